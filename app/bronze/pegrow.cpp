// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/pegrow.h"

#include "app/bronze/words.h"

namespace pegsheet::app {

BronzePegRow::BronzePegRow(std::optional<bronze::Good> good, QObject *parent) : QObject(parent), m_good(good) {}

QString BronzePegRow::key() const
{
    return m_good ? words::key(*m_good) : QStringLiteral("food");
}

QString BronzePegRow::name() const
{
    return m_good ? words::name(*m_good) : words::food();
}

int BronzePegRow::pegs() const
{
    return m_good ? bronze::kGoods[*m_good].pegs : bronze::kMaxFood;
}

QList<int> BronzePegRow::values() const
{
    QList<int> list;
    for (int hole = 0; hole <= pegs(); ++hole)
        list.append(m_good ? bronze::kGoods[*m_good].values[static_cast<std::size_t>(hole)] : hole);
    return list;
}

int BronzePegRow::value() const
{
    return m_good ? bronze::kGoods[*m_good].values[static_cast<std::size_t>(m_view.peg)] : m_view.peg;
}

void BronzePegRow::show(const View &view)
{
    if (m_view == view)
        return;
    m_view = view;
    Q_EMIT changed();
}

} // namespace pegsheet::app
