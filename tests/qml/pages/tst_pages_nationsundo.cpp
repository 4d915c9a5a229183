// SPDX-License-Identifier: Apache-2.0
// What is begun in Nations and no move yet, on the screen: killed after every touch it is shown as it was, undo leads back touch by
// touch to where nothing is begun, redo forth again, and both say what they do. A kill is another program on the same file: the
// first one is still there and was not asked to close anything.
#include "app/nations/nationspool.h"
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/nationsplayer.h"
#include "tests/qml/pages/nationstiles.h"
#include "tests/qml/pages/shown.h"
#include "tests/qml/pages/sizes.h"
#include "tests/qml/pages/textcheck.h"
#include "tests/registry.h"

#include <QTemporaryDir>
#include <QTest>
#include <functional>
#include <utility>
#include <vector>

namespace tst_pages_nationsundo {

using namespace Qt::StringLiterals;
using pegsheet::app::NationsMatch;
using pegsheet::app::NationsPool;
using pegsheet::tests::clickNumber;
using pegsheet::tests::differenceOf;
using pegsheet::tests::nationsOf;
using pegsheet::tests::shownIn;
using pegsheet::tests::Table;

namespace {

const QStringList kNames{u"Ada"_s, u"Ben"_s};
constexpr int kFull = 2; // the place of the greatest depth

/// One touch, and what undo says of it in English.
struct Step
{
    QString name;
    std::function<bool(Table &)> touch;
};

Step click(const QString &name, const QString &control)
{
    return {name, [control](Table &table) { return table.click(control); }};
}

Step number(const QString &name, const QString &pad, int number)
{
    return {name, [=](Table &table) { return clickNumber(table, pad, number); }};
}

Step typed(const QString &words)
{
    return {u"name"_s, [words](Table &table) {
                if (!table.click(u"tileName"_s))
                    return false;
                table.type(words);
                return true;
            }};
}

QString undoWords(Table &table)
{
    const QQuickItem *bar = table.find(u"bar"_s);
    return bar == nullptr ? QString() : bar->property("undoText").toString();
}

// As the open menu says it.
QString redoWords(Table &table)
{
    const QQuickItem *row = table.find(u"menuRedo"_s);
    return row == nullptr ? QString() : row->property("title").toString();
}

// What stands after "Undo: " and "Redo: ".
QString named(const QString &words)
{
    const QString colon = u": "_s;
    return words.contains(colon) ? words.sliced(words.indexOf(colon) + colon.size()) : QString();
}

} // namespace

class PagesNationsUndo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { pegsheet::setApplicationFont(); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() { m_running.clear(); }
    void aTileAndItsPayment_data() { addWindows(); }
    void aTileAndItsPayment();
    void anOffer_data() { addWindows(); }
    void anOffer();
    void diceOfARoll();

private:
    static void addWindows();
    [[nodiscard]] Table &table() { return *m_running.back(); }
    [[nodiscard]] bool isEnglish() { return table().application().settings()->language() == "en"_L1; }
    void start(QSize size, const QString &language);
    void kill();
    [[nodiscard]] QStringList shown();
    void rollFiveDice();
    void touchEach(const std::vector<Step> &steps);
    void goBack(const std::vector<Step> &steps);
    void goForth(const std::vector<Step> &steps);
    void backAndForthByButtons();
    void leaveAndComeBack();

    std::unique_ptr<QTemporaryDir> m_folder;
    Table::Options m_options;
    std::vector<std::unique_ptr<Table>> m_running;
    std::vector<QStringList> m_shown; ///< before the first touch, and after each
};

// A phone in German, whose words are longest, a wide window in English; both in both where there is a night for it.
void PagesNationsUndo::addWindows()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    for (const auto &[size, first] : {std::pair(QSize(360, 640), u"de"_s), std::pair(QSize(1920, 1080), u"en"_s)})
        for (const QString &language : {u"en"_s, u"de"_s})
            if (language == first || pegsheet::tests::isEveryPairWanted())
                QTest::addRow("%dx%d %s", size.width(), size.height(), qPrintable(language)) << size << language;
}

void PagesNationsUndo::start(QSize size, const QString &language)
{
    m_options = {};
    m_options.database = m_folder->filePath(u"matches.db"_s);
    m_options.size = size;
    m_options.language = language;
    m_running.push_back(std::make_unique<Table>(m_options));
}

