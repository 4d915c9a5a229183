// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationssheet.h"

#include "app/nations/nationswords.h"
#include "app/nations/text/nationstext.h"
#include "model/nations/listed.h"
#include "model/nations/scoring.h"

#include <QCoreApplication>
#include <algorithm>
#include <string>

namespace pegsheet::app::nationsview {

using namespace nations;

namespace {

struct SheetText
{
    Q_DECLARE_TR_FUNCTIONS(NationsSheet)
};

int placeOf(const State &state, int seat)
{
    if (state.agreed.onlySheets)
        return state.seats.at(static_cast<std::size_t>(seat)).place;
    const auto order = state.turnOrder();
    return static_cast<int>(std::find(order.begin(), order.end(), seat) - order.begin()) + 1;
}

// "Books 2 · Famine 1": names of the score and their numbers.
QString namesWithNumbers(std::initializer_list<std::pair<const char *, int>> numbers)
{
    QStringList parts;
    for (const auto &[what, number] : numbers)
        //: Where points came from: %1 a step of the age or a kind of tile, %2 a number of points
        parts.append(SheetText::tr("%1 %2").arg(scoreName(what)).arg(number));
    return parts.join(QStringLiteral(" · "));
}

void addTiles(NationsSheet &sheet, const Shown &shown)
{
    const Player &now = shown.now.seats.at(static_cast<std::size_t>(sheet.seat));
    const Player &before = shown.before.seats.at(static_cast<std::size_t>(sheet.seat));
    const auto placed = [&](NationsTile tile, const Place &place, const Place &was, const std::string &path) {
        tile.corrected = isAsCorrected(shown.corrected, sheet.seat, path, place);
        tile.fresh = place != was;
        return tile;
    };
    for (int slot = 0; slot < kSlots; ++slot) {
        const Place &place = now.developments.at(static_cast<std::size_t>(slot));
        sheet.developments.append(placed(development(place, slot), place, before.developments.at(static_cast<std::size_t>(slot)),
                                         "developments." + std::to_string(slot)));
    }
    sheet.advisor = placed(tile(now.advisor, static_cast<int>(TileKind::Advisor)), now.advisor, before.advisor, "advisor");
    sheet.wonder = placed(tile(now.wonder, static_cast<int>(TileKind::Wonder)), now.wonder, before.wonder, "wonder");
    // It is seen beside the board once it is built.
    sheet.wonder.fresh = sheet.wonder.fresh && now.wonder;
    const auto addBeside = [&](const std::vector<Tile> &tiles, const std::vector<Tile> &were, bool isBuilt) {
        for (std::size_t at = 0; at < tiles.size(); ++at) {
            sheet.beside.append(placed(tile(tiles[at]), tiles[at], at < were.size() ? Place(were[at]) : Place(),
                                       (isBuilt ? "built." : "colonies.") + std::to_string(at)));
            sheet.beside.back().built = isBuilt;
        }
    };
    addBeside(now.colonies, before.colonies, false);
    addBeside(now.built, before.built, true);
}

// Where pieces are kept those that lie there, else those that the tiles say.
void addPieces(NationsSheet &sheet, const State &state, const Player &player)
{
    const Gains said = entitled(player);
    Gains lies = said;
    for (const Colour colour : kAll<Colour>)
        if (state.isFull())
            lies.dice[colour] = static_cast<std::uint8_t>(diceOf(player, colour));
    for (const Chit chit : kAll<Chit>)
        if (state.isFull())
            lies.chits[chit] = static_cast<std::uint8_t>(chitsOf(player, chit));
    sheet.dice = nationswords::expanded(lies.dice);
    sheet.chits = nationswords::expanded(lies.chits);
    // While pieces of a replaced tile are still there it is no mistake.
    if (lies != said && !(sheet.acting && state.step == Step::GiveBack))
        //: Beside dice and chits: others lie there than the tiles say; %1 "4 white dice, 1 gold chit"
        sheet.amiss =
            SheetText::tr("By the tiles it would be: %1. Correct what is wrong.").arg(listText(nationswords::gains(said)));
    for (const DieFace face : kAll<DieFace>) {
        NationsPiece piece = pieceOf(face);
        piece.count = player.available.dice[face];
        if (piece.count > 0)
            sheet.available.append(piece);
    }
    sheet.available += piecesOf({player.toRoll, player.available.chits});
    sheet.used = piecesOf({player.usedDice, player.usedChits});
}

void addLedger(NationsSheet &sheet, const State &state, const Player &player)
{
    const bool isTyped = state.agreed.onlySheets;
    if (isTyped)
        sheet.ledger.append({scoreName("track"), {}, sheet.points});
    // An age of which nothing is scored yet is not told.
    const int last = state.step > Step::Books ? state.age : state.age - 1;
    for (int age = 1; !isTyped && age <= kAges; ++age) {
        const AgePoints &points = player.ledger.at(static_cast<std::size_t>(age - 1));
        if (age <= last || points.total() != 0)
            sheet.ledger.append({nationswords::age(age),
                                 namesWithNumbers({{"books", points.books}, {"famine", points.famine}, {"war", points.war}}),
                                 points.total()});
    }
    const auto [developments, advisor, colonies, wonders] = tileTotals(state, player);
    if (sheet.tilesKnown || sheet.tilePoints > 0 || isTyped)
        sheet.ledger.append(
            //: What points came from: those that stand on a player's tiles, and count at the end
            {SheetText::tr("On tiles"),
             namesWithNumbers({{"developments", developments}, {"advisor", advisor}, {"colonies", colonies}, {"wonders", wonders}}),
             sheet.tilePoints});
}

NationsSheet sheetOf(const Shown &shown, int seat)
{
    const State &now = shown.now;
    const Player &player = now.seats.at(static_cast<std::size_t>(seat));
    NationsSheet sheet;
    sheet.seat = seat;
    sheet.acting = now.player == seat && now.step != Step::Over;
    sheet.passed = player.passed;
    sheet.place = placeOf(now, seat);
    sheet.points = trackOf(now, player);
    sheet.tilePoints = tileTotals(now, player).total();
    sheet.books = player.books;
    sheet.rerolls = rerollsLeft(now, player);
    sheet.canBuild = sheet.acting && ListedMoves(now).any(Kind::Build);
    sheet.entered = now.hasEntered(seat);
    sheet.tilesKnown = !now.tilesUnknown && !now.agreed.onlySheets;
    sheet.booksCorrected = lastCorrected(shown.corrected, seat, "books").has_value();
    sheet.pointsCorrected = std::any_of(shown.corrected.begin(), shown.corrected.end(), [seat](const CorrectedField &field) {
        return field.seat == seat && field.path.starts_with("ledger.");
    });
    addTiles(sheet, shown);
    addPieces(sheet, now, player);
    addLedger(sheet, now, player);
    return sheet;
}

} // namespace

QList<NationsSheet> sheets(const Shown &shown, const QStringList &names, const QList<int> &marks)
{
    QList<NationsSheet> list;
    for (int seat = 0; seat < shown.now.players; ++seat) {
        list.append(sheetOf(shown, seat));
        list.back().name = names.at(seat);
        list.back().mark = marks.at(seat);
    }
    return list;
}

} // namespace pegsheet::app::nationsview
