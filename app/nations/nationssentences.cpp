// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationssentences.h"

#include "app/nations/nationswords.h"
#include "model/core/overload.h"

#include <QCoreApplication>

#include <string_view>

namespace pegsheet::app::nationssentences {

using namespace nations;

namespace {

struct NationsSentences
{
    Q_DECLARE_TR_FUNCTIONS(NationsSentences)
};

std::string joined(const QStringList &parts)
{
    return listText(parts).toStdString();
}

// The values of a row, one of them only where it says something: another row speaks without it.
Object unlessEmpty(std::string_view key, const QStringList &parts)
{
    return parts.isEmpty() ? Object() : Object{{std::string(key), joined(parts)}};
}

std::string nameIn(const Tile &tile)
{
    return nationswords::nameOfTile(tile).toStdString();
}

QString spent(std::string_view what, const Pieces &pieces)
{
    if (pieces.empty())
        return say("spendNothing", {{"what", what}});
    return say("spend", {{"what", what}, {"pieces", joined(nationswords::pieces(pieces))}});
}

QString famineMet(const FamineMet &move, const QStringList &names)
{
    QStringList met;
    for (int seat = 0; seat < names.size(); ++seat)
        if (move.met.has(seat))
            met.append(names.at(seat));
    return say("famineMet", unlessEmpty("players", met));
}

QString corrected(const Correct &move, const QStringList &names)
{
    Object values;
    if (move.player >= 0)
        values.push_back({"player", names.value(move.player).toStdString()});
    if (!move.why.empty())
        values.push_back({"why", move.why});
    return say(move.player < 0 ? "correctTurn" : "correctSheet", std::move(values));
}

// What is bought out of the offer; what is built.
QString tileOf(const Place &place, std::string_view code)
{
    return say(code, {{"tile", place ? nameIn(*place) : std::string()}});
}

} // namespace

QString ofMove(const State &before, const Move &move, const QStringList &names)
{
    return std::visit(Overload{
                          [](const Roll &m) {
                              return say("roll", {{"dice", joined(nationswords::pieces({m.faces, {}}))}});
                          },
                          [](const Reroll &m) {
                              return say("reroll", unlessEmpty("dice", nationswords::pieces({m.dice, {}})));
                          },
                          [&](const Buy &m) { return tileOf(before.offer.at(offerPlace(m.column, m.row)), "buy"); },
                          [&](const Build &) { return tileOf(before.mine().wonder, "build"); },
                          [](const Pass &) { return say("pass"); },
                          [](const GiveBack &m) { return say("giveBack", unlessEmpty("pieces", nationswords::pieces(m.pieces))); },
                          [](const Books &m) { return spent("books", m.pieces); },
                          [](const Famine &m) { return spent("famine", m.pieces); },
                          [](const War &m) { return spent("war", m.pieces); },
                          [](const OpponentRoll &m) {
                              return say("opponentRoll", {{"books", m.books}});
                          },
                          [](const OpponentRemove &m) {
                              return say("opponentRemove", {{"d4", m.d4}});
                          },
                          [&](const Deal &m) {
                              return say("deal", {{"age", kAgeNames.at(before.age - 1U)}, {"famine", m.famine}, {"war", m.war}});
                          },
                          [](const BuyTile &m) { return tileOf(m.tile, "buy"); },
                          [](const BooksSpent &m) {
                              return say("booksSpent", {{"books", m.books}});
                          },
                          [&](const FamineMet &m) { return famineMet(m, names); },
                          [](const Strength &m) {
                              return say("strength", {{"strength", m.strength}});
                          },
                          [](const TilePoints &m) {
                              return say("tilePoints",
                                         {{"developments", m.sums.developments},
                                          {"advisor", m.sums.advisor},
                                          {"colonies", m.sums.colonies},
                                          {"wonders", m.sums.wonders}});
                          },
                          [&](const FinishedSheet &m) {
                              return say("sheet", {{"player", names.value(m.player).toStdString()}});
                          },
                          [&](const Correct &m) { return corrected(m, names); },
                      },
                      move);
}

QString shortName(const Move &move)
{
    return std::visit(Overload{
                          //: What the undo button takes back, a noun
                          [](const Roll &) { return NationsSentences::tr("Roll", "undo"); },
                          [](const Reroll &) { return NationsSentences::tr("Reroll", "undo"); },
                          [](const Buy &) { return NationsSentences::tr("Purchase", "undo"); },
                          [](const Build &) { return NationsSentences::tr("Building", "undo"); },
                          [](const Pass &) { return NationsSentences::tr("Passing", "undo"); },
                          [](const GiveBack &) { return NationsSentences::tr("Giving back", "undo"); },
                          [](const Books &) { return scoreName("books"); },
                          [](const Famine &) { return scoreName("famine"); },
                          [](const War &) { return scoreName("war"); },
                          [](const OpponentRoll &) { return NationsSentences::tr("The opponent's books", "undo"); },
                          [](const OpponentRemove &) { return NationsSentences::tr("The opponent's die", "undo"); },
                          [](const Deal &) { return NationsSentences::tr("Event", "undo"); },
                          [](const BuyTile &m) { return nationswords::nameOfTile(m.tile); },
                          [](const BooksSpent &) { return scoreName("books"); },
                          [](const FamineMet &) { return scoreName("famine"); },
                          [](const Strength &) { return NationsSentences::tr("Strength", "undo"); },
                          [](const TilePoints &) { return NationsSentences::tr("Points on tiles", "undo"); },
                          [](const FinishedSheet &) { return NationsSentences::tr("Final score", "undo"); },
                          [](const Correct &) { return NationsSentences::tr("Correction", "undo"); },
                      },
                      move);
}

} // namespace pegsheet::app::nationssentences
