// SPDX-License-Identifier: Apache-2.0
// In every game nothing is lost: on the way to another tablet, on a disk that fails, when the program is killed.
#include "app/share/takeover.h"
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/exchange.h"
#include "tests/qml/pages/gameplay.h"
#include "tests/registry.h"
#include "tests/storage/faultyvfs.h"

#include <QTemporaryDir>
#include <QTest>
#include <sqlite3.h>

namespace tst_pages_games_kept {

using namespace Qt::StringLiterals;
using pegsheet::app::IncomingMatch;
using pegsheet::tests::addGames;
using pegsheet::tests::GamePlay;
using pegsheet::tests::pasteCode;
using pegsheet::tests::shownCode;
using pegsheet::tests::Table;
namespace faults = pegsheet::storage::test::faults;

class PagesGamesKept : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        pegsheet::setApplicationFont();
        faults::install();
    }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() { faults::disarm(); }
    void aMatchGoesToAnotherTabletAndComesBack_data() { addGames(); }
    void aMatchGoesToAnotherTabletAndComesBack();
    void aForkIsDecided_data() { addGames(); }
    void aForkIsDecided();
    void aFailingDiskTakesNoMoveAway_data() { addGames({QSize(1920, 1080)}); }
    void aFailingDiskTakesNoMoveAway();
    void aMatchBeginsOnAFullDisk_data() { addGames(); }
    void aMatchBeginsOnAFullDisk();
    void everyFrameShowsWhatIsKept_data() { addGames({QSize(1920, 1080)}); }
    void everyFrameShowsWhatIsKept();
    void whatIsBegunComesBack_data() { addGames({QSize(1920, 1080)}); }
    void whatIsBegunComesBack();
    void thePageThatWasOpenComesBack_data() { addGames(); }
    void thePageThatWasOpenComesBack();
    void aCorrectionHalfTypedComesBack_data() { addGames(); }
    void aCorrectionHalfTypedComesBack();
    void aQuestionComesBackWithItsAnswer_data() { addGames(); }
    void aQuestionComesBackWithItsAnswer();
    void theSheetLookedAtComesBack_data() { addGames(); }
    void theSheetLookedAtComesBack();

private:
    Table::Options options(const QString &name = u"matches"_s, bool resume = false) const
    {
        QFETCH(const QSize, size);
        QFETCH(const QString, language);
        Table::Options options;
        options.database = m_folder->filePath(name + u".db"_s);
        options.size = size;
        options.language = language;
        options.resume = resume;
        return options;
    }
    // Another program on the same file: the first one is still there and was not asked to close anything.
    Table::Options killed() const { return options(u"matches"_s, true); }
    static QString game()
    {
        QFETCH(const QString, game);
        return game;
    }
    [[nodiscard]] std::filesystem::path databaseFile() const
    {
        return std::filesystem::path(m_folder->filePath(u"matches.db"_s).toStdU16String());
    }
    QString playedOn(const QString &name, bool otherwise, std::uint64_t &state) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

// A turn on that tablet, then the code of what is new; another turn than is usual where it shall differ.
QString PagesGamesKept::playedOn(const QString &name, bool otherwise, std::uint64_t &state) const
{
    Table::Options tablet = options(name);
    tablet.open = 1;
    Table table(tablet);
    if (table.find(u"code"_s) != nullptr) // the page that was open last is open again
        table.leave();
    GamePlay play(table, game());
    if (!play.playTurns(1))
        return {};
    if (otherwise) {
        // As far back as to the place of the move that can be another one.
        while (play.made() > play.script().mistake)
            if (!table.undo())
                return {};
        if (!play.script().makeOtherwise(table))
            return {};
    }
    state = play.state();
    return shownCode(table, false);
}

