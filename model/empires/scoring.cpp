// SPDX-License-Identifier: Apache-2.0
#include "model/empires/scoring.h"

#include "model/empires/count.h"
#include "model/empires/evaluation.h"

#include <algorithm>
#include <utility>

namespace pegsheet::empires {

namespace {

bool isCopying(const Ability &ability)
{
    return ability.find(Does::Copy) != nullptr;
}

bool countsResources(const Ability &ability)
{
    return std::any_of(ability.effects.begin(), ability.effects.end(),
                       [](const AbilityEffect &effect) { return effect.per.by == Multiplier::By::Resource; });
}

// The best other one that works, a second time (DE Ende-des-Spiels-Fähigkeit kopieren).
int bestToCopy(const State &state, int seat)
{
    int best = 0;
    eachSource(state, seat, [&](Source source, Location location) {
        const Ability *ability = abilityOf(state, source);
        if (source.isCard() && ability != nullptr && ability->when == When::End && !isCopying(*ability)
            && state.at(seat).isHealthy(location))
            best = std::max(best, endPointsOf(state, seat, source.card()).points);
    });
    return best;
}

ScoreLine placesLine(const State &state, int seat)
{
    ScoreLine line{"locations", 0, {}, {}};
    for (const Location location : state.at(seat).row) {
        const int value = state.known->places[location].value;
        if (!state.at(seat).isHealthy(location) || value == 0)
            continue;
        line.points += value;
        line.items.push_back({nameOf(location), value, {}});
    }
    if (line.points == 0)
        line.why = state.at(seat).healthy() == 0 ? "empires.nothingHealthy" : "empires.valuesMissing";
    return line;
}

ScoreLine innovationsLine(const State &state, int seat)
{
    ScoreLine line{"innovations", 0, {}, {}};
    if (state.at(seat).innovationPoints.isSaid) {
        line.points = state.at(seat).innovationPoints.points;
        line.why = line.points == 0 ? "empires.nothingCounted" : "";
        return line;
    }
    eachSource(state, seat, [&](Source source, Location) {
        if (!source.isCard())
            return;
        const EndPoints end = endPointsOf(state, seat, source.card());
        line.points += end.points;
        line.items.push_back({nameOf(source), end.points, end.why});
    });
    if (line.points == 0)
        line.why = line.items.empty() ? "empires.noInnovation" : "empires.nothingCounted";
    return line;
}

} // namespace

EndPoints endPointsOf(const State &state, int seat, Card card)
{
    const Source source(card);
    if (!isActive(state, seat, source))
        return {0, "empires.inactive"};
    const Ability *ability = abilityOf(state, source);
    const bool isByHand = isCountedByHand(state, seat, card);
    if (isByHand && state.byHand.has(card)) {
        const int points = state.points.at(card.index);
        return {points, points == 0 ? "empires.nothingCounted" : ""};
    }
    if (ability == nullptr)
        return {0, "empires.abilityUnknown"};
    if (ability->when != When::End)
        return {0, "empires.notAtEnd"};
    if (isByHand)
        return {0, "empires.notCounted"};
    const int points = worthOf(state, seat, source).points + (isCopying(*ability) ? bestToCopy(state, seat) : 0);
    if (points != 0)
        return {points, {}};
    if (isCopying(*ability))
        return {0, "empires.nothingToCopy"};
    return {0, countsResources(*ability) && !state.at(seat).stock.isSaid ? "empires.stockUnknown" : "empires.nothingCounted"};
}

Score scoreOf(const State &state, int seat)
{
    const Player &player = state.at(seat);
    Score score{seat, 0, player.healthy(), {}};
    score.lines.push_back({"track", player.score, player.score == 0 ? "empires.noPoints" : "", {}});
    score.lines.push_back(placesLine(state, seat));
    score.lines.push_back(innovationsLine(state, seat));
    for (const ScoreLine &line : score.lines)
        score.total += line.points;
    return score;
}

std::vector<Score> scoresOf(const State &state)
{
    std::vector<Score> scores;
    for (int seat = 0; seat < state.players; ++seat)
        scores.push_back(scoreOf(state, seat));
    return scores;
}

std::vector<int> winnersOf(const State &state)
{
    std::vector<int> winners;
    std::pair<int, int> best;
    for (const Score &score : scoresOf(state)) {
        const std::pair mine(score.total, score.tieBreak);
        if (winners.empty() || mine > best) {
            winners.clear();
            best = mine;
        }
        if (mine == best)
            winners.push_back(score.player);
    }
    return winners;
}

} // namespace pegsheet::empires
