"""Bringing a record from elsewhere: paste it or choose its file; it is verified move by move."""

from __future__ import annotations

from htpy import Element, button, div, form, h1, input, label, noscript, p, span, textarea

from theatrum.table.pages.layout import page, t

LARGEST = 1024 * 1024 - 64 * 1024
"""Bytes a file may have: the largest request, less what quoting it as JSON adds."""


def import_page(lang: str) -> Element:
    """Build the page that takes a record."""
    return page(
        t("page-import-title", lang),
        h1[t("page-import-title", lang)],
        p(".lead")[t("page-import-lead", lang)],
        noscript[p(".problem")[t("page-needs-script", lang)]],
        form(
            "#import",
            data_keep=True,
            data_largest=str(LARGEST),
            data_too_large=t("page-import-too-large", lang),
            novalidate=True,
        )[
            label[
                span[t("page-import-file", lang)],
                input(type="file", name="file", accept=".json,application/json"),
            ],
            label[
                span[t("page-import-text", lang)],
                textarea(name="record", rows=12, spellcheck="false", autocomplete="off"),
            ],
            p(".problem", role="alert", hidden=True),
            div(".actions")[button(".button.primary", type="submit")[t("page-import", lang)]],
        ],
        lang=lang,
        kind="import",
        scripts=["/static/import.js"],
    )
