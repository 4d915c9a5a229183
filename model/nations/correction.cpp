// SPDX-License-Identifier: Apache-2.0
#include "model/nations/correction.h"

#include "model/core/fields.h"
#include "model/nations/typedmoves.h"

#include <algorithm>

namespace pegsheet::nations {

namespace {

Refusal notNow(const State &state, Field field)
{
    return {"nations.correctionNotNow", {{"field", nameOf(field)}, {"phase", nameOf(phaseOf(state))}}};
}

// Between the deal and the books: turns are taken.
bool isActing(const State &state)
{
    return state.step >= Step::Roll && state.step <= Step::Remove;
}

// Nothing of the turn has happened yet, but perhaps the roll.
bool turnBegins(const State &state)
{
    return state.step == Step::Act || (state.step == Step::Roll && !state.mine().rolled);
}

MaybeRefusal refusesTiles(const State &state, const Setting &setting)
{
    const bool isOffer = setting.field == Field::Offer;
    const std::size_t most = setting.field == Field::Developments           ? kSlots
        : isOffer                                                           ? static_cast<std::size_t>(state.columns()) * kRows
        : setting.field == Field::Advisor || setting.field == Field::Wonder ? 1
                                                                            : kMostBeside;
    const bool isAnyNumber = most == kMostBeside;
    const std::size_t given = setting.tiles.size();
    if (isAnyNumber ? given > most : given != most)
        return outOfRange(nameOf(setting.field), static_cast<std::int64_t>(given),
                          isAnyNumber ? 0 : static_cast<std::int64_t>(most), static_cast<std::int64_t>(most));
    for (const Place &place : setting.tiles) {
        if (!place && isAnyNumber)
            return wrongType(nameOf(setting.field), "object");
        if (!place)
            continue;
        if (!isOffer && place->kind != kindOf(setting.field))
            return Refusal{"nations.otherKind", {{"kind", nameOf(place->kind)}, {"needed", nameOf(kindOf(setting.field))}}};
        if (auto refusal = refusesTile(*place))
            return refusal;
    }
    return std::nullopt;
}

// What an age can bring: a number for everybody behind, and all or nothing of famine and war.
MaybeRefusal refusesLedger(const State &state, const Setting &setting)
{
    const int age = setting.index + 1;
    if (age > state.age)
        return notNow(state, setting.field);
    const bool isBooks = setting.field == Field::LedgerBooks;
    Array allowed;
    for (int points = 0; points <= (isBooks ? mostBookPoints(state.players) : pointsOfAge(age));
         points += isBooks ? bookPoints(state.players) : pointsOfAge(age))
        allowed.emplace_back(points);
    if (std::find(allowed.begin(), allowed.end(), Value(setting.value)) != allowed.end())
        return std::nullopt;
    return Refusal{"input.outOfRange",
                   {{"field",
                     setting.field == Field::LedgerBooks        ? "books"
                         : setting.field == Field::LedgerFamine ? "famine"
                                                                : "war"},
                    {"value", setting.value},
                    {"allowed", std::move(allowed)}}};
}

MaybeRefusal refusesForPlayer(const State &state, int seat, const Setting &setting)
{
    const Player &player = state.seats.at(static_cast<std::size_t>(seat));
    const auto unless = [&](bool isNow) { return isNow ? std::nullopt : MaybeRefusal(notNow(state, setting.field)); };
    if (holdsTiles(setting.field))
        return refusesTiles(state, setting);
    switch (setting.field) {
    case Field::LedgerBooks:
    case Field::LedgerFamine:
    case Field::LedgerWar: return refusesLedger(state, setting);
    case Field::Dice:
    case Field::UsedDice: return unless(state.isFull() && player.rolled);
    case Field::ToRoll: return unless(state.isFull() && !player.rolled);
    case Field::Chits: return unless(state.isFull());
    case Field::UsedChits:
        return unless(state.isFull() || (state.depth == Depth::Tiles && static_cast<Chit>(setting.index) == Chit::Reroll));
    case Field::Passed: return unless(isActing(state));
    case Field::TileSums:
        return unless(state.tilesUnknown && state.step >= Step::Sums && state.hasEntered(seat)
                      && !player.hasPutIn(static_cast<TileKind>(setting.index)));
    default: return std::nullopt;
    }
}

// Every seat once.
MaybeRefusal refusesOrder(const State &state, const Setting &setting)
{
    std::uint32_t seats = 0;
    for (unsigned place = 0; place < state.players; ++place)
        seats |= 1U << (static_cast<std::uint32_t>(setting.value) >> (2 * place) & 3U);
    if (setting.index != state.players || seats != (1U << state.players) - 1)
        return Refusal{"nations.noOrder", {{"players", state.players}}};
    return std::nullopt;
}

MaybeRefusal refusesForTurn(const State &state, const Setting &setting)
{
    const auto unless = [&](bool isNow) { return isNow ? std::nullopt : MaybeRefusal(notNow(state, setting.field)); };
    switch (setting.field) {
    case Field::Actor:
        if (setting.value >= state.players)
            return Refusal{"input.noSuchPlayer", {{"player", setting.value}, {"players", state.players}}};
        if (state.seats.at(static_cast<std::size_t>(setting.value)).passed)
            return Refusal{"nations.passed", {}};
        return unless(turnBegins(state));
    case Field::Order: return refusesOrder(state, setting);
    case Field::Famine:
    case Field::War: return unless(state.event.famine > 0 && state.step != Step::Over);
    case Field::OpponentBooks: return unless(state.isSolo());
    case Field::Offer:
        if (!state.keepsOffer() || !(isActing(state) || state.step == Step::Opponent))
            return notNow(state, setting.field);
        return refusesTiles(state, setting);
    default: return std::nullopt;
    }
}

} // namespace

std::int32_t leastOf(Field field)
{
    return field == Field::Famine || field == Field::War ? 1 : 0;
}

std::int32_t mostOf(Field field, std::size_t index)
{
    switch (field) {
    case Field::Books:
    case Field::OpponentBooks: return kMostBooks;
    case Field::LedgerBooks: return mostBookPoints(kMaxSeats);
    case Field::LedgerFamine:
    case Field::LedgerWar: return pointsOfAge(static_cast<int>(index) + 1);
    case Field::Dice:
    case Field::ToRoll:
    case Field::UsedDice: return kMostDice;
    case Field::Chits:
    case Field::UsedChits: return kMostChits;
    case Field::TileSums: return index == 0 ? kMostDevelopmentPoints : index == 1 ? kMostTilePoints : kMostBesidePoints;
    case Field::Actor: return kMaxSeats - 1;
    case Field::Famine:
    case Field::War: return kMostThreshold;
    case Field::Passed: return 1;
    default: return 255;
    }
}

MaybeRefusal refuses(const State &state, int player, const Correction &correction)
{
    if (player >= state.players)
        return Refusal{"input.noSuchPlayer", {{"player", player}, {"players", state.players}}};
    if (correction.settings.empty())
        return Refusal{"nations.correctionEmpty", {}};
    for (const Setting &setting : correction.settings) {
        const bool ofTurn = isOfTurn(setting.field);
        if (ofTurn != (player < 0))
            return Refusal{ofTurn ? "nations.correctionOfTurn" : "nations.correctionOfPlayer", {{"field", nameOf(setting.field)}}};
        const bool isNumber = !holdsTiles(setting.field) && setting.field != Field::Order;
        if (isNumber && (setting.value < leastOf(setting.field) || setting.value > mostOf(setting.field, setting.index)))
            return outOfRange(nameOf(setting.field), setting.value, leastOf(setting.field), mostOf(setting.field, setting.index));
        if (auto refusal = ofTurn ? refusesForTurn(state, setting) : refusesForPlayer(state, player, setting))
            return refusal;
    }
    if (player < 0)
        return std::nullopt;
    State after = state;
    applyCorrection(after, player, correction);
    if (!hasPossiblePieces(after.seats.at(static_cast<std::size_t>(player))))
        return Refusal{"nations.tooManyPieces", {{"dice", kMostDice}, {"chits", kMostChits}}};
    return std::nullopt;
}

} // namespace pegsheet::nations
