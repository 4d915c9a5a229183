// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/rollodds.h"

#include "app/bronze/words.h"
#include "app/text/scoretext.h"
#include "model/bronze/odds.h"

#include <QCoreApplication>
#include <algorithm>

namespace pegsheet::app {

namespace {

struct OddsText
{
    Q_DECLARE_TR_FUNCTIONS(OddsText)
};

// What can come is never told as if it could not, nor what may fail as if it were certain.
QString chanceText(double chance)
{
    if (chance > 0 && chance < 0.01)
        //: A chance: %1 "1 %"
        return OddsText::tr("under %1").arg(percentText(0.01));
    if (chance < 1 && chance > 0.99)
        //: A chance: %1 "99 %"
        return OddsText::tr("over %1").arg(percentText(0.99));
    return percentText(chance);
}

template <NamedEnum E>
void append(QVariantList &rows, const Per<double, E> &chances)
{
    for (const E e : kAll<E>)
        if (chances[e] > 0)
            rows.append(QVariantMap{{QStringLiteral("label"), words::name(e)},
                                    {QStringLiteral("text"), chanceText(chances[e])},
                                    {QStringLiteral("length"), chances[e]}});
}

} // namespace

RollOdds rollOdds(const bronze::State &state, bronze::Dice kept)
{
    const bronze::Odds odds = bronze::oddsOf(state, kept);
    RollOdds told;
    append(told.threats, odds.disasters);
    append(told.reach, odds.finished);
    append(told.reach, odds.affordable);
    const auto lengthOf = [](const QVariant &row) { return row.toMap().value(QStringLiteral("length")).toDouble(); };
    std::stable_sort(told.reach.begin(), told.reach.end(),
                     [&](const QVariant &one, const QVariant &other) { return lengthOf(one) > lengthOf(other); });
    return told;
}

} // namespace pegsheet::app
