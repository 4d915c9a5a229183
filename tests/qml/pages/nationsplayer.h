// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/qml/pages/nationstiles.h"

#include <set>
#include <utility>

namespace pegsheet::tests {

/// A match of Nations played by touches: everybody buys one development an age, then passes. The numbers are made up.
class NationsPlayer
{
public:
    /// `depth` is the place of a depth on the page that begins the match; -1 for the one that is offered.
    explicit NationsPlayer(Table &table, int depth = -1) : m_table(table), m_depth(depth) {}

    [[nodiscard]] app::NationsMatch &match() { return static_cast<app::NationsMatch &>(*m_table.application().match()); }
    /// One touch, or those of one entry, towards the end; false where there was nothing to touch.
    bool stepOn();
    /// On to the final score.
    bool finish();
    /// The visible item of that name in a part of the page; null where there is none.
    [[nodiscard]] QQuickItem *inside(const QString &part, const QString &name);

private:
    bool number(const QString &pad, int number) { return clickNumber(m_table, pad, number); }
    bool deal();
    bool act();

    Table &m_table;
    int m_depth;
    std::set<std::pair<int, int>> m_bought;
};

} // namespace pegsheet::tests
