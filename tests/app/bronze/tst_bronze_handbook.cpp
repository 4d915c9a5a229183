// SPDX-License-Identifier: Apache-2.0
// The rules at hand: everything of the rules in play is explained in every language, and nothing else.
#include "app/bronze/handbook.h"
#include "app/bronze/text/bronzetext.h"
#include "app/text/language.h"
#include "tests/model/bronze/table.h"
#include "tests/model/seats.h"
#include "tests/registry.h"

#include <QRegularExpression>
#include <QtTest>

namespace tst_bronze_handbook {

using namespace pegsheet;
using namespace pegsheet::bronze;
using namespace Qt::StringLiterals;

namespace {

const std::vector<Seats> kTables{{1, "classic"},
                                 {2, "classic"},
                                 {3, "classic", {{"trading", true}}},
                                 {1, "2024", {{"soloEndsEarly", true}}},
                                 {4, "2024", {{"longerGame", true}}},
                                 {1, "late"},
                                 {4, "late"}};

QVariantList rulesOf(const Seats &seats)
{
    return app::rulesAtHand(Table(seats.players, seats.variant, seats.options, seats.mode).state);
}

QVariantMap entryOf(const QVariantList &sections, const QString &title)
{
    for (const QVariant &section : sections)
        for (const QVariant &entry : section.toMap().value(u"entries"_s).toList())
            if (entry.toMap().value(u"title"_s) == title)
                return entry.toMap();
    return {};
}

QString textOf(const QVariantList &sections, const QString &title)
{
    return entryOf(sections, title).value(u"text"_s).toString();
}

} // namespace

class HandbookTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(installLanguage(u"en"_s)); }

    void everythingIsExplainedInEveryLanguage()
    {
        for (const QString &language : languages()) {
            QVERIFY(installLanguage(language));
            for (const Seats &seats : kTables) {
                const State state = Table(seats.players, seats.variant, seats.options).state;
                const QVariantList sections = rulesOf(seats);
                for (const Disaster disaster : kAll<Disaster>)
                    QVERIFY(!textOf(sections, disasterName(disaster)).isEmpty());
                for (const Development development : kAll<Development>)
                    QCOMPARE(!textOf(sections, developmentName(development)).isEmpty(), exists(state, development));
                for (const Monument monument : kAll<Monument>)
                    QVERIFY(!entryOf(sections, monumentName(monument)).value(u"detail"_s).toString().isEmpty());
                QCOMPARE(!textOf(sections, phaseName(Phase::Trade)).isEmpty(), state.agreed.trading);
            }
        }
    }
    void noPartIsLeftUnfilledAndNothingIsEnglishInGerman()
    {
        static const QRegularExpression kOpen(u"%[0-9n]|\\(s\\)"_s);
        for (const Seats &seats : kTables) {
            QVERIFY(installLanguage(u"en"_s));
            const QVariantList english = rulesOf(seats);
            QVERIFY(installLanguage(u"de"_s));
            const QVariantList german = rulesOf(seats);
            QCOMPARE(german.size(), english.size());
            for (qsizetype place = 0; place < german.size(); ++place) {
                const QVariantList ours = german[place].toMap().value(u"entries"_s).toList();
                const QVariantList theirs = english[place].toMap().value(u"entries"_s).toList();
                QCOMPARE(ours.size(), theirs.size());
                for (qsizetype entry = 0; entry < ours.size(); ++entry) {
                    const QString text = ours[entry].toMap().value(u"text"_s).toString();
                    QVERIFY2(text.isEmpty() || text != theirs[entry].toMap().value(u"text"_s), qPrintable(text));
                    for (const QVariant &part : ours[entry].toMap())
                        QVERIFY2(!part.toString().contains(kOpen), qPrintable(part.toString()));
                }
            }
        }
    }
    // Rules notes 1.6 and 1.7: what differs is told as these rules have it.
    void theNumbersAreThoseOfTheRules()
    {
        const QVariantList classic = rulesOf({2, "classic"});
        const QVariantList late = rulesOf({2, "late"});
        QVERIFY(textOf(classic, u"Granaries"_s).contains(u"4 coins"_s));
        QVERIFY(textOf(late, u"Granaries"_s).contains(u"6 coins"_s));
        QCOMPARE(entryOf(classic, u"Religion"_s).value(u"detail"_s).toString(), u"20 coins · 6 points"_s);
        QCOMPARE(entryOf(late, u"Religion"_s).value(u"detail"_s).toString(), u"25 coins · 7 points"_s);
        QCOMPARE(entryOf(classic, u"Obelisk"_s).value(u"detail"_s).toString(), u"9 boxes · 6 points first, then 3"_s);
        QCOMPARE(entryOf(late, u"Obelisk"_s).value(u"detail"_s).toString(), u"9 boxes · 6 points first, then 4"_s);
        QVERIFY(textOf(classic, u"Temple"_s).contains(u"2 players"_s));
        QVERIFY(textOf(late, u"Temple"_s).isEmpty());
        QVERIFY(textOf(classic, u"Invasion"_s) != textOf(late, u"Invasion"_s));
    }
    void oneAloneReadsTheRulesForOne()
    {
        const QVariantList several = rulesOf({2, "classic"});
        const QVariantList alone = rulesOf({1, "classic"});
        for (const char *title : {"Roll", "Pestilence", "Revolt", "Religion", "Medicine", "End of the match"})
            QVERIFY2(textOf(several, QLatin1String(title)) != textOf(alone, QLatin1String(title)), title);
        QVERIFY(textOf(alone, u"End of the match"_s).contains(u"10 rounds"_s));
        QVERIFY(textOf(rulesOf({1, "late"}), u"End of the match"_s).contains(u"11 rounds"_s));
    }
    // Each doubt about the Late Bronze Age is named.
    void whatIsNotCertainIsSaid()
    {
        QCOMPARE(rulesOf({2, "classic"}).size(), 5);
        QCOMPARE(rulesOf({2, "2024"}).size(), 6);
        QVERIFY(rulesOf({2, "late"}).constLast().toMap().value(u"entries"_s).toList().size() >= 5);
    }
};

} // namespace tst_bronze_handbook

PEGSHEET_TEST(tst_bronze_handbook, HandbookTest)
#include "tst_bronze_handbook.moc"
