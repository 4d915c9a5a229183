// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>

namespace pegsheet::tests {

/// Keeps a whole match of the random player in that database and says which it is: the same for the same seed.
qlonglong keepPlayedMatch(const QString &database, const QStringList &names, std::uint64_t seed);

} // namespace pegsheet::tests
