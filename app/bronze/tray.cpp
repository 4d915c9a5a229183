// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/tray.h"

#include "app/bronze/traytext.h"
#include "app/bronze/words.h"
#include "model/bronze/rules.h"

#include <QRandomGenerator>
#include <algorithm>

namespace pegsheet::app {

using bronze::Face;
using bronze::Step;

BronzeTray::BronzeTray(Play play, std::function<void()> unroll, QObject *parent)
    : QObject(parent), m_play(std::move(play)), m_unroll(std::move(unroll)),
      m_random(QRandomGenerator::system()->generate64())
{
    for (int place = 0; place < bronze::kMaxDice; ++place)
        m_dice.append(new BronzeDie(this));
}

void BronzeTray::setRealDice(bool real)
{
    if (m_realDice == real)
        return;
    m_realDice = real;
    m_picking = false;
    for (Place &place : m_places) {
        place.letGo = false;
        if (!rolled())
            place.face.reset();
    }
    Q_EMIT realDiceChanged(real);
    update();
}

int BronzeTray::missing() const
{
    int unknown = 0;
    for (int place = 0; place < m_count; ++place)
        unknown += !m_places[static_cast<std::size_t>(place)].face;
    return unknown;
}

int BronzeTray::toRoll() const
{
    if (!rolled())
        return m_count;
    int loose = 0;
    for (const Place &place : m_places)
        loose += place.letGo;
    return loose;
}

bool BronzeTray::leadershipReady() const
{
    return !m_realDice && m_state.step == Step::Rolling && bronze::leadershipReady(m_state);
}

bronze::Dice BronzeTray::known() const
{
    bronze::Dice dice;
    for (int place = 0; place < m_count; ++place)
        if (const auto face = m_places[static_cast<std::size_t>(place)].face)
            dice.add(*face);
    return dice;
}

bool BronzeTray::isLocked(const Place &place) const
{
    return !m_realDice && rolled() && place.face == Face::Skull;
}

// A choice die gives what was touched; the others are proposed so that every city eats.
bool BronzeTray::asFood(std::size_t place) const
{
    int proposed = bronze::proposedFoodDice(m_state, known());
    for (int other = 0; other < m_count; ++other) {
        const Place &each = m_places[static_cast<std::size_t>(other)];
        if (each.face == Face::Choice && each.asFood == true)
            --proposed;
    }
    for (std::size_t other = 0; other <= place; ++other) {
        const Place &each = m_places[other];
        if (each.face != Face::Choice || each.asFood) {
            if (other == place)
                return each.asFood.value_or(false);
            continue;
        }
        const bool food = proposed-- > 0;
        if (other == place)
            return food;
    }
    return false;
}

int BronzeTray::foodDice() const
{
    int count = 0;
    for (int place = 0; place < m_count; ++place)
        count += m_places[static_cast<std::size_t>(place)].face == Face::Choice
            && asFood(static_cast<std::size_t>(place));
    return count;
}

bronze::DicePreview BronzeTray::preview() const
{
    return bronze::previewDice(m_state, known(), foodDice());
}

QVariantList BronzeTray::faces() const
{
    QVariantList list;
    for (const Face face : kAll<Face>)
        list.append(QVariantMap{
            {QStringLiteral("key"), words::key(face)},
            {QStringLiteral("name"), face == Face::Coins ? words::coins(coinValue()) : words::name(face)}});
    return list;
}

int BronzeTray::coinValue() const
{
    bronze::Dice one;
    one.add(Face::Coins);
    return bronze::previewDice(m_state, one, 0).yield.coins;
}

QVariantList BronzeTray::tiles() const
{
    return open() ? traytext::tiles(m_state, preview()) : QVariantList();
}

QStringList BronzeTray::outlook() const
{
    return open() && missing() < m_count ? traytext::outlook(m_state, preview(), m_names) : QStringList();
}

QVariantList BronzeTray::board() const
{
    return open() ? traytext::board(m_state, preview()) : QVariantList();
}

void BronzeTray::show(const bronze::State &state)
{
    const std::uint32_t turn = state.round * 8 + state.player;
    if (turn != m_turn || (state.step == Step::Start && rolled()))
        m_places = {};
    m_turn = turn;
    m_picking = false;
    m_state = state;
    m_count = state.step == Step::Start ? state.mine().cities() : state.dice.size();
    if (state.step != Step::Start)
        lay(state.dice);
    update();
}

void BronzeTray::prefill(bronze::Dice dice)
{
    lay(dice);
    update();
}

// Dice that still show what they showed stay where they are; the rest fill the gaps in table order.
void BronzeTray::lay(bronze::Dice dice)
{
    for (Place &place : m_places) {
        place.letGo = false;
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

void BronzeTray::update()
{
    for (std::size_t place = 0; place < m_places.size(); ++place) {
        const Place &each = m_places[place];
        const bool shown = static_cast<int>(place) < m_count;
        m_dice[static_cast<qsizetype>(place)]->show(
            {shown, each.face, each.letGo, isLocked(each), shown && each.face == Face::Choice && asFood(place)});
    }
    Q_EMIT changed();
}

void BronzeTray::enter(const QString &face)
{
    const auto read = fromName<Face>(face.toStdString());
    if (!read || rolled() || missing() == 0)
        return;
    const auto gap = std::find_if(m_places.begin(), m_places.end(), [](const Place &place) { return !place.face; });
    gap->face = *read;
    update();
}

void BronzeTray::touch(int at)
{
    if (at < 0 || at >= m_count || !open())
        return;
    Place &place = m_places[static_cast<std::size_t>(at)];
    if (m_realDice) {
        const auto faces = m_places;
        if (rolled())
            m_unroll();
        m_places = faces;
        m_places[static_cast<std::size_t>(at)] = {};
        return update();
    }
    if (!place.face || m_state.step != Step::Rolling)
        return;
    if (m_picking)
        return turn(static_cast<std::size_t>(at));
    if (isLocked(place)) {
        Q_EMIT refused({"bronze.skullsLocked", {{"skulls", m_state.dice.count(Face::Skull)}}});
        return;
    }
    if (m_state.rollsLeft == 0) {
        Q_EMIT refused({"bronze.noRollsLeft", {}});
        return;
    }
    place.letGo = !place.letGo;
    update();
}

void BronzeTray::setAsFood(int at, bool food)
{
    if (at < 0 || at >= m_count || !open())
        return;
    Place &place = m_places[static_cast<std::size_t>(at)];
    if (place.face != Face::Choice)
        return;
    place.asFood = food;
    update();
}

void BronzeTray::roll()
{
    if (m_realDice || !open() || toRoll() == 0)
        return;
    if (rolled())
        rollAgain();
    else
        rollFresh();
}

void BronzeTray::rollFresh()
{
    m_places = {};
    for (int place = 0; place < m_count; ++place)
        m_places[static_cast<std::size_t>(place)].face = rolledFace();
    const std::array<bronze::Move, 1> moves{bronze::Roll{known()}};
    if (!m_play(moves)) {
        m_places = {};
        update();
    }
}

void BronzeTray::rollAgain()
{
    const auto before = m_places;
    bronze::Reroll move;
    for (int at = 0; at < m_count; ++at) {
        Place &place = m_places[static_cast<std::size_t>(at)];
        if (place.letGo) {
            place = {rolledFace(), false, {}};
            move.rolled.add(*place.face);
        } else {
            move.kept.add(*place.face);
        }
    }
    const std::array<bronze::Move, 1> moves{move};
    if (!m_play(moves)) {
        m_places = before;
        update();
    }
}

void BronzeTray::turn(std::size_t at)
{
    const auto before = m_places;
    const bronze::Leadership move{*m_places[at].face, rolledFace()};
    m_places[at] = {move.to, false, {}};
    const std::array<bronze::Move, 1> moves{move};
    if (!m_play(moves)) {
        m_places = before;
        update();
    }
}

// One touch for all that is left of the rolling; each part is a move of its own.
void BronzeTray::collect()
{
    if (!open() || missing() > 0)
        return;
    const int food = foodDice();
    bronze::State state = m_state;
    std::vector<bronze::Move> moves;
    bronze::NoEffects sink;
    const auto add = [&](const bronze::Move &move) {
        moves.push_back(move);
        if (!bronze::refuses(state, move))
            bronze::apply(state, move, sink);
    };
    if (state.step == Step::Start)
        add(bronze::Roll{known()});
    if (state.step == Step::Rolling)
        add(bronze::Keep{});
    if (state.step == Step::Choosing)
        add(bronze::Choose{static_cast<std::uint8_t>(food)});
    m_play(moves);
}

void BronzeTray::pickForLeadership()
{
    m_picking = leadershipReady() && !m_picking;
    for (Place &place : m_places)
        place.letGo = false;
    update();
}

} // namespace pegsheet::app
