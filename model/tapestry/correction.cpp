// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/correction.h"

#include "model/core/fields.h"
#include "model/tapestry/judging.h"

#include <algorithm>

namespace pegsheet::tapestry {

bool Correction::isOfPlayer() const
{
    const auto isSaid = [](const auto &maybe) { return maybe.has_value(); };
    return std::any_of(numbers.values.begin(), numbers.values.end(), [](std::int16_t number) { return number != kUnsaid; })
        || std::any_of(tracks.values.begin(), tracks.values.end(), isSaid) || ends || singularity || explored || landmarks;
}

bool Correction::isOfTurn() const
{
    return turn || dropsQueue
        || std::any_of(achievements.values.begin(), achievements.values.end(), [](const auto &maybe) { return maybe.has_value(); });
}

// Numbers --------------------------------------------------------------------------------------------------

namespace {

std::uint8_t *byteOf(Player &player, Number number)
{
    const auto at = [&](Number first) { return static_cast<std::size_t>(number) - static_cast<std::size_t>(first); };
    switch (number) {
    case Number::Vp: return nullptr;
    case Number::Incomes: return &player.incomes;
    case Number::Coin:
    case Number::Worker:
    case Number::Food:
    case Number::Culture: return &player.resources.values[at(Number::Coin)];
    case Number::Markets:
    case Number::Houses:
    case Number::Farms:
    case Number::Armories: return &player.open.values[at(Number::Markets)];
    case Number::Tiles: return &player.tiles;
    case Number::Space: return &player.space;
    case Number::Tapestry: return &player.tapestry;
    case Number::Played: return &player.played;
    case Number::Bottom:
    case Number::Middle:
    case Number::Top: return &player.techs.values[at(Number::Bottom)];
    case Number::Control: return &player.control;
    case Number::Outposts: return &player.outposts;
    case Number::Toppled: return &player.toppled;
    case Number::Lines: return &player.lines;
    case Number::Districts: return &player.districts;
    case Number::Civilizations: return &player.civilizations;
    }
    return nullptr;
}

} // namespace

int numberOf(const Player &player, Number number)
{
    Player copy = player;
    const std::uint8_t *byte = byteOf(copy, number);
    return byte != nullptr ? int{*byte} : int{player.vp};
}

void setNumber(Player &player, Number number, int value)
{
    if (std::uint8_t *byte = byteOf(player, number)) {
        *byte = static_cast<std::uint8_t>(value);
        return;
    }
    // The ledger says it, so that it adds up.
    std::int16_t &line = player.ledger[Source::Corrected][player.incomes];
    line = static_cast<std::int16_t>(line + value - player.vp);
    player.vp = static_cast<std::int16_t>(value);
}

int mostOf(Number number)
{
    switch (number) {
    case Number::Vp: return kMostVp;
    case Number::Incomes: return kIncomes;
    case Number::Coin:
    case Number::Worker:
    case Number::Food:
    case Number::Culture: return kMostResource;
    case Number::Markets:
    case Number::Houses:
    case Number::Farms:
    case Number::Armories: return kSlots;
    case Number::Tiles: return kTerritoryTiles;
    case Number::Space: return kSpaceTiles;
    case Number::Outposts: return kOutposts;
    case Number::Lines: return kMostLines;
    case Number::Districts: return kDistricts;
    default: return kMostCards;
    }
}

int leastOf(Number number)
{
    return number >= Number::Markets && number <= Number::Armories ? 1 : 0;
}

// Judging and setting --------------------------------------------------------------------------------------

namespace {

MaybeRefusal refusesNumbers(const Correction &correction)
{
    for (const Number number : kAll<Number>)
        if (const int value = correction.numbers[number]; value != Correction::kUnsaid)
            if (value < leastOf(number) || value > mostOf(number))
                return outOfRange(nameOf(number), value, leastOf(number), mostOf(number));
    return std::nullopt;
}

MaybeRefusal refusesTaken(const State &state, int player, const EnumSet<Landmark> &landmarks)
{
    for (const Landmark landmark : kAll<Landmark>)
        if (const int owner = state.landmarks[landmark]; landmarks.has(landmark) && owner != State::kNobody && owner != player)
            return Refusal{"tapestry.taken", {{"landmark", nameOf(landmark)}, {"player", owner}}};
    return std::nullopt;
}

MaybeRefusal refusesTurn(const State &state, const Correction &correction)
{
    if (correction.turn) {
        if (*correction.turn >= state.players)
            return outOfRange("turn", *correction.turn, 0, state.players - 1);
        if (!state.queue.empty() && !correction.dropsQueue)
            return Refusal{"tapestry.pending", {{"count", state.queue.size()}}};
        if (state.at(*correction.turn).finished)
            return finishedPlayer(*correction.turn);
    }
    for (const auto &reached : correction.achievements.values)
        for (int place = 0; reached && place < reached->count; ++place)
            if (const int seat = reached->seats[static_cast<std::size_t>(place)]; seat >= state.players)
                return outOfRange("achievements", seat, 0, state.players - 1);
    return std::nullopt;
}

bool isKeptAtIncome(Number number)
{
    return number <= Number::Incomes || (number >= Number::Markets && number <= Number::Armories) || number == Number::Control
        || number == Number::Lines;
}

// The first field that depth `income` does not keep; empty where it keeps all of them.
std::string_view notKeptIn(const Correction &correction)
{
    for (const Number number : kAll<Number>)
        if (correction.numbers[number] != Correction::kUnsaid && !isKeptAtIncome(number))
            return nameOf(number);
    const auto isSaid = [](const auto &maybe) { return maybe.has_value(); };
    if (std::any_of(correction.tracks.values.begin(), correction.tracks.values.end(), isSaid))
        return "tracks";
    if (correction.ends)
        return "ends";
    if (correction.singularity)
        return "singularity";
    if (correction.explored)
        return "explored";
    return correction.landmarks ? "landmarks" : "";
}

} // namespace

MaybeRefusal refuses(const State &state, int player, const Correction &correction)
{
    if (state.agreed.onlyIncome) {
        if (player < 0)
            return noOption("player", "player");
        if (const std::string_view field = notKeptIn(correction); !field.empty())
            return noOption(field);
    }
    if (player < 0) {
        if (correction.isOfPlayer())
            return noOption("player", "player");
        return correction.isOfTurn() ? refusesTurn(state, correction) : noOption("set");
    }
    if (correction.isOfTurn())
        return noOption("player", "turn");
    if (!correction.isOfPlayer())
        return noOption("set");
    if (auto refusal = refusesNumbers(correction))
        return refusal;
    return correction.landmarks ? refusesTaken(state, player, *correction.landmarks) : std::nullopt;
}

namespace {

void correctPlayer(State &state, int seat, const Correction &correction)
{
    Player &player = state.at(seat);
    for (const Number number : kAll<Number>)
        if (const int value = correction.numbers[number]; value != Correction::kUnsaid)
            setNumber(player, number, value);
    for (const Track track : kAll<Track>)
        if (correction.tracks[track])
            player.tracks[track] = *correction.tracks[track];
    player.ends = correction.ends.value_or(player.ends);
    player.singularity = correction.singularity.value_or(player.singularity);
    player.explored = correction.explored.value_or(player.explored);
    if (!correction.landmarks)
        return;
    for (const Landmark landmark : kAll<Landmark>) {
        std::uint8_t &owner = state.landmarks[landmark];
        if (correction.landmarks->has(landmark))
            owner = static_cast<std::uint8_t>(seat);
        else if (owner == seat)
            owner = State::kNobody;
    }
}

} // namespace

void applyCorrection(State &state, int player, const Correction &correction)
{
    if (player >= 0)
        return correctPlayer(state, player, correction);
    if (correction.dropsQueue)
        state.queue.clear();
    if (correction.turn) {
        state.turn = *correction.turn;
        state.hasActed = false;
        state.isIncome = false;
        state.hasCounted = false;
        state.activated = 0;
    }
    for (const Achievement achievement : kAll<Achievement>)
        if (correction.achievements[achievement])
            state.achievements[achievement] = *correction.achievements[achievement];
}

} // namespace pegsheet::tapestry
