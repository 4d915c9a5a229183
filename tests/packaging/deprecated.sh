#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# deprecated.sh FOLDER: is anything of Qt used below FOLDER that a later Qt than the oldest we build with calls deprecated? There it
# warns, here nothing does. The names are those that the headers of Qt 6.5 to 6.11 mark so, as far as one is never anything else.
set -euo pipefail
cd "${1:?usage: deprecated.sh FOLDER}"

names=(
    '"_qs\b' '"_qba\b'                                                                             # 6.8: _s, _ba
    '\bqAsConst\b'                                                                                 # 6.6: std::as_const
    '\b(countryToString|countryToCode|codeToCountry|countriesForLanguage|nativeCountryName)\b'     # 6.6: territory
    'QLocale::(Country|AnyCountry)\b'                                                              # 6.6
    '\bQColor::(isValidColor|colorNames)\b' '\bsetNamedColor\b'                                    # 6.6: fromString
    '\bQt::(UTC|LocalTime|OffsetFromUTC|TimeZone)\b'                                               # 6.9: QTimeZone
    '\b(setTimeSpec|toTimeSpec|setOffsetFromUtc)\b'                                                # 6.9: QTimeZone
    '\b(yCbCrColorSpace|setYCbCrColorSpace|setStreamFrameRate)\b'                                  # 6.8: colorSpace, streamFrameRate
    '\b(QCheckBox::stateChanged|keyboardAutoRepeatRate|qGlobalQHashSeed|qSetGlobalQHashSeed)\b'    # 6.5, 6.6, 6.9
    '\b(QVariant::Type|QLibraryInfo::location|qEnableNtfsPermissionChecks|QQmlDebuggingEnabler)\b' # 6.0, 6.6
)
pattern=$(IFS='|' && echo "${names[*]}")
if grep -rnE --include='*.cpp' --include='*.h' -- "$pattern" app qml tests; then
    echo "Qt calls this deprecated by now: what stands behind the name in tests/packaging/deprecated.sh takes its place."
    exit 1
fi
