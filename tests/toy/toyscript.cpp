// SPDX-License-Identifier: Apache-2.0
#include "tests/qml/pages/gamescript.h"
#include "tests/toy/app/toymatch.h"

namespace pegsheet::tests {

using namespace Qt::StringLiterals;

namespace {

app::toy::ToyMatch &toyOf(Table &table)
{
    return *qobject_cast<app::toy::ToyMatch *>(table.application().match());
}

bool begin(Table &table, const QStringList &names)
{
    return table.sitDown(names, u"newToy"_s) && table.primary(u"setupBar"_s) && table.application().match() != nullptr;
}

bool beginSomething(Table &table)
{
    const QVariantMap sheet = toyOf(table).sheets().at(toyOf(table).seat()).toMap();
    const auto hole = sheet.value(u"holes"_s).toList().indexOf(0);
    return (toyOf(table).die() > 0 || table.click(u"face4"_s))
        && (toyOf(table).hole() == hole || table.click(QStringList{u"left"_s, u"middle"_s, u"right"_s}.at(hole)));
}

// Every turn fills the next hole.
bool playTurn(Table &table)
{
    return beginSomething(table) && table.primary();
}

bool finish(Table &table)
{
    while (!toyOf(table).over())
        if (!playTurn(table))
            return false;
    return true;
}

QString begun(Table &table)
{
    const app::toy::ToyMatch &toy = toyOf(table);
    return toy.hole() < 0 && toy.die() == 0 ? QString() : u"%1 into hole %2"_s.arg(toy.die()).arg(toy.hole());
}

// The first hole stays empty, and the second one closed.
bool makeOtherwise(Table &table)
{
    return table.secondary();
}

bool overrule(Table &table)
{
    QQuickItem *left = table.find(u"field_left"_s);
    return left != nullptr && table.click(table.findIf(left, [](QQuickItem *item) { return item->objectName() == "more"_L1; }));
}

} // namespace

const GameScript &toyScript();
const GameScript &toyScript()
{
    static constexpr GameScript kScript{"toy", &begin,         &playTurn, &finish,   &beginSomething, &begun,
                                        0,     &makeOtherwise, &playTurn, &overrule, "right",         "right"};
    return kScript;
}

} // namespace pegsheet::tests
