// SPDX-License-Identifier: Apache-2.0
// Tapestry with its cards by name, at the window: what acts now, the stacks of the income mats, the techs row by row.
#include "tests/qml/pages/tapestryplayer.h"
#include "tests/registry.h"

#include "app/tapestry/text/cardnames.h"
#include "model/core/notation.h"
#include "model/tapestry/cardwords.h"

#include <QAccessible>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <span>
#include <string_view>

namespace tst_pages_tapestrymats {

using namespace Qt::StringLiterals;
using namespace pegsheet;
using namespace pegsheet::tests;
using tapestry::cardName;
using tapestry::TapestryCard;
using tapestry::Tech;

namespace {

// A move of the table's as a line.
bool make(Table &table, std::string_view line)
{
    Value move;
    return !readNotation<tapestry::Move>(line, move) && tapestryOf(table)->make(std::span(&move, 1));
}

// Two who keep their cities by numbers; both have taken their first income turn.
bool beginTurns(Table &table)
{
    TapestryPlayer player(table);
    return table.sitDown({u"Ada"_s, u"Ben"_s}, u"newTapestry"_s) && table.choose(u"choice_depth"_s, 2)
        && table.choose(u"choice_civilizations"_s, 1) && table.primary(u"setupBar"_s) && table.secondary() && table.secondary()
        && player.takeIncome() && player.takeIncome();
}

// To the cards, where they are not in sight already: a page of a phone, or what a large window has found no room for.
bool turnTo(Table &table, const QString &page, const QString &way)
{
    table.settle();
    for (const QString &name : {page, way})
        if (table.find(name) != nullptr)
            return table.click(name);
    return true;
}

bool toWhatActs(Table &table)
{
    return turnTo(table, u"page5"_s, u"wayActing"_s);
}

bool toTheCards(Table &table)
{
    return turnTo(table, u"page5"_s, u"wayCards"_s);
}

// What a screen reader says of it; empty where it is not there.
QString heard(Table &table, const QString &name)
{
    QQuickItem *item = table.find(name);
    QAccessibleInterface *told = item == nullptr ? nullptr : QAccessible::queryAccessibleInterface(item);
    return told == nullptr ? QString() : told->text(QAccessible::Name);
}

} // namespace

class TestPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }
    // Whatever acts is one touch away, whose it is, whom and which track it is about; what is the player's own comes first.
    void whatActsIsOneTouchAway_data() { everyWay(); }
    void whatActsIsOneTouchAway()
    {
        Table table(options());
        QVERIFY(beginTurns(table)
                && make(table, "correct player=1 set=acting:[{card:\"marriage_of_state\",partner:0,track:science}]")
                && make(table, "correct player=0 set=acting:[{card:academia}]") && toWhatActs(table));
        QVERIFY(heard(table, u"acting0"_s).startsWith(u"Ada, "_s + cardName(TapestryCard::Academia) + u". "_s));
        const QString marriage = heard(table, u"acting1"_s);
        QVERIFY(marriage.startsWith(u"Ben, "_s + cardName(TapestryCard::MarriageOfState) + u" (Ada · "_s));
        QVERIFY(table.find(u"acting2"_s) == nullptr && table.find(u"nothingActs"_s) == nullptr);
        // The other one's come first on the other one's page.
        QVERIFY(table.click(u"tab1"_s) && toWhatActs(table));
        QCOMPARE(heard(table, u"acting0"_s), marriage);
        QCOMPARE(table.warnings(), QStringList());
    }
    // On a phone the page of cards says how many act. Elsewhere a line names all that is in force and leads to what it says; in a
    // large window that stands there.
    void whatIsInForceIsNamed_data() { everyWay(); }
    void whatIsInForceIsNamed()
    {
        Table table(options());
        QVERIFY(beginTurns(table));
        table.settle();
        QVERIFY(table.find(u"inForce"_s) == nullptr && table.find(u"acting0"_s) == nullptr);
        QVERIFY(make(table, "correct player=1 set=acting:[{card:academia}]"));
        table.settle();
        const QQuickItem *line = table.find(u"inForce"_s);
        const QQuickItem *page = table.find(u"page5"_s);
        QCOMPARE(line == nullptr, page != nullptr || table.window()->width() >= 1100);
        QVERIFY(page == nullptr || page->property("spokenDetail").toString() == u"1"_s);
        if (line != nullptr) {
            QVERIFY(line->property("text").toString().endsWith(cardName(TapestryCard::Academia) + u" (Ben)"_s));
            QVERIFY(line->height() >= 44 && table.click(u"inForce"_s));
            const QQuickItem *card = table.find(u"acting0"_s);
            QVERIFY(card != nullptr);
            const QRectF place = card->mapRectToScene(QRectF(0, 0, card->width(), card->height()));
            QVERIFY(QRectF({0, 0}, QSizeF(table.window()->size())).contains(place));
        }
        QVERIFY(toWhatActs(table) && table.find(u"acting0"_s) != nullptr);
        // It is over.
        QVERIFY(make(table, "correct player=1 set=acting:[]") && (table.find(u"page0"_s) == nullptr || table.click(u"page0"_s)));
        table.settle();
        QVERIFY(page == nullptr || page->property("spokenDetail").toString().isEmpty());
        QVERIFY(table.find(u"inForce"_s) == nullptr && table.find(u"acting0"_s) == nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }
    // DE p.27: a lock stands among what acts, and who locked the track.
    void aLockIsSaid()
    {
        Table table(options({360, 640}));
        QVERIFY(beginTurns(table) && make(table, "correct set=locks:[{track:science,by:1}]") && toWhatActs(table));
        QVERIFY(heard(table, u"acting0"_s).startsWith(u"Ben, Science locked. Nobody but Ben "_s));
        QCOMPARE(table.warnings(), QStringList());
    }
    // A touch on a stack says what its cards say, what is covered below; another one closes it.
    void aStackIsOpened_data() { everyWay(); }
    void aStackIsOpened()
    {
        Table table(options());
        QVERIFY(beginTurns(table) && make(table, "correct player=1 set=mat:[[trap],[academia,\"faceDown\",tyranny],[],[]]")
                && table.click(u"tab1"_s) && toTheCards(table));
        QVERIFY(table.find(u"stackCard0"_s) == nullptr && table.click(u"stack1"_s));
        QVERIFY(heard(table, u"stackCard0"_s).startsWith(cardName(TapestryCard::Tyranny) + u". "_s));
        // That comes into sight.
        const QQuickItem *card = table.find(u"stackCard0"_s);
        const bool isDesktop = table.window()->width() >= 1100;
        const double end = isDesktop ? table.window()->height() : table.find(u"bar"_s)->mapToScene({}).y();
        QVERIFY(card->mapToScene({}).y() >= 0 && card->mapToScene({0, card->height()}).y() <= end);
        QVERIFY(!heard(table, u"stackCard1"_s).contains(u'.'));
        QVERIFY(heard(table, u"stackCard2"_s).startsWith(cardName(TapestryCard::Academia) + u". "_s));
        QVERIFY(table.click(u"stack0"_s));
        QVERIFY(heard(table, u"stackCard0"_s).startsWith(cardName(TapestryCard::Trap) + u". "_s));
        QVERIFY(table.click(u"stack0"_s) && table.find(u"stackCard0"_s) == nullptr);
        // Nothing lies there.
        QVERIFY(table.find(u"stack2"_s) == nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }
    // DE p.8: what a neighbour has already is marked.
    void techsSayWhatTheyNeed_data() { everyWay(); }
    void techsSayWhatTheyNeed()
    {
        Table table(options());
        QVERIFY(
            beginTurns(table)
            && make(table,
                    "correct player=0 set=techCards:[{card:paper,row:middle},{card:ammonia,row:middle},{card:unknown,row:bottom},"
                    "{card:clocks,row:top}]")
            && make(table, "correct player=1 set=tracks:{science:[4]}") && toTheCards(table));
        const auto isMarked = [&](const QString &name) {
            return table.findIf(table.find(name), [](QQuickItem *item) { return item->property("name").toString() == u"check"_s; })
                != nullptr;
        };
        QVERIFY(heard(table, u"tech_paper"_s).startsWith(cardName(Tech::Paper) + u'.') && isMarked(u"tech_paper"_s));
        QVERIFY(heard(table, u"tech_ammonia"_s).startsWith(cardName(Tech::Ammonia) + u'.') && !isMarked(u"tech_ammonia"_s));
        QVERIFY(heard(table, u"tech_clocks"_s).startsWith(cardName(Tech::Clocks) + u'.') && !isMarked(u"tech_clocks"_s));
        QCOMPARE(table.warnings(), QStringList());
    }
    // Once: until something is done where less motion is wanted, and not again where it is looked at anew.
    void aTechLightsUpByANeighbour_data() { everyWay(); }
    void aTechLightsUpByANeighbour()
    {
        Table table(options());
        QVERIFY(beginTurns(table)
                && make(table, "correct player=0 set=techCards:[{card:paper,row:middle},{card:ammonia,row:middle}]")
                && make(table, "correct player=1 set=tracks:{science:[4]}") && toTheCards(table));
        table.settle();
        const auto isLit = [&](const QString &name) {
            QQuickItem *card = table.find(name);
            const auto isLight = [](QQuickItem *item) { return item->objectName() == u"light"_s; };
            return card != nullptr && table.findIf(card, isLight) != nullptr;
        };
        QVERIFY(isLit(u"tech_paper"_s) && !isLit(u"tech_ammonia"_s));
        QVERIFY(make(table, "benefit player=0 gains=coin") && toTheCards(table));
        table.settle();
        QVERIFY(table.find(u"tech_paper"_s) != nullptr && !isLit(u"tech_paper"_s));
        QCOMPARE(table.warnings(), QStringList());
    }
    void cardsAreSeenInWhatIsPlayedBack()
    {
        Table table(options({360, 640}));
        QVERIFY(beginTurns(table) && make(table, "correct player=0 set=mat:[[academia],[],[],[]]"));
        table.settle();
        QVERIFY(table.find(u"stack0"_s) == nullptr && table.openMenu() && table.click(u"menuReplay"_s));
        QVERIFY(table.find(u"replaySheets"_s) == nullptr || table.click(u"replaySheets"_s));
        QVERIFY(table.find(u"stack0"_s) != nullptr && table.click(u"stack0"_s));
        QVERIFY(heard(table, u"stackCard0"_s).startsWith(cardName(TapestryCard::Academia) + u". "_s));
        QCOMPARE(table.warnings(), QStringList());
    }
    // Where cards are counted there is nothing of it, whatever the depth.
    void nothingOfItWhereCardsAreCounted_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("phone") << QSize(360, 640);
        QTest::newRow("tablet") << QSize(800, 1280);
        QTest::newRow("desktop") << QSize(1920, 1080);
    }
    void nothingOfItWhereCardsAreCounted()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        TapestryPlayer player(table);
        QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s}, u"newTapestry"_s) && table.choose(u"choice_depth"_s, 2)
                && table.choose(u"choice_cards"_s, 1) && table.primary(u"setupBar"_s) && table.secondary() && table.secondary()
                && player.takeIncome() && player.takeIncome());
        QVERIFY(!tapestryOf(table)->namesCards());
        QVERIFY(table.find(u"page3"_s) == nullptr || table.click(u"page3"_s));
        for (const QString &name : {u"page5"_s, u"inForce"_s, u"nothingActs"_s, u"stack0"_s, u"wayActing"_s, u"wayCards"_s})
            QVERIFY2(table.find(name) == nullptr, qPrintable(name));
        QCOMPARE(table.warnings(), QStringList());
    }

