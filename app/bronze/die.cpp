// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/die.h"

#include "app/bronze/words.h"

namespace pegsheet::app {

QString BronzeDie::face() const
{
    return m_view.face ? words::key(*m_view.face) : QString();
}

QString BronzeDie::faceName() const
{
    return m_view.face ? words::name(*m_view.face) : QString();
}

void BronzeDie::show(const View &view)
{
    if (m_view == view)
        return;
    m_view = view;
    Q_EMIT changed();
}

} // namespace pegsheet::app