void PagesGamesKept::aMatchGoesToAnotherTabletAndComesBack()
{
    QString code;
    std::uint64_t state = 0;
    {
        Table ada(options(u"ada"_s));
        GamePlay play(ada, game());
        QVERIFY(play.begin(1));
        state = play.state();
        code = shownCode(ada, true);
        QVERIFY(code.startsWith(u"PEGSHEET:"_s));
        QCOMPARE(ada.warnings(), QStringList());
    }
    {
        Table ben(options(u"ben"_s));
        QVERIFY(pasteCode(ben, code));
        QCOMPARE(ben.application().arrival()->kind(), IncomingMatch::New);
        QVERIFY(ben.primary());
        QTRY_VERIFY(ben.application().match() != nullptr);
        QCOMPARE(GamePlay(ben, game()).state(), state);
        // The same once more changes nothing.
        QVERIFY(pasteCode(ben, code));
        QCOMPARE(ben.application().arrival()->kind(), IncomingMatch::Same);
        QVERIFY(ben.primary());
        QCOMPARE(GamePlay(ben, game()).state(), state);
        QCOMPARE(ben.warnings(), QStringList());
    }
    std::uint64_t further = 0;
    const QString bens = playedOn(u"ben"_s, false, further);
    QVERIFY(bens.startsWith(u"PEGSHEET:"_s));
    QVERIFY(further != state);
    Table::Options tablet = options(u"ada"_s);
    tablet.open = 1;
    Table ada(tablet);
    GamePlay play(ada, game());
    QCOMPARE(play.state(), state);
    QVERIFY(pasteCode(ada, bens));
    QCOMPARE(ada.application().arrival()->kind(), IncomingMatch::Further);
    QVERIFY(ada.primary());
    QTRY_COMPARE(play.state(), further);
    QCOMPARE(play.match().seat(), 0);
    QVERIFY(play.playTurns(1));
    QCOMPARE(ada.warnings(), QStringList());
}

// Both tablets enter the first turn, differently.
void PagesGamesKept::aForkIsDecided()
{
    QString code;
    {
        Table ada(options(u"ada"_s));
        QVERIFY(GamePlay(ada, game()).begin());
        code = shownCode(ada, true);
    }
    {
        Table ben(options(u"ben"_s));
        QVERIFY(pasteCode(ben, code) && ben.primary());
        QTRY_VERIFY(ben.application().match() != nullptr);
    }
    std::uint64_t bensState = 0;
    std::uint64_t adasState = 0;
    const QString bens = playedOn(u"ben"_s, true, bensState);
    QVERIFY(!bens.isEmpty() && !playedOn(u"ada"_s, false, adasState).isEmpty());
    QVERIFY(bensState != adasState);
    Table::Options tablet = options(u"ada"_s);
    tablet.open = 1;
    Table ada(tablet);
    QVERIFY(pasteCode(ada, bens));
    QCOMPARE(ada.application().arrival()->kind(), IncomingMatch::Fork);
    QVERIFY(ada.find(u"mineAfter"_s) != nullptr && ada.find(u"theirsAfter"_s) != nullptr);
    // Killed before it is decided, it is asked again.
    Table again(tablet);
    QCOMPARE(again.application().arrival()->kind(), IncomingMatch::Fork);
    QVERIFY(again.primary());
    GamePlay play(again, game());
    QTRY_COMPARE(play.state(), bensState);
    // What was left is still there.
    QVERIFY(again.find(u"code"_s) == nullptr);
    QVERIFY(play.ask(play.script().mistake) && again.click(u"way0"_s));
    QCOMPARE(play.state(), adasState);
    QCOMPARE(again.warnings(), QStringList());
}