// But for the key that makes touches again: where it is missing there are none.
QStringList PagesNationsUndo::shown()
{
    QQuickItem *redo = table().find(u"redoTouch"_s);
    if (redo == nullptr)
        return shownIn(table().window());
    redo->setOpacity(0);
    const QStringList shown = shownIn(table().window());
    redo->setOpacity(1);
    return shown;
}

// All is shown as before.
void PagesNationsUndo::kill()
{
    const QStringList before = shown();
    QCOMPARE(table().warnings(), QStringList());
    m_options.resume = true;
    m_running.push_back(std::make_unique<Table>(m_options));
    QVERIFY(nationsOf(table()) != nullptr);
    const QString difference = differenceOf(before, shown());
    QVERIFY2(difference.isEmpty(), qPrintable(difference));
}

void PagesNationsUndo::touchEach(const std::vector<Step> &steps)
{
    const int made = nationsOf(table())->moveList()->made();
    m_shown = {shown()};
    for (const Step &step : steps) {
        QVERIFY2(step.touch(table()), qPrintable(step.name));
        m_shown.push_back(shown());
        QVERIFY2(m_shown.back() != m_shown[m_shown.size() - 2], qPrintable(step.name));
        if (isEnglish())
            QCOMPARE(undoWords(table()), u"Undo: "_s + step.name);
        kill();
        if (QTest::currentTestFailed())
            return;
    }
    QCOMPARE(nationsOf(table())->moveList()->made(), made);
}

// By keys; everything can be read meanwhile.
void PagesNationsUndo::goBack(const std::vector<Step> &steps)
{
    for (std::size_t at = steps.size(); at-- > 0;) {
        table().key(Qt::Key_Z, Qt::ControlModifier);
        const QString difference = differenceOf(m_shown[at], shown());
        QVERIFY2(difference.isEmpty(), qPrintable(steps[at].name + u'\n' + difference));
        QCOMPARE(pegsheet::tests::textFaults(table().window(), kNames), QStringList());
        kill();
        if (QTest::currentTestFailed())
            return;
    }
}

// By the menu, which says what comes.
void PagesNationsUndo::goForth(const std::vector<Step> &steps)
{
    for (std::size_t at = 0; at < steps.size(); ++at) {
        table().key(Qt::Key_Menu);
        if (isEnglish())
            QCOMPARE(redoWords(table()), u"Redo: "_s + steps[at].name);
        const QString name = named(redoWords(table()));
        QVERIFY(!name.isEmpty() && table().click(u"menuRedo"_s));
        QCOMPARE(named(undoWords(table())), name);
        QCOMPARE(differenceOf(m_shown[at + 1], shown()), QString());
    }
    table().key(Qt::Key_Menu);
    QVERIFY(!table().find(u"menuRedo"_s)->property("possible").toBool());
    table().key(Qt::Key_Escape);
    kill();
}

// By buttons alone: the menu's, and where a page covers that its own.
void PagesNationsUndo::backAndForthByButtons()
{
    for (std::size_t at = m_shown.size() - 1; at-- > 0;) {
        QVERIFY(table().undo());
        QCOMPARE(differenceOf(m_shown[at], shown()), QString());
    }
    for (std::size_t at = 1; at < m_shown.size(); ++at) {
        const bool isCovered = table().find(u"redoTouch"_s) != nullptr;
        QVERIFY(isCovered ? table().click(u"redoTouch"_s) : table().openMenu() && table().click(u"menuRedo"_s));
        QCOMPARE(differenceOf(m_shown[at], shown()), QString());
    }
    QVERIFY(table().find(u"redoTouch"_s) == nullptr);
}

// Where nothing is begun any more redo still brings all of it back, by keys too.
void PagesNationsUndo::leaveAndComeBack()
{
    for (int left = 0; left < 2; ++left)
        table().key(Qt::Key_Escape);
    QCOMPARE(differenceOf(m_shown.front(), shown()), QString());
    kill();
    for (std::size_t at = 1; at < m_shown.size() && !QTest::currentTestFailed(); ++at) {
        table().key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(differenceOf(m_shown[at], shown()), QString());
    }
}

