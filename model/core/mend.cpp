// SPDX-License-Identifier: Apache-2.0
#include "model/core/mend.h"

#include "model/core/fields.h"

#include <algorithm>
#include <utility>

namespace pegsheet {

namespace {

using Kind = Edit::Kind;

MaybeRefusal refusesPlaces(const Match &match, std::span<const Edit> edits)
{
    for (const Edit &edit : edits) {
        if (edit.kind != Kind::Insert && match.length() == 0)
            return Refusal{"input.nothingToMend", {}};
        const int last = edit.kind == Kind::Insert ? match.length() : match.length() - 1;
        if (edit.at < 0 || edit.at > last)
            return outOfRange("at", edit.at, 0, last);
    }
    return std::nullopt;
}

MaybeRefusal make(Match &after, const Edit &edit)
{
    return edit.isKept ? after.replay(edit.move) : after.play(edit.move);
}

// The moves put in before the one at that place, in their order.
MaybeRefusal playInserted(Match &after, std::span<const Edit> edits, int place)
{
    for (const Edit &edit : edits)
        if (edit.kind == Kind::Insert && edit.at == place)
            if (auto refusal = make(after, edit))
                return refusal;
    return std::nullopt;
}

// The last edit of the move at that place itself; null where it stays.
const Edit *editOf(std::span<const Edit> edits, int place)
{
    const Edit *found = nullptr;
    for (const Edit &edit : edits)
        if (edit.kind != Kind::Insert && edit.at == place)
            found = &edit;
    return found;
}

MaybeRefusal playOn(Repair &repair, const Array &log, std::span<const Edit> edits, int place)
{
    if (auto refusal = playInserted(*repair.after, edits, place))
        return refusal;
    if (place >= static_cast<int>(log.size()))
        return std::nullopt;
    const Edit *edit = editOf(edits, place);
    if (edit != nullptr)
        return edit->kind == Kind::Remove ? std::nullopt : make(*repair.after, *edit);
    if (auto refusal = repair.after->replay(log[static_cast<std::size_t>(place)]))
        repair.broken.push_back({place, std::move(*refusal), repair.after->isNeedless(log[static_cast<std::size_t>(place)])});
    return std::nullopt;
}

// The moves of the repaired line from `from` on as nodes of their own behind all there are.
void addNodes(Repair &repair, const Match &match, int from)
{
    for (int node = from + 1; node <= repair.after->length(); ++node) {
        const NodeId parent = node == from + 1 ? match.nodeAt(from) : match.nodeCount() + static_cast<NodeId>(repair.nodes.size());
        repair.nodes.push_back({parent, repair.after->node(node).move});
    }
    if (!repair.nodes.empty())
        repair.mend = {match.nodeCount() + static_cast<NodeId>(repair.nodes.size()), match.head()};
}

} // namespace

Repair repair(const Match &match, std::span<const Edit> edits)
{
    Repair repair;
    repair.refusal = refusesPlaces(match, edits);
    if (repair.refusal || edits.empty())
        return repair;
    int first = match.length();
    for (const Edit &edit : edits)
        first = std::min(first, edit.at);
    repair.after = match.branch(match.nodeAt(first));
    const Array log = match.log();
    for (int place = first; place <= match.length() && !repair.refusal; ++place)
        repair.refusal = playOn(repair, log, edits, place);
    if (repair.refusal) {
        repair.after.reset();
        return repair;
    }
    // Where nothing is left after it, the move before it is made once more: a repair ends at a node of its own.
    addNodes(repair, match, std::min(first, std::max(0, repair.after->length() - 1)));
    return repair;
}

} // namespace pegsheet
