// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/qml/pages/gamescript.h"

#include <cstdint>
#include <vector>

namespace pegsheet::tests {

/// A match of any game, played at a table by the script of the game, and what the pages that all games share say of it.
class GamePlay
{
public:
    GamePlay(Table &table, const QString &game) : m_table(table), m_script(gameScript(game)) {}

    [[nodiscard]] const GameScript &script() const { return m_script; }
    [[nodiscard]] app::TableMatch &match() { return *m_table.application().match(); }
    /// The button of the start page with which a match of this game begins.
    [[nodiscard]] QString newMatch() const;
    /// Ada and Ben sit down and play so many turns.
    bool begin(int turns = 0);
    bool playTurns(int turns);

    [[nodiscard]] int made() { return match().moveList()->made(); }
    /// Every move in a sentence, those that are undone too.
    [[nodiscard]] QStringList moves();
    [[nodiscard]] QVariant move(int place, int role);
    /// By seat.
    [[nodiscard]] std::vector<int> points();
    [[nodiscard]] std::uint64_t state();
    [[nodiscard]] qlonglong id() { return match().id().value; }

    bool openMoves();
    /// The question about that move: from the list, and from the match.
    bool askInList(int place);
    bool ask(int place) { return openMoves() && askInList(place); }
    /// Undo, step by step, to that place.
    bool undoTo(int place);
    bool redo();
    /// Undo, until nothing is begun any more.
    bool rubOut();
    bool toTheStart();
    /// The match played back, from its menu; the match that was left, as the list of all matches shows it.
    bool openReplay();
    bool openLeftMatch();
    /// The page of corrections, with the first player's sheet.
    bool openCorrections();
    /// The number that every sheet has, of the sheet shown on a page of corrections.
    [[nodiscard]] int fieldValue();
    bool oneMoreOfTheField() { return stepTheField(QStringLiteral("more")); }
    bool oneLessOfTheField() { return stepTheField(QStringLiteral("less")); }

private:
    [[nodiscard]] QQuickItem *field();
    bool stepTheField(const QString &button);

    Table &m_table;
    const GameScript &m_script;
};

} // namespace pegsheet::tests
