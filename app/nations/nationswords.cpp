// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationswords.h"

#include "app/text/sentence.h"

#include <QCoreApplication>

#include <string>

namespace pegsheet::app::nationswords {

using namespace nations;

namespace {

struct NationsWords
{
    Q_DECLARE_TR_FUNCTIONS(NationsWords)
};

// The kind of counted phrase that belongs to an enumerator: "redDice".
template <NamedEnum E>
QString counted(E e, const char *ending, int count)
{
    return countedText(std::string(nameOf(e)) + ending, count);
}

} // namespace

QString age(int age)
{
    if (age < 1 || age > nations::kAges)
        return {};
    return scoreName(kAgeNames.at(static_cast<std::size_t>(age - 1)));
}

QString points(int points)
{
    return countedText("points", points);
}

QString dice(Colour colour, int count)
{
    return counted(colour, "Dice", count);
}

QString chits(Chit chit, int count)
{
    return counted(chit, "Chits", count);
}

QString symbols(Symbol symbol, int count)
{
    return counted(symbol, "Shown", count);
}

QStringList gains(const Gains &gains)
{
    QStringList parts;
    for (const Colour colour : kAll<Colour>)
        if (gains.dice[colour] > 0)
            parts.append(dice(colour, gains.dice[colour]));
    for (const Chit chit : kAll<Chit>)
        if (gains.chits[chit] > 0)
            parts.append(chits(chit, gains.chits[chit]));
    return parts;
}

QStringList pieces(const Pieces &pieces)
{
    QStringList parts;
    for (const DieFace face : kAll<DieFace>) {
        const int count = pieces.dice[face];
        if (count == 0)
            continue;
        const QString shown = symbols(kFaces[face].symbol, kFaces[face].n);
        //: What several dice show, each the same: %1 how many, %2 "3 books"
        const QString all = count == 1 ? shown : NationsWords::tr("%1 × %2").arg(count).arg(shown);
        // Most dice are white, and show one of anything: it is the others whose colour is told.
        parts.append(kFaces[face].colour == Colour::White
                         ? all
                         //: What a die shows: %1 "3 books", %2 the colour of the die
                         : NationsWords::tr("%1 (%2)").arg(all, termText("dieColour", nameOf(kFaces[face].colour))));
    }
    for (const Chit chit : kAll<Chit>)
        if (pieces.chits[chit] > 0)
            parts.append(chits(chit, pieces.chits[chit]));
    return parts;
}

QString nameOfTile(const Tile &tile)
{
    return tile.name.empty() ? termText("tileKind", nameOf(tile.kind)) : quotable(tile.name.text());
}

QString tile(const Tile &tile)
{
    QStringList parts{nameOfTile(tile)};
    if (!tile.name.empty())
        parts.append(termText("tileKind", nameOf(tile.kind)));
    parts += gains(tile.gains);
    if (tile.stone > 0)
        //: What building a wonder costs: %1 "4 stones"
        parts.append(NationsWords::tr("costs %1").arg(symbols(Symbol::Stone, tile.stone)));
    parts.append(points(tile.points));
    return listText(parts);
}

QString printed(Printed printed)
{
    //: A development that everybody begins with; %1 its name, %2 "1 white die"
    return NationsWords::tr("%1, printed on the board, %2").arg(scoreName(nameOf(printed)), listText(gains(gainsOf(std::nullopt))));
}

QString development(const Place &place, int slot)
{
    return place ? tile(*place) : printed(static_cast<Printed>(slot));
}

} // namespace pegsheet::app::nationswords
