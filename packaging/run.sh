#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Installs what is missing, builds a release and starts Pegsheet; arguments go to Pegsheet.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
source "$root/packaging/steps.sh"

hasDisplay() { [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}${QT_QPA_PLATFORM:-}" ]; }

groups=(run build)
hasDisplay || groups+=(display)
"$root/packaging/dependencies.sh" "${groups[@]}"

say "Building Pegsheet in build/release"
build release

if ! hasDisplay; then
    echo "Pegsheet is built, but there is no display to show it on. For a display in memory: xvfb-run packaging/run.sh" >&2
    exit 2
fi
say "Starting Pegsheet"
exec "$root/build/release/app/pegsheet" "$@"
