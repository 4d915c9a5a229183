#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Does rooms.sh find what it is there to find? A small clean tree passes; of what is wrong it names each file and its rule.
set -euo pipefail
rooms=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/rooms.sh
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
spdx='// SPDX-License-Identifier: Apache-2.0'

put() {
    mkdir -p "$tree/$(dirname "$1")"
    printf '%s\n' "${@:2}" >"$tree/$1"
}
clean() {
    rm -rf "${tree:?}"/*
    put model/core/value.h "$spdx" '#include <vector>'
    put model/chess/rules.h "$spdx" '#include "model/core/value.h"'
    put model/goose/rules.h "$spdx" '#include "model/core/value.h"'
    put model/games.h "$spdx" '#define PEGSHEET_GAMES(GAME) GAME(chess) GAME(goose)'
    put model/catalog.cpp "$spdx" '#include "model/games.h"'
    put model/CMakeLists.txt "#${spdx#//}" '# No Qt here.' 'target_link_libraries(model PUBLIC options)'
    put storage/library.cpp "$spdx" '#include "model/core/value.h"' '#include <SQLiteCpp/SQLiteCpp.h>'
    put app/chess/sheet.cpp "$spdx" '#include "model/chess/rules.h"' '#include <QObject>' '#include "sheet.moc"'
    put qml/chess/Sheet.qml "$spdx" 'import QtQuick'
    put tests/tst_all.cpp "$spdx" '#include "storage/library.h"'
    put README.md '# A project'
}
# catches RULE FILE LINE...: with LINEs in FILE, it is named with RULE. All of them stand in one tree, numbered.
catches() {
    local file=$2
    case $file in
    */CMakeLists.txt) ;;
    *) file=${file%.*}$((${#rules[@]} + 1)).${file##*.} ;;
    esac
    put "$file" "${@:3}"
    rules+=("$1") breaches+=("$file") lines+=("${*:3}")
}
rules=() breaches=() lines=()

clean
"$rooms" "$tree"

lib='the model includes the standard library'
catches "$lib" model/core/a.h "$spdx" '#include <QString>'
catches "$lib" model/core/a.h "$spdx" '#include <nlohmann/json.hpp>'
catches "$lib" model/core/a.h "$spdx" '#include "storage/library.h"'
catches "$lib" model/core/a.h "$spdx" '#  include "value.h"'
catches 'the model links nothing' model/CMakeLists.txt "#${spdx#//}" 'target_link_libraries(model Qt6::Core)'
catches 'storage knows no Qt' storage/a.cpp "$spdx" '#include <QFile>'
catches 'storage knows no Qt' storage/a.cpp "$spdx" '#include "app/games.h"'
catches 'storage knows no Qt' storage/a.cpp "$spdx" '#include <ZXing/BarcodeFormat.h>'
catches 'storage knows no game' storage/a.cpp "$spdx" '#include "model/chess/rules.h"'
catches 'storage links no Qt' storage/CMakeLists.txt "#${spdx#//}" 'target_link_libraries(storage Qt6::Core)'
catches 'the app leaves SQL to storage' app/a.cpp "$spdx" '#include <sqlite3.h>'
catches 'the app leaves SQL to storage' app/a.cpp "$spdx" '#include <SQLiteCpp/Database.h>'
catches 'the app links no database' app/CMakeLists.txt "#${spdx#//}" 'target_link_libraries(app SQLiteCpp)'
catches 'what is delivered includes no test' app/a.cpp "$spdx" '#include "tests/tst_all.h"'
catches 'includes start at the root' app/a.cpp "$spdx" '#include "chess/sheet.h"'
catches 'the view stores nothing' qml/A.qml "$spdx" 'import QtQuick.LocalStorage'
catches 'the core knows no game' model/core/a.h "$spdx" '#include "model/chess/rules.h"'
named='a game is named in its own folders'
catches "$named" model/a.h "$spdx" '#include "model/chess/rules.h"'
catches "$named" app/a.cpp "$spdx" 'if (game == "goose")'
catches "$named" app/a.cpp "$spdx" 'const Table &chessTable();'
catches "$named" qml/A.qml "$spdx" '// A page of Chess.'
catches 'goose knows nothing of chess' model/goose/a.h "$spdx" '#include "model/chess/rules.h"'
catches 'goose knows nothing of chess' model/goose/a.h "$spdx" 'using pegsheet::chess::State;'
catches 'goose knows nothing of chess' app/goose/a.cpp "$spdx" '#include "app/chess/sheet.h"'
catches 'goose knows nothing of chess' qml/goose/A.qml "$spdx" 'import Pegsheet.Chess'
catches 'goose knows nothing of chess' qml/goose/A.qml "$spdx" 'import "../chess"'
catches 'no path of one machine' tests/a.sh "#${spdx#//}" 'cat "/ho''me/somebody/file"'
catches 'every source has an SPDX line' qml/A.qml 'import QtQuick'
catches 'every source has an SPDX line' tests/CMakeLists.txt 'add_test(NAME a COMMAND b)'
catches 'the top level' notes.txt 'something'
catches 'the top level' tools/a.sh "#${spdx#//}"
said=$("$rooms" "$tree") && { echo 'nothing of it is caught'; exit 1; }
for i in "${!rules[@]}"; do
    if ! grep -F "<- ${rules[i]}" <<<"$said" | grep -qF "${breaches[i]}"; then
        printf 'not caught as "%s": %s: %s\nwhat is said of it:\n%s\n' "${rules[i]}" "${breaches[i]}" "${lines[i]}" \
            "$(grep -F "${breaches[i]}" <<<"$said")"
        exit 1
    fi
done

clean
for name in a b c; do put "app/$name.h" "$spdx" '#if QT_VERSION >= 1'; done
"$rooms" "$tree"
put app/d.h "$spdx" '#if QT_VERSION >= 1'
grep -qF '<- at most three files' <<<"$("$rooms" "$tree")"
echo "$((${#rules[@]} + 1)) breaches caught, each with its place and its rule."
