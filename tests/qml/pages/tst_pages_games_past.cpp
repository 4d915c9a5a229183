// SPDX-License-Identifier: Apache-2.0
// In every game what was played is played back, searched, gone back to, found again, described, thrown away and taken back.
#include "app/match/replay.h"
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/gameplay.h"
#include "tests/registry.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_pages_games_past {

using namespace Qt::StringLiterals;
using pegsheet::app::History;
using pegsheet::app::MoveList;
using pegsheet::app::Replay;
using pegsheet::tests::addGames;
using pegsheet::tests::GamePlay;
using pegsheet::tests::Table;

namespace {

constexpr int kTurns = 4;

bool openReplay(Table &table)
{
    return table.openMenu() && table.click(u"menuReplay"_s) && table.find(u"scrubber"_s) != nullptr;
}

// Every sheet in a wide window, as it is seen in what is played back.
QImage sheetsIn(Table &table)
{
    QQuickItem *sheets = table.findIf(table.window()->contentItem(), [](QQuickItem *item) {
        return QString::fromUtf8(item->metaObject()->className()).startsWith("ReplayBoard"_L1)
            || QString::fromUtf8(item->metaObject()->className()).startsWith("ReplaySheets"_L1);
    });
    if (sheets == nullptr)
        return {};
    table.settle();
    return table.window()->grabWindow().copy(sheets->mapRectToScene(sheets->boundingRect()).toAlignedRect());
}

} // namespace

class PagesGamesPast : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { pegsheet::setApplicationFont(); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void aMatchIsPlayedBack_data() { addGames({QSize(800, 1280), QSize(1920, 1080)}); }
    void aMatchIsPlayedBack();
    void sheetsAreSeenAsTheyLay_data() { addGames({QSize(1920, 1080)}); }
    void sheetsAreSeenAsTheyLay();
    void aCopyIsPlayedOn_data() { addGames({QSize(1920, 1080)}); }
    void aCopyIsPlayedOn();
    void replayComesBackAfterAKill_data() { addGames(); }
    void replayComesBackAfterAKill();
    void movesAreListedAndLookedFor_data() { addGames({QSize(800, 1280), QSize(1920, 1080)}); }
    void movesAreListedAndLookedFor();
    void anEarlierPlaceIsGoneBackTo_data() { addGames(); }
    void anEarlierPlaceIsGoneBackTo();
    void anotherWayIsGoneOverTo_data() { addGames(); }
    void anotherWayIsGoneOverTo();
    void aMatchIsFoundDescribedAndTakenBack_data() { addGames({QSize(800, 1280), QSize(1920, 1080)}); }
    void aMatchIsFoundDescribedAndTakenBack();

private:
    Table::Options options() const
    {
        QFETCH(const QSize, size);
        QFETCH(const QString, language);
        Table::Options options;
        options.database = m_folder->filePath(u"matches.db"_s);
        options.size = size;
        options.language = language;
        return options;
    }
    static QString game()
    {
        QFETCH(const QString, game);
        return game;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

// From the menu through the whole of it, and back to the match, which stands where it stood.
void PagesGamesPast::aMatchIsPlayedBack()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin(kTurns));
    const std::uint64_t end = play.state();
    QVERIFY(openReplay(table));
    Replay *replay = table.application().replay();
    QCOMPARE(replay->place(), play.made());
    QCOMPARE(replay->table()->session().match().stateHash(), end);
    QVERIFY(table.click(u"scrubber"_s, {0.0, 0.5}));
    QCOMPARE(replay->place(), 0);
    QVERIFY(replay->table()->session().match().stateHash() != end);
    QVERIFY(table.click(u"stepOn"_s));
    QCOMPARE(replay->place(), 1);
    QCOMPARE(table.find(u"replaySentence"_s)->property("text").toString(), replay->sentence());
    QCOMPARE(replay->sentence(), play.move(0, MoveList::SentenceRole).toString());
    QVERIFY(table.click(u"stepBack"_s));
    QCOMPARE(replay->place(), 0);
    QVERIFY(table.click(u"scrubber"_s, {0.5, 0.5}));
    QVERIFY(qAbs(replay->place() - play.made() / 2) <= 1);
    QVERIFY(table.leave());
    QVERIFY(table.find(u"scrubber"_s) == nullptr);
    QTRY_VERIFY(table.application().replay() == nullptr);
    QCOMPARE(play.state(), end);
    QCOMPARE(table.warnings(), QStringList());
}

