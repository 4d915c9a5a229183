// SPDX-License-Identifier: Apache-2.0
// The tracks: what the next space of each brings and costs, and who stands where.
#include "app/tapestry/tapestrycity.h"
#include "app/tapestry/tapestryhelps.h"
#include "app/tapestry/tapestryview.h"

#include "app/tapestry/text/benefittext.h"
#include "app/tapestry/text/cardnames.h"
#include "app/tapestry/text/tapestrytext.h"
#include "app/text/sentence.h"
#include "model/tapestry/prospect.h"

namespace pegsheet::app::tapestryview {

using namespace Qt::StringLiterals;
using namespace tapestry;

namespace {

NodePlace bonusAt(const State &state, Track track, int space)
{
    if (track == Track::Technology && space == kNanotechnology && state.agreed.cheaperNanotechnology)
        return kPrinted.ruled(Ruled::CheaperNanotechnology);
    return kPrinted.bonusOf(track, space);
}

std::span<const Node> nodesAt(NodePlace place)
{
    return place == 0 ? std::span<const Node>() : printedAt(place);
}

QString brings(const State &state, Track track, int space)
{
    const QString benefit = benefitText(nodesAt(kPrinted.benefitOf(track, space)));
    const NodePlace bonus = bonusAt(state, track, space);
    //: What a space brings: %1 its benefit, %2 its bonus, which may be left out
    return bonus == 0 ? benefit : TapestryView::tr("%1; bonus: %2").arg(benefit, benefitText(nodesAt(bonus)));
}

QString anyText(int count)
{
    //: Behind "it costs"
    return TapestryView::tr("%n resource(s) of any kind", nullptr, count);
}

// By itself, or behind "it costs".
QString costText(Track track, int space, bool isObject = false)
{
    const Cost cost = costOf(space);
    QStringList parts;
    if (cost.own > 0)
        parts.append(amountText(static_cast<Word>(kOwnResource[track]), cost.own));
    if (cost.any > 0)
        parts.append(isObject ? anyText(cost.any) : amountText(Word::Any, cost.any));
    return parts.join(u", "_s);
}

// The own card that lets nobody advance there, or that another player's does.
QString blockText(const Player &player, Track track)
{
    for (int place = 0; place < player.acting.count(); ++place)
        if (const CardRow &row = player.acting[place].row();
            row.has(Mark::Block) && row.blocked == static_cast<std::uint8_t>(track))
            return cardName(static_cast<TapestryCard>(player.acting[place].card));
    //: In the place of what a step costs: another player's card lets nobody else advance on that track
    return TapestryView::tr("locked");
}

// Why a step cannot be made, in a few words.
QString missingText(const Player &player, Track track, int from)
{
    if (stepsFor(player, track) == 0 && canAdvance(player.tracks[track]) != 0)
        return blockText(player, track);
    if (from >= kSpaces)
        //: In the place of the next space: the track has no more
        return TapestryView::tr("the end is reached");
    const Cost cost = costOf(from + 1);
    const Resource own = kOwnResource[track];
    if (const int missing = cost.own - player.resources[own]; missing > 0)
        //: Why a step cannot be made: %1 "1 coin"
        return TapestryView::tr("%1 missing").arg(amountText(static_cast<Word>(own), missing));
    if (const int missing = cost.own + cost.any - player.resources.total(); missing > 0)
        //: Why a step cannot be made: %n resources of any kind
        return TapestryView::tr("%n resource(s) missing", nullptr, missing);
    return {};
}

QVariantMap track(const State &state, int seat, const Pencil &pencil, Track track, bool isTurn, const QStringList &names)
{
    const Player &player = state.at(seat);
    const std::uint32_t open = stepsFor(player, track);
    const int from = open == 0 ? kSpaces : furthestOf(open);
    const bool isEnd = from >= kSpaces;
    const auto aside = isTurn ? asideOf(state, seat) : std::nullopt;
    const QString missing = aside && !isEnd
        //: In the place of what a step costs: %1 a landmark that was laid aside and has to be built before the turn
        ? TapestryView::tr("Build %1 first").arg(termText("landmark", nameOf(*aside)))
        : missingText(player, track, from);
    const bool isPossible = isTurn && missing.isEmpty() && player.incomes > 0;
    QVariantList tokens;
    for (int token = 0; token < player.tracks[track].count(); ++token)
        tokens.append(player.tracks[track][token]);
    QVariantMap map{{u"track"_s, static_cast<int>(track)},
                    {u"id"_s, QString::fromUtf8(nameOf(track))},
                    {u"name"_s, termText("track", nameOf(track))},
                    {u"icon"_s, iconOf(track)},
                    {u"space"_s, isEnd ? 0 : from + 1},
                    {u"possible"_s, isPossible},
                    {u"helps"_s, isPossible ? helpsOf(state, seat, {track, from + 1, true, true}, names) : QString()},
                    {u"missing"_s, missing},
                    {u"tokens"_s, tokens},
                    {u"chosen"_s, pencil.payment == static_cast<int>(track)},
                    {u"canChoose"_s, isTurn && !isEnd && missing.isEmpty() && costOf(from + 1).any > 0}};
    if (!isEnd) {
        map.insert(u"benefit"_s, pictures(nodesAt(kPrinted.benefitOf(track, from + 1))));
        map.insert(u"bonus"_s, pictures(nodesAt(bonusAt(state, track, from + 1))));
        map.insert(u"says"_s, brings(state, track, from + 1));
        map.insert(u"cost"_s, pictures(paymentOf(player, track, from)));
        map.insert(u"costText"_s, costText(track, from + 1));
    }
    return map;
}

} // namespace

QVariantList tracks(const State &state, int seat, const Pencil &pencil, const QStringList &names)
{
    const State after = canDeclineAll(state) ? declined(state) : state;
    const bool isTurn = after.step == Step::Turns && after.queue.empty() && !after.isByNumbers() && after.turn == seat;
    QVariantList list;
    for (const Track each : kAll<Track>)
        list.append(track(isTurn ? after : state, seat, pencil, each, isTurn, names));
    return list;
}

QVariantList board(const State &state, const QStringList &names)
{
    QVariantList list;
    for (const Track track : kAll<Track>) {
        QStringList says;
        QVariantList cells;
        QVariantList landmarks;
        for (int space = 0; space <= kSpaces; ++space) {
            QVariantList seats;
            QStringList there;
            for (int seat = 0; seat < state.players; ++seat)
                if (state.at(seat).tracks[track].has(space)) {
                    seats.append(seat);
                    there.append(names.value(seat));
                }
            cells.append(QVariant(seats));
            if (!there.isEmpty())
                says.append(u"%1: %2"_s.arg(QString::number(space), there.join(u", "_s)));
            if (space > 0 && entersTier(space)) {
                const Landmark landmark = landmarkOf(track, space);
                const std::uint8_t owner = state.landmarks[landmark];
                landmarks.append(QVariantMap{{u"space"_s, space},
                                             {u"name"_s, termText("landmark", nameOf(landmark))},
                                             {u"owner"_s, owner == State::kNobody ? -1 : int{owner}}});
            }
        }
        list.append(QVariantMap{{u"name"_s, termText("track", nameOf(track))},
                                {u"icon"_s, iconOf(track)},
                                {u"cells"_s, cells},
                                {u"landmarks"_s, landmarks},
                                {u"says"_s, says.join(u"; "_s)}});
    }
    return list;
}

QVariantList spaces(const State &state, Track track)
{
    QVariantList list;
    for (int space = 1; space <= kSpaces; ++space)
        list.append(QVariantMap{{u"space"_s, space},
                                {u"says"_s, brings(state, track, space)},
                                {u"pictures"_s, pictures(nodesAt(kPrinted.benefitOf(track, space)))},
                                {u"bonus"_s, pictures(nodesAt(bonusAt(state, track, space)))},
                                {u"cost"_s, costText(track, space, true)}});
    return list;
}

QString spaceSays(const State &state, Track track, int space, const QStringList &names)
{
    QStringList there;
    for (int seat = 0; seat < state.players; ++seat)
        if (state.at(seat).tracks[track].has(space))
            there.append(names.value(seat));
    QStringList says;
    if (space > 0)
        //: What stands on a space of a track: %1 "Science 7", %2 what it brings, %3 what it costs
        says.append(TapestryView::tr("%1: %2. It costs %3.")
                        .arg(spaceText(track, space), brings(state, track, space), costText(track, space, true)));
    else
        //: The first place of a track, before space 1: %1 the track
        says.append(TapestryView::tr("%1: the start.").arg(termText("track", nameOf(track))));
    if (!there.isEmpty())
        //: Whose tokens are on a space: %1 names
        says.append(TapestryView::tr("Here: %1.").arg(namesText(there)));
    return says.join(u' ');
}

QVariantMap advice(const State &state, int seat)
{
    const Player &player = state.at(seat);
    QStringList list;
    for (const Track track : kAll<Track>) {
        const std::uint32_t open = stepsFor(player, track);
        const int from = open == 0 ? kSpaces : furthestOf(open);
        if (player.incomes > 0 && !player.finished && missingText(player, track, from).isEmpty())
            //: A step that is affordable: %1 "Science 7", %2 what it brings
            list.append(TapestryView::tr("%1: %2").arg(spaceText(track, from + 1), brings(state, track, from + 1)));
    }
    return {{u"steps"_s, stepsWorth(player)}, {u"list"_s, list}};
}

} // namespace pegsheet::app::tapestryview
