#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# display.sh FOLDER: does packaging/run.sh show Pegsheet where there is no display? It starts one for VNC that listens at 127.0.0.1
# alone, says its address and ends it with Pegsheet; where there is none, it says what to do instead. Nothing is built, and the display
# is stood in for.
set -euo pipefail
project=${1:?usage: display.sh FOLDER}
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
mkdir -p "$place/packaging" "$place/bin" "$place/build/release/app"
cp "$project"/packaging/*.sh "$place/packaging"
cp "$project/CMakePresets.json" "$place"
printf '#!/bin/sh\n' >"$place/packaging/dependencies.sh"
printf '#!/bin/sh\n' >"$place/bin/cmake"
printf '#!/bin/sh\necho "shown on $DISPLAY: $*"\n' >"$place/build/release/app/pegsheet"
printf '#!/bin/sh\necho "$@" >"%s/asked"\necho $$ >"%s/server"\necho 7\nexec sleep 60\n' "$place" "$place" >"$place/bin/Xvnc"
chmod +x "$place"/packaging/*.sh "$place"/bin/* "$place/build/release/app/pegsheet"
failed=0
fail() { echo "$1" && failed=1; }

# The commands that the script takes, and no other Xvnc.
for command in bash sh cat dirname grep mkdir sleep uname; do ln -s "$(command -v "$command")" "$place/bin/$command"; done
run() { env -u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM PATH="$place/bin" "$place/packaging/run.sh" --open 3 2>&1; }

said=$(run) || fail "It ended with status $?."
grep -q '127\.0\.0\.1:5907' <<<"$said" || fail "It does not say the address: $said"
grep -q 'ssh -L 5907:127\.0\.0\.1:5907' <<<"$said" || fail "It does not say how to reach it from another machine: $said"
grep -qx 'shown on :7: --size 1280x800 --open 3' <<<"$said" || fail "Pegsheet is not started on it: $said"
grep -q -- '-localhost=1' "$place/asked" || fail "Other machines reach the display: $(cat "$place/asked")"
! kill -0 "$(cat "$place/server")" 2>/dev/null || fail "The display is still there."

rm "$place/bin/Xvnc"
status=0
said=$(run) || status=$?
[ $status = 2 ] && grep -q 'xvfb-run packaging/run.sh' <<<"$said" || fail "Without it, status $status: $said"
exit $failed
