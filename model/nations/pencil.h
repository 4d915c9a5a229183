// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/form.h"
#include "model/core/touchline.h"
#include "model/nations/game.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace pegsheet::nations {

/// What can be touched on the way to a move. Where nothing else is said `at` is the enumerator or the place from 0, `number` what
/// is said.
enum class PencilKind : std::uint8_t {
    Ready,
    Open,       ///< the page of a tile, for a purchase; `at` a kind of tile and `number` the slot it goes to, where they are said
    Close,      ///< no tile after all
    OfferPlace, ///< the page of a tile, for that place of the offer of a new age
    Tile,       ///< what kind of tile it is; -1: not said
    Die,        ///< one more of that colour on the tile; beyond the most none
    Chit,       ///< the same of a chit
    Points,     ///< on the tile
    Stone,      ///< that building it costs
    Row,        ///< from 1
    Slot,       ///< from 1
    Name,       ///< of the tile; `with` is a text
    Known,      ///< a tile of the card library; `with` is {"tile", "record"}
    Offered,    ///< a tile of the kept offer
    Finish,     ///< all is said that is wanted
    Piece,      ///< one more of these dice or chits is given; the faces of dice, then the kinds of chits
    Way,        ///< a whole payment, of those in ways()
    Back,       ///< nothing is paid, or rolled again, after all
    Build,      ///< the wonder under construction
    Reroll,     ///< which dice are rolled again is asked
    Face,       ///< what a die that was rolled shows
    Famine,
    War,
    Depth, ///< how much is kept from this age on
    Event, ///< an event of the card library; `with` is {"famine", "war", "record"}
    Sum,   ///< a number of points counted at the table; `at` as sumPlace() says, kUnsaid takes it back
    Sheet, ///< all of a player's points are said; `at` is the seat
    Seat,  ///< books or strength of that player are asked for now
    Spent, ///< so many of them were spent
    Met,   ///< that player has enough food in the famine, or not after all
    Pass,
    EndAge,   ///< everybody who is still in passes
    Opponent, ///< books that the opponent of one player rolled
    Remove,   ///< what the die with four sides shows
    GiveBack, ///< pieces of a replaced tile, by their place in Returns
    Rolled,   ///< all dice, by the app; `with` is the move
    Ask       ///< that number of those counted at the table is asked for now; `at` as sumPlace() says
};

} // namespace pegsheet::nations

template <>
struct pegsheet::EnumNames<pegsheet::nations::PencilKind>
{
    static constexpr std::array<std::string_view, 37> names{
        "ready", "open",   "close",    "place",   "tile",     "die",    "chit",  "points", "stone", "row",
        "slot",  "name",   "known",    "offered", "finish",   "piece",  "way",   "back",   "build", "reroll",
        "face",  "famine", "war",      "depth",   "event",    "sum",    "sheet", "seat",   "spent", "met",
        "pass",  "endAge", "opponent", "remove",  "giveBack", "rolled", "ask"};
};

namespace pegsheet::nations {

/// A tile that is being said: one that is bought, or one of the offer of a new age.
struct TileEntry
{
    bool open = false;
    std::optional<TileKind> kind;
    int forPlace = -1; ///< the place of a new offer it is for; -1: it is bought
    int offered = -1;  ///< the place of the kept offer it is taken from
    Gains gains;
    int points = -1; ///< -1: not said
    int stone = 0;   ///< 0: not said; so the row and the slot
    int row = 0;
    int slot = 0;
    std::string name;
    std::optional<Symbol> price;        ///< what it is paid with, where that is not the usual
    std::optional<std::int64_t> record; ///< taken out of the card library as it is

    [[nodiscard]] bool isDevelopment() const { return kind == TileKind::Development; }
    void lay(const Tile &tile);
    bool operator==(const TileEntry &) const = default;
};

/// What is asked of dice and chits, where every piece is kept.
enum class Asking : std::uint8_t { Nothing, Price, Build, Reroll };

/// What is begun of a move: a new age, a tile and its payment, dice of a roll, pieces that are spent or rolled again, the end of an
/// age, points counted at the end.
struct Pencil
{
    using Kind = PencilKind;

    TileEntry tile;
    Asking asking = Asking::Nothing;
    std::optional<Pieces> taken; ///< of what lies there; nothing: as it is suggested
    std::vector<DieFace> faces;  ///< of a roll, in the order they were entered
    int famine = 0;              ///< of the event; 0: not said
    int war = 0;
    std::optional<Depth> depth;                        ///< where it is another than until now
    std::vector<Place> offer;                          ///< of the new age, as far as it is said
    std::optional<std::int64_t> event;                 ///< the event was taken out of the card library
    std::array<std::optional<Form>, kMaxSeats> sheets; ///< points counted at the end, by seat; see sheetFields()
    int sheet = -1;                                    ///< the seat of which something was said last
    int sum = -1;                                      ///< asked for now instead of what would be; as sumPlace() says
    int seat = -1;                                     ///< asked at the end of the age instead of who would be
    std::optional<int> spent;                          ///< by that seat
    SeatSet met;                                       ///< who has enough food in the famine
    std::vector<Move> whole;                           ///< moves that one touch says by itself

