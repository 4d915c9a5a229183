// SPDX-License-Identifier: Apache-2.0
#include "app/share/matchimport.h"

#include "model/core/exchange.h"
#include "storage/json.h"

#include <algorithm>
#include <utility>

namespace pegsheet {

namespace {

using storage::MatchId;
using storage::StoredMatch;

// But for the moves.
StoredMatch storedOf(const SavedMatch &saved)
{
    StoredMatch stored;
    stored.entry.uid = saved.uid;
    stored.entry.game = saved.game->info->id;
    stored.entry.rulesVersion = saved.rulesVersion;
    stored.entry.setup = saved.setup;
    stored.entry.startedAt = saved.started.value_or(0);
    stored.isDated = saved.started.has_value();
    stored.entry.touchedAt = saved.touched;
    stored.entry.overAt = saved.ended;
    stored.entry.played = saved.played;
    stored.entry.turnTimes = saved.turnTimes;
    stored.entry.about = saved.about;
    stored.entry.origin = saved.origin;
    stored.entry.removedAt = saved.removed;
    return stored;
}

StoredMatch storedOf(const SavedMatch &saved, const Match &match)
{
    StoredMatch stored = storedOf(saved);
    stored.entry.summary = match.standing();
    stored.known = knownOf(saved, match);
    storeTree(match, stored);
    return stored;
}

bool isOneMatch(const StoredMatch &one, const StoredMatch &other)
{
    return one.entry.game == other.entry.game && isSameSetup(one.entry.setup, other.entry.setup);
}

int commonLength(const StoredMatch &one, const StoredMatch &other)
{
    const Array line = logOf(one);
    const Array otherLine = logOf(other);
    return static_cast<int>(std::mismatch(line.begin(), line.end(), otherLine.begin(), otherLine.end()).first - line.begin());
}

/// The tree of a copy, laid over the one here.
struct Overlay
{
    std::vector<NodeId> places; ///< where each node of the copy is here, or comes to be; the set-up first
    storage::Missing missing;   ///< its nodes and repairs that are not here
    bool holdsAll = false;      ///< whether the copy has every node that is here

