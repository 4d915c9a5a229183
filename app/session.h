// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/platform/background.h"
#include "model/catalog.h"
#include "model/core/exchange.h"
#include "model/core/match.h"
#include "model/core/mend.h"
#include "storage/library.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace pegsheet {

/// Draws a uid that nobody else has, of the kind that needs only half its length in a code.
[[nodiscard]] std::string newUid();

/// A match and the place where it is kept: what a call of this has done is on the disk when it returns.
///
/// Without a library the match lives in memory only. All functions may throw storage::Error; the match then
/// stands where it stood before. A session that allows unsaved changes goes on in memory instead where the disk
/// fails: unsavedReason() then says why, and whatever is done next commits first all that is missing, in one transaction. Only
/// where the match was changed elsewhere, or is not there any more, it still throws.
class Session
{
public:
    /// A new match; null and the refusal when the set-up is refused.
    static std::unique_ptr<Session> begin(const GameEntry &game, const Setup &setup, storage::Library *library,
                                          MaybeRefusal &refusal);
    /// Where a match is to be saved; without a library the reason why there is none.
    struct StorageTarget
    {
        storage::Library *library = nullptr;
        MaybeRefusal missing = {};
    };
    /// A new match that allows unsaved changes from the beginning: where it cannot be saved it begins in memory, and is made there
    /// with all its moves once that is possible. Its id is 0 until then.
    static std::unique_ptr<Session> create(const GameEntry &game, const Setup &setup, const StorageTarget &target,
                                           MaybeRefusal &refusal);
    /// The same for a match that has moves; `about` says what else is to be stored of it, its uid too.
    static std::unique_ptr<Session> create(std::unique_ptr<Match> match, const storage::MatchEntry &about,
                                           const StorageTarget &target);
    /// A kept match. When it can be read only in part (`refusal` says why), it may be looked at but not
    /// changed: play, undo and redo are refused with storage.damaged. Null when nothing could be read.
    static std::unique_ptr<Session> open(storage::Library &library, storage::MatchId id, MaybeRefusal &refusal);

    /// Makes a session of that match in memory only.
    static std::unique_ptr<Session> of(std::unique_ptr<Match> match);

    [[nodiscard]] const Match &match() const { return *m_match; }
    [[nodiscard]] storage::MatchId id() const { return m_id; }
    /// False when part of it could not be read.
    [[nodiscard]] bool whole() const { return m_whole; }
    /// It was read from a damaged file: it may be looked at and handed on, and whatever would change it is refused
    /// (storage.onlyLook).
    [[nodiscard]] bool isReadOnly() const { return m_library != nullptr && m_library->isReadOnly(); }

    /// From now on it goes on where the disk fails. What is not saved is lost with this object: ask unsavedReason() before deleting
    /// it.
    void allowUnsaved() { m_allowsUnsaved = true; }
    /// Why the disk does not have all of it; nothing where it has.
    [[nodiscard]] const MaybeRefusal &unsavedReason() const { return m_unsavedReason; }
    /// How many moves the disk does not have, undone ones too; 0 where only something else is missing.
    [[nodiscard]] int unsavedMoves() const { return m_unsavedReason ? m_match->nodeCount() - m_savedNodes : 0; }
    /// Whether it has no library yet but is to have one: retrySave() does nothing before attachStorage().
    [[nodiscard]] bool lacksStorage() const { return m_library == nullptr && m_unsavedReason; }
    /// Sets the library, or another reason why there is none.
    void attachStorage(const StorageTarget &target);
    /// Tries again to commit all that is missing; returns whether the disk has all of it now.
    bool retrySave();

