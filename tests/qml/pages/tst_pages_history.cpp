// SPDX-License-Identifier: Apache-2.0
// Every match kept is found, looked at, described, put into the bin and taken back, gone on with; and counted. By clicks.
#include "app/match/gametable.h"
#include "app/text/errortext.h"
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/past.h"
#include "tests/qml/pages/sizes.h"
#include "tests/qml/pages/table.h"
#include "tests/registry.h"

#include <QTemporaryDir>
#include <QTest>
#include <map>

namespace tst_pages_history {

using namespace Qt::StringLiterals;
using pegsheet::app::History;
using pegsheet::tests::keepAlone;
using pegsheet::tests::keepPast;
using pegsheet::tests::Table;

class PagesHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { pegsheet::setApplicationFont(); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aMatchIsFoundAndLookedAt_data() { sizesAndLanguages(); }
    void aMatchIsFoundAndLookedAt()
    {
        keepPast(database(), 24);
        Table table(options());
        QVERIFY(table.click(u"allMatches"_s));
        History *history = table.application().history();
        QCOMPARE(history->matches()->count(), 24);
        QVERIFY(table.click(u"searchButton"_s));
        table.type(u"höhle CLEO"_s);
        QCOMPARE(history->matches()->count(), 5);
        checkMonths(table);
        QVERIFY(table.click(u"match0"_s));
        QVERIFY(table.find(u"matchResult"_s) != nullptr);
        QCOMPARE(history->shown().value(u"place"_s).toString(), u"Café Zur Höhle"_s);
        QVERIFY(history->shown().value(u"players"_s).toList().size() >= 2);
        // How the scores went is drawn from the moves themselves.
        const QVariantMap course = history->shown().value(u"course"_s).toMap();
        const QVariantList series = course.value(u"series"_s).toList();
        QCOMPARE(series.size(), history->shown().value(u"players"_s).toList().size());
        QCOMPARE(series.first().toMap().value(u"values"_s).toList().size(), course.value(u"labels"_s).toList().size());
        QVERIFY(table.find(u"matchCourse"_s) != nullptr);
        // Back to those found, then to all; beside the list the match stays.
        QVERIFY(table.leave());
        if (table.window()->width() < 760) {
            QVERIFY(history->shown().isEmpty());
            QCOMPARE(history->matches()->count(), 5);
            QVERIFY(table.leave());
        }
        QCOMPARE(history->matches()->count(), 24);
        QCOMPARE(table.warnings(), QStringList());
    }

    void theListIsReadAsFarAsSomebodyLooks()
    {
        keepPast(database(), 130);
        Table table(options({360, 640}));
        QVERIFY(table.click(u"allMatches"_s));
        History *history = table.application().history();
        QVERIFY(history->matches()->count() < 130);
        QMetaObject::invokeMethod(table.find(u"historyList"_s), "positionViewAtEnd");
        for (int pages = 0; pages < 3 && history->matches()->count() < 130; ++pages) {
            table.settle();
            QMetaObject::invokeMethod(table.find(u"historyList"_s), "positionViewAtEnd");
        }
        QCOMPARE(history->matches()->count(), 130);
        QCOMPARE(table.warnings(), QStringList());
    }

    void whatIsTypedIsKept_data() { sizesAndLanguages(); }
    void whatIsTypedIsKept()
    {
        keepPast(database(), 3);
        {
            Table table(options());
            QVERIFY(table.click(u"allMatches"_s) && table.click(u"match1"_s));
            QVERIFY(table.click(u"placeEntry"_s));
            table.type(u"Bei Jürgen"_s);
            QVERIFY(table.click(u"noteEntry"_s));
            table.type(u"Zwei Katzen"_s);
            QVERIFY(table.leave()); // at once, before the pause after the last letter is over
            QCOMPARE(table.application().history()->matches()->row(1).value(u"place"_s).toString(), u"Bei Jürgen"_s);
            QCOMPARE(table.warnings(), QStringList());
        }
        // Where somebody was when the program ended, they are again; beside the list the match was left with the page.
        Table table(options());
        QCOMPARE(table.find(u"historyList"_s) != nullptr, table.window()->width() < 760);
        QVERIFY(table.find(u"historyList"_s) != nullptr || table.click(u"allMatches"_s));
        QVERIFY(table.click(u"match1"_s));
        QCOMPARE(table.application().history()->shown().value(u"place"_s).toString(), u"Bei Jürgen"_s);
        QCOMPARE(table.application().history()->shown().value(u"note"_s).toString(), u"Zwei Katzen"_s);
    }

