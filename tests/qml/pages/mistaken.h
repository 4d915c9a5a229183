// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/qml/pages/gameplay.h"

namespace pegsheet::tests {

/// A match of that game at that table, in which the mistake of the script was made long ago: Ada, Ben, and Ada again, whose second
/// turn needs what she did in the first.
struct Mistaken
{
    Mistaken(const Table::Options &options, const QString &game) : table(options), play(table, game)
    {
        constexpr int kTurns = 3;
        isThere = play.begin(kTurns);
        if (!isThere)
            return;
        was = play.moves();
        state = play.state();
    }
    /// The mistake is made otherwise, up to the question whether it shall be so.
    bool change()
    {
        return play.ask(play.script().mistake) && table.click(QStringLiteral("changeMove")) && play.script().makeOtherwise(table)
            && table.find(QStringLiteral("repair")) != nullptr;
    }
    /// Agreed to.
    bool accept()
    {
        return table.click(table.answer(QStringLiteral("repair"))) && table.find(QStringLiteral("repair")) == nullptr
            && table.find(QStringLiteral("mending")) == nullptr;
    }
    /// As if nothing had been mended, but for what redo would do.
    [[nodiscard]] bool isAsBefore()
    {
        return play.state() == state && play.made() == was.size() && play.moves().first(was.size()) == was
            && play.match().mending().isEmpty();
    }

    Table table;
    GamePlay play;
    bool isThere = false;
    QStringList was;
    std::uint64_t state = 0;
};

/// How a match stands in which the mistake was not made, with Ben's turn after it and what of Ada's second turn holds all the same;
/// 0 where that failed.
[[nodiscard]] inline std::uint64_t neverMistaken(const Table::Options &options, const QString &game)
{
    Table table(options);
    GamePlay play(table, game);
    return play.begin(1) && play.undoTo(play.script().mistake) && play.script().makeOtherwise(table) && play.playTurns(1)
            && (play.script().makeRest == nullptr || play.script().makeRest(table))
        ? play.state()
        : 0;
}

} // namespace pegsheet::tests
