#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# packaging/changed.sh: the options of ctest, one a line, that choose the tests of the folders in which something is not committed
# yet, or of the last commit where all is, and of the folders that stand on them; the contract test of a game's rules, which takes
# a minute, is left to packaging/test.sh. Prints nothing where no test has to do with the change.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
cd "$root"

files=$(git diff --name-only HEAD && git ls-files --others --exclude-standard)
[ -n "$files" ] || files=$(git diff --name-only HEAD~1 HEAD)

# labelsOf FILE: the labels of the tests that a change of it is likely to break, as a regular expression. The pages of a game are
# walked through by every test of pages together: of those a few are chosen that open most pages.
labelsOf() {
    case ${1#tests/} in
    model/core/* | model/*.* | matches/*) echo 'model/.*|matches' ;;
    model/*/*) echo "$(dirname "${1#tests/}")|app/$(basename "$(dirname "$1")")" ;;
    storage/*) echo 'storage|app/session' ;;
    app/*/text/* | app/*/library/*) echo "app/$(cut -d / -f 3 <<<"$1")|app/$(cut -d / -f 2 <<<"$1")" ;;
    app/bronze/* | app/nations/* | app/empires/* | app/cli/* | app/export/* | app/text/* | app/library/* | app/share/*) dirname "${1#tests/}" ;;
    app/match/*) echo 'app/bronze|app/nations|app/empires' ;;
    app/*) echo 'app/session|app/window' ;;
    qml/pages/*.cpp | qml/pages/*.h) [[ $1 != tests/* ]] || echo 'qml/pages' ;;
    qml/*) echo 'qml/parts|qml/sight|qml/share|glance' ;;
    packaging/* | *CMake*) echo 'packaging' ;;
    esac
}
labels=$(while read -r file; do labelsOf "$file"; done <<<"$files" | sort -u | paste -sd '|')
[ -z "$labels" ] || printf '%s\n' -LE '^(long|contract)$' -L "^($labels)\$"
