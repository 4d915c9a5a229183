// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/line.h"
#include "model/core/match.h"
#include "model/core/merge.h"
#include "model/core/refusal.h"
#include "model/core/setup.h"
#include "storage/statistics.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace pegsheet::storage {

/// Something the database could not do, with a stable `storage.` code and the values its sentence needs.
/// Whatever was committed before is untouched, and the library can be used on.
///
/// Every code has the value "file"; further values stand behind it:
/// - storage.cannotOpen {kind?}: with the kind "special" a pipe, a device or a socket
/// - storage.isDirectory, storage.readOnly (file or folder), storage.exists
/// - storage.foreign: no database, or that of another program
/// - storage.newer {version, known}: written by a newer Pegsheet
/// - storage.damaged {match?}: not readable any more; with a match, it is that match alone
/// - storage.busy {kind?}: locked by another process for longer than we wait; with the kind "here" it is the file that is open
/// - storage.unsure: written, but the disk did not say that it has it: it may be there after a restart
/// - storage.full: no room on the disk; storage.io {sqlite}: anything else that went wrong there
/// - storage.noSuchMatch {match}
/// - storage.changedElsewhere {match}: another window went on with this match; load it anew and go on
/// - storage.noSuchRecord, storage.recordGone {record}: it is in the bin, or merged into another
/// - storage.sameRecord {record, other}: the other one says that already
/// - storage.cannotMerge {record, other}: of two games, or one and the same
class Error : public std::runtime_error
{
public:
    /// `detail` is for a log, not for a sentence.
    explicit Error(Refusal refusal, const std::string &detail = {});
    [[nodiscard]] const Refusal &refusal() const { return m_refusal; }

private:
    Refusal m_refusal;
};

/// Seconds since 1970 UTC; only shown, never used to put things in order. Asked in the thread that calls the library.
using Clock = std::function<std::int64_t()>;

/// What a text is compared by; of several threads, too.
using TextKey = std::function<std::string(std::string_view)>;

/// What a list of matches shows, kept beside the moves and rebuilt from them at any time.
using Summary = Standing;

/// Whether a text can be a match's uid: 32 hexadecimal digits, small letters.
[[nodiscard]] bool isUid(std::string_view text);

/// What people say of a match: where it was played, and whatever is worth remembering. Texts as they were typed.
struct About
{
    std::string place; ///< up to kLongestPlace bytes
    std::string note;  ///< up to kLongestNote bytes

    bool operator==(const About &) const = default;
};
inline constexpr std::size_t kLongestPlace = 200;
inline constexpr std::size_t kLongestNote = 4000;

/// Of a match that began as a copy ("what if"): it has the first `moves` moves of the match `uid`. It counts in no statistics.
struct Origin
{
    std::string uid;
    int moves = 0;

    bool operator==(const Origin &) const = default;
};

/// Pauses longer than this are not counted as time at the table, in seconds.
inline constexpr std::int64_t kLongestPause = 1800;

/// A row of the list of matches.
struct MatchEntry
{
    MatchId id;
    std::string uid; ///< 32 hexadecimal digits, the same on every tablet that has the match
    std::string game;
    int rulesVersion = 1;
    Setup setup;
    std::int64_t startedAt = 0;
    std::int64_t touchedAt = 0; ///< never before startedAt, even when the clock was set back
    Summary summary;            ///< of a list without `sources`
    std::optional<std::int64_t> played =
        std::nullopt; ///< seconds at the table until it was over, see kLongestPause; unset: nobody knows
    About about = {};
    std::optional<Origin> origin = std::nullopt;
    std::int64_t removedAt = 0; ///< in the bin since then; 0: it is not
    /// Seconds that it was each seat's turn while the clock ran; empty where nobody knows, and in lists.
    std::vector<std::int64_t> turnTimes = {};
    std::int64_t overAt = 0; ///< when it was over for the first time, or began where nobody knows; 0 while it never was
};

/// Returns when a match was played, by which it is dated everywhere: when it was over, else when it began. A later change of the
/// match does not change that.
[[nodiscard]] constexpr std::int64_t playedAt(const MatchEntry &entry)
{
    return entry.overAt != 0 ? entry.overAt : entry.startedAt;
}

/// A query for matches.
struct Wanted
{
    enum class Which {
        All, ///< but those in the bin
        Open,
        Over,
        Removed ///< the bin
    };
    enum class Order { Changed, Played }; ///< the last one first: by the order of changes, or by playedAt()

