// SPDX-License-Identifier: Apache-2.0
// Killed in every page and question, the program comes back to it. A kill is another program on the same file: the
// first one is still there and was not asked to close anything.
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/table.h"
#include "tests/registry.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_pages_drafts {

using namespace Qt::StringLiterals;
using pegsheet::tests::Table;

namespace {

const QStringList kNames{u"Ada"_s, u"Ben"_s, u"Cleo"_s};

} // namespace

class PagesDrafts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { pegsheet::setApplicationFont(); }
    void init();
    void cleanup() { m_running.clear(); }
    void aCardHalfTypedComesBack();
    void workersAskedForComeBack();
    void thePurchaseComesBack();
    void aDisasterNotYetReadComesBack();
    void theDiceOfASetUpComeBack();

private:
    Table &start(bool resume);
    Table &kill() { return start(true); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::vector<std::unique_ptr<Table>> m_running;
};

void PagesDrafts::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

Table &PagesDrafts::start(bool resume)
{
    Table::Options options;
    options.database = m_folder->filePath(u"matches.db"_s);
    options.resume = resume;
    m_running.push_back(std::make_unique<Table>(options));
    return *m_running.back();
}

void PagesDrafts::aCardHalfTypedComesBack()
{
    Table &table = start(false);
    QVERIFY(table.click(u"settingsButton"_s));
    QVERIFY(table.click(u"libraryRow"_s));
    QVERIFY(table.click(u"newCard"_s));
    QVERIFY(table.click(u"cardName"_s));
    table.type(u"Made-up Isl"_s);
    Table &again = kill();
    QVERIFY(again.find(u"formBar"_s) != nullptr);
    QCOMPARE(again.find(u"cardName"_s)->property("text").toString(), u"Made-up Isl"_s);
    // What was left stays left.
    again.key(Qt::Key_Escape);
    QVERIFY(again.find(u"formBar"_s) == nullptr);
    Table &third = kill();
    QTRY_VERIFY(third.find(u"libraryList"_s) != nullptr);
    QVERIFY(third.find(u"formBar"_s) == nullptr);
    // So does what was kept.
    QVERIFY(third.click(u"newCard"_s));
    QVERIFY(third.click(u"cardName"_s));
    third.type(u"Made-up Isle"_s);
    QVERIFY(third.primary(u"formBar"_s));
    QVERIFY(third.find(u"formBar"_s) == nullptr);
    Table &fourth = kill();
    QVERIFY(fourth.find(u"formBar"_s) == nullptr);
    QCOMPARE(third.warnings(), QStringList());
    QCOMPARE(again.warnings(), QStringList());
}

void PagesDrafts::workersAskedForComeBack()
{
    Table &table = start(false);
    QVERIFY(table.begin(kNames, true));
    QVERIFY(table.enter({u"workers"_s, u"workers"_s, u"food"_s}));
    table.find(u"greatWall"_s)->forceActiveFocus();
    table.key(Qt::Key_Menu);
    QVERIFY(table.click(u"more"_s));
    QVERIFY(table.click(u"more"_s));
    Table &again = kill();
    QVERIFY(again.find(u"workerCount"_s) != nullptr);
    QCOMPARE(again.match()->workersLeft(), 4);
}

void PagesDrafts::thePurchaseComesBack()
{
    Table &table = start(false);
    QVERIFY(table.begin(kNames, true));
    QVERIFY(table.enter({u"coins"_s, u"coins"_s, u"food"_s}));
    QVERIFY(table.click(u"irrigation"_s));
    Table &again = kill();
    QVERIFY(again.find(u"picked"_s) != nullptr);
    QVERIFY(again.primary());
    QCOMPARE(again.match()->sheets().at(0).developmentCount, 1);
    QCOMPARE(again.warnings(), QStringList());
}

void PagesDrafts::aDisasterNotYetReadComesBack()
{
    Table &table = start(false);
    QVERIFY(table.begin(kNames, true));
    for (int die = 0; die < 3; ++die)
        QVERIFY(table.click(u"key_skull"_s));
    QVERIFY(table.primary());
    QVERIFY(table.find(u"news"_s) != nullptr);
    Table &again = kill();
    QVERIFY(again.find(u"news"_s) != nullptr);
    QVERIFY(again.primary());
    QVERIFY(again.find(u"news"_s) == nullptr);
    QCOMPARE(again.warnings(), QStringList());
}

void PagesDrafts::theDiceOfASetUpComeBack()
{
    Table &table = start(false);
    QVERIFY(table.click(u"newBronze"_s));
    QCOMPARE(table.find(u"diceSwitch"_s)->property("current").toInt(), 0);
    QVERIFY(table.choose(u"diceSwitch"_s, 1));
    Table &again = kill();
    QCOMPARE(again.find(u"diceSwitch"_s)->property("current").toInt(), 1);
    QCOMPARE(again.warnings(), QStringList());
}

} // namespace tst_pages_drafts

PEGSHEET_WINDOW_TEST(tst_pages_drafts, PagesDrafts)

#include "tst_pages_drafts.moc"
