// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/scoring.h"

#include <tuple>

namespace pegsheet::bronze {

namespace {

int finishedMonuments(const Sheet &sheet)
{
    int count = 0;
    for (const Monument monument : kAll<Monument>)
        count += sheet.finished(targetOf(monument));
    return count;
}

void addItem(ScoreLine &line, std::string_view what, int points)
{
    line.points += points;
    line.items.push_back({what, points});
}

ScoreLine developmentsLine(const State &state, const Sheet &sheet)
{
    ScoreLine line{"developments", 0, {}, {}};
    for (const Development development : kAll<Development>)
        if (sheet.has(development))
            addItem(line, nameOf(development), pointsOf(state, development));
    if (line.items.empty())
        line.why = "bronze.noDevelopments";
    return line;
}

// Only finished ones count (EN 4).
ScoreLine monumentsLine(const Sheet &sheet)
{
    ScoreLine line{"monuments", 0, {}, {}};
    for (const Monument monument : kAll<Monument>)
        if (sheet.finished(targetOf(monument)))
            addItem(line, nameOf(monument), sheet.monumentPoints[monument]);
    if (line.items.empty())
        line.why = "bronze.noMonuments";
    else if (line.points == 0)
        line.why = "bronze.laterPointsAreZero";
    return line;
}

ScoreLine architectureLine(const State &state, const Sheet &sheet)
{
    ScoreLine line{"architecture", 0, {}, {}};
    if (!sheet.has(Development::Architecture))
        line.why = "bronze.noArchitecture";
    else if (const int monuments = finishedMonuments(sheet); monuments == 0)
        line.why = "bronze.architectureWithoutMonuments";
    else
        line.points = monuments * state.rules().pointsPerMonument;
    return line;
}

// The three starting cities count too (FR table 3).
ScoreLine empireLine(const State &state, const Sheet &sheet)
{
    ScoreLine line{"empire", 0, {}, {}};
    if (sheet.has(Development::Empire))
        line.points = sheet.cities() * state.rules().pointsPerCity;
    else
        line.why = "bronze.noEmpire";
    return line;
}

// A point for each good left after the last discard (LBASHEET).
ScoreLine commerceLine(const Sheet &sheet)
{
    ScoreLine line{"commerce", 0, {}, {}};
    if (!sheet.has(Development::Commerce))
        line.why = "bronze.noCommerce";
    else if (sheet.goodsCount() == 0)
        line.why = "bronze.commerceWithoutGoods";
    else
        line.points = sheet.goodsCount();
    return line;
}

ScoreLine disastersLine(const Sheet &sheet)
{
    return {"disasters", -sheet.disasters, sheet.disasters == 0 ? "bronze.noDisasters" : std::string_view(), {}};
}

} // namespace

Score scoreOf(const State &state, int seat)
{
    const Sheet &sheet = state.sheets[static_cast<std::size_t>(seat)];
    Score score{seat, 0, sheet.goodsValue(), {}};
    score.lines = {developmentsLine(state, sheet), monumentsLine(sheet), architectureLine(state, sheet), empireLine(state, sheet)};
    if (exists(state, Development::Commerce))
        score.lines.push_back(commerceLine(sheet));
    score.lines.push_back(disastersLine(sheet));
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

int totalOf(const State &state, int seat)
{
    const Sheet &sheet = state.sheets[static_cast<std::size_t>(seat)];
    int total = -sheet.disasters;
    for (std::uint32_t bits = sheet.developments.bits(); bits != 0; bits &= bits - 1)
        total += pointsOf(state, static_cast<Development>(std::countr_zero(bits)));
    for (const std::uint8_t points : sheet.monumentPoints.values)
        total += points;
    if (sheet.has(Development::Architecture))
        total += finishedMonuments(sheet) * state.rules().pointsPerMonument;
    if (sheet.has(Development::Empire))
        total += sheet.cities() * state.rules().pointsPerCity;
    if (sheet.has(Development::Commerce))
        total += sheet.goodsCount();
    return total;
}

std::vector<int> winnersOf(const State &state)
{
    const auto rank = [&](int seat) {
        return std::make_tuple(totalOf(state, seat), state.sheets[static_cast<std::size_t>(seat)].goodsValue());
    };
    std::vector<int> winners{0};
    for (int seat = 1; seat < state.players; ++seat) {
        if (rank(seat) > rank(winners.front()))
            winners.clear();
        if (winners.empty() || rank(seat) == rank(winners.front()))
            winners.push_back(seat);
    }
    return winners;
}

} // namespace pegsheet::bronze
