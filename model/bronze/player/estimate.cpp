// SPDX-License-Identifier: Apache-2.0
#include "model/bronze/player/estimate.h"

#include "model/bronze/rules.h"
#include "model/bronze/scoring.h"

#include <algorithm>

namespace pegsheet::bronze {

namespace {

// Columns are gone through in blocks of a known size, which compilers do in a few instructions.
constexpr int kBlock = 16;
static_assert(Network::kUnits % kBlock == 0 && Network::kUnitsAlone % kBlock == 0);

inline void plus(Network::Column &to, const std::int16_t *column, int units)
{
    for (int block = 0; block < units; block += kBlock) {
        std::int16_t *__restrict sum = to.data() + block;
        const std::int16_t *__restrict more = column + block;
        for (int i = 0; i < kBlock; ++i)
            sum[i] = static_cast<std::int16_t>(sum[i] + more[i]);
    }
}

inline void replace(Network::Column &in, const std::int16_t *from, const std::int16_t *to, int units)
{
    for (int block = 0; block < units; block += kBlock) {
        std::int16_t *__restrict sum = in.data() + block;
        const std::int16_t *__restrict less = from + block;
        const std::int16_t *__restrict more = to + block;
        for (int i = 0; i < kBlock; ++i)
            sum[i] = static_cast<std::int16_t>(sum[i] + more[i] - less[i]);
    }
}

// What the units of a layer answer to their sums.
inline void answer(Network::Column &units)
{
    for (std::int16_t &unit : units)
        unit = std::clamp<std::int16_t>(unit, 0, Network::kMost);
}

inline std::int32_t product(const Network::Column &units, const std::int16_t *weights, int count)
{
    std::int32_t sum = 0;
    for (int block = 0; block < count; block += kBlock) {
        const std::int16_t *__restrict unit = units.data() + block;
        const std::int16_t *__restrict weight = weights + block;
        for (int i = 0; i < kBlock; ++i)
            sum += unit[i] * weight[i];
    }
    return sum;
}

// e to the power of -x, for whole 1024ths: from a table of 64ths and a straight line between two. Worked out here and not by the
// standard library, so that every machine comes to the same.
class Exponential
{
public:
    constexpr Exponential()
    {
        constexpr double kStep = 0.98449643700540845; // e to the power of -1/64
        double value = 1;
        for (float &entry : m_table) {
            entry = static_cast<float>(value);
            value *= kStep;
        }
    }
    [[nodiscard]] float of(std::int32_t x) const
    {
        if (x >= kMost)
            return 0;
        const auto at = static_cast<std::size_t>(x / 16);
        return m_table[at] + (m_table[at + 1] - m_table[at]) * (static_cast<float>(x % 16) * 0.0625F);
    }

private:
    static constexpr std::int32_t kMost = 16 * 1024;
    std::array<float, 1026> m_table{};
};
constexpr Exponential kExponential;

Chances chancesOf(const std::array<std::int32_t, kMaxSeats> &answers, int players)
{
    Chances chances{};
    const std::int32_t most = *std::max_element(answers.begin(), answers.begin() + players);
    float sum = 0;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
        chances[seat] = kExponential.of((most - answers[seat]) / (Network::kUnit * Network::kAnswer / 1024));
        sum += chances[seat];
    }
    for (float &chance : chances)
        chance /= sum;
    return chances;
}

} // namespace

Chances resultOf(const State &state)
{
    Chances chances{};
    if (state.isSolo()) {
        chances[0] = static_cast<float>(totalOf(state, 0));
        return chances;
    }
    const std::vector<int> winners = winnersOf(state);
    for (const int seat : winners)
        chances[static_cast<std::size_t>(seat)] = 1.0F / static_cast<float>(winners.size());
    return chances;
}

Estimate::SheetSum Estimate::sumOf(const SheetInputs &inputs) const
{
    SheetSum sheet{inputs, {}, {}};
    for (const std::uint16_t column : inputs.columns)
        plus(sheet.sum, m_network.sheet(column), m_network.units());
    look(sheet);
    return sheet;
}

Estimate::TableSum Estimate::sumOf(const TableInputs &inputs) const
{
    TableSum table{inputs, {}, {}};
    for (int group = 0; group < m_tableGroups; ++group)
        plus(table.sum, m_network.table(inputs.columns[static_cast<std::size_t>(group)]), m_network.units());
    plus(table.sum, m_network.bias(), m_network.units());
    return table;
}

void Estimate::change(SheetSum &sheet, const SheetInputs &to) const
{
    for (std::size_t group = 0; group < to.columns.size(); ++group)
        if (sheet.inputs.columns[group] != to.columns[group])
            replace(sheet.sum, m_network.sheet(sheet.inputs.columns[group]), m_network.sheet(to.columns[group]), m_network.units());
    sheet.inputs = to;
    look(sheet);
}

