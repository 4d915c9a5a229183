// SPDX-License-Identifier: Apache-2.0
#include "app/tapestry/tapestrycity.h"

#include "app/tapestry/tapestryview.h"
#include "app/tapestry/text/tapestrytext.h"
#include "app/text/sentence.h"
#include "model/tapestry/capitals.h"
#include "model/tapestry/procedures/mats.h"

#include <QPoint>

#include <algorithm>

namespace pegsheet::app::tapestryview {

using namespace Qt::StringLiterals;
using namespace tapestry;

namespace {

constexpr int kMostMissing = 3;

QString pieceText(const Piece &piece)
{
    const auto *landmark = std::get_if<Landmark>(&piece);
    return landmark != nullptr ? termText("landmark", nameOf(*landmark)) : termText("building", nameOf(std::get<Building>(piece)));
}

QVariantList numbersOf(const Plots &plots)
{
    QVariantList numbers;
    for (int plot = 0; plot < kPlots; ++plot)
        if (plots.has(plot))
            numbers.append(plot);
    return numbers;
}

// Where markers lie: what cannot be built on without being printed so.
Plots markersOf(const City &city)
{
    Plots plots;
    for (int plot = 0; plot < kPlots; ++plot)
        if (city.at(plot) == Content::Impassable && !kImpassable[city.capital()].has(plot))
            plots |= Plots::of(plot);
    return plots;
}

// Those of the areas from `first` on, as many as there are of a sort.
QVariantList areasFrom(Areas areas, int first, int count)
{
    QVariantList numbers;
    for (int number = 0; number < count; ++number)
        if (areas.has(first + number))
            numbers.append(number);
    return numbers;
}

void addAreas(QVariantMap &map, Areas areas)
{
    map.insert(u"rows"_s, areasFrom(areas, rowArea(0), kCitySide));
    map.insert(u"columns"_s, areasFrom(areas, columnArea(0), kCitySide));
    map.insert(u"districts"_s, areasFrom(areas, districtArea(0), kDistricts));
}

// What is complete then, in words: "row 6, column 5, 2 districts".
QString completesText(Areas areas)
{
    QStringList parts;
    for (int line = 0; line < kCitySide; ++line)
        if (areas.has(rowArea(line)))
            //: What a building would fill: a row of a city, from 1
            parts.append(TapestryView::tr("row %1").arg(line + 1));
    for (int line = 0; line < kCitySide; ++line)
        if (areas.has(columnArea(line)))
            //: What a building would fill: a column of a city, from 1
            parts.append(TapestryView::tr("column %1").arg(line + 1));
    if (areas.districts() > 0)
        //: What a building would fill: squares of nine plots, of which each brings a resource
        parts.append(TapestryView::tr("%n district(s)", nullptr, areas.districts()));
    return listText(parts);
}

// Of an income building as a grid is told; empty for a landmark.
QString signOf(const Piece &piece)
{
    const auto *building = std::get_if<Building>(&piece);
    return building == nullptr ? QString() : QString(QLatin1Char("mhfa"[static_cast<std::size_t>(*building)]));
}

// The first of its plots that lie in the city, in reading order.
QString whereText(const Plots &plots)
{
    const int first = plots.first();
    //: Where a building stands in a city: %1 row and %2 column of the first of its plots
    return TapestryView::tr("row %1, column %2").arg(first / kCitySide + 1).arg(first % kCitySide + 1);
}

// As corrections are written.
QVariantList listOf(const QStringList &texts)
{
    return QVariantList(texts.begin(), texts.end());
}

// What a plot holds that is not printed on the mat.
QString contentText(Content content)
{
    if (content == Content::Free)
        //: What the table says of a plot of a city
        return TapestryView::tr("empty");
    if (content == Content::Landmark)
        //: What the table says of a plot of a city
        return TapestryView::tr("part of a landmark");
    return termText("building", nameOf(static_cast<Building>(static_cast<int>(content) - static_cast<int>(Content::Market))));
}

QStringList besideOf(const City &city)
{
    QStringList names;
    for (const Building building : kAll<Building>)
        if (const int count = city.beside(building); count > 0)
            //: What stands beside a city: %1 how many, %2 buildings of a kind
            names.append(count == 1 ? termText("building", nameOf(building))
                                    : TapestryView::tr("%1 × %2").arg(count).arg(termText("building", nameOf(building))));
    for (const Landmark landmark : kAll<Landmark>)
        if (city.where(landmark) == Where::Beside)
            names.append(termText("landmark", nameOf(landmark)));
    return names;
}

// Whether it stands nowhere, and nothing that is pending asks where it shall stand.
bool isGiven(const State &state, int seat, Landmark landmark)
{
    const City &city = state.at(seat).city;
    if (state.landmarks[landmark] != seat || city.where(landmark) != Where::Unknown || !city.hasSpotFor(landmark))
        return false;
    for (int index = 0; index < state.queue.size(); ++index)
        if (const Entry &entry = state.queue[index];
            entry.act == Act::Place && entry.player == seat && entry.what == codeOf(landmark))
            return false;
    return true;
}

} // namespace

QVariantList cellsOf(const Footprint &footprint, const Spot &spot)
{
    QVariantList cells;
    for (int row = 0; row < footprint.height; ++row)
        for (int column = 0; column < footprint.width; ++column)
            if (footprint.has(column, row))
                cells.append(QPoint(spot.column + column, spot.row + row));
    return cells;
}

bool isPiece(int what)
{
    return what >= 0 && what < static_cast<int>(kCount<Building> + kCount<Landmark>);
}

Piece pieceAt(int what)
{
    constexpr int kBuildings = static_cast<int>(kCount<Building>);
    return what < kBuildings ? Piece(static_cast<Building>(what)) : Piece(static_cast<Landmark>(what - kBuildings));
}

std::optional<Landmark> asideOf(const State &state, int seat)
{
    for (const Landmark landmark : kAll<Landmark>)
        if (state.at(seat).city.where(landmark) == Where::LaidAside)
            return landmark;
    return std::nullopt;
}

QVariantMap markerPlace(const State &state, const Entry &entry, QVariantMap place)
{
    const QVariantList plots = numbersOf(markerPlots(state, entry));
    //: What is placed on a plot of a city: a marker, which makes the plot impassable
    place.insert(u"name"_s, TapestryView::tr("Marker"));
    place.insert(u"sign"_s, u"#"_s);
    place.insert(u"isMarker"_s, true);
    place.insert(u"tinted"_s, plots);
    place.insert(u"others"_s, plots);
    return place;
}

QVariantMap city(const State &state, int seat)
{
    const City &city = state.at(seat).city;
    if (!city.isKept())
        return {{u"isKept"_s, false}};
    QString grid;
    for (int plot = 0; plot < kPlots; ++plot)
        grid.append(QLatin1Char(kContentSigns[static_cast<std::size_t>(city.at(plot))]));
    QStringList icons;
    for (const Building building : kAll<Building>)
        icons.append(iconOf(building));
    QVariantList landmarks;
    QVariantList aside;
    QVariantList given;
    for (const Landmark landmark : kAll<Landmark>) {
        const QString name = termText("landmark", nameOf(landmark));
        if (city.where(landmark) == Where::InCity) {
            const Spot spot = city.spotOf(landmark);
            landmarks.append(QVariantMap{{u"name"_s, name}, {u"cells"_s, cellsOf(kLandmarkFootprints[landmark][spot.turn], spot)}});
        } else if (city.where(landmark) == Where::LaidAside)
            aside.append(QVariantMap{{u"what"_s, static_cast<int>(landmark)}, {u"name"_s, name}});
        else if (isGiven(state, seat, landmark))
            given.append(QVariantMap{{u"what"_s, static_cast<int>(landmark)}, {u"name"_s, name}});
    }
    QVariantMap map{{u"isKept"_s, true},
                    {u"name"_s, termText("capital", nameOf(city.capital()))},
                    {u"grid"_s, grid},
                    {u"icons"_s, icons},
                    {u"landmarks"_s, landmarks},
                    {u"markers"_s, numbersOf(markersOf(city))},
                    {u"lines"_s, city.complete().lines()},
                    {u"beside"_s, listText(besideOf(city))},
                    {u"aside"_s, aside},
                    {u"given"_s, given}};
    addAreas(map, city.complete());
    return map;
}

QVariantMap plot(const City &city, int row, int column)
{
    QStringList rows;
    for (int each = 0; each < kPlots; each += kCitySide) {
        rows.append(QString());
        for (int number = each; number < each + kCitySide; ++number)
            rows.last().append(QLatin1Char(kContentSigns[static_cast<std::size_t>(city.at(number))]));
    }
    QVariantList choices;
    for (const Content content :
         {Content::Free, Content::Market, Content::House, Content::Farm, Content::Armory, Content::Landmark})
        if (city.at(plotAt(column, row)) != Content::Impassable)
            choices.append(QVariantMap{{u"sign"_s, QString(QLatin1Char(kContentSigns[static_cast<std::size_t>(content)]))},
                                       {u"name"_s, contentText(content)}});
    return {{u"name"_s, whereText(Plots::of(plotAt(column, row)))},
            {u"sign"_s, QString(rows[row][column])},
            {u"rows"_s, listOf(rows)},
            {u"choices"_s, choices}};
}

QVariantMap place(const State &state, int seat, const Piece &piece, const Spot &spot)
{
    const City &city = state.at(seat).city;
    const Spots spots = city.spotsFor(piece);
    const Footprints &footprints = footprintsOf(piece);
    const auto index = spots.indexOf(spot);
    if (!index)
        return {};
    const Areas complete = city.wouldComplete(piece, spot);
    Plots others;
    for (int turn = 0; turn < footprints.count(); ++turn)
        others |= spots.covered(turn);
    const int before = city.complete().lines();
    QVariantMap map{{u"seat"_s, seat},
                    {u"what"_s, static_cast<int>(codeOf(piece))},
                    {u"name"_s, pieceText(piece)},
                    {u"isLandmark"_s, std::holds_alternative<Landmark>(piece)},
                    {u"sign"_s, signOf(piece)},
                    {u"spot"_s, spot.number()},
                    {u"column"_s, int{spot.column}},
                    {u"row"_s, int{spot.row}},
                    {u"number"_s, *index + 1},
                    {u"count"_s, spots.size()},
                    {u"turn"_s, int{spot.turn}},
                    {u"turns"_s, footprints.count()},
                    {u"cells"_s, cellsOf(footprints[spot.turn], spot)},
                    {u"before"_s, before},
                    {u"after"_s, before + complete.lines()},
                    {u"completes"_s, completesText(complete)},
                    {u"where"_s, whereText(plotsUnder(footprints[spot.turn], spot))},
                    {u"tinted"_s, numbersOf(spots.covered(spot.turn))},
                    {u"others"_s, numbersOf(others)}};
    addAreas(map, complete);
    return map;
}

QVariantList missing(const City &city)
{
    Plots plots;
    const Areas areas = city.lacking(kMostMissing);
    for (int area = 0; area < kAreas; ++area)
        if (areas.has(area))
            plots |= city.missing(area);
    return numbersOf(plots);
}

} // namespace pegsheet::app::tapestryview
