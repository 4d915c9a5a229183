// SPDX-License-Identifier: Apache-2.0
// What lies beside the tracks and the mat: counters, achievements, landmarks.
#include "app/tapestry/tapestrycity.h"
#include "app/tapestry/tapestryview.h"
#include "app/tapestry/text/tapestrytext.h"

#include <algorithm>

namespace pegsheet::app::tapestryview {

using namespace Qt::StringLiterals;
using namespace tapestry;

namespace {

struct Counter
{
    const char *path;
    const char *icon;
};
constexpr std::array kCounters{
    Counter{"control", "hexagonFlag"},   Counter{"outposts", "tent"},       Counter{"toppled", "swords"},
    Counter{"tiles", "hexagon"},         Counter{"space", "hexagonStar"},   Counter{"tapestry", "weaving"},
    Counter{"played", "cardOverCard"},   Counter{"techs.bottom", "bulb"},   Counter{"techs.middle", "circleSpark"},
    Counter{"techs.top", "squareSpark"}, Counter{"city.lines", "gridLine"}, Counter{"city.districts", "gridBlock"},
    Counter{"civilizations", "column"}};

constexpr int kLandmarksOfTrack = kTiers - 1;

// Those of tech cards stand behind those of the tracks.
bool isOfTrack(Landmark landmark)
{
    return static_cast<int>(landmark) < static_cast<int>(kCount<Track>) * kLandmarksOfTrack;
}

QString landmarkIcon(Landmark landmark)
{
    return isOfTrack(landmark) ? iconOf(static_cast<Track>(static_cast<int>(landmark) / kLandmarksOfTrack)) : iconOf(Word::Invent);
}

// As it stands on the landmark board.
QVariantList footprintCells(Landmark landmark)
{
    return cellsOf(kLandmarkFootprints[landmark][0], {});
}

// The space of its track where a landmark is gained.
int spaceOf(Landmark landmark)
{
    return (static_cast<int>(landmark) % kLandmarksOfTrack + 1) * kSpacesOfTier + 1;
}

// How many spaces each player still has to go to a landmark of a track: "Ann 3, Ben 5"; who is past it is left out.
QString awayText(const State &state, Landmark landmark, const QStringList &names)
{
    const auto track = static_cast<Track>(static_cast<int>(landmark) / kLandmarksOfTrack);
    QStringList parts;
    for (int seat = 0; seat < state.players; ++seat)
        if (const int left = spaceOf(landmark) - state.at(seat).tracks[track].furthest(); left > 0)
            //: How far a player is from a landmark: %1 a name, %2 spaces
            parts.append(TapestryView::tr("%1 %2").arg(names.value(seat)).arg(left));
    //: How many spaces players still have to go to a landmark: %1 "Ann 3, Ben 5"
    return parts.isEmpty() ? QString() : TapestryView::tr("still to go: %1").arg(parts.join(u", "_s));
}

} // namespace

QVariantList counters(const State &state, int seat)
{
    QVariantList list;
    const std::vector<FieldRow> rows = fieldRows(state, seat);
    for (const Counter &counter : kCounters) {
        const FieldRow *row = rowAt(rows, counter.path);
        if (row->value.integer() == nullptr)
            continue; // civilizations that are known by name are no number
        list.append(QVariantMap{{u"field"_s, QString::fromLatin1(counter.path)},
                                {u"name"_s, termText("field", row->name)},
                                {u"icon"_s, QString::fromLatin1(counter.icon)},
                                {u"count"_s, static_cast<int>(*row->value.integer())}});
    }
    return list;
}

QVariantList achievements(const State &state)
{
    QVariantList list;
    for (const Achievement achievement : kAll<Achievement>) {
        const Reached &reached = state.achievements[achievement];
        QVariantList seats;
        for (int place = 0; place < reached.count(); ++place)
            seats.append(reached[place]);
        QStringList prizes;
        for (const int prize : prizesOf(achievement, state.players))
            if (prize > 0)
                prizes.append(QString::number(prize));
        list.append(QVariantMap{
            {u"name"_s, termText("achievement", nameOf(achievement))}, {u"seats"_s, seats}, {u"prizes"_s, prizes.join(u" · "_s)}});
    }
    return list;
}

QString landmarkWhere(Landmark landmark)
{
    const int place = static_cast<int>(landmark);
    return isOfTrack(landmark) ? spaceText(static_cast<Track>(place / kLandmarksOfTrack), spaceOf(landmark))
                               : termText("why", "tech");
}

QVariantList landmarkPictures(Landmark landmark)
{
    return {QVariantMap{{u"cells"_s, footprintCells(landmark)}}, QVariantMap{{u"icon"_s, landmarkIcon(landmark)}}};
}

QVariantList landmarks(const State &state, const QStringList &names)
{
    QVariantList list;
    for (const Landmark landmark : kAll<Landmark>) {
        const std::uint8_t owner = state.landmarks[landmark];
        const bool isOnTrack = isOfTrack(landmark);
        list.append(QVariantMap{{u"id"_s, QString::fromUtf8(nameOf(landmark))},
                                {u"what"_s, static_cast<int>(codeOf(landmark))},
                                {u"name"_s, termText("landmark", nameOf(landmark))},
                                {u"icon"_s, landmarkIcon(landmark)},
                                {u"owner"_s, owner == State::kNobody ? -1 : int{owner}},
                                {u"track"_s, isOnTrack ? static_cast<int>(landmark) / kLandmarksOfTrack : -1},
                                {u"where"_s, landmarkWhere(landmark)},
                                {u"cells"_s, footprintCells(landmark)},
                                {u"away"_s, isOnTrack ? awayText(state, landmark, names) : QString()}});
    }
    return list;
}

} // namespace pegsheet::app::tapestryview
