// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/library/gamerecords.h"
#include "app/library/keyedrecords.h"
#include "storage/records.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pegsheet {

/// Which records a match asks for, by where it stands.
struct SuggestionQuery
{
    std::string game;
    std::string kind;
    int age = 0;
    std::string edition = {};  ///< of the match; records without an edition are offered in each
    std::string language = {}; ///< empty: any
    std::string search = {};   ///< what was typed of the name so far
};

/// The card library as a match uses it: what rulebooks do not print is asked for once, offered the next time, and copied into the
/// match, which a later change of the library does not change. All functions may throw storage::Error.
class CardLibrary
{
public:
    /// `library` and `games` must outlive this object.
    CardLibrary(storage::Library &library, std::span<const GameRecords> games)
        : m_games(games), m_library(library), m_records(library)
    {
    }

    /// Stores what the games know from the start; most times there is nothing new. A card with a key of which somebody said
    /// something already is left out.
    void seed();

    /// Returns at most `count` records of that kind and age: in the language of the wish before others, the most used first.
    [[nodiscard]] std::vector<storage::RecordEntry> offered(const SuggestionQuery &wish, std::size_t count) const;

    /// Stores a record that somebody typed in. Refuses what is no record of its game. A card of that key that is there already is
    /// completed; where it says otherwise that is refused (input.recordDiffers {record}).
    [[nodiscard]] MaybeRefusal add(const Record &record, storage::KeptRecord &kept);
    /// Finds the record that says the same, in whatever language it is named, whatever is noted beside it, and also where it is in
    /// the bin or merged.
    [[nodiscard]] std::optional<storage::RecordEntry> findLike(const Record &record) const;
    /// Stores a record that somebody at the table read off and used: one that is known, in whatever language, counts one use more;
    /// one that was known in part gets the rest; else it is new. Does nothing where it is no record of its game. Of a card of the
    /// same key that says otherwise `differing` decides.
    void took(const Record &record, Differing differing = Differing::Keep);

    /// Counts a use of a record that was offered, and returns what it says now.
    [[nodiscard]] Record use(storage::RecordId id);
    /// Stores records that came from elsewhere; returns how many are new. What is no record of its game is left out. A card of the
    /// same key is completed, unless it is in the bin; what is known of it stays.
    int learn(std::span<const Record> records);
    /// Stores the records that a match from elsewhere holds; returns how many are new.
    int learnFrom(const Match &match);
    /// The same for a match of the library; returns 0 where it cannot be read.
    int learnFrom(storage::MatchId match);

    [[nodiscard]] storage::Records &records() { return m_records; }
    /// See storage::Library::revision().
    [[nodiscard]] std::int64_t revision() const { return m_library.revision(); }

    /// Finds the card of the same key; nothing where its kind has none.
    [[nodiscard]] std::optional<storage::RecordEntry> findCard(const Record &record) const;

private:
    void tookCard(const storage::RecordEntry &entry, const Record &content, Differing differing);
    /// What is known of it so far, where that is not all.
    [[nodiscard]] std::optional<storage::RecordEntry> findPartOf(const Record &record) const;

    std::span<const GameRecords> m_games;
    storage::Library &m_library;
    storage::Records m_records;
};

/// Returns what a move holds of a record: all but the game, which the match knows.
[[nodiscard]] Value copyOf(const Record &record);
/// Reads the record that a move of that game holds.
[[nodiscard]] MaybeRefusal readCopy(std::string_view game, const Value &copy, Record &record);

} // namespace pegsheet
