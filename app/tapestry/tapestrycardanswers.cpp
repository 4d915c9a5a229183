// SPDX-License-Identifier: Apache-2.0
// What answers a tapestry card that was named: whom it is about, what is copied, what it takes.
#include "app/tapestry/tapestrycards.h"

#include "app/tapestry/tapestrykeys.h"
#include "app/tapestry/tapestryview.h"
#include "app/tapestry/text/benefittext.h"
#include "app/tapestry/text/cardnames.h"
#include "app/tapestry/text/cardtext.h"
#include "app/tapestry/text/tapestrytext.h"
#include "app/text/sentence.h"
#include "model/tapestry/counting.h"
#include "model/tapestry/outlook.h"
#include "model/tapestry/procedures/procedures.h"
#include "model/tapestry/techpicks.h"

#include <algorithm>
#include <utility>

namespace pegsheet::app::tapestryview {

using namespace Qt::StringLiterals;
using namespace tapestry;

namespace {

QVariantList trackPicture(Track track)
{
    return {picture(iconOf(track))};
}

QString stepText(int from, int to)
{
    //: Under something that becomes more or fewer: %1 before, %2 after
    return TapestryView::tr("%1 → %2").arg(from).arg(to);
}

// Whose tokens the own one comes level with, and the landmarks on its way there: nothing else comes of it.
QString levelText(const State &state, int seat, Track track, int to, const QStringList &names)
{
    QStringList others;
    for (int other = 0; other < state.players; ++other)
        if (other != seat && state.at(other).tracks[track].furthest() == to)
            others.append(names.value(other));
    const int from = state.at(seat).tracks[track].furthest();
    QStringList parts{stepText(from, to), namesText(others)};
    for (int space = from + 1; space <= to; ++space)
        if (entersTier(space) && state.landmarks[landmarkOf(track, space)] == State::kNobody)
            parts.append(say("landmark", {{"landmark", nameOf(landmarkOf(track, space))}}));
    return parts.join(u" · "_s);
}

// Those of a row in pieces, of which a large window sets the last ones beside the first; the heading stands over the first.
void addInPieces(QList<AnswerGroup> &groups, const QString &title, const QList<AnswerKey> &keys, int columns)
{
    constexpr int kLines = 5;
    const qsizetype most = qsizetype{kLines} * columns;
    for (qsizetype first = 0; first < keys.size(); first += most)
        groups.append(group(first == 0 ? title : QString(), keys.mid(first, most), columns));
}

} // namespace

QList<AnswerGroup> stackGroups(const State &state, const Entry &entry, const QStringList &names)
{
    QList<AnswerGroup> groups;
    const std::uint32_t stacks = stacksOf(state, entry);
    for (int seat = 0; seat < state.players; ++seat) {
        QList<AnswerKey> keys;
        for (int era = 0; era < Mat::kEras; ++era) {
            if ((stacks >> (seat * Mat::kEras + era) & 1U) == 0)
                continue;
            const std::uint8_t code = *state.at(seat).mat.top(era);
            const bool isNamed = code < kCount<TapestryCard>;
            //: Of a card on an income mat: %1 the era of its stack
            const QString where = TapestryView::tr("Era %1").arg(era + 1);
            const QString title = isNamed ? cardName(static_cast<TapestryCard>(code)) : TapestryView::tr("Not named");
            const QString says = isNamed ? cardText(static_cast<TapestryCard>(code)) : QString();
            //: Of a card on an income mat: %1 "Era 2", %2 what it says
            keys.append(
                keyOf(title, says.isEmpty() ? where : TapestryView::tr("%1 · %2").arg(where, says),
                      isNamed ? cardPictures(static_cast<TapestryCard>(code)) : QVariantList{picture(iconOf(Word::Tapestry))},
                      PencilKind::Stack, seat, era + 1));
        }
        if (!keys.isEmpty())
            groups.append(group(names.value(seat), keys, 1));
    }
    return groups;
}

AnswerGroup opponentGroup(const State &state, const Entry &entry, const QStringList &names)
{
    QList<AnswerKey> keys;
    for (int seat = 0; seat < state.players; ++seat)
        if ((opponentsOf(state, entry) >> seat & 1U) != 0)
            keys.append(keyOf(names.value(seat), {}, {}, PencilKind::Opponent, seat));
    //: Over names of opponents: whom a card is about
    return group(TapestryView::tr("Which opponent?"), keys, 2);
}

AnswerGroup freeLandmarkGroup(const State &state)
{
    QList<AnswerKey> keys;
    for (const Landmark landmark : kAll<Landmark>)
        if ((freeLandmarks(state) >> static_cast<unsigned>(landmark) & 1U) != 0)
            keys.append(keyOf(termText("landmark", nameOf(landmark)), landmarkWhere(landmark), landmarkPictures(landmark),
                              PencilKind::Landmark, static_cast<int>(landmark)));
    //: Over landmarks: which one a card brings
    return group(TapestryView::tr("Which landmark?"), keys, 2);
}

AnswerGroup discardGroup(const State &state, const Entry &entry)
{
    //: Over numbers: so many tapestry cards of the hand are discarded
    return pad(TapestryView::tr("How many cards are discarded?"), PencilKind::Discard, -1, {0, state.at(entry.player).tapestry});
}

AnswerGroup standUpGroup(const State &state, const Pencil &pencil, const Entry &entry, const QStringList &names)
{
    QList<AnswerKey> keys;
    for (int seat = 0; seat < state.players; ++seat) {
        const int most = mostStoodUp(state, entry.player, seat);
        const int said = pencil.seats.countOf(seat);
        const bool isSaid = said > 0;
        if (seat != entry.player)
            //: Under a name: on how many of the player's territories outposts stand up, %1 of at most %2
            keys.append(keyOf(names.value(seat), TapestryView::tr("%1 of %2").arg(said).arg(most), {}, PencilKind::StandUp, seat, 0,
                              said < most, isSaid));
    }
    //: Over names of opponents: toppled outposts stand up again there
    return group(TapestryView::tr("On whose territories do outposts stand up? Up to three"), keys, 2);
}

AnswerGroup convertGroup(const State &state, const Pencil &pencil, const Entry &entry)
{
    QList<AnswerKey> keys;
    const int food = convertible(state.at(entry.player)) - pencil.resources.total();
    for (const Resource resource : kAll<Resource>) {
        if (resource == Resource::Food)
            continue;
        const int said = pencil.resources[resource];
        //: Under a resource: so many of it come in the place of food
        const QString more = TapestryView::tr("+%1").arg(said);
        keys.append(keyOf(termText("resource", nameOf(resource)), said > 0 ? more : QString(),
                          QVariantList{picture(iconOf(resource))}, PencilKind::Resource, static_cast<int>(resource), 0, food > 0,
                          false));
    }
    //: Over resources that food becomes: %n food that is left for it
    return group(TapestryView::tr("Food becomes (%n left)", nullptr, food), keys, 3);
}

QList<AnswerGroup> copySpaceGroups(const State &state, const Entry &entry, const QStringList &names)
{
    QList<AnswerGroup> groups;
    for (int seat = 0; seat < state.players; ++seat) {
        QList<AnswerKey> keys;
        for (const Track track : kAll<Track>) {
            const std::uint32_t spaces = copiesFor(state, entry.player, seat, track);
            for (int space = kSpaces; space > 0; --space)
                if ((spaces >> space & 1U) != 0)
                    keys.append(keyOf(spaceText(track, space), benefitText(printedAt(kPrinted.benefitOf(track, space))),
                                      trackPicture(track), PencilKind::CopySpace, copyPlace(seat, track), space));
        }
        if (!keys.isEmpty())
            groups.append(group(names.value(seat), keys, 1));
    }
    return groups;
}

AnswerGroup matchGroup(const State &state, const Entry &entry, const QStringList &names)
{
    QList<AnswerKey> keys;
    for (const Track track : kAll<Track>) {
        const Matches matches = matchesFor(state, entry.player, track);
        for (const int to : {matches.ahead, matches.behind})
            if (to >= 0)
                keys.append(keyOf(termText("track", nameOf(track)), levelText(state, entry.player, track, to, names),
                                  trackPicture(track), PencilKind::Match, static_cast<int>(track), to));
    }
    //: Over tracks: the own token comes level with an opponent's
    return group(TapestryView::tr("Level with whom?"), keys, 1);
}

AnswerGroup trackAloneGroup(const State &state, const Entry &entry)
{
    const bool isDarkAges = entry.act == Act::DarkAges;
    QList<AnswerKey> keys;
    for (const Track track : kAll<Track>) {
        const int from = state.at(entry.player).tracks[track].furthest();
        keys.append(keyOf(termText("track", nameOf(track)),
                          isDarkAges ? stepText(from, std::min(from + kForward, kSpaces)) : QString(), trackPicture(track),
                          PencilKind::Track, static_cast<int>(track), 0, spacesFor(state, entry, track) != 0));
    }
    //: Over tracks: a tapestry card brings the one that is touched forward, and the others back
    const QString forward = TapestryView::tr("Which track goes forward? The others go one space back.");
    //: Over tracks: which one a tapestry card is about
    return group(isDarkAges ? forward : TapestryView::tr("Which track?"), keys, 2);
}

QList<AnswerGroup> paidTechGroups(const State &state, const Pencil &pencil, const Entry &entry)
{
    const TechCards &cards = state.at(entry.player).techCards;
    const TechPicks there(cards, paidInTechs(state, entry));
    const int left = paidInTechs(state, entry) - pencil.techs.count();
    QList<AnswerGroup> groups;
    for (const TechRow row : kAll<TechRow>) {
        QList<AnswerKey> keys;
        bool hasUnnamed = false;
        for (int place = 0; place < cards.count(); ++place) {
            const TechCards::Held held = cards[place];
            const bool isNamed = held.card.isSaid();
            if (held.row != row || (!isNamed && std::exchange(hasUnnamed, true)))
                continue;
            const int number = TechPicks::numberOf(held);
            const QString title = isNamed ? cardName(*held.card) : TapestryView::tr("Not named");
            const int said = pencil.techs.countOf(number);
            const int most = there.there(number);
            keys.append(keyOf(title, most > 1 ? TapestryView::tr("%1 of %2").arg(said).arg(most) : QString(),
                              isNamed && row != TechRow::Top ? techPictures(*held.card, row == TechRow::Bottom, true)
                                                             : QVariantList{picture(iconOf(Word::Invent))},
                              PencilKind::PaidTech, number, 0, said > 0 || left > 0, said > 0));
        }
        addInPieces(groups, termText("row", nameOf(row)), keys, row == TechRow::Top ? 2 : 1);
    }
    if (!groups.isEmpty())
        //: Over own tech cards, row by row: so many more are paid; %1 the first row
        groups.front().title = TapestryView::tr("Pay %n more. %1", nullptr, left).arg(groups.front().title);
    return groups;
}

} // namespace pegsheet::app::tapestryview
