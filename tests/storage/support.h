// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/record.h"
#include "storage/library.h"

#include <QTemporaryDir>
#include <QtTest>

#include <functional>
#include <string>
#include <string_view>

/// What the tests of storage share: a folder of their own, matches made up without any rules, faults.
namespace pegsheet::storage::test {

/// A folder for one test, gone at its end.
class Folder
{
public:
    Folder();
    [[nodiscard]] std::filesystem::path operator/(std::string_view name) const;
    [[nodiscard]] std::filesystem::path path() const;
    /// The names of all files in it, sorted, "a.db a.db-wal".
    [[nodiscard]] QString names() const;

private:
    QTemporaryDir m_dir;
};

[[nodiscard]] Setup someSetup();
/// Different for each number, with lists, truths, nested objects and words beyond ASCII among them.
[[nodiscard]] StoredNode someMove(NodeId number, NodeId parent);
[[nodiscard]] Summary someSummary(int moves);
/// A record of the card library, different for each number.
[[nodiscard]] Record card(int number);
/// A match with a fork, undone by one: 1-2-3 and 1-4-5, head 4, tip 5.
[[nodiscard]] StoredMatch forkedMatch();

/// Plays `count` moves on; returns the new revision.
std::int64_t playOn(Library &library, MatchId id, int count);

/// A library with one match of `moves` moves, closed again.
void makeLibrary(const std::filesystem::path &file, int moves);

/// Equality of everything that is kept but the time at the table, which older formats did not know.
[[nodiscard]] bool isSame(const MatchEntry &a, const MatchEntry &b);
[[nodiscard]] bool isSame(const StoredMatch &a, const StoredMatch &b);

/// The code of the Error that `work` throws; "" when it throws none.
[[nodiscard]] QString codeOf(const std::function<void()> &work);

[[nodiscard]] QString nameOf(const std::filesystem::path &file);
[[nodiscard]] QByteArray bytesOf(const std::filesystem::path &file);
void writeBytes(const std::filesystem::path &file, const QByteArray &bytes);
/// What the sqlite3 shell would say to the SQL: the first column of the first row.
std::string sql(const std::filesystem::path &file, const std::string &statement);

/// What the program of child.cpp says to these arguments, without the line's end.
[[nodiscard]] QString otherProcess(const QStringList &arguments);
/// Runs `work` in a process without the rights of root, where the tests have them; whether it returned
/// true. No library may be open: a forked process must not go on with one.
[[nodiscard]] bool asOrdinaryUser(const std::function<bool()> &work);

} // namespace pegsheet::storage::test
