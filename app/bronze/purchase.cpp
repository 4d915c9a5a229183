// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/purchase.h"

#include "app/bronze/words.h"

#include <QCoreApplication>
#include <algorithm>

namespace pegsheet::app {

namespace {

struct PurchaseText
{
    Q_DECLARE_TR_FUNCTIONS(BronzePurchase)
};

QList<BronzeSource> sourcesOf(const bronze::State &state, const bronze::Pencil &pencil)
{
    QList<BronzeSource> list;
    if (state.coins > 0)
        list.append({QStringLiteral("coins"), words::coins(state.coins), state.coins});
    for (const bronze::Good good : kAll<bronze::Good>)
        if (pencil.rows.has(good))
            list.append({words::key(good), words::name(good), state.mine().value(good)});
    if (pencil.food > 0)
        list.append({QStringLiteral("food"), words::food(), pencil.food * state.rules().coinsPerFood});
    return list;
}

QString labelOf(const bronze::State &state, const bronze::Payment &payment)
{
    QStringList parts;
    if (state.coins > 0)
        parts.append(words::coins(state.coins));
    for (const bronze::Good good : kAll<bronze::Good>)
        if (payment.goods.has(good))
            //: Part of a payment: %1 the good whose row is given, %2 how many coins it counts for
            parts.append(PurchaseText::tr("%1 for %2").arg(words::name(good)).arg(state.mine().value(good)));
    if (payment.food > 0)
        //: Part of a payment: %1 how much food
        parts.append(PurchaseText::tr("%1 food").arg(payment.food));
    return words::list(parts);
}

} // namespace

BronzePurchase purchaseOf(const bronze::State &state, const bronze::Pencil &pencil)
{
    BronzePurchase purchase;
    purchase.power = bronze::purchasingPower(state);
    purchase.food = pencil.food;
    purchase.foodMax = bronze::foodMax(state);
    if (!pencil.development)
        return purchase;
    const bronze::Development development = *pencil.development;
    purchase.active = true;
    purchase.key = words::key(development);
    purchase.name = words::name(development);
    purchase.effect = words::effect(development, state.variant, state.isSolo());
    purchase.cost = bronze::costOf(state, development);
    purchase.points = bronze::pointsOf(state, development);
    purchase.paid = bronze::paid(state, pencil.rows, pencil.food);
    purchase.missing = std::max(0, purchase.cost - purchase.paid);
    purchase.over = std::max(0, purchase.paid - purchase.cost);
    purchase.sources = sourcesOf(state, pencil);
    for (const bronze::Payment &payment : bronze::cheapest(state, development))
        purchase.alternatives.append({labelOf(state, payment), payment.goods == pencil.rows && payment.food == pencil.food});
    return purchase;
}

} // namespace pegsheet::app
