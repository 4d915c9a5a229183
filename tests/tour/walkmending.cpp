// SPDX-License-Identifier: Apache-2.0
// The part of the walk in which the past is mended.
#include "tests/tour/walk.h"

namespace pegsheet::tests {

using namespace Qt::StringLiterals;

// Three turns by three, then the building of the first one was the wrong one.
bool Walk::mended()
{
    if (!sitDown(0) || !m_table.primary(u"setupBar"_s) || !m_table.enter({u"workers"_s, u"food"_s, u"food"_s}))
        return false;
    const int wrong = m_table.match()->moveList()->made();
    if (!m_table.click(u"city4"_s) || !m_table.primary())
        return false;
    for (int turn = 0; turn < 4; ++turn)
        if (!m_table.enter({u"food"_s, u"good"_s, u"food"_s, u"workers"_s}) || !m_table.finishTurn())
            return false;
    if (!m_table.openMenu() || !m_table.click(u"menuMoves"_s))
        return false;
    // Far down in a list only what is seen is there.
    constexpr int kCenter = 1;
    QMetaObject::invokeMethod(m_table.find(u"moveList"_s), "positionViewAtIndex", Q_ARG(int, wrong), Q_ARG(int, kCenter));
    m_table.settle();
    return m_table.click(u"move%1"_s.arg(wrong)) && show(u"mend-question"_s) && m_table.click(u"changeMove"_s) && show(u"mending"_s)
        && m_table.click(u"temple"_s) && show(u"mending-pencilled"_s) && m_table.primary() && show(u"repair"_s)
        && m_table.click(m_table.button(u"repair"_s, "noText")) && show(u"mending-made"_s) && m_table.primary()
        && m_table.click(u"changeBroken"_s) && show(u"mending-further"_s) && m_table.enter({u"food"_s, u"good"_s, u"food"_s})
        && show(u"repair-again"_s) && m_table.click(m_table.answer(u"repair"_s)) && show(u"mended"_s) && listed(wrong);
}

// What was mended in the list of moves, the way that was left there, and a turn that goes as a whole.
bool Walk::listed(int mended)
{
    constexpr int kCenter = 1;
    if (!m_table.openMenu() || !m_table.click(u"menuMoves"_s))
        return false;
    QMetaObject::invokeMethod(m_table.find(u"moveList"_s), "positionViewAtIndex", Q_ARG(int, mended), Q_ARG(int, kCenter));
    if (!show(u"moves-mended"_s) || !m_table.click(u"move%1"_s.arg(mended)) || !show(u"moves-ways"_s))
        return false;
    m_table.key(Qt::Key_Escape);
    if (!m_table.click(u"search"_s) || !show(u"moves-search"_s))
        return false;
    m_table.type(names().constFirst().left(3));
    if (!show(u"moves-found"_s) || !m_table.click(u"round1"_s) || !show(u"moves-round"_s) || !m_table.click(u"move0"_s)
        || !show(u"moves-turn"_s) || !m_table.click(u"removeMove"_s) || !show(u"repair-turn"_s))
        return false;
    m_table.key(Qt::Key_Escape);
    return true;
}

} // namespace pegsheet::tests
