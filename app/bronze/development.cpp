// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/development.h"

#include "app/bronze/words.h"

namespace pegsheet::app {

BronzeDevelopment::BronzeDevelopment(const bronze::State &state, bronze::Development development, QObject *parent)
    : QObject(parent), m_development(development), m_variant(state.variant),
      m_cost(bronze::costOf(state, development)), m_points(bronze::pointsOf(state, development))
{
}

QString BronzeDevelopment::key() const
{
    return words::key(m_development);
}

QString BronzeDevelopment::name() const
{
    return words::name(m_development);
}

QString BronzeDevelopment::effect() const
{
    return words::effect(m_development, m_variant);
}

void BronzeDevelopment::show(const View &view)
{
    if (m_view == view)
        return;
    m_view = view;
    Q_EMIT changed();
}

} // namespace pegsheet::app
