#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Installs what is missing, builds a release and starts Pegsheet; arguments go to Pegsheet. Without a display it is shown on one for
# VNC, which only this machine reaches.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
source "$root/packaging/steps.sh"

hasDisplay() { [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}${QT_QPA_PLATFORM:-}" ]; }

groups=(run build)
hasDisplay || groups+=(display)
"$root/packaging/dependencies.sh" "${groups[@]}"

say "Building Pegsheet in build/release"
build release

# startDisplay: an X server that shows itself by VNC at 127.0.0.1 and nowhere else; sets DISPLAY to its number. It ends with this script.
startDisplay() {
    local display server
    command -v Xvnc >/dev/null || return
    exec {display}< <(exec Xvnc -displayfd 1 -localhost=1 -SecurityTypes None -AlwaysShared -geometry 1280x800 -depth 24 \
        -desktop Pegsheet 2>"$root/build/display.log")
    server=$!
    read -r -t 20 -u "$display" DISPLAY || return
    trap "kill $server 2>/dev/null && wait $server || true" EXIT
    export DISPLAY=:$DISPLAY
}

program=$root/build/release/app/pegsheet
if hasDisplay; then
    say "Starting Pegsheet"
    exec "$program" "$@"
fi
if ! startDisplay; then
    echo "Pegsheet is built, but there is no display to show it on. For a display in memory: xvfb-run packaging/run.sh" >&2
    exit 2
fi
port=$((5900 + ${DISPLAY#:}))
say "Starting Pegsheet at 127.0.0.1:$port: open that with a VNC viewer, from another machine after: ssh -L $port:127.0.0.1:$port $(uname -n)"
"$program" --size 1280x800 "$@"
