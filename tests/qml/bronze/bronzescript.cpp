// SPDX-License-Identifier: Apache-2.0
#include "tests/qml/pages/gamescript.h"

namespace pegsheet::tests {

using namespace Qt::StringLiterals;

namespace {

const QStringList kDice{u"workers"_s, u"food"_s, u"food"_s, u"food"_s};

bool begin(Table &table, const QStringList &names)
{
    return table.begin(names, true);
}

// Three workers: the fourth city, which rolls a die of its own in the turn after that.
bool playTurn(Table &table)
{
    return (table.match()->stage() != app::BronzeMatch::Roll || table.enter(kDice)) && table.finishTurn();
}

// Rolls that bring coins, goods, workers, choices, disasters and famine.
bool finish(Table &table)
{
    static const QList<QStringList> kRolls{
        {u"coins"_s, u"coins"_s, u"good"_s},   {u"workers"_s, u"workers"_s, u"food"_s}, {u"skull"_s, u"skull"_s, u"coins"_s},
        {u"skull"_s, u"choice"_s, u"coins"_s}, {u"workers"_s, u"choice"_s, u"food"_s},  {u"coins"_s, u"coins"_s, u"coins"_s},
    };
    for (int turn = 0; turn < 90 && !table.match()->over(); ++turn)
        if (!table.enter(kRolls.at(turn % kRolls.size())) || !table.finishTurn())
            return false;
    return table.match()->over();
}

// Workers in pencil.
bool beginSomething(Table &table)
{
    return table.enter(kDice) && table.click(u"stepPyramid"_s);
}

QString begun(Table &table)
{
    const int set = table.match()->workers() - table.match()->workersLeft();
    return set > 0 ? u"%1 of %2 workers"_s.arg(set).arg(table.match()->workers()) : QString();
}

// The fourth city is not built.
bool makeOtherwise(Table &table)
{
    return table.click(u"stepPyramid"_s) && table.primary();
}

bool makeInstead(Table &table)
{
    return table.enter(kDice);
}

// It is there all the same.
bool overrule(Table &table)
{
    for (int box = 0; box < 3; ++box) {
        QQuickItem *city = table.find(u"field_cityBoxes.city4"_s);
        if (city == nullptr || !table.click(table.findIf(city, [](QQuickItem *item) { return item->objectName() == "more"_L1; })))
            return false;
    }
    return true;
}

} // namespace

const GameScript &bronzeScript();
const GameScript &bronzeScript()
{
    static constexpr GameScript kScript{"bronze", &begin,         &playTurn,    &finish,   &beginSomething, &begun,
                                        2,        &makeOtherwise, &makeInstead, &overrule, "food",          "peg_food@1"};
    return kScript;
}

} // namespace pegsheet::tests
