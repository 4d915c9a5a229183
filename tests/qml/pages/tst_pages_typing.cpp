// SPDX-License-Identifier: Apache-2.0
// Finished paper sheets typed into the window, from the start page to the score: how many touches one takes, what the sheet
// allows, and that nothing typed is lost.
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/sizes.h"
#include "tests/qml/pages/table.h"
#include "tests/registry.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_pages_typing {

using namespace Qt::StringLiterals;
using pegsheet::app::BronzeMatch;
using pegsheet::tests::Table;
using pegsheet::tests::Way;

namespace {

// Of a row of the board, from its left and its upper edge.
constexpr QPointF kBesideTheHoles{0.03, 0.5};

const QStringList kNames{u"Ada"_s, u"Ben"_s, u"Cleo"_s, u"Dov"_s};
constexpr int kMostTouches = 25;

/// A sheet as it lies on the table; a monument twice was not finished first.
struct PaperSheet
{
    QStringList buildings;
    QString begun; ///< with two boxes ticked
    int lost = 0;
    QStringList developments;
    QStringList pegs;
};

// Five developments, two cities, one begun, four monuments one of which came later, six goods in three rows.
const PaperSheet kUsual{
    {u"city4"_s, u"city5"_s, u"stepPyramid"_s, u"stoneCircle"_s, u"obelisk"_s, u"hangingGardens"_s, u"hangingGardens"_s},
    u"city6"_s,
    7,
    {u"leadership"_s, u"irrigation"_s, u"agriculture"_s, u"medicine"_s, u"coinage"_s},
    {u"row_wood"_s, u"row_wood"_s, u"row_wood"_s, u"row_stone"_s, u"row_stone"_s, u"row_cloth"_s}};
constexpr int kUsualPoints = 2 + 2 + 3 + 3 + 4 + 1 + 2 + 6 + 4 - 7;

/// Somebody who touches, and counts.
class Touches
{
public:
    explicit Touches(Table &table) : m_table(table) {}

    bool on(const QString &name) { return ++m_count, m_table.click(name); }
    bool held(const QString &name) { return ++m_count, m_table.hold(name); }
    bool part(int part)
    {
        QQuickItem *parts = m_table.find(u"typingSwitch"_s);
        const int before = parts == nullptr ? 0 : parts->property("current").toInt();
        if (!m_table.showPart(part))
            return false;
        m_count += parts != nullptr && parts->property("current").toInt() != before ? 1 : 0;
        return true;
    }
    bool enter() { return ++m_count, m_table.primary(); }
    bool all(const QStringList &names)
    {
        return std::all_of(names.begin(), names.end(), [this](const QString &name) { return on(name); });
    }
    // One on, beside the holes.
    bool pegs(const QStringList &names)
    {
        return std::all_of(names.begin(), names.end(),
                           [this](const QString &name) { return ++m_count, m_table.click(name, kBesideTheHoles); });
    }
    bool sheet(const PaperSheet &sheet)
    {
        return all(sheet.buildings) && (sheet.begun.isEmpty() || (held(sheet.begun) && on(u"number2"_s)))
            && (sheet.lost == 0 || (on(u"disasters"_s) && on(u"number%1"_s.arg(sheet.lost))))
            && (sheet.developments.isEmpty() || (part(1) && all(sheet.developments)))
            && (sheet.pegs.isEmpty() || (part(2) && pegs(sheet.pegs))) && enter();
    }
    [[nodiscard]] int count() const { return m_count; }

private:
    Table &m_table;
    int m_count = 0;
};

} // namespace

class PagesTyping : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { pegsheet::setApplicationFont(); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() { m_running.clear(); }

