// SPDX-License-Identifier: Apache-2.0
// A window walks to every screen and is killed at any instant: what it had shown is there afterwards, and it comes back.
// PEGSHEET_KILLS says how often.
//
// A kill leaves what the files hold at that instant. So the walk need not begin anew after each: it is stopped, its files are
// copied, a window opens the copy, and the walk goes on. Its last kill is a real one.
#include "app/session.h"
#include "qml/theme/applicationfont.h"
#include "tests/places.h"
#include "tests/qml/pages/table.h"
#include "tests/registry.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <csignal>

namespace tst_pages_kills {

using namespace Qt::StringLiterals;
using namespace pegsheet;
using pegsheet::tests::Table;

namespace {

/// What a walking window said last.
struct Told
{
    QString screen;
    qint64 match = 0;
    int nodes = 0;
    int head = 0;
    quint64 sum = 0;
};

/// A window that walks by itself.
class Walker
{
public:
    Walker(const QTemporaryDir &folder, const QString &game)
    {
        QProcessEnvironment home = QProcessEnvironment::systemEnvironment();
        home.insert(u"HOME"_s, folder.path());
        home.insert(u"XDG_CONFIG_HOME"_s, folder.path());
        m_process.setProcessEnvironment(home);
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(pegsheet::tests::programPath(u"pegsheet_tablet"_s), {folder.filePath(u"a.db"_s), game});
    }
    ~Walker() { kill(); }
    Walker(const Walker &) = delete;
    Walker &operator=(const Walker &) = delete;

    /// Waits until it is on a further screen; false where the walk is over.
    bool next()
    {
        const int before = m_lines;
        while (m_lines == before && !m_isOver)
            if (!m_process.waitForReadyRead(60000) || !hear())
                return false;
        return !m_isOver;
    }
    [[nodiscard]] const Told &told() const { return m_told; }
    [[nodiscard]] bool isWhole() const { return m_isWhole; }

    /// Every thread of it rests, and all that it said is heard.
    void stop()
    {
        ::kill(pid(), SIGSTOP);
        while (!isStopped())
            QThread::yieldCurrentThread();
        hearRest();
    }
    void goOn()
    {
        if (m_process.state() == QProcess::Running)
            ::kill(pid(), SIGCONT);
    }
    void kill()
    {
        m_process.kill();
        m_process.waitForFinished();
        hearRest();
    }

private:
    [[nodiscard]] pid_t pid() const { return static_cast<pid_t>(m_process.processId()); }

    [[nodiscard]] bool isStopped() const
    {
        const QDir tasks(u"/proc/%1/task"_s.arg(m_process.processId()));
        for (const QString &task : tasks.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            QFile file(tasks.filePath(task + u"/stat"_s));
            if (!file.open(QIODevice::ReadOnly))
                continue; // it ended
            const QByteArray line = file.readAll();
            // Stopped, or at its end.
            if (const char state = line.mid(line.lastIndexOf(')') + 2).front(); state != 'T' && state != 'Z' && state != 'X')
                return false;
        }
        return true;
    }

    void hearRest()
    {
        while (m_process.waitForReadyRead(0))
            hear();
        hear();
    }

    bool hear()
    {
        while (m_process.canReadLine()) {
            const QStringList words = QString::fromUtf8(m_process.readLine()).trimmed().split(u'\t');
            m_isWhole = words.first() == u"whole";
            m_isOver = words.size() != 5;
            if (m_isOver)
                break;
            m_told = {words[0], words[1].toLongLong(), words[2].toInt(), words[3].toInt(), words[4].toULongLong(nullptr, 16)};
            ++m_lines;
        }
        return true;
    }

    QProcess m_process;
    Told m_told;
    int m_lines = 0;
    bool m_isOver = false;
    bool m_isWhole = false;
};

} // namespace

class PagesKills : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setApplicationFont(); }
    void whatWasShownIsThereAfterTheKill_data();
    void whatWasShownIsThereAfterTheKill();

