// SPDX-License-Identifier: Apache-2.0
// Whom of the others something helps that a player may do.
#include "app/tapestry/tapestryhelps.h"

#include "app/tapestry/text/benefittext.h"
#include "app/tapestry/text/cardnames.h"
#include "app/tapestry/text/tapestrytext.h"
#include "model/tapestry/prospect.h"

namespace pegsheet::app::tapestryview {

using namespace Qt::StringLiterals;
using namespace tapestry;

namespace {

QString helpsText(const std::vector<Profit> &profits, const QStringList &names)
{
    QStringList parts;
    for (const Profit &profit : profits)
        parts.append(say("given",
                         {{"player", names.value(profit.seat).toStdString()},
                          {"gained", benefitText(printedAt(profit.gains)).toStdString()},
                          {"cards", cardName(profit.card).toStdString()}}));
    return parts.join(u" · "_s);
}

} // namespace

QString helpsOf(const State &state, int seat, const Going &going, const QStringList &names)
{
    std::vector<Profit> profits;
    if (going.isForward)
        profits = profitsOf(state, seat, Event::OpponentAdv, going.track);
    if (going.brings && going.space > 0 && !isActivated(state, seat, going.track, going.space)) {
        const NodePlace benefit = kPrinted.benefitOf(going.track, going.space);
        for (const Profit &profit : profitsOf(state, seat, Event::BenefitOfPartnerOnTrack, going.track, benefit))
            profits.push_back(profit);
    }
    return helpsText(profits, names);
}

QString helpsOf(const Asked &asked, Track track, int space)
{
    const Word word = asked.node->word;
    const bool isResearch = word == Word::Research || word == Word::ResearchX || word == Word::ResearchXPush5;
    const bool isForward = word == Word::Adv || word == Word::AdvX || word == Word::AdvB || isResearch;
    const bool isBack = word == Word::Reg || word == Word::RegX;
    const bool brings = word == Word::Adv || word == Word::Reg || word == Word::RepeatSpace || word == Word::Research;
    const int to = space + (isForward ? 1 : 0) - (isBack ? 1 : 0);
    return helpsOf(asked.state, asked.entry.player, {track, to, isForward, brings && asked.entry.isEcho == 0}, asked.names);
}

QString helpsOf(const State &state, int seat, const TechCards::Held &lifted, const QStringList &names)
{
    if (!lifted.card.isSaid())
        return {};
    const bool isCircle = lifted.row == TechRow::Bottom;
    const NodePlace part = isCircle ? kPrinted.circle(*lifted.card) : kPrinted.square(*lifted.card);
    return helpsText(profitsOf(state, seat, Event::UpgradeOfPartner, {}, part), names);
}

QString withHelps(const QString &detail, const QString &helps)
{
    if (detail.isEmpty() || helps.isEmpty())
        return detail + helps;
    //: Of a choice: %1 what it brings, %2 whom of the others it helps, "Ben: 3 points (Academia)"
    return TapestryView::tr("%1 · %2").arg(detail, helps);
}

} // namespace pegsheet::app::tapestryview