    void sheetsAreTypedAndScored_data();
    void sheetsAreTypedAndScored();
    void everyWayLeadsThere_data();
    void everyWayLeadsThere();
    void theSetUpAsksForNoMore();
    void playingAgainIsPlaying();
    void firstPointsTwiceAreRefusedAndMended_data() { sizes(); }
    void firstPointsTwiceAreRefusedAndMended();
    void undoLaysTheSheetBack_data() { sizes(); }
    void undoLaysTheSheetBack();
    void aSheetHalfTypedComesBack_data() { sizes(); }
    void aSheetHalfTypedComesBack();
    void theQuestionForANumberComesBack();
    void aSheetIsEnteredAnew_data() { sizes(); }
    void aSheetIsEnteredAnew();
    void theTieIsShown_data() { sizes(); }
    void theTieIsShown();
    void aPegGoesToTheHoleThatIsTouched_data() { sizes(); }
    void aPegGoesToTheHoleThatIsTouched();
    void manyPointsLostAreCountedUp();
    void typedDigitsGoToTheNumberThatIsAskedFor();
    void aSwipeGoesOnWithTheNextSheet();
    void aTouchOnAnotherSheetGoesOnWithIt();
    void theMenuHasNoDice();
    void correctionsComeWithTheScore();
    void movesSayWhoseSheetItWas();

private:
    static void sizes();
    Table &start(bool resume, QSize size = {360, 640}, const QString &language = u"en"_s, Way way = Way::Mouse);
    static bool choose(Table &table, int seat);
    static bool hasRail(Table &table);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::vector<std::unique_ptr<Table>> m_running;
};

void PagesTyping::sizes()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(360, 640), QSize(640, 360), QSize(800, 1280), QSize(1920, 1080)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

Table &PagesTyping::start(bool resume, QSize size, const QString &language, Way way)
{
    Table::Options options;
    options.database = m_folder->filePath(u"matches.db"_s);
    options.size = size;
    options.language = language;
    options.way = way;
    options.resume = resume;
    m_running.push_back(std::make_unique<Table>(options));
    return *m_running.back();
}

// The tab on a phone, the names over the sheet elsewhere.
bool PagesTyping::choose(Table &table, int seat)
{
    if (table.find(u"tab0"_s) != nullptr)
        return table.click(u"tab%1"_s.arg(seat));
    return table.click(u"typedSeat"_s, {(seat + 0.5) / static_cast<double>(table.match()->names().size()), 0.5});
}

// The six steps of a turn, which there is none of.
bool PagesTyping::hasRail(Table &table)
{
    return table.findIf(table.window()->contentItem(), [](QQuickItem *item) {
        return item->property("phases").isValid() && item->height() > 0;
    }) != nullptr;
}

void PagesTyping::sheetsAreTypedAndScored_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("players");
    for (const QSize size : {QSize(360, 640), QSize(640, 360), QSize(800, 1280), QSize(1920, 1080)})
        for (const QString &language : {u"en"_s, u"de"_s})
            for (const int players : {1, 2, 4})
                if (pegsheet::tests::isPairWanted(size, language))
                    QTest::addRow("%dx%d %s %d", size.width(), size.height(), qPrintable(language), players)
                        << size << language << players;
}

void PagesTyping::sheetsAreTypedAndScored()
{
    QFETCH(const QSize, size);
    QFETCH(const QString, language);
    QFETCH(const int, players);
    Table &table = start(false, size, language);
    QVERIFY(table.beginSheets(kNames.first(players)));
    QCOMPARE(table.match()->stage(), BronzeMatch::Typing);
    QVERIFY(!hasRail(table));
    // Alone nobody else was first.
    PaperSheet first = kUsual;
    if (players == 1)
        first.buildings.removeLast();
    Touches touches(table);
    QVERIFY(touches.sheet(first));
    qInfo("%d touches for a usual sheet", touches.count());
    QVERIFY2(touches.count() <= kMostTouches, qPrintable(QString::number(touches.count())));
    const int points = players == 1 ? kUsualPoints - 4 + 8 : kUsualPoints;
    QCOMPARE(table.match()->sheets().at(0).score, points);
    const PaperSheet second{{u"hangingGardens"_s}, {}, 2, {u"empire"_s}, {}};
    for (int seat = 1; seat < players; ++seat) {
        QCOMPARE(table.match()->seat(), seat);
        QVERIFY(Touches(table).sheet(second));
        QCOMPARE(table.match()->sheets().at(seat).score, (seat == 1 ? 8 : 4) + 8 + 3 - 2);
    }
    QVERIFY(table.match()->over());
    QVERIFY(table.find(u"scoreTable"_s) != nullptr);
    QVERIFY(table.secondary(u"finalBar"_s));
    QVERIFY(!hasRail(table));
    QCOMPARE(table.warnings(), QStringList());
}

