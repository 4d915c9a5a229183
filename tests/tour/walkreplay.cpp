// SPDX-License-Identifier: Apache-2.0
// The part of the walk in which a match is played back.
#include "app/match/replay.h"
#include "tests/qml/pages/played.h"
#include "tests/tour/walk.h"

namespace pegsheet::tests {

using namespace Qt::StringLiterals;

// A whole match, kept some time ago: in the middle, at its ends, its sheets, and a copy of it.
bool Walk::replayed()
{
    if (!m_table.openMenu() || !m_table.click(u"menuStart"_s))
        return false;
    const qlonglong id = keepPlayedMatch(m_table.application().place(), names(), 7);
    m_table.settle();
    if (!m_table.application().beginReplay(id))
        return false;
    QMetaObject::invokeMethod(m_table.find(u"startLoader"_s)->parentItem(), "open", Q_ARG(QString, u"replay"_s));
    if (!show(u"replay-end"_s) || !m_table.click(u"scrubber"_s, {0.0, 0.5}) || !show(u"replay-begin"_s)
        || !m_table.click(u"scrubber"_s, {0.56, 0.5}) || !show(u"replay"_s))
        return false;
    if (m_table.find(u"replaySheets"_s) != nullptr
        && !(m_table.click(u"replaySheets"_s) && show(u"replay-sheet"_s) && m_table.click(u"replaySheets"_s)))
        return false;
    return m_table.click(u"playOn"_s) && show(u"replay-question"_s) && m_table.click(m_table.answer(u"question"_s))
        && show(u"replay-played-on"_s);
}

} // namespace pegsheet::tests
