// SPDX-License-Identifier: Apache-2.0
// Taking over what came from another tablet, and what is known of where others stand.
#include "storage/library_p.h"

#include "storage/rows.h"

#include <SQLiteCpp/Column.h>

#include <algorithm>
#include <limits>

namespace pegsheet::storage {

void Library::Private::putKnown(MatchId id, const Known &known)
{
    Use clear(statements.clearPoints);
    clear->bind(1, id.value);
    clear->exec();
    const std::size_t points = std::min(known.points.size(), kMostPoints);
    for (std::size_t place = 0; place < points; ++place) {
        Use row(statements.addPoint);
        row->bind(1, id.value);
        row->bind(2, static_cast<std::int64_t>(place));
        row->bind(3, static_cast<std::int64_t>(known.points[place].length));
        row->bind(4, static_cast<std::int64_t>(known.points[place].sum));
        row->exec();
    }
    Use edition(statements.putEdition);
    edition->bind(1, id.value);
    edition->bind(2, static_cast<std::int64_t>(known.edition));
    edition->exec();
}

Known Library::Private::known(MatchId id)
{
    const auto number = [](SQLite::Statement &row, int column) {
        const std::int64_t value = row.getColumn(column).getInt64();
        if (value < 0 || value > std::numeric_limits<std::uint32_t>::max())
            throw rows::NotOurShape(row.getColumnName(column));
        return static_cast<std::uint32_t>(value);
    };
    Known known;
    Use edition(statements.edition);
    edition->bind(1, id.value);
    if (edition->executeStep())
        known.edition = number(*edition, 0);
    Use point(statements.points);
    point->bind(1, id.value);
    while (point->executeStep())
        known.points.push_back({number(*point, 0), number(*point, 1)});
    return known;
}

std::int64_t Library::applyMerge(MatchId id, std::int64_t revision, const MergeResult &merge)
{
    return d->writing([&] {
        const auto now = d->standing(id, revision);
        const NodeId nodes = now.nodes + static_cast<NodeId>(merge.nodes.size());
        requireNode(merge.head, static_cast<std::size_t>(nodes));
        requireNode(merge.tip, static_cast<std::size_t>(nodes));
        d->addMoves(id, now.nodes, merge.nodes);
        d->putKnown(id, merge.known);
        d->advance(id, now, merge.head, merge.tip, merge.standing);
        d->next = {id, {revision + 1, nodes, true, merge.standing.over}};
        return revision + 1;
    });
}

std::int64_t Library::saveKnown(MatchId id, std::int64_t revision, const Known &known)
{
    return d->writing([&] {
        const auto now = d->standing(id, revision);
        d->putKnown(id, known);
        Use raise(d->statements.raiseRevision);
        raise->bind(1, id.value);
        raise->exec();
        d->next = {id, {revision + 1, now.nodes, now.newest, now.over}};
        return revision + 1;
    });
}

} // namespace pegsheet::storage