    // Said while it is typed; who leaves all the same loses nothing else of it.
    void whatCannotBeShownIsSaid()
    {
        keepPast(database(), 3);
        Table table(options({360, 640}));
        QVERIFY(table.click(u"allMatches"_s) && table.click(u"match1"_s));
        QVERIFY(table.click(u"noteEntry"_s));
        // As from the clipboard: what no single key sends.
        QInputMethodEvent event;
        event.setCommitString(u"Zwei\u200E Katzen\u202E"_s);
        QCoreApplication::sendEvent(table.window()->activeFocusItem(), &event);
        QTRY_VERIFY(table.find(u"refusal"_s) != nullptr);
        QVERIFY(table.find(u"refusal"_s)->property("text").toString().startsWith(u"The note contains"_s));
        History *history = table.application().history();
        QVERIFY(!history->matches()->row(1).value(u"note"_s).toString().contains(u"Katzen"_s));
        QVERIFY(table.leave());
        QTRY_VERIFY(history->shown().isEmpty());
        QVERIFY(table.click(u"match1"_s));
        QVERIFY(history->shown().value(u"note"_s).toString().endsWith(u"Zwei Katzen"_s));
        QCOMPARE(table.warnings(), QStringList());
    }

    void aResultHasNoSheetAndNoReplay_data() { sizesAndLanguages(); }
    void aResultHasNoSheetAndNoReplay()
    {
        {
            pegsheet::storage::StoredMatch result;
            result.entry.game = "tapestry";
            result.entry.setup = {{"Ada", "Ben"}, "base", {}, std::string(pegsheet::kResultMode)};
            result.entry.summary = {0, true, -1, {201, 175}, {0}};
            result.entry.about = {"Café", "two cats"};
            pegsheet::storage::Library(database().toStdString()).insert(result);
        }
        Table table(options());
        QVERIFY(table.click(u"allMatches"_s) && table.click(u"match0"_s));
        const QVariantMap shown = table.application().history()->shown();
        QCOMPARE(shown.value(u"place"_s).toString(), u"Café"_s);
        QCOMPARE(shown.value(u"players"_s).toList().first().toMap().value(u"score"_s).toInt(), 201);
        QVERIFY(table.find(u"matchResult"_s) != nullptr);
        QCOMPARE(table.find(u"rules"_s)->property("text").toString(), pegsheet::errorText({"input.resultOnly", {}}));
        for (const QString &way : {u"openMatch"_s, u"replayMatch"_s, u"exportFile"_s, u"exportPdf"_s})
            QVERIFY2(table.find(way) == nullptr, qPrintable(way));
        QVERIFY(table.find(u"exportBgStats"_s) != nullptr);
        QVERIFY(!table.application().open(1));
        QVERIFY(table.match() == nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }

    void anOpenMatchIsGoneOnWith_data() { sizesAndLanguages(); }
    void anOpenMatchIsGoneOnWith()
    {
        keepPast(database(), 4);
        Table table(options());
        QVERIFY(table.click(u"allMatches"_s) && table.click(u"match0"_s) && table.click(u"openMatch"_s));
        QVERIFY(table.match() != nullptr && !table.match()->over());
        QCOMPARE(table.match()->moveList()->made(), 40);
        QCOMPARE(table.warnings(), QStringList());
    }

    // The page opens at its top, however long the list below.
    void theStartPageOpensAtItsTop()
    {
        keepPast(database(), 60);
        for (const QSize size : {QSize(360, 640), QSize(1920, 1080)}) {
            Table table(options(size, u"en"_s));
            table.settle();
            const QQuickItem *list = table.find(u"earlierMatches"_s);
            const double top = list->property("originY").toDouble() - list->property("topMargin").toDouble();
            QCOMPARE(list->property("contentY").toDouble(), top);
            QVERIFY(table.find(u"whatItIs"_s) == nullptr);
            QVERIFY(QRect(QPoint(), size).contains(table.find(u"settingsButton"_s)->mapToScene({1, 1}).toPoint()));
        }
    }
    // Who has no match yet can look at one; it is marked wherever its name stands, counts nowhere, and is not offered again while
    // it is there.
    void anExampleIsLookedAtAndPlayedOn_data() { sizesAndLanguages(); }
    void anExampleIsLookedAtAndPlayedOn()
    {
        Table table(options());
        QVERIFY(table.click(u"example"_s));
        QVERIFY(table.match() != nullptr && !table.match()->over());
        QVERIFY(table.match()->isExample());
        QCOMPARE(table.find(u"exampleStrip"_s) != nullptr, hasStrips(table));
        const int made = table.match()->moveList()->made();
        QVERIFY(table.enter({u"food"_s, u"food"_s, u"food"_s}));
        QVERIFY(table.match()->moveList()->made() > made);
        for (int steps = 0; steps < 4 && table.find(u"allMatches"_s) == nullptr; ++steps)
            table.key(Qt::Key_Escape);
        QVERIFY(table.find(u"example"_s) == nullptr);
        QVERIFY(table.find(u"exampleSentence"_s) != nullptr);
        QVERIFY(table.click(u"allMatches"_s) && table.find(u"isExample"_s) != nullptr && table.click(u"match0"_s));
        QVERIFY(table.application().history()->shown().value(u"example"_s).toBool());
        QCOMPARE(table.warnings(), QStringList());
    }
    // So does each game where it begins, until there is a match of it.
    void everyGameHasAnExample_data() { sizesAndLanguages(); }
    void everyGameHasAnExample()
    {
        Table table(options());
        for (const pegsheet::app::GameTable *game : pegsheet::app::gameTables()) {
            const QString id = QString::fromUtf8(game->game);
            const QString card = u"new"_s + id.left(1).toUpper() + id.mid(1);
            QVERIFY(table.click(card) && table.click(u"exampleOfGame"_s));
            QVERIFY(table.application().match() != nullptr && !table.application().match()->over());
            QCOMPARE(table.application().match()->gameId(), id);
            QVERIFY2((table.find(u"exampleStrip"_s) != nullptr) == hasStrips(table), qPrintable(id));
            for (int steps = 0; steps < 4 && table.find(card) == nullptr; ++steps)
                table.key(Qt::Key_Escape);
            QVERIFY(table.click(card) && table.find(u"setupBar"_s) != nullptr);
            QVERIFY(table.find(u"exampleOfGame"_s) == nullptr);
            table.key(Qt::Key_Escape);
        }
        // A match of their own bears no such mark.
        QVERIFY(table.begin({u"Ada"_s, u"Ben"_s}, true));
        QVERIFY(!table.match()->isExample() && table.find(u"exampleStrip"_s) == nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }
    // In a large window what is open, what can begin and what was lie beside each other, everything twice as large.
    void aLargeWindowShowsThreeParts()
    {
        keepPast(database(), 24);
        Table table(options({1920, 1080}, u"en"_s));
        table.settle();
        const auto seen = [&](const char *name) {
            const QQuickItem *item = table.find(QString::fromLatin1(name));
            return item == nullptr ? QRectF() : item->mapRectToScene(item->boundingRect());
        };
        const QRectF open = seen("openMatch");
        const QRectF games = seen("takeOver");
        const QRectF earlier = seen("earlierMatches");
        QVERIFY(open.width() > 500 && games.width() > 500 && earlier.width() > 500);
        QVERIFY(open.right() < games.left() && games.right() < earlier.left());
        QVERIFY(QRectF(0, 0, 1920, 1080).contains(games));
        QCOMPARE(seen("takeOver").height(), 2 * table.find(u"takeOver"_s)->height());
        // The parts take back their places where the window gets small.
        table.window()->resize(360, 640);
        table.settle();
        QCOMPARE(seen("takeOver").height(), table.find(u"takeOver"_s)->height());
        QVERIFY(seen("openMatch").bottom() < seen("takeOver").top());
        QCOMPARE(table.warnings(), QStringList());
    }
    // Who plays alone wins nothing; whose every match was won has the longest bar.
    void aloneNobodyWins()
    {
        keepPast(database(), 24);
        keepAlone(database(), u"Eva"_s);
        Table table(options({360, 640}, u"en"_s));
        QVERIFY(table.click(u"allMatches"_s) && table.click(u"statisticsButton"_s));
        auto *statistics = table.application().statistics();
        std::map<QString, QVariantMap> people;
        for (const QVariant &person : statistics->table())
            people[person.toMap().value(u"name"_s).toString()] = person.toMap();
        QCOMPARE(people.size(), std::size_t(5));
        QCOMPARE(people[u"Eva"_s].value(u"wins"_s).toString(), u"0"_s);
        QCOMPARE(people[u"Eva"_s].value(u"contested"_s).toInt(), 0);
        QCOMPARE(people[u"Eva"_s].value(u"mark"_s).toInt(), 4);
        for (const auto &[name, person] : people)
            if (const int contested = person.value(u"contested"_s).toInt(); contested > 0)
                QCOMPARE(person.value(u"length"_s).toDouble(), person.value(u"wins"_s).toDouble() / contested);
        statistics->setPlayer(u"Eva"_s);
        QVERIFY(statistics->ranks().isEmpty());
        for (const QVariant &number : statistics->numbers())
            QVERIFY(number.toMap().value(u"label"_s).toString() != u"Won"_s);
    }

    void everybodyIsCounted_data() { sizesAndLanguages(); }
    void everybodyIsCounted()
    {
        keepPast(database(), 24);
        Table table(options());
        QVERIFY(table.click(u"allMatches"_s) && table.click(u"statisticsButton"_s));
        auto *statistics = table.application().statistics();
        QCOMPARE(statistics->matches(), 23); // one is open
        QCOMPARE(statistics->numbers().constFirst().toMap().value(u"value"_s).toString(), u"23"_s);
        QCOMPARE(statistics->numbers().size(), 6);
        QVERIFY(!statistics->sources().isEmpty());
        QVERIFY(table.find(u"spread"_s) != nullptr);
        QVERIFY(table.click(u"person0"_s));
        QVERIFY(!statistics->player().isEmpty());
        QVERIFY(table.find(u"spread"_s) != nullptr);
        const int all = statistics->matches();
        QVERIFY(table.click(u"rules2"_s));
        QVERIFY(statistics->matches() > 0 && statistics->matches() < all);
        QVERIFY(table.leave()); // to everybody
        QVERIFY(statistics->player().isEmpty());
        QVERIFY(table.leave());
        QVERIFY(table.find(u"historyList"_s) != nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }

private:
    static void sizesAndLanguages()
    {
        pegsheet::tests::addSizesAndLanguages({QSize(360, 640), QSize(640, 360), QSize(800, 1280), QSize(1920, 1080)});
    }

    // A phone lying on its side has no line to spare.
    static bool hasStrips(Table &table) { return table.window()->height() >= 480; }

    // Every heading in sight is the month of the row below it.
    static void checkMonths(Table &table)
    {
        table.settle();
        QQuickItem *list = table.find(u"historyList"_s);
        QVERIFY(list != nullptr);
        std::map<double, QString> texts;
        (void)table.findIf(list, [&](QQuickItem *item) {
            const QString name = item->objectName();
            const bool isRow = name.startsWith("match"_L1);
            if (isRow || name == "month"_L1)
                texts[item->mapToScene({}).y()] = isRow ? name.mid(5) : item->property("text").toString();
            return false;
        });
        QVERIFY(texts.size() > 1);
        QString month;
        for (const auto &[y, text] : texts) {
            bool isRow = false;
            const int row = text.toInt(&isRow);
            if (isRow)
                QCOMPARE(table.application().history()->matches()->row(row).value(u"month"_s).toString(), month);
            else
                month = text;
        }
    }

    QString database() const { return m_folder->filePath(u"matches.db"_s); }

    // As the row of the test says.
    Table::Options options() const
    {
        QFETCH(QSize, size);
        QFETCH(QString, language);
        return options(size, language);
    }

    Table::Options options(QSize size, const QString &language = u"en"_s) const
    {
        Table::Options options;
        options.database = database();
        options.size = size;
        options.language = language;
        return options;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace tst_pages_history

PEGSHEET_WINDOW_TEST(tst_pages_history, PagesHistory)
#include "tst_pages_history.moc"
