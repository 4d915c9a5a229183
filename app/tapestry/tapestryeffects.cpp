// SPDX-License-Identifier: Apache-2.0
// What came of a move.
#include "app/tapestry/tapestrysentences.h"
#include "app/tapestry/text/benefittext.h"
#include "app/tapestry/text/cardnames.h"
#include "app/tapestry/text/matnames.h"
#include "app/tapestry/text/tapestrytext.h"
#include "app/text/sentence.h"

#include <algorithm>
#include <utility>

namespace pegsheet::app::tapestrysentences {

using namespace tapestry;

namespace {

// A tech card that was invented is a card by now.
QStringList amounts(const Per<int, Word> &counts)
{
    QStringList texts;
    for (const Word word : kAll<Word>)
        if (counts[word] > 0)
            texts.append(amountText(word == Word::Invent ? Word::TechCard : word, counts[word]));
    return texts;
}

// The effects of one move, for whoever reads them.
class Telling
{
public:
    Telling(const std::vector<Effect> &effects, const QStringList &names, int actor)
        : m_effects(effects), m_names(names), m_actor(actor)
    {
    }

    QStringList told() const
    {
        QStringList parts;
        for (std::size_t place = 0; place < m_effects.size(); ++place)
            if (!isAddedUp(place))
                std::visit([&](const auto &effect) { parts.append(told(effect)); }, m_effects[place]);
        return parts;
    }

    QStringList landmarks() const
    {
        QStringList parts;
        for (const Effect &effect : m_effects)
            if (const auto *landmark = std::get_if<TookLandmark>(&effect))
                parts.append(told(*landmark));
        return parts;
    }

private:
    bool isNamed(int player) const { return m_names.size() > 1 && player != m_actor; }

    // The values of a row, with the name where it is not that of whose move it was.
    Object of(int player, Object values) const
    {
        if (isNamed(player))
            values.push_back({"player", m_names.value(player).toStdString()});
        return values;
    }

    // Whether two are told as one: pieces of a player, points of a player from one source, and a card that brings several.
    static bool isAlike(const Effect &one, const Effect &other)
    {
        if (const auto *got = std::get_if<Got>(&one))
            if (const auto *also = std::get_if<Got>(&other))
                return got->player == also->player;
        if (const auto *scored = std::get_if<Scored>(&one))
            if (const auto *also = std::get_if<Scored>(&other))
                return scored->player == also->player && scored->from == also->from;
        if (const auto *setOff = std::get_if<SetOff>(&one))
            if (const auto *also = std::get_if<SetOff>(&other))
                return setOff->player == also->player && setOff->card == also->card;
        return false;
    }

    // Whether it was told with an earlier one.
    bool isAddedUp(std::size_t place) const
    {
        for (std::size_t earlier = 0; earlier < place; ++earlier)
            if (isAlike(m_effects[earlier], m_effects[place]))
                return true;
        return false;
    }

    // All that one player got, and what of it was lost.
    QStringList told(const Got &effect) const
    {
        Per<int, Word> gained;
        Per<int, Word> lost;
        for (const Effect &each : m_effects)
            if (isAlike(effect, each)) {
                gained[std::get<Got>(each).what] += std::get<Got>(each).count;
                lost[std::get<Got>(each).what] += std::get<Got>(each).lost;
            }
        const QStringList gains = amounts(gained);
        const QStringList losses = amounts(lost);
        if (gains.size() == 1 && losses.size() == 1 && gained[effect.what] > 0 && lost[effect.what] > 0)
            return {say("got", of(effect.player, {{"gained", gains.constFirst().toStdString()}, {"lost", lost[effect.what]}}))};
        QStringList parts;
        if (!gains.isEmpty())
            parts.append(isNamed(effect.player) ? say("got", of(effect.player, {{"gained", listText(gains).toStdString()}}))
                                                : listText(gains));
        if (!losses.isEmpty())
            parts.append(say("gotNone", of(effect.player, {{"lost", listText(losses).toStdString()}})));
        return parts;
    }
    QString told(const Scored &effect) const
    {
        int points = 0;
        for (const Effect &each : m_effects)
            if (isAlike(effect, each))
                points += std::get<Scored>(each).points;
        return say("scored", of(effect.player, {{"points", points}, {"from", nameOf(effect.from)}}));
    }
    QString told(const Moved &effect) const
    {
        return say("moved",
                   of(effect.player, {{"track", nameOf(effect.track)}, {"from", int{effect.from}}, {"to", int{effect.to}}}));
    }
    QString told(const TookLandmark &effect) const
    {
        return say("landmark", of(effect.player, {{"landmark", nameOf(effect.landmark)}}));
    }
    QString told(const Achieved &effect) const
    {
        return say("achieved", of(effect.player, {{"achievement", nameOf(effect.achievement)}}));
    }
    QString told(const LeftOut &effect) const
    {
        Object values;
        if (!effect.gains.isNone())
            values.push_back({"gains", benefitText(effect.gains).toStdString()});
        if (effect.card.isSaid())
            values.push_back({"card", nameOf(*effect.card)});
        else if (effect.mat.isSaid())
            values.push_back({"civilization", nameOf(*effect.mat)});
        return say("leftOut", of(effect.player, std::move(values)));
    }
    QString told(const TurnEnded &effect) const
    {
        return say("turnEnded", of(effect.player, {{"finished", effect.finished ? "yes" : "no"}}));
    }

