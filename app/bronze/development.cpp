// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/development.h"

#include "app/bronze/words.h"

#include <utility>

namespace pegsheet::app {

BronzeDevelopment::BronzeDevelopment(const bronze::State &state, bronze::Development development, QObject *parent)
    : QObject(parent), m_development(development), m_variant(state.variant), m_isAlone(state.isSolo()),
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
    return words::effect(m_development, m_variant, m_isAlone);
}

// Both are up to date before the first signal.
void BronzeDevelopment::show(const View &view, const Offer &offer)
{
    const View viewBefore = std::exchange(m_view, view);
    const Offer offerBefore = std::exchange(m_offer, offer);
    if (viewBefore != view)
        Q_EMIT changed();
    if (offerBefore != offer)
        Q_EMIT offerChanged();
}

} // namespace pegsheet::app