// From outside.
void Estimate::look(SheetSum &sheet) const
{
    sheet.others = {};
    if (m_network.isAlone())
        return;
    Column sum = sheet.sum;
    plus(sum, m_network.othersBias(), m_network.units());
    sheet.others = heard(sum, 1);
}

Estimate::Heard Estimate::ownOf(const SheetSum &sheet, const TableSum &table, const TableInputs &to) const
{
    Column sum = sheet.sum;
    plus(sum, table.sum.data(), m_network.units());
    for (std::size_t group = 0; group < static_cast<std::size_t>(m_tableGroups); ++group)
        if (table.inputs.columns[group] != to.columns[group])
            replace(sum, m_network.table(table.inputs.columns[group]), m_network.table(to.columns[group]), m_network.units());
    return heard(sum, 0);
}

// Of the sums of the first layer, by the view of whose sheet it is, 0, or of the others, 1.
Estimate::Heard Estimate::heard(Column units, int view) const
{
    answer(units);
    Heard heard; // NOLINT: set below
    for (int second = 0; second < Network::kSecond; ++second)
        heard[static_cast<std::size_t>(second)] = product(units, m_network.second(second) + view * m_network.units(),
                                                          m_network.units());
    return heard;
}

void Estimate::begin(const Network &network, const State &state)
{
    m_network = network;
    m_tableGroups = state.isSolo() ? TableInputs::kGroupsAlone : TableInputs::kGroups;
    Standings standings;
    standings.ends = endReason(state) != EndReason::None;
    for (std::size_t seat = 0; seat < state.players; ++seat) {
        m_sheets[seat] = state.sheets[seat];
        m_sums[seat] = sumOf(SheetInputs(state, static_cast<int>(seat)));
        standings.totals[seat] = totalOf(state, static_cast<int>(seat));
        standings.reach[seat] = m_sums[seat].inputs.reach;
    }
    for (std::size_t seat = 0; seat < state.players; ++seat) {
        m_tables[seat] = sumOf(TableInputs(state, static_cast<int>(seat), standings));
        m_tables[seat].own = ownOf(m_sums[seat], m_tables[seat], m_tables[seat].inputs);
    }
}

std::int32_t Estimate::answerOf(const Heard &own, const Heard &others) const
{
    std::int32_t answer = m_network.answerBias() * (Network::kUnit * Network::kAnswer / 256);
    for (std::size_t second = 0; second < Network::kSecond; ++second) {
        const std::int32_t sum = m_network.secondBias()[second] * Network::kUnit + own[second] + others[second];
        answer += std::clamp(sum / Network::kUnit, 0, Network::kMost) * m_network.answer()[second];
    }
    return answer;
}

Chances Estimate::of(const State &state) const
{
    if (state.step == Step::Over)
        return resultOf(state);
    const std::size_t players = state.players;
    std::array<SheetSum, kMaxSeats> changed; // NOLINT: set where it is used
    std::array<const SheetSum *, kMaxSeats> sheets{};
    Heard all{};
    Standings standings;
    standings.ends = endReason(state) != EndReason::None;
    for (std::size_t seat = 0; seat < players; ++seat) {
        sheets[seat] = &m_sums[seat];
        if (!(state.sheets[seat] == m_sheets[seat])) {
            changed[seat] = m_sums[seat];
            change(changed[seat], SheetInputs(state, static_cast<int>(seat)));
            sheets[seat] = &changed[seat];
        }
        standings.totals[seat] = totalOf(state, static_cast<int>(seat));
        standings.reach[seat] = sheets[seat]->inputs.reach;
        for (std::size_t second = 0; second < all.size(); ++second)
            all[second] += sheets[seat]->others[second];
    }
    std::array<std::int32_t, kMaxSeats> answers{};
    for (std::size_t seat = 0; seat < players; ++seat) {
        const TableInputs inputs(state, static_cast<int>(seat), standings);
        const bool asBefore = sheets[seat] == &m_sums[seat] && inputs.columns == m_tables[seat].inputs.columns;
        Heard others = all;
        for (std::size_t second = 0; second < others.size(); ++second)
            others[second] -= sheets[seat]->others[second];
        answers[seat] = answerOf(asBefore ? m_tables[seat].own : ownOf(*sheets[seat], m_tables[seat], inputs), others);
    }
    if (players > 1)
        return chancesOf(answers, state.players);
    constexpr float kScale = static_cast<float>(Network::kPoints) / (Network::kUnit * Network::kAnswer);
    return {static_cast<float>(answers[0]) * kScale};
}

} // namespace pegsheet::bronze
