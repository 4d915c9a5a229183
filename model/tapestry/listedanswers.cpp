// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/listedanswers.h"

#include "model/core/overload.h"
#include "model/tapestry/rules.h"

#include <algorithm>
#include <bit>

namespace pegsheet::tapestry {

namespace {

using Place = std::optional<std::uint32_t>;

// Tracks and tokens ----------------------------------------------------------------------------------------

// The space of the token at that place among those that can be chosen, 0 for the token left out, then from the furthest.
int spaceAt(std::uint32_t spaces, std::uint32_t place)
{
    for (; place > 1; --place)
        spaces &= ~(1U << furthestOf(spaces));
    return furthestOf(spaces);
}
std::uint32_t countTokens(std::uint32_t spaces)
{
    return spaces == 0 ? 0 : static_cast<std::uint32_t>(std::popcount(spaces)) + 1;
}
Token tokenAt(std::uint32_t spaces, std::uint32_t place)
{
    return place == 0 ? Token() : Token{static_cast<std::int8_t>(spaceAt(spaces, place))};
}
Place placeOfToken(std::uint32_t spaces, Token token)
{
    if (spaces == 0)
        return std::nullopt;
    if (!token.isSaid())
        return 0;
    if ((spaces >> token.number & 1U) == 0)
        return std::nullopt;
    return static_cast<std::uint32_t>(std::popcount(spaces >> token.number));
}

// The payments of a step to a space: all of the track's own, and some of any.
class Payments
{
public:
    Payments(const Player &player, Track track, int space)
        : m_own(kOwnResource[track]), m_cost(costOf(space)), m_left(player.resources)
    {
        m_isPossible = m_left[m_own] >= m_cost.own;
        if (m_isPossible)
            m_left[m_own] = static_cast<std::uint8_t>(m_left[m_own] - m_cost.own);
    }
    [[nodiscard]] std::uint32_t count() const { return m_isPossible ? picks().count() : 0; }
    [[nodiscard]] Resources at(std::uint32_t index) const
    {
        Resources paid = picks().at(index);
        paid[m_own] = static_cast<std::uint8_t>(paid[m_own] + m_cost.own);
        return paid;
    }
    [[nodiscard]] Place placeOf(Resources paid) const
    {
        if (!m_isPossible || paid[m_own] < m_cost.own)
            return std::nullopt;
        paid[m_own] = static_cast<std::uint8_t>(paid[m_own] - m_cost.own);
        return picks().has(paid) ? Place(picks().placeOf(paid)) : std::nullopt;
    }

private:
    [[nodiscard]] Picks picks() const { return {m_left, m_cost.any}; }

