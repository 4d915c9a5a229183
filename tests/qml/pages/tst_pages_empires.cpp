// SPDX-License-Identifier: Apache-2.0
// A match of Empire's End in its window: a row, a Disaster, a Conflict, the end, by touches; kept through a kill.
#include "tests/answers.h"
#include "tests/qml/pages/empiresplayer.h"
#include "tests/qml/pages/exchange.h"
#include "tests/registry.h"

#include <QAccessible>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

namespace tst_pages_empires {

using namespace Qt::StringLiterals;
using namespace pegsheet;
using namespace pegsheet::tests;

namespace {

QVariantMap sheet(Table &table, int seat)
{
    return empiresOf(table)->sheets().at(seat).toMap();
}

QVariantMap place(Table &table, int seat, int position)
{
    return sheet(table, seat).value(u"row"_s).toList().at(position - 1).toMap();
}

QString figure(Table &table, int field)
{
    return QString(answersNamed(*empiresOf(table), u"figure"_s).keys.at(field).title).replace(u'−', u'-');
}

// The numbers that are framed one after the other by Tab and Space.
QSet<int> framedByTab(Table &table)
{
    QSet<int> framed;
    for (int tabs = 0; tabs < 90; ++tabs) {
        table.key(Qt::Key_Tab);
        const QQuickItem *focused = table.window()->activeFocusItem();
        if (focused == nullptr || !focused->objectName().startsWith(u"figure"_s))
            continue;
        table.key(Qt::Key_Space);
        framed.insert(empiresOf(table)->framedField());
    }
    return framed;
}

// What is told one after the other, as lines say it, as far as it is not told yet.
QList<app::AnswerKey> missing(Table &table)
{
    QList<app::AnswerKey> lines = answersNamed(*empiresOf(table), u"missing"_s).keys;
    lines.removeIf([](const app::AnswerKey &line) { return !line.detail.isEmpty(); });
    return lines;
}

void typeKeys(Table &table, const QString &digits)
{
    for (const QChar digit : digits)
        table.key(static_cast<Qt::Key>(Qt::Key_0 + digit.digitValue()));
}

// A line ends with that text.
bool isShownInALine(Table &table, const QString &text)
{
    const auto ends = [&](QQuickItem *item) { return item->property("trailingText").toString() == text; };
    return table.findIf(table.window()->contentItem(), ends) != nullptr;
}

// One more or one less of the number of that name.
bool step(Table &table, const QString &name, const QString &button)
{
    QQuickItem *stepper = table.find(name);
    QQuickItem *key = stepper == nullptr ? nullptr
                                         : table.findIf(stepper, [&](QQuickItem *item) { return item->objectName() == button; });
    return key != nullptr && table.click(key);
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
    void aMatchIsPlayedToItsScore_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        QTest::newRow("phone") << QSize(360, 640) << u"en"_s;
        QTest::newRow("tablet") << QSize(800, 1280) << u"de"_s;
        QTest::newRow("desktop") << QSize(1920, 1080) << u"en"_s;
    }
    void aMatchIsPlayedToItsScore()
    {
        QFETCH(const QSize, size);
        QFETCH(const QString, language);
        Table table(options(size, language));
        QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s}, u"newEmpires"_s));
        QVERIFY(table.primary(u"setupBar"_s));
        // The row, as it lies on the table.
        QVERIFY(EmpiresPlayer(table).layRow());
        // A Disaster: two touches, one for who takes it, one for where it goes.
        QVERIFY(table.click(u"space0"_s));
        QCOMPARE(empiresOf(table)->stage(), u"reveal"_s);
        QVERIFY(table.click(u"kind0"_s) && table.click(u"number9"_s));
        QCOMPARE(empiresOf(table)->stage(), u"crisis"_s);
        QVERIFY(table.click(u"taker1"_s));
        QVERIFY(place(table, 1, 1).value(u"asked"_s).toBool());
        QVERIFY(table.click(u"place1"_s));
        QVERIFY(place(table, 1, 9).value(u"destroyed"_s).toBool());
        QCOMPARE(place(table, 1, 1).value(u"cards"_s).toList().size(), 1);
        QVERIFY(sheet(table, 1).value(u"isStart"_s).toBool());
        // Industry, where two have no double rounds: the third of five.
        QVERIFY(table.click(u"space2"_s));
        QCOMPARE(empiresOf(table)->stage(), u"industry"_s);
        QVERIFY(table.click(u"place9"_s));
        QVERIFY(!place(table, 1, 9).value(u"destroyed"_s).toBool());
        QVERIFY(table.primary());
        // A Conflict: the values that are not known, eight numbers, two bids.
        QVERIFY(table.click(u"space3"_s));
        QCOMPARE(empiresOf(table)->stage(), u"campaign"_s);
        for (const int value : {13, 16, 7, 10})
            QVERIFY(EmpiresPlayer(table).type(value));
        for (const int number : {2, 0, 1, 7, 7, 3, 1, 11})
            QVERIFY(EmpiresPlayer(table).type(number));
        QVERIFY(table.primary());
        QCOMPARE(empiresOf(table)->stage(), u"bids"_s);
        QVERIFY(EmpiresPlayer(table).type(4) && EmpiresPlayer(table).type(1));
        QCOMPARE(sheet(table, 1).value(u"score"_s).toInt(), 10);
        QCOMPARE(place(table, 0, 11).value(u"type"_s).toInt(), 0);
        // What came of it stands there until something else is done.
        const auto fought = [&](int seat) { return empiresOf(table)->fought().at(seat).toMap(); };
        QVERIFY(table.find(u"fought"_s) != nullptr && table.find(u"fought"_s)->isVisible());
        QCOMPARE(fought(1).value(u"sum"_s).toString(), u"4 + 4 = 8"_s);
        QVERIFY(fought(1).value(u"tier"_s).toString().endsWith(u" +7"_s)
                && fought(1).value(u"more"_s).toString().endsWith(u" +3"_s));
        QVERIFY(!fought(0).value(u"more"_s).toString().isEmpty());
        // The end: what Fire 9 brings is told.
        QVERIFY(table.click(u"space4"_s));
        QCOMPARE(empiresOf(table)->stage(), u"count"_s);
        QVERIFY(empiresOf(table)->fought().isEmpty());
        QVERIFY(EmpiresPlayer(table).type(3));
        QVERIFY(empiresOf(table)->over());
        QVERIFY(!empiresOf(table)->scoreTable().isEmpty());
        QCOMPARE(table.warnings(), QStringList());
    }
    // A round of each kind with resources, in every way of touching: bids, the pot, an exchange, a card that nobody knew, Coins
    // bid.
    void aMatchWithResourcesIsPlayed_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("way");
        QTest::newRow("finger") << QSize(360, 640) << static_cast<int>(tests::Way::Touch);
        QTest::newRow("keys") << QSize(800, 1280) << static_cast<int>(tests::Way::Keys);
        QTest::newRow("mouse") << QSize(1920, 1080) << static_cast<int>(tests::Way::Mouse);
        QTest::newRow("screen reader, phone") << QSize(360, 640) << static_cast<int>(tests::Way::ScreenReader);
        QTest::newRow("screen reader, desktop") << QSize(1920, 1080) << static_cast<int>(tests::Way::ScreenReader);
    }
    void aMatchWithResourcesIsPlayed()
    {
        QFETCH(const QSize, size);
        QFETCH(const int, way);
        Table::Options wanted = options(size);
        wanted.way = static_cast<tests::Way>(way);
        Table table(wanted);
        EmpiresPlayer player(table);
        const auto stock = [&](int seat) {
            QList<int> amounts;
            for (const QVariant &each : sheet(table, seat).value(u"resources"_s).toList())
                amounts.append(each.toMap().value(u"count"_s).toInt());
            return amounts;
        };
        QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s}, u"newEmpires"_s));
        QVERIFY(table.choose(u"choice_depth"_s, 1) && table.primary(u"setupBar"_s) && player.layRow());
        QCOMPARE(stock(0), (QList<int>{2, 2, 2, 2}));
        QVERIFY(player.say(0) && player.reveal(2, 4) && table.click(u"bid0"_s));
        QCOMPARE(stock(0), (QList<int>{1, 2, 2, 2}));
        QVERIFY(player.accept(1));
        QCOMPARE(stock(1), (QList<int>{3, 2, 2, 2}));
        // Ben's income, and an exchange by the road that trades; then Ada's.
        QVERIFY(player.say(1) && table.click(u"exchange5_1"_s));
        QCOMPARE(stock(1), (QList<int>{3, 3, 4, 2}));
        QVERIFY(table.click(u"doneOne"_s) && sheet(table, 1).value(u"done"_s).toBool() && table.primary());
        QCOMPARE(stock(0), (QList<int>{2, 3, 3, 2}));
        QVERIFY(player.say(2) && table.click(u"playCard"_s) && player.reveal(0, 6) && table.click(u"hammers1"_s)
                && table.click(u"place3"_s));
        QCOMPARE(stock(1), (QList<int>{3, 2, 4, 2}));
        QVERIFY(table.click(u"sellCard"_s) && table.click(u"discardHand"_s));
        QCOMPARE(sheet(table, 1).value(u"hand"_s).toInt(), 0);
        QCOMPARE(stock(1), (QList<int>{3, 2, 4, 3}));
        QVERIFY(table.primary() && player.say(3));
        for (const int value : {13, 16, 7, 10})
            QVERIFY(player.type(value));
        for (const int number : {2, 0, 1, 7, 7, 3, 1, 11})
            QVERIFY(player.type(number));
        QVERIFY(table.primary() && step(table, u"coins"_s, u"more"_s) && player.type(2) && player.type(0));
        QCOMPARE(stock(1), (QList<int>{3, 2, 2, 2}));
        QVERIFY(player.sayEnd() && player.count());
        QVERIFY(!empiresOf(table)->scoreTable().isEmpty());
        QCOMPARE(table.warnings(), QStringList());
    }
    // Where all act at the same time a player is gone on with until done; the bar is that of the phase.
    void aPlayerIsGoneOnWith()
    {
        Table table(options());
        EmpiresPlayer player(table);
        QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s}, u"newEmpires"_s));
        QVERIFY(table.choose(u"choice_depth"_s, 1) && table.primary(u"setupBar"_s) && player.layRow() && player.say(2));
        QVERIFY(table.click(u"tab1"_s) && table.click(u"sellCard"_s));
        QVERIFY(table.find(u"tab1"_s)->property("shown").toBool());
        QVERIFY(table.find(u"bar"_s)->property("mainText").toString().startsWith(u"Everybody"_s));
        QVERIFY(table.click(u"sellCard"_s) && table.click(u"doneOne"_s));
        QVERIFY(sheet(table, 1).value(u"done"_s).toBool() && !sheet(table, 0).value(u"done"_s).toBool());
        QVERIFY(table.find(u"tab0"_s)->property("shown").toBool());
        QCOMPARE(sheet(table, 1).value(u"left"_s).toInt(), 0);
        QCOMPARE(table.warnings(), QStringList());
    }
    // A screen is closed until a finger holds it, or Space; a screen reader hears no number of a closed one.
    void aScreenIsClosedUntilItIsHeld()
    {
        Table table(options());
        QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s}, u"newEmpires"_s));
        QVERIFY(table.choose(u"choice_depth"_s, 1) && table.primary(u"setupBar"_s) && EmpiresPlayer(table).layRow());
        QQuickItem *screen = table.find(u"screen0"_s);
        QVERIFY(screen != nullptr);
        const auto isOpen = [&] { return screen->property("isOpen").toBool(); };
        QVERIFY(!isOpen());
        const QPoint at = table.reveal(screen);
        QTest::mousePress(table.window(), Qt::LeftButton, {}, at);
        QVERIFY(isOpen());
        QTest::mouseRelease(table.window(), Qt::LeftButton, {}, at);
        QVERIFY(!isOpen());
        screen->forceActiveFocus(Qt::TabFocusReason);
        QTest::keyPress(table.window(), Qt::Key_Space);
        QVERIFY(isOpen());
        QTest::keyRelease(table.window(), Qt::Key_Space);
        QVERIFY(!isOpen());
        // Pressed by a screen reader it stays open until something is done.
        QAccessible::setActive(true);
        QAccessibleInterface *heard = QAccessible::queryAccessibleInterface(screen);
        static const QRegularExpression kDigit(u"[0-9]"_s);
        QVERIFY(!heard->text(QAccessible::Description).isEmpty());
        QVERIFY(!heard->text(QAccessible::Description).contains(kDigit) && !heard->text(QAccessible::Name).contains(kDigit));
        heard->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(isOpen() && heard->text(QAccessible::Description).contains(kDigit));
        QVERIFY(EmpiresPlayer(table).say(1) && !isOpen());
        QCOMPARE(table.warnings(), QStringList());
    }
    // A finger slides over the row, keys and a screen reader go by one; a touch on a neighbour goes there.
    void aPlaceIsLookedAt()
    {
        Table table(options());
        QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s}, u"newEmpires"_s) && table.primary(u"setupBar"_s));
        QVERIFY(EmpiresPlayer(table).layRow());
        const auto position = [&] { return table.find(u"rowBar"_s)->property("value").toInt(); };
        QCOMPARE(position(), 1);
        QVERIFY(table.click(u"rowBar"_s, {8.5 / 11, 0.5}));
        QCOMPARE(position(), 9);
        QVERIFY(table.find(u"lens"_s)->property("spokenName").toString().startsWith(u"Position 9: "_s));
        table.find(u"rowBar"_s)->forceActiveFocus(Qt::TabFocusReason);
        table.key(Qt::Key_Right);
        QCOMPARE(position(), 10);
        QAccessibleInterface *row = QAccessible::queryAccessibleInterface(table.find(u"rowBar"_s));
        QCOMPARE(row->role(), QAccessible::Slider);
        QCOMPARE(row->valueInterface()->currentValue().toInt(), 10);
        QCOMPARE(row->valueInterface()->maximumValue().toInt(), 11);
        // Nothing can be done with it: it is told.
        QVERIFY(table.click(u"lens"_s));
        QVERIFY(table.find(u"refusal"_s)->property("text").toString().contains(u"Axe farm"_s));
        QCOMPARE(table.warnings(), QStringList());
    }
    // On a phone the row is in sight in every phase, with the round and the phase in words; a finger that goes up on it scrolls the
    // page and looks at no other place.
    void theOwnRowIsInSight()
    {
        Table table(options());
        EmpiresPlayer player(table);
        QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s}, u"newEmpires"_s) && table.choose(u"choice_depth"_s, 1));
        QVERIFY(table.primary(u"setupBar"_s) && player.layRow());
        const auto isInSight = [&] {
            const QQuickItem *row = table.find(u"rowBar"_s);
            const QQuickItem *bar = table.find(u"bar"_s);
            return row != nullptr && row->mapToScene(row->boundingRect().bottomLeft()).y() <= bar->mapToScene({}).y() + 0.5;
        };
        QVERIFY(isInSight());
        QVERIFY(player.say(1) && isInSight());
        QVERIFY(table.findIf(table.window()->contentItem(), [](QQuickItem *item) {
            return item->property("text").toString() == u"Economy"_s;
        }) != nullptr);
        QVERIFY(table.primary() && player.say(3) && isInSight());
        QQuickItem *row = table.find(u"rowBar"_s);
        QQuickItem *page = table.findIf(row->parentItem()->parentItem(),
                                        [](QQuickItem *item) { return item->objectName() == u"empirePage"_s; });
        QVERIFY(page != nullptr);
        QCOMPARE(page->property("contentY").toInt(), 0);
        const QPoint from = row->mapToScene(row->boundingRect().center()).toPoint();
        const int position = row->property("value").toInt();
        table.swipe(from, from - QPoint(0, 120));
        QVERIFY(page->property("contentY").toInt() > 60);
        QCOMPARE(row->property("value").toInt(), position);
        QCOMPARE(table.warnings(), QStringList());
    }
    // The row as it would lie, where the table wants to see it: what falls, and the card in pencil; it stays wanted.
    void aRowIsSeenAsItWouldLie_data() { sizes(); }
    void aRowIsSeenAsItWouldLie()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        EmpiresPlayer player(table);
        QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s}, u"newEmpires"_s) && table.primary(u"setupBar"_s) && player.layRow());
        QVERIFY(player.say(0) && player.reveal(0, 9));
        const auto after = [&] { return empiresOf(table)->takers().at(1).toMap().value(u"after"_s).toList(); };
        QVERIFY(after().isEmpty() && table.click(u"afterIt"_s));
        QCOMPARE(after().size(), 1);
        const QVariantMap falls = after().constFirst().toList().at(8).toMap();
        QVERIFY(falls.value(u"destroyed"_s).toBool() && falls.value(u"cards"_s).toList().isEmpty());
        const QVariantMap other = after().constFirst().toList().at(0).toMap().value(u"cards"_s).toList().constFirst().toMap();
        QVERIFY(other.value(u"pencilled"_s).toBool());
        QVERIFY(!place(table, 1, 9).value(u"destroyed"_s).toBool());
        QVERIFY(player.accept(1) && player.say(0) && player.reveal(0, 8) && after().size() == 1);
        QCOMPARE(table.warnings(), QStringList());
    }
    // Two places change by the city: a sentence names both until the next touch, and undo names them once more.
    void whatTheTableHasToMoveIsSaid_data() { sizes(); }
    void whatTheTableHasToMoveIsSaid()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s}, u"newEmpires"_s) && table.primary(u"setupBar"_s));
        QVERIFY(EmpiresPlayer(table).layRow() && EmpiresPlayer(table).say(2));
        const auto said = [&] {
            const QQuickItem *strip = table.find(u"crossing"_s);
            return strip == nullptr ? QString() : strip->property("text").toString();
        };
        QVERIFY(said().isEmpty());
        QVERIFY(EmpiresPlayer(table).exchange(0, 1, 9));
        table.settle();
        QVERIFY2(said().contains(u"position 1"_s) && said().contains(u"position 9"_s) && said().startsWith(u"Ada"_s),
                 qPrintable(said()));
        QCOMPARE(place(table, 0, 9).value(u"movedFrom"_s).toInt(), 1);
        QVERIFY(table.undo() && said().contains(u"position 9"_s));
        QVERIFY(table.click(u"playCard"_s) && said().isEmpty());
        QCOMPARE(table.warnings(), QStringList());
    }
    // Points as if it ended now, and how many cards are left: told once the table wants it, and in its next match too.
    void whatTheTableWantsToSee_data() { sizes(); }
    void whatTheTableWantsToSee()
    {
        QFETCH(const QSize, size);
        const auto sit = [&](Table &table) {
            return table.sitDown({u"Ada"_s, u"Ben"_s}, u"newEmpires"_s) && table.primary(u"setupBar"_s)
                && EmpiresPlayer(table).layRow();
        };
        {
            Table table(options(size));
            QVERIFY(sit(table) && place(table, 0, 9).value(u"unseen"_s).toString().isEmpty());
            QVERIFY(!table.find(u"score"_s)->property("points").toString().contains(u"ended now"_s));
            QVERIFY(table.click(u"showsTotal"_s) && table.click(u"showsUnseen"_s));
            QVERIFY(table.find(u"score"_s)->property("points").toString().contains(u"ended now"_s));
            QCOMPARE(place(table, 0, 9).value(u"unseen"_s).toString(), u"8 not seen"_s);
            QVERIFY(EmpiresPlayer(table).say(0) && EmpiresPlayer(table).reveal(0, 9));
            QCOMPARE(place(table, 0, 9).value(u"unseen"_s).toString(), u"7 not seen"_s);
            QCOMPARE(table.warnings(), QStringList());
        }
        Table table(options(size));
        QVERIFY(sit(table) && empiresOf(table)->showsTotal() && empiresOf(table)->showsUnseen());
    }
    // An Innovation was taken for nothing, or played from hand for Hammers.
    void howAnInnovationCameIsTold()
    {
        Table table(options());
        EmpiresPlayer player(table);
        QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s}, u"newEmpires"_s) && table.primary(u"setupBar"_s) && player.layRow());
        QVERIFY(player.say(0) && player.reveal(0, 9) && player.accept(0) && player.say(2));
        QVERIFY(table.click(u"playCard"_s) && player.reveal(3, 2) && table.click(u"place2"_s));
        const auto came = [&](int position) {
            return place(table, 0, position).value(u"cards"_s).toList().constFirst().toMap().value(u"came"_s).toString();
        };
        QCOMPARE(came(1), u"taken, free"_s);
        QCOMPARE(came(2), u"from hand"_s);
        QCOMPARE(table.warnings(), QStringList());
    }
    // Right after a card is taken it is asked what it says; nothing is chosen before anybody chose it, and the sentence stays in
    // sight.
    void whatATakenCardSaysIsAsked()
    {
        Table table(options());
        EmpiresPlayer player(table);
        QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s}, u"newEmpires"_s) && table.primary(u"setupBar"_s) && player.layRow());
        QVERIFY(player.say(0) && player.reveal(5, 6) && player.accept(0));
        QVERIFY(table.click(u"sayTaken"_s));
        QVERIFY(!empiresOf(table)->described().isEmpty());
        QVERIFY(table.click(u"when0"_s));
        for (const app::AnswerKey &key : answersNamed(*empiresOf(table), u"does"_s).keys)
            QVERIFY2(!key.chosen, qPrintable(key.title));
        QVERIFY(!empiresOf(table)->bar().enabled);
        QVERIFY(table.click(u"usual2"_s));
        QVERIFY(table.primary());
        // It is known now: nobody asks again.
        QVERIFY(table.find(u"sayTaken"_s) == nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }
    // A few touches say what is printed on Plague 9; a kill in between loses none of them, and what was begun of the Disaster
    // stays.
    void aCardIsDescribed()
    {
        const int plague = 6 * empires::kPlaces + 8;
        {
            Table table(options());
            EmpiresPlayer player(table);
            QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s}, u"newEmpires"_s) && table.primary(u"setupBar"_s) && player.layRow());
            QVERIFY(player.say(0) && player.reveal(6, 9) && player.accept(0) && player.say(0) && table.click(u"kind1"_s));
            QVERIFY(table.click(u"describe%1"_s.arg(plague)));
            // What it does is known, and said anew with another time; a touch on the one that is said changes nothing.
            QVERIFY(table.click(u"when4"_s) && table.find(u"usual0"_s) == nullptr);
            QVERIFY(table.click(u"when3"_s) && table.click(u"when4"_s));
            QVERIFY(table.click(u"usual0"_s) && table.click(u"number4"_s));
        }
        Table::Options again = options();
        again.resume = true;
        Table table(again);
        QCOMPARE(answersNamed(*empiresOf(table), u"howMany"_s).chosen, 4);
        QVERIFY(table.undo());
        QCOMPARE(answersNamed(*empiresOf(table), u"howMany"_s).chosen, 0);
        QVERIFY(table.click(u"number4"_s) && table.click(u"sort4"_s));
        QCOMPARE(answersNamed(*empiresOf(table), u"sentence"_s).title, u"End of the game: 4 points per healthy farm beside it"_s);
        // At the city, whose neighbours are no farms.
        QVERIFY(answersNamed(*empiresOf(table), u"sentence"_s).text.contains(u"nothing there to count"_s));
        QVERIFY(table.primary());
        QVERIFY(empiresOf(table)->described().isEmpty());
        QCOMPARE(empiresOf(table)->begun().value(u"kind"_s).toInt(), 1);
        QVERIFY(!place(table, 0, 1).value(u"cards"_s).toList().constFirst().toMap().value(u"says"_s).toString().isEmpty());
        QVERIFY(table.undo());
        QCOMPARE(table.warnings(), QStringList());
    }
    // Whether an Innovation is exhausted, and that it does not lie there at all.
    void anInnovationIsCorrected()
    {
        const QString fire = QString::number(8);
        Table table(options({1920, 1080}));
        EmpiresPlayer player(table);
        QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s}, u"newEmpires"_s) && table.primary(u"setupBar"_s) && player.layRow());
        QVERIFY(player.say(0) && player.reveal(0, 9) && player.accept(1));
        const auto correct = [&](const QString &field) {
            return table.openMenu() && table.click(u"menuCorrect"_s) && table.choose(u"correctSeat"_s, 1)
                && table.click(field + fire) && table.primary(u"correctBar"_s);
        };
        QVERIFY(correct(u"field_exhausted"_s));
        QVERIFY(place(table, 1, 1).value(u"cards"_s).toList().constFirst().toMap().value(u"exhausted"_s).toBool());
        QVERIFY(correct(u"field_lies"_s));
        QVERIFY(place(table, 1, 1).value(u"cards"_s).toList().isEmpty());
        QVERIFY(place(table, 1, 9).value(u"destroyed"_s).toBool());
        QVERIFY(table.undo());
        QCOMPARE(place(table, 1, 1).value(u"cards"_s).toList().size(), 1);
        QCOMPARE(table.warnings(), QStringList());
    }
    // An Innovation that nobody entered is laid into a row.
    void anInnovationIsAdded()
    {
        Table table(options());
        QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s}, u"newEmpires"_s) && table.primary(u"setupBar"_s));
        QVERIFY(EmpiresPlayer(table).layRow());
        QVERIFY(table.openMenu() && table.click(u"menuCorrect"_s) && table.choose(u"correctSeat"_s, 1));
        QVERIFY(table.click(u"addKind3"_s) && step(table, u"addPosition"_s, u"more"_s) && table.click(u"addCard"_s));
        // It can be exhausted at once, or not be there after all.
        const QString flood = QString::number(3 * empires::kPlaces);
        QVERIFY(table.click(u"field_exhausted"_s + flood) && table.primary(u"correctBar"_s));
        const QVariantList cards = place(table, 1, 2).value(u"cards"_s).toList();
        QCOMPARE(cards.size(), 1);
        QCOMPARE(cards.constFirst().toMap().value(u"id"_s).toString(), u"flood-1"_s);
        QVERIFY(cards.constFirst().toMap().value(u"exhausted"_s).toBool());
        QVERIFY(table.undo() && place(table, 1, 2).value(u"cards"_s).toList().isEmpty());
        QCOMPARE(table.warnings(), QStringList());
    }
    // The open Disaster, what lies on the round track, and where the match stands on it.
    void theTurnIsCorrected()
    {
        Table table(options());
        EmpiresPlayer player(table);
        QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s}, u"newEmpires"_s) && table.primary(u"setupBar"_s) && player.layRow());
        QVERIFY(player.say(0) && player.reveal(0, 9));
        const auto open = [&] { return table.openMenu() && table.click(u"menuCorrect"_s) && table.choose(u"correctSeat"_s, 2); };
        const auto crisis = [&] { return empiresOf(table)->crises().constFirst().toMap().value(u"name"_s).toString(); };
        QVERIFY(open() && table.click(u"crisisKind0_3"_s) && step(table, u"field_crisis0"_s, u"less"_s));
        QVERIFY(table.primary(u"correctBar"_s));
        QCOMPARE(crisis(), u"Flood 8"_s);
        // What is being played stays; behind it two spaces are said, and the match stands on the second.
        QVERIFY(open() && table.click(u"track0"_s) && table.find(u"trackSpace0"_s) == nullptr);
        QVERIFY(table.click(u"track1"_s) && table.click(u"trackSpace1"_s) && table.click(u"track2"_s));
        QVERIFY(table.click(u"trackSpace0"_s) && table.click(u"track1"_s) && table.find(u"standHere"_s) == nullptr);
        QVERIFY(table.click(u"track2"_s) && table.click(u"standHere"_s) && table.primary(u"correctBar"_s));
        QCOMPARE(empiresOf(table)->spaces().size(), 3);
        QVERIFY(empiresOf(table)->spaces().at(2).toMap().value(u"isNow"_s).toBool());
        QCOMPARE(empiresOf(table)->stage(), u"crisis"_s);
        QVERIFY(table.undo());
        QCOMPARE(empiresOf(table)->spaces().size(), 1);
        QVERIFY(table.undo());
        QCOMPARE(crisis(), u"Fire 9"_s);
        QCOMPARE(table.warnings(), QStringList());
    }
    // What one match was told of Conflict cards the next one offers, numbers and a touch; through a kill, and back by undo.
    void aKnownConflictIsPicked()
    {
        const auto toConflict = [](Table &table) {
            return table.sitDown({u"Ada"_s, u"Ben"_s}, u"newEmpires"_s) && table.primary(u"setupBar"_s)
                && EmpiresPlayer(table).layRow() && table.click(u"space3"_s);
        };
        {
            Table table(options());
            EmpiresPlayer player(table);
            QVERIFY(toConflict(table) && table.find(u"conflict0"_s) == nullptr);
            for (const int number : {13, 16, 7, 10, 2, -5, 1, 7, 7, 3, 1, 11})
                QVERIFY(player.type(number));
            QVERIFY(table.click(u"figure4"_s) && table.click(u"besides0"_s) && table.primary() && player.type(4) && player.type(1));
            QVERIFY(table.openMenu() && table.click(u"menuStart"_s) && toConflict(table));
            QVERIFY(table.find(u"conflict0"_s)->property("title").toString().startsWith(u"up to 2: −5"_s));
            QVERIFY(table.click(u"number0"_s));
            QVERIFY(table.find(u"conflict0"_s) == nullptr);
        }
        Table::Options again = options();
        again.resume = true;
        Table table(again);
        QVERIFY(table.undo());
        QVERIFY(table.click(u"conflict0"_s));
        QCOMPARE(empiresOf(table)->stage(), u"bids"_s);
        QVERIFY(table.undo());
        QCOMPARE(empiresOf(table)->stage(), u"campaign"_s);
        QVERIFY(table.find(u"conflict0"_s) != nullptr);
        table.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(empiresOf(table)->stage(), u"bids"_s);
        QVERIFY(EmpiresPlayer(table).type(4) && EmpiresPlayer(table).type(1));
        QVERIFY(table.click(u"space3"_s));
        QVERIFY(table.find(u"conflict0"_s) == nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }
    // Only what was played is counted: each empire as a whole, the row of the first for all until another is laid.
    void finishedEmpiresAreCounted()
    {
        {
            Table table(options());
            QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s}, u"newEmpires"_s) && table.click(u"scoringOnly"_s)
                    && table.primary(u"setupBar"_s));
            for (int at = 0; at < 10; ++at)
                QVERIFY(table.click(u"lay%1"_s.arg(at)));
            QVERIFY(table.click(u"place1"_s) && EmpiresPlayer(table).type(31));
        }
        Table::Options again = options();
        again.resume = true;
        Table table(again);
        EmpiresPlayer player(table);
        QVERIFY(place(table, 0, 1).value(u"destroyed"_s).toBool());
        QVERIFY(player.type(12) && table.primary());
        QCOMPARE(empiresOf(table)->seat(), 1);
        QVERIFY(player.type(40) && player.type(0) && table.primary() && player.count());
        // 31 + 12 without the city; 40 with all eleven places.
        QCOMPARE(sheet(table, 0).value(u"total"_s).toInt(), 31 + 12 + 128 - 32);
        QCOMPARE(sheet(table, 1).value(u"total"_s).toInt(), 40 + 128);
        QVERIFY(empiresOf(table)->over());
        QCOMPARE(table.warnings(), QStringList());
    }
    // Keys go to what is framed, and by keys alone everything is.
    void typedDigitsGoToWhatIsFramed()
    {
        Table table(options());
        QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s}, u"newEmpires"_s) && table.click(u"scoringOnly"_s)
                && table.primary(u"setupBar"_s));
        for (int at = 0; at < 10; ++at)
            QVERIFY(table.click(u"lay%1"_s.arg(at)));
        table.key(Qt::Key_3);
        table.key(Qt::Key_7);
        QCOMPARE(figure(table, 0), u"37"_s);
        QVERIFY(table.click(u"figure1"_s));
        table.key(Qt::Key_1);
        table.key(Qt::Key_2);
        QCOMPARE(figure(table, 0), u"37"_s);
        QCOMPARE(figure(table, 1), u"12"_s);
        table.key(Qt::Key_Backspace);
        QCOMPARE(figure(table, 1), u"1"_s);
        table.key(Qt::Key_Delete);
        QCOMPARE(figure(table, 1), QString());
        table.key(Qt::Key_5);
        QCOMPARE(figure(table, 1), u"5"_s);
        // One that is said already, and points below zero.
        QVERIFY(table.click(u"figure0"_s));
        table.key(Qt::Key_Delete);
        QCOMPARE(figure(table, 0), u"3"_s);
        table.key(Qt::Key_Minus);
        QCOMPARE(figure(table, 0), u"-3"_s);
        table.key(Qt::Key_Backspace);
        QCOMPARE(figure(table, 0), QString());
        table.key(Qt::Key_Minus);
        table.key(Qt::Key_4);
        QCOMPARE(figure(table, 0), u"-4"_s);
        QCOMPARE(framedByTab(table), (QSet<int>{0, 1}));
        QVERIFY(table.primary());
        QCOMPARE(sheet(table, 0).value(u"score"_s).toInt(), -4);
        QCOMPARE(table.warnings(), QStringList());
    }
    // A pad stays where it is from one number to the next, and a number stays where it is in the pad; what is told stays in its
    // line.
    void aPadStaysWhereItIs()
    {
        Table table(options({360, 1000}));
        EmpiresPlayer player(table);
        QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s}, u"newEmpires"_s) && table.primary(u"setupBar"_s) && player.layRow());
        QVERIFY(table.click(u"space3"_s));
        const auto where = [&] {
            table.settle();
            return table.find(u"number1"_s)->mapToScene({});
        };
        const QPointF ofValues = where();
        for (const int value : {13, 16, 7}) {
            QVERIFY(player.type(value));
            QCOMPARE(where(), ofValues);
            QVERIFY(isShownInALine(table, QString::number(value)));
        }
        QVERIFY(player.type(10));
        const QPointF ofFigures = where();
        for (const int number : {2, 0, 1, 7, 7, 3, 1}) {
            QVERIFY(player.type(number));
            QCOMPARE(where(), ofFigures);
        }
        // Position 0 is none.
        QVERIFY(table.find(u"number0"_s) == nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }
    // The numbers of a Conflict card: of two digits and below zero, a digit goes to no number that is not framed.
    void theNumbersOfAConflictAreTyped()
    {
        Table table(options());
        EmpiresPlayer player(table);
        QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s}, u"newEmpires"_s) && table.primary(u"setupBar"_s) && player.layRow());
        QVERIFY(table.click(u"space3"_s));
        for (const int value : {13, 16, 7, 10})
            QVERIFY(player.type(value));
        QVERIFY(table.click(u"figure3"_s));
        table.key(Qt::Key_1);
        table.key(Qt::Key_2);
        QCOMPARE(figure(table, 3), u"12"_s);
        QCOMPARE(figure(table, 0), QString());
        QVERIFY(table.click(u"figure1"_s));
        table.key(Qt::Key_Minus);
        QCOMPARE(figure(table, 1), u"-"_s);
        table.key(Qt::Key_7);
        QCOMPARE(figure(table, 1), u"-7"_s);
        // No second digit can follow: the first that is missing is framed. Enter is the end of what was typed all the same.
        QCOMPARE(empiresOf(table)->framedField(), 0);
        table.find(u"number1"_s)->forceActiveFocus(Qt::TabFocusReason);
        table.key(Qt::Key_Return);
        QCOMPARE(figure(table, 0), QString());
        QCOMPARE(empiresOf(table)->framedField(), 0);
        table.key(Qt::Key_2);
        QCOMPARE(figure(table, 0), u"2"_s);
        // Enter is the end of it, wherever the focus is: the next digit is of the next number.
        table.find(u"number1"_s)->forceActiveFocus(Qt::TabFocusReason);
        table.key(Qt::Key_Return);
        QCOMPARE(figure(table, 0), u"2"_s);
        QCOMPARE(empiresOf(table)->framedField(), 2);
        table.key(Qt::Key_3);
        QCOMPARE(figure(table, 2), u"3"_s);
        QSet<int> all;
        for (int field = 0; field < answersNamed(*empiresOf(table), u"figure"_s).keys.size(); ++field)
            all.insert(field);
        QCOMPARE(framedByTab(table), all);
        QCOMPARE(table.warnings(), QStringList());
    }
    // A number of several digits on the page in front: it stands there as it is typed, and Enter ends it.
    void theNumberOfACardIsTyped()
    {
        Table table(options());
        EmpiresPlayer player(table);
        QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s}, u"newEmpires"_s) && table.primary(u"setupBar"_s) && player.layRow());
        QVERIFY(player.say(0));
        const auto open = [&] { return empiresOf(table)->crises().constFirst().toMap().value(u"number"_s).toInt(); };
        for (const int number : {10, 11, 7}) {
            QVERIFY(table.click(u"kind0"_s));
            typeKeys(table, QString::number(number));
            QCOMPARE(empiresOf(table)->stage(), u"crisis"_s);
            QCOMPARE(open(), number);
            QVERIFY(table.undo());
        }
        QQuickItem *kind = table.find(u"kind2"_s);
        QVERIFY(kind != nullptr);
        kind->forceActiveFocus(Qt::TabFocusReason);
        table.key(Qt::Key_Space);
        const auto isChosen = [&] { return table.find(u"number1"_s)->property("chosen").toBool(); };
        table.key(Qt::Key_1);
        QVERIFY(isChosen());
        table.key(Qt::Key_Backspace);
        QVERIFY(!isChosen());
        table.key(Qt::Key_1);
        table.key(Qt::Key_Return);
        QCOMPARE(empiresOf(table)->stage(), u"crisis"_s);
        QCOMPARE(open(), 1);
        QCOMPARE(empiresOf(table)->crises().constFirst().toMap().value(u"kind"_s).toInt(), 2);
        QCOMPARE(table.warnings(), QStringList());
    }
    // Values of places, bids and points, each of two digits, by keys and by touches.
    void numbersAskedForOneAfterTheOtherAreTyped()
    {
        Table table(options());
        EmpiresPlayer player(table);
        QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s}, u"newEmpires"_s) && table.primary(u"setupBar"_s) && player.layRow());
        QVERIFY(player.say(0) && player.reveal(0, 9) && player.accept(1) && player.say(3));
        // Of two towns the left one first.
        QVERIFY(missing(table).constFirst().title.contains(u"position 2"_s));
        const auto value = [&] { return place(table, 0, 2).value(u"value"_s).toInt(); };
        table.key(Qt::Key_4);
        QVERIFY(isShownInALine(table, u"4"_s));
        table.key(Qt::Key_Delete);
        QVERIFY(!isShownInALine(table, u"4"_s));
        typeKeys(table, u"53"_s);
        QCOMPARE(value(), 53);
        QVERIFY(table.undo() && player.type(51));
        QCOMPARE(value(), 51);
        typeKeys(table, u"16710"_s); // 16, 7 and 10
        for (const int number : {2, 0, 1, 7, 7, 3, 1, 11})
            QVERIFY(player.type(number));
        QVERIFY(table.primary());
        QCOMPARE(empiresOf(table)->stage(), u"bids"_s);
        const int first = empiresOf(table)->seat();
        const auto bid = [&] { return sheet(table, first).value(u"bid"_s).toInt(); };
        for (const int number : {12, 37}) {
            typeKeys(table, QString::number(number));
            QCOMPARE(bid(), number);
            QVERIFY(table.undo());
            QVERIFY(player.type(number));
            QCOMPARE(bid(), number);
            // For who bids next the numbers begin anew.
            QVERIFY(table.find(u"number0"_s) != nullptr);
            QVERIFY(table.undo());
        }
        QVERIFY(player.type(1) && player.type(0) && player.sayEnd());
        QCOMPARE(empiresOf(table)->stage(), u"count"_s);
        const int before = sheet(table, 1).value(u"total"_s).toInt();
        QVERIFY(player.type(14));
        QCOMPARE(sheet(table, 1).value(u"total"_s).toInt(), before + 14);
        QCOMPARE(table.warnings(), QStringList());
    }
    // What was asked for before is drawn over, also where the page was scrolled to be touched; what is asked for now begins at the
    // top.
    void nothingIsLeftOfWhatWasAsked()
    {
        Table table(options());
        EmpiresPlayer player(table);
        QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s}, u"newEmpires"_s) && table.click(u"scoringOnly"_s)
                && table.primary(u"setupBar"_s));
        for (int at = 0; at < 10; ++at)
            QVERIFY(table.click(u"lay%1"_s.arg(at)));
        QVERIFY(player.type(31) && player.type(12) && table.primary());
        QVERIFY(table.click(u"layAnew"_s));
        const QQuickItem *first = table.find(u"lay0"_s);
        QVERIFY(first != nullptr && table.find(u"layAnew"_s) == nullptr);
        QVERIFY(first->mapToScene({}).y() > 60);
        const QImage drawn = table.window()->grabWindow();
        // Another colour behind it all, and all is drawn anew.
        const QColor before = table.window()->color();
        for (const QColor &color : {QColor(Qt::black), before}) {
            table.window()->setColor(color);
            table.settle();
        }
        QCOMPARE(table.window()->grabWindow(), drawn);
        QCOMPARE(table.warnings(), QStringList());
    }
    // In a large window the rows of a replay are as high as the window.
    void aReplayFillsTheWindow()
    {
        Table table(options({1920, 1080}));
        QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s}, u"newEmpires"_s) && table.primary(u"setupBar"_s));
        QVERIFY(EmpiresPlayer(table).layRow() && EmpiresPlayer(table).say(0) && EmpiresPlayer(table).reveal(0, 9));
        QVERIFY(table.click(u"taker1"_s) && table.click(u"place1"_s));
        QVERIFY(table.openMenu() && table.click(u"menuReplay"_s));
        const QQuickItem *last = table.find(u"rowAsItLay1"_s);
        QVERIFY(last != nullptr);
        const double end = last->mapToScene({0, last->height()}).y();
        QVERIFY2(end <= 1080 && end > 1060, qPrintable(QString::number(end)));
        QCOMPARE(table.warnings(), QStringList());
    }
    // The rulebook has no rules for one alone.
    void oneAloneDoesNotBegin()
    {
        Table table(options());
        QVERIFY(table.sitDown({u"Ada"_s}, u"newEmpires"_s));
        QQuickItem *bar = table.find(u"setupBar"_s);
        QVERIFY(bar != nullptr && !bar->property("mainPossible").toBool());
        QCOMPARE(bar->property("mainDetail").toString(), u"from 2 players on"_s);
        table.primary(u"setupBar"_s);
        QVERIFY(table.application().match() == nullptr);
    }
    // Where abilities count two resources, both are told before either counts.
    void resourcesAreToldTogether()
    {
        Table table(options());
        QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s}, u"newEmpires"_s) && table.primary(u"setupBar"_s));
        QVERIFY(EmpiresPlayer(table).layRow() && table.click(u"space0"_s));
        QVERIFY(table.click(u"kind2"_s) && table.click(u"number9"_s) && table.click(u"taker0"_s) && table.click(u"place1"_s));
        const auto points = [](const char *resource) { return Object{{"points", 1}, {"per", Object{{"resource", resource}}}}; };
        const Value learned = Object{{"type", "card"},
                                     {"card", "famine-9"},
                                     {"ability", Object{{"when", "end"}, {"do", Array{points("wheat"), points("axe")}}}}};
        QVERIFY(empiresOf(table)->make(std::span(&learned, 1)));
        QVERIFY(table.click(u"space4"_s));
        const auto asksResource = [&] { return missing(table).constFirst().title.contains(u": how many "_s); };
        QCOMPARE(missing(table).size(), 2);
        QVERIFY(EmpiresPlayer(table).type(4));
        QCOMPARE(missing(table).size(), 1);
        QVERIFY(asksResource() && EmpiresPlayer(table).type(3));
        QVERIFY(!asksResource());
        for (const int value : {13, 16, 7, 10})
            QVERIFY(EmpiresPlayer(table).type(value));
        QVERIFY(empiresOf(table)->over());
        // 128 of the places, less the farm of 3, and 4 + 3.
        QCOMPARE(sheet(table, 0).value(u"total"_s).toInt(), 128 - 3 + 7);
    }
    void whatIsBegunOutlivesAKill()
    {
        {
            Table table(options());
            QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s}, u"newEmpires"_s) && table.primary(u"setupBar"_s));
            QVERIFY(EmpiresPlayer(table).layRow() && table.click(u"space0"_s));
            QVERIFY(table.click(u"kind3"_s));
        }
        Table::Options again = options();
        again.resume = true;
        Table table(again);
        QCOMPARE(empiresOf(table)->begun().value(u"kind"_s).toInt(), 3);
        QVERIFY(table.undo());
        QCOMPARE(empiresOf(table)->begun().value(u"kind"_s).toInt(), -1);
        table.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(empiresOf(table)->begun().value(u"kind"_s).toInt(), 3);
        QVERIFY(table.click(u"number4"_s) && table.click(u"taker0"_s) && table.click(u"place1"_s));
        QVERIFY(place(table, 0, 4).value(u"destroyed"_s).toBool());
    }
    // In Industry each enters their own on their own tablet: what both did is taken with one touch, and the other tablet follows.
    void whatTwoTabletsEnteredIsJoined_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("joiner");
        QTest::addColumn<QString>("effect");
        QTest::newRow("behind the other's") << QSize(360, 640) << 0 << u"1 move comes on top, nothing is lost"_s;
        QTest::newRow("before the other's") << QSize(
            1920, 1080) << 1 << u"Your moves are joined there with those of another tablet: 1 move is new, nothing is lost."_s;
    }
    void whatTwoTabletsEnteredIsJoined()
    {
        QFETCH(const QSize, size);
        QFETCH(const int, joiner);
        const auto opened = [&](int seat) {
            Table::Options again = options(seat == 0 ? u"ada"_s : u"ben"_s, size);
            again.open = 1;
            return again;
        };
        const int other = 1 - joiner;
        QString code;
        {
            Table ada(options(u"ada"_s, size));
            EmpiresPlayer player(ada);
            QVERIFY(ada.sitDown({u"Ada"_s, u"Ben"_s}, u"newEmpires"_s) && ada.primary(u"setupBar"_s) && player.layRow());
            QVERIFY(player.say(0) && player.reveal(0, 9) && player.accept(1));
            QVERIFY(player.say(0) && player.reveal(3, 4) && player.accept(0) && player.say(2));
            code = shownCode(ada, true);
        }
        {
            Table ben(options(u"ben"_s, size));
            QVERIFY(pasteCode(ben, code) && ben.primary());
            QTRY_VERIFY(ben.application().match() != nullptr);
        }
        {
            Table table(opened(other));
            QVERIFY(!table.find(u"code"_s) || table.leave());
            QVERIFY(rebuild(table, other));
            code = shownCode(table, false);
        }
        {
            Table table(opened(joiner));
            QVERIFY(!table.find(u"code"_s) || table.leave());
            QVERIFY(rebuild(table, joiner) && pasteCode(table, code));
            QVERIFY(table.application().arrival()->joins());
            QVERIFY(table.find(u"takeTheirs"_s) != nullptr);
            QCOMPARE(table.application().arrival()->theirsAfter().first().toMap().value(u"seat"_s).toInt(), other);
            QVERIFY(table.primary());
            // Its code comes up: the other tablet needs it.
            QTRY_VERIFY(table.find(u"code"_s) != nullptr);
            QVERIFY(isWhole(table, 0) && isWhole(table, 1));
            code = shownCode(table, true);
            QCOMPARE(table.warnings(), QStringList());
        }
        Table table(opened(other));
        QVERIFY(!table.find(u"code"_s) || table.leave());
        QVERIFY(pasteCode(table, code));
        QTEST(table.application().arrival()->effect(), "effect");
        QVERIFY(!table.application().arrival()->replacesOurs());
        QVERIFY(table.primary());
        QTRY_VERIFY(isWhole(table, 0) && isWhole(table, 1));
        QCOMPARE(table.warnings(), QStringList());
    }

