// SPDX-License-Identifier: Apache-2.0
#include "app/share/matchtree.h"

#include "model/core/fields.h"

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

namespace pegsheet {

namespace {

constexpr std::int64_t kMostSum = std::numeric_limits<std::uint32_t>::max();

/// The list under that key; null where there is none.
MaybeRefusal findList(const Value &root, std::string_view key, const Array *&list)
{
    const Value *value = root.find(key);
    if (value == nullptr)
        return std::nullopt;
    list = value->array();
    if (list == nullptr)
        return wrongType(key, "list");
    return std::nullopt;
}

MaybeRefusal readMember(const Value &object, std::string_view key, Range range, std::int64_t &number)
{
    const Value *value = object.find(key);
    return value == nullptr ? missingField(key) : readInteger(key, *value, range, number);
}

MaybeRefusal readNode(const Value &value, SavedTree &tree)
{
    if (value.object() == nullptr)
        return wrongType("nodes", "object");
    std::int64_t parent = 0;
    if (auto refusal = readMember(value, "parent", {0, static_cast<std::int64_t>(tree.nodes.size())}, parent))
        return refusal;
    const Value *move = value.find("move");
    if (move == nullptr)
        return missingField("move");
    if (move->object() == nullptr)
        return wrongType("move", "object");
    tree.nodes.push_back({static_cast<NodeId>(parent), *move});
    return std::nullopt;
}

MaybeRefusal readNodes(const Array &list, SavedTree &tree)
{
    if (list.size() > kMostNodes)
        return wrongLength("nodes", list.size(), 0, kMostNodes);
    for (const Value &value : list)
        if (auto refusal = readNode(value, tree))
            return refusal;
    return std::nullopt;
}

/// The number of a node under that key, if it is there.
MaybeRefusal readPlace(const Value &root, std::string_view key, const SavedTree &tree, NodeId &place)
{
    std::int64_t read = place;
    if (root.find(key) != nullptr)
        if (auto refusal = readMember(root, key, {0, static_cast<std::int64_t>(tree.nodes.size())}, read))
            return refusal;
    place = static_cast<NodeId>(read);
    return std::nullopt;
}

MaybeRefusal readMends(const Value &root, SavedTree &tree)
{
    const Array *list = nullptr;
    if (auto refusal = findList(root, "mends", list); refusal || list == nullptr)
        return refusal;
    std::int64_t last = 1;
    for (const Value &value : *list) {
        std::int64_t end = 0;
        std::int64_t before = 0;
        if (value.object() == nullptr)
            return wrongType("mends", "object");
        if (auto refusal = readMember(value, "end", {last + 1, static_cast<std::int64_t>(tree.nodes.size())}, end))
            return refusal;
        if (auto refusal = readMember(value, "before", {1, end - 1}, before))
            return refusal;
        tree.mends.push_back({static_cast<NodeId>(end), static_cast<NodeId>(before)});
        last = end;
    }
    return std::nullopt;
}

Array lineOf(const std::vector<StoredNode> &nodes, NodeId head)
{
    Array line;
    for (NodeId node = head; node != 0; node = nodes[static_cast<std::size_t>(node) - 1].parent)
        line.push_back(nodes[static_cast<std::size_t>(node) - 1].move);
    std::reverse(line.begin(), line.end());
    return line;
}

} // namespace

MaybeRefusal readTree(const Value &root, const Array &log, SavedTree &tree)
{
    const Array *list = nullptr;
    if (auto refusal = findList(root, "nodes", list); refusal || list == nullptr)
        return refusal;
    SavedTree read;
    if (auto refusal = readNodes(*list, read))
        return refusal;
    read.head = static_cast<NodeId>(read.nodes.size());
    if (auto refusal = readPlace(root, "head", read, read.head))
        return refusal;
    read.tip = read.head;
    if (auto refusal = readPlace(root, "tip", read, read.tip))
        return refusal;
    if (auto refusal = readMends(root, read))
        return refusal;
    if (!(lineOf(read.nodes, read.head) == log))
        return Refusal{"input.treeDiffers", {}};
    tree = std::move(read);
    return std::nullopt;
}

MaybeRefusal readPoints(std::string_view key, const Value &list, std::vector<LinePoint> &points)
{
    if (list.array() == nullptr)
        return wrongType(key, "list");
    for (const Value &value : *list.array()) {
        std::int64_t length = 0;
        std::int64_t sum = 0;
        if (value.object() == nullptr)
            return wrongType(key, "object");
        if (auto refusal = readMember(value, "length", {0, kMostCounted}, length))
            return refusal;
        if (auto refusal = readMember(value, "sum", {0, kMostSum}, sum))
            return refusal;
        if (points.size() < storage::kMostPoints)
            points.push_back({static_cast<std::uint32_t>(length), static_cast<std::uint32_t>(sum)});
    }
    return std::nullopt;
}

MaybeRefusal readKnown(const Value &root, std::optional<std::vector<LinePoint>> &points)
{
    const Value *list = root.find("known");
    return list == nullptr ? std::nullopt : readPoints("known", *list, points.emplace());
}

Array pointsValue(const std::vector<LinePoint> &points)
{
    Array list;
    for (const LinePoint point : points)
        list.push_back(Object{{"length", static_cast<std::int64_t>(point.length)}, {"sum", static_cast<std::int64_t>(point.sum)}});
    return list;
}

std::vector<std::vector<NodeId>> childrenOf(const std::vector<StoredNode> &nodes)
{
    std::vector<std::vector<NodeId>> children(nodes.size() + 1);
    for (std::size_t i = 0; i < nodes.size(); ++i)
        children[static_cast<std::size_t>(nodes[i].parent)].push_back(static_cast<NodeId>(i + 1));
    return children;
}

std::vector<RefusedNode> refusedNodes(Match &match, const std::vector<StoredNode> &nodes)
{
    std::vector<RefusedNode> refused;
    auto open = childrenOf(nodes);
    std::vector<NodeId> line{0};
    while (!line.empty()) {
        std::vector<NodeId> &waiting = open[static_cast<std::size_t>(line.back())];
        if (waiting.empty()) {
            line.pop_back();
            match.undo(1);
            continue;
        }
        const NodeId node = waiting.back();
        waiting.pop_back();
        if (auto refusal = match.replay(nodes[static_cast<std::size_t>(node) - 1].move))
            refused.push_back({node, std::move(*refusal)});
        else
            line.push_back(node);
    }
    return refused;
}

SavedTree without(const std::vector<RefusedNode> &refused, const SavedTree &tree)
{
    std::vector<NodeId> places(tree.nodes.size() + 1, 0); // 0: left out
    std::set<NodeId> out;
    for (const RefusedNode &each : refused)
        out.insert(each.node);
    const auto placeOf = [&](NodeId node) { return places[static_cast<std::size_t>(node)]; };
    SavedTree kept;
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
        const StoredNode &node = tree.nodes[i];
        const auto number = static_cast<NodeId>(i + 1);
        if (out.contains(number) || (node.parent != 0 && placeOf(node.parent) == 0))
            continue;
        kept.nodes.push_back({placeOf(node.parent), node.move});
        places[i + 1] = static_cast<NodeId>(kept.nodes.size());
    }
    kept.head = placeOf(tree.head);
    kept.tip = tree.tip == 0 || placeOf(tree.tip) != 0 ? placeOf(tree.tip) : kept.head;
    for (const Mend &mend : tree.mends)
        if (placeOf(mend.end) != 0 && placeOf(mend.before) != 0)
            kept.mends.push_back({placeOf(mend.end), placeOf(mend.before)});
    return kept;
}

Array logOf(const storage::StoredMatch &stored)
{
    return lineOf(stored.nodes, stored.head);
}

void storeTree(const Match &match, storage::StoredMatch &stored)
{
    for (NodeId node = 1; node <= match.nodeCount(); ++node)
        stored.nodes.push_back(match.node(node));
    stored.head = match.head();
    stored.tip = match.tip();
    stored.mends = match.mends();
}

void writeTree(Object &saved, const storage::StoredMatch &stored)
{
    const Array line = lineOf(stored.nodes, stored.head);
    if (line.size() == stored.nodes.size() && stored.tip == stored.head && stored.mends.empty())
        return;
    Array nodes;
    for (const StoredNode &node : stored.nodes)
        nodes.push_back(Object{{"parent", node.parent}, {"move", node.move}});
    saved.push_back({"nodes", std::move(nodes)});
    saved.push_back({"head", stored.head});
    saved.push_back({"tip", stored.tip});
    Array mends;
    for (const Mend &mend : stored.mends)
        mends.push_back(Object{{"end", mend.end}, {"before", mend.before}});
    if (!mends.empty())
        saved.push_back({"mends", std::move(mends)});
}

} // namespace pegsheet
