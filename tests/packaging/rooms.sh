#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# rooms.sh FOLDER: does the project in FOLDER keep its rooms apart, model <- storage <- app <- qml?
# Prints one line a breach, with the place and the rule; exit status 1 when there is any.
set -uo pipefail
export LC_ALL=C.UTF-8
cd "${1:?usage: rooms.sh FOLDER}" || exit 2

if git -c safe.directory='*' rev-parse --show-cdup >/dev/null 2>&1 && [ -z "$(git -c safe.directory='*' rev-parse --show-cdup)" ]; then
    mapfile -t files < <(git -c safe.directory='*' ls-files --cached --others --exclude-standard | sort -u)
else
    mapfile -t files < <(find . -mindepth 1 \( -path './build*' -o -path './.cache' \) -prune -o -type f -printf '%P\n' | sort)
fi
for i in "${!files[@]}"; do [ -f "${files[i]}" ] || unset "files[i]"; done
[ ${#files[@]} -gt 0 ] || { echo "There is no file in $1."; exit 2; }

breaches=0
breach() {
    printf '%s\n' "$2" | sed "s|\$|    <- $1|"
    breaches=1
}
# forbid RULE PATHS LINES [EXCEPT]: in the files whose path matches PATHS no line may match LINES, unless the whole of
# "path:number:line" matches EXCEPT.
forbid() {
    local rule=$1 paths=$2 lines=$3 except=${4:-} found
    local -a in=()
    mapfile -t in < <(printf '%s\n' "${files[@]}" | grep -E -- "$paths")
    [ ${#in[@]} = 0 ] && return
    found=$(grep -HnIE -- "$lines" "${in[@]}")
    [ -z "$except" ] || found=$(printf '%s' "$found" | grep -vxE -- "$except")
    [ -z "$found" ] || breach "$rule" "$found"
}

code='\.(h|cpp)$'
build='(CMakeLists\.txt|\.cmake)$'
at='[^:]+:[0-9]+:'
include='[[:space:]]*#[[:space:]]*include[[:space:]]*'
comment="$at[[:space:]]*#.*"

forbid "the model includes the standard library and itself, from the root" "^model/.*$code" \
    "^$include" "$at$include(<[a-z_0-9]+>|\"model/[^\"]+\").*"
forbid "the model links nothing" "^model/.*$build" \
    '(Qt|SQLite|nlohmann|CLI11|ZXing|pegsheet_(storage|app|qml))' "$comment"
forbid "storage knows no Qt, no codes and nothing above it" "^storage/.*$code" \
    "^$include[<\"](Q|ZXing|app/|qml/|tests/)"
forbid "storage knows no game and no catalogue" "^storage/.*$code" "^$include\"model/" "$at$include\"model/core/.*"
forbid "storage links no Qt, no codes and nothing above it" "^storage/.*$build" \
    '(Qt|ZXing|CLI11|pegsheet_(app|qml))' "$comment"
forbid "the app leaves SQL to storage" "^(app|qml)/.*$code" "^$include[<\"](sqlite3|SQLiteCpp|QtSql|QSql)"
forbid "the app links no database" "^(app|qml)/.*$build" '(SQLite|Qt6?::Sql)' "$comment"
forbid "what is delivered includes no test" "^(model|storage|app|qml)/.*$code" "^$include[<\"]tests/"
forbid "includes start at the root" "^(storage|app|qml)/.*$code" "^$include\"" \
    "$at$include\"((model|storage|app|qml)/[^\"]+|[^/\"]+\.moc)\".*"
forbid "the view stores nothing" '^qml/.*\.qml$' '^import +QtQuick\.LocalStorage'

# A game is a folder of the model. It knows the core, never another game, and only the catalogue knows it.
mapfile -t games < <(printf '%s\n' "${files[@]}" | sed -n 's|^model/\([^/]*\)/.*|\1|p' | grep -vx core | sort -u)
gamesOr=$(IFS='|' && printf '%s' "${games[*]}")
for game in "${games[@]}"; do
    forbid "the core knows no game" "^model/core/" "^$include\"model/$game/"
    named=$(printf '%s\n' "${files[@]}" |
        grep -E '^(app|qml|storage|model)/.*(\.(h|cpp|qml)|CMakeLists\.txt)$' | grep -vE "^((app|qml|model)/($gamesOr)/|model/games\.h$)" |
        xargs -rd '\n' grep -HnIiE -e "(^|[^a-z])$game" --)
    [ -z "$named" ] || breach "a game is named in its own folders and in model/games.h" "$named"
    for other in "${games[@]}"; do
        [ "$game" = "$other" ] && continue
        forbid "$game knows nothing of $other" "^(model|app|qml)/$game/" \
            "(^$include\"(model|app|qml)/$other/|^import +Pegsheet\.${other^}\b|^import +\"(\.\./)+$other\b|pegsheet::$other\b)"
    done
done

# Only places that every machine has may be named.
forbid "no path of one machine" '' '(^|[^[:alnum:]_.$}/*-])/(work|home|root|Users|mnt|farm)/'

versioned=$(printf '%s\n' "${files[@]}" | grep -E "$code" | xargs -rd '\n' grep -lE 'QT_VERSION' --)
[ "$(printf '%s\n' "$versioned" | wc -l)" -le 3 ] || breach "at most three files ask which Qt this is" "$versioned"

bare=$(printf '%s\n' "${files[@]}" | grep -E '(\.(h|cpp|qml|js|py|sh|cmake|svg|desktop|xml)|(^|/)CMakeLists\.txt|^\.ci/.*)$' |
    xargs -rd '\n' grep -L 'SPDX-License-Identifier: ' --)
[ -z "$bare" ] || breach "every source has an SPDX line" "$bare"

strange=$(printf '%s\n' "${files[@]}" |
    grep -vE '^((app|qml|model|storage|tests|packaging)/.*|CMakeLists\.txt|README\.md|LICENSE|CMakePresets\.json|\..*)$')
[ -z "$strange" ] || breach "the top level holds only the rooms and what stands beside them" "$strange"
exit $breaches
