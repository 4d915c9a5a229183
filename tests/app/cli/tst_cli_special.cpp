// SPDX-License-Identifier: Apache-2.0
// What is named as a file and is none, or is too large: every command says so by its kind before it reads a byte.
#include "tests/app/cli/cli.h"
#include "tests/registry.h"
#include "tests/storage/support.h"

#include <QPainter>
#include <QtTest>

#include <cstring>

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace tst_cli_special {

using namespace pegsheet::cli::test;
using pegsheet::storage::test::bytesOf;
using pegsheet::storage::test::Folder;
using pegsheet::storage::test::nameOf;
using pegsheet::storage::test::writeBytes;

namespace {

/// What a command does with the name that stands for its file, FILE.
struct Command
{
    QStringList words;
    bool isDatabase = false; ///< FILE is to be one, or a copy of one
};

QList<Command> commands()
{
    return {{{"replay", "FILE"}},
            {{"share", "FILE"}},
            {{"scan", "FILE"}},
            {{"merge", "FILE", "MATCH"}},
            {{"merge", "MATCH", "FILE"}},
            {{"history", "--db", "DB", "import", "FILE"}},
            {{"library", "--db", "DB", "import", "FILE"}},
            {{"library", "--db", "DB", "import", "--dry-run", "FILE"}},
            {{"history", "--db", "DB", "restore", "FILE"}, true},
            {{"history", "--db", "FILE", "list"}, true},
            {{"history", "--db", "FILE", "restore", "COPY"}, true},
            {{"library", "--db", "FILE", "list"}, true},
            {{"play", "bronze", "--db", "FILE"}, true}};
}

/// Those that write into FILE.
QList<QStringList> writers()
{
    return {{"share", "MATCH", "--png", "FILE"},
            {"library", "--db", "DB", "export", "1", "--png", "FILE"},
            {"history", "--db", "DB", "csv", "FILE"},
            {"history", "--db", "DB", "backup", "FILE"}};
}

/// A folder with a match, a database and a copy of it, a pipe and a socket.
class Surroundings
{
public:
    Surroundings()
    {
        writeBytes(m_folder / "match.json", randomMatch(2, 3).saved());
        if (run({"play", "bronze", "--db", name("a.db")}, setupLine() + '\n').status != 0
            || run({"history", "--db", name("a.db"), "backup", name("copy.db")}).status != 0
            || ::mkfifo(qPrintable(name("pipe")), 0600) != 0 || !listen())
            qFatal("cannot make what the test needs");
    }
    ~Surroundings() { ::close(m_socket); }
    Surroundings(const Surroundings &) = delete;
    Surroundings &operator=(const Surroundings &) = delete;

    [[nodiscard]] const Folder &folder() const { return m_folder; }
    [[nodiscard]] QString name(const char *file) const { return nameOf(m_folder / file); }
    [[nodiscard]] QStringList filled(QStringList words, const QString &file) const
    {
        const QMap<QString, QString> names{
            {"FILE", file}, {"MATCH", name("match.json")}, {"DB", name("a.db")}, {"COPY", name("copy.db")}};
        for (QString &word : words)
            word = names.value(word, word);
        return words;
    }

private:
    bool listen()
    {
        m_socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        const QByteArray path = name("socket").toLocal8Bit();
        std::strncpy(address.sun_path, path.constData(), sizeof(address.sun_path) - 1);
        return ::bind(m_socket, reinterpret_cast<const sockaddr *>(&address), sizeof(address)) == 0;
    }

    Folder m_folder;
    int m_socket = -1;
};

QString saidBy(const Run &run)
{
    return run.lines.isEmpty() ? QString::fromUtf8(run.error) : run.answer()["message"].toString();
}

} // namespace

class SpecialTest : public QObject
{
    Q_OBJECT

private slots:
    // A pipe would be waited for, and a device has no end.
    void whatIsNoFileIsRefusedByItsKind_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<bool>("isDatabase");
        for (const Command &command : commands())
            QTest::newRow(qPrintable(command.words.join(u' '))) << command.words << command.isDatabase;
    }
    void whatIsNoFileIsRefusedByItsKind()
    {
        QFETCH(QStringList, command);
        QFETCH(bool, isDatabase);
        for (const QString &file : {m_here.name("pipe"), m_here.name("socket"), QStringLiteral("/dev/zero")}) {
            const Run refused = run(m_here.filled(command, file), setupLine() + '\n');
            QCOMPARE(refused.status, isDatabase ? 1 : 2);
            QVERIFY2(saidBy(refused).contains(file + QStringLiteral("” is a pipe, a device or a socket")),
                     qPrintable(saidBy(refused)));
        }
        const Run refused = run(m_here.filled(command, nameOf(m_here.folder().path())), setupLine() + '\n');
        QCOMPARE(refused.status, isDatabase ? 1 : 2);
        QVERIFY2(saidBy(refused).contains(QStringLiteral("is a folder")), qPrintable(saidBy(refused)));
    }

    // It may be read by somebody to whom it means something else.
    void nothingIsWrittenIntoWhatIsNoFile()
    {
        for (const QStringList &command : writers())
            for (const QString &file :
                 {m_here.name("pipe"), m_here.name("socket"), QStringLiteral("/dev/null"), nameOf(m_here.folder().path())}) {
                const Run refused = run(m_here.filled(command, file));
                QVERIFY2(code(refused.answer()) == QLatin1String("storage.exists"),
                         qPrintable(command.join(u' ') + QStringLiteral(": ") + saidBy(refused)));
            }
    }

    // Such as SQLite would open by itself.
    void aPipeInThePlaceOfASideFileIsSaid()
    {
        for (const char *suffix : {"-wal", "-journal"}) {
            const Folder folder;
            const QString database = nameOf(folder / "b.db");
            writeBytes(folder / "b.db", bytesOf(m_here.folder() / "copy.db"));
            QCOMPARE(::mkfifo(qPrintable(database + QLatin1String(suffix)), 0600), 0);
            const Run refused = run({"history", "--db", database, "list"});
            QVERIFY2(saidBy(refused).contains(QLatin1String(suffix) + QStringLiteral("” is a pipe")), qPrintable(saidBy(refused)));
        }
    }

    void theLengthOfAFileHasALimit_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<qint64>("limit");
        const qint64 match = 16 << 20;
        QTest::newRow("replay") << QStringList{"replay", "FILE"} << match;
        for (const QStringList &command : {QStringList{"share", "FILE"},
                                           {"scan", "FILE"},
                                           {"merge", "FILE", "MATCH"},
                                           {"merge", "MATCH", "FILE"},
                                           {"library", "--db", "DB", "import", "FILE"}})
            QTest::newRow(qPrintable(command.join(u' '))) << command << 8 * match;
        QTest::newRow("history import") << QStringList{"history", "--db", "DB", "import", "FILE"} << 16 * match;
    }
    void theLengthOfAFileHasALimit()
    {
        QFETCH(QStringList, command);
        QFETCH(qint64, limit);
        const QString file = m_here.name("long");
        writeBytes(m_here.folder() / "long", R"({"pegsheet":"history","version":1,"matches":[)");
        QVERIFY(QFile::resize(file, limit + 1)); // takes no room
        const Run refused = run(m_here.filled(command, file));
        QCOMPARE(refused.status, 2);
        QVERIFY2(saidBy(refused).contains(QStringLiteral("%1 bytes are the limit").arg(limit)), qPrintable(saidBy(refused)));
    }

    // 36 million pixels; what Qt reads at once ends at 33.
    void aLargePhotoIsMadeSmallerAndRead()
    {
        QCOMPARE(run({"share", m_here.name("match.json"), "--png", m_here.name("code.png")}).status, 0);
        const QImage code = QImage(m_here.name("code.png")).scaled(4000, 4000);
        QImage photo(6000, 6000, QImage::Format_Grayscale8);
        photo.fill(110);
        QPainter(&photo).drawImage(1000, 1000, code);
        const QString file = m_here.name("photo.jpg");
        QVERIFY(photo.save(file, "JPEG"));
        const Run scanned = run({"scan", file});
        QCOMPARE(scanned.status, 0);
        QCOMPARE(scanned.answer()["log"].toArray(), randomMatch(2, 3).log);
    }

    void tooManyPixelsAreSaid()
    {
        writeBytes(m_here.folder() / "wide.pgm", "P5 20000 20000 255\n");
        const Run refused = run({"scan", m_here.name("wide.pgm")});
        QCOMPARE(refused.status, 2);
        QVERIFY2(saidBy(refused).contains(QStringLiteral("128 million are the limit")), qPrintable(saidBy(refused)));
    }

private:
    Surroundings m_here;
};

} // namespace tst_cli_special

PEGSHEET_TEST(tst_cli_special, SpecialTest)

#include "tst_cli_special.moc"