    /// Makes the move: judged, made and committed. A refused move changes nothing.
    [[nodiscard]] MaybeRefusal play(const Value &move) { return play(std::span(&move, 1)); }
    /// Makes the moves up to the first that is refused, and says why that is. Those made are kept together or not at all.
    ///
    /// If there are any, `meanwhile` runs while they are committed, in this thread, and sees them made: in it what is shown
    /// is brought up to date, but nobody may be told or see it before this returns, for if it throws storage::Error they
    /// were never made. `meanwhile` may change nothing of the session (std::logic_error).
    [[nodiscard]] MaybeRefusal play(std::span<const Value> moves, const std::function<void()> &meanwhile = {});
    /// The same with moves that were made before (Match::replay()).
    [[nodiscard]] MaybeRefusal replay(std::span<const Value> moves);
    /// Whether that `meanwhile` is running.
    [[nodiscard]] bool isSaving() const { return m_isSaving; }
    /// Undoes or redoes up to so many moves; returns how many.
    int undo(int steps);
    int redo(int steps);
    /// As undo() and redo(), with a repair of the past as one step: undone, from its end to what it replaced, and redone there
    /// again.
    int stepBack(int steps);
    int stepForward(int steps);
    /// Returns the node to which stepBack() leads in one step because a repair ends at the head; 0 where none does. A repair that
    /// left no move is one as long as this object lives; afterwards its moves come back by redo.
    [[nodiscard]] NodeId beforeMend() const;
    /// Moves the head to `head`, on the way to `tip`; false, and nothing has changed, where it does not lie there.
    bool seek(NodeId head, NodeId tip);
    /// Mends the past: the repair, made and committed in one step. Where it is refused nothing has changed. `of` is the head
    /// of the line that is mended, wherever the match stands meanwhile; 0: the head itself.
    [[nodiscard]] Repair mend(std::span<const Edit> edits, NodeId of = 0);
    /// Reads the match anew, after another window changed it.
    void reload();

    /// What the library knows of the match besides its moves; without a library, or where anything is unsaved, only when it began
    /// if that is known, its id and the version of its rules.
    [[nodiscard]] storage::MatchEntry entry() const;
    /// The same on every tablet that has the match.
    [[nodiscard]] const std::string &uid() const { return m_uid; }
    /// Which match it was copied from, and how much of it; empty of one that began by itself.
    [[nodiscard]] const std::optional<storage::Origin> &origin() const { return m_origin; }
    /// What is known of where other tablets stand.
    [[nodiscard]] const Known &known() const { return m_known; }
    /// Returns the text of a code to be shown now. It first writes to the disk that the code was shown, so that a later code says
    /// what became of it; showing the same again writes nothing.
    [[nodiscard]] std::string show(Extent extent);
    /// Writes, as show() does, that the match is handed on in a file, and returns what that file holds besides the moves.
    const Known &saveShown();
    /// Takes over what a comparison with another copy says: committed, then made. Refused where part of the match cannot be
    /// read, or the rules of today refuse a move.
    [[nodiscard]] MaybeRefusal applyMerge(const MergeResult &merge);

private:
    Session(std::unique_ptr<Match> match, storage::Library *library);
    void requireRest() const;
    [[nodiscard]] MaybeRefusal refusesChange() const;
    [[nodiscard]] bool canChange() const { return m_whole && !isReadOnly(); }
    [[nodiscard]] MaybeRefusal make(std::span<const Value> moves, const std::function<MaybeRefusal(const Value &)> &maker,
                                    const std::function<void()> &meanwhile);
    void saveMoves(NodeId before, const std::function<void()> &meanwhile);
    void saveHead();
    template <typename Commit>
    void save(NodeId savedBefore, const Commit &commit);
    void becomeUnsaved(NodeId savedBefore, const storage::Error &error);
    void rememberAbout();
    void commitMissing();
    void commitNew();
    void commitRest();
    [[nodiscard]] bool commitBehindOurs();
    [[nodiscard]] bool isOurs(const storage::StoredMatch &stored) const;
    [[nodiscard]] storage::Missing missingAfter(NodeId kept) const;
    [[nodiscard]] Repair saveRepair(std::span<const Edit> edits);
    int go(int steps, const std::function<bool(Match &)> &step);

    std::unique_ptr<Match> m_match;
    storage::Library *m_library;
    storage::MatchId m_id;
    std::string m_uid;
    std::optional<storage::Origin> m_origin;
    Known m_known;
    std::int64_t m_revision = 0;
    bool m_whole = true;
    bool m_isSaving = false;
    bool m_allowsUnsaved = false;
    MaybeRefusal m_unsavedReason;
    storage::MatchEntry m_about; ///< of a match that is not in the library yet
    NodeId m_savedNodes = 0;     ///< so many nodes are on the disk while others are not
    bool m_knownMissing = false; ///< m_known is not on the disk
    Mend m_emptied{};            ///< the repair that left no move: how many nodes there were, and the head before it
    BackgroundTask m_background; ///< commits moves while they are shown
};

} // namespace pegsheet
