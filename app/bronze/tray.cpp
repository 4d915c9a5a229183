// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/tray.h"

#include "app/bronze/rollodds.h"
#include "app/bronze/words.h"
#include "model/bronze/rules.h"
#include "model/core/random.h"

#include <QRandomGenerator>
#include <algorithm>
#include <utility>

namespace pegsheet::app {

using bronze::Face;
using bronze::Step;

BronzeTray::BronzeTray(QObject *parent)
    : QObject(parent), m_faces([random = Random(QRandomGenerator::system()->generate64())]() mutable {
          return static_cast<Face>(random.below(kCount<Face>));
      }),
      m_forecast(new BronzeForecast(this))
{
    for (int place = 0; place < bronze::kMaxDice; ++place)
        m_dice.append(new BronzeDie(this));
}

void BronzeTray::setRealDice(bool real)
{
    if (std::exchange(m_realDice, real) != real)
        Q_EMIT realDiceChanged(real);
}

void BronzeTray::setEveryRoll(bool every)
{
    if (std::exchange(m_everyRoll, every) != every)
        Q_EMIT everyRollChanged(every);
}

void BronzeTray::setGuided(bool guided)
{
    m_isGuided = guided;
}

int BronzeTray::missing() const
{
    int unknown = 0;
    for (int place = 0; place < m_count; ++place)
        unknown += !shown(m_places[static_cast<std::size_t>(place)]);
    return unknown;
}

int BronzeTray::toRoll() const
{
    if (!rolled())
        return m_count;
    int loose = 0;
    for (const Place &place : m_places)
        loose += place.mark.rollsAgain;
    return loose;
}

int BronzeTray::openToRoll() const
{
    return !choosing() ? 0 : entersAgain() ? missing() : toRoll();
}

int BronzeTray::rollsLeft() const
{
    const bool enteredAgain = entersAgain() && rolled() && toRoll() > 0 && missing() == 0;
    return m_state.rollsLeft - (enteredAgain ? 1 : 0);
}

bool BronzeTray::leadershipReady() const
{
    return (!m_realDice || everyRoll()) && m_state.step == Step::Rolling && bronze::leadershipReady(m_state);
}

bool BronzeTray::choosing() const
{
    return (!m_realDice || everyRoll()) && m_state.step == Step::Rolling && m_state.rollsLeft > 0;
}

bronze::Dice BronzeTray::known() const
{
    bronze::Dice dice;
    for (int place = 0; place < m_count; ++place)
        if (const auto face = shown(m_places[static_cast<std::size_t>(place)]))
            dice.add(*face);
    return dice;
}

bool BronzeTray::isLocked(const Place &place) const
{
    return (!m_realDice || everyRoll()) && rolled() && m_state.agreed.locksSkulls && place.face == Face::Skull
        && !place.mark.rollsAgain;
}

// A choice die gives what was touched; the others are proposed so that every city eats.
bool BronzeTray::asFood(std::size_t place) const
{
    int proposed = m_lying.food ? *m_lying.food : bronze::proposedFoodDice(m_state, known());
    for (int other = 0; other < m_count; ++other) {
        const Place &each = m_places[static_cast<std::size_t>(other)];
        if (shown(each) == Face::Choice && each.mark.asFood == true)
            --proposed;
    }
    for (std::size_t other = 0; other <= place; ++other) {
        const Place &each = m_places[other];
        if (shown(each) != Face::Choice || each.mark.asFood) {
            if (other == place)
                return each.mark.asFood.value_or(false);
            continue;
        }
        const bool food = proposed-- > 0;
        if (other == place)
            return food;
    }
    return false;
}

bronze::DicePreview BronzeTray::preview() const
{
    return bronze::previewDice(m_state, known(), bronze::foodDice(m_state, m_pencil, known()));
}

QVariantMap BronzeTray::odds() const
{
    if (openToRoll() == 0)
        return {};
    bronze::Dice kept;
    for (int place = 0; place < m_count; ++place)
        if (const Place &each = m_places[static_cast<std::size_t>(place)];
            !each.mark.rollsAgain || (entersAgain() && each.mark.again))
            kept.add(each.mark.rollsAgain ? *each.mark.again : *each.face);
    const RollOdds odds = rollOdds(m_state, kept);
    return {{QStringLiteral("threats"), odds.threats}, {QStringLiteral("reach"), odds.reach}};
}

QVariantList BronzeTray::faces() const
{
    QVariantList list;
    for (const Face face : kAll<Face>)
        list.append(QVariantMap{{QStringLiteral("key"), words::key(face)},
                                {QStringLiteral("name"), face == Face::Coins ? words::coins(coinValue()) : words::name(face)}});
    return list;
}

void BronzeTray::retranslate()
{
    update();
    Q_EMIT facesChanged();
}

int BronzeTray::coinValueIn(const bronze::State &state)
{
    bronze::Dice coin;
    coin.add(Face::Coins);
    return bronze::previewDice(state, coin, 0).yield.coins;
}

void BronzeTray::Lying::noteCorrection(const bronze::Move &move, const bronze::Dice &before, const bronze::Dice &after)
{
    const auto *again = std::get_if<bronze::Reroll>(&move);
    const bool isCorrection = std::holds_alternative<bronze::Correct>(move);
    if (std::holds_alternative<bronze::Roll>(move))
        corrected = {};
    for (const Face face : kAll<Face>) {
        // Of dice rolled again only those kept lie as the table set them.
        const int stay = again != nullptr ? again->kept.count(face) : after.count(face);
        const int set = isCorrection ? after.count(face) - before.count(face) : 0;
        for (int more = 0; more < set; ++more)
            corrected.add(face);
        while (corrected.count(face) > stay)
            corrected.remove(face);
    }
}

void BronzeTray::show(const bronze::State &state, const bronze::Pencil &pencil, const Lying &lying)
{
    const std::uint32_t turn = state.round * 8 + state.player;
    const bool isElsewhere = turn != m_turn || state.step != m_state.step || state.rollsLeft != m_state.rollsLeft;
    if (turn != m_turn || (state.step == Step::Start && rolled()))
        m_places = {};
    if (m_falling.any())
        m_fresh = m_falling;
    else if (isElsewhere || (!(pencil == m_pencil) && bronze::stageOf(state, pencil) == bronze::Stage::Roll))
        m_fresh.reset();
    m_turn = turn;
    m_count = bronze::diceCount(state);
    if (state.step != Step::Start && (isElsewhere || !(state.dice == m_state.dice)))
        lay(state.dice, isElsewhere && !(state.dice == m_state.dice));
    for (std::size_t at = 0; at < m_places.size(); ++at)
        m_halves[at] = isElsewhere && m_places[at].face == Face::Choice ? m_places[at].mark.asFood : std::nullopt;
    m_state = state;
    m_pencil = pencil;
    m_lying = lying;
    mark();
    markCorrected();
    countCoins(lying.coins.value_or(coinValueIn(m_state)));
    update();
}

// Once they are collected choice dice stay as they were chosen.
void BronzeTray::mark()
{
    if (!open())
        return;
    for (std::size_t at = 0; at < m_places.size(); ++at) {
        m_places[at].mark = m_pencil.dice[at];
        if (!rolled())
            m_places[at].face = m_realDice ? m_pencil.dice[at].face : std::nullopt;
    }
}

std::function<void()> BronzeTray::snapshot()
{
    return [this, state = m_state, pencil = m_pencil, lying = m_lying, places = m_places, turn = m_turn, count = m_count,
            coinValue = m_coinValue, fresh = m_fresh] {
        m_state = state;
        m_pencil = pencil;
        m_lying = lying;
        m_places = places;
        m_turn = turn;
        m_count = count;
        m_fresh = fresh;
        countCoins(coinValue);
        update();
    };
}

void BronzeTray::countCoins(int value)
{
    if (std::exchange(m_coinValue, value) != value)
        Q_EMIT facesChanged();
}

// Dice that still show what they showed stay where they are; the rest fill the gaps in table order.
void BronzeTray::lay(bronze::Dice dice, bool isRolled)
{
    for (Place &place : m_places) {
        if (isRolled && place.mark.rollsAgain && place.mark.again)
            place.face = place.mark.again;
        place.mark = {{}, false, {}, place.mark.asFood};
        if (place.face && dice.count(*place.face) > 0)
            dice.remove(*place.face);
        else
            place = {};
    }
    for (int at = 0; at < m_count; ++at) {
        Place &place = m_places[static_cast<std::size_t>(at)];
        for (const Face face : kAll<Face>) {
            if (!place.face && dice.count(face) > 0) {
                place.face = face;
                dice.remove(face);
            }
        }
    }
}

// As many as were corrected: those that were marked already, then from the left.
void BronzeTray::markCorrected()
{
    bronze::Dice left = m_lying.corrected;
    for (const bool wasMarked : {true, false}) {
        for (Place &place : m_places) {
            if (place.corrected != wasMarked || !place.face)
                continue;
            place.corrected = left.count(*place.face) > 0;
            if (place.corrected)
                left.remove(*place.face);
        }
    }
}

void BronzeTray::update()
{
    for (std::size_t place = 0; place < m_places.size(); ++place) {
        const Place &each = m_places[place];
        const bool lies = static_cast<int>(place) < m_count;
        const auto face = shown(each);
        m_dice[static_cast<qsizetype>(place)]->show({lies, face, each.mark.rollsAgain, isLocked(each),
                                                     lies && face == Face::Choice && asFood(place),
                                                     lies && each.corrected && !each.mark.rollsAgain, lies && m_fresh[place]});
    }
    if (open() && missing() < m_count)
        m_forecast->show(m_state, preview(), m_names);
    if (std::exchange(m_told, standing()) != m_told)
        Q_EMIT changed();
    Q_EMIT laid();
}

BronzeTray::Standing BronzeTray::standing() const
{
    return {m_count, missing(), toRoll(),    rollsLeft(), m_realDice,        everyRoll(),
            open(),  rolled(),  hasChoice(), choosing(),  leadershipReady(), leadershipPicking()};
}

} // namespace pegsheet::app
