// SPDX-License-Identifier: Apache-2.0
// What a table of Tapestry is told and offered at its window: nothing is taken for a touch that was meant for what stood there
// before, nothing moves under the finger, and whatever a card says can be told.
#include "tests/qml/pages/tapestryplayer.h"
#include "tests/registry.h"

#include "model/core/notation.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <span>
#include <string_view>

namespace tst_pages_tapestrytold {

using namespace Qt::StringLiterals;
using namespace pegsheet;
using namespace pegsheet::tests;
using tapestry::Capital;
using tapestry::Landmark;
using tapestry::PencilKind;
using tapestry::Track;
using tapestry::Word;

namespace {

QString key(PencilKind kind, int at, int number = 0)
{
    return u"key%1_%2_%3"_s.arg(static_cast<int>(kind)).arg(at).arg(number);
}

bool begin(Table &table, const QStringList &names = {u"Ada"_s, u"Ben"_s}, int depth = 0)
{
    return table.sitDown(names, u"newTapestry"_s) && table.choose(u"choice_depth"_s, depth)
        && (depth < 2 || table.choose(u"choice_civilizations"_s, 1)) && table.primary(u"setupBar"_s)
        && tapestryOf(table) != nullptr;
}

// Both have taken their first income turn, and it is the turn of the first.
bool beginTurns(Table &table)
{
    TapestryPlayer player(table);
    return begin(table) && player.takeIncome() && player.takeIncome();
}

// The first has the city Mountain, the other one keeps two numbers; both have taken their first income turn.
bool beginCity(Table &table)
{
    TapestryPlayer player(table);
    return begin(table, {u"Ada"_s, u"Ben"_s}, 2) && table.click(key(PencilKind::Capital, static_cast<int>(Capital::Mountain)))
        && table.secondary() && player.takeIncome() && player.takeIncome();
}

// A move of the table's as a line.
bool make(Table &table, std::string_view line)
{
    Value move;
    return !readNotation<tapestry::Move>(line, move) && tapestryOf(table)->make(std::span(&move, 1));
}

QRectF placeOf(Table &table, const QString &name)
{
    const QQuickItem *item = table.find(name);
    return item == nullptr ? QRectF() : item->mapRectToScene(item->boundingRect());
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
    // DE p.4: with 1 to 3 players one mat of each pair leaves the game. It stands back where it stood, and can be taken all the
    // same.
    void theOtherMatOfAPairStandsBack()
    {
        Table table(options());
        QVERIFY(begin(table, {u"Ada"_s, u"Ben"_s}, 2));
        const auto mats = [&] { return tapestryOf(table)->answers().at(0).keys; };
        QStringList before;
        for (const app::AnswerKey &mat : mats()) {
            QVERIFY(!mat.isUnusual);
            before.append(mat.name);
        }
        QVERIFY(table.click(key(PencilKind::Capital, static_cast<int>(Capital::Wetland))));
        for (int place = 0; place < before.size(); ++place)
            QCOMPARE(mats().at(place).name, before.at(place));
        const app::AnswerKey other = mats().at(static_cast<int>(Capital::Desert));
        QCOMPARE(other.name, key(PencilKind::Capital, static_cast<int>(Capital::Desert)));
        QCOMPARE(other.detail, u"out, as 2 of its pair is taken"_s);
        QVERIFY(other.isUnusual && other.possible && !mats().at(static_cast<int>(Capital::Forest)).isUnusual);
        QVERIFY(table.click(other.name));
        QCOMPARE(tapestryOf(table)->stage(), u"turn"_s);
        QCOMPARE(table.warnings(), QStringList());
    }
    void withFourNoMatStandsBack()
    {
        Table table(options());
        QVERIFY(begin(table, {u"Ada"_s, u"Ben"_s, u"Cleo"_s, u"Dora"_s}, 2));
        QVERIFY(table.click(key(PencilKind::Capital, static_cast<int>(Capital::Wetland))));
        for (const app::AnswerKey &mat : tapestryOf(table)->answers().at(0).keys)
            QVERIFY(!mat.isUnusual);
        QCOMPARE(table.warnings(), QStringList());
    }
    // A card that lets any landmark be taken is told: of those that are free one is named.
    void aCardBringsALandmark_data() { sizes(); }
    void aCardBringsALandmark()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        QVERIFY(beginTurns(table) && make(table, "correct player=1 set=landmarks:[barracks]") && table.secondary());
        const auto landmark = [](Landmark which) {
            return key(PencilKind::Word, static_cast<int>(Word::LandmarkOf), static_cast<int>(which));
        };
        QVERIFY(table.find(landmark(Landmark::TankFactory)) == nullptr);
        QVERIFY(table.click(u"unfold_landmarks"_s) && table.find(landmark(Landmark::Barracks)) == nullptr);
        QVERIFY(table.click(landmark(Landmark::TankFactory)));
        QVERIFY(table.primary());
        const QVariantMap taken = tapestryOf(table)->landmarks().at(static_cast<int>(Landmark::TankFactory)).toMap();
        QCOMPARE(taken.value(u"owner"_s).toInt(), 0);
        QCOMPARE(table.warnings(), QStringList());
    }
    // Each is shown by its shape and its track; one that is taken answers nothing, be it by a card or by what is printed on a tech.
    void landmarksThatAnswerAreShown()
    {
        Table table(options());
        QVERIFY(beginTurns(table) && make(table, "correct player=1 set=landmarks:[bakery]")
                && make(table, "correct player=0 set={techs:{top:1}}") && make(table, "benefit player=0 gains=square"));
        QStringList printed;
        QStringList told;
        for (const app::AnswerGroup &group : tapestryOf(table)->answers())
            for (const app::AnswerKey &key : group.keys)
                if (!key.pictures.isEmpty() && key.pictures.at(0).toMap().contains(u"cells"_s)) {
                    (group.name == u"landmarks"_s ? told : printed).append(key.title);
                    QVERIFY(!key.pictures.at(1).toMap().value(u"icon"_s).toString().isEmpty());
                }
        QVERIFY2(printed.contains(u"Barn"_s) && !printed.contains(u"Bakery"_s), qPrintable(printed.join(u", "_s)));
        QVERIFY2(told.contains(u"Barn"_s) && !told.contains(u"Bakery"_s), qPrintable(told.join(u", "_s)));
        QCOMPARE(table.warnings(), QStringList());
    }
    // What a circle brings is one touch where it is printed, by a key that looks as if it finished; told piece by piece it is done
    // with the button, and no key moves meanwhile.
    void keysThatFinishLookSo_data() { sizes(); }
    void keysThatFinishLookSo()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        QVERIFY(beginTurns(table) && make(table, "correct player=0 set={techs:{bottom:1,middle:1}}")
                && make(table, "benefit player=0 gains=circle"));
        table.settle();
        const QString printed = key(PencilKind::Tech, 0);
        const QString coin = key(PencilKind::Word, static_cast<int>(Word::Coin));
        QVERIFY(table.find(printed)->property("finishes").toBool() && !table.find(coin)->property("finishes").toBool());
        const auto between = [&] {
            table.settle();
            return table.find(coin)->mapToScene({}) - table.find(printed)->mapToScene({});
        };
        const QPointF before = between();
        QVERIFY(table.click(coin));
        QCOMPARE(between(), before);
        QCOMPARE(tapestryOf(table)->stage(), u"queue"_s);
        QVERIFY(table.primary());
        QCOMPARE(tapestryOf(table)->stage(), u"turn"_s);
        QVERIFY(table.undo());
        while (tapestryOf(table)->benefit().value(u"count"_s).toInt() > 0)
            QVERIFY(table.undo());
        QVERIFY(table.click(printed));
        QCOMPARE(tapestryOf(table)->stage(), u"turn"_s);
        QCOMPARE(table.warnings(), QStringList());
    }
    // Who says that a card brings something else is asked for that alone, and ends it with the button.
    void somethingElseIsPutTogether_data() { sizes(); }
    void somethingElseIsPutTogether()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        QVERIFY(beginTurns(table) && make(table, "correct player=0 set={techs:{bottom:1}}")
                && make(table, "benefit player=0 gains=upgrade"));
        table.settle();
        QVERIFY(table.click(key(PencilKind::Upgrade, static_cast<int>(tapestry::TechRow::Bottom))));
        table.settle();
        QVERIFY(table.find(key(PencilKind::Tech, 0)) == nullptr);
        QVERIFY(table.click(key(PencilKind::Word, static_cast<int>(Word::Coin))));
        QCOMPARE(tapestryOf(table)->stage(), u"queue"_s);
        QVERIFY(table.primary());
        QCOMPARE(tapestryOf(table)->stage(), u"turn"_s);
        QCOMPARE(table.warnings(), QStringList());
    }
    // The button that begins the next turn stands where the one stood that ended the last: it takes no touch, nor Enter, until it
    // could be read, and looks so.
    void theNextTurnBeginsWithATouchOfItsOwn_data() { sizes(); }
    void theNextTurnBeginsWithATouchOfItsOwn()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        QVERIFY(beginTurns(table) && make(table, "correct player=0 set={tracks:{technology:[1]},tapestry:0,resources:{coin:4}}")
                && TapestryPlayer(table).advance(Track::Technology));
        app::TapestryMatch *match = tapestryOf(table);
        constexpr int kLong = 60000;
        QVERIFY(table.find(u"bar"_s)->setProperty("settlingTime", kLong));
        const QPoint at = table.reveal(table.button(u"bar"_s, "mainText"));
        const auto touch = [&] {
            QTest::mouseClick(table.window(), Qt::LeftButton, {}, at);
            table.settle();
        };
        const auto waits = [&] { return table.button(u"bar"_s, "mainText")->property("waits").toBool(); };
        QVERIFY(!waits());
        touch();
        QCOMPARE(match->stage(), u"turn"_s);
        QCOMPARE(match->turnSeat(), 1);
        QVERIFY(waits());
        const int made = match->moveList()->rowCount();
        touch();
        table.key(Qt::Key_Return);
        QCOMPARE(match->moveList()->rowCount(), made);
        QMetaObject::invokeMethod(table.find(u"bar"_s)->findChild<QObject *>(u"settling"_s), "stop");
        QVERIFY(!waits());
        touch();
        QVERIFY(match->moveList()->rowCount() > made);
        QCOMPARE(table.warnings(), QStringList());
    }
    // What is told takes no room that was not there before, be it of the last turn, of undo or of a past that was mended.
    void whatIsToldHasItsRoom_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("phone") << QSize(360, 640);
        QTest::newRow("tablet") << QSize(800, 1280);
    }
    void whatIsToldHasItsRoom()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        QVERIFY(begin(table));
        const auto top = [&] {
            table.settle();
            return placeOf(table, u"advance0"_s).top();
        };
        const qreal before = top();
        TapestryPlayer player(table);
        QVERIFY(player.takeIncome());
        QCOMPARE(top(), before);
        QVERIFY(table.undo() && table.find(u"told"_s) != nullptr);
        QCOMPARE(top(), before);
        QVERIFY(player.takeIncome() && player.takeIncome() && make(table, "correct player=0 set=vp:10"));
        const int made = tapestryOf(table)->moveList()->rowCount();
        tapestryOf(table)->beginRemoving(made - 1);
        table.settle();
        QVERIFY(table.click(table.answer(u"repair"_s)) && table.find(u"mendedSlip"_s) != nullptr);
        QCOMPARE(top(), before);
        for (const QString &name : {u"tab0"_s, u"page0"_s, u"resource_coin"_s})
            QVERIFY(table.find(name) == nullptr || !placeOf(table, name).intersects(placeOf(table, u"mendedSlip"_s)));
        QCOMPARE(table.warnings(), QStringList());
    }
    // Also once something is told.
    void aPhoneShowsTheFourTracks_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << u"en"_s;
        QTest::newRow("de") << u"de"_s;
    }
    void aPhoneShowsTheFourTracks()
    {
        QFETCH(const QString, language);
        Table::Options how = options();
        how.language = language;
        Table table(how);
        QVERIFY(beginTurns(table));
        table.settle();
        QVERIFY(table.find(u"told"_s) != nullptr);
        QVERIFY(placeOf(table, u"strip3"_s).bottom() <= placeOf(table, u"bar"_s).top());
        for (int track = 0; track < 4; ++track)
            QVERIFY(placeOf(table, u"strip%1"_s.arg(track)).height() >= 44);
        QCOMPARE(table.warnings(), QStringList());
    }
    // Wherever the keyboard was in the last step: a Tab leads to what is asked for in this one, also where it is asked of the next
    // player.
    void keysBeginAtWhatIsAskedInEveryStep_data() { sizes(); }
    void keysBeginAtWhatIsAskedInEveryStep()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        QVERIFY(beginTurns(table));
        const auto press = [&](QQuickItem *item) {
            item->forceActiveFocus(Qt::TabFocusReason);
            table.key(Qt::Key_Space);
            table.settle();
        };
        const auto tab = [&] {
            table.key(Qt::Key_Tab);
            return table.window()->activeFocusItem()->objectName();
        };
        press(table.button(u"bar"_s, "wayOutText"));
        QCOMPARE(tab(), key(PencilKind::Word, static_cast<int>(Word::Coin)));
        press(table.button(u"bar"_s, "wayOutText"));
        QCOMPARE(tab(), u"spaces0"_s);
        press(table.find(u"advance2"_s));
        QVERIFY2(tab().startsWith(u"key"_s), qPrintable(table.window()->activeFocusItem()->objectName()));
        QVERIFY(TapestryPlayer(table).answerAll());
        QCOMPARE(tapestryOf(table)->turnSeat(), 1);
        // Ben goes where nothing is asked: then it is Ada's turn, and the key of his track is nowhere.
        QVERIFY(make(table, "correct player=1 set={tapestry:0,resources:{coin:4}}"));
        press(table.find(u"advance3"_s));
        while (tapestryOf(table)->stage() == u"queue"_s)
            QVERIFY(TapestryPlayer(table).answer());
        QCOMPARE(tapestryOf(table)->turnSeat(), 0);
        table.settle();
        QCOMPARE(tab(), u"spaces0"_s);
        QCOMPARE(tab(), u"advance0"_s);
        QCOMPARE(table.warnings(), QStringList());
    }
    // The first Tab of a question passes over what is not possible.
    void keysBeginAtWhatIsPossible_data() { sizes(); }
    void keysBeginAtWhatIsPossible()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        QVERIFY(begin(table, {u"Ada"_s, u"Ben"_s}, 2));
        QVERIFY(table.click(key(PencilKind::Capital, static_cast<int>(Capital::Mountain))));
        table.settle();
        table.key(Qt::Key_Tab);
        QCOMPARE(table.window()->activeFocusItem()->objectName(), key(PencilKind::Capital, static_cast<int>(Capital::Wetland)));
        QCOMPARE(table.warnings(), QStringList());
    }
    // Return on a track says what the space brings that was reached last, and arrows go to those beside it.
    void keysGoAlongATrack_data() { sizes(); }
    void keysGoAlongATrack()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        QVERIFY(beginTurns(table) && make(table, "correct player=0 set=tracks:{exploration:[3]}"));
        QVERIFY(table.find(u"tab0"_s) != nullptr);
        table.settle();
        table.find(u"strip0"_s)->forceActiveFocus(Qt::TabFocusReason);
        QSignalSpy told(tapestryOf(table), &app::TableMatch::informed);
        const auto says = [&](Qt::Key pressed, const QString &space) {
            told.clear();
            table.key(pressed);
            return told.size() == 1 && told.at(0).at(0).toString().contains(space);
        };
        QVERIFY(says(Qt::Key_Return, u"Exploration 3"_s));
        QVERIFY(says(Qt::Key_Right, u"Exploration 4"_s));
        QVERIFY(says(Qt::Key_Return, u"Exploration 4"_s));
        QVERIFY(says(Qt::Key_Left, u"Exploration 3"_s));
        QCOMPARE(table.warnings(), QStringList());
    }
    // Esc closes the landmarks that are looked at, and stays in the match.
    void escClosesFreeLandmarks_data() { sizes(); }
    void escClosesFreeLandmarks()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        QVERIFY(beginCity(table) && (table.find(u"page4"_s) == nullptr || table.click(u"page4"_s)) && table.click(u"showsFree"_s));
        QVERIFY(table.click(u"try_barn"_s));
        table.key(Qt::Key_Escape);
        table.settle();
        QVERIFY(table.find(u"try_barn"_s) == nullptr && table.find(u"showsFree"_s) != nullptr);
        QVERIFY(table.find(u"city0"_s)->property("placing").toMap().isEmpty());
        QCOMPARE(table.warnings(), QStringList());
    }
    // Why something is refused, with the way round it, is told above what is asked.
    void noticesLieOnNoKey_data() { sizes(); }
    void noticesLieOnNoKey()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        QVERIFY(beginTurns(table) && TapestryPlayer(table).advance(Track::Military));
        table.settle();
        // Ben has his start alone.
        QVERIFY(table.click(key(PencilKind::Against, 1)));
        QTRY_VERIFY(table.find(u"refusal"_s) != nullptr);
        table.settle();
        const QRectF notice = placeOf(table, u"refusal"_s);
        QVERIFY(notice.top() >= 0 && notice.left() >= 0 && notice.right() <= size.width());
        for (const QString &name : {key(PencilKind::Against, 1), key(PencilKind::Island, -1), key(PencilKind::Black, 0),
                                    key(PencilKind::Red, 0), u"bar"_s})
            QVERIFY2(!notice.intersects(placeOf(table, name)), qPrintable(name));
        QCOMPARE(table.warnings(), QStringList());
    }
    // A building that a correction puts into the city comes off the income mat, unless the table says otherwise.
    void theIncomeMatFollowsAPlot_data() { sizes(); }
    void theIncomeMatFollowsAPlot()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        QVERIFY(beginCity(table));
        app::TapestryMatch *match = tapestryOf(table);
        const auto markets = [&] { return match->field(0, u"open.markets"_s).value(u"value"_s).toInt(); };
        const auto ask = [&](const QString &plot) {
            match->askCorrection(0, plot);
            table.settle();
            return table.find(u"matFollows"_s) == nullptr && table.click(u"plot_m"_s);
        };
        QCOMPARE(markets(), 1);
        QVERIFY(ask(u"city.grid.4.4"_s) && table.click(table.answer(u"correctField"_s)));
        QCOMPARE(markets(), 2);
        QVERIFY(ask(u"city.grid.4.3"_s) && table.click(u"matFollows"_s) && table.click(table.answer(u"correctField"_s)));
        QCOMPARE(markets(), 2);
        QCOMPARE(match->cityOf(0).value(u"grid"_s).toString().count(u'm'), 2);
        QCOMPARE(table.warnings(), QStringList());
    }
    // A corrected plot is told, taken back it is told too, and the city stays in sight meanwhile.
    void aCorrectedPlotStaysInSight_data() { sizes(); }
    void aCorrectedPlotStaysInSight()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        QVERIFY(beginCity(table) && TapestryPlayer(table).takeIncome());
        app::TapestryMatch *match = tapestryOf(table);
        QCOMPARE(match->turnSeat(), 1);
        QVERIFY(table.click(u"tab0"_s) && (table.find(u"page4"_s) == nullptr || table.click(u"page4"_s)));
        match->askCorrection(0, u"city.grid.4.4"_s);
        table.settle();
        QVERIFY(table.click(u"plot_m"_s) && table.click(table.answer(u"correctField"_s)));
        table.settle();
        QCOMPARE(match->told(), u"The table corrected a plot of Ada's city"_s);
        QVERIFY(table.find(u"plots0"_s) != nullptr);
        match->undo();
        table.settle();
        QCOMPARE(match->told(), u"Taken back: The table corrected a plot of Ada's city"_s);
        QVERIFY(table.find(u"plots0"_s) != nullptr);
        // Another move leads to whose turn it is.
        match->undo();
        table.settle();
        QCOMPARE(match->turnSeat(), 0);
        QVERIFY(table.find(u"plots0"_s) == nullptr || table.find(u"page4"_s) == nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }
    // The sheet that is corrected is the one that is looked at.
    void whoIsLookedAtIsCorrected_data() { sizes(); }
    void whoIsLookedAtIsCorrected()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        QVERIFY(beginTurns(table) && table.click(u"tab1"_s) && table.openMenu() && table.click(u"menuCorrect"_s));
        table.settle();
        QCOMPARE(table.find(u"correctSeat"_s)->property("current").toInt(), 1);
        QVERIFY(table.leave() && table.click(u"tab0"_s) && table.openMenu() && table.click(u"menuCorrect"_s));
        table.settle();
        QCOMPARE(table.find(u"correctSeat"_s)->property("current").toInt(), 0);
        QCOMPARE(table.warnings(), QStringList());
    }
    // A landmark that a correction gives stands nowhere: the page of the city offers to place it.
    void aGivenLandmarkIsPlaced_data() { sizes(); }
    void aGivenLandmarkIsPlaced()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        QVERIFY(beginCity(table));
        const QString given = u"given%1"_s.arg(static_cast<int>(Landmark::Forge));
        QVERIFY(table.find(u"page4"_s) == nullptr || table.click(u"page4"_s));
        QVERIFY(table.find(given) == nullptr && make(table, "correct player=0 set=landmarks:[forge]"));
        QVERIFY(table.find(u"page4"_s) == nullptr || table.click(u"page4"_s));
        table.settle();
        QVERIFY(table.click(given) && table.primary());
        table.settle();
        QCOMPARE(tapestryOf(table)->cityOf(0).value(u"landmarks"_s).toList().size(), 1);
        QVERIFY(table.find(given) == nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }
    // One that was just gained is asked for once: no other button places it, neither while it is asked for nor once it is laid
    // aside.
    void aGainedLandmarkIsAskedForOnce_data() { sizes(); }
    void aGainedLandmarkIsAskedForOnce()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        QVERIFY(beginCity(table));
        QVERIFY(make(table, "correct player=0 set={tracks:{exploration:[3]},resources:{coin:4,worker:4,food:4,culture:4}}")
                && TapestryPlayer(table).advance(Track::Exploration));
        table.settle();
        app::TapestryMatch *match = tapestryOf(table);
        const auto given = [match] { return match->cityOf(0).value(u"given"_s).toList().size(); };
        const int lighthouse = 4 + static_cast<int>(Landmark::Lighthouse);
        QCOMPARE(match->placing().value(u"what"_s).toInt(), lighthouse);
        QCOMPARE(given(), 0);
        QVERIFY(table.find(u"given%1"_s.arg(static_cast<int>(Landmark::Lighthouse))) == nullptr);
        // Also while something else is asked before it.
        QVERIFY(make(table, "benefit player=0 gains=any"));
        QCOMPARE(given(), 0);
        QVERIFY(table.undo() && table.secondary());
        QCOMPARE(match->cityOf(0).value(u"aside"_s).toList().size(), 1);
        QCOMPARE(given(), 0);
        QCOMPARE(table.warnings(), QStringList());
    }
    // A touch on the line of what is open leaves what is told of it so far.
    void theOpenLineForgetsNothing_data() { sizes(); }
    void theOpenLineForgetsNothing()
    {
        QFETCH(const QSize, size);
        Table table(options(size));
        QVERIFY(beginTurns(table) && make(table, "correct player=0 set={techs:{bottom:1,middle:1}}")
                && make(table, "benefit player=0 gains=circle"));
        table.settle();
        QVERIFY(table.click(key(PencilKind::Word, static_cast<int>(Word::Coin))));
        QCOMPARE(tapestryOf(table)->benefit().value(u"count"_s).toInt(), 1);
        QVERIFY(tapestryOf(table)->queue().at(0).toMap().value(u"isOpen"_s).toBool() && table.click(u"entry0"_s));
        QCOMPARE(tapestryOf(table)->benefit().value(u"count"_s).toInt(), 1);
        QCOMPARE(table.warnings(), QStringList());
    }
    // "Only" stands before the die that it is about, and never beside an "or" behind it.
    void onlyStandsBeforeWhatItIsAbout()
    {
        Table table(options());
        QVERIFY(beginTurns(table));
        const QVariantList tracks = tapestryOf(table)->sheets().at(0).toMap().value(u"tracks"_s).toList();
        const QVariantList research = tracks.at(static_cast<int>(Track::Science)).toMap().value(u"benefit"_s).toList();
        QCOMPARE(research.size(), 2);
        QCOMPARE(research.at(0).toMap().value(u"text"_s).toString(), u"only"_s);
        QCOMPARE(research.at(0).toMap().value(u"icon"_s).toString(), QString());
        QCOMPARE(research.at(1).toMap().value(u"text"_s).toString(), QString());
    }
    // What a space costs is the object of its sentence, and a plot where nothing is built says what a long touch does.
    void whatIsToldIsSaidWell()
    {
        Table::Options how = options();
        how.language = u"de"_s;
        Table table(how);
        QVERIFY(beginCity(table));
        QSignalSpy told(tapestryOf(table), &app::TableMatch::informed);
        tapestryOf(table)->tellSpace(static_cast<int>(Track::Science), 6);
        QVERIFY2(told.at(0).at(0).toString().contains(u"1 beliebigen Rohstoff"_s), qPrintable(told.at(0).at(0).toString()));
        QSignalSpy refused(tapestryOf(table), &app::TableMatch::refused);
        tapestryOf(table)->explain(0, u"city.grid"_s);
        QCOMPARE(refused.size(), 1);
        QVERIFY(refused.at(0).at(0).toString().startsWith(u"Hier wird jetzt nichts gebaut."_s));
        QCOMPARE(table.warnings(), QStringList());
    }
    // What points count is parted from what is gained before or after it.
    void whatIsCountedStandsApart()
    {
        Table table(options());
        QVERIFY(beginTurns(table) && make(table, "correct player=0 set=tracks:{technology:[5],military:[3]}"));
        const QVariantList tracks = tapestryOf(table)->sheets().at(0).toMap().value(u"tracks"_s).toList();
        const auto shown = [&](Track track) {
            QStringList pictures;
            for (const QVariant &each : tracks.at(static_cast<int>(track)).toMap().value(u"benefit"_s).toList())
                pictures.append(each.toMap().value(u"icon"_s).toString() + each.toMap().value(u"text"_s).toString());
            return pictures.join(u' ');
        };
        QCOMPARE(shown(Track::Technology), u"starper castle + shop"_s);
        QCOMPARE(shown(Track::Military), u"worker + starper hexagon"_s);
    }

private:
    static void sizes()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("phone") << QSize(360, 640);
        QTest::newRow("desktop") << QSize(1920, 1080);
    }
    [[nodiscard]] Table::Options options(QSize size = {360, 640}) const
    {
        Table::Options options;
        options.database = m_folder->filePath(u"matches.db"_s);
        options.size = size;
        return options;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace tst_pages_tapestrytold

PEGSHEET_WINDOW_TEST(tst_pages_tapestrytold, TestPages)

#include "tst_pages_tapestrytold.moc"
