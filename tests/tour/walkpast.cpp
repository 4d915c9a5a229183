// SPDX-License-Identifier: Apache-2.0
// The part of the walk through everything that was played.
#include "tests/qml/pages/past.h"
#include "tests/tour/walk.h"

namespace pegsheet::tests {

using namespace Qt::StringLiterals;

bool Walk::past()
{
    keepPast(m_table.application().place(), 24);
    const auto back = [this] {
        m_table.key(Qt::Key_Escape);
        return true;
    };
    while (m_table.find(u"allMatches"_s) == nullptr)
        back();
    return m_table.click(u"allMatches"_s) && show(u"matches"_s) && m_table.click(u"match3"_s) && show(u"match"_s)
        && m_table.click(u"removeMatch"_s) && show(u"match-in-the-bin"_s) && m_table.click(u"undoSlip"_s) && otherWays()
        && m_table.click(u"searchButton"_s) && (m_table.type(u"höhle"_s), show(u"matches-found"_s)) && back()
        && m_table.click(u"statisticsButton"_s) && show(u"statistics"_s) && m_table.click(u"person0"_s) && show(u"statistics-of-one"_s)
        && back() && back() && back();
}

// The match that was mended went another way: that is played back.
bool Walk::otherWays()
{
    app::History *history = m_table.application().history();
    const auto isBranched = [history](int row) {
        history->look(history->matches()->row(row).value(u"matchId"_s).toLongLong());
        return !history->shown().value(u"branches"_s).toList().isEmpty();
    };
    int row = 0;
    while (row < history->matches()->count() && !isBranched(row))
        ++row;
    m_table.settle();
    QQuickItem *way = m_table.find(u"lookAtWay0"_s);
    if (way == nullptr)
        return false;
    m_table.reveal(way);
    if (!show(u"match-ways"_s) || !m_table.click(way) || !show(u"replay-way"_s))
        return false;
    m_table.key(Qt::Key_Escape);
    history->lookAway();
    m_table.settle();
    return true;
}

} // namespace pegsheet::tests
