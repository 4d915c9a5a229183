// SPDX-License-Identifier: Apache-2.0
// Every single call that SQLite makes of the file system fails once under the program: what was asked for is done, or a sentence
// says that it is not; nothing else is lost, and all goes on.
#include "app/application.h"
#include "app/share/matchfile.h"
#include "storage/json.h"
#include "tests/app/bronze/table.h"
#include "tests/registry.h"
#include "tests/storage/faultyvfs.h"

#include <QDir>
#include <QFile>
#include <sqlite3.h>

namespace tst_bronze_calls {

using namespace pegsheet;
using namespace pegsheet::app;
namespace faults = pegsheet::storage::test::faults;

namespace {

constexpr qlonglong kOpen = 1;    ///< a match with some moves
constexpr qlonglong kRemoved = 2; ///< one in the bin
constexpr int kMoves = 6;         ///< of the first, at least
constexpr std::array kFaults{SQLITE_IOERR, SQLITE_FULL, SQLITE_READONLY, SQLITE_CANTOPEN};

const QStringList kNames{QStringLiteral("Cleo"), QStringLiteral("Dov")};

/// The program, and all that it says.
struct Program
{
    explicit Program(const QString &before) : file(folder.filePath(QStringLiteral("matches.db")))
    {
        if (!before.isEmpty() && !QFile::copy(before, file))
            qFatal("no copy");
    }

    void start()
    {
        app = std::make_unique<Application>(file);
        const auto hear = [this](const QString &sentence) { said.append(sentence); };
        QObject::connect(app.get(), &Application::refused, app.get(), hear);
        QObject::connect(app->backups(), &Backups::message, app.get(), hear);
        QObject::connect(app.get(), &Application::matchChanged, app.get(), [this, hear] {
            if (app->match() != nullptr)
                QObject::connect(app->match(), &BronzeMatch::failed, app->match(), hear);
        });
    }

    [[nodiscard]] bool hasSaid() const
    {
        return !said.isEmpty() || !app->problem().isEmpty()
            || (app->match() != nullptr && !app->match()->unsavedReason().isEmpty());
    }

    [[nodiscard]] storage::Library library() const { return storage::Library(std::filesystem::path(file.toStdU16String())); }

    QTemporaryDir folder;
    QString file;
    std::unique_ptr<Application> app;
    QStringList said;
    QString toTakeOver;
};

std::size_t inTheBin(const storage::Library &library)
{
    return static_cast<std::size_t>(library.counts().removed);
}

bool isOpened(Program &program, qlonglong id)
{
    return program.app->match() != nullptr && program.app->match()->id().value == id;
}

/// What is asked of the program, and whether it was done once the disk is well.
struct Deed
{
    const char *name;
    std::function<void(Program &)> deed;
    std::function<bool(Program &, const storage::Library &)> isDone;
    bool inMatch = false;
    bool always = false; ///< it is done, come what may
};

const std::vector<Deed> &deeds()
{
    static const std::vector<Deed> kAll{
        {"the program starts", [](Program &program) { program.start(); },
         [](Program &program, const storage::Library &) { return program.app->matches()->count() == 1; }},
        {"a match begins", [](Program &program) { program.app->begin(kNames, true); },
         [](Program &program, const storage::Library &library) {
             return program.app->match() != nullptr && library.findUid(program.app->match()->session().uid()).size() == 1;
         },
         false, true},
        {"finished sheets begin", [](Program &program) { program.app->begin(kNames, true, {}, true); },
         [](Program &program, const storage::Library &library) {
             return program.app->match() != nullptr && program.app->match()->scoring() && library.list().size() == 3;
         },
         false, true},
        {"a match is opened", [](Program &program) { program.app->open(kOpen); },
         [](Program &program, const storage::Library &) { return isOpened(program, kOpen); }},
        {"a move", [](Program &program) { correct(*openMatch(*program.app), 0, "food", 9); },
         [](Program &program, const storage::Library &) { return openMatch(*program.app)->sheets().at(0).food.peg == 9; }, true,
         true},
        {"undo", [](Program &program) { program.app->match()->undo(); },
         [](Program &program, const storage::Library &) { return !program.app->match()->redoText().isEmpty(); }, true, true},
        {"the match is closed", [](Program &program) { program.app->close(); },
         [](Program &program, const storage::Library &) { return program.app->match() == nullptr; }, true, true},
        {"a note",
         [](Program &program) { program.app->history()->describe(kOpen, QStringLiteral("Home"), QStringLiteral("Rain")); },
         [](Program &, const storage::Library &library) { return library.load({kOpen}).entry.about.note == "Rain"; }},
        {"into the bin", [](Program &program) { program.app->history()->remove(kOpen); },
         [](Program &, const storage::Library &library) { return inTheBin(library) == 2; }},
        {"out of the bin", [](Program &program) { program.app->history()->takeBack(kRemoved); },
         [](Program &, const storage::Library &library) { return inTheBin(library) == 0; }},
        {"forgotten for good", [](Program &program) { program.app->history()->erase(kRemoved); },
         [](Program &, const storage::Library &library) { return library.list().size() == 1; }},
        {"looked for", [](Program &program) { program.app->history()->setSearch(QStringLiteral("Ada")); },
         [](Program &program, const storage::Library &) { return program.app->history()->matches()->count() == 1; }},
        {"played back", [](Program &program) { program.app->beginReplay(kOpen, 3); },
         [](Program &program, const storage::Library &) {
             return program.app->replay() != nullptr && program.app->replay()->place() == 3;
         }},
        {"a copy to play on", [](Program &program) { program.app->copyFrom(kOpen, 3); },
         [](Program &program, const storage::Library &library) {
             return program.app->match() != nullptr && library.load(program.app->match()->id()).entry.origin->moves == 3;
         }},
        {"taken over",
         [](Program &program) {
             if (program.app->receive(program.toTakeOver))
                 program.app->takeOver(IncomingMatch::Theirs);
         },
         [](Program &, const storage::Library &library) { return library.list().size() == 3; }},
        {"a copy of everything", [](Program &program) { program.app->backups()->save(QUrl::fromLocalFile(program.folder.path())); },
         [](Program &program, const storage::Library &) {
             const QStringList copies = QDir(program.folder.path()).entryList({QStringLiteral("Pegsheet*.db")});
             return copies.size() == 1
                 && storage::Library(program.folder.filePath(copies.first()).toStdString()).list().size() == 2;
         }},
    };
    return kAll;
}

} // namespace

class BronzeCallsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(installLanguage(QStringLiteral("en")));
        faults::install();
        m_before = m_folder.filePath(QStringLiteral("before.db"));
        Application app(m_before);
        for (const qlonglong id : {kOpen, kRemoved}) {
            QVERIFY(app.begin({QStringLiteral("Ada"), QStringLiteral("Ben")}, true));
            QCOMPARE(app.match()->id().value, id);
            collect(*openMatch(app), {"food", "food", "workers"});
            for (int food = 4; food < 9; ++food)
                QVERIFY(correct(*openMatch(app), 1, "food", food));
            m_file = QString::fromStdString(storage::writeJson(savedValue(app.match()->session().match())));
            app.close();
        }
        app.history()->remove(kRemoved);
        // Of other people it is another match.
        m_file.replace(QStringLiteral("Ben"), QStringLiteral("Eve"));
    }

    void eachFailsOnce_data()
    {
        QTest::addColumn<int>("deed");
        for (std::size_t deed = 0; deed < deeds().size(); ++deed)
            QTest::newRow(deeds()[deed].name) << int(deed);
    }
    void eachFailsOnce()
    {
        QFETCH(const int, deed);
        const Deed &done = deeds().at(static_cast<std::size_t>(deed));
        for (int call = 1; call < 2000; ++call) {
            const bool failed = failsAt(done, call);
            if (QTest::currentTestFailed()) {
                qWarning("at call %d", call);
                return;
            }
            if (!failed) {
                QVERIFY(call > 2);
                return;
            }
        }
        QFAIL("no end of calls");
    }

