#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# warnings.sh FOLDER: do the commands of README build without treating warnings as errors, and does what CI runs treat them so? A
# newer compiler or Qt, which warns of more, must stop nobody who only wants to try Pegsheet. Nothing is built: cmake and ctest are
# stood in for.
set -euo pipefail
project=${1:?usage: warnings.sh FOLDER}
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
mkdir -p "$place/packaging" "$place/bin" "$place/model"
cp "$project"/packaging/*.sh "$place/packaging"
cp "$project/CMakePresets.json" "$place"
printf '#!/bin/sh\n' >"$place/packaging/dependencies.sh"
printf '#!/bin/sh\necho -L x\n' >"$place/packaging/changed.sh"
printf '#!/bin/sh\necho "$@" >>"%s/configured"\nfor word; do case $word in --preset) shift; mkdir -p "build/$2"; esac; done\n' "$place" >"$place/bin/cmake"
printf '#!/bin/sh\nexit 1\n' >"$place/bin/ctest"
chmod +x "$place"/packaging/*.sh "$place"/bin/*

# asked COMMAND...: with what it configures.
asked() {
    rm -rf "$place/configured" "$place/build"
    mkdir -p "$place/build/test" "$place/build/release"
    (cd "$place" && PATH=$place/bin:$PATH DISPLAY= QT_QPA_PLATFORM=offscreen "$@" >/dev/null 2>&1) || true
    cat "$place/configured"
}
failed=0
expect() { grep -qE -- "$1" <<<"$2" || { echo "$3: $2" && failed=1; }; }
expect 'preset test .*-DPEGSHEET_WERROR=OFF' "$(asked packaging/test.sh)" "packaging/test.sh treats warnings as errors"
expect 'preset test .*-DPEGSHEET_WERROR=OFF' "$(asked packaging/test.sh --changed)" "packaging/test.sh --changed treats warnings as errors"
full=$(asked packaging/test.sh --full)
expect 'preset test( |$)' "$full" "packaging/test.sh --full does not build"
! grep -q 'WERROR=OFF' <<<"$full" || { echo "packaging/test.sh --full lets warnings pass: $full" && failed=1; }
expect 'preset release' "$(asked packaging/run.sh)" "packaging/run.sh does not build a release"

python3 - "$project/CMakePresets.json" <<'EOF' || failed=1
import json, sys
presets = {preset["name"]: preset for preset in json.load(open(sys.argv[1]))["configurePresets"]}
def strict(name):
    while name:
        value = presets[name].get("cacheVariables", {}).get("PEGSHEET_WERROR")
        if value:
            return value
        name = presets[name].get("inherits")
wrong = [name for name in ("release", "package", "web-program") if strict(name) != "OFF"]
wrong += [name for name in ("test", "clang", "asan", "alone") if strict(name) != "ON"]
if wrong:
    sys.exit("CMakePresets.json: warnings are, or are not, errors in " + ", ".join(wrong))
EOF
exit $failed
