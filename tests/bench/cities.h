// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/session.h"
#include "model/catalog.h"
#include "model/core/notation.h"
#include "model/tapestry/capitals.h"
#include "model/tapestry/game.h"
#include "storage/library.h"

#include <QString>

#include <filesystem>

/// A match of Tapestry of five with their capital cities, half built, and the largest landmark to be set in the first one.
namespace pegsheet::bench {

/// The mat with a building on every fourth of its free plots, as a correction has it.
inline std::string builtGrid(tapestry::Capital capital)
{
    constexpr std::string_view kBuildings = "m..h...f..a.....";
    std::string text;
    std::size_t plot = 0;
    for (const std::string_view row : tapestry::kGrids[capital]) {
        text += text.empty() ? "\"" : ",\"";
        for (const char sign : row)
            text += sign == '#' ? sign : kBuildings.at(plot++ % kBuildings.size());
        text += '"';
    }
    return text;
}

/// Makes the move of that line; a move that is refused ends the program.
inline void playLine(Session &session, std::string_view line)
{
    Value move;
    if (readNotation<tapestry::Move>(line, move) || session.play(move))
        qFatal("a move of the benchmark is refused");
}

/// Keeps the match in that database; its number there.
inline qint64 keepCities(const QString &database)
{
    storage::Library library(std::filesystem::path(database.toStdU16String()));
    const Setup setup{{"Benedikt", "Gabriele", "Franziska", "Margarete", "Konstantin"}, "base", {{"depth", "full"}}, "play"};
    MaybeRefusal refusal;
    const auto session = Session::begin(*findGame("tapestry"), setup, &library, refusal);
    const std::size_t players = setup.players.size();
    for (std::size_t player = 0; player < players; ++player)
        playLine(*session, "capital capital=" + std::string(nameOf(static_cast<tapestry::Capital>(player))));
    for (std::size_t player = 0; player < players; ++player)
        playLine(*session, "income");
    for (std::size_t player = 0; player < players; ++player)
        playLine(*session,
                 "correct player=" + std::to_string(player) + " set={city:{grid:["
                     + builtGrid(static_cast<tapestry::Capital>(player)) + "]}}");
    // Rubber Works , four plots by four without a corner.
    playLine(*session, "correct player=0 set={tracks:{technology:[6]},resources:{coin:4}}");
    playLine(*session, "advance track=technology pay=coin:3");
    return session->id().value;
}

} // namespace pegsheet::bench