    TouchResult touch(const State &state, const Touch &touch);
    bool layReady(const State &state, const Move &move);
    [[nodiscard]] std::vector<Move> moves(const State &state) const;
    [[nodiscard]] std::optional<AskedNumber> asked(const State &state) const;
    /// What the table corrects in between does not end it; points of others go on being counted.
    static bool survives(const Touch &touch, const Move *move);
    /// Too few pieces, too many, and an odd one may still change.
    static bool isOpen(std::string_view code);

    bool operator==(const Pencil &) const = default;
};

using Line = TouchLineOf<Nations, Pencil>;

/// The tile comes from the kept offer.
[[nodiscard]] bool isFromOffer(const State &state, const TileEntry &entry);
/// What still belongs to the tile: the row, the slot, what building it costs.
[[nodiscard]] bool asksRow(const State &state, const TileEntry &entry);
[[nodiscard]] bool asksSlot(const TileEntry &entry);
[[nodiscard]] bool asksStone(const State &state, const TileEntry &entry);
/// Something of what is on it is said; a place alone is no tile.
[[nodiscard]] bool isSaid(const TileEntry &entry);
[[nodiscard]] bool isComplete(const State &state, const TileEntry &entry);
/// The tile as far as it is said.
[[nodiscard]] Tile tileOf(const State &state, const TileEntry &entry);

/// How much is kept in the age that is dealt, and whether its offer is.
[[nodiscard]] Depth depthOf(const State &state, const Pencil &pencil);
[[nodiscard]] bool dealsOffer(const State &state, const Pencil &pencil);
/// Places of the new offer that are empty; 0 where none is entered.
[[nodiscard]] int missingTiles(const State &state, const Pencil &pencil);
[[nodiscard]] bool canDeal(const State &state, const Pencil &pencil);

/// Dice and chits are asked for: to pay, to be rolled again, to be spent at the end of an age.
[[nodiscard]] bool asksPieces(const State &state, const Pencil &pencil);
/// What is asked for: its symbol, and how much of it; 0: any number.
[[nodiscard]] Symbol askedSymbol(const State &state, const Pencil &pencil);
[[nodiscard]] int askedAmount(const State &state, const Pencil &pencil);
/// Payments in which nothing is needless, the best first, six at most.
[[nodiscard]] std::vector<Pieces> ways(const State &state, const Pencil &pencil);
/// Books all; against famine and war the fewest pieces that are enough; of payments the best.
[[nodiscard]] Pieces suggested(const State &state, const Pencil &pencil);
[[nodiscard]] Pieces takenPieces(const State &state, const Pencil &pencil);
/// The move that these pieces make.
[[nodiscard]] Move moveWith(const State &state, const Pencil &pencil, const Pieces &pieces);
/// Dice of the roll that are not said yet.
[[nodiscard]] Amounts<Colour> missingDice(const State &state, const Pencil &pencil);

/// Everybody's passing, one after the other, as long as nothing else is asked for in between; nothing where that does not end the
/// actions.
[[nodiscard]] std::vector<Move> passesToTheEnd(const State &state);

/// Who has enough food is asked of all at once.
[[nodiscard]] bool asksFamine(const State &state);
/// One player's books or strength are asked for, as a number.
[[nodiscard]] bool asksSpent(const State &state);
/// Of whom they are.
[[nodiscard]] int askedSeat(const State &state, const Pencil &pencil);

/// What is asked of a player's final score: points on tiles, or a whole finished sheet with the place in the turn order, which may
/// be left out. Null at any other step.
[[nodiscard]] const FormFields *sheetFields(const State &state);
/// A field of a player's sheet as a touch says it.
inline constexpr int kSumFields = 8;
[[nodiscard]] constexpr int sumPlace(int seat, std::size_t field)
{
    return seat * kSumFields + static_cast<int>(field);
}
/// That place again.
struct SumField
{
    constexpr explicit SumField(int place) : seat(place / kSumFields), field(static_cast<std::size_t>(place % kSumFields)) {}

    int seat;
    std::size_t field;
};
/// Whether the app knows that number of points on tiles, so that it is not asked for.
[[nodiscard]] bool isKnownSum(const State &state, int seat, std::size_t field);
/// The number of that field: as it is known or said, else as the match has it; kUnsaid for neither.
[[nodiscard]] int sheetNumber(const State &state, const Pencil &pencil, int seat, std::size_t field);
/// The same, nothing where there is none: no place in the turn order is the 0th.
[[nodiscard]] std::optional<int> saidSum(const State &state, const Pencil &pencil, int seat, std::size_t field);
/// The first field of that player of which there is no number; how many fields there are where all have one.
[[nodiscard]] std::size_t nextSheetField(const State &state, const Pencil &pencil, int seat);
/// The number that is asked for, as sumPlace() says: the one chosen, else the next of whoever something was said of last, or of
/// whose turn it is. At those steps only.
[[nodiscard]] int askedSum(const State &state, const Pencil &pencil);
/// The move that enters the numbers of that player, those not said as 0.
[[nodiscard]] Move sheetMove(const State &state, const Pencil &pencil, int seat);
/// All is said but what may be left out, and the rules have nothing against it.
[[nodiscard]] bool canEnterSheet(const State &state, const Pencil &pencil, int seat);

} // namespace pegsheet::nations
