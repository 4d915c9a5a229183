// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/qml/pages/table.h"

#include <functional>

namespace pegsheet::tests {

/// Walks a table to every screen there is and calls `visit` with the screen's name on each.
///
/// What only chance or twenty turns would bring is brought about by corrections. False when a step was not possible.
class Screens
{
public:
    using Visit = std::function<void(const QString &screen)>;

    Screens(Table &table, Visit visit) : m_table(table), m_visit(std::move(visit)) {}

    bool walk();

private:
    bool beforeTheMatch();
    bool cardLibrary();
    bool rolling();
    bool disaster();
    bool clock();
    bool building();
    bool buying();
    bool discarding();
    bool appDice();
    bool overThePage();
    bool mending();
    bool shared();
    bool lookedAt();
    bool lastDevelopment();
    bool ending();
    bool playedBack();
    bool afterTheMatch();
    bool finishedSheets();
    bool past();
    bool seen(const QString &screen);
    bool menu(const QString &row);
    bool correct(int seat, const QVariantMap &set);

    Table &m_table;
    Visit m_visit;
};

} // namespace pegsheet::tests
