// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/form.h"
#include "model/core/touchline.h"
#include "model/empires/abilitydraft.h"
#include "model/empires/game.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace pegsheet::empires {

/// What can be touched on the way to a move. Where nothing else is said `at` is the enumerator or the seat, `number` what is said.
enum class PencilKind : std::uint8_t {
    Ready,
    Place,    ///< the next place of the row, or no more the one that was said; where the row is whole, the first of another
    Order,    ///< the whole row; `with` is the list of its places
    Kind,     ///< of a card; once more: not said after all
    Number,   ///< of a card
    Crisis,   ///< which of two open Disasters, from 0
    Seat,     ///< who takes a Disaster, plays a card from hand, or takes two of the hand; once more: nobody
    Hit,      ///< the position that is destroyed; of a finished empire once more: healthy after all
    Position, ///< where the card is laid
    Figure, ///< a number of a Conflict card, `at` as conflictFields() has it; or of a finished empire, `at` as FinishedField has it
    Gain,   ///< one more of a resource on a Conflict card, beyond the most none; `at` as Pencil::gains has it
    Finish, ///< all is said: the row lies there, the Conflict card is read, the finished empire is whole
    Bid,    ///< what a player bids
    Amount, ///< what a player still has of a resource at the end; `at` is the seat times four plus the resource
    Describe, ///< the card whose ability is said, `at` as Card has it; once more: none
    Trait,    ///< a part of what is printed on it; `at` as AbilityField has it
    Words,    ///< what it does in the table's own words, `with`
    Ability,  ///< the ability that is used, `at` as Source has it, `number` whose; where one is repeated first, which; once more:
              ///< none
    Moved,    ///< the Innovation that goes elsewhere, `at` as Card has it
    Marker,   ///< the card whose marker a tier takes off; once more: not after all
    Conflict, ///< all of a Conflict card that is known already; `with` as conflictMembers() writes it
    Avert,    ///< the resource that averts a Disaster, of who decides now
    Exchange, ///< once by the ability `at` as Source has it; `number` as exchangeTouch() has it
    Sell,     ///< a card of the hand
    Discard,  ///< the rest of the hand
    Coins,    ///< so many are paid in the place of what is next paid for, or bid; 0: as few as needed
    Hammers,  ///< what the card from hand costs, or is printed on the place that is repaired, where nobody knows it yet
    Unsay,    ///< a number is not said after all; `at` as Figure has it, `number` what was said
    Next,     ///< what the next space of the round track is, `at` as Round has it
    Done,     ///< that player is done with the phase, -1: everybody; `number` the part of it, as DonePart has it
    Repair,   ///< the position of that player's row that is repaired; where its Hammers are asked for once more: not after all
    Value,    ///< what a place is worth, `at` as Location has it
    Points,   ///< what a card brings at the end, `at` as Card has it
    Shortage, ///< a coin, of whoever took a Disaster last
    Anew      ///< the places of the finished empire lie in another order; once more: they do not
};

} // namespace pegsheet::empires

template <>
struct pegsheet::EnumNames<pegsheet::empires::PencilKind>
{
    static constexpr std::array<std::string_view, 35> names{
        "ready",  "place",  "order",    "kind",   "number",   "crisis",   "seat",     "hit",   "position",
        "figure", "gain",   "finish",   "bid",    "amount",   "describe", "trait",    "words", "ability",
        "moved",  "marker", "conflict", "avert",  "exchange", "sell",     "discard",  "coins", "hammers",
        "unsay",  "next",   "done",     "repair", "value",    "points",   "shortage", "anew"};
};

namespace pegsheet::empires {

/// The numbers of a Conflict card, in the order in which they are asked for.
enum class ConflictField : std::uint8_t { Lowest, LowestPoints, MiddlePoints, Highest, HighestPoints, Victory, Rank, With };
[[nodiscard]] const FormFields &conflictFields();
/// That number of a card, within the range of its field.
[[nodiscard]] int figureOf(const Conflict &card, ConflictField field);
/// The numbers of a finished empire: the score track, and what all its Innovations bring.
enum class FinishedField : std::uint8_t { Score, Innovations };
inline constexpr std::size_t kFinishedFields = 2;
/// More of a resource than any Conflict gives.
inline constexpr int kMostConflictGain = 5;

/// Where Pencil::amounts has that resource of that player.
[[nodiscard]] constexpr std::size_t amountAt(int seat, Resource resource)
{
    return static_cast<std::size_t>(seat) * kCount<Resource> + static_cast<std::size_t>(resource);
}

/// An exchange of that player: which of the alternatives of the ability, 0 where there is none to choose.
[[nodiscard]] constexpr int exchangeTouch(int seat, std::size_t alternative)
{
    return seat * static_cast<int>(kMostAlternatives) + static_cast<int>(alternative);
}

/// What is begun of a move: a row, a card, who takes it and where it goes, a Conflict card, a bid.
struct Pencil
{
    using Kind = PencilKind;