    /// The text must occur in a name, the place or the note, as Library::Options::searchKey compares them; or the game is one of
    /// `games`.
    struct Word
    {
        std::string text;
        std::vector<std::string> games;
    };

    Which which = Which::All;
    Order order = Order::Played;
    std::string game;        ///< empty: any
    std::string player;      ///< who took part, in whichever spelling; empty: anybody
    std::vector<Word> words; ///< all of them
};

/// How many matches there are.
struct Counts
{
    std::int64_t all = 0; ///< without those in the bin
    std::int64_t open = 0;
    std::int64_t removed = 0;
    std::vector<std::pair<std::string, std::int64_t>> games; ///< of `all`, by game, the most frequent first
};

/// A count of matches that are over.
struct Finished
{
    std::int64_t count = 0;
    std::int64_t first = 0; ///< when the first of them was last touched; 0 where there is none
};

/// What a library holds, whether it can be read or not.
struct Readable
{
    int matches = 0;                      ///< all of them, also those in the bin
    std::int64_t last = 0;                ///< when one of those that can be read was last touched; 0 where there is none
    std::vector<MatchId> unreadable = {}; ///< of `matches`
};

/// A match as it is kept.
struct StoredMatch
{
    MatchEntry entry;
    std::vector<StoredNode> nodes; ///< in the order they were made; node i is nodes[i - 1]
    NodeId head = 0;
    NodeId tip = 0;
    std::int64_t revision = 0; ///< raised by every change; see Library::append
    Known known;               ///< where other tablets stand, and what was decided against them
    std::vector<Mend> mends;   ///< repairs of the past, in the order they were made
    bool isDated = false;      ///< `entry` says when it began, even where that is 0
};

/// What a match that went on in memory, or elsewhere, has and the library does not have yet.
struct Missing
{
    std::vector<StoredNode> nodes; ///< to be added behind the last there is
    std::vector<Mend> mends;
    NodeId head = 0;
    NodeId tip = 0;
    std::optional<Known> known; ///< where that changed too
    Summary standing;
    /// When it was last touched, how long it was played, and when it was over first (0: nobody knows), where that was not here and
    /// now.
    struct Times
    {
        std::int64_t touchedAt;
        std::optional<std::int64_t> played;
        std::int64_t overAt = 0;
    };
    std::optional<Times> times = {};
};

/// The most known points of a match that are kept; the first of them.
inline constexpr std::size_t kMostPoints = 1000;

/// All matches of one SQLite file. Every function throws Error; none leaves anything half done.
///
/// What a caller got back as done is on the disk (WAL with full sync). Any thread may call: one call is
/// done after the other, so whoever comes while something is committed waits for that. Several
/// processes, and several libraries of one process, may have the same file open.
/// What a caller must know beforehand (a uid that is one, a move that is an object with a "type", a
/// parent or head that is a node) is checked too: std::invalid_argument, and nothing is written.
class Library
{
public:
    struct Options
    {
        int busyMilliseconds = 2000; ///< how long to wait for another process's lock
        Clock clock;                 ///< the system's when empty
        bool orToRead = false;       ///< where the file can be read and not written it is opened too, see waitsFor()
        TextKey nameKey = {};        ///< names of which it is the same are one person's; empty: those that are the same
        TextKey searchKey = {};      ///< what texts are searched by; empty: folded() of them
    };

    /// Opens or creates the file, its folder too; brings an older one up to date after setting a copy
    /// aside beside it (<file>.v<version>.bak, or …bak-2 where that is taken). An empty file is a new one.
    /// A newer, foreign or damaged file is left exactly as it is. A log or journal beside it that is not its own, as when a backup
    /// was put in the place of a file whose writer was killed, is set aside, see setAside().
    explicit Library(const std::filesystem::path &file);
    Library(const std::filesystem::path &file, Options options);
    ~Library();
    Library(Library &&) noexcept;
    Library &operator=(Library &&) noexcept;

    /// Creates a match without moves, at revision 1. An empty uid is drawn at random.
    MatchId create(std::string_view game, int rulesVersion, const Setup &setup, const Summary &summary, std::string_view uid = {});
    /// A whole match at once (import): all or nothing. Its id is drawn anew, its revision is 1, its times are kept
    /// where it has them (0 is none, but see isDated); it becomes the newest of the list.
    MatchId insert(const StoredMatch &match);
    /// The same for several: all of them or none.
    std::vector<MatchId> insert(std::span<const StoredMatch> matches);

