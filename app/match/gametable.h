// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/agreement.h"
#include "app/export/paper.h"
#include "app/library/usecards.h"
#include "app/match/finalscore.h"
#include "app/match/movedescription.h"
#include "app/match/roundwords.h"
#include "app/session.h"
#include "model/core/match.h"

#include <QSize>
#include <QStringList>
#include <memory>
#include <span>
#include <string_view>

namespace pegsheet::app {

struct RecordWording;
class TableMatch;

/// How dice come to the match: typed in from real ones, the last faces of a turn or each roll of it, or rolled by the app.
struct DicePreferences
{
    bool real = false;
    bool everyRoll = false;
};

/// What the window asks of a game: what <game>Table() returns, by the name of its folder.
struct GameTable
{
    std::string_view game;
    MoveDescription (*move)(const Match &match, int place) = nullptr; ///< see describeMove()
    QString (*shortName)(const Match &match, int place) = nullptr;    ///< a few words for an undo button: "Temple", "Roll"
    int (*round)(const Match &match, int place) = nullptr;            ///< see describeRound()
    /// The match as the window shows it. The session holds a match of this game.
    std::unique_ptr<TableMatch> (*sit)(std::unique_ptr<Session> session, const DicePreferences &dice) = nullptr;
    const SetupRules *setup = nullptr; ///< how the rules of the next match are chosen, see Agreement
    /// The final score of a match that is over, see TableMatch::scoreTable; `earlier` is what one player alone got before.
    QVariantMap (*scoreTable)(const Match &match, const QStringList &names, const QList<EarlierResult> &earlier) = nullptr;
    /// The sheet of that player on paper, see Paper::ofPlayer(); null where it draws none.
    Paper (*paper)(const Match &match, int seat, const QStringList &names) = nullptr;
    const char *pages = nullptr; ///< the folder of its QML pages: MatchPage, and what the pages of all games take from there
    const RoundWords &(*rounds)() = &plainRounds; ///< what round() counts
    /// Gives the match what the card library knows; null where its moves hold no cards.
    void (*takeCards)(TableMatch &match, UseCards use) = nullptr;
    const RecordWording &(*cards)() = nullptr; ///< the words of its cards; null where it has none
    const char *icon = "dice";                 ///< the picture that stands for it, see Icon
    /// Which of its pages a match needs first in a window of that size, see firstPages().
    QStringList (*firstPages)(QSize window) = nullptr;
    /// What is being done now, where it is nobody's turn in particular; null where it always is somebody's.
    QString (*phase)(const Match &match) = nullptr;
    /// What stands over its papers; null where that is the name of the game.
    QString (*paperTitle)(const Match &match) = nullptr;
    /// The code of a match that goes on, for somebody who has none of it yet to look at; empty where there is none. It holds no
    /// cards but those that printedRecords() has.
    std::string_view example = {};
    /// What a match that goes on would come to stands on no table yet: lists tell points only of one that is over.
    bool tellsPointsAtTheEnd = false;
    /// What the turn of that player brought besides points, by the moves from `begin` to before `end`, all of it or what matters
    /// most, in words; empty where nothing is told of it. Null where its moves say all.
    QString (*brought)(const Match &match, int begin, int end, int seat, bool isInShort) = nullptr;
    /// What the turn of that player gave to each of the others by moves that were not their own, by seat, with their names and in
    /// words; empty texts for those who were given nothing. Null where nothing is told of it.
    QStringList (*gave)(const Match &match, int begin, int end, int seat) = nullptr;
    /// A move that the app would have made at that place, its dice aside, in words; null where its matches are not reviewed.
    QString (*advised)(const Match &match, int place, const Value &move) = nullptr;
    /// What that move leaves its player, or where it is null the one that was made there, in a few words; empty where only dice are
    /// decided. Null as `advised`.
    QString (*leaves)(const Match &match, int place, const Value *move) = nullptr;
};

/// Whether a match has room for more than one column: as Theme.compactBelow and Theme.lowBelow part windows.
[[nodiscard]] bool isWide(QSize window);

/// Returns the tables of all games, in the order the games are offered.
[[nodiscard]] std::span<const GameTable *const> gameTables();
/// Returns the table of the game of that id. For a game that is not among them it returns one without pages, whose `sit` and
/// `setup` are null: its matches are listed and described, but not shown.
[[nodiscard]] const GameTable &gameTable(std::string_view game);
[[nodiscard]] inline const GameTable &gameTable(const Match &match)
{
    return gameTable(match.game().id);
}
/// The match of the session as the window shows it.
[[nodiscard]] std::unique_ptr<TableMatch> makeTableMatch(std::unique_ptr<Session> session, const DicePreferences &dice);

} // namespace pegsheet::app
