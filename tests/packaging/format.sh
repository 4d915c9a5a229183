#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# format.sh FOLDER: is every C++ file of the project in FOLDER as .clang-format has it? `clang-format -i FILE…` puts right what is not.
# Status 77 where there is no clang-format 14: others break lines otherwise.
set -euo pipefail
cd "${1:?usage: format.sh FOLDER}"
format=$(command -v clang-format-14 || command -v clang-format) || { echo "Skipped: clang-format 14 is not here."; exit 77; }
"$format" --version | grep -q 'version 14\.' || { echo "Skipped: $("$format" --version) is not version 14."; exit 77; }
mapfile -t files < <(find model storage app qml tests -name '*.cpp' -o -name '*.h')
printf '%s\0' "${files[@]}" | xargs -0 -P "$(nproc)" -n 40 "$format" --dry-run -Werror