    [[nodiscard]] StoredMatch load(MatchId id) const;
    /// Every match, also those in the bin. The one changed last comes first, whatever the clock said. Those whose row cannot be
    /// read are left out, and added to `unreadable`.
    [[nodiscard]] std::vector<MatchEntry> list(std::vector<MatchId> *unreadable = nullptr) const;
    /// Loads every match, and returns how many there are and which of them cannot be read.
    [[nodiscard]] Readable readable() const;
    /// Returns the matches that `wanted` asks for: at most `count` of them, the first `from` left out; of these, those that can be
    /// read.
    [[nodiscard]] std::vector<MatchEntry> find(const Wanted &wanted, std::size_t from, std::size_t count) const;
    [[nodiscard]] Counts counts() const;
    /// Counts the finished matches last touched after that time, without those in the bin.
    [[nodiscard]] Finished finishedAfter(std::int64_t when) const;
    /// The matches of that uid; more than one where one was imported beside itself.
    [[nodiscard]] std::vector<MatchId> findUid(std::string_view uid) const;
    /// The matches whose origin has that uid.
    [[nodiscard]] std::vector<MatchId> findOrigin(std::string_view uid) const;

    /// Adds nodes, at least one, all of them at once; the last becomes head and tip. `node` is the number of
    /// the first, one above the last there is; the others follow it. `revision` is what the caller knows: when
    /// another process changed the match since, nothing is written and storage.changedElsewhere thrown.
    /// Returns the new revision, one higher for all of them. A move's "type" is read back as its first field.
    std::int64_t append(MatchId id, std::int64_t revision, NodeId node, std::span<const StoredNode> moves, const Summary &summary);
    /// The same for one node.
    std::int64_t append(MatchId id, std::int64_t revision, NodeId node, const StoredNode &move, const Summary &summary);
    /// Adds the nodes of a repair, at least one, behind the last there is; the last becomes head and tip, and is where `mend`
    /// ends. Same promise about `revision`.
    std::int64_t mend(MatchId id, std::int64_t revision, std::span<const StoredNode> moves, const Mend &mend,
                      const Summary &summary);
    /// Moves head and tip (undo, redo). Same promise about `revision`.
    std::int64_t moveHead(MatchId id, std::int64_t revision, NodeId head, NodeId tip, const Summary &summary);
    /// Stores what taking over another copy changes, all of it at once; the match becomes the newest of the list. Same promise
    /// about `revision`.
    std::int64_t applyMerge(MatchId id, std::int64_t revision, const MergeResult &merge);
    /// Stores what a match that went on in memory, or elsewhere, has and the library has not, all of it at once. Same promise about
    /// `revision`.
    std::int64_t saveUnsaved(MatchId id, std::int64_t revision, const Missing &missing);
    /// Stores what is known after the match was shown; the list's order stays. Same promise about `revision`.
    std::int64_t saveKnown(MatchId id, std::int64_t revision, const Known &known);
    /// Writes the cached summary anew, for `check`; neither the revision nor the list's order changes.
    void rewriteSummary(MatchId id, const Summary &summary);

    /// Returns the files that lay beside the database when it was opened but belong to another, by their present names.
    [[nodiscard]] const std::vector<std::filesystem::path> &setAside() const;
    /// Why the file can only be read (storage.readOnly, storage.full, storage.io or storage.cannotOpen), nothing where it can be
    /// written. What is read then is the file as it was when it was opened; whatever writes tries first to open it again, and
    /// throws the same where that fails.
    [[nodiscard]] MaybeRefusal waitsFor() const;
    /// Tries to open the file for writing where waitsFor() has a reason; returns whether it can be written now.
    bool tryToWrite();

    /// Whether something stands in the log beside the file only (`<file>-wal`): a copy of the file alone would lack it.
    [[nodiscard]] bool needsLog() const;
    /// Brings that into the file, where nobody else is in the way; not for the middle of a touch, since it waits for the disk. A
    /// log that is left from a kill is brought in when the library is opened.
    void foldLog();

    /// Whether the file, or the log beside it, is not at its place any more: moved, replaced or deleted while it was open.
    [[nodiscard]] bool hasMoved() const;
    /// Opens the library at its path again; call it where hasMoved(). If no file is there, it is written there with all its
    /// content; if only the log is gone, what was in that goes into the file. If another library is there, that one is opened, and
    /// the former content is saved beside it as a copy that backupsOf() names. Throws Error where that is not possible; the library
    /// then stays as it is. No other thread may use it meanwhile.
    void returnToFile();