private:
    // The place that is destroyed there is repaired.
    static bool rebuild(Table &table, int seat)
    {
        const QString tab = u"tab%1"_s.arg(seat);
        if (QQuickItem *shown = table.find(tab); shown != nullptr && !shown->property("shown").toBool() && !table.click(tab))
            return false;
        for (int position = 1; position <= empires::kPlaces; ++position)
            if (place(table, seat, position).value(u"destroyed"_s).toBool())
                return table.click(u"place%1"_s.arg(position)) && isWhole(table, seat);
        return false;
    }
    static bool isWhole(Table &table, int seat)
    {
        for (int position = 1; position <= empires::kPlaces; ++position)
            if (place(table, seat, position).value(u"destroyed"_s).toBool())
                return false;
        return true;
    }
    [[nodiscard]] Table::Options options(const QString &name, QSize size) const
    {
        Table::Options named = options(size);
        named.database = m_folder->filePath(name);
        return named;
    }
    [[nodiscard]] Table::Options options(QSize size = {360, 640}, const QString &language = u"en"_s) const
    {
        Table::Options options;
        options.database = m_folder->filePath(u"matches.db"_s);
        options.size = size;
        options.language = language;
        return options;
    }

    static void sizes()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("phone") << QSize(360, 640);
        QTest::newRow("desktop") << QSize(1920, 1080);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace tst_pages_empires

PEGSHEET_WINDOW_TEST(tst_pages_empires, TestPages)

#include "tst_pages_empires.moc"
