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

/// Whether a row was merged into a card of another game, which comes along.
bool leadsToOtherGame(const LibraryPlan &plan, const PlannedRow &row)
{
    const std::size_t target = targetOf(plan, row);
    return target < plan.rows.size() && plan.rows[target].what != What::Refused
        && plan.rows[target].entry.content.game != row.entry.content.game;
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

// What was merged into a card that is here by its key has nothing to be merged into: it is a former word for that.
bool isTaken(const LibraryPlan &plan, const PlannedRow &row)
{
    if (row.what == What::Refused)
        return false;
    const PlannedRow *step = &row;
    while (step->entry.mergedInto.value != 0)
        step = &plan.rows[targetOf(plan, *step)];
    return !step->isByKey;
}

void takeNew(const LibraryPlan &plan, storage::Records &records, std::vector<storage::RecordId> &ids)
{
    std::vector<storage::RecordEntry> entries;
    std::vector<std::size_t> places;
    for (std::size_t place = 0; place < plan.rows.size(); ++place) {
        if (!isTaken(plan, plan.rows[place]))
            continue;
        entries.push_back(plan.rows[place].entry);
        // What others of them were merged into is told by the place.
        entries.back().id = storage::RecordId{static_cast<std::int64_t>(place + 1)};
        places.push_back(place);
    }
    const auto kept = records.take(entries);
    for (std::size_t i = 0; i < kept.size(); ++i)
        ids[places[i]] = kept[i].id;
}

} // namespace

int LibraryPlan::count(What what) const
{
    return static_cast<int>(std::count_if(rows.begin(), rows.end(), [&](const PlannedRow &row) { return row.what == what; }));
}

bool LibraryPlan::isNews() const
{
    return count(What::New) + count(What::Adds) + count(What::Differs) > 0;
}

void Planning::add(storage::RecordEntry entry)
{
    entry.content = keptForm(m_games, std::move(entry.content));
    if (auto refusal = refusesRecord(m_games, entry.content))
        return refuse(std::move(*refusal));
    if (entry.origin == storage::RecordOrigin::Printed) {
        const storage::PrintedRecord *printed = printedOf(entry);
        if (printed == nullptr)
            return refuse({"input.recordNotPrinted", {}});
        entry.content = printed->content;
        entry.confidence = printed->confidence;
    }
    m_plan.rows.push_back({What::New, std::move(entry), {}, false, {}, false, {}});
}

void Planning::refuse(Refusal refusal)
{
    m_plan.rows.push_back({What::Refused, {}, {}, false, std::move(refusal), false, {}});
}

// It is the same one by its words, or by its fact: another version may have said it in other words.
const storage::PrintedRecord *Planning::printedOf(const storage::RecordEntry &entry)
{
    if (!m_printed) {
        m_printed.emplace();
        for (const GameRecords &game : m_games)
            if (game.printed != nullptr)
                for (storage::PrintedRecord &each : game.printed()) {
                    each.content = keptForm(m_games, std::move(each.content));
                    m_printed->push_back(std::move(each));
                }
    }
    const std::string said = contentOf(entry.content);
    const auto find = [&](const auto &isIt) {
        const auto found = std::find_if(m_printed->begin(), m_printed->end(), isIt);
        return found == m_printed->end() ? nullptr : &*found;
    };
    if (const auto *same = find([&](const storage::PrintedRecord &each) { return contentOf(each.content) == said; }))
        return same;
    return find(
        [&](const storage::PrintedRecord &each) { return each.content.game == entry.content.game && each.fact == entry.fact; });
}

// All that one look at the plan finds is refused at once, so that no row is judged by a refusal of that look.
void Planning::refuseMerged(std::string_view code, bool (*isWrong)(const LibraryPlan &plan, const PlannedRow &row))
{
    std::vector<PlannedRow *> wrong;
    for (PlannedRow &row : m_plan.rows)
        if (row.what == What::New && isWrong(m_plan, row))
            wrong.push_back(&row);
    for (PlannedRow *row : wrong) {
        row->refusal = Refusal{code, {{"value", row->entry.mergedInto.value}}};
        row->what = What::Refused;
    }
}

LibraryPlan Planning::finish()
{
    refuseMerged("input.recordOtherGame", leadsToOtherGame);
    refuseMerged("input.recordMerged", [](const LibraryPlan &plan, const PlannedRow &row) { return !leadsSomewhere(plan, row); });
    compareByContent();
    compareByKey();
    return std::move(m_plan);
}

// What a card says here or in a row before. What was merged, or thrown away where it comes from, says nothing of it.
void Planning::compareByKey()
{
    std::vector<PlannedRow *> before;
    for (PlannedRow &row : m_plan.rows) {
        const RecordKind *kind = row.what == What::New && row.entry.isLive() ? findKeyedKind(m_games, row.entry.content) : nullptr;
        if (kind == nullptr)
            continue;
        const auto earlier = std::find_if(before.begin(), before.end(), [&](const PlannedRow *each) {
            return isSameCard(*kind, each->entry.content, row.entry.content);
        });
        if (earlier != before.end()) {
            // The first one that says something of it is right.
            (*earlier)->entry.content = completionOf((*earlier)->entry.content, row.entry.content).content;
            row.what = What::Known;
            row.isByKey = true;
            continue;
        }
        if (const auto here = findKeyed(m_records, *kind, row.entry.content)) {
            row.known = here->id;
            row.isGone = !here->isLive();
            row.isByKey = true;
            row.here = here->content;
        }
        before.push_back(&row);
    }
    for (PlannedRow *row : before) {
        if (!row->isByKey)
            continue;
        const Completion both = completionOf(row->here, row->entry.content);
        row->what = row->isGone || !(both.adds || both.differs) ? What::Known : both.differs ? What::Differs : What::Adds;
    }
}

void Planning::compareByContent()
{
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

std::vector<storage::RecordId> applyPlan(const LibraryPlan &plan, storage::Records &records, Differing differing)
{
    std::vector<storage::RecordId> ids(plan.rows.size());
    for (std::size_t place = 0; place < plan.rows.size(); ++place)
        ids[place] = plan.rows[place].known;
    if (plan.count(What::New) > 0)
        takeNew(plan, records, ids);
    for (const PlannedRow &row : plan.rows)
        if (row.what == What::Adds || row.what == What::Differs)
            fillIn(records, records.get(row.known), completionOf(row.here, row.entry.content, differing).content);
    return ids;
}

} // namespace pegsheet