private:
    void waitForAnInstant();
    static QString faultOfFile(const QString &database, const Told &told);
    static QString faultOfWindow(const QString &database, const Told &told);
    /// What the killed one showed and is not there; empty where all of it is.
    static QString fault(const QTemporaryDir &folder, const Told &told);

    QRandomGenerator m_random{20240531};
};

void PagesKills::whatWasShownIsThereAfterTheKill_data()
{
    QTest::addColumn<QString>("game");
    QTest::newRow("bronze") << u"bronze"_s;
    QTest::newRow("nations") << u"nations"_s;
}

// Of the touches between two screens.
void PagesKills::waitForAnInstant()
{
    const QDeadlineTimer end(std::chrono::microseconds(m_random.bounded(200'000)), Qt::PreciseTimer);
    while (!end.hasExpired()) {
    }
}

// The file is sound, nothing beside it is called foreign, and the state that was shown is reached from its node.
QString PagesKills::faultOfFile(const QString &database, const Told &told)
{
    try {
        storage::Library library(database.toStdString());
        if (!library.setAside().empty())
            return u"what belongs to the file is set aside"_s;
        if (told.match == 0)
            return {};
        MaybeRefusal refusal;
        const auto session = Session::open(library, {told.match}, refusal);
        if (session == nullptr || refusal)
            return u"the match is not whole"_s;
        if (session->match().nodeCount() < told.nodes)
            return u"%1 of %2 moves"_s.arg(session->match().nodeCount()).arg(told.nodes);
        const auto shown = session->match().branch(told.head);
        return shown != nullptr && shown->stateHash() == told.sum ? QString() : u"another state"_s;
    } catch (const storage::Error &error) {
        return QString::fromUtf8(error.what());
    }
}

// A window on it stands where the killed one stood, and has nothing to complain of.
QString PagesKills::faultOfWindow(const QString &database, const Told &told)
{
    Table::Options options;
    options.database = database;
    options.resume = true;
    Table table(options);
    if (!table.warnings().isEmpty())
        return table.warnings().join(u' ');
    const app::TableMatch *open = table.application().match();
    // Or a later one, begun before the next screen.
    if (told.match != 0 && open != nullptr && open->id().value < told.match)
        return u"an earlier match is open"_s;
    return table.application().problem();
}

QString PagesKills::fault(const QTemporaryDir &folder, const Told &told)
{
    // A copy, so that the killed one's files stay as they are while the walk goes on.
    const QTemporaryDir copy;
    for (const QString &name : QDir(folder.path()).entryList({u"a.db*"_s}, QDir::Files))
        if (!QFile::copy(folder.filePath(name), copy.filePath(name)))
            return u"no copy"_s;
    QString fault = faultOfFile(copy.filePath(u"a.db"_s), told);
    if (fault.isEmpty())
        fault = faultOfWindow(copy.filePath(u"a.db"_s), told);
    return fault.isEmpty() ? QString() : told.screen + u": "_s + fault;
}

void PagesKills::whatWasShownIsThereAfterTheKill()
{
    QFETCH(const QString, game);
    const int wanted = qEnvironmentVariableIntValue("PEGSHEET_KILLS") > 0 ? qEnvironmentVariableIntValue("PEGSHEET_KILLS") : 6;
    int killed = 0;
    while (killed < wanted) {
        const QTemporaryDir folder;
        Walker walker(folder, game);
        while (killed < wanted && walker.next()) {
            waitForAnInstant();
            if (++killed == wanted)
                walker.kill();
            else
                walker.stop();
            QCOMPARE(fault(folder, walker.told()), QString());
            walker.goOn();
        }
        QVERIFY2(killed == wanted || walker.isWhole(), qPrintable(walker.told().screen));
    }
}

} // namespace tst_pages_kills

PEGSHEET_WINDOW_TEST(tst_pages_kills, PagesKills)

#include "tst_pages_kills.moc"
