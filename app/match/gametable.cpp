// SPDX-License-Identifier: Apache-2.0
#include "app/match/gametable.h"

#include "app/match/tablematch.h"
#include "model/core/notation.h"
#include "model/games.h"

#include <algorithm>
#include <array>

namespace pegsheet::app {

#define GAME(game) const GameTable &game##Table();
PEGSHEET_GAMES(GAME)
#undef GAME

bool isWide(QSize window)
{
    constexpr QSize kWide(600, 480);
    return window.width() >= kWide.width() && window.height() >= kWide.height();
}

namespace {

// What is written of a move.
MoveDescription plainMove(const Match &match, int place)
{
    // Moves behind the head are undone: nobody has judged their places yet.
    const int seat = place < match.length() ? match.playerAt(place) : -1;
    const std::vector<std::string> &names = match.setup().players;
    MoveDescription told;
    told.seat = seat;
    told.player = seat < 0 ? QString() : QString::fromStdString(names.at(static_cast<std::size_t>(seat)));
    told.sentence = QString::fromStdString(notation(match.node(match.nodeAt(place + 1)).move));
    return told;
}

// Of a game that the window has no pages for.
const GameTable &plainTable()
{
    static constexpr GameTable kTable{{},
                                      &plainMove,
                                      [](const Match &match, int place) { return plainMove(match, place).sentence; },
                                      [](const Match &, int) { return 0; },
                                      nullptr};
    return kTable;
}

} // namespace

std::span<const GameTable *const> gameTables()
{
#define GAME(game) &game##Table(),
    static const std::array kTables{PEGSHEET_GAMES(GAME)};
#undef GAME
    return kTables;
}

const GameTable &gameTable(std::string_view game)
{
    const auto tables = gameTables();
    const auto found = std::find_if(tables.begin(), tables.end(), [&](const GameTable *each) { return each->game == game; });
    return found == tables.end() ? plainTable() : **found;
}

std::unique_ptr<TableMatch> makeTableMatch(std::unique_ptr<Session> session, const DicePreferences &dice)
{
    const GameTable &table = gameTable(session->match());
    return table.sit(std::move(session), dice);
}

} // namespace pegsheet::app
