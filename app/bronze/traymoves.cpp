// SPDX-License-Identifier: Apache-2.0
// Dice that are laid or fall, as touches.
#include "app/bronze/tray.h"

#include "app/bronze/words.h"
#include "model/bronze/game.h"

#include <algorithm>

namespace pegsheet::app {

using bronze::Face;
using bronze::PencilKind;

namespace {

Touch rolled(const bronze::Move &move)
{
    return touchOf(PencilKind::Rolled, -1, 0, MatchOf<bronze::Bronze>::moveValue(move));
}

} // namespace

std::optional<Face> BronzeTray::faceAt(int place) const
{
    return place < 0 || place >= m_count ? std::nullopt : m_places[static_cast<std::size_t>(place)].face;
}

int BronzeTray::placeOf(Face face) const
{
    const auto die = std::find_if(m_places.begin(), m_places.end(), [&](const Place &place) { return place.face == face; });
    return die == m_places.end() ? -1 : static_cast<int>(die - m_places.begin());
}

QStringList BronzeTray::laidFaces() const
{
    QStringList faces;
    for (int at = 0; at < m_count; ++at)
        faces.append(faceAt(at) ? words::key(*faceAt(at)) : QString());
    return faces;
}

void BronzeTray::layAs(const QStringList &faces)
{
    Places places = m_places;
    bronze::Dice dice;
    for (qsizetype at = 0; at < faces.size() && at < bronze::kMaxDice; ++at) {
        const auto face = fromName<Face>(faces.at(at).toStdString());
        if (!face)
            return;
        dice.add(*face);
        places[static_cast<std::size_t>(at)].face = face;
    }
    if (rolled() && dice == m_state.dice)
        m_places = places;
}

Touch BronzeTray::entered(bronze::Dice dice) const
{
    Places places = m_places;
    Array list;
    const int count = dice.size();
    // Those that still show what they showed lie where they were.
    for (Place &place : places) {
        if (place.face && dice.count(*place.face) > 0)
            dice.remove(*place.face);
        else
            place.face.reset();
    }
    for (int at = 0; at < count; ++at) {
        auto &face = places[static_cast<std::size_t>(at)].face;
        for (const Face each : kAll<Face>) {
            if (!face && dice.count(each) > 0) {
                face = each;
                dice.remove(each);
            }
        }
        list.push_back(face ? Value(nameOf(*face)) : Value());
    }
    return touchOf(PencilKind::Lie, -1, 0, std::move(list));
}

Touch BronzeTray::letGo(bronze::Dice kept) const
{
    Array list;
    for (int at = 0; at < m_count; ++at) {
        const Face face = *faceAt(at);
        const bool isKept = kept.count(face) > 0;
        list.push_back(isKept ? Value() : Value(nameOf(face)));
        if (isKept)
            kept.remove(face);
    }
    return touchOf(PencilKind::Lie, -1, 0, std::move(list));
}

Touch BronzeTray::asFood(int dice) const
{
    Array list;
    for (int at = 0; at < m_count; ++at)
        list.push_back(faceAt(at) == Face::Choice ? Value(dice-- > 0) : Value());
    return touchOf(PencilKind::Lie, -1, 0, std::move(list));
}

std::optional<Touch> BronzeTray::keptHalves() const
{
    Array list;
    for (int at = 0; at < m_count; ++at) {
        const std::optional<bool> half = m_halves[static_cast<std::size_t>(at)];
        list.push_back(half ? Value(*half) : Value());
    }
    const bool isSaid = std::any_of(list.begin(), list.end(), [](const Value &half) { return !half.isNull(); });
    return isSaid ? std::optional(touchOf(PencilKind::Lie, -1, 0, std::move(list))) : std::nullopt;
}

Touch BronzeTray::turned(Face face) const
{
    Array list(static_cast<std::size_t>(m_count));
    if (const int at = placeOf(face); at >= 0)
        list.at(static_cast<std::size_t>(at)) = nameOf(face);
    return touchOf(PencilKind::Lie, -1, 1, std::move(list));
}

Touch BronzeTray::roll()
{
    m_before = m_places;
    m_freshBefore = m_fresh;
    bronze::Reroll move;
    for (int at = 0; at < m_count; ++at) {
        Place &place = m_places[static_cast<std::size_t>(at)];
        if (rolled() && !place.mark.rollsAgain) {
            move.kept.add(*place.face);
            continue;
        }
        place = {{}, m_faces(), false};
        move.rolled.add(*place.face);
        m_falling.set(static_cast<std::size_t>(at), rolled());
    }
    return rolled() ? app::rolled(move) : app::rolled(bronze::Roll{move.rolled});
}

Touch BronzeTray::turn(int at)
{
    m_before = m_places;
    m_freshBefore = m_fresh;
    Place &place = m_places[static_cast<std::size_t>(at)];
    const bronze::Leadership move{*place.face, m_faces()};
    place = {{}, move.to, false};
    m_falling.set(static_cast<std::size_t>(at));
    return app::rolled(move);
}

void BronzeTray::settle(bool isMade)
{
    m_falling.reset();
    if (isMade)
        return;
    m_places = m_before;
    m_fresh = m_freshBefore;
    update();
}

void BronzeTray::expect(int at, const QString &face)
{
    const auto read = fromName<Face>(face.toStdString());
    if (read && at >= 0 && at < m_count)
        m_places[static_cast<std::size_t>(at)] = {{}, *read, true};
}

} // namespace pegsheet::app
