// SPDX-License-Identifier: Apache-2.0
#include "app/empires/library/conflicttext.h"

#include "app/empires/text/empirestext.h"
#include "app/text/scoretext.h"

#include <QCoreApplication>
#include <QStringList>
#include <array>

namespace pegsheet::app {

using namespace Qt::StringLiterals;
using namespace empires;

namespace {

struct EmpiresCards
{
    Q_DECLARE_TR_FUNCTIONS(EmpiresCards)
};

// The strength that a tier goes by.
QString tierName(const Conflict &card, std::size_t tier)
{
    const int from = card.lowest + 1;
    const int to = card.highest - 1;
    switch (tier) {
    //: The lowest tier of a Conflict card: %1 its most strength
    case 0: return EmpiresCards::tr("up to %1").arg(int{card.lowest});
    //: The tier of a Conflict card in the middle: from strength %1 to %2
    case 1: return from == to ? QString::number(from) : EmpiresCards::tr("%1–%2").arg(from).arg(to);
    //: The highest tier of a Conflict card: %1 its least strength
    default: return EmpiresCards::tr("from %1").arg(int{card.highest});
    }
}

QString gainText(const Stock &gain)
{
    QStringList parts;
    for (const Resource resource : kAll<Resource>)
        if (gain[resource] > 0)
            parts.append(amountText(resource, gain[resource]));
    return parts.join(u" + "_s);
}

QString unrestText(const Conflict &card)
{
    switch (card.rank) {
    //: Unrest on a Conflict card: which place changes places with what lies at position %1
    case 1: return EmpiresCards::tr("unrest: the most valuable with position %1").arg(int{card.with});
    //: Unrest on a Conflict card: which place changes places with what lies at position %1
    case 2: return EmpiresCards::tr("unrest: the second most valuable with position %1").arg(int{card.with});
    //: Unrest on a Conflict card: which place changes places with what lies at position %1
    default: return EmpiresCards::tr("unrest: the third most valuable with position %1").arg(int{card.with});
    }
}

} // namespace

QString conflictTitle(const Conflict &card)
{
    QStringList parts;
    for (std::size_t tier = 0; tier < kTiers; ++tier)
        //: A tier of a Conflict card: %1 the strength it goes by ("up to 2"), %2 its points
        parts.append(EmpiresCards::tr("%1: %2").arg(tierName(card, tier), numberText(card.tiers.at(tier).points)));
    return parts.join(u" · "_s);
}

QString conflictDetail(const Conflict &card)
{
    QStringList parts;
    //: On a Conflict card: further points of the strongest
    parts.append(EmpiresCards::tr("strongest: %1").arg(numberText(card.victory)));
    if (card.victoryGain.total() > 0)
        parts.last() += u" + "_s + gainText(card.victoryGain);
    parts.append(unrestText(card));
    for (std::size_t tier = 0; tier < kTiers; ++tier) {
        if (const int refresh = card.tiers.at(tier).refresh; refresh > 0)
            //: A tier of a Conflict card that takes off %n markers: %1 the strength it goes by ("from 7")
            parts.append(EmpiresCards::tr("%1: refresh %n", nullptr, refresh).arg(tierName(card, tier)));
        if (card.tiers.at(tier).gain.total() > 0)
            parts.append(EmpiresCards::tr("%1: %2").arg(tierName(card, tier), gainText(card.tiers.at(tier).gain)));
    }
    return parts.join(u" · "_s);
}

} // namespace pegsheet::app
