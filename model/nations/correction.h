// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/nations/state.h"

#include <vector>

namespace pegsheet::nations {

/// A field that the table can set. The first group belongs to a player, the second to the turn.
enum class Field : std::uint8_t {
    Books,
    LedgerBooks,
    LedgerFamine,
    LedgerWar,
    Developments,
    Advisor,
    Wonder,
    Colonies,
    Built,
    Dice,
    ToRoll,
    UsedDice,
    Chits,
    UsedChits,
    Passed,
    TileSums,
    Actor,
    Order,
    Famine,
    War,
    OpponentBooks,
    Offer
};
inline constexpr int kFields = 22;
[[nodiscard]] constexpr bool isOfTurn(Field field)
{
    return field >= Field::Actor;
}
/// Fields that hold tiles rather than a number.
[[nodiscard]] constexpr bool holdsTiles(Field field)
{
    return (field >= Field::Developments && field <= Field::Built) || field == Field::Offer;
}
/// Of which kind the tiles of a player's field are.
[[nodiscard]] constexpr TileKind kindOf(Field field)
{
    switch (field) {
    case Field::Advisor: return TileKind::Advisor;
    case Field::Colonies: return TileKind::Colony;
    case Field::Wonder:
    case Field::Built: return TileKind::Wonder;
    default: return TileKind::Development;
    }
}
/// How many values the field has: one an age, a face, a colour, a chit or a kind of tile, else one.
[[nodiscard]] constexpr std::size_t placesOf(Field field)
{
    switch (field) {
    case Field::LedgerBooks:
    case Field::LedgerFamine:
    case Field::LedgerWar: return kAges;
    case Field::Dice: return kCount<DieFace>;
    case Field::ToRoll:
    case Field::UsedDice: return kCount<Colour>;
    case Field::Chits:
    case Field::UsedChits: return kCount<Chit>;
    case Field::TileSums: return kCount<TileKind>;
    default: return 1;
    }
}

/// An absolute value for one field; `index` is the age from 0, the face, colour, chit or kind of tile, else 0. An order is its
/// seats, two bits each, the first player lowest.
struct Setting
{
    Field field = Field::Books;
    std::uint8_t index = 0;
    std::int32_t value = 0;
    std::vector<Place> tiles = {}; ///< of a field that holds tiles: five slots, one place, any number, or the offer

    bool operator==(const Setting &) const = default;
};

/// What a correction sets, in the order of the fields, each at most once. Written as the state is:
/// `{"books":4,"ledger":{"age2":{"famine":2}},"developments":[null,{"kind":…},…],"dice":{"available":{"whiteGold":2}}}`,
/// or for the turn `{"player":1,"order":[1,0],"event":{"famine":3},"opponentBooks":5,"offer":[[…],…]}`.
struct Correction
{
    std::vector<Setting> settings;

    bool operator==(const Correction &) const = default;
};

[[nodiscard]] Value toValue(const Correction &correction);
/// Refuses derived fields (input.derivedField), unknown ones, one twice (input.duplicate), and values beyond any bounds
/// (input.outOfRange).
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, Correction &correction);
[[nodiscard]] Value schemaOf(const Correction &correction);
/// The least and the most that a number there can be, whatever the state.
[[nodiscard]] std::int32_t leastOf(Field field);
[[nodiscard]] std::int32_t mostOf(Field field, std::size_t index);

/// Refuses a setting of the turn given for a player (nations.correctionOfTurn) or the other way round
/// (nations.correctionOfPlayer), an empty correction (nations.correctionEmpty), points that an age cannot bring and more dice or
/// chits than anybody has (input.outOfRange, nations.tooManyPieces), tiles of another kind than the field's
/// (nations.otherKind), what this depth, number of players or moment does not have (nations.correctionNotNow), an order that is
/// none (nations.noOrder), a player who is not there (input.noSuchPlayer).
[[nodiscard]] MaybeRefusal refuses(const State &state, int player, const Correction &correction);

/// The correction that would set the same fields to what they are now.
[[nodiscard]] Correction asItIs(const State &state, int player, const Correction &correction);
/// The tiles in a field that holds tiles.
[[nodiscard]] std::vector<Place> tilesNow(const State &state, int seat, Field field);
/// Whether that changes what the tiles of a player give while the dice and chits, which are kept, stay as they are.
[[nodiscard]] bool leavesPieces(const State &state, int player, const Correction &correction);
/// Sets the fields, and nothing else.
void applyCorrection(State &state, int player, const Correction &correction);
/// Notes whose tiles lie there by the table's word, so that their points are known: not while more may come in an age without
/// tiles, nor where their points were typed.
void notePutIn(State &state, int player, const Correction &correction);

} // namespace pegsheet::nations

template <>
struct pegsheet::EnumNames<pegsheet::nations::Field>
{
    static constexpr std::array<std::string_view, 22> names{
        "books", "ledger", "ledger", "ledger", "developments", "advisor", "wonder", "colonies", "built", "dice",          "dice",
        "dice",  "chits",  "chits",  "passed", "tilePoints",   "player",  "order",  "famine",   "war",   "opponentBooks", "offer"};
};
