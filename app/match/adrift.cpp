// SPDX-License-Identifier: Apache-2.0
// The disk fails: the match goes on in memory, and says so until the disk has all of it.
#include "app/match/tablematch.h"

#include "app/match/drift.h"

#include <utility>

namespace pegsheet::app {

bool TableMatch::catchUp()
{
    if (m_session->isKeeping())
        return false;
    if (m_session->isHomeless())
        Q_EMIT homeWanted();
    const storage::MatchId before = id();
    const bool isKept = m_session->catchUp();
    tellDrift();
    if (id() != before)
        Q_EMIT changed();
    return isKept;
}

bool TableMatch::onlyLook() const
{
    return m_session->onlyLook();
}

void TableMatch::tellDrift()
{
    const QString adrift = toldDrift(*m_session);
    const QString before = std::exchange(m_adrift, adrift);
    if (before == adrift)
        return;
    Q_EMIT adriftChanged();
    if (before.isEmpty())
        Q_EMIT happened(adrift);
    else if (adrift.isEmpty())
        //: Said to those who cannot see it: moves that could not be kept before are kept now
        Q_EMIT happened(tr("Everything is on the disk again."));
}

} // namespace pegsheet::app