// Of an age of which every die and chit is kept: gold, stone, a book.
void PagesNationsUndo::rollFiveDice()
{
    QVERIFY(table().sitDown(kNames, u"newNations"_s) && table().primary(u"setupBar"_s));
    QVERIFY(table().choose(u"depthSwitch"_s, kFull));
    QVERIFY(clickNumber(table(), u"dealFamine"_s, 1) && clickNumber(table(), u"dealWar"_s, 2));
    for (const int face : {0, 0, 1, 1, 2}) {
        QCOMPARE(nationsOf(table())->pool().mode, NationsPool::Rolling);
        QVERIFY(table().click(u"face%1"_s.arg(face)));
    }
    QCOMPARE(nationsOf(table())->stage(), NationsMatch::Act);
}

void PagesNationsUndo::aTileAndItsPayment()
{
    QFETCH(const QSize, size);
    QFETCH(const QString, language);
    start(size, language);
    rollFiveDice();
    if (QTest::currentTestFailed())
        return;
    const std::vector<Step> steps{{u"tile"_s, [](Table &table) { return table.primary(); }},
                                  click(u"Advisor"_s, u"kind1"_s),
                                  click(u"Development"_s, u"kind0"_s),
                                  click(u"1 red die"_s, u"die3"_s),
                                  click(u"1 red die"_s, u"die3"_s),
                                  number(u"row 2"_s, u"rowKeys"_s, 2),
                                  typed(u"Gavamegu"_s),
                                  number(u"3 points"_s, u"pointKeys"_s, 3),
                                  click(u"slot 3"_s, u"pickSlot3"_s),
                                  click(u"payment"_s, u"way1"_s),
                                  click(u"1 gold"_s, u"piece0"_s),
                                  click(u"1 stone"_s, u"piece1"_s)};
    touchEach(steps);
    if (!QTest::currentTestFailed())
        goBack(steps);
    if (!QTest::currentTestFailed())
        goForth(steps);
    if (!QTest::currentTestFailed())
        backAndForthByButtons();
    if (!QTest::currentTestFailed())
        leaveAndComeBack();
    if (QTest::currentTestFailed())
        return;
    const int made = nationsOf(table())->moveList()->made();
    QVERIFY(table().click(u"way0"_s) && table().primary());
    QCOMPARE(nationsOf(table())->moveList()->made(), made + 1);
    QCOMPARE(table().warnings(), QStringList());
}

void PagesNationsUndo::anOffer()
{
    QFETCH(const QSize, size);
    QFETCH(const QString, language);
    start(size, language);
    QVERIFY(table().sitDown(kNames, u"newNations"_s) && table().click(u"option_offer"_s) && table().primary(u"setupBar"_s));
    const std::vector<Step> steps{{u"how much is kept"_s, [](Table &table) { return table.choose(u"depthSwitch"_s, kFull); }},
                                  number(u"famine 3"_s, u"dealFamine"_s, 3),
                                  number(u"war 2"_s, u"dealWar"_s, 2),
                                  click(u"tile"_s, u"offer0"_s),
                                  click(u"Colony"_s, u"kind2"_s),
                                  click(u"1 strength chit"_s, u"chit4"_s),
                                  number(u"2 points"_s, u"pointKeys"_s, 2),
                                  click(u"Wonder"_s, u"kind3"_s),
                                  number(u"4 stones"_s, u"stoneKeys"_s, 4),
                                  typed(u"Gavamegu"_s)};
    touchEach(steps);
    if (!QTest::currentTestFailed())
        goBack(steps);
    if (!QTest::currentTestFailed())
        goForth(steps);
    if (!QTest::currentTestFailed())
        backAndForthByButtons();
    QCOMPARE(table().warnings(), QStringList());
}

void PagesNationsUndo::diceOfARoll()
{
    start({360, 640}, u"en"_s);
    QVERIFY(table().sitDown(kNames, u"newNations"_s) && table().primary(u"setupBar"_s));
    QVERIFY(table().choose(u"depthSwitch"_s, kFull));
    QVERIFY(clickNumber(table(), u"dealFamine"_s, 1) && clickNumber(table(), u"dealWar"_s, 2));
    const std::vector<Step> steps{click(u"White die, 1 gold"_s, u"face0"_s), click(u"White die, 1 book"_s, u"face2"_s),
                                  click(u"White die, 1 gold"_s, u"face0"_s)};
    touchEach(steps);
    if (!QTest::currentTestFailed())
        goBack(steps);
    if (!QTest::currentTestFailed())
        goForth(steps);
    if (!QTest::currentTestFailed())
        backAndForthByButtons();
}

} // namespace tst_pages_nationsundo

PEGSHEET_WINDOW_TEST(tst_pages_nationsundo, PagesNationsUndo)

#include "tst_pages_nationsundo.moc"
