// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/forecast.h"

#include "app/bronze/words.h"
#include "app/fixedlist.h"

#include <algorithm>
#include <array>

namespace pegsheet::app {

using bronze::Development;
using bronze::DicePreview;
using bronze::Disaster;
using bronze::Fate;
using bronze::say;
using bronze::Shield;
using bronze::State;

namespace {

QString foodReason(const bronze::Yield &yield)
{
    if (yield.unfed > 0)
        //: Under the food preview; %1 a number of cities that would starve
        return BronzeForecast::tr("%1 unfed").arg(yield.unfed);
    const int stored = yield.foodAfter + yield.eaten;
    //: Under the food preview: food with the new one, minus what the cities eat, is what is left: "7 − 5 = 2"
    return BronzeForecast::tr("%1 − %2 = %3").arg(stored).arg(yield.eaten).arg(yield.foodAfter);
}

QString goodsReason(const bronze::Yield &yield)
{
    if (yield.goodsLost > 0)
        //: Under the goods preview; goods that find no hole on the pegboard
        return BronzeForecast::tr("%1 lost").arg(yield.goodsLost);
    if (yield.quarried)
        return BronzeForecast::tr("%1 +1").arg(words::name(Development::Quarrying));
    int count = 0;
    for (const std::uint8_t pegs : yield.goods.values)
        count += pegs;
    //: Under the goods preview: how many goods would then stand on the pegboard
    return BronzeForecast::tr("%n in all", nullptr, count);
}

QString skullsReason(const DicePreview &preview)
{
    return preview.disaster ? words::name(*preview.disaster)
                            //: Under the skulls preview: no disaster
                            : BronzeForecast::tr("nothing");
}

QString hitSentence(const std::string &name, const Fate &fate)
{
    return say(fate.losesGoods ? "wouldLoseGoods" : "wouldLosePoints", {{"player", name}, {"points", fate.points}});
}

std::array<BronzeForecastTile::View, 5> tilesOf(const DicePreview &preview, bool alone)
{
    const bronze::Yield &yield = preview.yield;
    const int goods = yield.goodsEarned + (yield.quarried ? 1 : 0);
    const bool harmful = preview.disaster && (alone || *preview.disaster != Disaster::Pestilence);
    //: Under the workers preview: Masonry's part
    const QString masonry = BronzeForecast::tr("%1 +%2").arg(words::name(Development::Masonry)).arg(yield.masonry);
    return {{
        {words::withSign(yield.foodEarned), foodReason(yield), yield.unfed > 0},
        {words::withSign(goods), goodsReason(yield), false},
        //: Under the workers preview
        {words::number(yield.workers), yield.masonry > 0 ? masonry : BronzeForecast::tr("to build"), false},
        //: Under the coins preview: coins and all that could be sold
        {words::number(yield.coins), BronzeForecast::tr("%1 in all", "coins").arg(preview.purchasingPower), false},
        {words::number(yield.skulls), skullsReason(preview), harmful},
    }};
}

QStringList outlookOf(const State &state, const DicePreview &preview, const QStringList &names)
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

} // namespace

void BronzeForecastTile::show(const View &view)
{
    if (m_view == view)
        return;
    m_view = view;
    Q_EMIT changed();
}

void BronzeForecastRow::show(const View &view)
{
    if (m_view == view)
        return;
    m_view = view;
    Q_EMIT changed();
}

BronzeForecast::BronzeForecast(QObject *parent) : QObject(parent)
{
    for (const char *key : {"food", "goods", "workers", "coins", "skull"})
        m_tiles.append(new BronzeForecastTile(QString::fromLatin1(key), this));
    m_rows.append(new BronzeForecastRow(QStringLiteral("food"), this));
    for (const bronze::Good good : kAll<bronze::Good>)
        m_rows.append(new BronzeForecastRow(words::key(good), this));
}

QQmlListProperty<BronzeForecastTile> BronzeForecast::tiles()
{
    return fixedList(this, &m_tiles);
}

QQmlListProperty<BronzeForecastRow> BronzeForecast::rows()
{
    return fixedList(this, &m_rows);
}

void BronzeForecast::show(const State &state, const DicePreview &preview, const QStringList &names)
{
    const auto tiles = tilesOf(preview, state.isSolo());
    for (std::size_t place = 0; place < tiles.size(); ++place)
        m_tiles[static_cast<qsizetype>(place)]->show(tiles[place]);

    m_rows[0]->show({state.mine().food, preview.yield.foodAfter, -1});
    const bool revolt = preview.disaster && preview.fates[state.player].losesGoods;
    for (const bronze::Good good : kAll<bronze::Good>) {
        const int to = revolt ? 0 : preview.yield.goods[good];
        m_rows[1 + static_cast<qsizetype>(good)]->show(
            {state.mine().goods[good], to, bronze::kGoods[good].values[static_cast<std::size_t>(to)]});
    }

    const QString outlook = outlookOf(state, preview, names).join(QLatin1Char(' '));
    const bool bad = std::any_of(tiles.begin(), tiles.end(), [](const auto &tile) { return tile.bad; });
    if (outlook == m_outlook && bad == m_bad)
        return;
    m_outlook = outlook;
    m_bad = bad;
    Q_EMIT changed();
}

} // namespace pegsheet::app
