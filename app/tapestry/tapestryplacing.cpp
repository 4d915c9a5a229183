// SPDX-License-Identifier: Apache-2.0
// Cities at the table: what stands in one, what is built next, and where it is shown meanwhile.
#include "app/tapestry/tapestrymatch.h"

#include "app/tapestry/tapestrycity.h"
#include "app/tapestry/text/tapestrytext.h"
#include "model/tapestry/cityfields.h"

namespace pegsheet::app {

using namespace Qt::StringLiterals;
using namespace tapestry;

namespace {

// Where a piece is shown before it is touched anywhere: a landmark, which would stand there, where it completes most.
Spot shownFirst(const City &city, const Piece &piece)
{
    return std::holds_alternative<Landmark>(piece) ? tapestryview::bestSpot(city, piece) : firstSpot(city, piece);
}

} // namespace

QVariantMap TapestryMatch::placing() const
{
    return once(u"placing"_s, [this] {
        const auto placing = isReplay() ? std::nullopt : placingOf(state(), pencil());
        if (!placing)
            return QVariantMap();
        const Spot spot = pencil().spot >= 0 || placing->isMarker ? spotOf(state(), pencil(), *placing)
                                                                  : shownFirst(state().at(placing->seat).city, placing->piece);
        QVariantMap place = tapestryview::place(state(), placing->seat, placing->piece, spot);
        if (placing->isMarker)
            place = tapestryview::markerPlace(state(), state().queue[openEntry(state(), pencil())], place);
        place.insert(u"isAside"_s, pencil().aside >= 0);
        return place;
    });
}

QVariantMap TapestryMatch::cityOf(int seat) const
{
    return seat < 0 || seat >= state().players ? QVariantMap() : tapestryview::city(state(), seat);
}

QVariantMap TapestryMatch::tried(int seat, int what, int spot) const
{
    if (!keepsCity(seat) || !tapestryview::isPiece(what))
        return {};
    const Piece piece = tapestryview::pieceAt(what);
    const Spots spots = state().at(seat).city.spotsFor(piece);
    if (spots.empty())
        return {};
    const bool isSpot = spot >= 0 && spot < Spot::kCount && spots.indexOf(Spot::ofNumber(spot));
    const City &city = state().at(seat).city;
    const QVariantMap place = tapestryview::place(state(), seat, piece, isSpot ? Spot::ofNumber(spot) : shownFirst(city, piece));
    const auto placing = isReplay() ? std::nullopt : placingOf(state(), pencil());
    return placing && placing->isMarker && placing->seat == seat && placing->piece == piece
        ? tapestryview::markerPlace(state(), state().queue[openEntry(state(), pencil())], place)
        : place;
}

QVariantList TapestryMatch::missingPlots(int seat) const
{
    return keepsCity(seat) ? tapestryview::missing(state().at(seat).city) : QVariantList();
}

bool TapestryMatch::keepsCity(int seat) const
{
    return seat >= 0 && seat < state().players && state().at(seat).city.isKept();
}

int TapestryMatch::spotAfter(int seat, int what, int spot, int step) const
{
    return keepsCity(seat) && tapestryview::isPiece(what) && spot >= 0 && spot < Spot::kCount
        ? tapestryview::spotAfter(state().at(seat).city, tapestryview::pieceAt(what), spot, step)
        : -1;
}

int TapestryMatch::spotNear(int seat, int what, int turn, double column, double row) const
{
    return keepsCity(seat) && tapestryview::isPiece(what)
        ? tapestryview::spotNear(state().at(seat).city, tapestryview::pieceAt(what), turn, column, row)
        : -1;
}

int TapestryMatch::spotOver(int seat, int what, int spot, int turn, int column, int row)
{
    if (!keepsCity(seat) || !tapestryview::isPiece(what) || column < 0 || column >= kCitySide || row < 0 || row >= kCitySide)
        return -1;
    const Piece piece = tapestryview::pieceAt(what);
    const int over = tapestryview::spotOver(state().at(seat).city, piece, spot, turn, column, row);
    if (over < 0)
        //: Told where a plot of a city is touched that a landmark cannot cover: %1 the landmark
        Q_EMIT informed(tr("%1 finds no room on this plot.").arg(termText("piece", pieceName(piece))));
    return over;
}

int TapestryMatch::spotTurned(int seat, int what, int spot) const
{
    return keepsCity(seat) && tapestryview::isPiece(what) && spot >= 0 && spot < Spot::kCount
        ? tapestryview::spotTurned(state().at(seat).city, tapestryview::pieceAt(what), spot)
        : -1;
}

} // namespace pegsheet::app
