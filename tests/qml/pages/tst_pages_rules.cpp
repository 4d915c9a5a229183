// SPDX-License-Identifier: Apache-2.0
// Matches by other rules than the classic ones for several, played in the window: one player alone from the set-up on;
// those that the window cannot set up yet come from elsewhere and can be played on.
#include "app/session.h"
#include "model/bronze/game.h"
#include "model/core/matchof.h"
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/sizes.h"
#include "tests/qml/pages/table.h"
#include "tests/registry.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_pages_rules {

using namespace Qt::StringLiterals;
using pegsheet::app::BronzeMatch;
using pegsheet::tests::Table;

namespace {

const QList<QStringList> kRolls{
    {u"coins"_s, u"coins"_s, u"good"_s},   {u"workers"_s, u"workers"_s, u"food"_s}, {u"skull"_s, u"skull"_s, u"coins"_s},
    {u"skull"_s, u"choice"_s, u"coins"_s}, {u"workers"_s, u"choice"_s, u"food"_s},  {u"skull"_s, u"skull"_s, u"skull"_s},
};

} // namespace

class PagesRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { pegsheet::setApplicationFont(); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    // Ten rounds from the start page to the score, and once more: the score says how they compare.
    void oneAlonePlaysTenRounds_data()
    {
        pegsheet::tests::addSizesAndLanguages({QSize(360, 640), QSize(800, 1280), QSize(1920, 1080)});
    }
    void oneAlonePlaysTenRounds()
    {
        QFETCH(QSize, size);
        QFETCH(QString, language);
        Table::Options options = tableOptions();
        options.size = size;
        options.language = language;
        Table table(options);
        QVERIFY(table.click(u"newBronze"_s));
        QVERIFY(removeSeat(table, 1));
        QVERIFY(typeName(table));
        QVERIFY(table.primary(u"setupBar"_s));
        playAlone(table);
        const int first = table.match()->sheets().at(0).score;
        QVERIFY(sentence(table).endsWith(u'.'));
        QVERIFY(!sentence(table).contains(QString::number(first)));
        QVERIFY(table.find(u"earlier0"_s) == nullptr);
        // Once more, by the same rules: now there is something to compare with.
        QVERIFY(table.primary(u"finalBar"_s));
        if (table.find(u"setupBar"_s) != nullptr)
            QVERIFY(table.primary(u"setupBar"_s));
        playAlone(table);
        QVERIFY2(sentence(table).contains(QString::number(first).replace(u'-', u'−')), qPrintable(sentence(table)));
        QVERIFY(table.find(u"earlier0"_s) != nullptr && table.find(u"earlier1"_s) == nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }

    // DE, FR, solo: a skull is let go like any other die.
    void aloneASkullIsRolledAgain()
    {
        Table table(tableOptions(begun({{"Ada"}, "classic", {}, "play"})));
        table.match()->tray()->setRealDice(false);
        table.match()->tray()->setFaces([] { return pegsheet::bronze::Face::Skull; });
        QVERIFY(table.primary());
        QVERIFY(table.click(u"die0"_s, {0.9, 0.9}));
        QCOMPARE(table.match()->tray()->toRoll(), 1);
        QVERIFY(table.primary());
        QCOMPARE(table.match()->moveList()->made(), 2);
        QCOMPARE(table.warnings(), QStringList());
    }

    // LBASHEET: an invasion turned by Smithing asks for spearheads before the turn goes on.
    void anInvasionAsksForSpearheads()
    {
        const auto id = begun({{"Ada", "Ben"}, "late", {}, "play"},
                              pegsheet::Object{{"type", "correct"},
                                               {"player", 0},
                                               {"set",
                                                pegsheet::Object{{"developments", pegsheet::Array{"smithing"}},
                                                                 {"cityBoxes", pegsheet::Object{{"city4", 3}}},
                                                                 {"goods", pegsheet::Object{{"metal", 2}}},
                                                                 {"food", 9}}}});
        for (const bool send : {true, false}) {
            Table table(tableOptions(id));
            QVERIFY(table.enter({u"skull"_s}));
            QCOMPARE(table.match()->stage(), BronzeMatch::Spears);
            QVERIFY(table.match()->bar().enabled);
            QVERIFY(send ? table.primary() : table.secondary());
            QCOMPARE(table.match()->sheets().at(1).disasters, send ? 4 + 2 * 3 : 4);
            QCOMPARE(table.match()->sheets().at(0).disasters, 0);
            QVERIFY(table.find(u"news"_s) != nullptr && table.primary());
            QVERIFY(table.finishTurn());
            QCOMPARE(table.match()->seat(), 1);
            // Back to before the roll, for the other answer.
            table.match()->goTo(1);
            QCOMPARE(table.warnings(), QStringList());
        }
    }

    // With trading, and by the rules of the Late Bronze Age, whole matches are played by clicks.
    void matchesFromElsewhereArePlayedOn_data()
    {
        QTest::addColumn<QByteArray>("variant");
        QTest::addColumn<bool>("trading");
        QTest::newRow("trading") << QByteArray("classic") << true;
        QTest::newRow("2024") << QByteArray("2024") << false;
        QTest::newRow("late") << QByteArray("late") << false;
    }
    void matchesFromElsewhereArePlayedOn()
    {
        QFETCH(QByteArray, variant);
        QFETCH(bool, trading);
        const pegsheet::Object options = trading ? pegsheet::Object{{"trading", true}} : pegsheet::Object();
        Table table(tableOptions(begun({{"Ada", "Ben"}, variant.toStdString(), options, "play"})));
        for (int turn = 0; turn < 120 && !table.match()->over(); ++turn) {
            QVERIFY(table.enter(kRolls.at(turn % kRolls.size())));
            QVERIFY(table.finishTurn());
        }
        QVERIFY(table.match()->over());
        QVERIFY(table.find(u"scoreTable"_s) != nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }

    // The rules at hand are read by keys alone, to their end and back.
    void theRulesAreReadByKeys()
    {
        Table table(tableOptions(begun({{"Ada", "Ben"}, "late", {}, "play"})));
        table.key(Qt::Key_Menu);
        QVERIFY(table.click(u"menuRules"_s));
        QQuickItem *rules = table.find(u"rules"_s);
        QVERIFY(rules != nullptr);
        const auto at = [rules] { return rules->property("contentY").toReal(); };
        const qreal end = rules->property("contentHeight").toReal() - rules->height();
        QVERIFY(end > 0);
        table.key(Qt::Key_End);
        QCOMPARE(at(), end);
        table.key(Qt::Key_PageUp);
        QVERIFY(at() < end && at() > 0);
        table.key(Qt::Key_Home);
        QCOMPARE(at(), 0.0);
        table.key(Qt::Key_Escape);
        QVERIFY(table.find(u"rules"_s) == nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }

    // Some of the sheets were entered elsewhere: here they are gone on with, and scored once all are there.
    void finishedSheetsFromElsewhereAreGoneOnWith()
    {
        const auto sheet = [](int player) {
            return pegsheet::Object{{"type", "sheet"}, {"player", player}, {"developments", pegsheet::Array{"empire"}}};
        };
        const auto half = begun({{"Ada", "Ben"}, "classic", {}, "scoring"}, sheet(0));
        {
            Table table(tableOptions(half));
            QCOMPARE(table.match()->stage(), BronzeMatch::Typing);
            QVERIFY(!table.match()->bar().enabled);
            QCOMPARE(table.match()->seat(), 1);
            QCOMPARE(table.match()->sheets().at(0).score, 8 + 3);
            QCOMPARE(table.warnings(), QStringList());
        }
        pegsheet::storage::Library library(file());
        pegsheet::MaybeRefusal refusal;
        QVERIFY(!pegsheet::Session::open(library, {half}, refusal)->play(pegsheet::Value(sheet(1))));
        Table table(tableOptions(half));
        QVERIFY(table.find(u"scoreTable"_s) != nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }

private:
    [[nodiscard]] QString database() const { return m_folder->filePath(u"matches.db"_s); }
    [[nodiscard]] std::filesystem::path file() const { return database().toStdU16String(); }

    Table::Options tableOptions(qlonglong open = 0) const
    {
        Table::Options options;
        options.database = database();
        options.open = open;
        return options;
    }

    // A match in the database, with a first move if there is one.
    qlonglong begun(const pegsheet::Setup &setup, const pegsheet::Value &first = {}) const
    {
        pegsheet::storage::Library library(file());
        pegsheet::MaybeRefusal refusal;
        const auto session = pegsheet::Session::begin(*pegsheet::findGame("bronze"), setup, &library, refusal);
        if (session == nullptr || (!first.isNull() && session->play(first)))
            qFatal("the test's match is refused");
        return session->id().value;
    }

    static bool removeSeat(Table &table, int seat)
    {
        QQuickItem *row = table.find(u"seat%1"_s.arg(seat));
        return row != nullptr && table.click(table.findIf(row, [](QQuickItem *item) { return item->objectName() == "remove"_L1; }));
    }

    static bool typeName(Table &table)
    {
        QQuickItem *row = table.find(u"seat0"_s);
        if (row == nullptr || !table.click(table.findIf(row, [](QQuickItem *item) { return item->inherits("QQuickTextInput"); })))
            return false;
        table.type(u"Ada"_s);
        return true;
    }

    static void playAlone(Table &table)
    {
        QVERIFY(table.match() != nullptr && !table.match()->over());
        QCOMPARE(table.match()->rounds(), 10);
        // Nobody is there whom a revolt could strike instead.
        const auto developments = table.match()->sheets().at(0).developments;
        QStringList effects;
        for (const auto &development : developments)
            effects.append(development.effect);
        QVERIFY(effects.contains(u"Revolt does not hurt you"_s) || effects.contains(u"Aufstand schadet dir nicht"_s));
        for (int round = 1; round <= 10; ++round) {
            QCOMPARE(table.match()->round(), round);
            QCOMPARE(table.match()->lastRound().isEmpty(), round < 10);
            QVERIFY(table.enter(kRolls.at(round % kRolls.size())));
            QVERIFY(table.finishTurn());
        }
        QVERIFY(table.match()->over());
        QVERIFY(table.find(u"scoreTable"_s) != nullptr);
    }

    static QString sentence(Table &table) { return table.match()->scoreTable().value(u"sentence"_s).toString(); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace tst_pages_rules

PEGSHEET_WINDOW_TEST(tst_pages_rules, PagesRules)
#include "tst_pages_rules.moc"
