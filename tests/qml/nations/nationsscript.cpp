// SPDX-License-Identifier: Apache-2.0
#include "tests/qml/pages/gamescript.h"
#include "tests/qml/pages/nationsplayer.h"
#include "tests/qml/pages/nationstiles.h"

namespace pegsheet::tests {

using namespace Qt::StringLiterals;

namespace {

// The numbers of the event are made up, and so are the tiles.
bool begin(Table &table, const QStringList &names)
{
    return table.sitDown(names, u"newNations"_s) && table.primary(u"setupBar"_s) && nationsOf(table) != nullptr
        && clickNumber(table, u"dealFamine"_s, 1) && clickNumber(table, u"dealWar"_s, 2)
        && nationsOf(table)->stage() == app::NationsMatch::Act;
}

// A wonder is bought, and built in the next turn.
bool playTurn(Table &table)
{
    if (!nationsOf(table)->acting().wonder.empty)
        return table.click(u"build"_s);
    return table.primary() && table.click(u"kind3"_s) && clickNumber(table, u"stoneKeys"_s, 1)
        && clickNumber(table, u"pointKeys"_s, 2);
}

bool finish(Table &table)
{
    return NationsPlayer(table).finish();
}

bool beginSomething(Table &table)
{
    return table.primary() && table.click(u"kind0"_s) && table.click(u"die2"_s);
}

QString begun(Table &table)
{
    const app::NationsPicker picker = nationsOf(table)->picker();
    return picker.open ? picker.title + u' ' + picker.preview + u' ' + picker.missing : QString();
}

// No wonder that can be built.
bool makeOtherwise(Table &table)
{
    return table.primary() && table.click(u"kind1"_s) && clickNumber(table, u"pointKeys"_s, 1);
}

// There is one all the same.
bool overrule(Table &table)
{
    if (!table.click(u"tile_wonder"_s))
        return false;
    QQuickItem *stone = table.find(u"stone"_s);
    return stone != nullptr && table.click(table.findIf(stone, [](QQuickItem *item) { return item->objectName() == "more"_L1; }));
}

} // namespace

const GameScript &nationsScript();
const GameScript &nationsScript()
{
    static constexpr GameScript kScript{"nations", &begin,         &playTurn, &finish,   &beginSomething, &begun,
                                        1,         &makeOtherwise, &playTurn, &overrule, "books",         "advisor"};
    return kScript;
}

} // namespace pegsheet::tests
