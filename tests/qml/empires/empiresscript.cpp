// SPDX-License-Identifier: Apache-2.0
#include "tests/qml/pages/empiresplayer.h"
#include "tests/qml/pages/gamescript.h"

namespace pegsheet::tests {

using namespace Qt::StringLiterals;

namespace {

constexpr int kRounds = 4;
constexpr int kNumber = 9;

bool isAt(Table &table, QLatin1StringView stage)
{
    return empiresOf(table)->stage() == stage;
}

// Whoever does not have the start marker.
int other(Table &table)
{
    return 1 - empiresOf(table)->seat();
}

bool begin(Table &table, const QStringList &names)
{
    return table.sitDown(names, u"newEmpires"_s) && table.primary(u"setupBar"_s) && empiresOf(table) != nullptr
        && EmpiresPlayer(table).layRow();
}

// A Disaster that whoever has no start marker takes: it is theirs then. Each comes to the same place.
bool playTurn(Table &table)
{
    EmpiresPlayer player(table);
    if (isAt(table, "track"_L1) && !player.say(0))
        return false;
    if (isAt(table, "reveal"_L1) && !player.reveal((empiresOf(table)->round() - 1) % 8, kNumber))
        return false;
    return player.accept(other(table));
}

bool finish(Table &table)
{
    while (empiresOf(table)->round() <= kRounds)
        if (!playTurn(table))
            return false;
    EmpiresPlayer player(table);
    return player.sayEnd() && player.count();
}

bool beginSomething(Table &table)
{
    return (!isAt(table, "track"_L1) || EmpiresPlayer(table).say(0)) && table.click(u"kind5"_s);
}

QString begun(Table &table)
{
    const QVariantMap begun = empiresOf(table)->begun();
    const int kind = begun.value(u"kind"_s).toInt();
    return kind < 0 ? begun.value(u"asks"_s).toString() : empiresOf(table)->kindNames().at(kind);
}

// It destroys another place; while the past is mended the card is enough.
bool makeOtherwise(Table &table)
{
    EmpiresPlayer player(table);
    const bool isRevealed = player.reveal(7, 3);
    return isRevealed && (table.find(u"repair"_s) != nullptr || player.accept(other(table)));
}

// What was begun of it, up to the Disaster that nobody takes.
bool makeRest(Table &table)
{
    EmpiresPlayer player(table);
    return player.say(0) && player.reveal(2, kNumber);
}

bool makeInstead(Table &table)
{
    return EmpiresPlayer(table).accept(other(table));
}

// The place is destroyed all the same, so that its neighbours are in danger.
bool overrule(Table &table)
{
    return table.choose(u"correctSeat"_s, 1) && table.click(u"field_row%1"_s.arg(kNumber));
}

} // namespace

const GameScript &empiresScript();
const GameScript &empiresScript()
{
    static constexpr GameScript kScript{"empires",      &begin,       &playTurn, &finish, &beginSomething, &begun,   2,
                                        &makeOtherwise, &makeInstead, &overrule, "score", "score",         &makeRest};
    return kScript;
}

} // namespace pegsheet::tests