    /// Puts the matches into the order in which they were touched last, by their dates: one that came in is not the last played.
    void sortByDate();

    /// What people say of the match, in the place of what they said before. Longer texts are cut at a letter's end.
    void describe(MatchId id, const About &about);
    /// How long it was each seat's turn, in seconds, in the place of what was known; no seat but those of the match, and nothing
    /// below 0 (std::invalid_argument).
    void saveTurnTimes(MatchId id, std::span<const std::int64_t> seconds);
    /// What is known of that; empty where nobody knows.
    [[nodiscard]] std::vector<std::int64_t> turnTimes(MatchId id) const;
    /// What reviewing the match found, see Reviewer::found(), in the place of what was found before; at most kMostKept bytes
    /// (std::invalid_argument). It is in no backup: a review finds it anew at any time. It goes once the match comes out otherwise.
    void saveReview(MatchId id, std::string_view found);
    /// Empty where nothing was found yet, or where that part of the file is damaged.
    [[nodiscard]] std::string review(MatchId id) const;
    /// Moves the match into the bin: it is in no list and counts in no statistics, and everything of it is kept.
    void remove(MatchId id);
    /// Takes the match out of the bin, as it was.
    void takeBack(MatchId id);
    /// Forgets a match for good; only one that is in the bin (std::invalid_argument).
    void erase(MatchId id);

    /// Returns the tallies of the finished matches, see Tally; those in the bin and copies are left out. Spellings of one name
    /// (Options::nameKey) are counted together, under that of the match played last; so in all that follows.
    [[nodiscard]] std::vector<Tally> tallies(const TallyQuery &query) const;
    /// Returns who has finished a match and how many, the most frequent first.
    [[nodiscard]] std::vector<std::pair<std::string, std::int64_t>> names() const;
    /// Returns the games and variants of which a match is finished.
    [[nodiscard]] std::vector<std::pair<std::string, std::string>> variants() const;
    /// Returns the last results of a player, the match begun last first.
    [[nodiscard]] std::vector<Result> results(const ResultQuery &query) const;
    /// Returns what reviews found of those of them that were reviewed as they ended, in the same order.
    [[nodiscard]] std::vector<ReviewedResult> reviewedResults(const ResultQuery &query) const;

    /// Returns how long the finished matches took, of the last 2,000 that fit; `what` does not count.
    [[nodiscard]] Durations durations(const TallyQuery &query) const;

    /// Counts all results anew; returns whether the tallies were different before. For `check`.
    bool recountTallies();

    /// Stores a small text (settings, names used before, what is begun) under a key. An empty text removes the key.
    void remember(std::string_view key, std::string_view text);
    /// Empty when there is nothing under that key.
    [[nodiscard]] std::string remembered(std::string_view key) const;

    /// A consistent copy in one file, complete or not there at all; refuses to overwrite (storage.exists).
    void backup(const std::filesystem::path &to) const;
    /// Puts a backup in the place of `file`, brought up to date, after setting the present file aside as
    /// <file>.before-restore (or …-2, …-3 where that is taken). The backup is looked at first: a foreign,
    /// newer or damaged one changes nothing. So does a present file that anybody has open (storage.busy).
    static void restore(const std::filesystem::path &file, const std::filesystem::path &from);

    /// What can still be read of a damaged file, as a library of its own that takes no change (storage.readOnly): each match that
    /// can be read whole, with another number, and what can be read of the card library. `lost` is how many matches are there and
    /// cannot be read. Nothing of the file or beside it is changed. storage.damaged where nothing can be read. A changed letter in
    /// a text is not seen here: what a match comes to is judged by whoever replays it.
    [[nodiscard]] static Library salvage(const std::filesystem::path &file, int *lost = nullptr);
    [[nodiscard]] static Library salvage(const std::filesystem::path &file, Options options, int *lost = nullptr);
    [[nodiscard]] bool isReadOnly() const;

    /// Another number than before once anything was written to the file, by whomever: what was read from it may be out of date.
    [[nodiscard]] std::int64_t revision() const;

    /// SQLite's own integrity check; empty when sound, else its findings.
    [[nodiscard]] std::vector<std::string> integrityFindings() const;

private:
    friend class Records; // its tables are in the same file
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace pegsheet::storage
