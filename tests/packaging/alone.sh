#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Compiles every file alone, not with its neighbours (preset alone): each includes what it needs.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
source "$root/packaging/steps.sh"
build alone
