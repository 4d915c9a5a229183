// SPDX-License-Identifier: Apache-2.0
// In every game moves are searched and gone back to, and matches are found again, described, thrown away and taken back.
#include "app/match/replay.h"
#include "tests/qml/pages/gamepages.h"
#include "tests/registry.h"

#include <QFile>
#include <map>

namespace tst_pages_games_past {

using namespace Qt::StringLiterals;
using pegsheet::app::History;
using pegsheet::app::MoveList;
using pegsheet::tests::addGames;
using pegsheet::tests::GamePages;
using pegsheet::tests::GamePlay;
using pegsheet::tests::Table;

namespace {

constexpr int kTurns = 4;

} // namespace

class PagesGamesPast : public GamePages
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareAll(); }
    void init() { prepareOne(); }
    void movesAreListedAndLookedFor_data() { addGames({QSize(1920, 1080)}); }
    void movesAreListedAndLookedFor();
    void anEarlierPlaceIsGoneBackTo_data() { addGames(); }
    void anEarlierPlaceIsGoneBackTo();
    void anotherWayIsGoneOverTo_data() { addGames({QSize(640, 360), QSize(1920, 1080)}); }
    void anotherWayIsGoneOverTo();
    void aRoundIsJumpedTo_data() { addGames({QSize(1920, 1080)}); }
    void aRoundIsJumpedTo();
    void matchesAreFilteredAndErased_data() { addGames({QSize(1920, 1080)}); }
    void matchesAreFilteredAndErased();
    void aMatchIsFoundDescribedAndTakenBack_data() { addGames({QSize(1920, 1080)}); }
    void aMatchIsFoundDescribedAndTakenBack();

private:
    bool keepFinished();
    static void erase(Table &table, bool isShown);

    std::map<QString, QByteArray> m_finished; ///< files, by game
};

void PagesGamesPast::movesAreListedAndLookedFor()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin(kTurns));
    int bens = 0;
    for (const QString &move : play.moves()) {
        QVERIFY(!move.endsWith(u": "_s));
        bens += move.contains(u"Ben"_s, Qt::CaseInsensitive); // as the search looks
    }
    QVERIFY(bens > 0 && bens < play.made());
    QVERIFY(play.openMoves());
    QObject *list = table.find(u"moveList"_s);
    QCOMPARE(list->property("count").toInt(), play.made());
    QVERIFY(table.find(u"heading%1"_s.arg(play.move(play.made() - 1, MoveList::RoundRole).toInt())) != nullptr);
    QVERIFY(table.click(u"search"_s));
    table.type(u"BEN"_s);
    QTRY_COMPARE(list->property("count").toInt(), bens);
    const auto rectOf = [](QQuickItem *item) { return item->mapRectToScene(item->boundingRect()); };
    const QRectF seen = rectOf(table.find(u"moveList"_s));
    // The newest move asks nothing: there the match stands.
    const QString newest = u"move%1"_s.arg(play.made() - 1);
    QQuickItem *found = table.findIf(table.find(u"moveList"_s), [&](QQuickItem *item) {
        return item->objectName().startsWith(u"move"_s) && item->objectName() != u"moveList"_s && item->objectName() != newest
            && seen.contains(rectOf(item));
    });
    QVERIFY(table.click(found));
    QVERIFY(table.find(u"question"_s) != nullptr);
    QVERIFY(table.find(u"question"_s)->property("text").toString().startsWith(u"Ben: "_s));
    table.key(Qt::Key_Escape);
    QVERIFY(table.click(u"searchText"_s));
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
    QVERIFY(play.askInList(place - 1) && table.click(table.answer(u"question"_s)));
    QCOMPARE(play.made(), place);
    QCOMPARE(play.state(), then);
    // What is undone stays in the list, until something else is played.
    QCOMPARE(play.match().moveList()->rowCount(), made);
    QVERIFY(play.askInList(made - 1) && table.click(table.answer(u"question"_s)));
    QCOMPARE(play.state(), end);
    QCOMPARE(play.moves(), was);
    QVERIFY(table.leave());
    // Undo and redo, as far as they go.
    QVERIFY(play.undoTo(0));
    for (int before = -1; play.made() > before && !play.match().redoText().isEmpty();) {
        before = play.made();
        QVERIFY(play.redo());
    }
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
    QVERIFY(play.undoTo(fork));
    QVERIFY(play.script().makeOtherwise(table));
    const std::uint64_t now = play.state();
    QVERIFY(now != then);
    QCOMPARE(play.move(fork, MoveList::WaysRole).toInt(), 1);
    QVERIFY(play.ask(fork) && table.click(u"way0"_s));
    QCOMPARE(play.state(), then);
    QVERIFY(table.find(u"moveList"_s) != nullptr || play.openMoves());
    QVERIFY(play.askInList(fork) && table.click(u"way0"_s));
    QCOMPARE(play.state(), now);
    // Also on the disk.
    Table again(killed());
    QVERIFY(again.application().match() != nullptr);
    QCOMPARE(GamePlay(again, game()).state(), now);
    QCOMPARE(table.warnings(), QStringList());
}

