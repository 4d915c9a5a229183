// SPDX-License-Identifier: Apache-2.0
// The part of the walk through everything that was played.
#include "tests/qml/pages/past.h"
#include "tests/tour/walk.h"

namespace pegsheet::tests {

using namespace Qt::StringLiterals;

bool Walk::back()
{
    m_table.key(Qt::Key_Escape);
    return true;
}

// As far down as something can be seen, and what stands there.
bool Walk::showLower(const QString &item, const QString &name)
{
    QQuickItem *lower = m_table.find(item);
    if (lower == nullptr)
        return false;
    m_table.reveal(lower);
    return show(name);
}

bool Walk::allPast()
{
    m_isPastOnly = true;
    return m_table.begin(names(), true) && replayed() && past() && kept();
}

bool Walk::past()
{
    keepPast(m_table.application().place(), 24);
    keepAlone(m_table.application().place(), u"Ada"_s);
    while (m_table.find(u"allMatches"_s) == nullptr)
        back();
    return reviewedPast() && m_table.click(u"allMatches"_s) && show(u"matches"_s) && wentOtherwise() && m_table.click(u"match3"_s)
        && show(u"match"_s) && showLower(u"noteEntry"_s, u"match-notes"_s) && showLower(u"removeMatch"_s, u"match-below"_s)
        && m_table.click(u"removeMatch"_s) && show(u"match-in-the-bin"_s) && m_table.click(u"undoSlip"_s)
        && (m_isPastOnly || otherWays()) && m_table.click(u"searchButton"_s) && (m_table.type(u"höhle"_s), show(u"matches-found"_s))
        && m_table.click(u"match1"_s) && show(u"match-found"_s) && back() && (m_table.find(u"searchEntry"_s) == nullptr || back())
        && binned() && counted();
}

// A match that went otherwise once, where one was played.
bool Walk::wentOtherwise()
{
    app::History *history = m_table.application().history();
    for (int row = 0; row < 6; ++row) {
        history->look(history->matches()->row(row).value(u"matchId"_s).toLongLong());
        if (!history->shown().value(u"branches"_s).toList().isEmpty()) {
            m_table.settle();
            return showLower(u"matchBranches"_s, u"match-branches"_s) && (m_table.find(u"historyList"_s) != nullptr || back());
        }
    }
    history->lookAway();
    m_table.settle();
    return true;
}

// What lies in the bin, and the question before it goes.
bool Walk::binned()
{
    app::History *history = m_table.application().history();
    if (!m_table.click(u"match1"_s) || !m_table.click(u"removeMatch"_s))
        return false;
    history->setFilter(u"bin"_s);
    if (!show(u"bin"_s) || !m_table.click(u"match0"_s) || !show(u"match-of-the-bin"_s) || !m_table.click(u"eraseMatch"_s)
        || !show(u"match-erase-question"_s))
        return false;
    back();
    if (!m_table.click(u"takeBack"_s))
        return false;
    if (m_table.find(u"historyList"_s) == nullptr)
        back();
    if (!m_table.click(u"searchButton"_s))
        return false;
    m_table.type(u"Atlantis"_s);
    return show(u"matches-none"_s) && back();
}

bool Walk::counted()
{
    if (!m_table.click(u"statisticsButton"_s) || !show(u"statistics"_s) || !m_table.click(u"person0"_s)
        || !show(u"statistics-of-one"_s) || !showLower(u"spread"_s, u"statistics-of-one-below"_s))
        return false;
    return back() && back() && back() && (m_table.find(u"allMatches"_s) != nullptr || back());
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