void PagesGamesKept::aFailingDiskTakesNoMoveAway()
{
    std::uint64_t state = 0;
    {
        Table table(options());
        GamePlay play(table, game());
        QVERIFY(play.begin());
        const pegsheet::storage::MatchId id = play.match().id();
        pegsheet::storage::Library other(databaseFile());
        const std::size_t kept = other.load(id).nodes.size();
        faults::arm(1, SQLITE_FULL);
        QVERIFY(play.playTurns(1));
        QVERIFY(table.find(u"unsavedReason"_s) != nullptr);
        const std::uint64_t played = play.state();
        QVERIFY(table.click(u"retrySave"_s));
        QVERIFY(table.find(u"unsavedReason"_s) != nullptr);
        QVERIFY(faults::disarm());
        QCOMPARE(other.load(id).nodes.size(), kept);
        // There is room again.
        QVERIFY(table.click(u"retrySave"_s));
        QVERIFY(table.find(u"unsavedReason"_s) == nullptr);
        QCOMPARE(play.state(), played);
        QCOMPARE(other.load(id).head, play.match().session().match().head());
        // Or with the next move, by itself.
        faults::arm(1, SQLITE_IOERR_WRITE);
        QVERIFY(table.undo());
        QVERIFY(table.find(u"unsavedReason"_s) != nullptr);
        QVERIFY(faults::disarm());
        QVERIFY(play.redo());
        QVERIFY(play.playTurns(1));
        QVERIFY(table.find(u"unsavedReason"_s) == nullptr);
        QCOMPARE(other.load(id).head, play.match().session().match().head());
        state = play.state();
        QCOMPARE(table.warnings(), QStringList());
    }
    Table table(killed());
    GamePlay play(table, game());
    QCOMPARE(play.state(), state);
    QVERIFY(play.playTurns(1));
    QCOMPARE(table.warnings(), QStringList());
}

// It begins in memory, is not left unasked, and is there with all its moves once there is room.
void PagesGamesKept::aMatchBeginsOnAFullDisk()
{
    Table table(options());
    GamePlay play(table, game());
    faults::arm(1, SQLITE_FULL);
    QVERIFY(play.begin(1));
    QVERIFY(table.find(u"unsavedReason"_s) != nullptr);
    const std::uint64_t state = play.state();
    table.key(Qt::Key_Escape);
    QVERIFY(table.find(u"unsavedQuestion"_s) != nullptr);
    QVERIFY(table.click(u"tryFirst"_s));
    QVERIFY(table.find(u"unsavedQuestion"_s) != nullptr);
    table.key(Qt::Key_Escape);
    QVERIFY(table.find(u"unsavedQuestion"_s) == nullptr);
    QVERIFY(faults::disarm());
    pegsheet::storage::Library other(databaseFile());
    QCOMPARE(other.list().size(), std::size_t(0));
    QVERIFY(table.click(u"retrySave"_s));
    QVERIFY(table.find(u"unsavedReason"_s) == nullptr);
    QCOMPARE(other.load(play.match().id()).nodes.size(), static_cast<std::size_t>(play.made()));
    Table again(killed());
    QCOMPARE(GamePlay(again, game()).state(), state);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesGamesKept::everyFrameShowsWhatIsKept()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin());
    pegsheet::storage::Library other(databaseFile());
    int frames = 0;
    QStringList ahead;
    connect(table.window(), &QQuickWindow::afterAnimating, this, [&] {
        const pegsheet::storage::StoredMatch kept = other.load(play.match().id());
        const pegsheet::Match &shown = play.match().session().match();
        ++frames;
        if (kept.head != shown.head() || kept.tip != shown.tip())
            ahead.append(play.match().position());
    });
    QVERIFY(play.playTurns(4));
    QVERIFY(frames > 4);
    QCOMPARE(ahead, QStringList());
}

void PagesGamesKept::whatIsBegunComesBack()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin(1));
    const int made = play.made();
    QCOMPARE(play.script().begun(table), QString());
    QVERIFY(play.script().beginSomething(table));
    const QString begun = play.script().begun(table);
    QVERIFY(!begun.isEmpty());
    QCOMPARE(play.made(), made);
    Table again(killed());
    GamePlay same(again, game());
    QCOMPARE(same.script().begun(again), begun);
    QCOMPARE(same.made(), made);
    // Undo rubs it out, and takes no move.
    for (int steps = 0; steps < 9 && !same.script().begun(again).isEmpty(); ++steps)
        QVERIFY(again.undo());
    QCOMPARE(same.script().begun(again), QString());
    QCOMPARE(same.made(), made);
    // What was rubbed out stays so.
    Table third(killed());
    QCOMPARE(same.script().begun(third), QString());
    QVERIFY(GamePlay(third, game()).playTurns(1));
    QCOMPARE(again.warnings(), QStringList());
    QCOMPARE(third.warnings(), QStringList());
}