// The database holds a match that is over; each game is played to its end once.
bool PagesGamesPast::keepFinished()
{
    if (!m_finished.contains(game())) {
        const QString name = u"finished"_s;
        {
            Table table(options(name));
            GamePlay play(table, game());
            if (!play.begin() || !play.script().finish(table))
                return false;
        }
        QFile played(database(name));
        m_finished[game()] = played.open(QIODevice::ReadOnly) ? played.readAll() : QByteArray();
    }
    QFile kept(options().database);
    return kept.open(QIODevice::WriteOnly) && kept.write(m_finished[game()]) > 0;
}

void PagesGamesPast::aRoundIsJumpedTo()
{
    QVERIFY(keepFinished());
    Table::Options finished = options();
    finished.open = 1;
    Table table(finished);
    GamePlay play(table, game());
    QVERIFY(play.openMoves() && table.click(u"search"_s));
    const auto rectOf = [](QQuickItem *item) { return item->mapRectToScene(item->boundingRect()); };
    for (const int round : {3, 1, 2}) {
        QVERIFY(table.click(u"round%1"_s.arg(round)));
        table.settle();
        int first = 0;
        while (first < play.made() && play.move(first, MoveList::RoundRole).toInt() != round)
            ++first;
        QQuickItem *line = table.find(u"move%1"_s.arg(first));
        QVERIFY(line != nullptr);
        QVERIFY(rectOf(table.find(u"moveList"_s)).contains(rectOf(line)));
    }
    QCOMPARE(table.warnings(), QStringList());
}

// For good, which nothing brings back: not by a key held too long, nor over another match of the list beside it.
void PagesGamesPast::erase(Table &table, bool isShown)
{
    QVERIFY(isShown && table.click(u"eraseMatch"_s));
    table.key(Qt::Key_Return);
    const QQuickItem *question = table.find(u"eraseQuestion"_s);
    QVERIFY(question != nullptr);
    QCOMPARE(static_cast<int>(question->mapRectToScene(question->boundingRect()).width()), table.window()->width());
    QVERIFY(table.click(table.answer(u"eraseQuestion"_s)));
}

// One that is over, and one that is open, with other people.
void PagesGamesPast::matchesAreFilteredAndErased()
{
    QVERIFY(keepFinished());
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.script().begin(table, {u"Ada"_s, u"Cleo"_s}) && play.toTheStart() && table.click(u"allMatches"_s));
    History *history = table.application().history();
    const auto chosen = [&](const QString &key) {
        const QVariantList filters = history->filters();
        for (qsizetype place = 0; place < filters.size(); ++place)
            if (filters.at(place).toMap().value(u"key"_s) == key)
                return table.click(u"filter%1"_s.arg(place)) ? history->matches()->count() : -1;
        return -1;
    };
    const auto namesAt = [&](int row) { return history->matches()->row(row).value(u"names"_s).toStringList(); };
    QCOMPARE(history->matches()->count(), 2);
    QCOMPARE(chosen(u"open"_s), 1);
    QCOMPARE(namesAt(0), QStringList({u"Ada"_s, u"Cleo"_s}));
    QCOMPARE(chosen(u"player:Ada"_s), 2);
    QCOMPARE(chosen(u"player:Ben"_s), 1);
    QCOMPARE(namesAt(0), QStringList({u"Ada"_s, u"Ben"_s}));
    QVERIFY(table.click(u"match0"_s));
    const qlonglong id = history->shown().value(u"matchId"_s).toLongLong();
    const auto removed = [&] {
        const bool isRemoved = table.click(u"removeMatch"_s) && history->count() == 1;
        history->setFilter(u"bin"_s);
        table.settle();
        return isRemoved && history->matches()->count() == 1 && table.click(u"match0"_s);
    };
    QVERIFY(removed() && table.click(u"takeBack"_s));
    QCOMPARE(history->filter(), QString());
    QCOMPARE(history->matches()->count(), 2);
    QVERIFY(history->look(id));
    table.settle();
    erase(table, removed());
    QVERIFY(!history->look(id));
    QCOMPARE(history->count(), 1);
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
    QTRY_COMPARE(history->matches()->row(0).value(u"place"_s).toString(), u"Bei Jürgen"_s);
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