    [[nodiscard]] bool isHere() const { return missing.nodes.empty() && missing.mends.empty(); }
    [[nodiscard]] NodeId placeOf(NodeId node) const { return places[static_cast<std::size_t>(node)]; }
};

/// The first of these nodes with that move that is not `met` yet, else the first with that move; 0 where there is none.
NodeId nodeWith(const Value &move, const std::vector<NodeId> &among, const StoredMatch &here, const std::vector<bool> &met)
{
    NodeId found = 0;
    for (const NodeId node : among) {
        if (!(here.nodes[static_cast<std::size_t>(node) - 1].move == move))
            continue;
        if (!met[static_cast<std::size_t>(node)])
            return node;
        found = found == 0 ? node : found;
    }
    return found;
}

Overlay overlay(const StoredMatch &here, const StoredMatch &there)
{
    Overlay result;
    const auto children = childrenOf(here.nodes);
    std::vector<bool> met(here.nodes.size() + 1, false);
    met.front() = true;
    result.places.push_back(0);
    for (const StoredNode &node : there.nodes) {
        const NodeId parent = result.placeOf(node.parent);
        const auto known = static_cast<std::size_t>(parent);
        NodeId place = known < children.size() ? nodeWith(node.move, children[known], here, met) : 0;
        if (place == 0) {
            result.missing.nodes.push_back({parent, node.move});
            place = static_cast<NodeId>(here.nodes.size() + result.missing.nodes.size());
        } else {
            met[static_cast<std::size_t>(place)] = true;
        }
        result.places.push_back(place);
    }
    result.holdsAll = std::all_of(met.begin(), met.end(), [](bool each) { return each; });
    NodeId last = here.mends.empty() ? 0 : here.mends.back().end;
    for (const Mend &mend : there.mends) {
        const Mend placed{result.placeOf(mend.end), result.placeOf(mend.before)};
        // They stand in the order in which they were made.
        if (placed.end <= last || placed.end <= placed.before)
            continue;
        result.missing.mends.push_back(placed);
        last = placed.end;
    }
    return result;
}

/// What going on as the copy does adds to the match here, with `missing.head` as it is here where the copy is not ahead. Nothing
/// where both went on in their own ways, or where the rules of today do not read ours.
std::optional<storage::Missing> joined(const StoredMatch &here, const StoredMatch &there, const Match &theirs, const Overlay &over)
{
    const GameEntry *game = findGame(here.entry.game);
    if (game == nullptr)
        return std::nullopt;
    const Restored mine = game->restore(here.entry.setup, here.nodes, here.head, here.tip, here.mends);
    if (mine.refusal)
        return std::nullopt;
    const Side ours{*mine.match, here.known};
    const Side other{theirs, there.known};
    Comparison comparison = compare(ours, other);
    if (over.holdsAll)
        comparison.relation = Relation::Behind;
    if (comparison.relation == Relation::Fork)
        return std::nullopt;
    storage::Missing missing = over.missing;
    const bool goes = comparison.relation == Relation::Behind || comparison.relation == Relation::Mended;
    missing.head = goes ? over.placeOf(there.head) : here.head;
    missing.tip = goes ? over.placeOf(there.tip) : here.tip;
    missing.known = mergeResult(ours, other, comparison, Choice::Theirs).known;
    missing.times = {here.entry.touchedAt, here.entry.played, here.entry.overAt};
    if (goes)
        missing.times = {std::max(here.entry.touchedAt, there.entry.touchedAt),
                         there.entry.played ? there.entry.played : here.entry.played, there.entry.overAt};
    std::vector<StoredNode> nodes = here.nodes;
    nodes.insert(nodes.end(), missing.nodes.begin(), missing.nodes.end());
    std::vector<Mend> mends = here.mends;
    mends.insert(mends.end(), missing.mends.begin(), missing.mends.end());
    const Restored whole = game->restore(here.entry.setup, nodes, missing.head, missing.tip, mends);
    if (whole.refusal)
        return std::nullopt;
    missing.standing = whole.match->standing();
    return missing;
}

} // namespace

std::optional<ImportedMatch> MatchImport::join(const std::vector<MatchId> &ids, const StoredMatch &stored, const Match &match)
{
    for (const MatchId id : ids) {
        const StoredMatch here = m_library.load(id);
        if (isOneMatch(here, stored) && overlay(here, stored).isHere())
            return ImportedMatch{id, false, {}};
    }
    for (const MatchId id : ids) {
        const StoredMatch here = m_library.load(id);
        if (!isOneMatch(here, stored))
            continue;
        const Overlay over = overlay(here, stored);
        if (const auto missing = joined(here, stored, match, over)) {
            m_library.saveUnsaved(id, here.revision, *missing);
            m_changes = true;
            return ImportedMatch{id, false, {}, missing->head != here.head};
        }
    }
    return std::nullopt;
}

// Of the matches that are copies of another one, those in which the table went on since.
std::vector<MatchId> MatchImport::forksOf(const std::string &uid) const
{
    std::vector<MatchId> forks = m_library.findOrigin(uid);
    std::erase_if(forks, [&](MatchId id) {
        const StoredMatch fork = m_library.load(id);
        return fork.nodes.size() <= static_cast<std::size_t>(fork.entry.origin->moves);
    });
    return forks;
}

ImportedMatch MatchImport::store(const SavedMatch &saved, const Match &match)
{
    StoredMatch stored = storedOf(saved, match);
    std::string &uid = stored.entry.uid;
    const std::string derived = derivedUid(match);
    if (uid.empty())
        uid = derived;
    const std::vector<MatchId> same = m_library.findUid(uid);
    if (auto known = join(same, stored, match))
        return *known;
    std::string takenUid;
    if (!same.empty()) {
        // Another match has that uid, or the same one went on otherwise: this one is known by its content, so that it comes in only
        // once.
        takenUid = uid;
        std::vector<MatchId> others = forksOf(uid);
        const std::vector<MatchId> alike = m_library.findUid(derived);
        others.insert(others.end(), alike.begin(), alike.end());
        if (auto known = join(others, stored, match)) {
            known->takenUid = takenUid;
            return *known;
        }
        const StoredMatch first = m_library.load(same.front());
        if (isOneMatch(first, stored))
            stored.entry.origin = storage::Origin{uid, commonLength(first, stored)};
        uid = alike.empty() ? derived : std::string();
    }
    m_changes = true;
    return {m_library.insert(stored), true, takenUid};
}

ImportedMatch MatchImport::storeResult(const SavedMatch &saved)
{
    StoredMatch stored = storedOf(saved);
    stored.entry.summary = saved.result.value();
    if (stored.entry.uid.empty())
        stored.entry.uid = derivedUid(storage::writeJson(savedValue(stored)));
    const std::vector<MatchId> same = m_library.findUid(stored.entry.uid);
    if (!same.empty())
        return {same.front(), false, {}};
    m_changes = true;
    return {m_library.insert(stored), true, {}};
}

void MatchImport::sort()
{
    if (m_changes)
        m_library.sortByDate();
}

} // namespace pegsheet
