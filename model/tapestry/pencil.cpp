// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/pencil.h"

#include "model/tapestry/judging.h"
#include "model/tapestry/procedures/mats.h"

#include <algorithm>

namespace pegsheet::tapestry {

Resources mostPlentiful(const Player &player, int any, Resources paid)
{
    for (; any > 0; --any) {
        int most = 0;
        std::optional<Resource> next;
        for (const Resource resource : kAll<Resource>)
            if (const int left = player.resources[resource] - paid[resource]; left > most) {
                most = left;
                next = resource;
            }
        if (!next)
            break;
        ++paid[*next];
    }
    return paid;
}

Resources paymentOf(const Player &player, Track track, int from)
{
    Resources own;
    if (from >= kSpaces)
        return own;
    const Cost cost = costOf(from + 1);
    own[kOwnResource[track]] = cost.own;
    return mostPlentiful(player, cost.any, own);
}

int openEntry(const State &state, const Pencil &pencil)
{
    const std::uint64_t waiting = state.queue.waiting();
    const auto isReady = [&](int index) { return wantsOf(state, index, waiting) != Wants::Nothing; };
    if (pencil.entry >= 0 && pencil.entry < state.queue.size() && isReady(state.queue.turned(pencil.entry)))
        return state.queue.turned(pencil.entry);
    // What waits for others may be counted earlier, but is not what is asked.
    for (const bool takesResolve : {false, true})
        for (int index = state.queue.size(); index-- > 0;)
            if (isReady(index) && (takesResolve || wantsOf(state, index, waiting) != Wants::Resolve))
                return index;
    return -1;
}

Wants openWants(const State &state, const Pencil &pencil)
{
    const int index = openEntry(state, pencil);
    return index < 0 ? Wants::Nothing : wantsOf(state, index, state.queue.waiting());
}

int optionalParts(const State &state, int seat)
{
    const std::uint64_t waiting = state.queue.waiting();
    int parts = 0;
    for (int index = 0; state.agreed.namesMats && index < state.queue.size(); ++index)
        if (const Entry &entry = state.queue[index]; entry.player == seat && isOfMat(entry.act) && isOptionalPart(state, entry))
            parts += wantsOf(state, index, waiting) != Wants::Nothing ? 1 : 0;
    return parts;
}

bool canDeclineAll(const State &state)
{
    return !state.queue.empty() && declined(state).queue.empty();
}

State declined(State state)
{
    while (!state.queue.empty()) {
        const int index = entryToSkip(state, {});
        if (index < 0 || !isOptional(state, state.queue[index]))
            break;
        apply(state, Skip(), Teller());
    }
    return state;
}

int resourcesAsked(const State &state, const Pencil &pencil)
{
    if (pencil.payment >= 0) {
        const int from = tokenFor(state.at(state.turn), static_cast<Track>(pencil.payment), {});
        return from < 0 ? 0 : costOf(from + 1).any;
    }
    const int index = openEntry(state, pencil);
    if (index < 0)
        return 0;
    switch (openWants(state, pencil)) {
    case Wants::Gain:
    case Wants::Lose: return state.queue[index].times;
    case Wants::Take: return paidInAny(state, state.queue[index]);
    default: return 0;
    }
}

std::optional<Placing> placingOf(const State &state, const Pencil &pencil)
{
    if (pencil.aside >= 0) {
        const auto landmark = static_cast<Landmark>(pencil.aside);
        return Placing{state.landmarks[landmark], landmark};
    }
    if (openWants(state, pencil) != Wants::Place)
        return std::nullopt;
    const Entry &entry = state.queue[openEntry(state, pencil)];
    if (entry.act == Act::Marker)
        return Placing{entry.player, Building::Market, true};
    return hasSpot(state, entry) ? std::optional(Placing{entry.player, pieceOf(entry)}) : std::nullopt;
}

Spot firstSpot(const City &city, const Piece &piece)
{
    const Spots spots = city.spotsFor(piece);
    for (int index = 0; index < spots.size(); ++index)
        if (const Spot spot = spots.at(index); isWhole(footprintsOf(piece)[spot.turn], spot))
            return spot;
    return spots.at(0);
}

Spot spotOf(const State &state, const Pencil &pencil, const Placing &placing)
{
    if (placing.isMarker && pencil.spot < 0) {
        const int plot = markerPlots(state, state.queue[openEntry(state, pencil)]).first();
        return {static_cast<std::int8_t>(plot % kCitySide), static_cast<std::int8_t>(plot / kCitySide), 0};
    }
    return pencil.spot >= 0 ? Spot::ofNumber(pencil.spot) : firstSpot(state.at(placing.seat).city, placing.piece);
}

Conquer begunConquest(const State &state, const Pencil &pencil)
{
    Conquer move;
    move.against.number = static_cast<std::int8_t>(pencil.against);
    move.island.isTrue = pencil.island;
    move.trap.isTrue = pencil.trap;
    move.marker.isTrue = pencil.marker;
    move.other = pencil.other;
    if (asksForRow(state, state.queue[openEntry(state, pencil)].player))
        move.row = pencil.outpost;
    return move;
}

bool countsBothDice(const State &state, const Pencil &pencil)
{
    return bringsBothDice(state, state.queue[openEntry(state, pencil)], begunConquest(state, pencil));
}

bool asksTile(const State &state, const Pencil &pencil)
{
    return pencil.black == MaybeOne<BlackFace>(BlackFace::Territory) || pencil.other == MaybeOne<DieFace>(DieFace::Territory)
        || bringsTile(state, state.queue[openEntry(state, pencil)], begunConquest(state, pencil));
}

bool tellsBenefit(const State &state, const Pencil &pencil)
{
    const Wants wants = openWants(state, pencil);
    return pencil.tells || wants == Wants::TellEffect
        || (wants == Wants::Tapestry && (pencil.isUnnamed || !state.agreed.namesCards));
}

Benefit benefitOf(const Pencil &pencil)
{
    Benefit benefit;
    if (pencil.words.empty())
        return benefit;
    const bool isSeveral = pencil.words.size() > 1;
    if (isSeveral)
        benefit.add({pencil.inOrder ? Word::Then : Word::All, 0, 1, 1});
    for (const Node &word : pencil.words)
        benefit.add(word);
    if (isSeveral)
        benefit.close(0);
    return benefit;
}

int toldSeat(const State &state, const Pencil &pencil)
{
    if (!state.isByNumbers() || pencil.tells || state.step != Step::Turns || !state.queue.empty())
        return -1;
    return state.agreed.onlyIncome && pencil.seat >= 0 ? pencil.seat
        : state.agreed.onlyIncome                      ? nextToTell(state)
                                                       : playerOf(state);
}

bool isThere(const State &state, NumberField field)
{
    return field != NumberField::Vp || state.agreed.onlySheets;
}

int unsaidOf(const State &state, int seat, NumberField field)
{
    const Player &player = state.at(seat);
    if (state.agreed.onlySheets)
        return -1;
    switch (field) {
    case NumberField::City: return player.lines;
    case NumberField::Control: return player.control;
    case NumberField::Vp:
    case NumberField::Tech: return -1;
    default: return player.open[static_cast<Building>(static_cast<int>(field) - static_cast<int>(NumberField::Markets))];
    }
}

namespace {

// The number that is missing next: of a sheet the points, and all of an income turn of which something is said; of an income turn
// what is not known.
std::optional<NumberField> missingNumber(const State &state, const Pencil &pencil)
{
    const int seat = toldSeat(state, pencil);
    const bool isIncomeSaid = !(incomeOf(state, pencil).open == OpenSlots());
    for (const NumberField field : kAll<NumberField>) {
        if (!isThere(state, field) || pencil.numbers[field])
            continue;
        const bool isMissing = state.agreed.onlySheets
            ? field == NumberField::Vp || isIncomeSaid
            : unsaidOf(state, seat, field) < 0 && isInTurn(IncomeStep::Score, state.at(seat).incomes + 1);
        if (isMissing)
            return field;
    }
    return std::nullopt;
}

} // namespace

Range rangeOf(NumberField field)
{
    switch (field) {
    case NumberField::Vp: return {0, kMostVp};
    case NumberField::Tech:
    case NumberField::Control: return {0, kMostCards};
    case NumberField::City: return {0, kMostLines};
    default: return {1, kSlots};
    }
}

IncomeNumbers incomeOf(const State &state, const Pencil &pencil)
{
    IncomeNumbers numbers;
    for (const Building building : kAll<Building>)
        if (const auto &said =
                pencil.numbers[static_cast<NumberField>(static_cast<int>(NumberField::Markets) + static_cast<int>(building))])
            numbers.open.rows[building] = static_cast<std::uint8_t>(*said);
    const int seat = toldSeat(state, pencil);
    const auto number = [&](NumberField field) {
        return static_cast<std::int8_t>(pencil.numbers[field].value_or(seat < 0 ? -1 : unsaidOf(state, seat, field)));
    };
    numbers.tech.number = number(NumberField::Tech);
    numbers.city.number = number(NumberField::City);
    numbers.control.number = number(NumberField::Control);
    return numbers;
}

std::optional<AskedNumber> Pencil::asked(const State &state) const
{
    const auto ask = [](PencilKind kind, int at, Range range) {
        return AskedNumber{{static_cast<std::uint8_t>(kind), static_cast<std::int16_t>(at), 0, {}},
                           static_cast<std::int32_t>(range.min),
                           static_cast<std::int32_t>(range.max)};
    };
    if (toldSeat(state, *this) >= 0) {
        const auto field = missingNumber(state, *this);
        return field ? std::optional(ask(PencilKind::Number, static_cast<int>(*field), rangeOf(*field))) : std::nullopt;
    }
    switch (openWants(state, *this)) {
    case Wants::Discard: return ask(PencilKind::Discard, -1, {0, state.at(state.queue[openEntry(state, *this)].player).tapestry});
    case Wants::Explore:
        return points < 0 && !isDoubled ? std::optional(ask(PencilKind::Points, -1, {0, kMostSides})) : std::nullopt;
    case Wants::Count: return ask(PencilKind::Lines, -1, {0, kMostLines});
    case Wants::Trade: return ask(PencilKind::Trade, -1, {0, kMostNeighbours});
    case Wants::Predict:
        for (const Predicted what : kAll<Predicted>)
            if (predicted[what] == 0)
                return ask(PencilKind::Predict, static_cast<int>(what), {kLeastPredicted, kMostPredicted[what]});
        return std::nullopt;
    default: return std::nullopt;
    }
}

} // namespace pegsheet::tapestry