    // The move that names a mat or builds says all of that.
    static QStringList told(const Founded &) { return {}; }
    static QStringList told(const Built &) { return {}; }
    QString told(const Completed &effect) const
    {
        Object values;
        if (effect.lines > 0)
            values.push_back({"lines", int{effect.lines}});
        if (effect.districts > 0)
            values.push_back({"districts", int{effect.districts}});
        return say("completed", of(effect.player, std::move(values)));
    }
    QString told(const PutBeside &effect) const { return say("beside", of(effect.player, {{"what", pieceName(effect.piece)}})); }

    // So do the moves that name cards and civilizations; what they bring is told by itself.
    static QStringList told(const GotMat &) { return {}; }
    QString told(const UsedMat &effect) const
    {
        return say("usedMat", of(effect.player, {{"civilization", nameOf(effect.civilization)}}));
    }
    static QStringList told(const Invented &) { return {}; }
    static QStringList told(const Upgraded &) { return {}; }
    static QStringList told(const Played &) { return {}; }
    QString told(const Ends &effect) const { return say("ends", of(effect.player, {{"card", nameOf(effect.card)}})); }
    QString told(const SetOff &effect) const { return say("setOff", of(effect.player, {{"card", nameOf(effect.card)}})); }
    // Of a card that lies on a mat since this move the move says it.
    QStringList told(const Acts &effect) const
    {
        for (const Effect &each : m_effects)
            if (const auto *played = std::get_if<Played>(&each))
                if (played->player == effect.player && played->card == effect.card)
                    return {};
        return {say("acts", of(effect.player, {{"card", nameOf(effect.card)}}))};
    }
    QString told(const Locked &effect) const { return say("locked", of(effect.player, {{"track", nameOf(effect.track)}})); }
    QString told(const Unlocked &effect) const { return say("unlocked", of(effect.player, {{"track", nameOf(effect.track)}})); }
    QString told(const StoodUp &effect) const
    {
        return say("stoodUp", of(effect.player, {{"other", m_names.value(effect.of).toStdString()}}));
    }
    // A conquest says whose territory it was.
    QStringList told(const Lost &effect) const
    {
        if (effect.what < LostWhat::Coin)
            return {};
        const auto resource = static_cast<Word>(static_cast<int>(effect.what) - static_cast<int>(LostWhat::Coin));
        return {say("lost", of(effect.player, {{"lost", amountText(resource, effect.count).toStdString()}}))};
    }
    QString told(const GaveTile &effect) const
    {
        return say("gaveTile", of(effect.player, {{"other", m_names.value(effect.to).toStdString()}}));
    }

    const std::vector<Effect> &m_effects;
    const QStringList &m_names;
    int m_actor;
};

} // namespace

QStringList ofEffects(const std::vector<Effect> &effects, const QStringList &names, int actor)
{
    return Telling(effects, names, actor).told();
}

QString ofGains(const Per<int, Word> &counts, bool onlyResources)
{
    Per<int, Word> told = counts;
    for (const Word word : kAll<Word>)
        if (onlyResources && static_cast<std::size_t>(word) >= kCount<Resource>)
            told[word] = 0;
    return listText(amounts(told));
}

namespace {

template <typename Item>
void addOnce(std::vector<Item> &items, MaybeOne<Item> item)
{
    if (item.isSaid() && std::ranges::find(items, *item) == items.end())
        items.push_back(*item);
}

} // namespace

void Given::add(const std::vector<Effect> &effects, int seat, bool isOwn)
{
    for (const Effect &effect : effects) {
        if (const auto *scored = std::get_if<Scored>(&effect); scored != nullptr && scored->player == seat) {
            points += scored->points;
            isAnything = isAnything || (!isOwn && scored->points > 0);
            if (!isOwn)
                addOnce(mats, scored->mat);
        }
        if (isOwn)
            continue;
        if (const auto *got = std::get_if<Got>(&effect); got != nullptr && got->player == seat) {
            counts[got->what] += got->count;
            isAnything = isAnything || got->count > 0;
            addOnce(mats, got->mat);
        }
        if (const auto *setOff = std::get_if<SetOff>(&effect); setOff != nullptr && setOff->player == seat)
            addOnce(cards, MaybeOne<TapestryCard>(setOff->card));
    }
}

QString ofGiven(const Given &given, const QString &name)
{
    QStringList gains = amounts(given.counts);
    if (given.points != 0)
        gains.prepend(countedText("points", given.points));
    if (!given.isAnything || gains.isEmpty())
        return {};
    QStringList cards;
    for (const TapestryCard card : given.cards)
        cards.append(cardName(card));
    for (const Civilization mat : given.mats)
        cards.append(matName(mat));
    Object values{{"player", name.toStdString()}, {"gained", listText(gains).toStdString()}};
    if (cards.isEmpty())
        return say("got", std::move(values));
    values.push_back({"cards", listText(cards).toStdString()});
    return say("given", std::move(values));
}

QStringList ofLandmarks(const std::vector<Effect> &effects, const QStringList &names, int turn)
{
    return Telling(effects, names, turn).landmarks();
}

} // namespace pegsheet::app::tapestrysentences
