// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/enums.h"
#include "model/core/record.h"
#include "storage/library.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pegsheet::storage {

struct RecordId
{
    std::int64_t value = 0;

    auto operator<=>(const RecordId &) const = default;
};

/// How a record came in.
enum class RecordOrigin {
    Typed,    ///< here, by somebody at the table
    Received, ///< with a match or a code
    Printed   ///< known from the start
};
/// How sure a printed record is; None of all others.
enum class Confidence { None, High, Medium, Low };

/// A record as it is kept.
struct RecordEntry
{
    RecordId id;
    Record content;
    RecordOrigin origin = RecordOrigin::Typed;
    Confidence confidence = Confidence::None;
    std::string fact;           ///< of a printed one, see PrintedRecord
    std::int64_t madeAt = 0;    ///< seconds since 1970 UTC
    std::int64_t changedAt = 0; ///< when its content was last changed
    std::int64_t usedAt = 0;    ///< 0: never
    std::int64_t uses = 0;
    std::int64_t removedAt = 0; ///< in the bin since then; 0: it is not
    RecordId mergedInto;        ///< that one says it now; 0: none. What an edited one said before is kept like that, too

    [[nodiscard]] bool isLive() const { return removedAt == 0 && mergedInto.value == 0; }
    bool operator==(const RecordEntry &) const = default;
};

/// How often one may have been merged on, in a file.
inline constexpr std::size_t kLongestMerge = 1000;

/// The result of storing a record: it was there already, or it is new.
struct KeptRecord
{
    RecordId id; ///< where it was merged, the record that says it now
    bool isNew = false;
};

/// A fact that a game knows from the start.
struct PrintedRecord
{
    /// The game's own word for it, the same in every version. Where the same fact is there in several languages: the word, a
    /// slash and the language.
    std::string fact;
    Record content;
    Confidence confidence = Confidence::High;
};

/// Which records are looked for.
struct RecordQuery
{
    enum class Which {
        Live,
        Removed, ///< the bin
        All      ///< what was merged, too
    };

    Which which = Which::Live;
    std::string game = {}; ///< empty: any; so with the others
    std::string kind = {};
    std::optional<int> age = std::nullopt;
    std::optional<std::string> edition = std::nullopt;
    std::optional<std::string> language = std::nullopt;
    std::string search = {}; ///< words that must all occur in the name, see Library::Options::searchKey
    /// Of a fact that is known by its name in several languages, only that in this one; see PrintedRecord. Empty: all.
    std::string factLanguage = {};
    std::string withoutEdition = {}; ///< all but those of that one; empty: all
};

/// The card library: what rulebooks do not print, asked for once and remembered, for all games. In the file of the matches, with
/// the promises of Library: any thread, nothing half done, what is returned as done is on the disk. Records are only copied into
/// matches: nothing that happens here changes a match.
///
/// Content is refused (Error with the code of refusesRecord()) before anything is written, and is kept in canonical form.
class Records
{
public:
    /// Of a library that outlives this object; it may be moved meanwhile.
    explicit Records(Library &library) : d(library.d.get()) {}

    /// Stores a record that somebody typed in. Where it is there already it is taken out of the bin, or apart again where it was
    /// merged. It counts one use more, unless it was typed in for later.
    KeptRecord add(const Record &record, bool isUsed = true);
    /// Stores records that came with a match or a code. What is there already stays as it is, also in the bin.
    std::vector<KeptRecord> learn(std::span<const Record> records);
    /// Imports records from a file, with all that is known of them. `mergedInto` is the id of another one of `records`, of
    /// the same game; where nobody knows when one was made, it is made now. What is there already stays as it is.
    /// std::invalid_argument where they do not fit each other.
    std::vector<KeptRecord> take(std::span<const RecordEntry> records);
    /// Stores the records that a game knows from the start, once for each version (from 1); returns how many are new or changed.
    /// What somebody edited, merged or removed stays as it is; what a later version no longer has goes unless it was ever used.
    int seed(std::string_view game, int version, std::span<const PrintedRecord> records);

    /// Replaces the content of a record. The former content is kept as merged into it, so that it is not added again; editing it
    /// back exchanges the two. storage.sameRecord where another record says the same, or did.
    void edit(RecordId id, const Record &record);
    /// Merges `from` into `into`, which then counts the uses of both.
    void merge(RecordId from, RecordId into);
    /// Moves the record into the bin: it is offered no more.
    void remove(RecordId id);
    /// Out of the bin, or apart again, as it was.
    void takeBack(RecordId id);
    /// Forgets one for good, and all that was merged into it; only what is in the bin (std::invalid_argument).
    void erase(RecordId id);
    /// It was used again.
    void use(RecordId id);

    [[nodiscard]] RecordEntry get(RecordId id) const;
    /// The one with that content, wherever it is.
    [[nodiscard]] std::optional<RecordEntry> find(const Record &record) const;
    /// The most used first: at most `count` of those looked for, the first `from` left out.
    [[nodiscard]] std::vector<RecordEntry> list(const RecordQuery &query, std::size_t from, std::size_t count) const;
    [[nodiscard]] std::int64_t count(const RecordQuery &query) const;
    /// Every one there is, in the order they came.
    [[nodiscard]] std::vector<RecordEntry> all() const;

    /// What a check of all records found.
    struct Checked
    {
        std::int64_t records = 0;
        std::int64_t repaired = 0; ///< what is cached of them was other than what they say
        std::int64_t failed = 0;   ///< cannot be read
    };
    Checked check();

private:
    Library::Private *d;
};

} // namespace pegsheet::storage

template <>
struct pegsheet::EnumNames<pegsheet::storage::RecordOrigin>
{
    static constexpr std::array<std::string_view, 3> names{"typed", "received", "printed"};
};
template <>
struct pegsheet::EnumNames<pegsheet::storage::Confidence>
{
    static constexpr std::array<std::string_view, 4> names{"", "high", "medium", "low"};
};
