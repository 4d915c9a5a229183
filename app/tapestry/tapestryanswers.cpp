// SPDX-License-Identifier: Apache-2.0
// What answers an entry of the queue, as keys that say what will come of them.
#include "app/tapestry/tapestryview.h"

#include "app/tapestry/tapestryasked.h"
#include "app/tapestry/tapestrycards.h"
#include "app/tapestry/tapestryhelps.h"
#include "app/tapestry/tapestrykeys.h"
#include "app/tapestry/tapestrymatanswers.h"
#include "app/tapestry/tapestrysentences.h"
#include "app/tapestry/text/benefittext.h"
#include "app/tapestry/text/cardtext.h"
#include "app/tapestry/text/tapestrytext.h"
#include "model/tapestry/civilizationacts.h"
#include "model/tapestry/mat.h"
#include "model/tapestry/outlook.h"
#include "model/tapestry/procedures/procedures.h"
#include "model/tapestry/rules.h"

#include <algorithm>
#include <array>
#include <span>

namespace pegsheet::app::tapestryview {

using namespace Qt::StringLiterals;
using namespace tapestry;

namespace {

QString stockText(int before, int after)
{
    //: Under a resource that is full: %1 how many there are
    return before == after ? TapestryView::tr("%1, stays %1").arg(before)
                           //: Under something that becomes more or fewer: %1 before, %2 after
                           : TapestryView::tr("%1 → %2").arg(before).arg(after);
}

AnswerGroup resourceGroup(const Asked &asked, bool isPaid)
{
    QList<AnswerKey> keys;
    const Resources &said = asked.pencil.resources;
    for (const Resource resource : kAll<Resource>) {
        const int there = asked.player().resources[resource] + (isPaid ? -said[resource] : said[resource]);
        const int before = std::min(there, kMostResource);
        const int after = isPaid ? before - 1 : std::min(before + 1, kMostResource);
        keys.append(keyOf(termText("resource", nameOf(resource)),
                          isPaid && before == 0 ? QString::number(0) : stockText(before, after),
                          QVariantList{QVariantMap{{u"icon"_s, iconOf(resource)}, {u"text"_s, QString()}}}, PencilKind::Resource,
                          static_cast<int>(resource), 0, !isPaid || before > 0));
    }
    const int left = resourcesAsked(asked.state, asked.pencil) - said.total();
    if (asked.node != nullptr && asked.node->word == Word::Lose)
        //: Over the four resources: how many more are lost
        return group(TapestryView::tr("Lose %n more", nullptr, left), keys, 2);
    //: Over the four resources: how many more are paid
    return group(isPaid ? TapestryView::tr("Pay %n more", nullptr, left)
                        //: Over the four resources: how many more are gained
                        : TapestryView::tr("Choose %n more", nullptr, left),
                 keys, 2);
}

QList<AnswerKey> buildingKeys(const Asked &asked)
{
    QList<AnswerKey> keys;
    for (const Building building : kAll<Building>) {
        const int open = asked.player().open[building];
        keys.append(keyOf(termText("building", nameOf(building)), stockText(open, std::min(open + 1, kSlots)),
                          QVariantList{QVariantMap{{u"icon"_s, iconOf(building)}, {u"text"_s, QString()}}}, PencilKind::Choose,
                          static_cast<int>(building), 0, open < kSlots));
    }
    return keys;
}

AnswerGroup optionGroup(const Asked &asked)
{
    const bool isSome = asked.entry.act == Act::SomeOf;
    const auto card = asked.entry.why.card();
    const std::uint32_t left = isSome ? asked.entry.times : ~0U;
    QList<AnswerKey> keys;
    if (asked.node->word == Word::IncomeBuilding)
        keys = buildingKeys(asked);
    else
        for (int option = 0, part = partAt(asked.node, 0); part > 0; part = partAt(asked.node, ++option)) {
            const Node *node = asked.node + part;
            const std::span nodes(node, node->size);
            const bool isLeft = (left >> static_cast<unsigned>(option) & 1U) != 0;
            keys.append(keyOf(benefitText(nodes), card.isSaid() ? partText(*card, option) : QString(), pictures(nodes),
                              PencilKind::Choose, option, 0, isLeft && !isVoid(asked.state, asked.entry.player, node)));
        }
    //: Over things of which several may be chosen
    const QString some = TapestryView::tr("Any of these, one after the other");
    //: Over things of which one is chosen
    return group(isSome ? some : TapestryView::tr("One of these"), keys, 2);
}

// What a token on that space would come to.
QString stepText(const Asked &asked, Track track, int space)
{
    const Word word = asked.node->word;
    if (word == Word::AiSingularity)
        //: What AI Singularity does: a track begins anew
        return TapestryView::tr("back to the start");
    if (word == Word::RepeatSpace)
        return benefitText(printedAt(kPrinted.benefitOf(track, space)));
    const int to = word == Word::Reg || word == Word::RegX ? space - 1 : space + 1;
    const QString step = stockText(space, to);
    if (to == 0 || word == Word::AdvX || word == Word::RegX)
        return step;
    //: What a step brings: %1 "4 → 5", %2 the benefit
    return TapestryView::tr("%1: %2").arg(step, benefitText(printedAt(kPrinted.benefitOf(track, to))));
}

AnswerGroup trackGroup(const Asked &asked)
{
    QList<AnswerKey> keys;
    for (const Track track : kAll<Track>) {
        const std::uint32_t spaces = spacesFor(asked.state, asked.entry, track);
        for (int space = kSpaces; space >= 0; --space)
            if ((spaces >> space & 1U) != 0)
                keys.append(keyOf(termText("track", nameOf(track)),
                                  withHelps(stepText(asked, track, space), helpsOf(asked, track, space)),
                                  QVariantList{QVariantMap{{u"icon"_s, iconOf(track)}, {u"text"_s, QString()}}}, PencilKind::Track,
                                  static_cast<int>(track), asked.node->word == Word::AiSingularity ? 0 : space + 1));
    }
    //: Over tracks of which one is chosen
    return group(TapestryView::tr("On which track?"), keys, 1);
}

QList<AnswerKey> faceKeys(const Asked &asked, bool stays)
{
    QList<AnswerKey> keys;
    for (const Track track : kAll<Track>) {
        const int from = asked.player().tracks[track].furthest();
        //: Under a face of the science die: nothing can be moved there
        const QString detail = stays || from < 0 ? QString()
            : from >= kSpaces                    ? TapestryView::tr("at the end")
                                                 : stockText(from, from + 1);
        const QString helps = stays || stepsFor(asked.player(), track) == 0 ? QString() : helpsOf(asked, track, from);
        keys.append(keyOf(termText("track", nameOf(track)), withHelps(detail, helps),
                          QVariantList{QVariantMap{{u"icon"_s, iconOf(track)}, {u"text"_s, QString()}}}, PencilKind::Research,
                          static_cast<int>(track), stays ? 1 : 0));
    }
    return keys;
}

QString upgradeHeading(TechRow row, int cards)
{
    return row == TechRow::Bottom
        //: Heading over what its circle can bring: a tech card goes up; %1 how many lie in that row
        ? TapestryView::tr("From the bottom to the middle row (%1): its circle").arg(cards)
        //: Heading over what its square can bring: a tech card goes up; %1 how many lie in that row
        : TapestryView::tr("From the middle to the top row (%1): its square").arg(cards);
}

// What the cards of a row can bring, where there are any; or that it is another card.
QList<AnswerGroup> upgradeGroups(const Asked &asked)
{
    QList<AnswerGroup> groups;
    QList<AnswerKey> others;
    for (const TechRow row : {TechRow::Bottom, TechRow::Middle}) {
        const int cards = asked.player().techs[row];
        if (cards == 0)
            continue;
        groups.append(techGroups(row, asked.state, upgradeHeading(row, cards)));
        others.append(keyOf(termText("row", nameOf(row)), {}, {}, PencilKind::Upgrade, static_cast<int>(row)));
    }
    if (!others.isEmpty())
        //: Over rows of tech cards: one goes up from there that brings something else
        groups.append(group(TapestryView::tr("It brings something else"), others, 2));
    return groups;
}

// The city itself, where the piece is set.
AnswerGroup cityGroup()
{
    AnswerGroup group;
    group.shape = u"city"_s;
    group.name = u"city"_s;
    return group;
}

// One key: all else that there is to it is to decline.
AnswerGroup plainGroup(const Asked &asked, PencilKind kind)
{
    const AnswerText text = plainAnswer(asked.state, asked.pencil, asked.entry);
    // The button at the bottom says what comes of it.
    return group({}, {keyOf(text.title, whyText(asked.entry.why), text.pictures, kind)}, 1);
}

AnswerGroup tieGroup(const State &state, const QStringList &names)
{
    QList<AnswerKey> keys;
    for (int seat = 0; seat < state.players; ++seat)
        if ((state.shared >> seat & 1U) != 0)
            keys.append(keyOf(names.value(seat), {}, {}, PencilKind::Tallest, seat));
    //: In the place of who wins a tie: all of the best do
    keys.append(keyOf(TapestryView::tr("They share"), {}, {}, PencilKind::Tallest, -1));
    //: Over names: who wins where points are level
    return group(TapestryView::tr("Who has the tallest landmark?"), keys, 2);
}

// What is answered otherwise where cards are known by name; nothing where it is not.
QList<AnswerGroup> namedAnswersTo(const Asked &asked, Wants wants)
{
    const Word word = asked.node->word;
    switch (wants) {
    case Wants::Upgrade: return liftGroups(asked.state, asked.entry, asked.names);
    case Wants::Invent: return inventGroups(asked.state, asked.pencil);
    case Wants::Tech: return partGroups(asked.state, asked.entry);
    case Wants::Tapestry: return cardGroups(asked);
    case Wants::Stack: return stackGroups(asked.state, asked.entry, asked.names);
    case Wants::Opponent: return {opponentGroup(asked.state, asked.entry, asked.names)};
    case Wants::Landmark: return {freeLandmarkGroup(asked.state)};
    case Wants::Discard: return {discardGroup(asked.state, asked.entry)};
    case Wants::StandUp: return {standUpGroup(asked.state, asked.pencil, asked.entry, asked.names)};
    case Wants::Convert: return {convertGroup(asked.state, asked.pencil, asked.entry)};
    case Wants::Civilization: return matGroups(asked);
    case Wants::Choose: return asksForBox(asked.entry) ? QList{boxGroup(asked)} : QList<AnswerGroup>();
    case Wants::Take:
        return paidInTechs(asked.state, asked.entry) > 0 ? paidTechGroups(asked.state, asked.pencil, asked.entry)
                                                         : QList<AnswerGroup>();
    case Wants::Track:
        return asksForTrackAlone(asked.entry.act) ? QList{trackAloneGroup(asked.state, asked.entry)}
            : word == Word::CopySpace             ? copySpaceGroups(asked.state, asked.entry, asked.names)
            : word == Word::Match                 ? QList{matchGroup(asked.state, asked.entry, asked.names)}
                                                  : QList<AnswerGroup>();
    default: return {};
    }
}

QList<AnswerGroup> answersTo(const Asked &asked, Wants wants)
{
    if (asked.state.agreed.namesMats)
        if (const QList<AnswerGroup> ofMat = matAnswersTo(asked, wants); !ofMat.isEmpty())
            return ofMat;
    if (asked.state.agreed.namesCards)
        if (const QList<AnswerGroup> named = namedAnswersTo(asked, wants); !named.isEmpty())
            return named;
    switch (wants) {
    case Wants::Gain: return {resourceGroup(asked, false)};
    case Wants::Lose: return {resourceGroup(asked, true)};
    case Wants::Choose: return {optionGroup(asked)};
    case Wants::Take:
        return {resourcesAsked(asked.state, asked.pencil) > 0 ? resourceGroup(asked, true) : plainGroup(asked, PencilKind::Take)};
    case Wants::Resolve: return {plainGroup(asked, PencilKind::Resolve)};
    case Wants::Track: return {trackGroup(asked)};
    case Wants::Research:
        if (asked.node->word == Word::EveryoneAdv) // nobody declines
            //: Over the faces of the science die
            return {group(TapestryView::tr("What does the science die show?"), faceKeys(asked, false), 2)};
        //: Over the faces of the science die
        return {group(TapestryView::tr("What does the science die show?"), faceKeys(asked, false), 2),
                //: Over the faces of the science die: the step that it offers is declined
                group(TapestryView::tr("Step declined; the die shows"), faceKeys(asked, true), 4)};
    case Wants::Explore: return exploreGroups(asked);
    case Wants::Space: return {spaceTileGroup(asked)};
    case Wants::Conquer: return conquestGroups(asked);
    case Wants::Count:
        //: Over numbers: complete rows and columns of a city
        return {pad(TapestryView::tr("Complete rows and columns"), PencilKind::Lines, -1, {0, kMostLines}, asked.player().lines)};
    case Wants::Upgrade: return upgradeGroups(asked);
    case Wants::Capital: return {capitalGroup(asked.state)};
    case Wants::Place: {
        QList<AnswerGroup> groups{cityGroup()};
        if (const auto others = otherPlacesGroup(asked))
            groups.append(*others);
        return groups;
    }
    default: return {};
    }
}

} // namespace

AnswerText plainAnswer(const State &state, const Pencil &pencil, const Entry &entry)
{
    const Node *node = &state.queue.nodeOf(entry);
    const auto partsAt = [](const Node *part) { return std::span(part, part->size); };
    if (entry.act == Act::Count)
        //: Button: points are counted before the rest is done
        return {TapestryView::tr("Count now"), {}, pictures(partsAt(node))};
    if (entry.act == Act::Host)
        //: Button: %1 what is paid
        return {TapestryView::tr("Pay %1").arg(amountText(Word::Worker, 1)),
                benefitText(std::array{Node{Word::Vp, kHostPoints, 1, 1}}),
                {picture(iconOf(Word::Worker))}};
    if (entry.act == Act::FreeBonus)
        //: Button: a bonus that costs nothing this time is taken
        return {TapestryView::tr("Take it free"), benefitText(partsAt(node + 2)), pictures(partsAt(node + 2))};
    if (node->word != Word::Pay)
        //: Button: something that can be declined is done
        return {TapestryView::tr("Do it"), tapestrysentences::ofPart(state, entry, 1), pictures(partsAt(node + 1))};
    const int any = resourcesAsked(state, pencil);
    const QString paid = any > 0 ? amountsText(mostPlentiful(state.at(entry.player), any)) : benefitText(partsAt(node + 1));
    //: Button: %1 what is paid for a bonus, "1 coin"
    return {TapestryView::tr("Pay %1").arg(paid), benefitText(partsAt(node + 2)), pictures(partsAt(node))};
}

QList<AnswerGroup> answers(const State &state, const Pencil &pencil, const QStringList &names, const QList<OwnCard> *own)
{
    if (state.step == Step::Tie)
        return {tieGroup(state, names)};
    if (pencil.payment >= 0) {
        Entry payer;
        payer.player = state.turn;
        return {resourceGroup({state, pencil, payer, nullptr, names}, true)};
    }
    const int index = openEntry(state, pencil);
    if (tellsBenefit(state, pencil)) {
        const auto row = pencil.tells ? std::nullopt : techRowOf(state, state.queue[index]);
        return row ? printedOrTold(*row, state) : wordKeys(state);
    }
    if (index < 0)
        return {};
    const Entry &entry = state.queue[index];
    return answersTo({state, pencil, entry, nodeOf(state, entry), names, own}, openWants(state, pencil));
}

} // namespace pegsheet::app::tapestryview
