// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/qml/pages/nationstiles.h"

#include <functional>

namespace pegsheet::tests {

/// Walks a table from its start page to every screen of Nations: by clicks where a page is what is looked at, by the match
/// itself where only time passes. The numbers of its events and its tiles are made up.
class NationsWalk
{
public:
    /// Called at every screen, laid out and drawn, with its name; false ends the walk.
    using Screen = std::function<bool(const QString &name)>;

    NationsWalk(Table &table, Screen screen) : m_table(table), m_screen(std::move(screen)) {}

    /// False when something was not there to be clicked, or the screen's caller had enough.
    bool all();

private:
    [[nodiscard]] app::NationsMatch &match() { return *nationsOf(m_table); }
    bool show(const QString &name);
    bool sitDown(const QStringList &names);
    bool toTheStart();
    bool inMenu(const QString &row, const QString &name);
    bool taught();
    bool begin();
    bool bought();
    bool looked();
    bool overThePage();
    bool mended();
    bool ageEnd();
    bool toTheEnd();
    bool playedBack();
    void roll();
    bool pieces();
    bool spent();
    void fillOffer();
    bool offered();
    bool alone();
    bool counted();

    Table &m_table;
    Screen m_screen;
};

} // namespace pegsheet::tests