private:
    // Whether there was such a call.
    bool failsAt(const Deed &done, int call)
    {
        bool failed = true;
        [&] {
            Program program(m_before);
            program.toTakeOver = m_file;
            if (&done != &deeds().front())
                program.start();
            if (done.inMatch)
                QVERIFY(program.app->open(kOpen));
            QCoreApplication::processEvents();
            program.said.clear();
            faults::armOnce(call, kFaults.at(static_cast<std::size_t>(call) % kFaults.size()));
            done.deed(program);
            QCoreApplication::processEvents();
            failed = faults::disarm();
            const bool hasSaid = program.hasSaid();
            verifyAllGoesOn(program);
            const storage::Library library = program.library();
            const bool isDone = done.isDone(program, library);
            QVERIFY2(isDone || (hasSaid && failed && !done.always), qPrintable(program.said.join(u'\n')));
            verifyNothingIsLost(program, library);
        }();
        return failed;
    }

    static void verifyAllGoesOn(Program &program)
    {
        program.app->tryAgain();
        QCOMPARE(program.app->problem(), QString());
        QVERIFY(program.app->match() == nullptr || program.app->match()->retrySave());
    }

    // The matches that were there have their moves, and one more can be made.
    static void verifyNothingIsLost(Program &program, const storage::Library &library)
    {
        QVERIFY(library.load({kOpen}).nodes.size() >= kMoves);
        QVERIFY(library.integrityFindings().empty());
        if (program.app->match() == nullptr)
            QVERIFY(program.app->open(kOpen));
        BronzeMatch &match = *openMatch(*program.app);
        const Match &moves = match.session().match();
        QVERIFY(match.scoring() || correct(match, 1, "food", 11));
        QCOMPARE(match.unsavedReason(), QString());
        const storage::StoredMatch stored = library.load(match.id());
        QCOMPARE(static_cast<NodeId>(stored.nodes.size()), moves.nodeCount());
        QCOMPARE(stored.head, moves.head());
    }

    QTemporaryDir m_folder;
    QString m_before;
    QString m_file;
};

} // namespace tst_bronze_calls

PEGSHEET_WINDOW_TEST(tst_bronze_calls, BronzeCallsTest)
#include "tst_bronze_calls.moc"
