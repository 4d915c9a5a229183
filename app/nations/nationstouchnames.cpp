// SPDX-License-Identifier: Apache-2.0
// What undo and redo say of touches that are no move yet.
#include "app/nations/nationsmatch.h"

#include "app/nations/nationswords.h"
#include "app/text/sentence.h"

namespace pegsheet::app {

using namespace nations;

namespace {

// One die or chit, by its place among the faces and the kinds of chits.
QString pieceName(int place)
{
    Pieces one;
    const auto chits = static_cast<int>(kCount<DieFace>);
    if (place < chits)
        one.dice.values.at(static_cast<std::size_t>(place)) = 1;
    else
        one.chits.values.at(static_cast<std::size_t>(place - chits)) = 1;
    return nationswords::pieces(one).join(QString());
}

QString nameIn(const Value &with)
{
    Tile tile;
    const Value *given = with.find("tile");
    return given == nullptr || fromValue("tile", *given, tile) ? QString() : nationswords::nameOfTile(tile);
}

} // namespace

QString NationsMatch::touchName(const Touch &touch) const
{
    switch (static_cast<PencilKind>(touch.kind)) {
    case PencilKind::Ready: //: After "Undo:": everything that was laid ready
        return tr("all of it");
    case PencilKind::Open:
    case PencilKind::Close:
    case PencilKind::OfferPlace: //: After "Undo:": the page on which a tile is entered
        return tr("tile");
    case PencilKind::Tile: return touch.at < 0 ? tr("tile") : termText("tileKind", nameOf(static_cast<TileKind>(touch.at)));
    case PencilKind::Die: return nationswords::dice(static_cast<Colour>(touch.at), 1);
    case PencilKind::Chit: return nationswords::chits(static_cast<Chit>(touch.at), 1);
    case PencilKind::Points: return nationswords::points(touch.number);
    case PencilKind::Stone: return nationswords::symbols(Symbol::Stone, touch.number);
    case PencilKind::Row: //: After "Undo:": the row of the offer that a tile lies in
        return tr("row %1").arg(touch.number);
    case PencilKind::Slot: //: After "Undo:": the slot of the board that a tile goes to
        return tr("slot %1").arg(touch.number);
    case PencilKind::Name: //: After "Undo:": what a tile is called
        return tr("name");
    case PencilKind::Known: return nameIn(touch.with);
    case PencilKind::Offered: {
        const Place &there = state().offer.at(static_cast<std::size_t>(touch.at));
        return there ? nationswords::nameOfTile(*there) : tr("tile");
    }
    case PencilKind::Piece: return pieceName(touch.at);
    case PencilKind::Finish:
    case PencilKind::Way:
    case PencilKind::Back:
    case PencilKind::Build: //: After "Undo:": what is paid, and with what
        return tr("payment");
    case PencilKind::Reroll: //: After "Undo:": dice are rolled again
        return tr("roll again");
    case PencilKind::Face: return termText("dieFace", nameOf(static_cast<DieFace>(touch.at)));
    case PencilKind::Famine: //: After "Undo:": what an event asks for, a number
        return tr("famine %1").arg(touch.number);
    case PencilKind::War: //: After "Undo:": what an event asks for, a number
        return tr("war %1").arg(touch.number);
    case PencilKind::Depth: //: After "Undo:": how much is kept from this age on
        return tr("how much is kept");
    case PencilKind::Sum: return nationsview::sumName(state(), touch);
    case PencilKind::Sheet:
    case PencilKind::Seat:
    case PencilKind::Met: return names().value(touch.at);
    case PencilKind::Spent:
    case PencilKind::Opponent:
    case PencilKind::Remove: return QString::number(touch.number);
    case PencilKind::Pass:
    case PencilKind::EndAge:
    case PencilKind::GiveBack:
    case PencilKind::Rolled:     // a move at once
    case PencilKind::Ask: break; // only shows something
    case PencilKind::Event:      //: After "Undo:": the event of an age
        return tr("event");
    }
    return {};
}

} // namespace pegsheet::app
