// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/tapestry/tapestrymatch.h"
#include "tests/qml/pages/table.h"

namespace pegsheet::tests {

/// The match of Tapestry that is open at that table; null where it is another.
[[nodiscard]] app::TapestryMatch *tapestryOf(Table &table);

/// Plays Tapestry by touches; functions say whether all of it was there to be touched.
class TapestryPlayer
{
public:
    explicit TapestryPlayer(Table &table, bool namesCards = true) : m_table(table), m_namesCards(namesCards) {}

    /// A step on that track, paid as the head shows.
    bool advance(tapestry::Track track) { return m_table.click(QStringLiteral("advance%1").arg(static_cast<int>(track))); }
    /// So many of a word of a benefit that is being told.
    bool say(tapestry::Word word, int argument, int times);
    /// An income turn with everything that it asks.
    bool takeIncome();
    /// Everything that is pending: the first answer that is possible, nothing where the table judges, the prefilled count.
    bool answerAll();
    /// The first answer to what is open.
    bool answer();

private:
    Table &m_table;
    bool m_namesCards; ///< or touches that a card is not named, where that is a touch
};

} // namespace pegsheet::tests
