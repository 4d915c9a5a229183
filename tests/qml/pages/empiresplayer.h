// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/empires/empiresmatch.h"
#include "tests/qml/pages/table.h"

namespace pegsheet::tests {

/// The match of Empire's End that is open at that table; null where it is another.
[[nodiscard]] app::EmpiresMatch *empiresOf(Table &table);

/// Plays Empire's End by touches; functions say whether all of it was there to be touched.
class EmpiresPlayer
{
public:
    explicit EmpiresPlayer(Table &table) : m_table(table) {}

    /// The eleven places in the order in which the page offers them.
    bool layRow();
    /// What the next space of the round track is, by its place among those that this table can have.
    bool say(int space) { return m_table.click(QStringLiteral("space%1").arg(space)); }
    bool sayEnd();
    /// The card that is turned up.
    bool reveal(int kind, int number);
    /// That player takes the Disaster; where there is a choice the leftmost place.
    bool accept(int seat);
    /// By the keys of a number pad, also over those that come with its last key.
    bool type(int number);
    /// What is still missing at the end.
    bool count();
    /// Two places of that player change by the city, as the table may have them do.
    bool exchange(int seat, int first, int second);

private:
    Table &m_table;
};

} // namespace pegsheet::tests