// What is seen at a place is what was seen when the match stood there.
void PagesGamesPast::sheetsAreSeenAsTheyLay()
{
    QFETCH(const QSize, size);
    const bool isWide = size.width() >= 800;
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin(1));
    const int place = play.made();
    const std::uint64_t then = play.state();
    QVERIFY(openReplay(table));
    // On a phone they lie beside the scores.
    QVERIFY(isWide || table.click(u"replaySheets"_s));
    const QImage seen = sheetsIn(table);
    QVERIFY(!seen.isNull());
    while (table.find(u"scrubber"_s) != nullptr)
        QVERIFY(table.leave());
    QVERIFY(play.playTurns(kTurns - 1));
    QVERIFY(openReplay(table) && (isWide || table.click(u"replaySheets"_s)));
    Replay *replay = table.application().replay();
    QVERIFY(isWide ? sheetsIn(table) != seen : replay->table()->session().match().stateHash() != then);
    replay->setPlace(place);
    QCOMPARE(replay->table()->session().match().stateHash(), then);
    QCOMPARE(sheetsIn(table), seen);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesGamesPast::aCopyIsPlayedOn()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin(1));
    const int place = play.made();
    const std::uint64_t then = play.state();
    QVERIFY(play.playTurns(kTurns - 1));
    const std::uint64_t end = play.state();
    const qlonglong id = play.id();
    QVERIFY(openReplay(table));
    table.application().replay()->setPlace(place);
    // Not yet, then yes.
    QVERIFY(table.click(u"playOn"_s));
    QVERIFY(table.find(u"question"_s) != nullptr);
    table.key(Qt::Key_Escape);
    QVERIFY(table.find(u"question"_s) == nullptr);
    QCOMPARE(play.id(), id);
    QVERIFY(table.click(u"playOn"_s) && table.click(table.answer(u"question"_s)));
    QTRY_VERIFY(table.application().match() != nullptr && play.id() != id);
    QTRY_VERIFY(table.application().replay() == nullptr);
    QCOMPARE(play.state(), then);
    QVERIFY(play.playTurns(1));
    // The old one is as it was.
    QVERIFY(table.application().open(id));
    QCOMPARE(play.state(), end);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesGamesPast::replayComesBackAfterAKill()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin(kTurns) && openReplay(table));
    const qlonglong id = play.id();
    Table::Options again = options();
    again.resume = true;
    Table other(again);
    QVERIFY(other.find(u"scrubber"_s) != nullptr);
    QCOMPARE(other.application().replay()->matchId(), id);
    QVERIFY(other.leave());
    QTRY_VERIFY(other.application().replay() == nullptr);
    QVERIFY(GamePlay(other, game()).playTurns(1));
    QCOMPARE(other.warnings(), QStringList());
}

void PagesGamesPast::movesAreListedAndLookedFor()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin(kTurns));
    int bens = 0;
    for (const QString &move : play.moves()) {
        QVERIFY(!move.endsWith(u": "_s));
        bens += move.contains(u"Ben"_s);
    }
    QVERIFY(bens > 0 && bens < play.made());
    QVERIFY(play.openMoves());
    QObject *list = table.find(u"moveList"_s);
    QCOMPARE(list->property("count").toInt(), play.made());
    QVERIFY(table.find(u"heading%1"_s.arg(play.match().round())) != nullptr);
    QVERIFY(table.click(u"search"_s));
    table.type(u"BEN"_s);
    QTRY_COMPARE(list->property("count").toInt(), bens);
    QQuickItem *found = table.findIf(table.find(u"moveList"_s), [](QQuickItem *item) {
        return item->objectName().startsWith(u"move"_s) && item->objectName() != u"moveList"_s;
    });
    QVERIFY(table.click(found));
    QVERIFY(table.find(u"question"_s)->property("text").toString().startsWith(u"Ben: "_s));
    table.key(Qt::Key_Escape);
    table.type(u"xyzzy"_s);
    QTRY_COMPARE(list->property("count").toInt(), 0);
    // Back leads to the whole list, then to the match.
    table.key(Qt::Key_Escape);
    QCOMPARE(list->property("count").toInt(), play.made());
    table.key(Qt::Key_Escape);
    QVERIFY(table.find(u"moveList"_s) == nullptr);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesGamesPast::anEarlierPlaceIsGoneBackTo()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin(1));
    const int place = play.made();
    const std::uint64_t then = play.state();
    QVERIFY(play.playTurns(kTurns - 1));
    const std::uint64_t end = play.state();
    const int made = play.made();
    const QStringList was = play.moves();
    QVERIFY(play.ask(place - 1));
    // Not, then yes.
    table.key(Qt::Key_Escape);
    QCOMPARE(play.made(), made);
    QVERIFY(table.click(u"move%1"_s.arg(place - 1)) && table.click(table.answer(u"question"_s)));
    QCOMPARE(play.made(), place);
    QCOMPARE(play.state(), then);
    // What is undone stays in the list, until something else is played.
    QCOMPARE(play.match().moveList()->rowCount(), made);
    QVERIFY(table.click(u"move%1"_s.arg(made - 1)) && table.click(table.answer(u"question"_s)));
    QCOMPARE(play.state(), end);
    QCOMPARE(play.moves(), was);
    QVERIFY(table.leave());
    // Undo and redo, as far as they go.
    while (!play.match().undoText().isEmpty())
        QVERIFY(table.undo());
    QCOMPARE(play.made(), 0);
    while (!play.match().redoText().isEmpty())
        QVERIFY(play.redo());
    QCOMPARE(play.state(), end);
    QCOMPARE(table.warnings(), QStringList());
}

