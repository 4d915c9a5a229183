// SPDX-License-Identifier: Apache-2.0
#include "tests/qml/pages/gamescript.h"
#include "tests/qml/pages/tapestryplayer.h"

namespace pegsheet::tests {

using namespace Qt::StringLiterals;
using tapestry::Track;
using tapestry::Word;

namespace {

constexpr int kSteps = 3;

// Of whose turn it is.
QVariantMap sheet(Table &table)
{
    return tapestryOf(table)->sheets().at(tapestryOf(table)->turnSeat()).toMap();
}

int incomes(Table &table)
{
    return sheet(table).value(u"incomes"_s).toInt();
}

QVariantMap head(Table &table, Track track)
{
    return sheet(table).value(u"tracks"_s).toList().at(static_cast<int>(track)).toMap();
}

// Somebody has gone so far on that track as no income turn leads.
bool goOn(Table &table, Track track)
{
    TapestryPlayer player(table);
    const bool isTold = tapestryOf(table)->benefit().contains(u"seat"_s) || table.secondary();
    return isTold && player.say(Word::AdvX, static_cast<int>(track), kSteps) && table.primary();
}

bool begin(Table &table, const QStringList &names)
{
    return table.sitDown(names, u"newTapestry"_s) && table.primary(u"setupBar"_s) && tapestryOf(table) != nullptr;
}

// First a way on the military track and an income turn; then a step from there; then income turns.
bool playTurn(Table &table)
{
    TapestryPlayer player(table);
    const bool isFirst = incomes(table) == 0;
    const int next = head(table, Track::Military).value(u"space"_s).toInt();
    if (isFirst && next == 1 && !goOn(table, Track::Military))
        return false;
    if (incomes(table) == 1 && next == kSteps + 1)
        return player.advance(Track::Military) && player.answerAll();
    return player.takeIncome();
}

bool finish(Table &table)
{
    while (!tapestryOf(table)->over())
        if (tapestryOf(table)->stage() == "tie"_L1 ? !TapestryPlayer(table).answer() : !playTurn(table))
            return false;
    return true;
}

bool beginSomething(Table &table)
{
    return table.secondary();
}

QString begun(Table &table)
{
    return tapestryOf(table)->benefit().contains(u"seat"_s) ? tapestryOf(table)->question() : QString();
}

// Another track; while the past is mended that is enough.
bool makeOtherwise(Table &table)
{
    return goOn(table, Track::Exploration) && (table.find(u"repair"_s) != nullptr || TapestryPlayer(table).takeIncome());
}

bool makeInstead(Table &table)
{
    return TapestryPlayer(table).advance(Track::Technology) && TapestryPlayer(table).answerAll();
}

// The token stands there all the same.
bool overrule(Table &table)
{
    for (int step = 0; step < kSteps; ++step) {
        QQuickItem *token = table.find(u"field_tracks.military0"_s);
        if (token == nullptr || !table.click(table.findIf(token, [](QQuickItem *item) { return item->objectName() == "more"_L1; })))
            return false;
    }
    return true;
}

} // namespace

const GameScript &tapestryScript();
const GameScript &tapestryScript()
{
    static constexpr GameScript kScript{"tapestry",     &begin,       &playTurn, &finish, &beginSomething, &begun, 0,
                                        &makeOtherwise, &makeInstead, &overrule, "vp",    "resource_coin"};
    return kScript;
}

} // namespace pegsheet::tests
