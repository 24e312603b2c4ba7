"""Searching a rulebook as people do: by several words, in any inflected form, with or without Polish marks."""

from __future__ import annotations

import re

from theatrum.engine.rulebook import Rule

ALIKE = ("aą", "cć", "eę", "lł", "nń", "oó", "sś", "zźż")
ENDING = 2
"""Letters that a Polish word may change at its end: karta, kartę, kartami."""
ROOT = 4
"""Letters that a Polish word keeps at least, for a shorter root would find strangers."""


class Search:
    """What somebody looks for: a rule is found by its id, or where its text has all the words."""

    def __init__(self, query: str, lang: str) -> None:
        self.lang = lang
        self.words = query.casefold().split()
        self._id = " ".join(self.words)
        self._each = [re.compile(_form(word, lang), re.IGNORECASE) for word in self.words]
        self._any = re.compile("|".join(each.pattern for each in self._each), re.IGNORECASE)

    def finds(self, rule: Rule) -> bool:
        text = rule.text[self.lang]
        return self._id in rule.id.casefold() or all(each.search(text) for each in self._each)

    def split(self, text: str) -> list[str]:
        """Cut a text where the words are: every second part, from the second on, is one of them."""
        if not self.words:
            return [text]
        parts, end = [], 0
        for found in self._any.finditer(text):
            parts += [text[end : found.start()], found.group()]
            end = found.end()
        return [*parts, text[end:]]


def _form(word: str, lang: str) -> str:
    """Write a word as a pattern of all its forms, from the beginning of a word on."""
    if word.isalpha():
        word = word[: max(ROOT, len(word) - ENDING)] if lang == "pl" else word[:1] + word[1:].removesuffix("s")
    return r"(?<!\w)" + "".join(map(_letter, word)) + r"\w*"


def _letter(letter: str) -> str:
    return next((f"[{alike}]" for alike in ALIKE if letter in alike), re.escape(letter))
