// SPDX-License-Identifier: Apache-2.0
// What is asked for of a card that is described.
#include "app/empires/empiresanswers.h"

#include "app/empires/text/abilitytext.h"
#include "app/empires/text/empirestext.h"
#include "app/text/sentence.h"
#include "model/empires/evaluation.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace pegsheet::app::empiresability {

using namespace Qt::StringLiterals;
using namespace empires;

namespace {

struct EmpiresAbility
{
    Q_DECLARE_TR_FUNCTIONS(EmpiresAbility)
};

Touch trait(AbilityField field, int number = 0)
{
    return touchOf(PencilKind::Trait, static_cast<int>(field), number);
}

AnswerKey traitKey(const QString &title, AbilityField field, int number, bool isChosen)
{
    return empiresview::keyOf(title, trait(field, number), isChosen);
}

// One of several words, by the order of the enumerators.
AnswerGroup oneOf(const char *name, const QString &title, const QStringList &words, AbilityField field, int chosen, int columns = 3)
{
    QList<AnswerKey> keys;
    for (int place = 0; place < words.size(); ++place) {
        keys.append(traitKey(words.at(place), field, place, place == chosen));
        keys.last().sign = place;
    }
    return empiresview::tiles(QString::fromLatin1(name), title, keys, columns);
}

template <typename Enum>
QStringList terms(std::string_view kind)
{
    QStringList list;
    for (const std::string_view name : EnumNames<Enum>::names)
        list.append(termText(kind, name));
    return list;
}

// What can be done at that time, the usual for the kind of the card first.
AnswerGroup kindsOf(const AbilityDraft &draft)
{
    QList<AnswerKey> keys;
    const auto usual = usualAbilities(draft.card.kind());
    const auto isUsual = [&](Does does) {
        return std::ranges::any_of(usual, [&](const UsualAbility &each) { return each.when == draft.when && each.does == does; });
    };
    for (const bool wantsUsual : {true, false})
        for (const Does does : kAll<Does>)
            if (draft.when && isPossible(does, *draft.when) && isUsual(does) == wantsUsual)
                keys.append(traitKey(termText("effect", nameOf(does)), AbilityField::Does, static_cast<int>(does),
                                     draft.hasEffect && draft.effect.does == does));
    //: Over what abilities do at that time, those first that are usual for cards of this kind
    return empiresview::tiles(u"does"_s, EmpiresAbility::tr("What"), keys);
}

// When and what in one touch, as cards of that kind usually do it.
AnswerGroup usualOf(const AbilityDraft &draft)
{
    QList<AnswerKey> keys;
    int place = 0;
    for (const UsualAbility &each : usualAbilities(draft.card.kind())) {
        //: What cards of a kind usually do: %1 when, %2 what
        const QString title = EmpiresAbility::tr("%1: %2").arg(termText("when", nameOf(each.when)),
                                                               termText("effect", nameOf(each.does)));
        keys.append(traitKey(title, AbilityField::Usual, place++, false));
        keys.last().sign = static_cast<int>(each.when);
    }
    //: Over what cards of a kind usually do: %1 the kind, as "Fire"
    const QString heading = EmpiresAbility::tr("%1, as usual").arg(termText("kind", nameOf(draft.card.kind())));
    AnswerGroup group = empiresview::tiles(u"usual"_s, heading, keys, 2);
    group.signs = u"times"_s;
    group.rows = 2;
    return group;
}

AnswerGroup gainOf(const AbilityEffect &effect)
{
    QList<AnswerKey> keys;
    for (const Resource resource : kAll<Resource>) {
        const int amount = effect.stock[resource];
        const QString name = termText("resource", nameOf(resource));
        keys.append(
            traitKey(amount > 0 ? amountText(resource, amount) : name, AbilityField::Gain, static_cast<int>(resource), amount > 0));
        keys.last().icon = empiresview::resourceIcon(resource);
    }
    //: Over resources that are given in an exchange, a touch for one more
    const QString given = EmpiresAbility::tr("Gives");
    //: Over resources that an ability brings, a touch for one more
    const QString brought = EmpiresAbility::tr("Brings");
    return empiresview::tiles(u"gain"_s, effect.does == Does::Exchange ? given : brought, keys, 4);
}

// What an exchange is for, and whether that is all of it or one of it.
QList<AnswerGroup> gotOf(const AbilityDraft &draft)
{
    QList<AnswerKey> keys;
    for (const Resource resource : kAll<Resource>) {
        const bool isOne = std::ranges::any_of(draft.effect.getOneOf, [&](const Stock &stock) { return stock[resource] > 0; });
        const int amount = draft.effect.getAll[resource];
        const QString name = termText("resource", nameOf(resource));
        keys.append(traitKey(draft.getsAll && amount > 0 ? amountText(resource, amount) : name, AbilityField::Get,
                             static_cast<int>(resource), isOne || amount > 0));
        keys.last().icon = empiresview::resourceIcon(resource);
    }
    //: Under the resources that are got in an exchange: each time one of them
    const QStringList words{EmpiresAbility::tr("one of them"),
                            //: Under the resources that are got in an exchange: all of them together
                            EmpiresAbility::tr("all of them")};
    //: Over resources that are got in an exchange
    return {empiresview::tiles(u"get"_s, EmpiresAbility::tr("For"), keys, 4),
            oneOf("all", {}, words, AbilityField::All, draft.getsAll ? 1 : 0, 2)};
}

AnswerGroup bidsOf(const char *name, const QString &title, AbilityField field, EnumSet<Bid> bids)
{
    QList<AnswerKey> keys;
    for (const Bid bid : kAll<Bid>) {
        keys.append(traitKey(termText("resource", nameOf(bid)), field, static_cast<int>(bid), bids.has(bid)));
        keys.last().icon = empiresview::resourceIcon(static_cast<Resource>(bid));
    }
    return empiresview::tiles(QString::fromLatin1(name), title, keys);
}

bool isNumbered(Does does)
{
    return does == Does::Points || does == Does::Strength || does == Does::Discount || does == Does::Refresh
        || does == Does::Exchange;
}

// What is counted, or has to lie beside it, and how far it reaches.
QList<AnswerGroup> countedOf(const AbilityEffect &effect)
{
    QList<AnswerGroup> groups;
    const bool takes = takesPer(effect.does);
    const bool countsPlaces = takes && effect.per.by == Multiplier::By::Places;
    if (takes) {
        //: By what an ability is multiplied: by nothing
        const QStringList words{EmpiresAbility::tr("once"),
                                //: By what an ability is multiplied
                                EmpiresAbility::tr("place"),
                                //: By what an ability is multiplied
                                EmpiresAbility::tr("resource"),
                                //: By what an ability is multiplied
                                EmpiresAbility::tr("Innovation")};
        //: Over what an ability is multiplied by
        groups.append(
            oneOf("by", EmpiresAbility::tr("Once, or for each"), words, AbilityField::By, static_cast<int>(effect.per.by), 4));
    }
    if (takes && effect.per.by == Multiplier::By::Resource)
        groups.append(
            oneOf("resource", {}, terms<Resource>("resource"), AbilityField::Resource, static_cast<int>(effect.per.resource), 4));
    if (countsPlaces || effect.only.what == Condition::What::Adjacent) {
        //: Which places an ability counts
        const QStringList words{EmpiresAbility::tr("healthy"),
                                //: Which places an ability counts
                                EmpiresAbility::tr("destroyed"),
                                //: Which places an ability counts
                                EmpiresAbility::tr("either")};
        groups.append(oneOf("counted", {}, words, AbilityField::Counted,
                            static_cast<int>(countsPlaces ? effect.per.counted : effect.only.counted)));
        groups.append(oneOf("sort", {}, terms<Sort>("sort"), AbilityField::Sort,
                            static_cast<int>(countsPlaces ? effect.per.sort : effect.only.sort), 6));
        groups.last().signs = u"sorts"_s;
    }
    const bool reaches = effect.does == Does::Refresh || effect.does == Does::Rebuild;
    if (countsPlaces || reaches) {
        //: How far an ability reaches
        const QStringList words{EmpiresAbility::tr("beside it"),
                                //: How far an ability reaches
                                EmpiresAbility::tr("the whole row"),
                                //: How far an ability reaches
                                EmpiresAbility::tr("its own place")};
        //: Over how far an ability reaches
        groups.append(oneOf("reach", EmpiresAbility::tr("Where"), words, AbilityField::Reach,
                            static_cast<int>(reaches ? effect.at : effect.per.at)));
    }
    return groups;
}

// What is asked for of an effect.
QList<AnswerGroup> traitsOf(const AbilityDraft &draft)
{
    constexpr int kMostNumber = 20;
    const AbilityEffect &effect = draft.effect;
    QList<AnswerGroup> groups;
    if (effect.does == Does::Gain || effect.does == Does::Exchange)
        groups.append(gainOf(effect));
    if (effect.does == Does::Exchange)
        groups += gotOf(draft);
    if (effect.does == Does::FreeBid)
        //: Over resources: what an ability bids without paying it
        groups.append(bidsOf("bid", EmpiresAbility::tr("Bids"), AbilityField::Bid, effect.bids));
    if (effect.does == Does::Discount) {
        //: What takes fewer hammers
        const QStringList words{EmpiresAbility::tr("playing cards"),
                                //: What takes fewer hammers
                                EmpiresAbility::tr("repairing")};
        //: Over what takes fewer hammers
        groups.append(oneOf("discounted", EmpiresAbility::tr("Less for"), words, AbilityField::Discounted,
                            static_cast<int>(effect.discounted), 2));
    }
    if (isNumbered(effect.does)) {
        // Of a refresh none is all.
        const int least = effect.does == Does::Refresh ? 0 : 1;
        //: Over the numbers of an ability: points, strength, hammers, how often
        groups.append(empiresview::padOf(EmpiresAbility::tr("How many"), {least, kMostNumber}, 1, trait(AbilityField::Number)));
        groups.last().name = u"howMany"_s;
        groups.last().title = groups.last().text;
        groups.last().chosen = effect.number;
    }
    groups += countedOf(effect);
    if (takesIf(effect.does)) {
        //: On what an ability depends: on nothing
        const QStringList words{EmpiresAbility::tr("always"),
                                //: On what an ability depends
                                EmpiresAbility::tr("most destroyed"),
                                //: On what an ability depends: on a place beside it
                                EmpiresAbility::tr("a neighbour")};
        //: Over what an ability depends on
        groups.append(
            oneOf("only", EmpiresAbility::tr("Condition"), words, AbilityField::Only, static_cast<int>(effect.only.what)));
    }
    if (effect.does == Does::Other) {
        //: Where a text is typed: what is printed on a card, in the words of the table
        groups.append(empiresview::groupOf(u"entry"_s, u"abilityWords"_s, EmpiresAbility::tr("In your words"), {}, 1, 1));
        groups.last().text = QString::fromStdString(effect.words);
        groups.last().touch = touchOf(PencilKind::Words);
    }
    return groups;
}

// What each that is counted brings, where that is one number.
std::optional<int> eachOf(const AbilityEffect &effect)
{
    if (effect.does != Does::Gain)
        return int{effect.number};
    std::optional<int> amount;
    for (const Resource resource : kAll<Resource>)
        if (effect.stock[resource] > 0) {
            if (amount)
                return std::nullopt;
            amount = effect.stock[resource];
        }
    return amount;
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
            parts.append(u'+' + amountText(resource, worth.gain[resource]));
    if (!worth.rests.empty())
        parts.append(empires::reason(worth.rests));
    if (parts.isEmpty())
        return {};
    const int times = countOf(known, lies.seat(), lies.location(), draft.effect.per);
    const std::optional<int> each = eachOf(draft.effect);
    const bool isSum = each && draft.before.empty() && worth.rests.empty() && takesPer(draft.effect.does);
    const QString sum = isSum && draft.effect.per.by == Multiplier::By::Places
        //: The sum behind what an ability brings: %1 how many were counted, %2 points, strength or resources for each
        ? EmpiresAbility::tr("%1 × %2").arg(times).arg(*each) + u" = "_s
        : QString();
    //: What an ability would bring now: %1 a player, %2 the position, %3 that
    return EmpiresAbility::tr("Now for %1, position %2: %3")
        .arg(names.value(lies.seat()))
        .arg(state.at(lies.seat()).positionOf(lies.location()))
        .arg(sum + listText(parts));
}

QString missingOf(const AbilityEffect &effect)
{
    switch (effect.does) {
    //: Under a button that is not possible yet: of an ability is missing how many points it brings
    case Does::Points: return EmpiresAbility::tr("say how many points");
    //: Under a button that is not possible yet: of an ability is missing how much strength it brings
    case Does::Strength: return EmpiresAbility::tr("say how much strength");
    //: Under a button that is not possible yet: of an ability is missing which resources it brings
    case Does::Gain: return EmpiresAbility::tr("say what it brings");
    case Does::Exchange:
        return effect.stock == Stock()
            //: Under a button that is not possible yet: of an exchange is missing what is given
            ? EmpiresAbility::tr("say what is given")
            //: Under a button that is not possible yet: of an exchange is missing what is got
            : EmpiresAbility::tr("say what is got for it");
    //: Under a button that is not possible yet: of an ability is missing which resources it bids
    case Does::FreeBid: return EmpiresAbility::tr("say what it bids");
    //: Under a button that is not possible yet: what is printed on a card is to be typed
    case Does::Other: return EmpiresAbility::tr("say it in your words");
    default: return {};
    }
}

} // namespace

