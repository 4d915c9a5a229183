// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/building.h"

#include "app/bronze/words.h"

#include <utility>

namespace pegsheet::app {

BronzeBuilding::BronzeBuilding(const bronze::State &state, bronze::Target target, QObject *parent)
    : QObject(parent), m_target(target)
{
    if (city())
        return;
    const bronze::MonumentRow &row = bronze::kMonuments[bronze::monumentOf(target)];
    m_first = row.first;
    m_later = bronze::laterPoints(state, bronze::monumentOf(target));
    m_closed = !bronze::inPlay(state, target);
}

QString BronzeBuilding::key() const
{
    return words::key(m_target);
}

QString BronzeBuilding::name() const
{
    return words::name(m_target);
}

QList<int> BronzeBuilding::rows() const
{
    const bronze::BoxRows &rows = city() ? bronze::kCities[bronze::cityOf(m_target)].rows
                                         : bronze::kMonuments[bronze::monumentOf(m_target)].rows;
    QList<int> list;
    for (const std::uint8_t row : rows)
        if (row > 0)
            list.append(row);
    return list;
}

// Both are up to date before the first signal.
void BronzeBuilding::show(const View &view, const Offer &offer)
{
    const View viewBefore = std::exchange(m_view, view);
    const Offer offerBefore = std::exchange(m_offer, offer);
    if (viewBefore != view)
        Q_EMIT changed();
    if (offerBefore != offer)
        Q_EMIT offerChanged();
}

} // namespace pegsheet::app
