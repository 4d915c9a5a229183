// SPDX-License-Identifier: Apache-2.0
// The disk fails: the match goes on in memory, and says so until the disk has all of it.
#include "app/match/tablematch.h"

#include "app/match/unsavedtext.h"

#include <utility>

namespace pegsheet::app {

bool TableMatch::retrySave()
{
    if (m_session->isSaving())
        return false;
    if (m_session->lacksStorage())
        Q_EMIT storageWanted();
    if (!m_unkept.isEmpty())
        Q_EMIT keepingWanted();
    const storage::MatchId before = id();
    const bool isKept = m_session->retrySave();
    tellUnsaved();
    if (id() != before)
        Q_EMIT changed();
    return isKept;
}

bool TableMatch::isReadOnly() const
{
    return m_session->isReadOnly();
}

void TableMatch::setUnkept(const QString &sentence)
{
    m_unkept = sentence;
    tellUnsaved();
}

void TableMatch::tellUnsaved()
{
    const QString unsaved = unsavedText(*m_session);
    const QString unsavedReason = unsaved.isEmpty() ? m_unkept : unsaved;
    const QString before = std::exchange(m_unsavedReason, unsavedReason);
    if (before == unsavedReason)
        return;
    Q_EMIT unsavedReasonChanged();
    if (before.isEmpty())
        Q_EMIT happened(unsavedReason);
    else if (unsavedReason.isEmpty())
        //: Said to those who cannot see it: moves that could not be kept before are kept now
        Q_EMIT happened(tr("Everything is on the disk again."));
}

} // namespace pegsheet::app
