// SPDX-License-Identifier: Apache-2.0
// What the fields of a correction are now, and how they are set.
#include "model/nations/correction.h"

#include <algorithm>
#include <array>

namespace pegsheet::nations {

namespace {

// The number in that field; the same for reading and writing.
template <typename S, typename Use>
void withNumber(S &state, int seat, const Setting &setting, Use use)
{
    auto &player = state.seats.at(static_cast<std::size_t>(std::max(seat, 0)));
    const std::size_t index = setting.index;
    switch (setting.field) {
    case Field::Books: return use(player.books);
    case Field::LedgerBooks: return use(player.ledger.at(index).books);
    case Field::LedgerFamine: return use(player.ledger.at(index).famine);
    case Field::LedgerWar: return use(player.ledger.at(index).war);
    case Field::Dice: return use(player.available.dice.values.at(index));
    case Field::ToRoll: return use(player.toRoll.values.at(index));
    case Field::UsedDice: return use(player.usedDice.values.at(index));
    case Field::Chits: return use(player.available.chits.values.at(index));
    case Field::UsedChits: return use(player.usedChits.values.at(index));
    case Field::Passed: return use(player.passed);
    case Field::TileSums:
        return index == 0 ? use(player.sums.developments)
            : index == 1  ? use(player.sums.advisor)
            : index == 2  ? use(player.sums.colonies)
                          : use(player.sums.wonders);
    case Field::Actor: return use(state.player);
    case Field::Famine: return use(state.event.famine);
    case Field::War: return use(state.event.war);
    case Field::OpponentBooks: return use(state.opponentBooks);
    default: return;
    }
}

void setTiles(State &state, int seat, const Setting &setting)
{
    Player &player = state.seats.at(static_cast<std::size_t>(std::max(seat, 0)));
    const std::vector<Place> &tiles = setting.tiles;
    const auto fill = [&](std::vector<Tile> &list) {
        list.clear();
        for (const Place &tile : tiles)
            list.push_back(*tile);
    };
    switch (setting.field) {
    case Field::Developments: std::copy(tiles.begin(), tiles.end(), player.developments.begin()); break;
    case Field::Advisor: player.advisor = tiles.front(); break;
    case Field::Wonder: player.wonder = tiles.front(); break;
    case Field::Colonies: fill(player.colonies); break;
    case Field::Built: fill(player.built); break;
    default: std::copy(tiles.begin(), tiles.end(), state.offer.begin()); break;
    }
}

std::int32_t numberNow(const State &state, int seat, const Setting &setting)
{
    std::int32_t number = 0;
    if (setting.field == Field::Order)
        for (unsigned place = 0; place < state.players; ++place)
            number |= static_cast<std::int32_t>(state.order.at(place)) << (2 * place);
    withNumber(state, seat, setting, [&](const auto &value) { number = value; });
    return number;
}

} // namespace

std::vector<Place> tilesNow(const State &state, int seat, Field field)
{
    const Player &player = state.seats.at(static_cast<std::size_t>(std::max(seat, 0)));
    switch (field) {
    case Field::Developments: return {player.developments.begin(), player.developments.end()};
    case Field::Advisor: return {player.advisor};
    case Field::Wonder: return {player.wonder};
    case Field::Colonies: return {player.colonies.begin(), player.colonies.end()};
    case Field::Built: return {player.built.begin(), player.built.end()};
    default: return {state.offer.begin(), state.offer.begin() + state.columns() * kRows};
    }
}

Correction asItIs(const State &state, int player, const Correction &correction)
{
    Correction now = correction;
    for (Setting &setting : now.settings) {
        if (holdsTiles(setting.field))
            setting.tiles = tilesNow(state, player, setting.field);
        else
            setting.value = numberNow(state, player, setting);
    }
    return now;
}

bool leavesPieces(const State &state, int player, const Correction &correction)
{
    const auto isOfPieces = [](const Setting &setting) {
        constexpr std::array kPieces{Field::Dice, Field::ToRoll, Field::UsedDice, Field::Chits, Field::UsedChits};
        return std::find(kPieces.begin(), kPieces.end(), setting.field) != kPieces.end();
    };
    if (player < 0 || !state.isFull() || std::any_of(correction.settings.begin(), correction.settings.end(), isOfPieces))
        return false;
    State after = state;
    applyCorrection(after, player, correction);
    const auto seat = static_cast<std::size_t>(player);
    return !(entitled(state.seats.at(seat)) == entitled(after.seats.at(seat)));
}

void applyCorrection(State &state, int player, const Correction &correction)
{
    for (const Setting &setting : correction.settings) {
        if (holdsTiles(setting.field))
            setTiles(state, player, setting);
        if (setting.field == Field::Order)
            for (unsigned place = 0; place < state.players; ++place)
                state.order.at(place) = static_cast<std::uint8_t>(static_cast<std::uint32_t>(setting.value) >> (2 * place) & 3U);
        withNumber(state, player, setting, [&](auto &value) { value = static_cast<std::decay_t<decltype(value)>>(setting.value); });
    }
}

void notePutIn(State &state, int player, const Correction &correction)
{
    const bool mayGetMore = state.depth == Depth::Tracks && state.step > Step::Deal && state.step < Step::Sums;
    const bool isTyped = player >= 0 && state.step >= Step::Sums && state.hasEntered(player);
    if (player < 0 || !state.tilesUnknown || state.agreed.asksNeedless || mayGetMore || isTyped)
        return;
    std::uint8_t &putIn = state.seats.at(static_cast<std::size_t>(player)).putIn;
    for (const Setting &setting : correction.settings)
        if (holdsTiles(setting.field) && setting.field != Field::Wonder)
            putIn = static_cast<std::uint8_t>(putIn | 1U << static_cast<unsigned>(kindOf(setting.field)));
}

} // namespace pegsheet::nations
