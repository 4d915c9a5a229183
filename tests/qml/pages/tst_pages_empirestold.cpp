// SPDX-License-Identifier: Apache-2.0
// What a table of Empire's End is told beside what it is asked: what to move after undo and mending, what things cost, what was
// entered; and that none of it moves what is touched.
#include "app/match/matchabout.h"
#include "qml/theme/applicationfont.h"
#include "tests/answers.h"
#include "tests/qml/pages/empiresplayer.h"
#include "tests/qml/pages/mistaken.h"
#include "tests/qml/pages/textcheck.h"
#include "tests/registry.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

namespace tst_pages_empirestold {

using namespace Qt::StringLiterals;
using namespace pegsheet;
using namespace pegsheet::tests;

namespace {

QVariantMap place(Table &table, int seat, int position)
{
    const QVariantMap sheet = empiresOf(table)->sheets().at(seat).toMap();
    return sheet.value(u"row"_s).toList().at(position - 1).toMap();
}

QString textOf(Table &table, const QString &name)
{
    table.settle();
    const QQuickItem *item = table.find(name);
    return item == nullptr || !item->isVisible() ? QString() : item->property("text").toString();
}

QRectF whereIs(Table &table, const QString &name)
{
    table.settle();
    const QQuickItem *item = table.find(name);
    return item == nullptr ? QRectF() : item->mapRectToScene(item->boundingRect());
}

// Below the item of that name, something says exactly that.
bool isSaidIn(Table &table, const QString &name, const QString &words)
{
    QQuickItem *item = table.find(name);
    return item != nullptr && table.findIf(item, [&](QQuickItem *each) { return each->property("text").toString() == words; });
}

bool begin(Table &table, int depth = 0)
{
    return table.sitDown({u"Ada"_s, u"Ben"_s}, u"newEmpires"_s) && table.choose(u"choice_depth"_s, depth)
        && table.primary(u"setupBar"_s) && EmpiresPlayer(table).layRow();
}

// The last move in the words of the list.
QString lastMove(Table &table)
{
    const app::MoveList *list = empiresOf(table)->moveList();
    const QModelIndex last = list->index(list->rowCount() - 1);
    return list->data(last, app::MoveList::SentenceRole).toString();
}

} // namespace

class TestPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { pegsheet::setApplicationFont(); }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }
    // In the sentence of the pieces: Ada's bid comes back, the pot and the card of Ben go.
    void undoTellsResources_data() { sizes(); }
    void undoTellsResources()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        EmpiresPlayer player(table);
        QVERIFY(begin(table, 1) && player.say(0) && player.reveal(2, 4) && table.click(u"bid0"_s));
        QVERIFY(table.undo());
        QCOMPARE(textOf(table, u"crossing"_s), u"Ada: takes 1 Wheat"_s);
        QVERIFY(table.click(u"bid0"_s) && player.accept(1) && table.undo());
        const QString said = textOf(table, u"crossing"_s);
        QVERIFY2(said.contains(u"Famine 4 away · gives back 1 Wheat"_s), qPrintable(said));
        QVERIFY(said.contains(u"healthy again"_s));
        QCOMPARE(table.warnings(), QStringList());
    }
    // As soon as the mended match is there, without a touch.
    void mendingTellsWhatToMove_data() { sizes(); }
    void mendingTellsWhatToMove()
    {
        QFETCH(const QSize, size);
        Mistaken match(options(size), u"empires"_s);
        QVERIFY(match.isThere && match.change());
        QVERIFY(textOf(match.table, u"crossing"_s).isEmpty());
        QVERIFY(match.accept());
        const QString said = textOf(match.table, u"crossing"_s);
        QVERIFY2(said.contains(u" away"_s), qPrintable(said));
        QCOMPARE(match.table.warnings(), QStringList());
    }
    // What is told comes and goes, and no key moves for it.
    void nothingMovesForWhatIsTold_data() { sizes(); }
    void nothingMovesForWhatIsTold()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        EmpiresPlayer player(table);
        QVERIFY(begin(table) && player.say(2));
        const QString row = size.width() < 600 ? u"rowBar"_s : u"place1"_s;
        const QRectF key = whereIs(table, u"playCard"_s);
        const QRectF places = whereIs(table, row);
        QVERIFY(player.exchange(0, 1, 9) && !textOf(table, u"crossing"_s).isEmpty());
        QCOMPARE(whereIs(table, u"playCard"_s), key);
        QCOMPARE(whereIs(table, row), places);
        QVERIFY(table.undo() && !textOf(table, u"crossing"_s).isEmpty());
        QCOMPARE(whereIs(table, u"playCard"_s), key);
        QCOMPARE(whereIs(table, row), places);
        QVERIFY(table.primary() && player.say(3));
        for (const int number : {13, 16, 7, 10, 2, 0, 1, 7, 7, 3, 1, 11})
            QVERIFY(player.type(number));
        QVERIFY(table.primary() && player.type(4) && player.type(1));
        const QRectF fought = whereIs(table, u"fought"_s);
        QVERIFY(!fought.isEmpty());
        for (const QString &name : {u"space0"_s, u"space2"_s, row, u"bar"_s})
            QVERIFY2(!fought.intersects(whereIs(table, name)), qPrintable(name));
        QVERIFY(fought.top() > whereIs(table, u"space0"_s).bottom() - 1 || fought.left() > whereIs(table, u"space4"_s).right() - 1);
        QCOMPARE(table.warnings(), QStringList());
    }
    // What repairing takes stands on its key before it is done, with the Coins that it takes where Hammers lack.
    void whatRepairingCostsIsSaid_data() { sizes(); }
    void whatRepairingCostsIsSaid()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        EmpiresPlayer player(table);
        QVERIFY(begin(table, 1) && player.say(0) && player.reveal(0, 4) && player.accept(0) && player.say(2));
        QCOMPARE(place(table, 0, 4).value(u"hammers"_s).toInt(), 4);
        QCOMPARE(place(table, 0, 4).value(u"costs"_s).toString(), u"2 Hammers, 2 Coins"_s);
        QCOMPARE(place(table, 0, 5).value(u"costs"_s).toString(), QString());
        QVERIFY(isSaidIn(table, u"place4"_s, u"4"_s));
        QVERIFY(table.find(u"place4"_s)->property("spokenDetail").toString().contains(u"2 Hammers, 2 Coins"_s));
        QVERIFY(table.click(u"place4"_s) && !place(table, 0, 4).value(u"destroyed"_s).toBool());
        QCOMPARE(place(table, 0, 4).value(u"costs"_s).toString(), QString());
        QCOMPARE(table.warnings(), QStringList());
    }
    // Where nobody knows what is printed on a place, a touch on it asks for that, and the repair goes on; Undo takes both back.
    void unknownHammersAreAskedForByRepairing_data() { sizes(); }
    void unknownHammersAreAskedForByRepairing()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        EmpiresPlayer player(table);
        QVERIFY(begin(table, 1) && player.say(0) && player.reveal(0, 3) && player.accept(0) && player.say(2));
        QVERIFY(place(table, 0, 3).value(u"destroyed"_s).toBool());
        QCOMPARE(place(table, 0, 3).value(u"hammers"_s).toInt(), -1);
        const auto isAsked = [&] { return table.find(u"number3"_s) != nullptr && !empiresOf(table)->bar().enabled; };
        QVERIFY(table.click(u"place3"_s) && isAsked());
        // Once more: not after all.
        QVERIFY(table.undo() && !isAsked() && table.click(u"place3"_s) && isAsked());
        empiresOf(table)->touchPlace(0, 3);
        QVERIFY(!isAsked() && table.click(u"place3"_s) && isAsked());
        const QRectF pad = whereIs(table, u"number3"_s);
        QVERIFY(pad.top() > 0 && pad.bottom() < size.height());
        // More than there is to pay with is refused, and asked for still.
        QVERIFY(player.type(7) && isAsked() && place(table, 0, 3).value(u"destroyed"_s).toBool());
        QVERIFY(player.type(3) && !place(table, 0, 3).value(u"destroyed"_s).toBool());
        QCOMPARE(place(table, 0, 3).value(u"repair"_s).toInt(), 3);
        QVERIFY(table.undo() && place(table, 0, 3).value(u"destroyed"_s).toBool());
        QCOMPARE(place(table, 0, 3).value(u"repair"_s).toInt(), 0);
        QCOMPARE(table.warnings(), QStringList());
    }
    // What a Disaster costs is the player's, and stands at no place where its card could be laid.
    void whatIsLostIsThePlayers_data() { sizes(); }
    void whatIsLostIsThePlayers()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        EmpiresPlayer player(table);
        QVERIFY(begin(table) && player.say(0) && player.reveal(0, 11));
        QCOMPARE(empiresOf(table)->takers().at(1).toMap().value(u"detail"_s).toString(),
                 u"in all: points −11 · −1 Hammer a phase"_s);
        QVERIFY(table.click(u"taker1"_s));
        for (int position = 1; position <= empires::kPlaces; ++position)
            QCOMPARE(place(table, 1, position).value(u"gain"_s).toInt(), 0);
        const auto isLoss = [](QQuickItem *item) {
            return item->isVisible()
                && item->property("text").toString().endsWith(u"Ben, in all: points −11 · −1 Hammer a phase"_s);
        };
        QVERIFY(table.findIf(table.window()->contentItem(), isLoss) != nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }
    // Right after a Disaster was taken, and while what its card says is entered; not in the round that is begun then.
    void shortageIsOfferedWhileItMayBe()
    {
        Table table(options());
        EmpiresPlayer player(table);
        const auto isOffered = [&] { return empiresOf(table)->bar().secondary.contains(u"−2 points"_s); };
        QVERIFY(begin(table) && !isOffered());
        QVERIFY(player.say(0) && player.reveal(5, 6) && !isOffered() && player.accept(0) && isOffered());
        QCOMPARE(empiresOf(table)->bar().secondaryDetail, u"with fewer than 5 resources"_s);
        QVERIFY(table.click(u"sayTaken"_s) && !isOffered());
        QVERIFY(table.click(u"when0"_s) && table.click(u"usual2"_s) && table.primary() && isOffered());
        QVERIFY(table.secondary() && isOffered());
        QVERIFY(player.say(3) && !isOffered());
        QVERIFY(player.type(13) && !isOffered());
        QCOMPARE(table.warnings(), QStringList());
    }
    // In a Double Disaster one is redrawn once it is said which.
    void oneOfTwoIsRedrawn_data() { sizes(); }
    void oneOfTwoIsRedrawn()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        EmpiresPlayer player(table);
        QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s, u"Cleo"_s}, u"newEmpires"_s) && table.primary(u"setupBar"_s) && player.layRow());
        QVERIFY(player.say(0) && player.reveal(5, 7) && player.accept(0));
        const Array redraws{Object{{"redrawCrisis", 1}, {"shuffle", true}}};
        const Value card = Object{{"type", "card"},
                                  {"card", "barbarians-7"},
                                  {"ability", Object{{"when", "crisis"}, {"exhaust", true}, {"do", redraws}}}};
        QVERIFY(empiresOf(table)->make(std::span(&card, 1)));
        QVERIFY(player.say(1) && player.reveal(0, 1) && player.reveal(0, 2));
        const auto redraw = [&] {
            for (const QVariant &work : empiresOf(table)->worksOf(0))
                if (work.toMap().value(u"isUsable"_s).toBool())
                    return work.toMap().value(u"source"_s).toInt();
            return -1;
        };
        QCOMPARE(redraw(), -1);
        QVERIFY(table.click(u"crisis1"_s) && redraw() >= 0);
        empiresOf(table)->touch(u"ability"_s, redraw(), 0);
        QCOMPARE(empiresOf(table)->question(), u"Which Disaster is turned up instead of Fire 2?"_s);
        QVERIFY(player.reveal(3, 9));
        QCOMPARE(empiresOf(table)->crises().at(0).toMap().value(u"name"_s).toString(), u"Fire 1"_s);
        QCOMPARE(empiresOf(table)->crises().at(1).toMap().value(u"name"_s).toString(), u"Flood 9"_s);
        QCOMPARE(table.warnings(), QStringList());
    }
    // Numbers between which no strength is left are told where the button waits, and mended by one touch.
    void tiersThatCannotBeAreTold_data() { sizes(); }
    void tiersThatCannotBeAreTold()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        EmpiresPlayer player(table);
        QVERIFY(begin(table) && player.say(3));
        const auto isWrong = [&](int field) { return table.find(u"figure%1"_s.arg(field))->property("isWrong").toBool(); };
        for (const int number : {13, 16, 7, 10, 7, 0, 1})
            QVERIFY(player.type(number) && !(table.find(u"figure0"_s) && isWrong(0)));
        // At once, on both of them.
        QVERIFY(player.type(3) && isWrong(0) && isWrong(3) && !isWrong(1));
        QCOMPARE(answersNamed(*empiresOf(table), u"figure"_s).keys.at(0).detail, u"Lowest: at most 1"_s);
        QCOMPARE(answersNamed(*empiresOf(table), u"figure"_s).keys.at(3).detail, u"Highest: at least 9"_s);
        for (const int number : {7, 3, 1, 11})
            QVERIFY(player.type(number));
        QVERIFY(!empiresOf(table)->bar().enabled);
        QCOMPARE(empiresOf(table)->bar().detail, u"no strength between 7 and 3"_s);
        QVERIFY(table.click(u"figure0"_s) && player.type(1) && !isWrong(0) && !isWrong(3));
        QVERIFY(empiresOf(table)->bar().enabled && empiresOf(table)->bar().detail.isEmpty());
        QVERIFY(table.primary());
        QCOMPARE(empiresOf(table)->stage(), u"bids"_s);
        QCOMPARE(table.warnings(), QStringList());
    }
    // What was exchanged or sold is told until the next touch.
    void dealsAreTold_data() { sizes(); }
    void dealsAreTold()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        EmpiresPlayer player(table);
        QVERIFY(begin(table, 1) && player.say(1) && table.click(u"exchange5_0"_s));
        QCOMPARE(textOf(table, u"crossing"_s), u"Exchanged: 1 Wheat → 1 Hammer; once more possible"_s);
        QVERIFY(table.click(u"exchange5_1"_s));
        QCOMPARE(textOf(table, u"crossing"_s), u"Exchanged: 1 Wheat → 1 Axe"_s);
        QVERIFY(table.undo() && textOf(table, u"crossing"_s).startsWith(u"Ada: "_s));
        QVERIFY(table.primary() && player.say(2) && table.click(u"sellCard"_s));
        QCOMPARE(textOf(table, u"crossing"_s), u"Sold: a card for 1 Coin; once more possible"_s);
        QVERIFY(table.click(u"sellCard"_s));
        QCOMPARE(textOf(table, u"crossing"_s), u"Sold: a card for 1 Coin"_s);
        QVERIFY(table.primary());
        QCOMPARE(textOf(table, u"crossing"_s), QString());
        QCOMPARE(table.warnings(), QStringList());
    }
    // As long as the same is asked the page stays where it was scrolled to; anything else is read from its beginning.
    void thePageStaysWithItsQuestion()
    {
        Table table(options());
        EmpiresPlayer player(table);
        QVERIFY(begin(table, 1) && player.type(13));
        const auto scrolled = [&] { return table.find(u"empirePage"_s)->property("contentY").toInt(); };
        const int atPad = scrolled();
        QVERIFY(atPad > 0 && player.type(16));
        QCOMPARE(scrolled(), atPad);
        QVERIFY(player.say(1));
        QCOMPARE(scrolled(), 0);
        constexpr int kDown = 40;
        QVERIFY(table.find(u"empirePage"_s)->setProperty("contentY", kDown) && table.click(u"exchange5_0"_s));
        QCOMPARE(scrolled(), kDown);
        QVERIFY(table.click(u"doneOne"_s));
        QCOMPARE(scrolled(), 0);
        QCOMPARE(table.warnings(), QStringList());
    }
    // Whoever could take a Disaster is a button that says so, with what would fall.
    void takingIsSaid_data() { sizes(); }
    void takingIsSaid()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        EmpiresPlayer player(table);
        QVERIFY(begin(table) && player.say(0) && player.reveal(0, 4));
        for (const QString &name : {u"Ada"_s, u"Ben"_s}) {
            const QString taker = u"taker%1"_s.arg(name == u"Ada"_s ? 0 : 1);
            QVERIFY(isSaidIn(table, taker, name + u" takes it"_s) && isSaidIn(table, taker, u"Army 5 (position 4)"_s));
        }
        QCOMPARE(table.warnings(), QStringList());
    }
    // Lines of the list of moves have the numbers that were entered.
    void movesAreToldWithTheirNumbers()
    {
        Table table(options());
        EmpiresPlayer player(table);
        QVERIFY(begin(table) && player.say(3));
        QCOMPARE(lastMove(table), u"Entered the round track: Conflict"_s);
        QVERIFY(player.type(13));
        QCOMPARE(lastMove(table), u"Entered numbers of places: Town 13"_s);
        for (const int number : {16, 7, 10, 2, -5, 1, 7, 7, 3, 1, 11})
            QVERIFY(player.type(number));
        QVERIFY(table.primary());
        const QString conflict = lastMove(table);
        for (const QString &part : {u"up to 2: −5"_s, u"3–6: 1"_s, u"from 7: 7"_s, u"strongest: 3"_s, u"position 11"_s})
            QVERIFY2(conflict.contains(part), qPrintable(conflict));
        QCOMPARE(table.warnings(), QStringList());
    }
    // Values that nobody knows can be told before the first round, by who wants to; the round track is asked for all the same.
    void valuesAreToldAtTheBeginning_data() { sizes(); }
    void valuesAreToldAtTheBeginning()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        EmpiresPlayer player(table);
        QVERIFY(begin(table));
        const auto lines = [&] { return answersNamed(*empiresOf(table), u"missing"_s).keys; };
        QCOMPARE(lines().size(), 4);
        QVERIFY(player.type(13));
        QCOMPARE(place(table, 1, 2).value(u"value"_s).toInt(), 13);
        // By digits too.
        table.key(Qt::Key_1);
        table.key(Qt::Key_6);
        QCOMPARE(place(table, 1, 3).value(u"value"_s).toInt(), 16);
        QCOMPARE(empiresOf(table)->stage(), u"track"_s);
        QVERIFY(player.say(0) && player.reveal(0, 9) && player.accept(0));
        QCOMPARE(empiresOf(table)->stage(), u"track"_s);
        QVERIFY(lines().isEmpty());
        // What was told is not asked again.
        QVERIFY(player.say(3));
        QCOMPARE(lines().at(0).detail, u"13"_s);
        QVERIFY(lines().at(2).detail.isEmpty());
        QCOMPARE(table.warnings(), QStringList());
    }
    // What a place is worth is asked for by a touch on it: the keys for that are in sight, and stay where they are for the next.
    void aPlaceIsToldByATouchOnIt_data() { sizes(); }
    void aPlaceIsToldByATouchOnIt()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        EmpiresPlayer player(table);
        QVERIFY(begin(table, 1));
        const bool isPhone = size.width() < 600;
        const auto touch = [&](int position) {
            const QPointF at((position - 0.5) / empires::kPlaces, 0.5);
            return isPhone ? table.click(u"rowBar"_s, at) : table.click(u"place%1"_s.arg(position));
        };
        const auto marked = [&] {
            const QList<app::AnswerKey> lines = answersNamed(*empiresOf(table), u"missing"_s).keys;
            return std::ranges::find_if(lines, [](const app::AnswerKey &line) { return line.chosen; }) - lines.begin();
        };
        const auto isPadSeen = [&] {
            const QRectF page = isPhone ? whereIs(table, u"empirePage"_s) : QRectF({}, QSizeF(size));
            return page.contains(whereIs(table, u"number1"_s)) && page.contains(whereIs(table, u"moreNumbers"_s));
        };
        QCOMPARE(marked(), 0);
        QVERIFY(touch(8) && isPadSeen());
        QCOMPARE(marked(), 3);
        const QRectF key = whereIs(table, u"number1"_s);
        QVERIFY(touch(3));
        QCOMPARE(marked(), 1);
        QCOMPARE(whereIs(table, u"number1"_s), key);
        QVERIFY(touch(8) && player.type(10));
        QCOMPARE(place(table, 1, 8).value(u"value"_s).toInt(), 10);
        QCOMPARE(place(table, 1, 2).value(u"value"_s).toInt(), 0);
        QCOMPARE(marked(), 0);
        // By digits too, also where some were typed for another.
        table.key(Qt::Key_2);
        QVERIFY(touch(5) && empiresOf(table)->typedDigits().isEmpty());
        table.key(Qt::Key_7);
        QCOMPARE(place(table, 1, 5).value(u"value"_s).toInt(), 7);
        QCOMPARE(table.warnings(), QStringList());
    }
    // On a phone a number of a Conflict card has room for what it brings besides, in both languages.
    void whatAConflictBringsBesidesIsNotCut_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << u"en"_s;
        QTest::newRow("de") << u"de"_s;
    }
    void whatAConflictBringsBesidesIsNotCut()
    {
        QFETCH(const QString, language);
        Table::Options phone = options();
        phone.language = language;
        Table table(phone);
        EmpiresPlayer player(table);
        QVERIFY(begin(table, 1) && player.say(3));
        for (const int number : {13, 16, 7, 10})
            QVERIFY(player.type(number));
        // All but the first are brought by tiers, which also refresh.
        for (const int field : {5, 1, 2, 4}) {
            const QString key = u"figure%1"_s.arg(field);
            const auto bring = [&](int which) {
                if (!table.click(key) || !table.click(u"besides%1"_s.arg(which)))
                    return u"not there"_s;
                table.reveal(table.find(key));
                return textFaults(table.window(), {u"Ada"_s, u"Ben"_s}).join(u'\n');
            };
            for (int which = 0; which < (field == 5 ? 4 : 5); ++which) {
                const QString faults = bring(which);
                QVERIFY2(faults.isEmpty() && table.undo(), qPrintable(faults));
            }
            QCOMPARE(bring(0) + bring(1), QString());
        }
        QCOMPARE(table.warnings(), QStringList());
    }
    // In the rows of a large window what is said of a place ends within it, also in Industry, where repairing costs something.
    void whatAPlaceSaysEndsWithinIt_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1920x1080") << QSize(1920, 1080);
        QTest::newRow("1280x800") << QSize(1280, 800);
    }
    void whatAPlaceSaysEndsWithinIt()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        EmpiresPlayer player(table);
        QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s, u"Cleo"_s}, u"newEmpires"_s) && table.choose(u"choice_depth"_s, 1));
        QVERIFY(table.primary(u"setupBar"_s) && player.layRow());
        QVERIFY(player.say(0) && player.reveal(0, 4) && player.accept(0) && player.say(3));
        QCOMPARE(place(table, 0, 4).value(u"hammers"_s).toInt(), 4);
        const int gain = place(table, 0, 4).value(u"gain"_s).toInt();
        QQuickItem *tile = table.find(u"place4"_s);
        QVERIFY(gain > 0 && tile != nullptr && isSaidIn(table, u"place4"_s, u"4"_s));
        QVERIFY(isSaidIn(table, u"place4"_s, u"+%1"_s.arg(gain)));
        const auto isBeyond = [&](QQuickItem *item) {
            const bool isText = item->isVisible() && !item->property("text").toString().isEmpty();
            return isText && item->mapRectToItem(tile, item->boundingRect()).bottom() > tile->height();
        };
        QVERIFY(table.findIf(tile, isBeyond) == nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }
    // What was bid is told nowhere before everybody has bid; who bid it sees it by a finger on it, or Space.
    void bidsAreCovered_data() { sizes(); }
    void bidsAreCovered()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        EmpiresPlayer player(table);
        QVERIFY(begin(table) && player.say(3));
        for (const int number : {13, 16, 7, 10, 2, 0, 1, 7, 7, 3, 1, 11})
            QVERIFY(player.type(number));
        QVERIFY(table.primary() && player.type(4));
        const int strength = empiresOf(table)->sheets().at(0).toMap().value(u"strength"_s).toInt();
        const QString own = u"%1 + 4 = %2"_s.arg(strength).arg(strength + 4);
        const auto isSeen = [&] {
            return table.findIf(table.window()->contentItem(), [&](QQuickItem *item) {
                const QString text = item->property("text").toString();
                return item->isVisible() && (text.startsWith(own) || text.contains(u"axes: 4"_s, Qt::CaseInsensitive));
            }) != nullptr;
        };
        QVERIFY(isSaidIn(table, u"bidOf0"_s, u"• laid"_s) && !isSeen());
        QCOMPARE(lastMove(table), u"Laid a bid"_s);
        QQuickItem *line = table.find(u"bidOf0"_s);
        const QPoint at = table.reveal(line);
        QTest::mousePress(table.window(), Qt::LeftButton, {}, at);
        QVERIFY(isSeen());
        QTest::mouseRelease(table.window(), Qt::LeftButton, {}, at);
        QVERIFY(!isSeen());
        line->forceActiveFocus(Qt::TabFocusReason);
        QTest::keyPress(table.window(), Qt::Key_Space);
        QVERIFY(isSeen());
        QTest::keyRelease(table.window(), Qt::Key_Space);
        QVERIFY(!isSeen());
        // Nor by taking it back.
        QVERIFY(table.undo() && !isSeen() && textOf(table, u"crossing"_s).isEmpty());
        QVERIFY(player.type(4) && player.type(1) && isSeen());
        const app::MoveList *list = empiresOf(table)->moveList();
        const QModelIndex first = list->index(list->rowCount() - 2);
        QCOMPARE(list->data(first, app::MoveList::SentenceRole).toString(), u"Bid axes: 4"_s);
        QCOMPARE(table.warnings(), QStringList());
    }
    // Also after its last digit a minus changes the sign of a number above zero; after one below zero it begins the next.
    void aMinusMayFollowItsDigits()
    {
        Table table(options());
        EmpiresPlayer player(table);
        QVERIFY(begin(table) && player.say(3));
        for (const int value : {13, 16, 7, 10})
            QVERIFY(player.type(value));
        const auto figure = [&](int field) { return answersNamed(*empiresOf(table), u"figure"_s).keys.at(field).title; };
        QVERIFY(table.click(u"figure1"_s));
        table.key(Qt::Key_7);
        QCOMPARE(figure(1), u"7"_s);
        table.key(Qt::Key_Minus);
        QCOMPARE(figure(1), u"−7"_s);
        QCOMPARE(figure(0), QString());
        table.key(Qt::Key_3);
        QCOMPARE(figure(0), u"3"_s);
        QVERIFY(table.click(u"figure4"_s));
        for (const Qt::Key key : {Qt::Key_Minus, Qt::Key_8, Qt::Key_Minus, Qt::Key_5})
            table.key(key);
        QCOMPARE(figure(4), u"−8"_s);
        QCOMPARE(figure(2), u"−5"_s);
        QCOMPARE(table.warnings(), QStringList());
    }
    // From a match the card library shows its game, with what was told in it.
    void theLibraryHasWhatTheMatchTold()
    {
        Table table(options());
        EmpiresPlayer player(table);
        QVERIFY(begin(table) && player.type(13));
        QVERIFY(table.openMenu() && table.click(u"menuSettings"_s) && table.click(u"libraryRow"_s));
        app::LibraryView *cards = table.application().cards();
        QCOMPARE(cards->game(), u"empires"_s);
        cards->setKind(u"place"_s);
        QVERIFY(cards->cards()->count() > 0);
        QCOMPARE(table.warnings(), QStringList());
    }
    // While what a card says is entered the button tells what is missing of it.
    void whatIsMissingOfAnAbilityIsTold()
    {
        using empires::AbilityField;
        Table table(options());
        EmpiresPlayer player(table);
        QVERIFY(begin(table) && player.say(0) && player.reveal(0, 9) && player.accept(0) && table.click(u"sayTaken"_s));
        app::EmpiresMatch *match = empiresOf(table);
        const auto say = [&](AbilityField field, int what) { match->touch(u"trait"_s, static_cast<int>(field), what); };
        QCOMPARE(match->bar().detail, u"say when"_s);
        say(AbilityField::When, static_cast<int>(empires::When::Economy));
        QCOMPARE(match->bar().detail, u"say what it does then"_s);
        say(AbilityField::Does, static_cast<int>(empires::Does::Gain));
        QCOMPARE(match->bar().detail, u"say what it brings"_s);
        say(AbilityField::Gain, static_cast<int>(empires::Resource::Axe));
        QVERIFY(match->bar().enabled && match->bar().detail.isEmpty());
        say(AbilityField::When, static_cast<int>(empires::When::Military));
        say(AbilityField::Does, static_cast<int>(empires::Does::Strength));
        QCOMPARE(match->bar().detail, u"say how much strength"_s);
        QCOMPARE(table.warnings(), QStringList());
    }
    // By keys no touch takes away what was refused: the next move does, and so does undo.
    void aRefusalGoesWithTheNextMove_data() { sizes(); }
    void aRefusalGoesWithTheNextMove()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        const auto isRefused = [&] {
            table.settle();
            return table.find(u"refusal"_s) != nullptr;
        };
        // As Road is worth.
        const auto refuse = [&] {
            table.key(Qt::Key_9);
            return isRefused();
        };
        QVERIFY(begin(table) && refuse());
        table.key(Qt::Key_1);
        table.key(Qt::Key_3);
        QCOMPARE(place(table, 0, 2).value(u"value"_s).toInt(), 13);
        QVERIFY(!isRefused() && refuse());
        table.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(place(table, 0, 2).value(u"value"_s).toInt(), 0);
        QVERIFY(!isRefused());
        QCOMPARE(table.warnings(), QStringList());
    }
    // Undo of a Conflict card that was entered brings it back to be changed, with all its numbers and what else it has; one more
    // undo begins it anew.
    void aConflictThatIsTakenBackKeepsItsNumbers_data() { sizes(); }
    void aConflictThatIsTakenBackKeepsItsNumbers()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        EmpiresPlayer player(table);
        QVERIFY(begin(table) && player.say(3));
        for (const int number : {13, 16, 7, 10, 2, -5, 1, 7, 7, 3, 1, 11})
            QVERIFY(player.type(number));
        QVERIFY(table.click(u"figure4"_s) && table.click(u"besides0"_s));
        const auto figures = [&] {
            QStringList said;
            for (const app::AnswerKey &key : answersNamed(*empiresOf(table), u"figure"_s).keys)
                said.append(key.detail + u' ' + key.title);
            return said;
        };
        const QStringList before = figures();
        QVERIFY(table.primary() && empiresOf(table)->stage() == u"bids"_s && table.undo());
        QCOMPARE(figures(), before);
        QVERIFY(empiresOf(table)->bar().enabled && table.click(u"figure0"_s) && player.type(3) && table.primary());
        QVERIFY(lastMove(table).contains(u"up to 3: −5"_s));
        QVERIFY(table.undo() && table.undo() && figures() != before && !empiresOf(table)->bar().enabled);
        QCOMPARE(table.warnings(), QStringList());
    }
    // In a large window what a card says is entered with all that can be said in sight.
    void largeFormsAreInSight()
    {
        Table table(options({1920, 1080}));
        EmpiresPlayer player(table);
        const auto isInSight = [&](const QString &name) {
            const QRectF item = whereIs(table, name);
            return !item.isEmpty() && item.bottom() <= table.window()->height();
        };
        QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s, u"Cleo"_s}, u"newEmpires"_s) && table.choose(u"choice_depth"_s, 1));
        QVERIFY(table.primary(u"setupBar"_s) && player.layRow());
        QVERIFY(player.say(0) && player.reveal(0, 9) && player.accept(0) && table.click(u"sayTaken"_s));
        QVERIFY(isInSight(u"usual4"_s) && isInSight(u"cardHammers0"_s));
        QCOMPARE(table.warnings(), QStringList());
    }
    // What one resource was bid of is told in the singular.
    void aBidOfOneIsTold()
    {
        Table table(options());
        EmpiresPlayer player(table);
        QVERIFY(begin(table, 1) && player.say(0) && player.reveal(0, 9) && table.click(u"bid2"_s));
        QCOMPARE(lastMove(table), u"Averted it with 1 Axe"_s);
        QCOMPARE(table.warnings(), QStringList());
    }
    // One place is repaired in a phase: what else is destroyed is no key then, and nothing says that it could be touched.
    void afterOneRepairTheOthersRest_data() { sizes(); }
    void afterOneRepairTheOthersRest()
    {
        QFETCH(const QSize, size);
        const bool isWide = size.width() > 600;
        Table table(options(size));
        EmpiresPlayer player(table);
        QVERIFY(begin(table) && player.say(0) && player.reveal(0, 9) && player.accept(0));
        QVERIFY(player.say(0) && player.reveal(1, 8) && player.accept(0) && player.say(2));
        const auto isHinted = [&] {
            table.settle();
            return table.findIf(table.window()->contentItem(), [](QQuickItem *item) {
                return item->isVisible() && item->property("text").toString() == u"Touch a destroyed place in the rows."_s;
            }) != nullptr;
        };
        QCOMPARE(isHinted(), isWide);
        QVERIFY(place(table, 0, 9).value(u"repairs"_s).toBool() && place(table, 0, 8).value(u"repairs"_s).toBool());
        const auto isFramed = [&](const QString &name) { return table.find(name)->property("isFramed").toBool(); };
        QVERIFY(isFramed(u"place9"_s) && isFramed(u"place8"_s) && !isFramed(u"place7"_s));
        QVERIFY(table.click(u"place9"_s) && !isHinted() && !isFramed(u"place8"_s));
        QVERIFY(place(table, 0, 8).value(u"destroyed"_s).toBool() && !place(table, 0, 8).value(u"repairs"_s).toBool());
        QCOMPARE(place(table, 0, 8).value(u"gain"_s).toInt(), 0);
        QCOMPARE(place(table, 0, 8).value(u"costs"_s).toString(), QString());
        if (!isWide)
            QVERIFY(!table.find(u"place8"_s)->property("possible").toBool());
        QCOMPARE(table.warnings(), QStringList());
    }
    // The end of the round track is no round that was played.
    void theEndIsNoRound()
    {
        Table table(options());
        EmpiresPlayer player(table);
        QVERIFY(begin(table) && player.say(1) && table.primary() && player.say(2) && table.primary());
        QVERIFY(player.sayEnd() && player.count());
        QCOMPARE(empiresOf(table)->lengthText(), u"2 rounds"_s);
        QCOMPARE(table.warnings(), QStringList());
    }
    // A touch on the line where a player stands says nothing that it does not say itself.
    void whereAPlayerStandsRefusesNothing_data() { sizes(); }
    void whereAPlayerStandsRefusesNothing()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        QVERIFY(begin(table) && table.click(u"score"_s));
        table.settle();
        QVERIFY(table.find(u"refusal"_s) == nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }
    // What resources come to is told with how many come of each that is counted.
    void theSumOfResourcesIsTold()
    {
        Table table(options());
        EmpiresPlayer player(table);
        QVERIFY(begin(table) && player.say(0) && player.reveal(6, 10) && player.accept(0) && table.click(u"sayTaken"_s));
        // At the city, beside a town.
        QVERIFY(table.click(u"usual2"_s) && table.click(u"gain0"_s));
        const auto said = [&] { return answersNamed(*empiresOf(table), u"sentence"_s).text; };
        QVERIFY2(said().endsWith(u"1 × 1 = +1 Wheat"_s), qPrintable(said()));
        QVERIFY(table.click(u"gain0"_s));
        QVERIFY2(said().endsWith(u"1 × 2 = +2 Wheat"_s), qPrintable(said()));
        // Of several resources there is no one number.
        QVERIFY(table.click(u"gain1"_s));
        QVERIFY2(!said().contains(u'×') && said().contains(u"+2 Wheat"_s), qPrintable(said()));
        QCOMPARE(table.warnings(), QStringList());
    }
    // What was said of a card is changed where it was said, and begins with what was said.
    void whatACardSaysIsMended_data() { sizes(); }
    void whatACardSaysIsMended()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        EmpiresPlayer player(table);
        QVERIFY(begin(table) && player.say(0) && player.reveal(1, 9) && player.accept(0) && table.click(u"sayTaken"_s));
        QVERIFY(table.click(u"usual0"_s) && player.type(2) && table.primary());
        const auto strength = [&] { return empiresOf(table)->sheets().at(0).toMap().value(u"strength"_s).toInt(); };
        const int before = strength();
        const QString said = lastMove(table);
        const int learned = empiresOf(table)->moveList()->rowCount() - 1;
        QVERIFY(player.say(1) && table.primary());
        empiresOf(table)->beginMending(learned, true);
        QVERIFY(!empiresOf(table)->described().isEmpty() && empiresOf(table)->bar().enabled);
        QCOMPARE(answersNamed(*empiresOf(table), u"howMany"_s).chosen, 2);
        QVERIFY(player.type(3) && table.primary() && empiresOf(table)->described().isEmpty());
        QVERIFY(table.find(u"repair"_s) != nullptr && table.click(table.answer(u"repair"_s)));
        const app::MoveList *list = empiresOf(table)->moveList();
        QVERIFY(list->data(list->index(learned), app::MoveList::SentenceRole).toString() != said);
        QCOMPARE(strength(), before + 1);
        QCOMPARE(table.warnings(), QStringList());
    }
    // What a card that was just laid says is asked over what comes next; until somebody says it, strength bears a mark, and the
    // card stands beside the bids.
    void whatNobodySaidIsMarked_data() { sizes(); }
    void whatNobodySaidIsMarked()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        EmpiresPlayer player(table);
        QVERIFY(begin(table) && player.say(0) && player.reveal(1, 9) && player.accept(0));
        QVERIFY(!whereIs(table, u"sayTaken"_s).isEmpty());
        QVERIFY(whereIs(table, u"sayTaken"_s).bottom() <= whereIs(table, u"space0"_s).top());
        QVERIFY(player.say(3));
        for (const int number : {13, 16, 7, 10})
            QVERIFY(player.type(number));
        QVERIFY(whereIs(table, u"sayTaken"_s).bottom() <= whereIs(table, u"figure0"_s).top());
        const auto strengthOf = [&](int seat) {
            return empiresOf(table)->sheets().at(seat).toMap().value(u"strength"_s).toString();
        };
        QVERIFY(strengthOf(0).endsWith(u" + ?"_s) && !strengthOf(1).contains(u'?'));
        for (const int number : {2, 0, 1, 7, 7, 3, 1, 11})
            QVERIFY(player.type(number));
        QVERIFY(table.primary());
        QVERIFY(empiresOf(table)->bids().at(0).toMap().value(u"title"_s).toString().endsWith(u" + ?"_s));
        const int revolt = empires::kPlaces + 8;
        // The numbers stay where they are, whatever nobody has said.
        QVERIFY(whereIs(table, u"number0"_s).bottom() <= whereIs(table, u"unsaid%1"_s.arg(revolt)).top());
        QVERIFY(table.click(u"unsaid%1"_s.arg(revolt)) && !empiresOf(table)->described().isEmpty());
        QVERIFY(table.click(u"when0"_s) && table.click(u"does0"_s));
        QVERIFY(table.secondary() && empiresOf(table)->described().isEmpty());
        // Also for who bids next.
        QVERIFY(player.type(4) && table.find(u"unsaid%1"_s.arg(revolt)) != nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }
    // The round track that a match teaches is what was played in the end, also where the program was started anew since an end that
    // was taken back.
    void anEndThatWasTakenBackIsForgotten()
    {
        const auto spacesOfANewMatch = [](Table &table) {
            return begin(table) ? empiresOf(table)->spaces().size() : qsizetype{-1};
        };
        const auto takeBackTheEnd = [](Table &table) {
            for (int turns = 0; turns < 12 && empiresOf(table)->spaces().size() > 1; ++turns)
                table.key(Qt::Key_Z, Qt::ControlModifier);
            return empiresOf(table)->stage() == u"track"_s;
        };
        {
            Table table(options());
            EmpiresPlayer player(table);
            QVERIFY(begin(table) && player.say(1) && table.primary() && player.sayEnd() && player.count());
            QVERIFY(takeBackTheEnd(table));
        }
        {
            Table table(options());
            EmpiresPlayer player(table);
            // Nothing was played to its end: a new match asks.
            QCOMPARE(spacesOfANewMatch(table), 0);
            QVERIFY(player.say(1) && table.primary() && player.sayEnd() && player.count() && takeBackTheEnd(table));
        }
        Table::Options again = options();
        again.resume = true;
        {
            Table table(again);
            EmpiresPlayer player(table);
            QVERIFY(player.say(2) && table.primary() && player.sayEnd() && player.count());
        }
        Table table(options());
        QCOMPARE(spacesOfANewMatch(table), 3);
        QCOMPARE(table.warnings(), QStringList());
    }
    // The page about a match that goes on tells the points on the score track, and no others.
    void aMatchThatGoesOnIsToldByItsTrack()
    {
        Table table(options());
        EmpiresPlayer player(table);
        QVERIFY(begin(table) && player.say(0) && player.reveal(0, 9) && player.accept(0) && table.secondary());
        const QVariantList players =
            app::matchAbout(empiresOf(table)->session().entry(), &empiresOf(table)->session().match()).value(u"players"_s).toList();
        QCOMPARE(players.at(0).toMap().value(u"score"_s).toInt(), 0);
        QCOMPARE(players.at(1).toMap().value(u"score"_s).toInt(), -2);
        const QVariantList sources = players.at(1).toMap().value(u"sources"_s).toList();
        QCOMPARE(sources.size(), 1);
        QCOMPARE(sources.at(0).toMap().value(u"points"_s).toInt(), -2);
    }
    // Two places that are touched change positions, with what lies there; one that is switched stays the one it was.
    void theOrderOfARowIsCorrected_data() { sizes(); }
    void theOrderOfARowIsCorrected()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        EmpiresPlayer player(table);
        QVERIFY(begin(table) && player.say(0) && player.reveal(0, 9) && player.accept(1));
        const int first = place(table, 1, 1).value(u"location"_s).toInt();
        const int eighth = place(table, 1, 8).value(u"location"_s).toInt();
        QVERIFY(table.openMenu() && table.click(u"menuCorrect"_s) && table.choose(u"correctSeat"_s, 1));
        QVERIFY(table.click(u"order0"_s) && table.click(u"order7"_s));
        QVERIFY(table.click(u"field_row1"_s) && table.primary(u"correctBar"_s));
        QCOMPARE(place(table, 1, 8).value(u"location"_s).toInt(), first);
        QCOMPARE(place(table, 1, 1).value(u"location"_s).toInt(), eighth);
        QVERIFY(place(table, 1, 8).value(u"destroyed"_s).toBool() && !place(table, 1, 1).value(u"destroyed"_s).toBool());
        QCOMPARE(place(table, 1, 8).value(u"cards"_s).toList().size(), 1);
        QVERIFY(textOf(table, u"crossing"_s).startsWith(u"Ben: "_s));
        QCOMPARE(table.warnings(), QStringList());
    }
    // Enter with Ctrl is the main button also where the keyboard is on a key, and behind digits that end by themselves.
    void enterWithCtrlIsTheMainButton()
    {
        Table table(options({1920, 1080}));
        EmpiresPlayer player(table);
        QVERIFY(begin(table) && player.say(1));
        const auto focus = [&](const QString &name) { table.find(name)->forceActiveFocus(Qt::TabFocusReason); };
        focus(u"place3"_s);
        table.key(Qt::Key_Return);
        QCOMPARE(empiresOf(table)->stage(), u"economy"_s);
        table.key(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(empiresOf(table)->stage(), u"track"_s);
        QVERIFY(player.say(3));
        for (const int number : {13, 16, 7, 10, 2, -5, 1, 7, 7, 3, 1, 11})
            QVERIFY(player.type(number));
        focus(u"figure0"_s);
        table.key(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(empiresOf(table)->stage(), u"bids"_s);
        QCOMPARE(table.warnings(), QStringList());
    }
    // By keys alone in a large window: a Tab to what is asked, on from there from the left to the right and downwards.
    void keysBeginAtWhatIsAsked()
    {
        Table table(options({1920, 1080}));
        table.settle();
        const auto at = [&] {
            const QQuickItem *item = table.window()->activeFocusItem();
            return item == nullptr ? QString() : item->objectName();
        };
        const auto press = [&](const QString &name) {
            QQuickItem *item = table.find(name);
            if (item == nullptr)
                return false;
            item->forceActiveFocus(Qt::TabFocusReason);
            table.key(Qt::Key_Space);
            table.settle();
            return true;
        };
        // A Tab to the first of that name, one each to all of them, in reading order.
        const auto comesTo = [&](const QString &name, int count) {
            table.key(Qt::Key_Tab);
            QPointF before(-1, -1);
            for (int key = 0; key < count; ++key) {
                if (!at().startsWith(name))
                    return false;
                const QPointF now = table.window()->activeFocusItem()->mapToScene({});
                if (now.y() < before.y() || (now.y() == before.y() && now.x() <= before.x()))
                    return false;
                before = now;
                table.key(Qt::Key_Tab);
            }
            return true;
        };
        QVERIFY(press(u"newEmpires"_s));
        table.key(Qt::Key_Tab);
        QVERIFY(table.window()->activeFocusItem()->inherits("QQuickTextInput"));
        QVERIFY(table.find(u"seat0"_s)->isAncestorOf(table.window()->activeFocusItem()));
        QVERIFY(table.leave() && table.sitDown({u"Ada"_s, u"Ben"_s}, u"newEmpires"_s));
        QVERIFY(table.choose(u"choice_depth"_s, 1) && table.primary(u"setupBar"_s));
        QVERIFY(comesTo(u"lay"_s, 11));
        for (int place = 0; place < empires::kPlaces; ++place)
            QVERIFY(press(u"lay%1"_s.arg(place)));
        QVERIFY(table.primary() && comesTo(u"space"_s, 5));
        QVERIFY(press(u"space0"_s) && comesTo(u"kind"_s, 8));
        QVERIFY(press(u"kind0"_s) && press(u"number9"_s) && comesTo(u"bid"_s, 4));
        QVERIFY(press(u"taker0"_s) && comesTo(u"place"_s, 8));
        QVERIFY(press(u"place1"_s) && press(u"space1"_s) && comesTo(u"sayTaken"_s, 1));
        table.key(Qt::Key_Backtab);
        QVERIFY(comesTo(u"exchange"_s, 2));
        QVERIFY(table.primary() && press(u"space2"_s) && comesTo(u"playCard"_s, 1));
        QVERIFY(table.primary() && press(u"space3"_s) && comesTo(u"number"_s, 12));
        QCOMPARE(table.warnings(), QStringList());
    }

private:
    [[nodiscard]] Table::Options options(QSize size = {360, 640}) const
    {
        Table::Options options;
        options.database = m_folder->filePath(u"matches.db"_s);
        options.size = size;
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

} // namespace tst_pages_empirestold

PEGSHEET_WINDOW_TEST(tst_pages_empirestold, TestPages)

#include "tst_pages_empirestold.moc"