private:
    static void everyWay()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("way");
        const auto row = [](const char *name, QSize size, const QString &language, tests::Way way) {
            QTest::newRow(name) << size << language << static_cast<int>(way);
        };
        row("phone, touch", {360, 640}, u"en"_s, tests::Way::Touch);
        row("phone, keys", {360, 640}, u"de"_s, tests::Way::Keys);
        row("phone, screen reader", {360, 640}, u"de"_s, tests::Way::ScreenReader);
        row("tablet, mouse", {800, 1280}, u"de"_s, tests::Way::Mouse);
        row("desktop, mouse", {1920, 1080}, u"en"_s, tests::Way::Mouse);
        row("desktop, keys", {1920, 1080}, u"de"_s, tests::Way::Keys);
    }
    [[nodiscard]] Table::Options options(QSize size, const QString &language = u"en"_s, tests::Way way = tests::Way::Mouse) const
    {
        Table::Options options;
        options.database = m_folder->filePath(u"matches.db"_s);
        options.size = size;
        options.language = language;
        options.way = way;
        return options;
    }
    // As the row of everyWay() says.
    [[nodiscard]] Table::Options options() const
    {
        return options(*static_cast<QSize *>(QTest::qData("size", qMetaTypeId<QSize>())),
                       *static_cast<QString *>(QTest::qData("language", qMetaTypeId<QString>())),
                       static_cast<tests::Way>(*static_cast<int *>(QTest::qData("way", qMetaTypeId<int>()))));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace tst_pages_tapestrymats

PEGSHEET_WINDOW_TEST(tst_pages_tapestrymats, TestPages)

#include "tst_pages_tapestrymats.moc"
