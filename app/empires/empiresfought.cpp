// SPDX-License-Identifier: Apache-2.0
// What came of a Conflict, player by player.
#include "app/empires/empiresview.h"
#include "app/empires/empiresviewwords.h"
#include "app/empires/text/empirestext.h"
#include "app/text/scoretext.h"
#include "model/core/overload.h"
#include "model/empires/game.h"
#include "model/empires/outlook.h"

#include <algorithm>
#include <array>

namespace pegsheet::app::empiresview {

using namespace Qt::StringLiterals;
using namespace empires;

namespace {

QString withSign(int points)
{
    return (points > 0 ? u"+"_s : QString()) + numberText(points);
}

// What became of one player.
struct Fought
{
    const StrengthTold *strength = nullptr;
    int bonus = 0;
    bool hasUnrest = false;
    QString resources;
};

void add(const Effect &effect, std::array<Fought, kMostSeats> &players)
{
    std::visit(Overload{
                   [&](const StrengthTold &e) { players.at(e.player).strength = &e; },
                   [&](const Scored &e) { players.at(e.player).bonus += e.from == Scoring::Victory ? e.points : 0; },
                   [&](const Swapped &e) { players.at(e.player).hasUnrest = players.at(e.player).hasUnrest || e.isUnrest; },
                   [&](const Received &e) { players.at(e.player).resources = amountsText(e.resources.stock); },
                   [](const auto &) {},
               },
               effect);
}

QString tierName(const Conflict &card, int strength)
{
    const auto tier = static_cast<std::size_t>(&card.tierOf(strength) - card.tiers.data());
    //: A tier of a Conflict card
    const std::array names{EmpiresView::tr("Lowest"), EmpiresView::tr("Middle"), EmpiresView::tr("Highest")};
    return names.at(tier);
}

QVariantMap line(const Conflict &card, const Fought &fought)
{
    const int sum = fought.strength->abilities + fought.strength->bid;
    QStringList more;
    if (fought.strength->isStrongest)
        //: After a Conflict: who had the most strength; %1 further points with their sign
        more.append(fought.bonus == 0 ? EmpiresView::tr("strongest") : EmpiresView::tr("strongest %1").arg(withSign(fought.bonus)));
    if (fought.hasUnrest)
        //: After a Conflict: two places of this player change places
        more.append(EmpiresView::tr("unrest"));
    more.append(fought.resources);
    more.removeAll(QString());
    return {{u"seat"_s, int{fought.strength->player}},
            //: Strength in a Conflict: %1 of abilities, %2 that was bid, %3 in all
            {u"sum"_s, EmpiresView::tr("%1 + %2 = %3").arg(fought.strength->abilities).arg(fought.strength->bid).arg(sum)},
            //: After a Conflict: %1 the tier, %2 its points with their sign
            {u"tier"_s, EmpiresView::tr("%1 %2").arg(tierName(card, sum), withSign(card.tierOf(sum).points))},
            {u"more"_s, more.join(u" · "_s)}};
}

} // namespace

QVariantList axeBids(const State &state, const QStringList &names)
{
    QVariantList list;
    for (int seat = 0; seat < state.players; ++seat) {
        const Player &player = state.at(seat);
        const int strength = strengthOf(state, seat);
        const int toNext = missingToNextTier(state, strength);
        //: Strength in a Conflict: %1 of abilities, %2 that was bid, %3 in all
        const QString sum = EmpiresView::tr("%1 + %2 = %3").arg(strength).arg(int{player.bid}).arg(strength + player.bid);
        //: Of a player in a Conflict: a bid was laid and is covered until all have bid; the dot stands for it
        const QString detail = player.done ? EmpiresView::tr("• laid")
            //: Of a player in a Conflict: %1 strength that is missing to the next tier of the card
            : toNext > 0 ? EmpiresView::tr("%1 to the next tier").arg(toNext)
                         : QString();
        list.append(QVariantMap{//: A player in a Conflict: %1 the name, %2 the strength
                                {u"title"_s, EmpiresView::tr("%1: strength %2").arg(names.value(seat), strengthText(state, seat))},
                                {u"detail"_s, detail},
                                {u"own"_s, player.done ? sum + u" · "_s + tierText(state, strength + player.bid) : QString()},
                                {u"isNext"_s, seat == playerOf(state)}});
    }
    return list;
}

QVariantList fought(const State &before, const Move &move)
{
    if (!std::holds_alternative<BidAxes>(move))
        return {};
    const std::vector<Effect> effects = Empires::effects(before, move);
    std::array<Fought, kMostSeats> players;
    for (const Effect &effect : effects)
        add(effect, players);
    QVariantList list;
    for (const Fought &player : players)
        if (player.strength != nullptr)
            list.append(line(before.campaign, player));
    return list;
}

} // namespace pegsheet::app::empiresview
