#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# runpath.sh FOLDER: no program and no module built there looks for libraries in the folder that somebody happens to stand in: of
# the places it names none is empty, and each is a whole path.
set -euo pipefail
checked=0
while IFS= read -r file; do
    checked=$((checked + 1))
    places=$(readelf -d "$file" | sed -nE 's/.*\((RPATH|RUNPATH)\).*\[(.*)\]$/\2/p')
    [ -z "$places" ] && continue
    if grep -qE '(^|:)(:|$)|(^|:)[^/$:]' <<<"$places"; then
        echo "$file looks for libraries in \"$places\"."
        exit 1
    fi
done < <(find "$1" -type f \( -perm -u+x -o -name '*.so' \) -exec sh -c 'head -c 4 "$1" | grep -q ELF' sh {} \; -print)
[ "$checked" -gt 2 ] || { echo "There is no program in $1."; exit 1; }
echo "$checked programs and modules, none of which loads what lies around."
