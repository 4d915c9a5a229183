// SPDX-License-Identifier: Apache-2.0
#include "app/share/matchimport.h"

#include <algorithm>
#include <utility>

namespace pegsheet {

namespace {

storage::StoredMatch storedOf(const SavedMatch &saved, const Match &match)
{
    storage::StoredMatch stored;
    stored.entry.uid = saved.uid;
    stored.entry.game = match.game().id;
    stored.entry.rulesVersion = saved.rulesVersion;
    stored.entry.setup = match.setup();
    stored.entry.startedAt = saved.started;
    stored.entry.touchedAt = saved.touched;
    stored.entry.summary = match.standing();
    stored.entry.played = saved.played;
    stored.entry.turnTimes = saved.turnTimes;
    stored.entry.about = saved.about;
    stored.entry.origin = saved.origin;
    stored.entry.removedAt = saved.removed;
    stored.known = knownOf(saved, match);
    storeTree(match, stored);
    return stored;
}

template <typename T>
bool beginsWith(const std::vector<T> &whole, const std::vector<T> &part)
{
    return part.size() <= whole.size() && std::equal(part.begin(), part.end(), whole.begin());
}

} // namespace

// A file without a tree has its log only: then a line of moves that is there is all there is to it.
storage::MatchId MatchImport::find(std::string_view uid, const storage::StoredMatch &wanted) const
{
    const Array log = logOf(wanted);
    const bool hasTree = wanted.nodes.size() != log.size();
    for (const storage::MatchId id : m_library.findUid(uid)) {
        const storage::StoredMatch here = m_library.load(id);
        if (here.entry.game == wanted.entry.game && here.entry.setup == wanted.entry.setup && logOf(here) == log
            && (!hasTree || (beginsWith(here.nodes, wanted.nodes) && beginsWith(here.mends, wanted.mends))))
            return id;
    }
    return {};
}

ImportedMatch MatchImport::store(const SavedMatch &saved, const Match &match)
{
    storage::StoredMatch stored = storedOf(saved, match);
    const std::string derived = derivedUid(match);
    std::string &uid = stored.entry.uid;
    if (uid.empty())
        uid = derived;
    ImportedMatch kept{find(uid, stored), false, {}};
    if (kept.id.value == 0 && !m_ours.contains(uid) && !m_library.findUid(uid).empty()) {
        // Another match has that uid: this one is known by its content, so that it comes in only once.
        kept.takenUid = std::exchange(uid, derived);
        kept.id = find(uid, stored);
        if (kept.id.value == 0 && !m_library.findUid(uid).empty())
            uid.clear();
    }
    kept.isNew = kept.id.value == 0;
    if (kept.isNew) {
        kept.id = m_library.insert(stored);
        m_ours.insert(uid);
    }
    return kept;
}

void MatchImport::sort()
{
    if (!m_ours.empty())
        m_library.sortByDate();
}

} // namespace pegsheet