    std::optional<Move> said; ///< by one touch
    std::vector<Location> row;
    bool isDealt = false;  ///< the row came as a whole: it is shown in that order
    bool laysAnew = false; ///< another row than the one that is there is asked for
    std::optional<empires::Kind> cardKind;
    int number = 0;
    std::vector<Card> hand;    ///< of the two that are taken before the blitz variant begins
    AbilityDraft described;    ///< what is printed on a card, said beside anything else
    Source ability;            ///< that is used by who sits at `seat`
    Source again;              ///< that is repeated by it
    Card moved;                ///< that goes elsewhere by it
    std::vector<Card> markers; ///< that a tier takes off
    int crisis = -1;
    int seat = -1;
    std::vector<int> hits;
    std::vector<int> positions;
    Form conflict{conflictFields()};
    std::array<std::uint8_t, (kTiers + 1) * kCount<Resource>> gains{}; ///< of the strongest, then tier by tier; by resource
    std::array<std::uint8_t, kTiers> refreshes{};
    int coins = 0;                                                         ///< paid in the place of other resources, or bid
    int hammers = 0;                                                       ///< of the card from hand or the repair; 0: not said
    std::optional<Rebuild> repairing;                                      ///< of a place whose Hammers nobody knows yet
    std::array<std::optional<int>, kFinishedFields> finished;              ///< by FinishedField; its destroyed places are `hits`
    std::array<std::optional<int>, kMostSeats * kCount<Resource>> amounts; ///< by seat and resource

    /// The card of kind and number; none where one of them is not said.
    [[nodiscard]] Card card() const;

    TouchResult touch(const State &state, const Touch &touch);
    bool layReady(const State &state, const Move &move);
    [[nodiscard]] std::vector<Move> moves(const State &state) const;
    [[nodiscard]] std::optional<AskedNumber> asked(const State &state) const;
    /// What is said about cards and places in between, and what the table corrects, does not end it.
    static bool survives(const Touch &touch, const Move *move);
    /// Which of two Disasters, another number of a tier, values that are missing: another touch says it.
    static bool isOpen(std::string_view code);

    bool operator==(const Pencil &) const = default;
};

using Line = TouchLineOf<Empires, Pencil>;

/// The open Disaster that is meant: the one that is said, else the only one; none.
[[nodiscard]] Card meantCrisis(const State &state, const Pencil &pencil);
/// The card that is played from hand, once it is said; none where none is.
[[nodiscard]] Card playedCard(const State &state, const Pencil &pencil);
/// What that card costs has to be said before it is played.
[[nodiscard]] bool asksHammers(const State &state, const Pencil &pencil);
/// Whose row is entered now: of the blitz variant, or of who plays a card; -1 where nobody's is.
[[nodiscard]] int seatOf(const State &state, const Pencil &pencil);
/// The position that has to be chosen next, and those to choose from; empty where none is asked for. Hits come first.
struct AskedPosition
{
    bool isHit = false;
    std::vector<int> positions;
};
[[nodiscard]] AskedPosition askedPosition(const State &state, const Pencil &pencil);
/// What the ability that is used asks for, or does: the effect with a choice where it has one.
[[nodiscard]] Does usedFor(const State &state, const Pencil &pencil);
/// Whether an effect is used by a touch: it asks for a card, places, an Innovation, markers or another ability, or is used in a
/// Disaster. Anything else works by itself.
[[nodiscard]] bool isUsedByTouch(const AbilityEffect &effect);
/// Whether it was used in this phase as often as it may be.
[[nodiscard]] bool isUsedUp(const State &state, int seat, Source source);
/// Markers of which some are to be chosen: by a tier, or by the ability in use.
struct AskedMarkers
{
    int seat = -1;
    std::size_t count = 0; ///< 0: none are to be chosen
    CardSet among;
};
[[nodiscard]] AskedMarkers askedMarkers(const State &state, const Pencil &pencil);
/// The Conflict card as it is said; what is not said is 0 in it.
[[nodiscard]] Conflict conflictOf(const Pencil &pencil);
/// One of the numbers that are told one after the other, and what was said; nothing as long as it is missing.
struct ToldNumber
{
    AskedNumber asked;
    std::optional<int> said;
};
/// Numbers that are told one after the other before anything else is: what places are worth, and at the end what cards bring and
/// abilities count. Values of places come once nothing else is missing. Those that are told stay among them until the last one is.
[[nodiscard]] std::vector<ToldNumber> numbersAsked(const State &state, const Pencil &pencil);
/// Those of them that are missing.
[[nodiscard]] std::vector<AskedNumber> missingNumbers(const State &state, const Pencil &pencil);
/// Both numbers of the finished empire are asked for: its row is said, and it is not entered.
[[nodiscard]] bool isSheetAsked(const State &state, const Pencil &pencil);
/// What that number of a Conflict card, or of the finished empire that is entered now, may be; nothing where it is not asked for.
[[nodiscard]] std::optional<Range> figureRange(const State &state, const Pencil &pencil, int field);
/// That number; nothing where it is not said.
[[nodiscard]] std::optional<int> figureSaid(const State &state, const Pencil &pencil, int field);
/// Whether a Conflict card has every number that is said so far.
[[nodiscard]] bool mayBe(const Conflict &card, const Pencil &pencil);
/// The order of the places of the finished empire that is entered now: what is said, else that of the one before; empty where there
/// is none yet, fewer than eleven while it is being said.
[[nodiscard]] std::vector<Location> finishedRow(const State &state, const Pencil &pencil);

} // namespace pegsheet::empires
