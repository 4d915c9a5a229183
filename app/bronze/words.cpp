// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/words.h"

#include "app/bronze/phrases.h"
#include "app/text/scoretext.h"
#include "app/text/sentence.h"

#include <QCoreApplication>

namespace pegsheet::app::words {

namespace {

struct BronzeWords
{
    Q_DECLARE_TR_FUNCTIONS(BronzeWords)
};

} // namespace

QString food()
{
    //: Row of the pegboard
    return BronzeWords::tr("Food");
}

QString effect(bronze::Development development, bronze::Variant variant, bool alone)
{
    using enum bronze::Development;
    const bronze::RuleSet &rules = bronze::kRuleSets[variant];
    switch (development) {
    case Leadership: return BronzeWords::tr("Re-roll one die after the last roll");
    case Irrigation: return BronzeWords::tr("Drought does not hurt you");
    case Agriculture: return BronzeWords::tr("+1 food for each food die");
    case Quarrying: return BronzeWords::tr("+1 stone if you collect stone");
    case Medicine: return BronzeWords::tr("Pestilence does not hurt you");
    case Preservation: return BronzeWords::tr("One pottery doubles your food before the roll");
    case Coinage: return BronzeWords::tr("A coin die is worth %1").arg(bronze::kCoinageCoins);
    case Caravans: return BronzeWords::tr("Keep more than %1 goods").arg(bronze::kGoodsLimit);
    case Shipping: return BronzeWords::tr("Build ships, swap a good with each");
    case Smithing: return BronzeWords::tr("Your invasion strikes the others");
    case Religion: return alone ? BronzeWords::tr("Revolt does not hurt you") : BronzeWords::tr("Your revolt strikes the others");
    case Granaries: return BronzeWords::tr("Sell food for %1 coins each").arg(rules.coinsPerFood);
    case Masonry: return BronzeWords::tr("+1 worker for each worker die");
    case Engineering: return BronzeWords::tr("Sell stone for %1 workers each").arg(bronze::kStoneWorkers);
    case Commerce: return BronzeWords::tr("End: +1 for each good left");
    case Architecture: return BronzeWords::tr("End: +%1 for each monument").arg(rules.pointsPerMonument);
    case Empire: return BronzeWords::tr("End: +%1 for each city").arg(rules.pointsPerCity);
    }
    return {};
}

QString number(int value)
{
    return numberText(value);
}

QString withSign(int value)
{
    return value > 0 ? QLatin1Char('+') + QString::number(value) : number(value);
}

QString list(const QStringList &items)
{
    return listText(items);
}

QString goods(const Amounts<bronze::Good> &amounts)
{
    return bronze::say("goodsInARow", {{"goods", phrases::goods(amounts)}});
}

QString wares(const Amounts<bronze::Ware> &amounts)
{
    return bronze::say("goodsInARow", {{"goods", phrases::wares(amounts)}});
}

QString workers(int n)
{
    return countedText("workers", n);
}

QString coins(int n)
{
    return countedText("coins", n);
}

QString boxes(int n)
{
    return countedText("boxes", n);
}

QString dice(int n)
{
    return countedText("dice", n);
}

QString points(int n)
{
    return countedText("points", n);
}

QString skulls(int n)
{
    return countedText("skulls", n);
}

QString cities(int n)
{
    return countedText("cities", n);
}

} // namespace pegsheet::app::words
