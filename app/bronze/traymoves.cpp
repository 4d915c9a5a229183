// SPDX-License-Identifier: Apache-2.0
// Touches on the dice, and the moves they become.
#include "app/bronze/tray.h"

#include "app/bronze/words.h"
#include "model/bronze/rules.h"

#include <algorithm>
#include <utility>

namespace pegsheet::app {

using bronze::Face;
using bronze::Step;

int BronzeTray::undoPlace() const
{
    if (!open() || m_isReady)
        return -1;
    // What was said of rolled dice comes after what they show.
    for (int at = m_count - 1; at >= 0; --at)
        if (const Place &place = m_places[static_cast<std::size_t>(at)]; place.rollsAgain || place.again || place.asFood)
            return at;
    for (int at = m_count - 1; at >= 0 && !rolled() && m_realDice; --at)
        if (m_places[static_cast<std::size_t>(at)].face)
            return at;
    return -1;
}

QString BronzeTray::undoName() const
{
    const int at = m_picking ? -1 : undoPlace();
    if (at < 0)
        return {};
    const Place &place = m_places[static_cast<std::size_t>(at)];
    const auto face = place.again ? place.again : place.face;
    return face ? words::name(*face) : QString();
}

void BronzeTray::undoTouch()
{
    m_fresh.reset();
    const int at = undoPlace();
    if (std::exchange(m_picking, false) || at < 0)
        return update();
    Place &place = m_places[static_cast<std::size_t>(at)];
    if (place.again)
        place.again.reset();
    else if (place.rollsAgain)
        place.rollsAgain = false;
    else if (place.asFood)
        place.asFood.reset();
    else
        place = {};
    update();
}

void BronzeTray::enter(const QString &face)
{
    const auto read = fromName<Face>(face.toStdString());
    if (!read || !m_realDice || missing() == 0)
        return;
    m_isReady = false;
    const auto gap = std::find_if(m_places.begin(), m_places.end(), [this](const Place &place) { return !shown(place); });
    if (gap->rollsAgain && m_picking)
        return turn(static_cast<std::size_t>(gap - m_places.begin()), *read);
    (gap->rollsAgain ? gap->again : gap->face) = *read;
    gap->asFood.reset();
    update();
}

void BronzeTray::touch(int at)
{
    if (at < 0 || at >= m_count || !open())
        return;
    m_isReady = false;
    m_fresh.reset();
    const auto place = static_cast<std::size_t>(at);
    if (m_realDice && !(everyRoll() && rolled()))
        touchEntered(place);
    else if (m_places[place].face && m_state.step == Step::Rolling)
        touchRolled(place);
}

// A die entered is taken out again, the roll with it where it was made already.
void BronzeTray::touchEntered(std::size_t at)
{
    const Places faces = m_places;
    if (rolled())
        m_unroll();
    // The database may not have done it.
    if (rolled())
        return;
    m_places = faces;
    m_places[at] = {};
    markCorrected();
    update();
}

void BronzeTray::touchRolled(std::size_t at)
{
    Place &place = m_places[at];
    if (m_picking && !m_realDice)
        return turn(at, m_faces());
    if (m_picking) {
        for (Place &other : m_places)
            other.rollsAgain = &other == &place;
        return update();
    }
    if (isLocked(place)) {
        Q_EMIT refused({"bronze.skullsLocked", {{"skulls", m_state.dice.count(Face::Skull)}}}, static_cast<int>(at));
        return;
    }
    if (m_state.rollsLeft == 0) {
        Q_EMIT refused({"bronze.noRollsLeft", {}}, static_cast<int>(at));
        return;
    }
    // A die that came up again is taken out first.
    place.rollsAgain = place.again.has_value() || !place.rollsAgain;
    place.again.reset();
    update();
}

void BronzeTray::expect(int at, const QString &face)
{
    const auto read = fromName<Face>(face.toStdString());
    if (read && at >= 0 && at < m_count)
        m_places[static_cast<std::size_t>(at)] = {*read, false, {}, {}, true};
}

void BronzeTray::setAsFood(int at, bool food)
{
    if (at < 0 || at >= m_count || !open())
        return;
    Place &place = m_places[static_cast<std::size_t>(at)];
    if (shown(place) != Face::Choice)
        return;
    m_isReady = false;
    m_fresh.reset();
    place.asFood = food;
    update();
}

void BronzeTray::playOr(const bronze::Move &move, const Places &before)
{
    if (m_play(std::span(&move, 1)))
        return;
    m_places = before;
    update();
}

void BronzeTray::roll()
{
    if (!open() || toRoll() == 0 || (m_realDice && missing() > 0))
        return;
    if (m_realDice)
        m_play(enteredMoves());
    else if (rolled())
        rollAgain();
    else
        rollFresh();
}

void BronzeTray::rollFresh()
{
    m_places = {};
    for (int place = 0; place < m_count; ++place)
        m_places[static_cast<std::size_t>(place)].face = m_faces();
    playOr(bronze::Roll{known()}, {});
}

void BronzeTray::rollAgain()
{
    const Places before = m_places;
    bronze::Reroll move;
    for (int at = 0; at < m_count; ++at) {
        Place &place = m_places[static_cast<std::size_t>(at)];
        if (place.rollsAgain) {
            place = {m_faces(), false, {}, {}, false};
            move.rolled.add(*place.face);
            m_falling.set(static_cast<std::size_t>(at));
        } else {
            move.kept.add(*place.face);
        }
    }
    playOr(move, before);
    m_falling.reset();
}

void BronzeTray::turn(std::size_t at, Face to)
{
    const Places before = m_places;
    const bronze::Leadership move{*m_places[at].face, to};
    m_places[at] = {to, false, {}, {}, false};
    m_falling.set(at);
    playOr(move, before);
    m_falling.reset();
}

// The roll, or the roll again, that the entered faces are; none when all of them have been played.
std::vector<bronze::Move> BronzeTray::enteredMoves() const
{
    if (m_state.step == Step::Start)
        return {bronze::Roll{known()}};
    bronze::Reroll move;
    for (int at = 0; at < m_count; ++at) {
        const Place &place = m_places[static_cast<std::size_t>(at)];
        if (place.rollsAgain && place.again)
            move.rolled.add(*place.again);
        else
            move.kept.add(*place.face);
    }
    return move.rolled.empty() ? std::vector<bronze::Move>() : std::vector<bronze::Move>{move};
}

void BronzeTray::keepAll()
{
    m_picking = false;
    for (Place &place : m_places) {
        place.rollsAgain = false;
        place.again.reset();
    }
    update();
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
    if (state.step == Step::Start || entersAgain())
        for (const bronze::Move &move : enteredMoves())
            add(move);
    if (state.step == Step::Rolling)
        add(bronze::Keep{});
    if (state.step == Step::Choosing)
        add(bronze::Choose{static_cast<std::uint8_t>(food)});
    m_play(moves);
}

void BronzeTray::letGo(bronze::Dice kept, bool isTouch)
{
    for (int at = 0; at < m_count; ++at) {
        Place &place = m_places[static_cast<std::size_t>(at)];
        place.again.reset();
        place.rollsAgain = !place.face || kept.count(*place.face) == 0;
        if (!place.rollsAgain)
            kept.remove(*place.face);
    }
    m_isReady = !isTouch;
    update();
}

void BronzeTray::takeAsFood(int dice, bool isTouch)
{
    for (Place &place : m_places)
        if (shown(place) == Face::Choice)
            place.asFood = dice-- > 0;
    m_isReady = !isTouch;
    update();
}

void BronzeTray::turnByLeadership(Face face)
{
    const auto die = std::find_if(m_places.begin(), m_places.end(), [&](const Place &place) { return place.face == face; });
    if (!leadershipReady() || die == m_places.end())
        return;
    keepAll();
    m_picking = true;
    touchRolled(static_cast<std::size_t>(die - m_places.begin()));
    m_isReady = open();
}

void BronzeTray::pickForLeadership()
{
    const bool picking = leadershipReady() && !m_picking;
    keepAll();
    m_picking = picking;
    update();
}

} // namespace pegsheet::app
