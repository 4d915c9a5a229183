// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/library/gamerecords.h"
#include "storage/records.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What taking records in would bring, row by row, before anything is written.
namespace pegsheet {

struct PlannedRow
{
    enum class What {
        New,
        Known, ///< it is here already, or stands before in the same file
        Refused
    };

    What what = What::New;
    storage::RecordEntry entry; ///< of a refused one only what could be read
    storage::RecordId known;    ///< the one that is here; 0: it stands before in the same file
    bool isGone = false;        ///< that one is in the bin or merged, and stays so
    MaybeRefusal refusal;
};

/// Nothing is taken in before it is carried out.
struct LibraryPlan
{
    std::vector<PlannedRow> rows; ///< one a record, in their order

    [[nodiscard]] int count(PlannedRow::What what) const;
};

/// Compares records that come in with those that are here. A game says of each whether it is one of its own.
class Planning
{
public:
    Planning(const storage::Records &records, std::span<const GameRecords> games) : m_records(records), m_games(games) {}

    void add(storage::RecordEntry entry);
    void refuse(Refusal refusal);
    /// What was merged into something that does not come along cannot either.
    [[nodiscard]] LibraryPlan finish();

private:
    const storage::Records &m_records;
    std::span<const GameRecords> m_games;
    LibraryPlan m_plan;
};

/// Those of codes: somebody sent them.
[[nodiscard]] LibraryPlan planOf(std::span<const Record> records, const storage::Records &here, std::span<const GameRecords> games);

/// Takes in what is new of it, all of it at once; the numbers by row, 0 of what was refused.
std::vector<storage::RecordId> carryOut(const LibraryPlan &plan, storage::Records &records);

} // namespace pegsheet
