// SPDX-License-Identifier: Apache-2.0
#include "app/library/libraryplan.h"

#include "storage/casefold.h"
#include "storage/json.h"

#include <algorithm>
#include <set>
#include <utility>

namespace pegsheet {

namespace {

using What = PlannedRow::What;

/// The same for all that are one record.
std::string contentOf(const Record &record)
{
    Record content = record;
    content.name = storage::folded(record.name);
    return storage::writeJson(Value(recordValue(content)));
}

/// Where a row of the plan leads; its size where that is no row.
std::size_t targetOf(const LibraryPlan &plan, const PlannedRow &row)
{
    const std::int64_t place = row.entry.mergedInto.value;
    return place < 1 || std::cmp_greater(place, plan.rows.size()) ? plan.rows.size() : static_cast<std::size_t>(place - 1);
}

/// Whether the way of what was merged ends at something that is taken in or here.
bool leadsSomewhere(const LibraryPlan &plan, const PlannedRow &row)
{
    const PlannedRow *step = &row;
    for (std::size_t steps = 0; step->entry.mergedInto.value != 0; ++steps) {
        const std::size_t target = targetOf(plan, *step);
        if (target == plan.rows.size() || plan.rows[target].what == What::Refused || steps == storage::kLongestMerge)
            return false;
        step = &plan.rows[target];
    }
    return true;
}

} // namespace

int LibraryPlan::count(What what) const
{
    return static_cast<int>(std::count_if(rows.begin(), rows.end(), [&](const PlannedRow &row) { return row.what == what; }));
}

void Planning::add(storage::RecordEntry entry)
{
    if (auto refusal = refusesRecord(m_games, entry.content))
        return refuse(std::move(*refusal));
    m_plan.rows.push_back({What::New, std::move(entry), {}, false, {}});
}

void Planning::refuse(Refusal refusal)
{
    m_plan.rows.push_back({What::Refused, {}, {}, false, std::move(refusal)});
}

LibraryPlan Planning::finish()
{
    std::vector<std::size_t> lost;
    for (std::size_t place = 0; place < m_plan.rows.size(); ++place)
        if (m_plan.rows[place].what == What::New && !leadsSomewhere(m_plan, m_plan.rows[place]))
            lost.push_back(place);
    for (const std::size_t place : lost) {
        PlannedRow &row = m_plan.rows[place];
        row.refusal = Refusal{"input.recordMerged", {{"value", row.entry.mergedInto.value}}};
        row.what = What::Refused;
    }
    std::set<std::string> seen;
    for (PlannedRow &row : m_plan.rows) {
        if (row.what != What::New)
            continue;
        const auto here = m_records.find(row.entry.content);
        const bool isTwice = !seen.insert(contentOf(row.entry.content)).second;
        if (!here && !isTwice)
            continue;
        row.what = What::Known;
        row.known = here ? here->id : storage::RecordId();
        row.isGone = here && !here->isLive();
    }
    return std::move(m_plan);
}

LibraryPlan planOf(std::span<const Record> records, const storage::Records &here, std::span<const GameRecords> games)
{
    Planning planning(here, games);
    for (const Record &record : records) {
        storage::RecordEntry entry;
        entry.content = record;
        entry.origin = storage::RecordOrigin::Received;
        planning.add(std::move(entry));
    }
    return planning.finish();
}

std::vector<storage::RecordId> applyPlan(const LibraryPlan &plan, storage::Records &records)
{
    std::vector<storage::RecordEntry> entries;
    std::vector<std::size_t> places;
    for (std::size_t place = 0; place < plan.rows.size(); ++place) {
        if (plan.rows[place].what == What::Refused)
            continue;
        entries.push_back(plan.rows[place].entry);
        // What others of them were merged into is told by the place.
        entries.back().id = storage::RecordId{static_cast<std::int64_t>(place + 1)};
        places.push_back(place);
    }
    std::vector<storage::RecordId> ids(plan.rows.size());
    if (plan.count(What::New) == 0) {
        for (const std::size_t place : places)
            ids[place] = plan.rows[place].known;
        return ids;
    }
    const auto kept = records.take(entries);
    for (std::size_t i = 0; i < kept.size(); ++i)
        ids[places[i]] = kept[i].id;
    return ids;
}

} // namespace pegsheet
