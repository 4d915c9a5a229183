// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/qml/pages/table.h"

namespace pegsheet::tests {

/// A walk by clicks through every screen: set-up, a whole match with each disaster, menus, corrections, the score.
class Walk
{
public:
    /// Called at every screen with its name; false ends the walk.
    using Screen = std::function<bool(const QString &name)>;

    /// The table must stand at the start page.
    Walk(Table &table, Screen screen) : m_table(table), m_screen(std::move(screen)) {}

    /// False when something was not there to be clicked, or the screen's caller had enough.
    bool all();
    /// Only what was played: matches, statistics, playing back, copies.
    bool allPast();
    /// Only matches of Nations.
    bool allNations();
    /// Only matches of Empire's End.
    bool allEmpires();
    bool allTapestry();
    /// What the seats are called.
    static QStringList names();

private:
    bool show(const QString &name);
    bool showOnce(const QString &name);
    bool start();
    bool turns();
    bool turn(const QStringList &faces);
    bool workerCount();
    bool menus();
    bool corrections();
    bool appDice();
    bool shared();
    bool end();
    bool alone();
    bool rounds();
    bool reviewed(const QString &name);
    bool traded();
    bool sitDown(int variant);
    bool late();
    bool against();
    bool hintLookedBackAt();
    bool mended();
    bool past();
    bool back();
    bool showLower(const QString &item, const QString &name);
    bool wentOtherwise();
    bool binned();
    bool counted();
    bool reviewedPast();
    bool lookAtReview(bool isAlone);
    bool kept();
    bool otherWays();
    bool replayed();
    bool listed(int mended);
    bool sheets();
    bool typeSheet(int number);

    Table &m_table;
    Screen m_screen;
    QStringList m_shown;
    bool m_isPastOnly = false; ///< no match of it was mended
};

} // namespace pegsheet::tests
