// SPDX-License-Identifier: Apache-2.0
#include "app/empires/text/abilitytext.h"

#include "app/empires/text/empirestext.h"
#include "app/text/sentence.h"

#include <QCoreApplication>

namespace pegsheet::empires {

using namespace Qt::StringLiterals;

namespace {

struct AbilityText
{
    Q_DECLARE_TR_FUNCTIONS(AbilityText)
};

QString healthyText(Sort sort)
{
    switch (sort) {
    //: What an ability counts, behind "per"; German: in the dative
    case Sort::City: return AbilityText::tr("healthy city");
    //: What an ability counts, behind "per"; German: in the dative
    case Sort::Town: return AbilityText::tr("healthy town");
    //: What an ability counts, behind "per"; German: in the dative
    case Sort::Army: return AbilityText::tr("healthy army");
    //: What an ability counts, behind "per"; German: in the dative
    case Sort::Road: return AbilityText::tr("healthy road");
    //: What an ability counts, behind "per"; German: in the dative
    case Sort::Farm: return AbilityText::tr("healthy farm");
    //: What an ability counts, behind "per"; German: in the dative
    case Sort::Any: return AbilityText::tr("healthy place");
    }
    return {};
}

QString destroyedText(Sort sort)
{
    switch (sort) {
    //: What an ability counts, behind "per"; German: in the dative
    case Sort::City: return AbilityText::tr("destroyed city");
    //: What an ability counts, behind "per"; German: in the dative
    case Sort::Town: return AbilityText::tr("destroyed town");
    //: What an ability counts, behind "per"; German: in the dative
    case Sort::Army: return AbilityText::tr("destroyed army");
    //: What an ability counts, behind "per"; German: in the dative
    case Sort::Road: return AbilityText::tr("destroyed road");
    //: What an ability counts, behind "per"; German: in the dative
    case Sort::Farm: return AbilityText::tr("destroyed farm");
    //: What an ability counts, behind "per"; German: in the dative
    case Sort::Any: return AbilityText::tr("destroyed place");
    }
    return {};
}

QString anyText(Sort sort)
{
    switch (sort) {
    //: What an ability counts, healthy or destroyed, behind "per"; German: in the dative
    case Sort::City: return AbilityText::tr("city");
    //: What an ability counts, healthy or destroyed, behind "per"; German: in the dative
    case Sort::Town: return AbilityText::tr("town");
    //: What an ability counts, healthy or destroyed, behind "per"; German: in the dative
    case Sort::Army: return AbilityText::tr("army");
    //: What an ability counts, healthy or destroyed, behind "per"; German: in the dative
    case Sort::Road: return AbilityText::tr("road");
    //: What an ability counts, healthy or destroyed, behind "per"; German: in the dative
    case Sort::Farm: return AbilityText::tr("farm");
    //: What an ability counts, healthy or destroyed, behind "per"; German: in the dative
    case Sort::Any: return AbilityText::tr("place");
    }
    return {};
}

QString perText(const Multiplier &per)
{
    switch (per.by) {
    case Multiplier::By::Once: return {};
    case Multiplier::By::Resource:
        //: By what an ability is multiplied: %1 a resource
        return AbilityText::tr("per %1").arg(termText("resource", nameOf(per.resource)));
    case Multiplier::By::Innovations:
        return per.at == Reach::Self
            //: By what an ability is multiplied
            ? AbilityText::tr("per Innovation at its place")
            //: By what an ability is multiplied
            : AbilityText::tr("per Innovation in the row");
    case Multiplier::By::Places: break;
    }
    return per.at == Reach::Adjacent
        //: By what an ability is multiplied: %1 "healthy farm"
        ? AbilityText::tr("per %1 beside it").arg(countedText(per.counted, per.sort))
        //: By what an ability is multiplied: %1 "healthy farm"
        : AbilityText::tr("per %1 in the row").arg(countedText(per.counted, per.sort));
}

QString onlyText(const Condition &only)
{
    switch (only.what) {
    case Condition::What::Always: return {};
    //: On what an ability depends; who has as many as another has the most, too
    case Condition::What::MostDestroyed: return AbilityText::tr("for the most destroyed places");
    //: On what an ability depends: %1 "healthy farm"
    case Condition::What::Adjacent: return AbilityText::tr("only beside a %1").arg(countedText(only.counted, only.sort));
    }
    return {};
}

QString withinText(Reach at)
{
    //: How far an ability reaches: places beside its own
    return at == Reach::Adjacent ? AbilityText::tr("beside it")
        : at == Reach::Self
        //: How far an ability reaches: its own place
        ? AbilityText::tr("at its place")
        //: How far an ability reaches: the whole row
        : AbilityText::tr("in the row");
}

QString exchangeText(const AbilityEffect &effect)
{
    QStringList got;
    if (effect.getAll != Stock())
        got.append(amountsText(effect.getAll));
    QStringList either;
    for (const Stock &stock : effect.getOneOf)
        either.append(amountsText(stock));
    if (!either.isEmpty())
        //: Between resources of which one is got in an exchange
        got.append(either.join(AbilityText::tr(" or ")));
    //: An exchange: %1 what is given, %2 what is got
    const QString once = AbilityText::tr("%1 for %2").arg(amountsText(effect.stock), listText(got));
    //: An exchange that can be made several times: %1 "1 Wheat for 1 Axe"
    return effect.number > 1 ? AbilityText::tr("%1, up to %n times", nullptr, effect.number).arg(once) : once;
}

QString rebuildText(const AbilityEffect &effect)
{
    const QString what = effect.at == Reach::Adjacent
        //: What an ability does
        ? AbilityText::tr("repair a place beside it")
        //: What an ability does
        : AbilityText::tr("repair a place");
    if (effect.cost == kFree)
        //: A cost of repairing
        return what + u", "_s + AbilityText::tr("for nothing");
    //: A cost of repairing: so many hammers less
    return effect.cost == 0 ? what : what + u", "_s + AbilityText::tr("%n hammer(s) less", nullptr, -effect.cost);
}

QString discountText(const AbilityEffect &effect)
{
    //: What an ability does: playing cards takes fewer hammers
    return effect.discounted == Discounted::Play ? AbilityText::tr("playing cards: %n hammer(s) less", nullptr, effect.number)
        : effect.at == Reach::Adjacent
        //: What an ability does: repairing takes fewer hammers
        ? AbilityText::tr("repairing beside it: %n hammer(s) less", nullptr, effect.number)
        //: What an ability does: repairing takes fewer hammers
        : AbilityText::tr("repairing: %n hammer(s) less", nullptr, effect.number);
}

QString bareText(const AbilityEffect &effect)
{
    switch (effect.does) {
    case Does::Gain: return u"+"_s + amountsText(effect.stock);
    //: What an ability brings
    case Does::Points: return AbilityText::tr("%n point(s)", nullptr, effect.number);
    //: What an ability brings in a Conflict
    case Does::Strength: return AbilityText::tr("strength %1").arg(effect.number);
    case Does::Exchange: return exchangeText(effect);
    case Does::Refresh:
        return (effect.number == 0
                    //: What an ability does: takes off all markers within reach
                    ? AbilityText::tr("refreshes all")
                    //: What an ability does: takes off so many markers within reach
                    : AbilityText::tr("refreshes %1").arg(effect.number))
            + u' ' + withinText(effect.at);
    case Does::Discount: return discountText(effect);
    case Does::FreeBid: {
        QStringList bids;
        for (const Bid bid : kAll<Bid>)
            if (effect.bids.has(bid))
                bids.append(termText("resource", nameOf(bid)));
        //: What an ability does: %1 what is bid without paying it
        return AbilityText::tr("free bid: %1").arg(listText(bids));
    }
    case Does::Rebuild: return rebuildText(effect);
    case Does::Other: return quotable(effect.words);
    case Does::RedrawCrisis:
    case Does::SwapLocations:
    case Does::MoveInnovation:
    case Does::Repeat:
    case Does::Copy: break;
    }
    const QString name = termText("effect", nameOf(effect.does));
    //: What an ability does, several times: %1 what
    return effect.number > 1 && effect.does != Does::RedrawCrisis
        ? AbilityText::tr("%1, %n times", nullptr, effect.number).arg(name)
        : name;
}

} // namespace

QString countedText(Counted counted, Sort sort)
{
    return counted == Counted::Healthy ? healthyText(sort) : counted == Counted::Destroyed ? destroyedText(sort) : anyText(sort);
}

QString effectText(const AbilityEffect &effect)
{
    QStringList parts{bareText(effect), takesPer(effect.does) ? perText(effect.per) : QString(),
                      takesIf(effect.does) ? onlyText(effect.only) : QString()};
    parts.removeAll(QString());
    return parts.join(u' ');
}

QString doesText(const Ability &ability)
{
    QStringList parts;
    for (const AbilityEffect &effect : ability.effects)
        parts.append(effectText(effect));
    return listText(parts);
}

QString abilityText(const Ability &ability)
{
    //: An ability: %1 when it is used, %2 what it does then
    return AbilityText::tr("%1: %2").arg(termText("when", nameOf(ability.when)), doesText(ability));
}

} // namespace pegsheet::empires
