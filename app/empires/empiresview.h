// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/cardhistory.h"
#include "model/empires/crossing.h"
#include "model/empires/moves.h"
#include "model/empires/pencil.h"

#include <QString>
#include <QVariantList>
#include <QVariantMap>

/// What of the state the window shows, as plain lists and maps.
namespace pegsheet::app::empiresview {

/// What is told of a row beside what the state and the pencil have.
struct Beside
{
    empires::CardHistory history;
    std::vector<empires::Crossing> crossings; ///< by what was done last
    bool tellsUnseen = false;                 ///< how many cards have not been seen yet
    bool isReplay = false;                    ///< nothing of it can be touched
};
/// A player's row from the left: "position", "location" and "name", "type" (a place among the types), "value" and "repair" (0: not
/// known), "says" what it does, "destroyed", "threatened" (a Disaster hits it), "asked" (it can be chosen now), "repairs" (a touch
/// repairs it), "preview" what would change then in words, and "gain", of it the points, "hammers" what repairing it takes now (-1:
/// it is not repaired, or nobody knows) and "costs" the same in words with the Coins that it takes, "hitBy" the numbers of
/// Disasters that would destroy it, "isDeflected" that some of them name a neighbour, "unseen" how many such cards have not been
/// seen (empty: not told), "moved" that it or a card of it has just changed places, "movedFrom" the position at which it lay until
/// then (0: here), and "cards": "card" and "id", "name", "kind", "number", "exhausted", "says" what it does (empty where that is
/// not known), "came" how it came there (empty where that is not known), "pencilled" that it does not lie there yet.
[[nodiscard]] QVariantList row(const empires::State &state, int seat, const empires::Pencil &pencil, const Beside &beside = {});
/// What that place is, does and holds, in sentences.
[[nodiscard]] QString placeText(const empires::State &state, int seat, int position, const empires::CardHistory &history);
/// What the table has to move, in sentences.
[[nodiscard]] QString crossingText(const empires::State &state, const std::vector<empires::Crossing> &crossings,
                                   const QStringList &names);
/// What the table has to do with its pieces so that they lie as they do afterwards, a line a player; two places that changed, and
/// Innovations that went to another place, are told by crossingText().
[[nodiscard]] QString changesText(const empires::State &before, const empires::State &after, const QStringList &names);
/// What an exchange or the sale of a card did, and how often that can be done again: "Exchanged: 1 Wheat → 1 Hammer; once more
/// possible". Empty for any other move.
[[nodiscard]] QString dealText(const empires::State &before, const empires::State &after, const empires::Move &move);
/// What is begun, see EmpiresMatch::begun.
[[nodiscard]] QVariantMap begun(const empires::State &state, const empires::Pencil &pencil);
/// Points of a player so far, the newest first: "round", "name" of what they came from, "points".
[[nodiscard]] QVariantList ledger(const empires::State &state, int seat);
/// What works in this phase: "name", "says" what it brings, "rests" why it brings nothing, or nothing more (empty where it does),
/// and "source", "isUsable" (a touch uses it), "chosen" (it is in use), and "trades", what an exchange by it can bring: "title",
/// and "number" of the touch that makes it.
[[nodiscard]] QVariantList works(const empires::State &state, int seat, const empires::Pencil &pencil);
/// Open Disasters: "card", "name", "kind", "number", "chosen", and "pot", what was bid so far in words.
[[nodiscard]] QVariantList crises(const empires::State &state, const empires::Pencil &pencil);
/// Who could take it, by seat: "title", what would be destroyed, "detail", why it is not the place that the card names, and what
/// that costs, "canTake" that it is this player's to decide, and "after", where that is wanted, the row as it would lie then: one
/// for each place that could fall, as row() has it.
[[nodiscard]] QVariantList takers(const empires::State &state, const empires::Pencil &pencil, bool tellsAfter);
/// What the Conflict card brings with that strength: "+7 pt"; empty where there is no card.
[[nodiscard]] QString tierText(const empires::State &state, int strength);
/// Who is with which strength in a Conflict, by seat: "title" with both, "detail" how much is missing to the next tier, or that a
/// bid was laid, "own" what was bid and what that comes to, which nobody else sees before everybody has bid (empty: nothing yet),
/// "isNext" who bids next.
[[nodiscard]] QVariantList axeBids(const empires::State &state, const QStringList &names);
/// What came of a Conflict, where that move is the last bid of it, by seat: "seat", "sum" of strength and what was bid, "tier" with
/// its points, "more": the bonus of the strongest, unrest, resources. Empty for any other move.
[[nodiscard]] QVariantList fought(const empires::State &before, const empires::Move &move);
/// What is behind a player's screen: "id", "name", "icon", "count"; empty where resources are not kept.
[[nodiscard]] QVariantList resources(const empires::State &state, int seat);
/// Spaces of the round track about now: "name", "space", "isPast", "isNow".
[[nodiscard]] QVariantList spaces(const empires::State &state);
/// What is asked for in words, over the row: "Where does Fire 9 go?"
[[nodiscard]] QString question(const empires::State &state, const empires::Pencil &pencil, const QStringList &names);

} // namespace pegsheet::app::empiresview
