// SPDX-License-Identifier: Apache-2.0
// A match that went on in memory, because the disk failed, or elsewhere, comes to the disk.
#include "storage/library_p.h"

#include <SQLiteCpp/Statement.h>

namespace pegsheet::storage {

std::int64_t Library::saveUnsaved(MatchId id, std::int64_t revision, const Missing &missing)
{
    return d->writing([&] {
        const auto now = d->standing(id, revision);
        const NodeId nodes = now.nodes + static_cast<NodeId>(missing.nodes.size());
        requireNode(missing.head, static_cast<std::size_t>(nodes));
        requireNode(missing.tip, static_cast<std::size_t>(nodes));
        d->addMoves(id, now.nodes, missing.nodes);
        for (const Mend &mend : missing.mends) {
            requireMend(mend, static_cast<std::size_t>(nodes));
            d->addMend(id, mend);
        }
        if (missing.known)
            d->putKnown(id, *missing.known);
        if (missing.times && missing.standing.over)
            d->putOver(id, missing.times->overAt);
        d->advance(id, now, missing.head, missing.tip, missing.standing);
        if (missing.times) {
            SQLite::Statement times(d->db, "UPDATE progress SET touched_at = ?2, played = ?3 WHERE match = ?1");
            times.bind(1, id.value);
            times.bind(2, missing.times->touchedAt);
            if (missing.times->played)
                times.bind(3, *missing.times->played);
            times.exec();
        }
        d->next = {id, {revision + 1, nodes, true, missing.standing.over}};
        return revision + 1;
    });
}

} // namespace pegsheet::storage
