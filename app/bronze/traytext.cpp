// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/traytext.h"

#include "app/bronze/words.h"

#include <QCoreApplication>

namespace pegsheet::app::traytext {

using bronze::Development;
using bronze::Disaster;
using bronze::DicePreview;
using bronze::Fate;
using bronze::Shield;
using bronze::say;
using bronze::State;

namespace {

struct BronzeTray
{
    Q_DECLARE_TR_FUNCTIONS(BronzeTray)
};

QVariantMap tile(const QString &key, const QString &amount, const QString &reason, bool bad = false)
{
    return {{QStringLiteral("key"), key},
            {QStringLiteral("amount"), amount},
            {QStringLiteral("reason"), reason},
            {QStringLiteral("bad"), bad}};
}

QString foodReason(const bronze::Yield &yield)
{
    if (yield.unfed > 0)
        //: Under the food preview; %1 a number of cities that would starve
        return BronzeTray::tr("%1 unfed").arg(yield.unfed);
    const int stored = yield.foodAfter + yield.eaten;
    //: Under the food preview: food with the new one, minus what the cities eat, is what is left: "7 − 5 = 2"
    return BronzeTray::tr("%1 − %2 = %3").arg(stored).arg(yield.eaten).arg(yield.foodAfter);
}

QString goodsReason(const bronze::Yield &yield)
{
    if (yield.goodsLost > 0)
        //: Under the goods preview; goods that find no hole on the pegboard
        return BronzeTray::tr("%1 lost").arg(yield.goodsLost);
    if (yield.quarried)
        return BronzeTray::tr("%1 +1").arg(words::name(Development::Quarrying));
    int count = 0;
    for (const std::uint8_t pegs : yield.goods.values)
        count += pegs;
    //: Under the goods preview: how many goods would then stand on the pegboard
    return BronzeTray::tr("%n in all", nullptr, count);
}

QString skullsReason(const DicePreview &preview)
{
    return preview.disaster ? words::name(*preview.disaster)
                            //: Under the skulls preview: no disaster
                            : BronzeTray::tr("nothing");
}

QString hitSentence(const std::string &name, const Fate &fate)
{
    return say(fate.losesGoods ? "wouldLoseGoods" : "wouldLosePoints", {{"player", name}, {"points", fate.points}});
}

} // namespace

QVariantList tiles(const State &, const DicePreview &preview)
{
    const bronze::Yield &yield = preview.yield;
    const int goods = yield.goodsEarned + (yield.quarried ? 1 : 0);
    const bool harmful = preview.disaster && *preview.disaster != Disaster::Pestilence;
    //: Under the workers preview: Masonry's part
    const QString masonry = BronzeTray::tr("%1 +%2").arg(words::name(Development::Masonry)).arg(yield.masonry);
    return {
        tile(QStringLiteral("food"), words::withSign(yield.foodEarned), foodReason(yield), yield.unfed > 0),
        tile(QStringLiteral("goods"), words::withSign(goods), goodsReason(yield)),
        //: Under the workers preview
        tile(QStringLiteral("workers"), words::number(yield.workers),
             yield.masonry > 0 ? masonry : BronzeTray::tr("to build")),
        //: Under the coins preview: coins and all that could be sold
        tile(QStringLiteral("coins"), words::number(yield.coins),
             BronzeTray::tr("%1 in all", "coins").arg(preview.purchasingPower)),
        tile(QStringLiteral("skull"), words::number(yield.skulls), skullsReason(preview), harmful),
    };
}

QVariantList board(const State &state, const DicePreview &preview)
{
    const auto row = [](const QString &key, int from, int to, int value) -> QVariantMap {
        return {{QStringLiteral("key"), key},
                {QStringLiteral("from"), from},
                {QStringLiteral("to"), to},
                {QStringLiteral("value"), value}};
    };
    const bool revolt = preview.disaster && preview.fates[state.player].losesGoods;
    QVariantList rows{row(QStringLiteral("food"), state.mine().food, preview.yield.foodAfter, -1)};
    for (const bronze::Good good : kAll<bronze::Good>) {
        const int to = revolt ? 0 : preview.yield.goods[good];
        rows.append(row(words::key(good), state.mine().goods[good], to,
                        bronze::kGoods[good].values[static_cast<std::size_t>(to)]));
    }
    return rows;
}

QStringList outlook(const State &state, const DicePreview &preview, const QStringList &names)
{
    const bronze::Yield &yield = preview.yield;
    QStringList lines;
    if (yield.unfed > 0)
        lines.append(say("wouldStarve", {{"unfed", yield.unfed}, {"points", yield.unfed}}));
    else
        lines.append(say("wouldFeed", {{"cities", yield.eaten}, {"food", yield.foodAfter}}));
    if (!preview.disaster)
        return lines;
    lines.append(say("wouldStrike", {{"disaster", nameOf(*preview.disaster)}, {"skulls", yield.skulls}}));
    for (int seat = 0; seat < state.players; ++seat) {
        const Fate &fate = preview.fates[static_cast<std::size_t>(seat)];
        const std::string name = names.value(seat).toStdString();
        if (fate.kind == Fate::Kind::Hit)
            lines.append(hitSentence(name, fate));
        else if (fate.kind == Fate::Kind::Spared && fate.by != Shield::Roller)
            lines.append(say("wouldBeSpared", {{"player", name}, {"by", nameOf(fate.by)}}));
    }
    return lines;
}

} // namespace pegsheet::app::traytext
