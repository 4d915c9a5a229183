// SPDX-License-Identifier: Apache-2.0
// A match of Tapestry in its window: from the set-up to the final score at every depth, what is open, what a touch takes along.
#include "tests/qml/pages/largecheck.h"
#include "tests/qml/pages/tapestryplayer.h"
#include "tests/registry.h"

#include "app/session.h"
#include "model/core/notation.h"
#include "model/games.h"
#include "storage/library.h"

#include <QGuiApplication>
#include <QQuickItem>
#include <QQuickWindow>
#include <QScopeGuard>
#include <QStyleHints>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <span>
#include <string_view>
#include <vector>

namespace tst_pages_tapestry {

using namespace Qt::StringLiterals;
using namespace pegsheet;
using namespace pegsheet::tests;
using tapestry::Track;
using tapestry::Word;

namespace {

QVariantMap sheet(Table &table, int seat)
{
    return tapestryOf(table)->sheets().at(seat).toMap();
}

int count(Table &table, int seat, int resource)
{
    return sheet(table, seat).value(u"resources"_s).toList().at(resource).toMap().value(u"count"_s).toInt();
}

// A move of the table's as a line.
bool make(Table &table, std::string_view line)
{
    Value move;
    return !readNotation<tapestry::Move>(line, move) && tapestryOf(table)->make(std::span(&move, 1));
}

QRectF placeOf(const QQuickItem *item)
{
    return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
}

// Keeps a match of two at depth `full` with those moves, and says which it is.
qlonglong keptWithCities(const QString &database, std::span<const std::string_view> lines)
{
    storage::Library library(std::filesystem::path(database.toStdU16String()));
    MaybeRefusal refusal;
    const auto session = Session::begin(*findGame("tapestry"), {{"Ada", "Ben"}, {}, {{"depth", "full"}}, "play"}, &library,
                                        refusal);
    for (const std::string_view line : lines) {
        Value move;
        if (readNotation<tapestry::Move>(line, move) || session->play(move))
            return 0;
    }
    return session->id().value;
}

bool begin(Table &table, const QStringList &names)
{
    return table.sitDown(names, u"newTapestry"_s) && table.primary(u"setupBar"_s) && tapestryOf(table) != nullptr;
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
    void aMatchIsPlayedToItsScore_data() { everyWindow(); }
    void aMatchIsPlayedToItsScore()
    {
        Table table(options());
        QVERIFY(begin(table, {u"Ada"_s, u"Ben"_s, u"Cleo"_s}));
        TapestryPlayer player(table);
        app::TapestryMatch *match = tapestryOf(table);
        // The first turn of each is an income turn: a head says so, and nothing happens.
        QVERIFY(player.advance(Track::Science));
        QCOMPARE(match->moveList()->rowCount(), 0);
        for (int seat = 0; seat < 3; ++seat)
            QVERIFY(player.takeIncome());
        for (int turn = 0; turn < 9; ++turn) {
            QVERIFY(player.advance(static_cast<Track>(turn % 4)));
            QVERIFY(player.answerAll());
        }
        while (!match->over())
            QVERIFY(match->stage() == "turn"_L1 ? player.takeIncome() : player.answer());
        QVERIFY(table.find(u"finalBar"_s) != nullptr);
        QCOMPARE(match->scoreTable().value(u"players"_s).toList().size(), 3);
        QCOMPARE(table.warnings(), QStringList());
    }
    void onlyTheIncomeTurnsAreTold_data() { everyWindow(); }
    void onlyTheIncomeTurnsAreTold()
    {
        Table table(options());
        QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s}, u"newTapestry"_s) && table.choose(u"choice_depth"_s, 1)
                && table.primary(u"setupBar"_s));
        app::TapestryMatch *match = tapestryOf(table);
        // The first one brings no points: nothing is asked.
        QVERIFY(table.primary() && table.primary());
        while (!match->over() && match->stage() == "turn"_L1)
            QVERIFY(table.click(u"number4"_s) && table.primary());
        if (match->stage() == "tie"_L1)
            QVERIFY(TapestryPlayer(table).answer());
        QVERIFY(match->over());
        // DE p.11, p.12: four turns with an icon for each tech card, a city without lines.
        QCOMPARE(sheet(table, 0).value(u"vp"_s).toInt(), 16);
        QCOMPARE(table.warnings(), QStringList());
    }
    // A match that keeps cities, begun elsewhere, is opened wherever it stands, and goes on.
    void aMatchThatKeepsCitiesIsOpened_data() { everyWindow(); }
    void aMatchThatKeepsCitiesIsOpened()
    {
        const std::vector<std::string_view> lines{"capital capital=mountain", "skip", "income", "income",
                                                  "benefit player=0 gains=market"};
        for (const std::size_t length : {std::size_t{0}, lines.size()}) {
            Table::Options how = options();
            how.database = m_folder->filePath(QString::number(length));
            how.open = keptWithCities(how.database, std::span(lines).first(length));
            Table table(how);
            QVERIFY(tapestryOf(table) != nullptr);
            QVERIFY(make(table, length == 0 ? "capital capital=forest" : "place x=0 y=0 turn=0"));
            table.settle();
            QCOMPARE(table.warnings(), QStringList());
        }
    }
    void finishedSheetsAreEntered_data() { everyWindow(); }
    void finishedSheetsAreEntered()
    {
        Table table(options());
        QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s}, u"newTapestry"_s) && table.click(u"scoringOnly"_s)
                && table.primary(u"setupBar"_s));
        for (const auto &digits : {QList<int>{1, 8, 7}, QList<int>{2, 0, 5}}) {
            for (const int digit : digits)
                QVERIFY(table.click(u"number%1"_s.arg(digit)));
            QVERIFY(table.primary());
        }
        QVERIFY(tapestryOf(table)->over());
        QCOMPARE(sheet(table, 0).value(u"vp"_s).toInt(), 187);
        QCOMPARE(sheet(table, 1).value(u"vp"_s).toInt(), 205);
        QCOMPARE(table.warnings(), QStringList());
    }
    // Contract, reading 9: the next player's head declines what is left over; undo takes back both.
    void theNextHeadDeclinesWhatIsLeft()
    {
        Table table(options());
        QVERIFY(begin(table, {u"Ada"_s, u"Ben"_s}));
        TapestryPlayer player(table);
        QVERIFY(player.takeIncome() && player.takeIncome());
        QVERIFY(make(table, "correct player=0 set={tracks:{technology:[1]},tapestry:0,resources:{coin:4}}"));
        QVERIFY(player.advance(Track::Technology));
        app::TapestryMatch *match = tapestryOf(table);
        QCOMPARE(match->queue().size(), 1);
        QCOMPARE(match->nextSeat(), 1);
        const int before = match->moveList()->rowCount();
        QVERIFY(table.click(u"tab1"_s) && player.advance(Track::Exploration));
        QCOMPARE(match->moveList()->rowCount(), before + 2);
        QVERIFY(match->queue().isEmpty());
        QVERIFY(table.undo());
        QCOMPARE(match->queue().size(), 1);
        // A bonus that is declined by itself is a touch of its own.
        QVERIFY(table.secondary());
        QVERIFY(player.advance(Track::Exploration));
        QVERIFY(table.undo());
        QVERIFY(match->queue().isEmpty());
        QCOMPARE(table.warnings(), QStringList());
    }
    // Undo, redo, the list of moves and touches lead from another sheet to what is asked.
    // The menu, the players and the resources come before them on the page.
    void twoTabsReachATrack_data() { everyWindow(); }
    void twoTabsReachATrack()
    {
        Table table(options());
        QVERIFY(begin(table, {u"Ada"_s, u"Ben"_s}));
        TapestryPlayer player(table);
        QVERIFY(player.takeIncome() && player.takeIncome());
        table.key(Qt::Key_Tab);
        QCOMPARE(table.window()->activeFocusItem()->objectName(), u"spaces0"_s);
        table.key(Qt::Key_Tab);
        QCOMPARE(table.window()->activeFocusItem()->objectName(), u"advance0"_s);
        QCOMPARE(table.warnings(), QStringList());
    }

    void whatIsAskedIsInSight_data() { everyWindow(); }
    void whatIsAskedIsInSight()
    {
        Table table(options());
        QVERIFY(begin(table, {u"Ada"_s, u"Ben"_s}));
        TapestryPlayer player(table);
        QVERIFY(player.takeIncome() && player.takeIncome());
        QVERIFY(make(table, "correct player=0 set={resources:{culture:4}}") && make(table, "correct player=1 set=control:3"));
        app::TapestryMatch *match = tapestryOf(table);
        QVERIFY(player.advance(Track::Military));
        const int asked = match->moveList()->rowCount();
        const QString red = u"key%1_0_0"_s.arg(static_cast<int>(tapestry::PencilKind::Red));
        const auto look = [&] { return table.click(u"tab1"_s) && table.find(u"bar"_s)->property("isLooking").toBool(); };
        const auto isInSight = [&] {
            table.settle();
            return table.find(red) != nullptr && !table.find(u"bar"_s)->property("isLooking").toBool();
        };
        QVERIFY(isInSight() && look());
        match->undo();
        QVERIFY(!table.find(u"bar"_s)->property("isLooking").toBool());
        QVERIFY(look());
        match->redo();
        QVERIFY(isInSight());
        QVERIFY(look());
        match->goTo(asked - 1);
        QVERIFY(look());
        match->goTo(asked);
        QVERIFY(isInSight());
        QVERIFY(table.click(u"key%1_1_0"_s.arg(static_cast<int>(tapestry::PencilKind::Against))) && look());
        match->undo();
        QVERIFY(isInSight());
        QCOMPARE(table.warnings(), QStringList());
    }
    // Whose it was, a trap and the faces of the dice stand where they stood while one of them is told after the other.
    void keysOfAConquestKeepTheirPlaces_data() { everyWindow(); }
    void keysOfAConquestKeepTheirPlaces()
    {
        Table table(options());
        QVERIFY(begin(table, {u"Ada"_s, u"Ben"_s, u"Cleo"_s}));
        TapestryPlayer player(table);
        QVERIFY(player.takeIncome() && player.takeIncome() && player.takeIncome());
        QVERIFY(make(table, "correct player=0 set={resources:{culture:4}}")
                && make(table, "correct player=1 set={control:3,tapestry:1}") && player.advance(Track::Military));
        const auto key = [](tapestry::PencilKind kind, int at) { return u"key%1_%2_0"_s.arg(static_cast<int>(kind)).arg(at); };
        const QString ben = key(tapestry::PencilKind::Against, 1);
        const QString trap = key(tapestry::PencilKind::Trap, -1);
        const QString black = key(tapestry::PencilKind::Black, 0);
        const QString territory = key(tapestry::PencilKind::Black, 4);
        const auto places = [&] {
            QList<QPointF> list;
            for (const QString &name : {trap, key(tapestry::PencilKind::Island, -1), black, territory})
                list.append(placeOf(table.find(name)).topLeft() - placeOf(table.find(ben)).topLeft());
            return list;
        };
        table.settle();
        const QList<QPointF> before = places();
        QVERIFY(table.click(ben) && table.click(trap));
        QCOMPARE(places(), before);
        QVERIFY(table.click(territory));
        QCOMPARE(places(), before);
        QVERIFY(table.click(key(tapestry::PencilKind::Tile, 0)));
        QCOMPARE(table.warnings(), QStringList());
    }
    // DE p.15: its achievement is had once only.
    void theMiddleIslandCountsOnce()
    {
        Table table(options());
        QVERIFY(begin(table, {u"Ada"_s, u"Ben"_s}));
        TapestryPlayer player(table);
        QVERIFY(player.takeIncome() && player.takeIncome());
        const QString island = u"key%1_-1_0"_s.arg(static_cast<int>(tapestry::PencilKind::Island));
        QVERIFY(player.advance(Track::Military));
        QVERIFY(table.click(island) && table.click(u"key%1_0_0"_s.arg(static_cast<int>(tapestry::PencilKind::Red))));
        QVERIFY(player.advance(Track::Military));
        QVERIFY(table.find(island) != nullptr && player.answerAll());
        QVERIFY(make(table, "correct player=0 set={tracks:{military:[0]},resources:{culture:4}}")
                && player.advance(Track::Military));
        QVERIFY(table.find(island) == nullptr);
        const QList<app::AnswerGroup> groups = tapestryOf(table)->answers();
        QVERIFY(std::ranges::any_of(groups, [](const app::AnswerGroup &group) { return group.text.contains(u"for Ada"_s); }));
        QCOMPARE(table.warnings(), QStringList());
    }
    // However far the page was scrolled for what was answered last: on a phone what is open begins in sight, and ends there or
    // begins at the top, also where it is asked for once more before it was drawn at all.
    void whatIsOpenIsScrolledIntoSight()
    {
        Table table(options());
        QVERIFY(begin(table, {u"Ada"_s}));
        TapestryPlayer player(table);
        QVERIFY(player.takeIncome() && make(table, "correct player=0 set={tapestry:3,techs:{bottom:2,middle:2}}"));
        app::TapestryMatch *match = tapestryOf(table);
        bool isAskedAgain = false;
        connect(match, &app::TapestryMatch::askedAnew, match, [&] {
            if (std::exchange(isAskedAgain, true))
                return;
            Q_EMIT match->askedAnew();
            isAskedAgain = false;
        });
        QQuickItem *page = nullptr;
        const auto fault = [&]() -> QString {
            table.settle();
            for (const QVariant &each : match->queue()) {
                if (!each.toMap().value(u"isOpen"_s).toBool())
                    continue;
                const QQuickItem *entry = table.find(u"entry%1"_s.arg(each.toMap().value(u"place"_s).toInt()));
                if (entry == nullptr)
                    return u"there is no line"_s;
                page = scrollerOf(entry);
                const QRectF line = entry->parentItem()->mapRectToItem(
                    page, QRectF(0, 0, entry->parentItem()->width(), entry->parentItem()->height()));
                const qreal below = page->property("contentHeight").toDouble() - page->property("contentY").toDouble()
                    - page->height();
                if (line.top() < -1 || line.top() + entry->height() > page->height())
                    return u"it begins out of sight"_s;
                if (line.bottom() > page->height() && line.top() > 8 && below > 1)
                    return u"it could be seen further"_s;
            }
            return {};
        };
        QVERIFY(table.primary());
        for (int step = 0; step < 12 && match->stage() == u"queue"_s; ++step) {
            QTRY_COMPARE(fault(), QString());
            page->setProperty("contentY", qMax(0.0, page->property("contentHeight").toDouble() - page->height()));
            QVERIFY(player.answer());
        }
        QCOMPARE(table.warnings(), QStringList());
    }
    // Technology 4: what may be done before the rest.
    void whatMayBeDoneIsAskedInThePage_data() { everyWindow(); }
    void whatMayBeDoneIsAskedInThePage()
    {
        Table table(options());
        QVERIFY(begin(table, {u"Ada"_s}));
        TapestryPlayer player(table);
        QVERIFY(player.takeIncome() && make(table, "correct player=0 set={tracks:{technology:[3]},resources:{coin:4}}"));
        QVERIFY(player.advance(Track::Technology));
        QVERIFY(table.click(u"key%1_-1_0"_s.arg(static_cast<int>(tapestry::PencilKind::Take))));
        QVERIFY(tapestryOf(table)->queue().isEmpty());
        QCOMPARE(table.warnings(), QStringList());
    }
    // What the second touch of a hand that trembles comes to is another question, or another player's turn.
    void aDoubleTouchIsOneStep_data() { everyWindow(); }
    void aDoubleTouchIsOneStep()
    {
        Table table(options());
        QVERIFY(begin(table, {u"Ada"_s, u"Ben"_s}));
        TapestryPlayer player(table);
        QVERIFY(player.takeIncome() && player.takeIncome());
        app::TapestryMatch *match = tapestryOf(table);
        QStyleHints *hints = QGuiApplication::styleHints();
        const QScopeGuard hasty([hints] { hints->setMouseDoubleClickInterval(0); });
        // How many moves the second touch makes; -1 where the first one makes none.
        const auto touchTwice = [&](QQuickItem *item) {
            hints->setMouseDoubleClickInterval(1000);
            const int before = match->moveList()->rowCount();
            const QPoint at = table.reveal(item);
            QTest::mouseClick(table.window(), Qt::LeftButton, {}, at);
            table.settle();
            const int once = match->moveList()->rowCount();
            QTest::mouseClick(table.window(), Qt::LeftButton, {}, at);
            hints->setMouseDoubleClickInterval(0);
            return once > before ? match->moveList()->rowCount() - once : -1;
        };
        // A step, and what it asks.
        QCOMPARE(touchTwice(table.find(u"advance0"_s)), 0);
        QVERIFY(player.answerAll());
        // An income turn, and the card that it asks for.
        QVERIFY(make(table, "correct player=1 set=tapestry:1") && table.primary());
        while (!match->benefit().contains(u"seat"_s))
            QVERIFY(player.answer());
        // The card, and the rows that are counted next.
        QCOMPARE(touchTwice(table.button(u"bar"_s, "mainText")), 0);
        QCOMPARE(match->stage(), u"queue"_s);
        QCOMPARE(table.warnings(), QStringList());
    }
    // It lies on nothing that can be touched, and stays while the next turn is played.
    void theLastTurnIsToldBesideThePage_data() { everyWindow(); }
    void theLastTurnIsToldBesideThePage()
    {
        Table table(options());
        QVERIFY(begin(table, {u"Ada"_s, u"Ben"_s}));
        QVERIFY(table.find(u"told"_s) == nullptr);
        TapestryPlayer player(table);
        QVERIFY(player.takeIncome() && player.takeIncome() && player.advance(Track::Science) && player.answerAll());
        const auto fault = [&]() -> QString {
            table.settle();
            const QQuickItem *told = table.find(u"told"_s);
            if (told == nullptr || !told->property("text").toString().startsWith(u"Ada: "_s))
                return told == nullptr ? u"nothing is told"_s : told->property("text").toString();
            for (const QString &name : {u"tab0"_s, u"page0"_s, u"resource_food"_s, u"advance0"_s, u"row_markets"_s, u"bar"_s})
                if (const QQuickItem *other = table.find(name); other != nullptr && placeOf(told).intersects(placeOf(other)))
                    return name;
            return {};
        };
        QCOMPARE(fault(), QString());
        if (table.find(u"told"_s)->property("opensWhole").toBool()) {
            const qreal closed = table.find(u"told"_s)->height();
            QVERIFY(table.click(u"told"_s));
            QCOMPARE(fault(), QString());
            QVERIFY(table.find(u"told"_s)->property("isOpened").toBool() && table.find(u"told"_s)->height() >= closed);
        }
        // A long list of keys has its room in a large window.
        QVERIFY(table.secondary());
        QCOMPARE(fault(), table.window()->width() >= 1920 ? u"nothing is told"_s : QString());
        QCOMPARE(table.warnings(), QStringList());
    }
    // A turn of which there is little to tell takes as much room as one of which there is much.
    void whatIsToldMovesNothing_data() { everyWindow(); }
    void whatIsToldMovesNothing()
    {
        Table table(options());
        QVERIFY(begin(table, {u"Ada"_s, u"Ben"_s}));
        TapestryPlayer player(table);
        const auto top = [&] {
            table.settle();
            return placeOf(table.find(u"advance0"_s)).top();
        };
        QVERIFY(player.takeIncome() && player.takeIncome());
        const qreal afterLittle = top();
        const QString little = table.find(u"told"_s)->property("text").toString();
        QVERIFY(make(table, "correct player=0 set={resources:{food:5}} why=\"counted once more at the table, all of it\"")
                && player.advance(Track::Science) && player.answerAll());
        QVERIFY(table.find(u"told"_s)->property("text").toString().size() > little.size());
        // In short it is no correction, and all of it is a touch away.
        QVERIFY(!table.find(u"told"_s)->property("inShort").toString().contains(u"counted once more"_s));
        QVERIFY(table.find(u"told"_s)->property("opensWhole").toBool());
        QCOMPARE(top(), afterLittle);
        QCOMPARE(table.warnings(), QStringList());
    }
    void thePaymentIsChosen_data() { everyWindow(); }
    void thePaymentIsChosen()
    {
        Table table(options());
        QVERIFY(begin(table, {u"Ada"_s}));
        TapestryPlayer player(table);
        QVERIFY(table.find(u"pay0"_s) == nullptr && player.takeIncome());
        // It takes nothing of the track's own touch away.
        QVERIFY(!placeOf(table.find(u"pay0"_s)).intersects(placeOf(table.find(u"advance0"_s))));
        QVERIFY(table.click(u"pay0"_s));
        QVERIFY(table.click(u"key5_%1_0"_s.arg(static_cast<int>(tapestry::Resource::Culture))));
        QCOMPARE(count(table, 0, static_cast<int>(tapestry::Resource::Culture)), 0);
        QCOMPARE(count(table, 0, static_cast<int>(tapestry::Resource::Coin)), 1);
        QCOMPARE(table.warnings(), QStringList());
    }
    // What the app does not know is told by pictures, rubbed out, and survives a kill.
    void aBenefitIsToldThroughAKill()
    {
        Table::Options options = this->options();
        {
            Table table(options);
            QVERIFY(begin(table, {u"Ada"_s, u"Ben"_s}));
            QVERIFY(table.secondary());
            TapestryPlayer player(table);
            QVERIFY(player.say(Word::Coin, 0, 3) && table.click(u"unword"_s) && player.say(Word::Food, 0, 1));
            options.open = tapestryOf(table)->id().value;
        }
        Table table(options);
        const QVariantMap benefit = tapestryOf(table)->benefit();
        QCOMPARE(benefit.value(u"count"_s).toInt(), 2);
        QVERIFY(table.primary());
        QCOMPARE(count(table, 0, static_cast<int>(tapestry::Resource::Coin)), 2);
        QCOMPARE(count(table, 0, static_cast<int>(tapestry::Resource::Food)), 1);
        QCOMPARE(table.warnings(), QStringList());
    }
    // Pictures have a name below them, or tell it where they are held; what only tells something goes by itself.
    void picturesAreNamed()
    {
        Table table(options());
        QVERIFY(begin(table, {u"Ada"_s, u"Ben"_s}));
        QVERIFY(table.secondary());
        const QString word = u"key%1_%2_0"_s.arg(static_cast<int>(tapestry::PencilKind::Word));
        QCOMPARE(table.find(word.arg(static_cast<int>(Word::Conquer)))->property("text").toString(), u"Conquer"_s);
        QVERIFY(table.hold(word.arg(static_cast<int>(Word::Coin))));
        QCOMPARE(tapestryOf(table)->benefit().value(u"count"_s).toInt(), 0);
        QTRY_VERIFY(table.find(u"refusal"_s) != nullptr);
        QCOMPARE(table.find(u"refusal"_s)->property("text").toString(), u"1 coin"_s);
        table.find(u"matchSlip"_s)->setProperty("readingTime", 1);
        QTRY_VERIFY(table.find(u"refusal"_s) == nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }
    // In a large window there is room for all that a card can say, and for all that a tech card can bring.
    void longPickersDoNotScroll_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << QSize(1920, 1080) << u"en"_s;
        QTest::newRow("de") << QSize(1920, 1080) << u"de"_s;
    }
    void longPickersDoNotScroll()
    {
        Table table(options());
        QVERIFY(begin(table, {u"Ada"_s, u"Ben"_s}));
        TapestryPlayer player(table);
        const auto scrolling = [&] {
            table.settle();
            return largePage(table.window()).scrolling.join(u", "_s);
        };
        QVERIFY(player.takeIncome() && player.takeIncome() && table.secondary());
        QCOMPARE(scrolling(), QString());
        QVERIFY(player.say(Word::Conquer, 0, 1) && player.say(Word::Coin, 0, 1) && table.secondary());
        QVERIFY(make(table, "correct player=0 set={tapestry:1,techs:{bottom:2,middle:2}}") && table.primary());
        app::TapestryMatch *match = tapestryOf(table);
        while (!match->benefit().contains(u"seat"_s))
            QVERIFY(player.answer());
        QCOMPARE(scrolling(), QString());
        QVERIFY(table.primary());
        QVERIFY(!match->benefit().contains(u"seat"_s));
        QCOMPARE(scrolling(), QString());
        QCOMPARE(table.warnings(), QStringList());
    }
    void numbersOfAnIncomeTurnFillALargeWindow_data() { longPickersDoNotScroll_data(); }
    void numbersOfAnIncomeTurnFillALargeWindow()
    {
        constexpr int kMostBare = 15; // per cent
        Table table(options());
        QVERIFY(table.sitDown({u"Ada"_s, u"Ben"_s}, u"newTapestry"_s) && table.choose(u"choice_depth"_s, 1)
                && table.primary(u"setupBar"_s));
        QVERIFY(table.primary() && table.primary());
        table.settle();
        const LargePage page = largePage(table.window());
        QCOMPARE(page.scrolling, QStringList());
        QVERIFY2(page.barePart <= kMostBare, qPrintable(QString::number(page.barePart)));
        QVERIFY(table.click(u"number4"_s));
        table.settle();
        QCOMPARE(largePage(table.window()).scrolling, QStringList());
        QCOMPARE(table.warnings(), QStringList());
    }
    void wherePendingThingsStandItIsSaidThatThereAreNone()
    {
        Table table(options());
        QVERIFY(begin(table, {u"Ada"_s, u"Ben"_s}));
        QVERIFY(table.click(u"page2"_s) && table.find(u"nothingOpen"_s) != nullptr);
        QVERIFY(table.secondary() && table.find(u"nothingOpen"_s) == nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }
    void aCardOfAnotherBringsSomethingOutOfTurn()
    {
        Table table(options());
        QVERIFY(begin(table, {u"Ada"_s, u"Ben"_s}));
        QVERIFY(table.secondary() && table.click(u"for1"_s) && TapestryPlayer(table).say(Word::Culture, 0, 1) && table.primary());
        QCOMPARE(count(table, 1, static_cast<int>(tapestry::Resource::Culture)), 1);
        QCOMPARE(tapestryOf(table)->turnSeat(), 0);
        QCOMPARE(table.warnings(), QStringList());
    }
    // The city is filled while the turn passes: who has just played is there to be chosen, by name.
    void aDistrictIsOfWhomItNames_data() { everyWindow(); }
    void aDistrictIsOfWhomItNames()
    {
        Table table(options());
        QVERIFY(begin(table, {u"Ada"_s, u"Ben"_s}));
        TapestryPlayer player(table);
        QVERIFY(player.takeIncome() && player.takeIncome() && player.advance(Track::Science) && player.answerAll());
        app::TapestryMatch *match = tapestryOf(table);
        QCOMPARE(match->turnSeat(), 1);
        const auto rest = [&] { return table.find(u"page3"_s) == nullptr || table.click(u"page3"_s); };
        const bool isLarge = table.window()->width() >= 1920;
        QVERIFY(rest() && (table.find(u"district1"_s) == nullptr) == isLarge);
        QCOMPARE(table.find(u"district0"_s)->property("detail").toString(), u"Ada"_s);
        const int before = count(table, 0, 0) + count(table, 0, 1) + count(table, 0, 2) + count(table, 0, 3);
        QVERIFY(table.click(u"district0"_s) && player.answerAll());
        QCOMPARE(count(table, 0, 0) + count(table, 0, 1) + count(table, 0, 2) + count(table, 0, 3), before + 1);
        QCOMPARE(match->turnSeat(), 1);
        // Ada's sheet is looked at.
        QVERIFY(table.click(u"tab0"_s) && rest() && table.find(u"district1"_s) == nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }
    void typedDigitsAnswer()
    {
        Table table(options());
        QVERIFY(begin(table, {u"Ada"_s}));
        TapestryPlayer player(table);
        QVERIFY(player.takeIncome() && make(table, "correct player=0 set={tiles:1,tracks:{exploration:[3]},resources:{food:4}}"));
        QVERIFY(player.advance(Track::Exploration));
        QVERIFY(table.click(u"key12_1_0"_s));
        table.key(Qt::Key_5);
        QVERIFY(tapestryOf(table)->queue().isEmpty());
        QCOMPARE(sheet(table, 0).value(u"vp"_s).toInt(), 5);
    }
    // Keys go to what is framed, and by keys alone everything is.
    void typedDigitsGoToWhatIsFramed()
    {
        Table table(options());
        QVERIFY(table.sitDown({u"Ada"_s}, u"newTapestry"_s) && table.click(u"scoringOnly"_s) && table.primary(u"setupBar"_s));
        app::TapestryMatch *match = tapestryOf(table);
        const auto told = [&](tapestry::NumberField field) {
            for (const QVariant &number : match->numbers())
                if (number.toMap().value(u"field"_s) == static_cast<int>(field))
                    return number.toMap().value(u"isSaid"_s).toBool() ? number.toMap().value(u"number"_s).toInt() : -1;
            return -2;
        };
        table.key(Qt::Key_3);
        table.key(Qt::Key_7);
        QCOMPARE(told(tapestry::NumberField::Vp), 37);
        QVERIFY(table.click(u"number_1"_s));
        table.key(Qt::Key_9); // a row has six slots
        QCOMPARE(told(tapestry::NumberField::Vp), 37);
        QCOMPARE(told(tapestry::NumberField::Markets), -1);
        table.key(Qt::Key_4);
        QCOMPARE(told(tapestry::NumberField::Markets), 4);
        // Two digits where there is room for two.
        QVERIFY(table.click(u"number_6"_s));
        table.key(Qt::Key_1);
        table.key(Qt::Key_2);
        QCOMPARE(told(tapestry::NumberField::City), 12);
        QVERIFY(table.click(u"number_6"_s));
        table.key(Qt::Key_Backspace);
        QCOMPARE(told(tapestry::NumberField::City), 1);
        table.key(Qt::Key_5);
        QCOMPARE(told(tapestry::NumberField::City), 15);
        QVERIFY(table.click(u"number_6"_s));
        table.key(Qt::Key_3);
        QCOMPARE(told(tapestry::NumberField::City), 3);
        QVERIFY(table.click(u"number_1"_s));
        table.key(Qt::Key_Delete);
        QCOMPARE(told(tapestry::NumberField::Markets), -1);
        // The fields one after the other by Tab and Space.
        QSet<int> framed;
        for (int time = 0; time < 60; ++time) {
            table.key(Qt::Key_Tab);
            if (!table.window()->activeFocusItem()->objectName().startsWith(u"number_"_s))
                continue;
            table.key(Qt::Key_Space);
            framed.insert(match->framedField());
        }
        for (const QVariant &number : match->numbers())
            QVERIFY(framed.contains(number.toMap().value(u"field"_s).toInt()));
        QCOMPARE(table.warnings(), QStringList());
    }

private:
    static void everyWindow()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        QTest::newRow("phone") << QSize(360, 640) << u"en"_s;
        QTest::newRow("tablet") << QSize(800, 1280) << u"de"_s;
        QTest::newRow("desktop") << QSize(1920, 1080) << u"en"_s;
    }
    [[nodiscard]] Table::Options options() const
    {
        Table::Options options;
        options.database = m_folder->filePath(u"matches.db"_s);
        if (QTest::currentDataTag() != nullptr) {
            options.size = fetched<QSize>("size");
            options.language = fetched<QString>("language");
        }
        return options;
    }
    template <typename T>
    static T fetched(const char *column)
    {
        return *static_cast<T *>(QTest::qData(column, qMetaTypeId<T>()));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace tst_pages_tapestry

PEGSHEET_WINDOW_TEST(tst_pages_tapestry, TestPages)

#include "tst_pages_tapestry.moc"