void PagesTyping::everyWayLeadsThere_data()
{
    QTest::addColumn<Way>("way");
    QTest::addColumn<QSize>("size");
    QTest::newRow("keys, phone") << Way::Keys << QSize(360, 640);
    QTest::newRow("keys, desktop") << Way::Keys << QSize(1920, 1080);
    QTest::newRow("finger, phone") << Way::Touch << QSize(360, 640);
    QTest::newRow("finger, on its side") << Way::Touch << QSize(640, 360);
}

void PagesTyping::everyWayLeadsThere()
{
    QFETCH(const Way, way);
    QFETCH(const QSize, size);
    {
        pegsheet::app::Application before(m_folder->filePath(u"matches.db"_s));
        QVERIFY(before.begin(kNames.first(2), true, {}, true));
    }
    Table &table = start(true, size, u"en"_s, way);
    const PaperSheet sheet{{u"city4"_s, u"greatWall"_s}, {}, 5, {u"medicine"_s, u"empire"_s}, {u"row_wood"_s, u"row_metal"_s}};
    QVERIFY2(Touches(table).sheet(sheet), qPrintable(table.warnings().join(u'\n')));
    QVERIFY(Touches(table).sheet(sheet));
    QVERIFY(table.match()->over());
    QCOMPARE(table.match()->sheets().at(0).score, 10 + 3 + 8 + 4 - 5);
    QCOMPARE(table.match()->sheets().at(1).score, 5 + 3 + 8 + 4 - 5);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesTyping::theSetUpAsksForNoMore()
{
    Table &table = start(false);
    QVERIFY(table.click(u"newBronze"_s));
    QVERIFY(table.find(u"diceSwitch"_s) != nullptr && table.find(u"ending"_s) != nullptr);
    QVERIFY(table.choose(u"rulesSwitch"_s, 1) && table.click(u"doubtful"_s));
    QVERIFY(table.find(u"option_longerGame"_s) != nullptr && table.find(u"option_laterPoints"_s) != nullptr);
    QVERIFY(table.click(u"scoringOnly"_s));
    QVERIFY(table.find(u"diceSwitch"_s) == nullptr && table.find(u"ending"_s) == nullptr);
    // How many developments there can be and what monuments earn can still be agreed on.
    QVERIFY(table.find(u"option_longerGame"_s) != nullptr && table.find(u"option_laterPoints"_s) != nullptr);
    // Begun and not started it comes back.
    Table &again = start(true);
    QVERIFY(again.find(u"scoringOnly"_s)->property("checked").toBool());
    QVERIFY(again.find(u"diceSwitch"_s) == nullptr);
    QVERIFY(again.click(u"scoringOnly"_s));
    QVERIFY(again.find(u"diceSwitch"_s) != nullptr);
    QCOMPARE(again.warnings(), QStringList());
}

void PagesTyping::playingAgainIsPlaying()
{
    Table &table = start(false);
    QVERIFY(table.beginSheets({u"Ada"_s}));
    QVERIFY(table.click(u"city4"_s) && table.primary());
    QVERIFY(table.primary(u"finalBar"_s));
    QVERIFY(!table.find(u"scoringOnly"_s)->property("checked").toBool());
    QVERIFY(table.primary(u"setupBar"_s));
    QVERIFY(!table.match()->scoring());
    QCOMPARE(table.match()->stage(), BronzeMatch::Roll);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesTyping::firstPointsTwiceAreRefusedAndMended()
{
    QFETCH(const QSize, size);
    Table &table = start(false, size);
    QVERIFY(table.beginSheets(kNames.first(2)));
    QVERIFY(table.click(u"obelisk"_s) && table.primary());
    QVERIFY(table.click(u"obelisk"_s) && table.click(u"obelisk"_s) && table.primary());
    QVERIFY(!table.match()->over());
    QQuickItem *slip = table.find(u"refusal"_s);
    QVERIFY(slip != nullptr);
    QVERIFY(slip->property("text").toString().contains(u"Obelisk"_s));
    QVERIFY(!slip->property("canOverrule").toBool());
    // On the other sheet it was not the first after all.
    QVERIFY(choose(table, 0));
    QVERIFY(table.click(u"obelisk"_s) && table.primary());
    QCOMPARE(table.match()->seat(), 1);
    QVERIFY(table.primary());
    QVERIFY(table.match()->over());
    QCOMPARE(table.match()->sheets().at(0).score, 3);
    QCOMPARE(table.match()->sheets().at(1).score, 6);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesTyping::undoLaysTheSheetBack()
{
    QFETCH(const QSize, size);
    Table &table = start(false, size);
    QVERIFY(table.beginSheets(kNames.first(2)));
    const PaperSheet sheet{{u"city4"_s, u"obelisk"_s}, {}, 3, {u"empire"_s}, {}};
    QVERIFY(Touches(table).sheet(sheet) && Touches(table).sheet({{}, {}, 0, {u"masonry"_s, u"medicine"_s}, {}}));
    QVERIFY(table.match()->over());
    QVERIFY(table.undo(u"finalBar"_s));
    QCOMPARE(table.match()->seat(), 1);
    QCOMPARE(table.match()->sheets().at(1).developmentCount, 2);
    // One touch mends it.
    QVERIFY(table.showPart(1));
    QVERIFY(table.click(u"masonry"_s) && table.primary());
    QVERIFY(table.match()->over());
    QCOMPARE(table.match()->sheets().at(1).developmentCount, 1);
    QCOMPARE(table.match()->sheets().at(1).score, 3);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesTyping::aSheetHalfTypedComesBack()
{
    QFETCH(const QSize, size);
    Table &table = start(false, size);
    QVERIFY(table.beginSheets(kNames.first(3)));
    QVERIFY(table.click(u"city4"_s));
    QVERIFY(choose(table, 2));
    QVERIFY(table.click(u"obelisk"_s) && table.showPart(2) && table.click(u"row_cloth"_s, kBesideTheHoles));
    Table &again = start(true, size);
    QVERIFY(again.match() != nullptr);
    QCOMPARE(again.match()->seat(), 2);
    // Where it was left, on a phone too.
    QVERIFY(again.find(u"row_cloth"_s) != nullptr);
    QCOMPARE(again.find(u"row_cloth"_s)->property("count").toInt(), 1);
    QCOMPARE(again.match()->sheets().at(2).score, 6);
    QVERIFY(choose(again, 0));
    QCOMPARE(again.match()->sheets().at(0).cityCount, 4);
    QVERIFY(again.primary());
    QCOMPARE(again.match()->seat(), 1);
    QCOMPARE(again.match()->sheets().at(2).score, 6);
    QCOMPARE(again.warnings(), QStringList());
}

void PagesTyping::theQuestionForANumberComesBack()
{
    Table &table = start(false);
    QVERIFY(table.beginSheets(kNames.first(2)));
    QVERIFY(table.click(u"city4"_s) && table.click(u"disasters"_s));
    Table &again = start(true);
    QVERIFY(again.find(u"numberPick"_s) != nullptr);
    QVERIFY(again.click(u"number9"_s));
    QVERIFY(again.find(u"numberPick"_s) == nullptr);
    QCOMPARE(again.match()->sheets().at(0).disasters, 9);
    QCOMPARE(again.warnings(), QStringList());
}

void PagesTyping::aSheetIsEnteredAnew()
{
    QFETCH(const QSize, size);
    Table &table = start(false, size);
    QVERIFY(table.beginSheets(kNames.first(3)));
    QVERIFY(table.click(u"city4"_s) && table.click(u"obelisk"_s) && table.primary());
    QVERIFY(choose(table, 0));
    QVERIFY(table.find(u"obelisk"_s)->property("filled").toInt() == 9);
    QVERIFY(table.showPart(1) && table.click(u"empire"_s));
    QVERIFY(table.primary());
    QCOMPARE(table.match()->moveList()->made(), 2);
    QCOMPARE(table.match()->sheets().at(0).score, 6 + 8 + 4);
    QCOMPARE(table.match()->seat(), 1);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesTyping::theTieIsShown()
{
    QFETCH(const QSize, size);
    Table &table = start(false, size);
    QVERIFY(table.beginSheets(kNames.first(2)));
    QVERIFY(Touches(table).sheet({{}, {}, 0, {u"medicine"_s}, {u"row_wood"_s}}));
    QVERIFY(Touches(table).sheet({{}, {}, 0, {u"agriculture"_s}, {u"row_metal"_s}}));
    QVERIFY(table.match()->over());
    // A phone says who won in its title and why below the table, other windows in a card.
    QQuickItem *winner = table.find(u"winner"_s);
    QQuickItem *verdict = table.find(u"verdict"_s);
    QVERIFY(winner != nullptr || verdict != nullptr);
    QVERIFY(winner == nullptr || winner->property("text").toString() == u"Ben wins the tie"_s);
    QVERIFY(verdict == nullptr || verdict->property("text").toString().contains(u"Ben's are worth 5"_s));
    QCOMPARE(table.warnings(), QStringList());
}

void PagesTyping::aPegGoesToTheHoleThatIsTouched()
{
    QFETCH(const QSize, size);
    Table &table = start(false, size);
    QVERIFY(table.beginSheets({u"Ada"_s, u"Ben"_s}) && table.showPart(2));
    const QQuickItem *row = table.find(u"row_wood"_s);
    QVERIFY(row != nullptr);
    const auto touch = [&](int hole) {
        const double x = row->property("firstHole").toDouble() + hole * row->property("pitch").toDouble();
        return table.click(u"row_wood"_s, {x / row->width(), 0.5});
    };
    for (const int hole : {8, 3, 0}) {
        QVERIFY(touch(hole));
        QCOMPARE(row->property("count").toInt(), hole);
    }
    QVERIFY(touch(0)); // where it stands: one on
    QCOMPARE(row->property("count").toInt(), 1);
    QVERIFY(table.click(u"row_wood"_s, kBesideTheHoles));
    QCOMPARE(row->property("count").toInt(), 2);
}

void PagesTyping::manyPointsLostAreCountedUp()
{
    Table &table = start(false);
    QVERIFY(table.beginSheets(kNames.first(2)));
    QVERIFY(table.click(u"disasters"_s) && table.click(u"number24"_s));
    QCOMPARE(table.match()->sheets().at(0).disasters, 24);
    QVERIFY(table.click(u"disasters"_s));
    const auto more = [&] {
        return table.findIf(table.find(u"numberPick"_s), [](QQuickItem *item) { return item->objectName() == "more"_L1; });
    };
    QVERIFY(table.click(more()) && table.click(more()));
    QVERIFY(table.click(table.answer(u"numberPick"_s)));
    QCOMPARE(table.match()->sheets().at(0).disasters, 26);
    QCOMPARE(table.warnings(), QStringList());
}

// By Tab and a key every number is asked for: points lost by Space, boxes and pegs by the menu key.
void PagesTyping::typedDigitsGoToTheNumberThatIsAskedFor()
{
    Table &table = start(false, {1920, 1080});
    QVERIFY(table.beginSheets(kNames.first(2)));
    const auto asked = [&](const QString &name, Qt::Key key) {
        const QQuickItem *focused = nullptr;
        for (int tabs = 0; tabs < 120 && (focused == nullptr || focused->objectName() != name); ++tabs) {
            table.key(Qt::Key_Tab);
            focused = table.window()->activeFocusItem();
        }
        table.key(key);
        return table.find(u"numberPick"_s) != nullptr;
    };
    QVERIFY(asked(u"disasters"_s, Qt::Key_Space));
    table.key(Qt::Key_1);
    table.key(Qt::Key_2);
    QCOMPARE(table.match()->sheets().at(0).disasters, 12);
    table.key(Qt::Key_Delete);
    QCOMPARE(table.match()->sheets().at(0).disasters, 1);
    table.key(Qt::Key_Return);
    QVERIFY(table.find(u"numberPick"_s) == nullptr);
    QVERIFY(asked(u"disasters"_s, Qt::Key_Space));
    table.key(Qt::Key_7);
    QCOMPARE(table.match()->sheets().at(0).disasters, 7);
    table.key(Qt::Key_Return);
    QVERIFY(asked(u"greatWall"_s, Qt::Key_Menu));
    table.key(Qt::Key_1);
    table.key(Qt::Key_3);
    table.key(Qt::Key_Return);
    QVERIFY(table.find(u"greatWall"_s) != nullptr);
    QCOMPARE(table.find(u"greatWall"_s)->property("filled").toInt(), 13);
    QVERIFY(asked(u"row_wood"_s, Qt::Key_Menu));
    table.key(Qt::Key_5);
    table.key(Qt::Key_Return);
    QVERIFY(table.find(u"row_wood"_s) != nullptr);
    QCOMPARE(table.find(u"row_wood"_s)->property("count").toInt(), 5);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesTyping::aSwipeGoesOnWithTheNextSheet()
{
    Table &table = start(false, {360, 640}, u"en"_s, Way::Touch);
    QVERIFY(table.beginSheets(kNames.first(3)));
    table.swipe(300, 60, 400);
    QCOMPARE(table.match()->seat(), 1);
    QVERIFY(table.click(u"city4"_s));
    QCOMPARE(table.match()->sheets().at(1).cityCount, 4);
    QCOMPARE(table.match()->sheets().at(0).cityCount, 3);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesTyping::aTouchOnAnotherSheetGoesOnWithIt()
{
    Table &table = start(false, {1920, 1080});
    QVERIFY(table.beginSheets(kNames.first(3)));
    QVERIFY(table.click(u"city4@2"_s));
    QCOMPARE(table.match()->seat(), 2);
    QCOMPARE(table.find(u"typedSeat"_s)->property("current").toInt(), 2);
    QVERIFY(table.click(u"city4"_s));
    QCOMPARE(table.match()->sheets().at(2).cityCount, 4);
    QCOMPARE(table.match()->sheets().at(0).cityCount, 3);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesTyping::theMenuHasNoDice()
{
    Table &table = start(false);
    QVERIFY(table.beginSheets(kNames.first(2)));
    table.key(Qt::Key_Menu);
    QVERIFY(table.find(u"menuMoves"_s) != nullptr);
    QVERIFY(table.find(u"menuDice"_s) == nullptr && table.find(u"menuCorrect"_s) == nullptr);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesTyping::correctionsComeWithTheScore()
{
    Table &table = start(false);
    QVERIFY(table.beginSheets(kNames.first(1)));
    QVERIFY(table.click(u"city4"_s) && table.primary());
    QVERIFY(table.secondary(u"finalBar"_s));
    QVERIFY(table.hold(u"obelisk"_s));
    QVERIFY(table.find(u"correctField"_s) != nullptr);
    table.key(Qt::Key_Escape);
    QVERIFY(table.openMenu());
    QVERIFY(table.find(u"menuCorrect"_s) != nullptr && table.find(u"menuDice"_s) == nullptr);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesTyping::movesSayWhoseSheetItWas()
{
    Table &table = start(false);
    QVERIFY(table.beginSheets(kNames.first(3)));
    QVERIFY(choose(table, 2));
    QVERIFY(table.click(u"city4"_s) && table.primary());
    table.key(Qt::Key_Menu);
    QVERIFY(table.click(u"menuMoves"_s));
    QQuickItem *move = table.find(u"move0"_s);
    QVERIFY(move != nullptr);
    QCOMPARE(move->property("letter").toString(), u"Cleo"_s);
    QVERIFY(move->property("sentence").toString().contains(u"Cleo"_s));
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace tst_pages_typing

PEGSHEET_WINDOW_TEST(tst_pages_typing, PagesTyping)
#include "tst_pages_typing.moc"
