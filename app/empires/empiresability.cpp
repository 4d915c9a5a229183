// SPDX-License-Identifier: Apache-2.0
#include "app/empires/empiresability.h"

#include "app/empires/text/abilitytext.h"
#include "app/empires/text/empirestext.h"
#include "app/text/sentence.h"
#include "model/empires/evaluation.h"

#include <QCoreApplication>

#include <algorithm>

namespace pegsheet::app::empiresability {

using namespace Qt::StringLiterals;
using namespace empires;

namespace {

struct EmpiresAbility
{
    Q_DECLARE_TR_FUNCTIONS(EmpiresAbility)
};

// What can be done at that time, the usual for the kind of the card first.
QVariantList kindsOf(const AbilityDraft &draft)
{
    QVariantList list;
    if (!draft.when)
        return list;
    const auto usual = usualAbilities(draft.card.kind());
    const auto isUsual = [&](Does does) {
        return std::ranges::any_of(usual, [&](const UsualAbility &each) { return each.when == draft.when && each.does == does; });
    };
    for (const bool wantsUsual : {true, false})
        for (const Does does : kAll<Does>)
            if (isPossible(does, *draft.when) && isUsual(does) == wantsUsual)
                list.append(QVariantMap{{u"does"_s, static_cast<int>(does)},
                                        {u"name"_s, termText("effect", nameOf(does))},
                                        {u"isUsual"_s, wantsUsual}});
    return list;
}

QVariantList amountsOf(const Stock &stock)
{
    QVariantList list;
    for (const Resource resource : kAll<Resource>)
        list.append(int{stock[resource]});
    return list;
}

QVariantList gotOf(const AbilityEffect &effect)
{
    QVariantList list;
    for (const Resource resource : kAll<Resource>) {
        const bool isOne = std::ranges::any_of(effect.getOneOf, [&](const Stock &stock) { return stock[resource] > 0; });
        list.append(isOne || effect.getAll[resource] > 0);
    }
    return list;
}

QVariantList bidsOf(EnumSet<Bid> bids)
{
    QVariantList list;
    for (const Bid bid : kAll<Bid>)
        list.append(bids.has(bid));
    return list;
}

bool isNumbered(Does does)
{
    return does == Does::Points || does == Does::Strength || does == Does::Discount || does == Does::Refresh
        || does == Does::Exchange;
}

// What is asked for of an effect, by the names of AbilityField.
QVariantMap asksOf(const AbilityEffect &effect)
{
    QVariantMap asks;
    if (isNumbered(effect.does))
        asks[u"number"_s] = int{effect.number};
    if (takesPer(effect.does))
        asks[u"by"_s] = static_cast<int>(effect.per.by);
    if (takesPer(effect.does) && effect.per.by == Multiplier::By::Resource)
        asks[u"resource"_s] = static_cast<int>(effect.per.resource);
    const bool countsPlaces = takesPer(effect.does) && effect.per.by == Multiplier::By::Places;
    if (countsPlaces || effect.only.what == Condition::What::Adjacent) {
        asks[u"counted"_s] = static_cast<int>(countsPlaces ? effect.per.counted : effect.only.counted);
        asks[u"sort"_s] = static_cast<int>(countsPlaces ? effect.per.sort : effect.only.sort);
    }
    if (countsPlaces)
        asks[u"reach"_s] = static_cast<int>(effect.per.at);
    if (effect.does == Does::Refresh || effect.does == Does::Rebuild)
        asks[u"reach"_s] = static_cast<int>(effect.at);
    if (takesIf(effect.does))
        asks[u"only"_s] = static_cast<int>(effect.only.what);
    if (effect.does == Does::Gain || effect.does == Does::Exchange)
        asks[u"gain"_s] = amountsOf(effect.stock);
    if (effect.does == Does::Exchange)
        asks[u"get"_s] = gotOf(effect);
    if (effect.does == Does::FreeBid)
        asks[u"bid"_s] = bidsOf(effect.bids);
    if (effect.does == Does::Discount)
        asks[u"discounted"_s] = static_cast<int>(effect.discounted);
    if (effect.does == Does::Rebuild)
        asks[u"cost"_s] = effect.cost == kFree ? kAllHammers : -effect.cost;
    if (effect.does == Does::Other)
        asks[u"words"_s] = QString::fromStdString(effect.words);
    return asks;
}

// What it comes to where the card lies now, as if it were known; empty where it lies nowhere.
QString worthOfDraft(const State &state, const AbilityDraft &draft, const Ability &ability, const QStringList &names)
{
    const Lying lies = state.lies(draft.card);
    if (lies.isNowhere())
        return {};
    State known = state;
    known.known.edit().cards.at(draft.card.index).ability = AbilityRef(ability);
    const Worth worth = worthOf(known, lies.seat(), Source(draft.card));
    QStringList parts;
    if (worth.points != 0)
        //: What an ability brings
        parts.append(EmpiresAbility::tr("%n point(s)", nullptr, worth.points));
    if (worth.strength != 0)
        //: What an ability brings in a Conflict
        parts.append(EmpiresAbility::tr("strength %1").arg(worth.strength));
    for (const Resource resource : kAll<Resource>)
        if (worth.gain[resource] > 0)
            parts.append(u"+%1 "_s.arg(int{worth.gain[resource]}) + termText("resource", nameOf(resource)));
    if (!worth.rests.empty())
        parts.append(empires::reason(worth.rests));
    if (parts.isEmpty())
        return {};
    const int times = countOf(known, lies.seat(), lies.location(), draft.effect.per);
    const QString sum = takesPer(draft.effect.does) && draft.effect.per.by == Multiplier::By::Places
        //: The sum behind what an ability brings: %1 how many were counted, %2 points or strength for each
        ? EmpiresAbility::tr("%1 × %2").arg(times).arg(int{draft.effect.number}) + u" = "_s
        : QString();
    //: What an ability would bring now: %1 a player, %2 the position, %3 that
    return EmpiresAbility::tr("Now for %1, position %2: %3")
        .arg(names.value(lies.seat()))
        .arg(state.at(lies.seat()).positionOf(lies.location()))
        .arg(sum + listText(parts));
}

} // namespace

QVariantMap described(const State &state, const AbilityDraft &draft, const QStringList &names)
{
    if (draft.card.isNone())
        return {};
    const std::optional<Ability> ability = draft.ability();
    QVariantList before;
    for (const AbilityEffect &effect : draft.before)
        before.append(effectText(effect));
    return {{u"name"_s, termText("card", nameOf(draft.card))},
            {u"kind"_s, static_cast<int>(draft.card.kind())},
            {u"when"_s, draft.when ? static_cast<int>(*draft.when) : -1},
            {u"does"_s, draft.hasEffect ? static_cast<int>(draft.effect.does) : -1},
            {u"kinds"_s, kindsOf(draft)},
            {u"before"_s, before},
            {u"asks"_s, draft.hasEffect ? asksOf(draft.effect) : QVariantMap()},
            {u"sentence"_s, ability ? abilityText(*ability) : QString()},
            {u"worth"_s, ability ? worthOfDraft(state, draft, *ability, names) : QString()},
            {u"isWhole"_s, ability.has_value()},
            {u"bids"_s, bidsOf(draft.bids)},
            {u"hammers"_s, int{draft.hammers}}};
}

QVariantMap words()
{
    const auto terms = [](std::string_view kind, const auto &names) {
        QStringList list;
        for (const std::string_view name : names)
            list.append(termText(kind, name));
        return list;
    };
    QStringList sorts;
    for (const Sort sort : kAll<Sort>)
        sorts.append(termText("sort", nameOf(sort)));
    return {{u"when"_s, terms("when", EnumNames<When>::names)},
            {u"bids"_s, terms("resource", EnumNames<Bid>::names)},
            {u"resources"_s, terms("resource", EnumNames<Resource>::names)},
            {u"sorts"_s, sorts},
            {u"by"_s,
             QStringList{//: By what an ability is multiplied: by nothing
                         EmpiresAbility::tr("once"),
                         //: By what an ability is multiplied
                         EmpiresAbility::tr("place"),
                         //: By what an ability is multiplied
                         EmpiresAbility::tr("resource"),
                         //: By what an ability is multiplied
                         EmpiresAbility::tr("Innovation")}},
            {u"counted"_s,
             QStringList{//: Which places an ability counts
                         EmpiresAbility::tr("healthy"),
                         //: Which places an ability counts
                         EmpiresAbility::tr("destroyed"),
                         //: Which places an ability counts
                         EmpiresAbility::tr("either")}},
            {u"reach"_s,
             QStringList{//: How far an ability reaches
                         EmpiresAbility::tr("beside it"),
                         //: How far an ability reaches
                         EmpiresAbility::tr("the whole row"),
                         //: How far an ability reaches
                         EmpiresAbility::tr("its own place")}},
            {u"discounted"_s,
             QStringList{//: What takes fewer hammers
                         EmpiresAbility::tr("playing cards"),
                         //: What takes fewer hammers
                         EmpiresAbility::tr("repairing")}},
            {u"only"_s,
             QStringList{//: On what an ability depends: on nothing
                         EmpiresAbility::tr("always"),
                         //: On what an ability depends
                         EmpiresAbility::tr("most destroyed"),
                         //: On what an ability depends: on a place beside it
                         EmpiresAbility::tr("a neighbour")}}};
}

} // namespace pegsheet::app::empiresability
