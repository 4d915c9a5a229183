// SPDX-License-Identifier: Apache-2.0
#include "app/platform/platform.h"

namespace pegsheet::app {

void Platform::setLessMotion(bool less)
{
    if (less == m_lessMotion)
        return;
    m_lessMotion = less;
    Q_EMIT lessMotionChanged();
}

void Platform::setHearing(Hearing hearing)
{
    if (hearing == m_hearing)
        return;
    m_hearing = hearing;
    Q_EMIT hearingChanged();
}

void Platform::setKeeping(Keeping keeping, const QString &problem)
{
    if (keeping == m_keeping && problem == m_keepingProblem)
        return;
    m_keeping = keeping;
    m_keepingProblem = problem;
    Q_EMIT keepingChanged();
}

void Platform::setMayForget(bool mayForget)
{
    if (mayForget == m_mayForget)
        return;
    m_mayForget = mayForget;
    Q_EMIT mayForgetChanged();
}

void Platform::setNewerWaits(bool waits)
{
    if (waits == m_newerWaits)
        return;
    m_newerWaits = waits;
    Q_EMIT newerWaitsChanged();
}

} // namespace pegsheet::app
