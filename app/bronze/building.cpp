// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/building.h"

#include "app/bronze/words.h"

namespace pegsheet::app {

BronzeBuilding::BronzeBuilding(const bronze::State &state, bronze::Target target, QObject *parent)
    : QObject(parent), m_target(target)
{
    if (city())
        return;
    const bronze::MonumentRow &row = bronze::kMonuments[bronze::monumentOf(target)];
    m_first = row.first;
    m_later = row.later[state.variant];
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
    const bronze::BoxRows &rows =
        city() ? bronze::kCities[bronze::cityOf(m_target)].rows : bronze::kMonuments[bronze::monumentOf(m_target)].rows;
    QList<int> list;
    for (const std::uint8_t row : rows)
        if (row > 0)
            list.append(row);
    return list;
}

void BronzeBuilding::show(const View &view)
{
    if (m_view == view)
        return;
    m_view = view;
    Q_EMIT changed();
}

} // namespace pegsheet::app
