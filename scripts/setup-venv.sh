# Sourced by ./theatrum and ./test, never run: makes .venv next to them once and keeps it in step with pyproject.toml.
#
#   setup_venv ROOT EXTRAS …    makes sure that ROOT/.venv has the project, editable, with these extras; further
#                               EXTRAS name sets that include the first one, so that having one of them is enough
#
# A stamp per set of extras is written last; an interrupted set-up therefore leaves none and is simply done again.
# shellcheck shell=bash

MINIMUM="3.11"

_note() { printf 'theatrum: %s\n' "$1" >&2; }

_give_up() {
    _note "$1"
    exit 1
}

# Prints the version of a Python that starts and is new enough; fails otherwise.
_version() {
    "$1" -I -S -c '
import sys
if sys.version_info < (3, 11):
    sys.exit(1)
print(".".join(map(str, sys.version_info[:3])))' 2>/dev/null
}

# Prints the first Python that is new enough and can make virtual environments.
_find_python() {
    local name found=""
    for name in "${THEATRUM_PYTHON:-}" python3 python3.14 python3.13 python3.12 python3.11 python; do
        [ -n "$name" ] && command -v "$name" >/dev/null 2>&1 && _version "$name" >/dev/null || continue
        found=$name
        if "$name" -c 'import venv, ensurepip' >/dev/null 2>&1; then
            command -v "$name"
            return 0
        fi
    done
    if [ -n "$found" ]; then
        _give_up "$found cannot make virtual environments; install its venv module (on Debian and Ubuntu: apt install python3-venv)"
    fi
    _give_up "needs Python $MINIMUM or newer, and finds none; install it, or name it by THEATRUM_PYTHON=/path/to/python"
}

# Prints what an up-to-date stamp says; fails when the environment's Python does not start.
_stamp() {
    local version sum
    version=$(_version "$1/.venv/bin/python") || return 1
    sum=$(cksum <"$1/pyproject.toml")
    printf '%s\n%s\n%s\n' "$1" "$version" "$sum"
}

# Tells whether one of the sets of extras is installed and up to date.
_is_ready() {
    local root=$1 now extras file
    shift
    now=$(_stamp "$root") || return 1
    for extras in "$@"; do
        file=$root/.venv/.theatrum-$extras
        [ -f "$file" ] && [ "$(cat "$file")" = "$now" ] && return 0
    done
    return 1
}

_install() {
    local root=$1 extras=$2 venv=$1/.venv python
    python=$(_find_python) || exit 1
    # One set-up at a time. The lock lives on the open file 9 and goes when this shell goes, however it goes.
    exec 9<"$root/scripts/setup-venv.sh"
    "$python" -c 'import fcntl; fcntl.flock(9, fcntl.LOCK_EX | fcntl.LOCK_NB)' 2>/dev/null || {
        _note "waiting for another set-up to finish …"
        "$python" -c 'import fcntl; fcntl.flock(9, fcntl.LOCK_EX)'
    }
    if ! _is_ready "$@"; then
        # An environment that was moved, is half-made, or whose Python is gone is made anew.
        if ! _version "$venv/bin/python" >/dev/null || ! "$venv/bin/python" -m pip --version >/dev/null 2>&1 \
            || ! grep -qsxF "$root" "$venv/.theatrum-home"; then
            _note "making .venv (once) …"
            rm -rf "$venv"
            "$python" -m venv "$venv" >&2 || _give_up "could not make $venv"
            printf '%s\n' "$root" >"$venv/.theatrum-home"
        fi
        _note "installing what is needed ($extras) …"
        rm -f "$venv/.theatrum-$extras"
        "$venv/bin/python" -m pip install --quiet --quiet --disable-pip-version-check --editable "$root[$extras]" >&2 \
            || _give_up "could not install the project; is there a network? Run the same command again to retry"
        _stamp "$root" >"$venv/.theatrum-$extras.new"
        mv -f "$venv/.theatrum-$extras.new" "$venv/.theatrum-$extras"
    fi
    exec 9<&-
}

setup_venv() {
    _is_ready "$@" || _install "$@"
}
