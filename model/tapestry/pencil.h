// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/touchline.h"
#include "model/tapestry/game.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pegsheet::tapestry {

/// What can be touched on the way to a move. Where nothing else is said `at` is the enumerator, the seat or the place, `number`
/// what is said.
enum class PencilKind : std::uint8_t {
    Ready,
    Entry,    ///< which entry is answered, `at` as the outside counts them
    Advance,  ///< a step on a track, paid as paymentOf() says; before it whatever is left to decline is declined
    Income,   ///< an income turn; before it the same
    Payment,  ///< the track whose payment is chosen by hand; once more: it is not
    Resource, ///< one more that is paid, lost or gained
    Choose,
    Take,
    Skip,
    Track,    ///< a track, `number` the space of the token and 1; 0: the token is left out
    Research, ///< the face of the science die; `number` 1: no token moves
    Points,   ///< for the sides of a tile that is explored
    Tile,     ///< the benefit of the tile that is explored or conquered; kNoTile: it has none
    Space,    ///< the tile from 1
    Against,  ///< whose territory is conquered; once more: nobody's
    Island,   ///< it is the middle island; once more: it is not
    Trap,     ///< a trap is played; once more: none is
    Red,
    Black,
    Lines,
    Upgrade,
    Play, ///< a tapestry card of which nothing comes at once
    Resolve,
    District,
    Tallest,   ///< -1: they share
    Benefit,   ///< of whom a benefit is told that the app does not know; once more: of nobody
    Word,      ///< one more of what that benefit, or a card, brings; `number` is what stands in the brackets
    Unword,    ///< the last of it is rubbed out
    InOrder,   ///< all of it comes in this order; once more: in any
    Why,       ///< where it comes from, `with`
    Seat,      ///< whose income turn is told by its numbers
    Number,    ///< a number of it, or of a finished sheet; `at` as NumberField has it; kUntold takes it back
    Finish,    ///< all is said; a tapestry card that is asked for is played with it
    Tech,      ///< what a tech card brings, `number` its row and `at` the place in techBenefits(); where one goes a row up, with it
    Capital,   ///< which mat a city stands on
    Spot,      ///< where what is to be built stands, `number` as Spot::number() has it; an income building is built with it
    Aside,     ///< the landmark that was laid aside and is built now; once more: it is not
    Letter,    ///< only cards or civilizations that begin with it are shown, `number` a character; once more: all are
    OwnTech,   ///< the tech card that is invented, goes a row up or brings its part; -1: one that is not named
    Card,      ///< the tapestry card that is played; -1: one that is not named, which is told by what it brings, or once more not
    Stack,     ///< whose card is copied, `number` the era of the stack from 1
    Opponent,  ///< the opponent whom a card is about, or who gets a marker; `number` the square that it leaves and 1, 0: unsaid
    Landmark,  ///< the landmark that a card brings
    Discard,   ///< so many tapestry cards, `number`
    StandUp,   ///< one more of that seat's territories, where own outposts stand up
    CopySpace, ///< an opponent's space: the seat and the track, as copyPlace() has them, `number` the space
    Match,     ///< a track on which the own token comes level with another, `number` the space of that
    PaidTech,  ///< a tech card that a bonus costs, as TechRefs has it; once more: it is not
    Double,    ///< a tile that is explored brings its benefit twice and no points; once more: it does not
    OwnCard, ///< the tapestry card of the table's own that is played, `with` its "name" and, where it brings anything, its "gains"
    Civilization, ///< with which a player begins, or which is gained
    // Of civilizations that are known by name.
    Row,      ///< from which row of a mat an outpost comes, from above
    Marker,   ///< a marker protects what is conquered; once more: none does
    Other,    ///< the face of the die that is left to a marker where is conquered, a DieFace; once more: there is none
    Improve,  ///< a tech of anybody goes up, as TechRefs has it, `number` whose
    Predict,  ///< one of the four numbers
    Trade,    ///< a marker on a territory: -1 an empty one, `number` its points; else whose, `number` first -1, then the tile's
              ///< benefit and 1, or 0 where it has none
    Column,   ///< the column of a mat where a building stands
    Map,      ///< where it stands on the map
    Swap,     ///< a plot whose building changes places: of the first, once more: not; then of the second
    SkipParts ///< all that civilizations ask in step 1 of the income turn is declined, as far as it may be
};

} // namespace pegsheet::tapestry

