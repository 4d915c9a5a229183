// SPDX-License-Identifier: Apache-2.0
#include "app/empires/empiresmatch.h"
#include "tests/qml/pages/gamescript.h"

namespace pegsheet::tests {

using namespace Qt::StringLiterals;

namespace {

app::EmpiresMatch &empiresOf(Table &table)
{
    return *qobject_cast<app::EmpiresMatch *>(table.application().match());
}

// Ten places are touched, the last one goes where room is left; the first round is one of Economy.
bool begin(Table &table, const QStringList &names)
{
    if (!table.sitDown(names, u"newEmpires"_s) || !table.primary(u"setupBar"_s) || table.application().match() == nullptr)
        return false;
    for (int place = 0; place < 10; ++place)
        if (!table.click(u"lay%1"_s.arg(place)))
            return false;
    return table.primary() && table.click(u"space0"_s);
}

bool reveal(Table &table, int kind, int number)
{
    return table.click(u"kind%1"_s.arg(kind)) && table.click(u"number%1"_s.arg(number));
}

// A Disaster is turned up, and the first player takes it.
bool playTurn(Table &table)
{
    app::EmpiresMatch &match = empiresOf(table);
    if (match.stage() == u"track"_s && !table.click(u"space0"_s))
        return false;
    const auto rounds = static_cast<int>(match.spaces().size());
    const int number = 1 + rounds % 11;
    if (match.stage() == u"reveal"_s && !reveal(table, rounds / 11, number))
        return false;
    if (!table.click(u"taker0"_s))
        return false;
    while (match.stage() == u"crisis"_s) {
        const QVariantList row = match.sheets().at(0).toMap().value(u"row"_s).toList();
        const auto asked = std::find_if(row.begin(), row.end(),
                                        [](const QVariant &place) { return place.toMap().value(u"asked"_s).toBool(); });
        if (asked == row.end() || !table.click(u"place%1"_s.arg(asked->toMap().value(u"position"_s).toInt())))
            return false;
    }
    return true;
}

bool finish(Table &)
{
    return false;
}

bool beginSomething(Table &table)
{
    return (empiresOf(table).stage() != u"track"_s || table.click(u"space0"_s)) && table.click(u"kind2"_s);
}

QString begun(Table &table)
{
    const int kind = empiresOf(table).begun().value(u"kind"_s).toInt();
    return kind < 0 ? QString() : QString::number(kind);
}

} // namespace

const GameScript &empiresScript();
const GameScript &empiresScript()
{
    static constexpr GameScript kScript{"empires", &begin, &playTurn, &finish, &beginSomething, &begun};
    return kScript;
}

} // namespace pegsheet::tests
