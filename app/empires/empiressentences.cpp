// SPDX-License-Identifier: Apache-2.0
#include "app/empires/empiressentences.h"

#include "app/empires/library/conflicttext.h"
#include "app/empires/text/abilitytext.h"
#include "app/empires/text/empirestext.h"
#include "app/text/sentence.h"
#include "model/core/overload.h"
#include "model/empires/turns.h"

#include <QCoreApplication>

namespace pegsheet::app::empiressentences {

using namespace empires;

namespace {

struct EmpiresSentences
{
    Q_DECLARE_TR_FUNCTIONS(EmpiresSentences)
};

std::string nameAt(const QStringList &names, int seat)
{
    return names.value(seat).toStdString();
}

QString corrected(const Correct &move, const QStringList &names)
{
    Object values;
    if (move.player >= 0)
        values.push_back({"player", nameAt(names, move.player)});
    if (!move.why.empty())
        values.push_back({"why", move.why});
    return say(move.player < 0 ? "correctTurn" : "correctSheet", std::move(values));
}

// The words of a sentence take a name in the place of an id.
std::string placeAt(const State &before, Location location)
{
    return placeName(before.known->places, location).toStdString();
}

std::string sourceAt(const State &before, Source source)
{
    return sourceName(before.known->places, source).toStdString();
}

QString used(const State &before, const Use &move)
{
    Object values;
    if (!move.by.isCampaign)
        values.push_back({"by", sourceAt(before, move.by.source)});
    if (!move.again.isNone())
        values.push_back({"again", sourceAt(before, move.again)});
    return say("use", std::move(values));
}

QString resourcesText(std::string_view code, int player, const Stock &resources, const QStringList &names)
{
    return say(code, {{"player", nameAt(names, player)}, {"resources", amountsText(resources).toStdString()}});
}

QString cardNamed(Card card)
{
    return termText("card", nameOf(card));
}

std::string listed(const QStringList &parts)
{
    return listText(parts).toStdString();
}

// "Town 13": what was said of each place.
QString toldOfPlaces(const Values &move)
{
    QStringList parts;
    for (const Location location : kAll<Location>) {
        const PlaceNumbers &numbers = move.of.of[location];
        const QString name = termText("location", nameOf(location));
        if (numbers.value > 0)
            //: What was entered of a place: %1 its name, %2 what it is worth
            parts.append(EmpiresSentences::tr("%1 %2").arg(name).arg(int{numbers.value}));
        if (numbers.repair > 0)
            //: What was entered of a place: %1 its name, %2 what it costs to repair it, "4 Hammers"
            parts.append(EmpiresSentences::tr("%1 for %2").arg(name, amountText(Resource::Hammer, numbers.repair)));
    }
    return say("values", {{"numbers", listed(parts)}});
}

// What was said of a card: its ability, what it costs, what averts it.
QString toldOfCard(const Learn &move)
{
    QStringList parts;
    if (!move.ability.isNone())
        parts.append(abilityText(*move.ability));
    if (move.hammers > 0)
        parts.append(amountText(Resource::Hammer, move.hammers));
    for (const Bid bid : kAll<Bid>)
        if (move.bid.has(bid))
            parts.append(termText("resource", nameOf(bid)));
    return say("card", {{"card", nameOf(move.card)}, {"says", listed(parts)}});
}

QString toldOfTrack(const Track &move)
{
    QStringList parts;
    for (const Round space : move.phases.list)
        parts.append(termText("space", nameOf(space)));
    return say("track", {{"spaces", listed(parts)}});
}

QString toldOfConflict(const Campaign &move)
{
    const Conflict card = conflictOf(move);
    return say("campaign", {{"tiers", app::conflictTitle(card).toStdString()}, {"more", app::conflictDetail(card).toStdString()}});
}

} // namespace

QString ofMove(const State &before, const Move &move, const QStringList &names)
{
    return std::visit(
        Overload{
            [](const Values &m) { return toldOfPlaces(m); },
            [](const Learn &m) { return toldOfCard(m); },
            [](const Track &m) { return toldOfTrack(m); },
            [](const Campaign &m) { return toldOfConflict(m); },
            [](const TellStock &m) {
                const QString resources = amountsText(m.resources.stock);
                return resources.isEmpty() ? say("stock") : say("stock", {{"resources", resources.toStdString()}});
            },
            [](const Blitz &m) {
                return say("blitz", {{"first", nameOf(m.cards.list.front())}, {"second", nameOf(m.cards.list.back())}});
            },
            [](const Reveal &m) {
                return say("reveal", {{"card", nameOf(m.card)}});
            },
            [](const Avert &m) {
                return say("avert", {{"amount", amountText(m.resource, 1).toStdString()}});
            },
            [&](const empires::Exchange &m) {
                return say("exchange", {{"by", sourceAt(before, m.by)}});
            },
            [](const FreeBid &m) {
                return say("freeBid", {{"by", nameOf(m.by)}});
            },
            [](const Redraw &m) {
                return say("redraw", {{"by", nameOf(m.by)}, {"card", nameOf(m.with)}});
            },
            [&](const Accept &m) {
                return say("accept", {{"card", nameOf(m.card.isNone() ? onlyOpen(before) : m.card)}});
            },
            [](const Shortage &m) {
                return say("shortage", {{"coins", int{m.coins}}});
            },
            [&](const Use &m) { return used(before, m); },
            [](const Play &m) {
                return say("play", {{"card", nameOf(m.card)}});
            },
            [&](const Rebuild &m) {
                return say("rebuild", {{"location", placeAt(before, before.at(m.player).at(m.position))}});
            },
            [&](const Swap &m) {
                const Player &player = before.at(m.player);
                return say("swap",
                           {{"first", placeAt(before, player.at(m.positions.first))},
                            {"second", placeAt(before, player.at(m.positions.second))}});
            },
            [](const Shift &m) {
                return say("shift", {{"card", nameOf(m.card)}, {"position", int{m.position}}});
            },
            [](const Done &m) {
                return say("done", {{"all", m.player < 0 ? "yes" : "no"}});
            },
            [](const BidAxes &m) {
                return m.coin == 0 ? say("bid", {{"axes", int{m.axe}}})
                                   : say("bid", {{"axes", int{m.axe}}, {"coins", int{m.coin}}});
            },
            [&](const FinishedSheet &m) {
                return say("sheet", {{"player", nameAt(names, m.player)}, {"score", int{m.score}}});
            },
            [&](const Correct &m) { return corrected(m, names); },
            [](const auto &m) { return say(std::decay_t<decltype(m)>::kType); },
        },
        move);
}

QString ofCoveredBid()
{
    //: A move: what was bid in a Conflict is covered until everybody has bid
    return EmpiresSentences::tr("Laid a bid");
}

QStringList ofEffects(const State &before, const std::vector<Effect> &effects, const QStringList &names)
{
    QStringList parts;
    for (const Effect &effect : effects)
        std::visit(
            Overload{
                [&](const RoundBegan &e) {
                    parts.append(say("round", {{"round", int{e.round}}, {"phase", nameOf(e.space)}}));
                },
                [&](const Refreshed &e) {
                    parts.append(say("refreshed", {{"card", nameOf(e.card)}}));
                },
                [&](const Destroyed &e) {
                    parts.append(say("destroyed", {{"location", placeAt(before, e.location)}, {"position", int{e.position}}}));
                },
                [&](const Laid &e) {
                    parts.append(
                        say("laid",
                            {{"card", nameOf(e.card)}, {"location", placeAt(before, e.location)}, {"position", int{e.position}}}));
                },
                [&](const Gone &e) {
                    parts.append(say("gone", {{"card", nameOf(e.card)}}));
                },
                [&](const StartMarker &e) {
                    parts.append(say("start", {{"player", nameAt(names, e.player)}}));
                },
                [&](const Scored &e) {
                    const std::string what = e.from == Scoring::Ability ? sourceAt(before, e.by) : std::string(nameOf(e.from));
                    parts.append(say("scored", {{"player", nameAt(names, e.player)}, {"points", int{e.points}}, {"what", what}}));
                },
                [&](const Swapped &e) {
                    if (e.isUnrest)
                        parts.append(say("unrest",
                                         {{"player", nameAt(names, e.player)},
                                          {"first", placeAt(before, e.first)},
                                          {"second", placeAt(before, e.second)}}));
                },
                [&](const Received &e) { parts.append(resourcesText("received", e.player, e.resources.stock, names)); },
                [&](const Paid &e) { parts.append(resourcesText("paid", e.player, e.resources.stock, names)); },
                [&](const StrengthTold &e) {
                    parts.append(say("strength",
                                     {{"player", nameAt(names, e.player)},
                                      {"abilities", e.abilities},
                                      {"bid", e.bid},
                                      {"strongest", e.isStrongest ? "yes" : "no"}}));
                },
                [](const auto &) {},
            },
            effect);
    return parts;
}

QString shortName(const State &before, const Move &move)
{
    return std::visit(Overload{
                          //: A move, in a word or two, for the undo button
                          [](const Values &) { return EmpiresSentences::tr("Numbers"); },
                          [](const Learn &m) { return cardNamed(m.card); },
                          //: A move, in a word or two, for the undo button
                          [](const Track &) { return EmpiresSentences::tr("Round track"); },
                          //: A move, in a word or two, for the undo button
                          [](const Lay &) { return EmpiresSentences::tr("Row"); },
                          //: A move, in a word or two, for the undo button
                          [](const Mulligan &) { return EmpiresSentences::tr("New hand"); },
                          //: A move, in a word or two, for the undo button
                          [](const Blitz &) { return EmpiresSentences::tr("Two Disasters"); },
                          [](const Reveal &m) { return cardNamed(m.card); },
                          [](const FreeBid &m) { return cardNamed(m.by.card()); },
                          [](const Redraw &m) { return cardNamed(m.with); },
                          //: A move, in a word or two, for the undo button: a Disaster was taken
                          [](const Accept &) { return EmpiresSentences::tr("Taken"); },
                          //: A move, in a word or two, for the undo button
                          [](const Shortage &) { return EmpiresSentences::tr("Shortage"); },
                          //: A move, in a word or two, for the undo button: what an ability refreshed
                          [&](const Use &m) {
                              return m.by.isCampaign ? EmpiresSentences::tr("Refreshed")
                                                     : sourceName(before.known->places, m.by.source);
                          },
                          [](const Play &m) { return cardNamed(m.card); },
                          //: A move, in a word or two, for the undo button
                          [](const Rebuild &) { return EmpiresSentences::tr("Repair"); },
                          //: A move, in a word or two, for the undo button: two places changed positions
                          [](const Swap &) { return EmpiresSentences::tr("Exchange"); },
                          [](const Shift &m) { return cardNamed(m.card); },
                          //: A move, in a word or two, for the undo button
                          [](const Done &) { return EmpiresSentences::tr("Done"); },
                          //: A move, in a word or two, for the undo button
                          [](const Campaign &) { return EmpiresSentences::tr("Conflict"); },
                          //: A move, in a word or two, for the undo button: a Disaster was averted
                          [](const Avert &) { return EmpiresSentences::tr("Averted"); },
                          [&](const empires::Exchange &m) { return sourceName(before.known->places, m.by); },
                          //: A move, in a word or two, for the undo button
                          [](const Sell &) { return EmpiresSentences::tr("Card sold"); },
                          //: A move, in a word or two, for the undo button: the rest of the hand was thrown away
                          [](const Discard &) { return EmpiresSentences::tr("Hand"); },
                          //: A move, in a word or two, for the undo button
                          [](const BidAxes &) { return EmpiresSentences::tr("Bid"); },
                          //: A move, in a word or two, for the undo button
                          [](const TellStock &) { return EmpiresSentences::tr("Resources"); },
                          //: A move, in a word or two, for the undo button
                          [](const FinishedSheet &) { return EmpiresSentences::tr("Empire"); },
                          //: A move, in a word or two, for the undo button
                          [](const Correct &) { return EmpiresSentences::tr("Correction"); },
                          [](const auto &) { return QString(); },
                      },
                      move);
}

} // namespace pegsheet::app::empiressentences
