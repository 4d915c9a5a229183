// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/library/gamerecords.h"
#include "storage/records.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pegsheet {

/// Where a match stands when it asks for a record.
struct RecordWish
{
    std::string game;
    std::string kind;
    int age = 0;
    std::string edition = {};  ///< of the match; records that make no difference of editions are among those of each
    std::string language = {}; ///< empty: any
    std::string search = {};   ///< what was typed of the name so far
};

/// The card library as a match uses it: what rulebooks do not print is asked for once, offered the next time, and copied into the
/// match, which a later change of the library leaves alone. All functions may throw storage::Error.
class CardLibrary
{
public:
    /// Both outlive this object.
    CardLibrary(storage::Library &library, std::span<const GameRecords> games)
        : m_games(games), m_library(library), m_records(library)
    {
    }

    /// Brings in what the games know from the start; most times there is nothing new.
    void seed();

    /// What is known of that kind and age: in the language of the wish before others, the most used first.
    [[nodiscard]] std::vector<storage::RecordEntry> offered(const RecordWish &wish, std::size_t count) const;

    /// Somebody typed it in. Refused where it is no record of its game.
    [[nodiscard]] MaybeRefusal add(const Record &record, storage::KeptRecord &kept);
    /// The one that says the same, in whatever language it is named and whatever is noted beside it, wherever it is.
    [[nodiscard]] std::optional<storage::RecordEntry> findLike(const Record &record) const;
    /// Somebody at the table read it off and used it: counted where it is known, in whatever language; the rest of what was known
    /// in part; else new. What is no record of its game is left out.
    void took(const Record &record);

    /// A record that was offered is used, and what it says now.
    [[nodiscard]] Record use(storage::RecordId id);
    /// Those that came from elsewhere; how many are new. What is no record of its game is left out.
    int learn(std::span<const Record> records);
    /// Those that a match from elsewhere holds; how many are new.
    int learnFrom(const Match &match);
    /// The same of a match that is kept; none where it cannot be read.
    int learnFrom(storage::MatchId match);

    [[nodiscard]] storage::Records &records() { return m_records; }
    /// See storage::Library.
    [[nodiscard]] std::int64_t revision() const { return m_library.revision(); }

private:
    /// What is known of it so far, where that is not all.
    [[nodiscard]] std::optional<storage::RecordEntry> findPartOf(const Record &record) const;

    std::span<const GameRecords> m_games;
    storage::Library &m_library;
    storage::Records m_records;
};

/// What a move holds of a record: all but the game, which the match knows.
[[nodiscard]] Value copyOf(const Record &record);
/// The record that a move of that game holds.
[[nodiscard]] MaybeRefusal readCopy(std::string_view game, const Value &copy, Record &record);

} // namespace pegsheet
