// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/qml/pages/tapestryplayer.h"

#include <functional>

namespace pegsheet::tests {

/// Plays Tapestry by touches and calls `screen` for every page and for what is asked on it. Stops where it says false.
class TapestryWalk
{
public:
    using Screen = std::function<bool(const QString &name)>;

    TapestryWalk(Table &table, Screen screen) : m_table(table), m_player(table), m_screen(std::move(screen)) {}

    /// The names of those who play; they may be cut where there is no room for them.
    static QStringList names();
    /// All of it, from the start page; false where something was not there.
    bool all();

private:
    [[nodiscard]] app::TapestryMatch &match() { return *tapestryOf(m_table); }
    bool show(const QString &name);
    bool sitDown(const QStringList &names);
    bool toTheStart();
    // Moves as lines (model/core/notation.h).
    bool make(std::initializer_list<std::string_view> lines);
    // A page of the player's, where a phone shows one at a time.
    bool turnTo(int page);
    bool begun();
    bool advanced();
    bool asked();
    bool conquered();
    bool tookIncome();
    bool lookedAround();
    bool corrected();
    bool ended();
    bool five();
    bool built();
    bool named();
    bool namedCorrected();
    bool civilized();
    bool alone();
    bool tallied();
    bool counted();

    Table &m_table;
    TapestryPlayer m_player;
    Screen m_screen;
};

} // namespace pegsheet::tests
