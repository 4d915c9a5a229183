#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# imports.sh FOLDER: is every Qt module that a QML file of the project in FOLDER imports also among the packages that are
# installed with it? Nothing else would notice on a machine that happens to have them all.
set -euo pipefail
cd "${1:?usage: imports.sh FOLDER}"

# check ROOMS GROUPS: the imports below these folders, against these groups of packaging/dependencies.sh.
check() {
    local rooms=$1 groups=$2 packages modules module package
    packages=$(packaging/dependencies.sh --list $groups)
    modules=$(find $rooms -name '*.qml' -exec grep -hoP '^\s*import\s+\KQt[A-Za-z.]*' {} + | sort -u)
    [ -n "$modules" ] || { echo "There is no import of Qt below $rooms."; exit 1; }
    for module in $modules; do
        # The styles of Qt Quick Controls come in its package, and so does what Qt's own dialogs are made of.
        package=qml6-module-$(sed -E 's/^QtQuick\.(Controls|Dialogs)\..*/QtQuick.\1/; s/\./-/g' <<<"$module" | tr '[:upper:]' '[:lower:]')
        if ! grep -qxF "$package" <<<"$packages"; then
            echo "$module is imported below $rooms, but $package is in none of the groups $groups of packaging/dependencies.sh."
            failed=1
        fi
    done
}
failed=0
check "qml app" "run"
check "tests" "run test"
exit $failed
