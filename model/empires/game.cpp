// SPDX-License-Identifier: Apache-2.0
#include "model/empires/game.h"

#include "model/entry.h"

namespace pegsheet::empires {

GameEntry entry();

MaybeRefusal Empires::refusesSimulation(const Setup &)
{
    return box() == nullptr ? MaybeRefusal(Refusal{"empires.noBox", {}}) : std::nullopt;
}

// For the catalogue, see model/games.h.
GameEntry entry()
{
    return entryOf<Empires>();
}

} // namespace pegsheet::empires

namespace pegsheet {

template <>
Standing MatchOf<empires::Empires>::standing() const
{
    Standing standing{length(), over(), player(), {}, winners()};
    for (const Score &score : scores()) {
        standing.scores.push_back(standing.over ? score.total : int{current().at(score.player).score});
        if (!standing.over)
            continue;
        std::vector<PointSource> &sources = standing.sources.emplace_back();
        for (const ScoreLine &line : score.lines)
            sources.push_back({std::string(line.what), line.points});
    }
    return standing;
}

template class MatchOf<empires::Empires>;

} // namespace pegsheet
