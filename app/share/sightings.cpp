// SPDX-License-Identifier: Apache-2.0
#include "app/share/sightings.h"

#include <utility>

namespace pegsheet::app {

bool isOurs(const QString &text)
{
    return text.startsWith(QLatin1String("PEGSHEET:"), Qt::CaseInsensitive);
}

Sightings::Sightings(Clock clock) : m_clock(std::move(clock)) {}

bool Sightings::isNews(const QString &text)
{
    const auto now = m_clock();
    const bool told = text == m_seen && now - m_seenAt < kAbsence;
    m_seen = text;
    m_seenAt = now;
    return !told;
}

} // namespace pegsheet::app
