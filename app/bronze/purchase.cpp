// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/purchase.h"

#include "app/bronze/words.h"

namespace pegsheet::app {

namespace {

QVariantMap source(const QString &key, const QString &label, int amount)
{
    return {{QStringLiteral("key"), key}, {QStringLiteral("label"), label}, {QStringLiteral("amount"), amount}};
}

} // namespace

QString BronzePurchase::key() const
{
    return active() ? words::key(*m_pencil.development) : QString();
}

QString BronzePurchase::name() const
{
    return active() ? words::name(*m_pencil.development) : QString();
}

QString BronzePurchase::effect() const
{
    return active() ? words::effect(*m_pencil.development, m_state.variant, m_state.isSolo()) : QString();
}

int BronzePurchase::cost() const
{
    return active() ? bronze::costOf(m_state, *m_pencil.development) : 0;
}

int BronzePurchase::points() const
{
    return active() ? bronze::pointsOf(m_state, *m_pencil.development) : 0;
}

int BronzePurchase::paid() const
{
    return active() ? bronze::paid(m_state, m_pencil.rows, m_pencil.food) : 0;
}

int BronzePurchase::power() const
{
    return bronze::purchasingPower(m_state);
}

QVariantList BronzePurchase::sources() const
{
    QVariantList list;
    if (!active())
        return list;
    if (m_state.coins > 0)
        list.append(source(QStringLiteral("coins"), words::coins(m_state.coins), m_state.coins));
    for (const bronze::Good good : kAll<bronze::Good>)
        if (m_pencil.rows.has(good))
            list.append(source(words::key(good), words::name(good), m_state.mine().value(good)));
    if (m_pencil.food > 0)
        list.append(source(QStringLiteral("food"), words::food(), m_pencil.food * m_state.rules().coinsPerFood));
    return list;
}

QVariantList BronzePurchase::alternatives() const
{
    QVariantList list;
    if (!active())
        return list;
    for (const bronze::Payment &payment : bronze::cheapest(m_state, *m_pencil.development))
        list.append(QVariantMap{{QStringLiteral("label"), label(m_state, payment.goods, payment.food)},
                                {QStringLiteral("chosen"), payment.goods == m_pencil.rows && payment.food == m_pencil.food}});
    return list;
}

void BronzePurchase::show(const bronze::State &state, const bronze::Pencil &pencil)
{
    if (m_state == state && m_pencil == pencil)
        return;
    m_state = state;
    m_pencil = pencil;
    Q_EMIT changed();
}

QString BronzePurchase::label(const bronze::State &state, EnumSet<bronze::Good> rows, int food)
{
    QStringList parts;
    if (state.coins > 0)
        parts.append(words::coins(state.coins));
    for (const bronze::Good good : kAll<bronze::Good>)
        if (rows.has(good))
            //: Part of a payment: %1 the good whose row is given, %2 how many coins it counts for
            parts.append(tr("%1 for %2").arg(words::name(good)).arg(state.mine().value(good)));
    if (food > 0)
        //: Part of a payment: %1 how much food
        parts.append(tr("%1 food").arg(food));
    return words::list(parts);
}

} // namespace pegsheet::app