template <>
struct pegsheet::EnumNames<pegsheet::tapestry::PencilKind>
{
    static constexpr std::array<std::string_view, 61> names{
        "ready",     "entry",    "advance",  "income", "payment", "resource",     "choose",   "take",    "skip",
        "track",     "research", "points",   "tile",   "space",   "against",      "island",   "trap",    "red",
        "black",     "lines",    "upgrade",  "play",   "resolve", "district",     "tallest",  "benefit", "word",
        "unword",    "inOrder",  "why",      "seat",   "number",  "finish",       "tech",     "capital", "spot",
        "aside",     "letter",   "ownTech",  "card",   "stack",   "opponent",     "landmark", "discard", "standUp",
        "copySpace", "match",    "paidTech", "double", "ownCard", "civilization", "row",      "marker",  "other",
        "improve",   "predict",  "trade",    "column", "map",     "swap",         "skipParts"};
};

namespace pegsheet::tapestry {

/// The number of a touch that takes one back that was told.
inline constexpr int kUntold = -1;

/// The numbers of an income turn that is told, and of a finished sheet.
enum class NumberField : std::uint8_t { Vp, Markets, Houses, Farms, Armories, Tech, City, Control };

} // namespace pegsheet::tapestry

template <>
struct pegsheet::EnumNames<pegsheet::tapestry::NumberField>
{
    static constexpr std::array<std::string_view, 8> names{"vp",       "markets", "houses", "farms",
                                                           "armories", "tech",    "city",   "control"};
};

namespace pegsheet::tapestry {

/// In place of a TileBenefit: the territory has none printed.
inline constexpr int kNoTile = static_cast<int>(kCount<TileBenefit>);

/// What is begun of a move: an answer, a payment by hand, a benefit in words, the numbers of a sheet.
struct Pencil
{
    using Kind = PencilKind;

    std::optional<Move> said; ///< by one touch
    MaybeOne<TechRow> row;    ///< of the tech card that goes up with it
    int entry = -1;           ///< that is answered, as the outside counts; -1: the first that is ready
    int payment = -1;         ///< the track whose payment is chosen by hand
    Resources resources;      ///< paid of any kind, or gained, so far
    int points = -1;
    int tile = -1;
    int against = -1;
    bool island = false;
    bool trap = false;
    MaybeOne<RedFace> red;
    MaybeOne<BlackFace> black;
    int seat = -1;           ///< whose benefit or income turn is told
    bool tells = false;      ///< a benefit that the app does not know
    std::vector<Node> words; ///< of the benefit, without parts
    bool inOrder = false;
    std::string why;
    Per<std::optional<int>, NumberField> numbers;
    int aside = -1;                         ///< the landmark that was laid aside and is built now
    int spot = -1;                          ///< where what is to be built stands, as Spot::number() has it
    int letter = 0;                         ///< with which the cards or civilizations begin that are shown; 0: all are
    bool isUnnamed = false;                 ///< the tapestry card that is played is told by what it brings
    SeatRefs seats;                         ///< on whose territories own outposts stand up
    TechRefs techs;                         ///< that are paid
    bool isDoubled = false;                 ///< the tile that is explored
    OutpostRow outpost;                     ///< from which row of a mat it comes
    bool marker = false;                    ///< protects what is conquered
    MaybeOne<DieFace> other;                ///< of the die that is left to a marker
    Per<std::uint8_t, Predicted> predicted; ///< 0 where it is not said yet
    int plot = -1;                          ///< whose building changes places
    bool skipsParts = false;                ///< whatever civilizations ask that may be declined
    bool isFinished = false;

    TouchResult touch(const State &state, const Touch &touch);
    bool layReady(const State &state, const Move &move);
    [[nodiscard]] std::vector<Move> moves(const State &state) const;
    [[nodiscard]] std::optional<AskedNumber> asked(const State &state) const;
    static bool survives(const Touch &, const Move *) { return false; }
    /// Numbers of an income turn that are still missing: another touch says them.
    static bool isOpen(std::string_view code) { return code == "input.missingField"; }