void PagesGamesKept::thePageThatWasOpenComesBack()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin(1));
    const QList<std::pair<QString, QString>> pages{{QString(), u"menuMoves"_s},
                                                   {u"menuMoves"_s, u"moveList"_s},
                                                   {u"menuRules"_s, u"rules"_s},
                                                   {u"menuCorrect"_s, u"correctBar"_s},
                                                   {u"menuShare"_s, u"code"_s}};
    for (const auto &[row, there] : pages) {
        QVERIFY(table.openMenu());
        QVERIFY(row.isEmpty() || table.click(row));
        QVERIFY2(table.find(there) != nullptr, qPrintable(there));
        Table again(killed());
        QVERIFY2(again.find(there) != nullptr, qPrintable(there));
        again.key(Qt::Key_Escape);
        QTRY_VERIFY(again.find(there) == nullptr);
        QVERIFY(again.find(u"bar"_s) != nullptr);
        QCOMPARE(again.warnings(), QStringList());
        table.key(Qt::Key_Escape);
    }
    QCOMPARE(table.warnings(), QStringList());
}

void PagesGamesKept::aCorrectionHalfTypedComesBack()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin(1) && play.openCorrections());
    QVERIFY(table.choose(u"correctSeat"_s, 1) && play.oneMoreOfTheField());
    const int value = play.fieldValue();
    QVERIFY(table.click(u"why"_s));
    table.type(u"counted twi"_s);
    Table again(killed());
    GamePlay same(again, game());
    QCOMPARE(again.find(u"correctSeat"_s)->property("current").toInt(), 1);
    QCOMPARE(same.fieldValue(), value);
    QCOMPARE(again.find(u"why"_s)->property("text").toString(), u"counted twi"_s);
    // Several sheets at once.
    QVERIFY(again.choose(u"correctSeat"_s, 0));
    QVERIFY(same.oneMoreOfTheField());
    const int made = same.made();
    QVERIFY(again.primary(u"correctBar"_s));
    QCOMPARE(same.made(), made + 2);
    for (const int seat : {0, 1})
        QVERIFY(same.match().correctionOf(seat, QLatin1String(same.script().field)).contains(u"counted twi"_s));
    Table third(killed());
    QVERIFY(third.find(u"correctBar"_s) == nullptr);
    QCOMPARE(again.warnings(), QStringList());
}

void PagesGamesKept::aQuestionComesBackWithItsAnswer()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin(1));
    const QString path = QLatin1String(play.script().field);
    play.match().askCorrection(1, path);
    table.settle();
    QVERIFY(table.find(u"correctField"_s) != nullptr && play.oneMoreOfTheField());
    const int value = play.fieldValue();
    QVERIFY(table.click(u"why"_s));
    table.type(u"Ben says so"_s);
    Table again(killed());
    GamePlay same(again, game());
    QVERIFY(again.find(u"correctField"_s) != nullptr);
    QCOMPARE(same.fieldValue(), value);
    again.key(Qt::Key_Return);
    QVERIFY(same.match().correctionOf(1, path).contains(u"Ben says so"_s));
    QCOMPARE(again.warnings(), QStringList());
}

void PagesGamesKept::theSheetLookedAtComesBack()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin());
    QVERIFY(table.click(u"tab1"_s));
    Table again(killed());
    QVERIFY(again.find(u"tab1"_s)->property("shown").toBool());
    QVERIFY(again.primary()); // back to the turn
    QVERIFY(again.find(u"tab0"_s)->property("shown").toBool());
    Table third(killed());
    QVERIFY(third.find(u"tab0"_s)->property("shown").toBool());
    QVERIFY(GamePlay(third, game()).playTurns(1));
    QCOMPARE(third.warnings(), QStringList());
}

} // namespace tst_pages_games_kept

PEGSHEET_WINDOW_TEST(tst_pages_games_kept, PagesGamesKept)

#include "tst_pages_games_kept.moc"
