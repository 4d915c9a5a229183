// SPDX-License-Identifier: Apache-2.0
#include "tests/qml/pages/played.h"

#include "app/session.h"

#include <filesystem>

namespace pegsheet::tests {

qlonglong keepPlayedMatch(const QString &database, const QStringList &names, std::uint64_t seed)
{
    storage::Library library(std::filesystem::path(database.toStdU16String()));
    Setup setup;
    for (const QString &name : names)
        setup.players.push_back(name.toStdString());
    const GameEntry &game = *findGame("bronze");
    MaybeRefusal refusal;
    const auto session = Session::begin(game, setup, &library, refusal);
    refusal = session->play(std::span<const Value>(game.simulate(setup, {seed, true}).log));
    return refusal ? 0 : session->id().value;
}

} // namespace pegsheet::tests
