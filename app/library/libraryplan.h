// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/library/gamerecords.h"
#include "app/library/keyedrecords.h"
#include "storage/records.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Plans what importing records would bring, row by row, before anything is written.
namespace pegsheet {

/// What would become of one record.
struct PlannedRow
{
    enum class What {
        New,
        Known,   ///< it is here already, or stands before in the same file
        Adds,    ///< the card of that key is here, and this says more of it
        Differs, ///< the card of that key is here, and this says otherwise: that is kept unless the user says so
        Refused
    };

    What what = What::New;
    storage::RecordEntry entry; ///< of a refused one only what could be read
    storage::RecordId known;    ///< the one that is here; 0: it stands before in the same file
    bool isGone = false;        ///< that one is in the bin or merged, and stays so
    MaybeRefusal refusal;
    /// Its card is here, or stands before, by the same key: it is not kept beside that, and neither is what was merged into it.
    bool isByKey = false;
    Record here; ///< what that says so far, where it is here
};

/// What an import would bring; nothing is stored before applyPlan().
struct LibraryPlan
{
    std::vector<PlannedRow> rows; ///< one a record, in their order

    [[nodiscard]] int count(PlannedRow::What what) const;
    /// Whether there is anything to write.
    [[nodiscard]] bool isNews() const;
};

/// Makes a plan: compares records that come in with those that are here, and has the game of each say whether it takes it.
class Planning
{
public:
    Planning(const storage::Records &records, std::span<const GameRecords> games) : m_records(records), m_games(games) {}

    /// Adds a row for a record, refused where its game does not take it. One that says that it is known from the start becomes what
    /// is known here, and is refused where nothing is (input.recordNotPrinted).
    void add(storage::RecordEntry entry);
    /// Adds a row for a record that could not be read.
    void refuse(Refusal refusal);
    /// Returns the plan; only once. Refuses what was merged into a card of another game (input.recordOtherGame {value}) or into
    /// something that does not come along (input.recordMerged {value}). Throws storage::Error.
    [[nodiscard]] LibraryPlan finish();

private:
    [[nodiscard]] const storage::PrintedRecord *printedOf(const storage::RecordEntry &entry);
    void refuseMerged(std::string_view code, bool (*isWrong)(const LibraryPlan &plan, const PlannedRow &row));
    void compareByKey();
    void compareByContent();

    const storage::Records &m_records;
    std::span<const GameRecords> m_games;
    LibraryPlan m_plan;
    std::optional<std::vector<storage::PrintedRecord>> m_printed; ///< what all games know from the start; unset: not asked yet
};

/// Plans the import of records from codes, which somebody sent. Throws storage::Error.
[[nodiscard]] LibraryPlan planOf(std::span<const Record> records, const storage::Records &here, std::span<const GameRecords> games);

/// Stores what is new of a plan, all of it at once, then what it adds to cards that are here; returns the ids by row, 0 for what
/// was refused. Throws storage::Error.
std::vector<storage::RecordId> applyPlan(const LibraryPlan &plan, storage::Records &records, Differing differing = Differing::Keep);

} // namespace pegsheet
