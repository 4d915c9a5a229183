// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace pegsheet::tests {

/// Puts matches of the past into a database, the same every time: finished ones by two to four of Ada, Benedikt, Cleo and Dov,
/// by chance, one or two a week up to the autumn of 2026; each fifth was played at a place and has a note, and the last is open.
void keepPast(const QString &database, int matches);
/// A finished match that somebody played alone.
void keepAlone(const QString &database, const QString &name);

} // namespace pegsheet::tests
