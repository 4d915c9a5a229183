// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/qml/pages/empiresplayer.h"

#include <functional>

namespace pegsheet::tests {

/// Walks a table from its start page to every screen of Empire's End, by clicks. What cards do is made up.
class EmpiresWalk
{
public:
    /// Called at every screen, laid out and drawn, with its name; false ends the walk.
    using Screen = std::function<bool(const QString &name)>;

    EmpiresWalk(Table &table, Screen screen) : m_table(table), m_player(table), m_screen(std::move(screen)) {}

    /// False when something was not there to be clicked, or the screen's caller had enough.
    bool all();

private:
    [[nodiscard]] app::EmpiresMatch &match() { return *empiresOf(m_table); }
    bool show(const QString &name);
    bool sitDown(const QStringList &names);
    bool toTheStart();
    bool look(int seat);
    bool learn(const char *card, Value ability);
    bool laid();
    bool taken();
    bool takenTwice();
    bool described();
    bool worked();
    bool crossed();
    bool fought();
    bool ended();
    bool corrected();
    bool blitzed();
    bool blitzOf(int seat, int kind);
    bool counted();
    bool kept();
    bool keptWork();

    Table &m_table;
    EmpiresPlayer m_player;
    Screen m_screen;
};

} // namespace pegsheet::tests
