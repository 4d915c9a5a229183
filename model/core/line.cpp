// SPDX-License-Identifier: Apache-2.0
#include "model/core/line.h"

#include "model/core/notation.h"

#include <string_view>

namespace pegsheet {

namespace {

LineSum fnv(LineSum sum, std::string_view text)
{
    for (const char byte : text)
        sum = (sum ^ static_cast<std::uint8_t>(byte)) * 0x100000001B3U;
    return sum;
}

} // namespace

LineSum sumAfter(LineSum before, const Value &move)
{
    return fnv(fnv(before, notation(move)), "\n");
}

LinePoint pointOf(std::size_t length, LineSum sum)
{
    return {static_cast<std::uint32_t>(length), static_cast<std::uint32_t>(sum ^ sum >> 32U)};
}

std::vector<LineSum> lineSums(const Match &match)
{
    std::vector<LineSum> sums{kNoMoves};
    for (const Value &move : match.log())
        sums.push_back(sumAfter(sums.back(), move));
    return sums;
}

TreeSums::TreeSums(const Match &match) : sums{kNoMoves}, lengths{0}
{
    for (NodeId id = 1; id <= match.nodeCount(); ++id) {
        const StoredNode node = match.node(id);
        const auto parent = static_cast<std::size_t>(node.parent);
        sums.push_back(sumAfter(sums[parent], node.move));
        lengths.push_back(lengths[parent] + 1);
    }
}

NodeId TreeSums::find(LinePoint point) const
{
    for (std::size_t node = 0; node < sums.size(); ++node)
        if (lengths[node] == point.length && pointOf(lengths[node], sums[node]) == point)
            return static_cast<NodeId>(node);
    return -1;
}

} // namespace pegsheet