    bool operator==(const Pencil &) const = default;
};

using Line = TouchLineOf<Game, Pencil>;

/// The entry that is answered now: the one that was chosen, else the first that is ready; its index in the queue, -1 where none is.
[[nodiscard]] int openEntry(const State &state, const Pencil &pencil);
/// What that entry wants; Wants::Nothing where there is none.
[[nodiscard]] Wants openWants(const State &state, const Pencil &pencil);
/// How much civilizations ask of that player that may be declined and is ready.
[[nodiscard]] int optionalParts(const State &state, int seat);
/// Whether everything that is pending may be declined, so that the next turn can begin: there is something, and all of it is
/// optional.
[[nodiscard]] bool canDeclineAll(const State &state);
/// The state once all of that is declined; the same where nothing is.
[[nodiscard]] State declined(State state);

/// How a step from that space on a track is paid where nobody chooses: the track's own resource, then of what there is most of, the
/// first in table order where there is as much of several. As far as it goes where there is not enough.
[[nodiscard]] Resources paymentOf(const Player &player, Track track, int from);
/// The same for so many of any kind, with `own` of that resource before it.
[[nodiscard]] Resources mostPlentiful(const Player &player, int any, Resources paid = {});
/// How many resources are chosen by hand now, one by one: of a payment, or of what is lost or gained; 0 where none are.
[[nodiscard]] int resourcesAsked(const State &state, const Pencil &pencil);

/// The number of a seat and a track of it in a touch.
[[nodiscard]] constexpr int copyPlace(int seat, Track track)
{
    return seat * static_cast<int>(kCount<Track>) + static_cast<int>(track);
}
/// What is told of the conquest so far, without what its dice show; it must be what is answered.
[[nodiscard]] Conquer begunConquest(const State &state, const Pencil &pencil);
/// Whether what is told of the conquest so far brings the benefit of its tile; it must be what is answered.
[[nodiscard]] bool asksTile(const State &state, const Pencil &pencil);

/// What is built next, and in whose city. A marker on a plot is placed as a building is.
struct Placing
{
    int seat = 0;
    Piece piece;
    bool isMarker = false;
};
/// The landmark that was laid aside and is taken up, else the piece that the open entry asks for; nothing where there is neither,
/// or it finds no place in the city.
[[nodiscard]] std::optional<Placing> placingOf(const State &state, const Pencil &pencil);
/// The first of its spots that is wholly in the city, or the first of all; it must have one.
[[nodiscard]] Spot firstSpot(const City &city, const Piece &piece);
/// Where it stands in pencil: where it was touched, else on the first of its spots that is wholly in the city, or the first of all;
/// it must have one.
[[nodiscard]] Spot spotOf(const State &state, const Pencil &pencil, const Placing &placing);

/// Whether both dice of the conquest that is answered count; there must be one.
[[nodiscard]] bool countsBothDice(const State &state, const Pencil &pencil);

/// Whether the pencil is telling a benefit: that of a card which is asked for or about to be played, or one that the app does not
/// know.
[[nodiscard]] bool tellsBenefit(const State &state, const Pencil &pencil);
/// What is told of it so far; none where nothing is.
[[nodiscard]] Benefit benefitOf(const Pencil &pencil);
/// Whose income turn or finished sheet is told now; -1 where none is.
[[nodiscard]] int toldSeat(const State &state, const Pencil &pencil);
/// Which numbers can be told there, what one may be, and what it is as long as nobody says it (-1: not known).
[[nodiscard]] bool isThere(const State &state, NumberField field);
[[nodiscard]] Range rangeOf(NumberField field);
[[nodiscard]] int unsaidOf(const State &state, int seat, NumberField field);
/// The numbers of the income turn as they are told so far. Of one alone what is not said of a city and of territories is as it was.
[[nodiscard]] IncomeNumbers incomeOf(const State &state, const Pencil &pencil);

} // namespace pegsheet::tapestry