    Resource m_own;
    Cost m_cost;
    Resources m_left;
    bool m_isPossible = false;
};

Payments paymentsOf(const State &state, Track track, std::uint32_t spaces, std::uint32_t place)
{
    return {state.at(state.turn), track, spaceAt(spaces, place) + 1};
}

// Calls `use(track, spaces, place)` for each track and token of whose turn it is, until that says so: first with the tokens left
// out.
template <typename Use>
void eachStep(const State &state, Use use)
{
    for (const bool isSaid : {false, true})
        for (const Track track : kAll<Track>) {
            const std::uint32_t spaces = canAdvance(state.at(state.turn).tracks[track]);
            const std::uint32_t end = isSaid ? countTokens(spaces) : std::min(countTokens(spaces), 1U);
            for (std::uint32_t place = isSaid ? 1 : 0; place < end; ++place)
                if (use(track, spaces, place))
                    return;
        }
}

// Conquest -------------------------------------------------------------------------------------------------

constexpr std::uint32_t kReds = kCount<RedFace>;
constexpr std::uint32_t kBlacks = kCount<BlackFace> - 1;
constexpr std::uint32_t kTerritories = kCount<TileBenefit> + 1;
constexpr std::uint32_t kBlackOptions = kBlacks + kTerritories;

Word conquestOf(const State &state, const Entry &entry)
{
    return state.queue.nodeOf(entry).word;
}
std::uint32_t countDice(bool both)
{
    return both ? kReds * kBlackOptions : kReds + kBlackOptions;
}
void setBlack(Conquer &move, std::uint32_t index)
{
    move.black = static_cast<BlackFace>(index < kBlacks ? index : kBlacks);
    if (index > kBlacks)
        move.tile = static_cast<TileBenefit>(index - kBlacks - 1);
}
std::uint32_t placeOfBlack(const Conquer &move)
{
    return static_cast<std::uint32_t>(move.black.index)
        + (move.tile.isSaid() ? static_cast<std::uint32_t>(move.tile.index) + 1 : 0);
}
void setDice(Conquer &move, bool both, std::uint32_t index)
{
    if (both || index < kReds)
        move.red = static_cast<RedFace>(both ? index / kBlackOptions : index);
    if (both)
        setBlack(move, index % kBlackOptions);
    else if (index >= kReds)
        setBlack(move, index - kReds);
}
std::uint32_t placeOfDice(const Conquer &move, bool both)
{
    const auto red = static_cast<std::uint32_t>(move.red.index);
    if (both)
        return red * kBlackOptions + placeOfBlack(move);
    return move.red.isSaid() ? red : kReds + placeOfBlack(move);
}

// Calls `use(conquest, count)` for every choice of whose it was, a trap and the island, with how many dice there are.
template <typename Use>
void eachConquest(const State &state, const Entry &entry, Use use)
{
    for (int seat = -1; seat < state.players; ++seat) {
        if (seat == entry.player || (seat >= 0 && state.at(seat).control < kLeastControl))
            continue;
        const bool canTrap = seat >= 0 && state.at(seat).tapestry > 0 && !state.at(seat).finished;
        for (const bool trap : {false, true})
            for (const bool island : {false, true}) {
                Conquer move;
                move.against.number = static_cast<std::int8_t>(seat);
                move.trap.isTrue = trap;
                move.island.isTrue = island;
                if ((!trap || canTrap) && use(move, countDice(bringsBothDice(conquestOf(state, entry), move))))
                    return;
            }
    }
}

std::uint32_t countConquests(const State &state, const Entry &entry)
{
    std::uint32_t sum = 0;
    eachConquest(state, entry, [&](const Conquer &, std::uint32_t count) {
        sum += count;
        return false;
    });
    return sum;
}
Conquer conquestAt(const State &state, const Entry &entry, std::uint32_t index)
{
    Conquer found;
    eachConquest(state, entry, [&](const Conquer &move, std::uint32_t count) {
        found = move;
        if (index >= count) {
            index -= count;
            return false;
        }
        setDice(found, bringsBothDice(conquestOf(state, entry), move), index);
        return true;
    });
    return found;
}
Place placeOfConquest(const State &state, const Entry &entry, const Conquer &move)
{
    std::uint32_t before = 0;
    Place found;
    const bool both = bringsBothDice(conquestOf(state, entry), move);
    eachConquest(state, entry, [&](const Conquer &each, std::uint32_t count) {
        if (each.against == move.against && each.trap == move.trap && each.island == move.island) {
            found = before + placeOfDice(move, both);
            return true;
        }
        before += count;
        return false;
    });
    return found;
}

// What an entry is paid with, chosen from, or moved on.
Picks picksOf(const State &state, const Entry &entry)
{
    return Picks(state.at(entry.player).resources, state.queue.node(static_cast<NodePlace>(entry.what + 1)).times);
}
bool isPaidInAny(const State &state, const Entry &entry)
{
    return state.queue.nodeOf(entry).word == Word::Pay
        && state.queue.node(static_cast<NodePlace>(entry.what + 1)).word == Word::Any;
}
bool isOption(const State &state, const Entry &entry, int option)
{
    const Node *node = &state.queue.nodeOf(entry);
    if (node->word == Word::IncomeBuilding)
        return option < static_cast<int>(kCount<Building>) && state.at(entry.player).open[static_cast<Building>(option)] < kSlots;
    const int part = partAt(node, option);
    return part != 0 && !isVoid(state, entry.player, node + part);
}
int countOptions(const State &state, const Entry &entry, int until)
{
    int count = 0;
    for (int option = 0; option < until; ++option)
        count += isOption(state, entry, option) ? 1 : 0;
    return count;
}
int optionAt(const State &state, const Entry &entry, std::uint32_t index)
{
    int option = 0;
    for (;; ++option)
        if (isOption(state, entry, option) && index-- == 0)
            return option;
}
bool hasTokens(const State &state, const Entry &entry)
{
    return state.queue.nodeOf(entry).word != Word::AiSingularity;
}
std::uint32_t countChoices(const State &state, const Entry &entry, Track track)
{
    const std::uint32_t spaces = spacesFor(state, entry, track);
    return hasTokens(state, entry) ? countTokens(spaces) : spaces;
}
ChooseTrack choiceAt(const State &state, const Entry &entry, std::uint32_t index)
{
    ChooseTrack move;
    for (const Track track : kAll<Track>) {
        const std::uint32_t count = countChoices(state, entry, track);
        move.track = track;
        if (index < count)
            break;
        index -= count;
    }
    move.token = tokenAt(spacesFor(state, entry, move.track), index);
    return move;
}
Place placeOfChoice(const State &state, const Entry &entry, const ChooseTrack &move)
{
    std::uint32_t before = 0;
    for (const Track track : kAll<Track>) {
        if (track == move.track)
            break;
        before += countChoices(state, entry, track);
    }
    const Place place = placeOfToken(spacesFor(state, entry, move.track), move.token);
    return place ? Place(before + *place) : std::nullopt;
}
// Bit of each space tile that nobody has explored.
std::uint32_t unexplored(const State &state)
{
    std::uint32_t tiles = 0xFFFEU;
    for (const Player &player : state.seated())
        tiles &= ~std::uint32_t{player.explored};
    return tiles;
}
bool hasTech(const State &state, const Entry &entry, TechRow row)
{
    return row != TechRow::Top && state.at(entry.player).techs[row] > 0;
}

} // namespace

std::uint32_t countAdvances(const State &state)
{
    std::uint32_t sum = 0;
    eachStep(state, [&](Track track, std::uint32_t spaces, std::uint32_t place) {
        sum += paymentsOf(state, track, spaces, place).count();
        return false;
    });
    return sum;
}

std::uint32_t countUsualAdvances(const State &state)
{
    std::uint32_t sum = 0;
    eachStep(state, [&](Track track, std::uint32_t spaces, std::uint32_t place) {
        sum += place == 0 ? paymentsOf(state, track, spaces, place).count() : 0;
        return place > 0;
    });
    return sum;
}

Advance advanceAt(const State &state, std::uint32_t index)
{
    Advance move;
    eachStep(state, [&](Track track, std::uint32_t spaces, std::uint32_t place) {
        const Payments payments = paymentsOf(state, track, spaces, place);
        const std::uint32_t count = payments.count();
        if (index >= count) {
            index -= count;
            return false;
        }
        move = {track, payments.at(index), tokenAt(spaces, place)};
        return true;
    });
    return move;
}

std::optional<std::uint32_t> placeOf(const State &state, const Advance &move)
{
    std::uint32_t before = 0;
    Place found;
    eachStep(state, [&](Track track, std::uint32_t spaces, std::uint32_t place) {
        const Payments payments = paymentsOf(state, track, spaces, place);
        if (track == move.track && tokenAt(spaces, place) == move.token) {
            if (const Place paid = payments.placeOf(move.pay))
                found = before + *paid;
            return true;
        }
        before += payments.count();
        return false;
    });
    return found;
}

std::uint32_t countAnswers(const State &state, const Entry &entry, Kind kind)
{
    switch (kind) {
    case Kind::Gain: return Picks::ofAny(entry.times).count();
    case Kind::Choose: return static_cast<std::uint32_t>(countOptions(state, entry, Benefit::kMostNodes));
    case Kind::Take: return isPaidInAny(state, entry) ? picksOf(state, entry).count() : 1;
    case Kind::Track: {
        std::uint32_t sum = 0;
        for (const Track track : kAll<Track>)
            sum += countChoices(state, entry, track);
        return sum;
    }
    case Kind::Research: return 2 * kCount<Track>;
    case Kind::Explore: return (kMostSides + 1) * kCount<TileBenefit>;
    case Kind::Space: return static_cast<std::uint32_t>(std::popcount(unexplored(state)));
    case Kind::Conquer: return countConquests(state, entry);
    case Kind::Count: return kMostLines + 1;
    case Kind::Upgrade:
        return (hasTech(state, entry, TechRow::Bottom) ? 1U : 0U) + (hasTech(state, entry, TechRow::Middle) ? 1U : 0U);
    default: return 1;
    }
}

Move answerAt(const State &state, const Entry &entry, Kind kind, std::uint32_t index)
{
    const auto low = [&](std::uint32_t base) { return static_cast<std::uint8_t>(index % base); };
    switch (kind) {
    case Kind::Gain: return Gain{Picks::ofAny(entry.times).at(index), {}};
    case Kind::Choose: return Choose{static_cast<std::uint8_t>(optionAt(state, entry, index)), {}};
    case Kind::Take: return Take{isPaidInAny(state, entry) ? picksOf(state, entry).at(index) : Resources(), {}};
    case Kind::Skip: return Skip();
    case Kind::Track: return choiceAt(state, entry, index);
    case Kind::Research: return Research{static_cast<Track>(index / 2), {index % 2 == 1}, {}};
    case Kind::Explore:
        return Explore{
            static_cast<std::uint8_t>(index / kCount<TileBenefit>), static_cast<TileBenefit>(low(kCount<TileBenefit>)), {}};
    case Kind::Space: {
        std::uint32_t tiles = unexplored(state);
        for (; index > 0; --index)
            tiles &= tiles - 1;
        return ExploreSpace{static_cast<std::uint8_t>(std::countr_zero(tiles)), {}};
    }
    case Kind::Conquer: return conquestAt(state, entry, index);
    case Kind::Count: return CountLines{static_cast<std::uint8_t>(index), {}};
    case Kind::Upgrade:
        return Upgrade{index == 0 && hasTech(state, entry, TechRow::Bottom) ? TechRow::Bottom : TechRow::Middle, {}};
    case Kind::Tapestry: return PlayTapestry();
    default: return Resolve();
    }
}

// What the rules have judged: the move is one of the answers, and is looked for among them.
std::optional<std::uint32_t> placeOf(const State &state, const Entry &entry, const Move &move)
{
    return std::visit(
        Overload{
            [&](const Gain &gain) { return Place(Picks::ofAny(entry.times).placeOf(gain.resources)); },
            [&](const Choose &choose) { return Place(countOptions(state, entry, choose.option)); },
            [&](const Take &take) { return isPaidInAny(state, entry) ? Place(picksOf(state, entry).placeOf(take.pay)) : Place(0); },
            [&](const ChooseTrack &choice) { return placeOfChoice(state, entry, choice); },
            [](const Research &research) {
                return Place(2 * static_cast<std::uint32_t>(research.face) + (research.stay.isTrue ? 1 : 0));
            },
            [](const Explore &explore) {
                return Place(explore.points * static_cast<std::uint32_t>(kCount<TileBenefit>)
                             + static_cast<std::uint32_t>(explore.tile));
            },
            [&](const ExploreSpace &space) {
                return Place(static_cast<std::uint32_t>(std::popcount(unexplored(state) & ((1U << space.tile) - 1))));
            },
            [&](const Conquer &conquest) { return placeOfConquest(state, entry, conquest); },
            [](const CountLines &count) { return Place(count.count); },
            [&](const Upgrade &upgrade) {
                return Place(upgrade.row == TechRow::Middle && hasTech(state, entry, TechRow::Bottom) ? 1 : 0);
            },
            [](const auto &) { return Place(0); }},
        move);
}

} // namespace pegsheet::tapestry
