// SPDX-License-Identifier: Apache-2.0
#include "tests/qml/pages/nationstiles.h"

namespace pegsheet::tests {

namespace Nations = app::Nations;
using namespace Qt::StringLiterals;

app::NationsMatch *nationsOf(Table &table)
{
    return qobject_cast<app::NationsMatch *>(table.application().match());
}

bool clickNumber(Table &table, const QString &pad, int number)
{
    QQuickItem *keys = table.find(pad);
    const QString name = u"number%1"_s.arg(number);
    return keys != nullptr && table.click(table.findIf(keys, [&](QQuickItem *item) { return item->objectName() == name; }));
}

bool buy(app::NationsMatch &match, const MadeUpTile &tile)
{
    const int before = match.moveList()->made();
    match.touch(u"open"_s);
    match.touch(u"tile"_s, tile.kind);
    for (const int die : tile.dice)
        match.touch(u"die"_s, die);
    for (const int chit : tile.chits)
        match.touch(u"chit"_s, chit);
    if (tile.stone > 0)
        match.touch(u"stone"_s, -1, tile.stone);
    if (tile.row > 0)
        match.touch(u"row"_s, -1, tile.row);
    match.touch(u"points"_s, -1, tile.points);
    if (tile.slot > 0)
        match.takeSlot(tile.slot);
    return match.moveList()->made() > before;
}

const QList<MadeUpTile> &madeUpTiles()
{
    static const QList<MadeUpTile> tiles{
        {Nations::Development, {Nations::Orange, Nations::Orange}, {}, 2, 0, 2},
        {Nations::Advisor, {}, {Nations::Reroll, Nations::Reroll}, 2},
        {Nations::Colony, {}, {Nations::Strength}, 1},
        {Nations::Wonder, {}, {Nations::Stone}, 5, 4},
        {Nations::Development, {Nations::Red, Nations::Red}, {}, 3, 0, 3},
        {Nations::Wonder, {}, {}, 4, 3},
        {Nations::Colony, {}, {Nations::Book}, 2},
        {Nations::Development, {Nations::Blue}, {}, 1, 0, 4},
        {Nations::Colony, {}, {}, 3},
        {Nations::Colony, {}, {Nations::Food}, 2},
        {Nations::Advisor, {}, {Nations::Book}, 3},
    };
    return tiles;
}

} // namespace pegsheet::tests
