// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/answers.h"
#include "app/tapestry/tapestryasked.h"
#include "model/tapestry/pencil.h"

#include <QList>
#include <QStringList>

/// What answers where a card is named, as tapestryview::answers() has it. A match must know its cards by name.
namespace pegsheet::app::tapestryview {

/// Techs that nobody has, by the letter with which they begin, and the one that is not named. A letter keeps its place where no
/// card is left that begins with it.
[[nodiscard]] QList<AnswerGroup> inventGroups(const tapestry::State &state, const tapestry::Pencil &pencil);
/// Tapestry cards that lie on no mat, the same way, and behind them the table's own; each says what it brings, and whether that is
/// nothing now. Where there is a card library a key leads there.
[[nodiscard]] QList<AnswerGroup> cardGroups(const Asked &asked);
/// Those of the table's own as keys, and the key that leads to where one is typed in that is neither printed nor known yet. There
/// must be a card library.
[[nodiscard]] QList<AnswerKey> ownCardKeys(const Asked &asked);
[[nodiscard]] AnswerKey anotherCardKey();
/// The player's own techs row by row: what each brings as it goes up, who meets its prerequisite, or what is missing to that. Those
/// that may go up are framed.
[[nodiscard]] QList<AnswerGroup> liftGroups(const tapestry::State &state, const tapestry::Entry &entry, const QStringList &names);
/// The own techs whose circle or square an entry gains.
[[nodiscard]] QList<AnswerGroup> partGroups(const tapestry::State &state, const tapestry::Entry &entry);
/// A tech card as a key: its name, what of it is shown, whether it is possible.
[[nodiscard]] QVariantList techPictures(tapestry::Tech tech, bool hasCircle, bool hasSquare);

/// Cards on the income mats that can be copied: whose each is, of which era, and what it says.
[[nodiscard]] QList<AnswerGroup> stackGroups(const tapestry::State &state, const tapestry::Entry &entry, const QStringList &names);
/// Whom a card is about.
[[nodiscard]] AnswerGroup opponentGroup(const tapestry::State &state, const tapestry::Entry &entry, const QStringList &names);
/// Landmarks of the tracks that nobody has.
[[nodiscard]] AnswerGroup freeLandmarkGroup(const tapestry::State &state);
/// How many cards of the hand are discarded.
[[nodiscard]] AnswerGroup discardGroup(const tapestry::State &state, const tapestry::Entry &entry);
/// On whose territories own outposts stand up, once a touch; the number of those that are said stands under the name.
[[nodiscard]] AnswerGroup standUpGroup(const tapestry::State &state, const tapestry::Pencil &pencil, const tapestry::Entry &entry,
                                       const QStringList &names);
/// What food becomes.
[[nodiscard]] AnswerGroup convertGroup(const tapestry::State &state, const tapestry::Pencil &pencil, const tapestry::Entry &entry);
/// Opponents' spaces that can be copied, player by player: what each brings.
[[nodiscard]] QList<AnswerGroup> copySpaceGroups(const tapestry::State &state, const tapestry::Entry &entry,
                                                 const QStringList &names);
/// Tracks on which the own token can come level with the next one before or behind it, with whose that is.
[[nodiscard]] AnswerGroup matchGroup(const tapestry::State &state, const tapestry::Entry &entry, const QStringList &names);
/// Tracks of which one is named, for a card that is about one, or goes forward on one; nothing else goes with it.
[[nodiscard]] AnswerGroup trackAloneGroup(const tapestry::State &state, const tapestry::Entry &entry);
/// The own techs that a bonus costs, until there are as many as that.
[[nodiscard]] QList<AnswerGroup> paidTechGroups(const tapestry::State &state, const tapestry::Pencil &pencil,
                                                const tapestry::Entry &entry);

} // namespace pegsheet::app::tapestryview
