// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/qml/pages/table.h"

#include <initializer_list>
#include <string_view>

namespace pegsheet::tests {

/// What a game brings so that the tests of the pages can play it, by touches that are always the same: what <game>Script() returns.
/// Functions say whether all of it was there to be touched.
struct GameScript
{
    std::string_view game;
    /// From the start page to the first turn.
    bool (*begin)(Table &table, const QStringList &names) = nullptr;
    /// A whole turn of whoever is next, or what is left of it.
    bool (*playTurn)(Table &table) = nullptr;
    /// Every turn from here to the final score.
    bool (*finish)(Table &table) = nullptr;

    /// Something that is no move yet and that undo rubs out; moves of a turn that has just begun may lead there. How it stands,
    /// empty where nothing is begun.
    bool (*beginSomething)(Table &table) = nullptr;
    QString (*begun)(Table &table) = nullptr;

    /// The place of a move of the first turn that the second turn of the same player cannot do without.
    int mistake = 0;
    /// Where it is to be made, another one is made, with what ends the turn. Two players are at the table.
    bool (*makeOtherwise)(Table &table) = nullptr;
    /// Where that second turn does not hold any more, what is done instead.
    bool (*makeInstead)(Table &table) = nullptr;
    /// On the page of corrections, what lets it hold.
    bool (*overrule)(Table &table) = nullptr;

    /// A number of every player's sheet that can become one more, as the state names it.
    const char *field = nullptr;
    /// What on the second player's sheet, looked at on a phone, a long touch puts right.
    const char *held = nullptr;

    /// What of that second turn holds without the mistake, where it is of several moves; null where nothing does.
    bool (*makeRest)(Table &table) = nullptr;
};

/// That of the game of this id.
[[nodiscard]] const GameScript &gameScript(const QString &game);

/// Gives a test the columns `game`, `size` and `language`: every game, on a phone in English and at these sizes in German; all
/// pairs where isEveryPairWanted(). Only the game that PEGSHEET_GAME of the environment names, where it names one.
void addGames(std::initializer_list<QSize> sizes = {});

} // namespace pegsheet::tests
