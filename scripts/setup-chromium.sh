# Sourced by ./test, never run: makes sure that there is a Chromium for the tests in a browser.
#
#   ensure_chromium ROOT    looks for THEATRUM_CHROMIUM, then on the path, then for one that Playwright has downloaded;
#                           installs Debian's where it may. Without one the tests in a browser are skipped (on CI: fail).
# shellcheck shell=bash

_find_chromium() {
    local name
    if [ -n "${THEATRUM_CHROMIUM:-}" ]; then
        command -v "$THEATRUM_CHROMIUM" >/dev/null 2>&1
        return
    fi
    for name in chromium chromium-browser google-chrome google-chrome-stable; do
        command -v "$name" >/dev/null 2>&1 && return 0
    done
    for name in "${PLAYWRIGHT_BROWSERS_PATH:-${HOME:-}/.cache/ms-playwright}"/chromium-*/; do
        [ -d "$name" ] && return 0
    done
    return 1
}

ensure_chromium() {
    _find_chromium && return 0
    if [ -n "${THEATRUM_CHROMIUM:-}" ]; then
        _note "there is no $THEATRUM_CHROMIUM (THEATRUM_CHROMIUM); the tests in a browser cannot run"
    elif [ "$EUID" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        _note "installing chromium for the tests in a browser (once) …"
        export DEBIAN_FRONTEND=noninteractive
        { apt-get install -y -qq chromium || { apt-get update -qq && apt-get install -y -qq chromium; }; } \
            >/dev/null 2>&1 || _note "could not install chromium; the tests in a browser cannot run"
    else
        _note "no Chromium found, so the tests in a browser cannot run; install one (on Debian: apt-get install chromium; anywhere: $1/.venv/bin/playwright install chromium), or name it by THEATRUM_CHROMIUM"
    fi
}
