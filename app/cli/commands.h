// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/output.h"
#include "model/catalog.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The commands, one function each. They write their lines to `out`, throw Refused, Unclear or
/// storage::Error where they cannot go on, and return the exit status.
namespace pegsheet::cli {

int listGames(Output &out);
int printSchema(const GameEntry &game, Output &out);

/// A sitting on standard input, line by line; `database` may be left out.
int play(const GameEntry &game, const std::optional<std::string> &database, Output &out);

struct Simulation
{
    int players = 0;
    std::int64_t games = 1;
    std::uint64_t seed = 0;
    std::string variant;
    std::vector<std::string> options;  ///< name=value
    std::vector<std::string> playedBy; ///< names of SimulatedPlayer: none, one for all seats, or one a seat
    bool withLog = false;
};
int simulate(const GameEntry &game, const Simulation &wanted, Output &out);

int replay(const std::string &file, Output &out);

struct ReviewRequest
{
    std::string file;
    double margin = 1; ///< percent; how exactly the chances of each turn are to be known
    double most = 60;  ///< seconds, after which what is known is printed
};
int review(const ReviewRequest &wanted, Output &out);

struct ShareRequest
{
    std::vector<std::string> files;
    std::string png;   ///< where the picture goes; empty: none is made
    std::string since; ///< the hash that an earlier code printed: only what came after it
    int maxVersion = 40;
};
int share(const ShareRequest &wanted, Output &out);
int scan(const std::vector<std::string> &files, Output &out);
int merge(const std::string &fileA, const std::string &fileB, Output &out);

// What can be asked of a database. `database` is its file.
int historyList(const std::string &database, Output &out);
int historyShow(const std::string &database, std::int64_t id, Output &out);
/// `which` is a match's number or kAllMatches.
inline constexpr const char *kAllMatches = "all";
int historyExport(const std::string &database, const std::string &which, Output &out);
/// `names` are those of plays that were logged elsewhere: "Their name=Our name".
int historyImport(const std::string &database, const std::string &file, const std::vector<std::string> &names, Output &out);
int historyBackup(const std::string &database, const std::string &file, Output &out);
int historyRestore(const std::string &database, const std::string &file, Output &out);
/// `file` empty: on standard output.
int historyCsv(const std::string &database, const std::string &file, Output &out);
int historyStats(const std::string &database, Output &out);
int historyCheck(const std::string &database, Output &out);

/// What is asked of the card library.
struct LibraryRequest
{
    std::string game, kind, search; ///< of a list; empty: any
    std::int64_t age = -1;
    bool removed = false; ///< the bin instead
    std::string json;     ///< a record, or - for standard input
    std::int64_t id = 0;
    std::int64_t other = 0;
    std::vector<std::int64_t> ids; ///< of an export; empty: all
    std::vector<std::string> files;
    bool dryRun = false;
    bool codes = false; ///< instead of a file
    std::string png;    ///< where their pictures go; empty: none are made
};
int libraryList(const std::string &database, const LibraryRequest &wanted, Output &out);
int libraryShow(const std::string &database, std::int64_t id, Output &out);
int libraryAdd(const std::string &database, const std::string &json, Output &out);
int libraryEdit(const std::string &database, std::int64_t id, const std::string &json, Output &out);
int libraryMerge(const std::string &database, std::int64_t from, std::int64_t into, Output &out);
int libraryRemove(const std::string &database, std::int64_t id, Output &out);
int libraryRestore(const std::string &database, std::int64_t id, Output &out);
int libraryErase(const std::string &database, std::int64_t id, Output &out);
int libraryExport(const std::string &database, const LibraryRequest &wanted, Output &out);
int libraryImport(const std::string &database, const LibraryRequest &wanted, Output &out);

} // namespace pegsheet::cli