QString missing(const AbilityDraft &draft)
{
    if (draft.ability())
        return {};
    if (!draft.when)
        //: Under a button that is not possible yet: of an ability is missing when it works
        return EmpiresAbility::tr("say when");
    //: Under a button that is not possible yet: of an ability is missing what it does at its time
    return draft.hasEffect ? missingOf(draft.effect) : EmpiresAbility::tr("say what it does then");
}

QList<AnswerGroup> answers(const State &state, const AbilityDraft &draft, const QStringList &names)
{
    //: Over the times at which an ability is used
    AnswerGroup times = oneOf("when", EmpiresAbility::tr("When"), terms<When>("when"), AbilityField::When,
                              draft.when ? static_cast<int>(*draft.when) : -1);
    times.signs = u"times"_s;
    QList<AnswerGroup> groups;
    if (!draft.hasEffect && draft.before.empty())
        groups.append(usualOf(draft));
    groups.append(times);
    if (draft.when)
        groups.append(kindsOf(draft));
    if (draft.hasEffect)
        groups += traitsOf(draft);
    //: Over the resources that a Disaster card shows: what can be bid against it
    groups.append(bidsOf("cardBid", EmpiresAbility::tr("What can be bid (later, if you like)"), AbilityField::CardBid, draft.bids));
    QList<AnswerKey> hammers;
    for (int number = 1; number <= kMostHammers; ++number)
        hammers.append(traitKey(QString::number(number), AbilityField::CardHammers, number, draft.hammers == number));
    //: Over numbers: how many hammers it takes to play a card
    groups.append(empiresview::tiles(u"cardHammers"_s, EmpiresAbility::tr("Hammers to play it (later, if you like)"), hammers));
    const std::optional<Ability> ability = draft.ability();
    QStringList said;
    for (const AbilityEffect &effect : draft.before)
        said.append(effectText(effect));
    said.append(ability ? abilityText(*ability) : QString());
    said.removeAll(QString());
    if (!said.isEmpty()) {
        groups.append(empiresview::groupOf(u"sentence"_s, u"sentence"_s, said.join(u" + "_s), {}, 1, 1));
        groups.last().text = ability ? worthOfDraft(state, draft, *ability, names) : QString();
    }
    return groups;
}

} // namespace pegsheet::app::empiresability
