// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "storage/error.h"
#include "storage/files.h"
#include "storage/library.h"
#include "storage/statements.h"

#include <SQLiteCpp/Database.h>

#include <filesystem>
#include <functional>
#include <mutex>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace pegsheet::storage {

/// Throws std::invalid_argument where a match of so many nodes has no such node.
void requireNode(NodeId node, std::size_t nodes);

/// Throws std::invalid_argument where a match of so many nodes does not have the two nodes of the repair.
void requireMend(const Mend &mend, std::size_t nodes);

/// What a Library holds; the statements go before their database.
struct Library::Private
{
    Private(std::filesystem::path resolvedFile, Options given);

    /// Runs `work`, and nothing else of this library meanwhile; what SQLite throws is told of that file.
    template <typename Work>
    decltype(auto) alone(const std::filesystem::path &about, Work &&work)
    {
        const std::scoped_lock lock(turn);
        return guarded(db, about, std::forward<Work>(work));
    }
    /// Runs `work` in a transaction and commits it. Refuses (storage.newer) where a newer Pegsheet brought the file up to date
    /// while we had it open, (storage.moved) where the file or its log is not at its place any more, and (storage.damaged) where
    /// one of them was cut. What `work` leaves in `next` is how
    /// the match of the last move stands once that is committed.
    template <typename Work>
    auto writing(Work &&work)
    {
        return alone(file, [&] {
            returnToWriting();
            requireInPlace();
            Transaction transaction(db, statements, Transaction::For::Writing);
            noticeOthers();
            next.reset();
            outdated.reset();
            auto result = std::forward<Work>(work)();
            // A commit that fails may yet have come through.
            last.reset();
            commit(transaction);
            requireInPlace();
            last = next;
            ourVersion = dataVersion();
            dropReview();
            return result;
        });
    }
    /// Runs `work` on one unchanging picture of the file.
    template <typename Work>
    auto reading(Work &&work)
    {
        return alone(file, [&] {
            const Transaction transaction(db, statements, Transaction::For::Reading);
            return std::forward<Work>(work)();
        });
    }

    struct Standing
    {
        std::int64_t revision = 0;
        NodeId nodes = 0;
        bool newest = false; ///< no other match was changed later
        bool over;           ///< as last committed; without a value by itself, so that nobody leaves it out
    };
    [[nodiscard]] Standing standing(MatchId id);
    /// The same, after making sure that the caller knows the present state.
    [[nodiscard]] Standing standing(MatchId id, std::int64_t revision);
    /// Adds the match with its moves and all that is known of it.
    MatchId addWhole(const StoredMatch &match);
    MatchId addMatch(const StoredMatch &match);
    void addMove(MatchId id, NodeId node, const StoredNode &move);
    /// Adds moves behind the `nodes` there are; each may go on from the one before it.
    void addMoves(MatchId id, NodeId nodes, std::span<const StoredNode> moves);
    void addMend(MatchId id, const Mend &mend);
    [[nodiscard]] std::vector<Mend> mends(MatchId id);
    /// Stores what is known, in place of what was known before.
    void putKnown(MatchId id, const Known &known);
    [[nodiscard]] Known known(MatchId id);
    /// Stores how the match came out, in place of what was stored before, or nothing while it is open. The tallies are updated.
    void putResults(MatchId id, const Summary &summary);
    /// Drops what was found of the match that came out otherwise, once that is committed: a damaged row would undo a transaction.
    void dropReview() noexcept;
    /// What the scores of a finished match came from, by seat; empty where nobody knows.
    [[nodiscard]] std::vector<std::vector<PointSource>> sources(MatchId id);
    /// Stores what is said of a new match, and its origin.
    void putAbout(MatchId id, const MatchEntry &entry);
    [[nodiscard]] std::size_t seatsOf(MatchId id);
    void putTurnTimes(MatchId id, std::span<const std::int64_t> seconds);
    [[nodiscard]] std::vector<std::int64_t> turnTimes(MatchId id, std::size_t seats);
    /// The same; empty where that part of the file is damaged: the match itself is read all the same.
    [[nodiscard]] std::vector<std::int64_t> turnTimesIfReadable(MatchId id, std::size_t seats);
    /// Runs `change`, which may change whether the match counts in the tallies, and updates these.
    void recount(MatchId id, const std::function<void()> &change);
    /// Stores when the match was over, or its beginning where that is later, unless it was over before.
    void putOver(MatchId id, std::int64_t when);
    void advance(MatchId id, const Standing &from, NodeId head, NodeId tip, const Summary &summary);
    /// Forgets what is cached of the file, and checks its version, where anybody else changed it.
    void noticeOthers();
    void requirePresentVersion();
    /// Takes note of the files that are open now, by which it is seen later what became of them.
    void noteFiles();
    /// Whether the open file is not the one at its path: it was moved, replaced or deleted.
    [[nodiscard]] bool hasMoved() const;
    /// The same of the log beside it.
    [[nodiscard]] bool hasLogMoved() const;
    void requireInPlace();
    /// Throws storage.damaged where the file is shorter than it was and not whole any more.
    void requireUncut();
    /// The same where the log has lost its beginning, without which nothing in it is read again.
    void requireBeginning();
    [[noreturn]] void refuseCut();
    /// Brings what the log holds, which is not at its place any more, into the file, and goes on beside a new one. Throws Error
    /// where anybody else has the file open.
    void renewLog();
    /// Differs after every commit into the file, ours or another's, that a transaction of ours has seen. (The pragma of that
    /// name would leave ours out, but costs a tenth of a move.) Nothing where SQLite cannot tell.
    [[nodiscard]] std::optional<unsigned> dataVersion() const;
    /// Opens the file again where it could only be read until now. Throws the Error that says why it still cannot be written.
    void returnToWriting();
    /// Throws storage.unsure where all of it was written and only the disk's word is missing: it may be there after a restart.
    void commit(Transaction &transaction);
    [[nodiscard]] Error matchError(std::string_view code, MatchId id) const;

    std::mutex turn; ///< whose turn it is with all that follows
    std::filesystem::path file;
    bool isReadOnly = false;
    Options options;
    std::vector<std::filesystem::path> foreign; ///< what lay beside the file and was not its own, by its name now
    std::optional<Error> waiting;               ///< why the file could only be read; `db` is a copy of it in memory then
    SQLite::Database db;
    Statements statements;
    std::optional<files::Identity> log; ///< the log that is open; unset where the file is not on a disk
    std::int64_t bytes = 0;             ///< how long the file was when it was last looked at

    /// How a match stands, so that the next move into it need not ask the file.
    struct Latest
    {
        MatchId id;
        Standing standing;
    };
    std::optional<Latest> last;         ///< as last committed here; unset where it may have changed since
    std::optional<Latest> next;         ///< what becomes `last` once the present work is committed
    std::optional<MatchId> outdated;    ///< whose review goes then: it came out otherwise
    std::optional<unsigned> ourVersion; ///< dataVersion() as of our last commit
};

} // namespace pegsheet::storage
