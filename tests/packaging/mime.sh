#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# mime.sh FOLDER: does a desktop that installs what lies in FOLDER know our files by their names, and open them and our
# links with the program?
set -euo pipefail
linux=${1:?usage: mime.sh FOLDER}
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
mkdir -p "$place/packages" "$place/applications"
cp "$linux/org.pegsheet.Pegsheet.mime.xml" "$place/packages/org.pegsheet.Pegsheet.xml"
update-mime-database "$place"
grep -qxF '50:application/x-pegsheet:*.pegsheet' "$place/globs2" || { echo "*.pegsheet is of no known type."; exit 1; }
cp "$linux/org.pegsheet.Pegsheet.desktop" "$place/applications"
update-desktop-database "$place/applications"
for type in application/x-pegsheet x-scheme-handler/pegsheet; do
    grep -qxF "$type=org.pegsheet.Pegsheet.desktop;" "$place/applications/mimeinfo.cache" ||
        { echo "Nothing opens $type."; exit 1; }
done
