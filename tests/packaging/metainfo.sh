#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# metainfo.sh FILE: what shops read of Pegsheet is as they want it. It has no page of its own in the web, which newer validators
# wish for.
set -uo pipefail
said=$(appstreamcli validate --no-net --explain "${1:?usage: metainfo.sh FILE}" 2>&1)
printf '%s\n' "$said"
! grep -E '^[EW]: ' <<<"$said" | grep -qv ' url-homepage-missing$'
