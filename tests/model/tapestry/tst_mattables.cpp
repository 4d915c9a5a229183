// SPDX-License-Identifier: Apache-2.0
// The rows of civilizations against the facts.
#include "model/tapestry/printed.h"
#include "tests/model/tapestry/facts.h"
#include "tests/registry.h"

#include <QDirIterator>
#include <QMap>
#include <QRegularExpression>
#include <QSet>

#include <string>

namespace tst_tapestry_mattables {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

QJsonArray facts()
{
    return baseOf(factsIn("civilizations.json")[u"civilizations"].toArray());
}

QString printedText(NodePlace place)
{
    QString text;
    if (!kPrinted[place].isNone())
        eachPiece(printedAt(place), [&text](std::string_view piece) { text += textOf(piece); });
    return text;
}

QRegularExpressionMatch matchIn(const QString &text, const char *pattern)
{
    return QRegularExpression(QLatin1String(pattern)).match(text);
}

// What the facts say in words, in the language of benefits.
struct Adjusted
{
    QString atStart;
    QString afterFirst;
    int plots = 0;
};
Adjusted adjustedBy(const QString &text)
{
    if (text.contains(u"draw until"))
        return {{}, QStringLiteral("tapestry"), 0};
    if (text.contains(u"marker per opponent"))
        return {{}, {}, 1};
    if (text.startsWith(u"lose 1 culture and 1 any at the end of the first"))
        return {{}, QStringLiteral("all(lose(culture),lose(any))"), 0};
    if (const auto points = matchIn(text, "at start: (\\d+) VP per opponent"); points.hasMatch())
        return {QStringLiteral("times(opponents,vp(%1))").arg(points.captured(1)), {}, 0};
    if (const auto tiles = matchIn(text, "at start also (\\d+) tiles"); tiles.hasMatch())
        return {QStringLiteral("tile*") + tiles.captured(1), {}, 0};
    const auto any = matchIn(text, "^at start: (\\d+) any(?: \\+ (\\d+) VP)?");
    if (!any.hasMatch())
        return {};
    const QString gained = any.captured(1) == u"1" ? QStringLiteral("any") : QStringLiteral("any*") + any.captured(1);
    return {any.captured(2).isEmpty() ? gained : QStringLiteral("all(%1,vp(%2))").arg(gained, any.captured(2)), {}, 0};
}

// The turns of its part of step 1; of none 0 to 0.
QString turnsBy(const QString &trigger)
{
    const auto turns = matchIn(trigger, "income (?:\\((\\d)\\))?(\\d)-(\\d)");
    if (turns.hasMatch())
        return (turns.captured(1).isEmpty() ? turns.captured(2) : turns.captured(1)) + u'-' + turns.captured(3);
    return trigger.contains(u"final income") ? QStringLiteral("5-5") : QStringLiteral("0-0");
}

QString markersBy(const QString &summary)
{
    const auto markers = matchIn(summary, "(\\d) markers");
    return markers.hasMatch() ? markers.captured(1) : QStringLiteral("0");
}

// The columns with `/` between them.
QString boxesBy(const QJsonObject &data)
{
    QStringList columns;
    const QJsonArray all = data.contains(u"columns") ? data[u"columns"].toArray()
        : data.contains(u"rows")                     ? data[u"rows"].toArray()
                                                     : QJsonArray();
    for (const QJsonValue column : all)
        columns.append(column.toVariant().toStringList().join(u' '));
    if (data.contains(u"squares"))
        columns.append(data[u"squares"].toVariant().toStringList().join(u' '));
    QStringList steps;
    for (const QJsonValue track : data[u"tracks"].toArray())
        steps.append(QStringLiteral("adv(%1)").arg(track.toString().at(0)));
    return columns.isEmpty() ? steps.join(u' ') : columns.join(u'/');
}

Midgame midgameBy(const QString &text)
{
    const QMap<QString, Midgame> texts{{QStringLiteral("swap 2 income buildings up to 3 times"), Midgame::Swap},
                                       {QStringLiteral("start on any space and gain it"), Midgame::AnyBox},
                                       {QStringLiteral("discard and draw another (printed)"), Midgame::Redraw},
                                       {QStringLiteral("give 4 markers at once"), Midgame::GiveAll},
                                       {QStringLiteral("place remaining outposts from the right"), Midgame::Outposts}};
    return texts.value(text, Midgame::None);
}

MaybeOne<Event> eventBy(const QString &trigger, const QString &summary)
{
    if (summary.contains(u"identical income buildings"))
        return Event::DistrictOfOneKind;
    if (trigger.contains(u"conquering an empty territory"))
        return Event::EmptyTerritory;
    if (summary.contains(u"reaching a number"))
        return Event::Growth;
    return summary.contains(u"gains a landmark") ? MaybeOne<Event>(Event::Landmark) : MaybeOne<Event>();
}

std::uint8_t bitsOf(const QJsonValue &numbers)
{
    unsigned bits = 0;
    for (const QJsonValue number : numbers.toArray())
        bits |= 1U << static_cast<unsigned>(number.toInt());
    return static_cast<std::uint8_t>(bits);
}

// What the rules are written in, without the tables of civilizations.
struct RuleFile
{
    QString path;
    QString text;
};
QList<RuleFile> rules()
{
    const QStringList tables{QStringLiteral("civilizationwords.h"), QStringLiteral("civilizationrows.h")};
    QList<RuleFile> sources;
    QDirIterator each(pegsheet::tests::sourcePath(QStringLiteral("model/tapestry")),
                      {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files, QDirIterator::Subdirectories);
    while (each.hasNext()) {
        QFile file(each.next());
        if (!tables.contains(each.fileName()) && file.open(QIODevice::ReadOnly))
            sources.append({each.filePath(), QString::fromUtf8(file.readAll())});
    }
    return sources;
}

} // namespace

// Every civilization of the base game is a row, and what it says is data.
class TestMatTables : public QObject
{
    Q_OBJECT

private slots:
    void namesStandInTheOrderOfTheFacts() { QVERIFY(areNamesOf<Civilization>(facts(), "id")); }
    // civilizations.json; DE p.29, p.32.
    void everyMat_data()
    {
        QTest::addColumn<int>("civilization");
        for (const Civilization civilization : kAll<Civilization>)
            QTest::newRow(std::string(nameOf(civilization)).c_str()) << int(civilization);
    }
    void everyMat()
    {
        QFETCH(const int, civilization);
        const QJsonValue fact = facts()[civilization];
        const CivilizationRow &row = kCivilizations.values.at(static_cast<std::size_t>(civilization));
        const QString summary = fact[u"summary"].toString();
        const QString trigger = fact[u"trigger"].toString();
        const Adjusted adjusted = adjustedBy(fact[u"adjustment_2023_rulebook"].toString());
        QCOMPARE(textOf(row.adjustment.atStart), adjusted.atStart);
        QCOMPARE(textOf(row.adjustment.afterFirst), adjusted.afterFirst);
        QCOMPARE(int{row.plots}, adjusted.plots);
        QCOMPARE(row.adjustment.sure != Sure::None, fact[u"adjustment_2023_rulebook"].isString());
        QCOMPARE(QStringLiteral("%1-%2").arg(row.stepOne.first).arg(row.stepOne.last), turnsBy(trigger));
        QCOMPARE(row.stepOne.duty != Duty::None, row.stepOne.first > 0);
        QCOMPARE(QString::number(row.markers), markersBy(summary));
        QCOMPARE(textOf(row.boxes), boxesBy(fact[u"data"].toObject()));
        QCOMPARE(textOf(nameOf(row.midgame)), textOf(nameOf(midgameBy(fact[u"midgame"].toString()))));
        QVERIFY(row.on.event == eventBy(trigger, summary));
        QCOMPARE(int{row.leap}, summary.startsWith(u"move 4 spaces on each track") ? 4 : 0);
        QCOMPARE(textOf(row.start),
                 summary.contains(u"gain 1 of each resource") ? QStringLiteral("all(coin,worker,food,culture)") : QString());
    }
    // What was read is written back as it was.
    void everyBenefitIsPrinted()
    {
        for (const Civilization civilization : kAll<Civilization>) {
            const CivilizationRow &row = kCivilizations[civilization];
            QCOMPARE(printedText(kPrinted.start(civilization)), textOf(row.start));
            for (int players = 1; players <= 5; ++players)
                QCOMPARE(printedText(kPrinted.adjustment(civilization, players)), textOf(row.adjustment.of(players)));
            QCOMPARE(printedText(kPrinted.afterFirst(civilization)), textOf(row.adjustment.afterFirst));
            QCOMPARE(printedText(kPrinted.gains(civilization)), textOf(row.on.gains));
            for (int column = 0; column < row.columns(); ++column)
                for (int box = 0; box < row.boxesIn(column); ++box)
                    QCOMPARE(printedText(kPrinted.box(civilization, column, box)), textOf(row.box(column, box)));
        }
    }
    void pathsOfTheEntertainers()
    {
        const QJsonValue edges = facts()[static_cast<int>(Civilization::Entertainers)][u"data"][u"edges"];
        QCOMPARE(pathsFrom(0, 0), std::uint32_t{bitsOf(edges[u"start"])});
        for (int column = 1; column < 4; ++column)
            for (int row = 0; row < 4; ++row)
                QCOMPARE(pathsFrom(column, row), std::uint32_t{bitsOf(edges[QStringLiteral("col%1").arg(column)][row])});
        for (int row = 0; row < 4; ++row)
            QCOMPARE(pathsFrom(4, row), 0U);
    }
    void numbersOfTheMats()
    {
        const auto summary = [](Civilization civilization) {
            return facts()[static_cast<int>(civilization)][u"summary"].toString();
        };
        const auto number = [&](Civilization civilization, const char *pattern) {
            return matchIn(summary(civilization), pattern).captured(1).toInt();
        };
        const QJsonValue land = facts()[static_cast<int>(Civilization::Isolationists)][u"data"][u"vp_by_size"];
        QCOMPARE(landPoints(0), 0);
        for (int size = 1; size < 6; ++size)
            QCOMPARE(landPoints(size), land[QString::number(size)].toInt());
        for (int size = 6; size < 9; ++size)
            QCOMPARE(landPoints(size), land[u"6+"].toInt());
        const Per<const char *, Predicted> predicted{
            {"tech cards 1-(\\d)", "complete districts 1-(\\d)", "controlled territories 1-(\\d)", "completed tracks 1-(\\d)"}};
        for (const Predicted what : kAll<Predicted>)
            QCOMPARE(int{kMostPredicted[what]}, number(Civilization::Mystics, predicted[what]));
        QCOMPARE(kExactPoints, number(Civilization::Mystics, "(\\d+) VP each"));
        QCOMPARE(kPastEndPoints, number(Civilization::Alchemists, "scores (\\d) VP"));
        QCOMPARE(kTrackPoints, number(Civilization::TheChosen, "(\\d) VP per opponent"));
        QCOMPARE(kLastAchievementPoints, number(Civilization::TheChosen, "final income: (\\d) VP"));
        const QString swaps = facts()[static_cast<int>(Civilization::Architects)][u"midgame"].toString();
        QCOMPARE(kMostSwaps, matchIn(swaps, "up to (\\d) times").captured(1).toInt());
    }
    // No word of rows is there for nothing.
    void everyWordIsUsedByARow()
    {
        const auto isUsed = [](auto of) { return std::any_of(kCivilizations.values.begin(), kCivilizations.values.end(), of); };
        for (const MatMark mark : kAll<MatMark>)
            QVERIFY2(isUsed([&](const CivilizationRow &row) { return row.has(mark); }), std::string(nameOf(mark)).c_str());
        for (const Midgame midgame : kAll<Midgame>)
            QVERIFY(isUsed([&](const CivilizationRow &row) { return row.midgame == midgame; }));
        for (const Duty duty : kAll<Duty>)
            QVERIFY(isUsed([&](const CivilizationRow &row) { return row.stepOne.duty == duty; }));
        for (const Course course : kAll<Course>)
            QVERIFY(isUsed([&](const CivilizationRow &row) { return row.course == course; }));
        for (const MatField field : kAll<MatField>)
            QVERIFY(isUsed([&](const CivilizationRow &row) { return row.shows(field); }));
        for (const MatProcedure procedure : kAll<MatProcedure>)
            QVERIFY(isUsed([&](const CivilizationRow &row) { return row.procedure == procedure; }));
    }
    // A new mat is one row: no rule asks for one by its name.
    void noRuleNamesACivilization()
    {
        const QRegularExpression named(QStringLiteral("\\bCivilization::[A-Z]\\w*"));
        int files = 0;
        for (const RuleFile &source : rules()) {
            const QRegularExpressionMatch match = named.match(source.text);
            const bool mayName = source.path.contains(QStringLiteral("/procedures/"));
            QVERIFY2(mayName || !match.hasMatch(), (source.path + u' ' + match.captured()).toUtf8().constData());
            ++files;
        }
        QVERIFY(files > 80);
    }
    // Each mark changes a rule.
    void everyMarkIsAskedFor()
    {
        const QStringList enumerators{
            QStringLiteral("LinesTwice"),       QStringLiteral("TakesBuildings"), QStringLiteral("BuildsOnMap"),
            QStringLiteral("ProtectsConquest"), QStringLiteral("HoldsOutposts"),  QStringLiteral("LiftsAny"),
            QStringLiteral("CopiesPlayed"),     QStringLiteral("Trades"),         QStringLiteral("MaySpareDie"),
            QStringLiteral("CardOnFire"),       QStringLiteral("OnlyAtStart")};
        QCOMPARE(std::size_t(enumerators.size()), kCount<MatMark>);
        for (const MatMark mark : kAll<MatMark>) {
            const QString asked = QStringLiteral("MatMark::") + enumerators[static_cast<int>(mark)];
            const auto all = rules();
            const bool isAsked = std::any_of(all.begin(), all.end(),
                                             [&](const RuleFile &source) { return source.text.contains(asked); });
            QVERIFY2(isAsked, asked.toUtf8().constData());
        }
    }
};

} // namespace tst_tapestry_mattables

PEGSHEET_TEST(tst_tapestry_mattables, TestMatTables)
#include "tst_mattables.moc"
