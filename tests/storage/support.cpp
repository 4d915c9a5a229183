// SPDX-License-Identifier: Apache-2.0
#include "tests/storage/support.h"
#include "tests/places.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>

#include <QDir>
#include <QFile>
#include <QProcess>

#include <sys/wait.h>
#include <unistd.h>

#include <tuple>

namespace pegsheet::storage::test {

namespace {

bool runChild(const std::function<bool()> &work, uid_t user)
{
    const pid_t child = ::fork();
    if (child == 0) {
        bool good = user == ::geteuid() || (::setgid(user) == 0 && ::setuid(user) == 0);
        try {
            good = good && work();
        } catch (const std::exception &problem) {
            qWarning("%s", problem.what());
            good = false;
        }
        ::_exit(good ? 0 : 1);
    }
    int status = -1;
    return child > 0 && ::waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

} // namespace

Folder::Folder()
{
    // Open to the ordinary user that some tests become.
    QFile::setPermissions(m_dir.path(), QFile::Permissions(0x7777));
}

std::filesystem::path Folder::operator/(std::string_view name) const
{
    return path() / name;
}

std::filesystem::path Folder::path() const
{
    return std::filesystem::canonical(m_dir.path().toStdString());
}

QString Folder::names() const
{
    return QDir(m_dir.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name).join(' ');
}

Setup someSetup()
{
    return {{"Ann", "Böö 🎲", "שלום"}, "classic", {{"longerGame", true}, {"rounds", 12}}, "play", {4, 0, 3}};
}

StoredNode someMove(NodeId number, NodeId parent)
{
    switch (number % 4) {
    case 0: return {parent, Object{{"type", "endTurn"}}};
    case 1: return {parent, Object{{"type", "roll"}, {"faces", Array{"food", "good", number}}}};
    case 2:
        return {parent,
                Object{{"type", "correct"},
                       {"player", 0},
                       {"set", Object{{"food", number}, {"nested", Array{Array{}}}}},
                       {"why", "“verzählt”\n\t\\ \" 🎲"}}};
    default: return {parent, Object{{"type", "build"}, {"target", "city5"}, {"boxes", -number}, {"last", false}, {"by", Value()}}};
    }
}

Summary someSummary(int moves)
{
    return {moves, false, moves % 3, {moves, -1, 12}, {}};
}

Record card(int number)
{
    return {"nations", "", "de", "event", 1, "Kärtchen " + std::to_string(number), {{"war", number}}};
}

StoredMatch forkedMatch()
{
    StoredMatch match;
    match.entry.uid = "00112233445566778899aabbccddeeff";
    match.entry.game = "bronze";
    match.entry.rulesVersion = 3;
    match.entry.setup = someSetup();
    match.entry.startedAt = 1'700'000'000;
    match.entry.touchedAt = 1'700'003'600;
    match.entry.summary = {2, true, -1, {12, 30, 30}, {1, 2}};
    match.nodes = {someMove(1, 0), someMove(2, 1), someMove(3, 2), someMove(4, 1), someMove(5, 4)};
    match.head = 4;
    match.tip = 5;
    return match;
}

std::int64_t playOn(Library &library, MatchId id, int count)
{
    const StoredMatch match = library.load(id);
    std::int64_t revision = match.revision;
    auto node = static_cast<NodeId>(match.nodes.size());
    NodeId head = match.head;
    for (int i = 0; i < count; ++i) {
        ++node;
        revision = library.append(id, revision, node, someMove(node, head), someSummary(node));
        head = node;
    }
    return revision;
}

void makeLibrary(const std::filesystem::path &file, int moves)
{
    StoredMatch match;
    match.entry.game = "bronze";
    match.entry.setup = someSetup();
    match.entry.summary = someSummary(moves);
    match.head = match.tip = moves;
    for (NodeId node = 1; node <= moves; ++node)
        match.nodes.push_back(someMove(node, node - 1));
    Library(file).insert(match);
}

bool isSame(const MatchEntry &a, const MatchEntry &b)
{
    return std::tie(a.id, a.uid, a.game, a.rulesVersion, a.setup, a.startedAt, a.touchedAt, a.summary, a.about, a.origin,
                    a.removedAt, a.turnTimes)
        == std::tie(b.id, b.uid, b.game, b.rulesVersion, b.setup, b.startedAt, b.touchedAt, b.summary, b.about, b.origin,
                    b.removedAt, b.turnTimes);
}

bool isSame(const StoredMatch &a, const StoredMatch &b)
{
    return isSame(a.entry, b.entry)
        && std::tie(a.nodes, a.head, a.tip, a.revision, a.known, a.mends)
        == std::tie(b.nodes, b.head, b.tip, b.revision, b.known, b.mends);
}

QString codeOf(const std::function<void()> &work)
{
    try {
        work();
    } catch (const Error &error) {
        return QString::fromUtf8(error.refusal().code.data(), static_cast<int>(error.refusal().code.size()));
    }
    return {};
}

QString nameOf(const std::filesystem::path &file)
{
    return QString::fromStdString(file.string());
}

QByteArray bytesOf(const std::filesystem::path &file)
{
    QFile opened(nameOf(file));
    return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray("unreadable");
}

void writeBytes(const std::filesystem::path &file, const QByteArray &bytes)
{
    QFile opened(nameOf(file));
    if (!opened.open(QIODevice::WriteOnly) || opened.write(bytes) != bytes.size())
        qFatal("cannot write %s", file.c_str());
}

std::string sql(const std::filesystem::path &file, const std::string &statement)
{
    SQLite::Database db(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    SQLite::Statement query(db, statement);
    return query.executeStep() ? query.getColumn(0).getString() : std::string();
}

QString otherProcess(const QStringList &arguments)
{
    QProcess process;
    process.start(pegsheet::tests::programPath(QStringLiteral("storage_child")), arguments);
    if (!process.waitForFinished() || process.exitCode() != 0)
        return "did not run: " + process.errorString() + process.readAllStandardError();
    return QString::fromUtf8(process.readAllStandardOutput()).trimmed();
}

bool asOrdinaryUser(const std::function<bool()> &work)
{
    constexpr uid_t kNobody = 65534;
    return runChild(work, ::geteuid() == 0 ? kNobody : ::geteuid());
}

} // namespace pegsheet::storage::test