// What was undone and made otherwise is found again, and so is what it was left for.
void PagesGamesPast::anotherWayIsGoneOverTo()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin(1));
    const std::uint64_t then = play.state();
    const int fork = play.script().mistake;
    while (play.made() > fork)
        QVERIFY(table.undo());
    QVERIFY(play.script().makeOtherwise(table));
    const std::uint64_t now = play.state();
    QVERIFY(now != then);
    QVERIFY(play.ask(fork) && table.click(u"way0"_s));
    QCOMPARE(play.state(), then);
    QVERIFY(table.find(u"moveList"_s) != nullptr || play.openMoves());
    QVERIFY(table.click(u"move%1"_s.arg(fork)) && table.click(u"way0"_s));
    QCOMPARE(play.state(), now);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesGamesPast::aMatchIsFoundDescribedAndTakenBack()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin(2));
    const std::uint64_t state = play.state();
    QVERIFY(play.toTheStart());
    QVERIFY(table.click(u"allMatches"_s) && table.click(u"searchButton"_s));
    History *history = table.application().history();
    table.type(u"zoë"_s);
    QCOMPARE(history->matches()->count(), 0);
    table.type(u"ben ADA"_s);
    QCOMPARE(history->matches()->count(), 1);
    QVERIFY(table.click(u"match0"_s));
    QVERIFY(table.find(u"matchResult"_s) != nullptr);
    QCOMPARE(history->shown().value(u"players"_s).toList().size(), 2);
    QVERIFY(table.click(u"placeEntry"_s));
    table.type(u"Bei Jürgen"_s);
    QVERIFY(table.click(u"noteEntry"_s));
    table.type(u"Zwei Katzen"_s);
    QVERIFY(table.leave()); // at once, before the pause after the last letter is over
    QCOMPARE(history->matches()->row(0).value(u"place"_s).toString(), u"Bei Jürgen"_s);
    QVERIFY(table.find(u"removeMatch"_s) != nullptr || table.click(u"match0"_s));
    QCOMPARE(history->shown().value(u"note"_s).toString(), u"Zwei Katzen"_s);
    QVERIFY(table.click(u"removeMatch"_s));
    QCOMPARE(history->matches()->count(), 0);
    QVERIFY(table.click(u"undoSlip"_s));
    QCOMPARE(history->matches()->count(), 1);
    // Played back from there, and gone on with.
    QVERIFY(table.click(u"match0"_s) && table.click(u"replayMatch"_s));
    QVERIFY(table.application().replay() != nullptr);
    QCOMPARE(table.application().replay()->table()->session().match().stateHash(), state);
    QVERIFY(table.leave());
    QTRY_VERIFY(table.find(u"openMatch"_s) != nullptr);
    QVERIFY(table.click(u"openMatch"_s));
    QVERIFY(table.application().match() != nullptr);
    QCOMPARE(play.state(), state);
    QVERIFY(play.playTurns(1));
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace tst_pages_games_past

PEGSHEET_WINDOW_TEST(tst_pages_games_past, PagesGamesPast)

#include "tst_pages_games_past.moc"
