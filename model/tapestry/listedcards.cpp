// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/listedcards.h"

#include "model/tapestry/outlook.h"
#include "model/tapestry/procedures/mats.h"
#include "model/tapestry/techs.h"

#include <bit>
#include <variant>

namespace pegsheet::tapestry {

namespace {

// What can be named, and what cannot: a bit of each.
struct Nameable
{
    std::uint64_t cards = 0;
    std::uint32_t nameless = 0; ///< of an upgrade the rows, else the first bit
};

std::uint64_t bitOfCard(int card)
{
    return std::uint64_t{1} << static_cast<unsigned>(card);
}
std::uint32_t countBits(std::uint64_t bits)
{
    return static_cast<std::uint32_t>(std::popcount(bits));
}
int cardOfBits(std::uint64_t bits, std::uint32_t index)
{
    for (; index > 0; --index)
        bits &= bits - 1;
    return std::countr_zero(bits);
}

// Techs that lie nowhere.
std::uint64_t freeTechs(const State &state)
{
    std::uint64_t free = EnumSet<Tech>::kFull;
    for (const Player &player : state.seated())
        for (int place = 0; place < player.techCards.count(); ++place)
            if (const auto card = player.techCards[place].card; card.isSaid())
                free &= ~bitOfCard(card.index);
    return free;
}

// Tapestry cards of which fewer lie on mats than there are, and which may lie where that is asked.
std::uint64_t freeCards(const State &state, const Entry &entry)
{
    std::uint64_t free = 0;
    if (state.agreed.namesCards)
        for (const TapestryCard card : kAll<TapestryCard>)
            if (countOnMats(state, card) < kCardRows[card].copies && (entry.act != Act::FirstCard || mayLieOnFire(state, card)))
                free |= bitOfCard(static_cast<int>(card));
    return free;
}

// Own techs that something can be done with, a bit of each.
template <typename May>
Nameable techsThat(const Player &player, May may)
{
    Nameable techs;
    for (int place = 0; place < player.techCards.count(); ++place) {
        const TechCards::Held held = player.techCards[place];
        if (!may(held))
            continue;
        if (held.card.isSaid())
            techs.cards |= bitOfCard(held.card.index);
        else
            techs.nameless |= 1U << static_cast<unsigned>(held.row);
    }
    return techs;
}

Nameable upgradable(const State &state, const Entry &entry)
{
    const Player &player = state.at(entry.player);
    if (state.agreed.namesCards)
        return techsThat(player, [&](const TechCards::Held &held) { return mayLift(state, entry, held); });
    Nameable rows;
    for (const TechRow row : {TechRow::Bottom, TechRow::Middle})
        if (player.techs[row] > 0)
            rows.nameless |= 1U << static_cast<unsigned>(row);
    return rows;
}

Nameable nameable(const State &state, const Entry &entry, Kind kind)
{
    switch (kind) {
    case Kind::Invent: return {freeTechs(state), 1};
    case Kind::Tapestry: return {freeCards(state, entry), 1};
    case Kind::Upgrade: return upgradable(state, entry);
    default: {
        const TechRow row = rowOf(state.queue.nodeOf(entry).word);
        Nameable techs = techsThat(state.at(entry.player), [&](const TechCards::Held &held) { return held.row == row; });
        techs.nameless = techs.nameless != 0 ? 1 : 0;
        return techs;
    }
    }
}

// Techs of a player that a marker may lift.
Nameable improvable(const State &state, int seat)
{
    return techsThat(state.at(seat), mayImprove);
}
std::uint32_t countOf(const Nameable &all)
{
    return countBits(all.cards) + countBits(all.nameless);
}
// Which player's is the card of that index, among theirs.
int seatOfImproved(const State &state, std::uint32_t &index)
{
    int seat = 0;
    for (std::uint32_t here = countOf(improvable(state, seat)); index >= here; here = countOf(improvable(state, seat))) {
        index -= here;
        ++seat;
    }
    return seat;
}

} // namespace

std::uint32_t countCards(const State &state, const Entry &entry, Kind kind)
{
    if (entry.act == Act::Improve) {
        std::uint32_t sum = 0;
        for (int seat = 0; seat < state.players; ++seat)
            sum += countOf(improvable(state, seat));
        return sum;
    }
    const Nameable all = nameable(state, entry, kind);
    return countOf(all);
}

Move cardAt(const State &state, const Entry &entry, Kind kind, std::uint32_t index)
{
    const int seat = entry.act == Act::Improve ? seatOfImproved(state, index) : -1;
    const Nameable all = seat >= 0 ? improvable(state, seat) : nameable(state, entry, kind);
    const std::uint32_t named = countBits(all.cards);
    const bool isNamed = index < named;
    const int card = isNamed ? cardOfBits(all.cards, index) : -1;
    MaybeOne<Tech> tech;
    tech.index = static_cast<std::int8_t>(card);
    switch (kind) {
    case Kind::Invent: return Invent{tech, {}};
    case Kind::Tech: return NameTech{tech, {}};
    case Kind::Upgrade: {
        Upgrade move{{}, tech, {}, static_cast<std::int8_t>(seat)};
        if (!isNamed)
            move.row = static_cast<TechRow>(cardOfBits(all.nameless, index - named));
        return move;
    }
    default: {
        PlayTapestry move;
        move.card.index = static_cast<std::int8_t>(card);
        return move;
    }
    }
}

std::uint32_t placeOfCard(const State &state, const Entry &entry, const Move &move)
{
    const auto *upgrade = std::get_if<Upgrade>(&move);
    const bool isImproving = upgrade != nullptr && entry.act == Act::Improve;
    const Nameable all = isImproving ? improvable(state, upgrade->player) : nameable(state, entry, static_cast<Kind>(move.index()));
    std::uint32_t others = 0;
    for (int seat = 0; isImproving && seat < upgrade->player; ++seat)
        others += countOf(improvable(state, seat));
    const int card = std::visit(
        [](const auto &made) {
            if constexpr (requires { made.card.index; })
                return int{made.card.index};
            else
                return -1;
        },
        move);
    if (card >= 0)
        return others + countBits(all.cards & (bitOfCard(card) - 1));
    const std::uint64_t before = upgrade != nullptr ? all.nameless & (bitOfCard(upgrade->row.index) - 1) : 0;
    return others + countBits(all.cards) + countBits(before);
}

} // namespace pegsheet::tapestry
