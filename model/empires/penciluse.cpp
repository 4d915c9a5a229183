// SPDX-License-Identifier: Apache-2.0
// An ability that a player uses by touches: at once, or with a card, places, an Innovation or another ability that it asks for.
#include "model/empires/pencilhand.h"

#include "model/empires/evaluation.h"
#include "model/empires/judging.h"
#include "model/empires/rules.h"
#include "model/empires/turns.h"

#include <algorithm>

namespace pegsheet::empires {

namespace {

std::uint8_t small(int number)
{
    return static_cast<std::uint8_t>(number);
}

// The effect that asks for something, or else the first.
Does choiceOf(const Ability &ability)
{
    const auto found = std::ranges::find_if(ability.effects, isUsedByTouch);
    return found == ability.effects.end() ? ability.effects.front().does : found->does;
}

// With that position said as well; 0: no more than is said.
std::optional<Move> moveWith(const State &state, const Pencil &pencil, int position)
{
    std::vector<int> positions = pencil.positions;
    if (position != 0)
        positions.push_back(position);
    const std::uint8_t seat = small(pencil.seat);
    const Source by = pencil.ability;
    const Card named = onlyOpen(state).isNone() ? meantCrisis(state, pencil) : Card();
    switch (usedFor(state, pencil)) {
    case Does::FreeBid: return FreeBid{seat, by, named};
    case Does::RedrawCrisis:
        return pencil.card().isNone() ? std::nullopt : std::optional<Move>(Redraw{seat, by, pencil.card(), named});
    case Does::Repeat:
        return pencil.again.isNone() ? std::nullopt : std::optional<Move>(Use{seat, {by, false}, pencil.again, {}, {}});
    case Does::SwapLocations:
        return positions.size() < 2 ? std::nullopt
                                    : std::optional<Move>(Swap{seat, by, {small(positions[0]), small(positions[1])}});
    case Does::MoveInnovation:
        return pencil.moved.isNone() || positions.empty() ? std::nullopt
                                                          : std::optional<Move>(Shift{seat, by, pencil.moved, small(positions[0])});
    case Does::Rebuild: return positions.empty() ? std::nullopt : std::optional<Move>(rebuildAt(pencil, positions[0]));
    default:
        return pencil.markers.size() < askedMarkers(state, pencil).count
            ? std::nullopt
            : std::optional<Move>(Use{seat, {by, false}, {}, {pencil.markers}, {}});
    }
}

} // namespace

bool isUsedByTouch(const AbilityEffect &effect)
{
    switch (effect.does) {
    case Does::FreeBid:
    case Does::RedrawCrisis:
    case Does::Repeat:
    case Does::SwapLocations:
    case Does::MoveInnovation:
    case Does::Rebuild: return true;
    case Does::Refresh: return effect.number > 0;
    default: return false;
    }
}

bool isUsedUp(const State &state, int seat, Source source)
{
    const bool isCounted = state.step == Step::Economy || state.step == Step::Industry || state.step == Step::IndustryEconomy;
    const Ability *ability = abilityOf(state, source);
    if (!isCounted || ability == nullptr)
        return false;
    const Does does = choiceOf(*ability);
    const bool isOften = does == Does::SwapLocations || does == Does::MoveInnovation || does == Does::Rebuild
        || does == Does::Exchange;
    return state.at(seat).used.at(source.index) >= (isOften ? int{ability->find(does)->number} : 1);
}

MaybeRefusal refusesUsing(const State &state, int seat, Source source)
{
    const Ability &ability = *abilityOf(state, source);
    if (ability.when != When::Economy && ability.when != When::Industry)
        return std::nullopt;
    if (auto refusal = refusesPart(state, seat, ability.when == When::Economy ? Part::Economy : Part::Industry))
        return refusal;
    return refusesUse(state, seat, source, ability.when, choiceOf(ability));
}

// One that does not lie in that row any more does nothing.
Does usedFor(const State &state, const Pencil &pencil)
{
    const bool isThere = !pencil.ability.isNone() && pencil.seat >= 0 && placeOf(state, pencil.seat, pencil.ability);
    const Ability *ability = isThere ? abilityOf(state, pencil.ability) : nullptr;
    return ability == nullptr ? Does::Other : choiceOf(*ability);
}

std::optional<Move> moveOfUse(const State &state, const Pencil &pencil)
{
    return moveWith(state, pencil, 0);
}

MaybeRefusal refusesUseAt(const State &state, const Pencil &pencil, int position)
{
    const std::optional<Move> move = moveWith(state, pencil, position);
    return move ? refuses(state, *move) : std::nullopt;
}

bool isCostMissing(const MaybeRefusal &refusal)
{
    return refusal && refusal->code == "empires.costUnknown";
}

Rebuild rebuildAt(const Pencil &pencil, int position)
{
    return {small(pencil.seat), small(position), pencil.ability, small(pencil.coins)};
}

AskedPosition askedOfUse(const State &state, const Pencil &pencil)
{
    const Does does = usedFor(state, pencil);
    const bool asks = does == Does::SwapLocations || (does == Does::MoveInnovation && !pencil.moved.isNone())
        || does == Does::Rebuild;
    if (!asks || moveOfUse(state, pencil))
        return {};
    AskedPosition asked;
    for (int position = 1; position <= kPlaces; ++position)
        if (const MaybeRefusal refusal = refusesUseAt(state, pencil, position); !refusal || isCostMissing(refusal))
            asked.positions.push_back(position);
    return asked;
}

AskedMarkers askedMarkers(const State &state, const Pencil &pencil)
{
    AskedMarkers asked;
    std::size_t wanted = 0;
    if (state.step == Step::Refresh) {
        asked.seat = playerOf(state);
        wanted = state.at(asked.seat).refreshes;
        state.exhausted.each([&](Card card) {
            if (state.lies(card).seat() == asked.seat)
                asked.among.insert(card);
        });
    } else if (usedFor(state, pencil) == Does::Refresh) {
        const AbilityEffect &effect = *abilityOf(state, pencil.ability)->find(Does::Refresh);
        asked.seat = pencil.seat;
        wanted = static_cast<std::size_t>(effect.number);
        asked.among = exhaustedWithin(state, pencil.seat, *placeOf(state, pencil.seat, pencil.ability), effect.at);
    }
    // All that there are come off by themselves, but for those of a tier, which are asked for as they come.
    const auto there = static_cast<std::size_t>(asked.among.size());
    asked.count = state.step == Step::Refresh ? std::min(wanted, there) : wanted < there ? wanted : 0;
    return asked;
}

} // namespace pegsheet::empires
