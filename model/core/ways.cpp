// SPDX-License-Identifier: Apache-2.0
#include "model/core/ways.h"

#include "model/core/line.h"

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <utility>

namespace pegsheet {

namespace {

/// Where a node stands to a line: the place at which its way leaves it, or the place after it where it has the same moves.
struct Stand
{
    int place = 0;
    LineSum way = 0; ///< sum of the way's first move; meaningless on the line
    bool onLine = true;
};

// Further on the way it belongs to, which is the one that begins with it where there is none yet.
void follow(std::vector<Way> &ways, std::vector<LineSum> &sums, LineSum way, const Way &now)
{
    const auto known = static_cast<std::size_t>(std::find(sums.begin(), sums.end(), way) - sums.begin());
    if (known == sums.size()) {
        sums.push_back(way);
        ways.push_back(now);
    }
    ways[known].end = now.end;
    ways[known].moves = now.moves;
}

/// Above it a repair is taken to have made everything new between what stayed before and after it.
constexpr std::size_t kMostCompared = 4'000'000;

std::vector<LineSum> movesOf(const Match &match, std::span<const NodeId> line)
{
    std::vector<LineSum> moves;
    for (const NodeId node : line)
        moves.push_back(sumAfter(kNoMoves, match.node(node).move));
    return moves;
}

// Of the moves `is` those that `was` has too, in the same order: the place there, or -1. As many as there can be.
std::vector<int> pairsOf(const std::vector<LineSum> &was, const std::vector<LineSum> &is)
{
    const std::size_t width = is.size() + 1;
    std::vector<int> pairs(is.size(), -1);
    if (was.size() * is.size() > kMostCompared)
        return pairs;
    std::vector<std::uint16_t> most((was.size() + 1) * width, 0); // common moves from there to the end
    for (std::size_t a = was.size(); a-- > 0;)
        for (std::size_t b = is.size(); b-- > 0;)
            most[a * width + b] = was[a] == is[b] ? static_cast<std::uint16_t>(most[(a + 1) * width + b + 1] + 1)
                                                  : std::max(most[(a + 1) * width + b], most[a * width + b + 1]);
    for (std::size_t a = 0, b = 0; a < was.size() && b < is.size();) {
        if (was[a] == is[b])
            pairs[b++] = static_cast<int>(a++);
        else if (most[(a + 1) * width + b] >= most[a * width + b + 1])
            ++a;
        else
            ++b;
    }
    return pairs;
}

// The end of a line that is the same in both need not be searched.
std::vector<int> playedAnew(const std::vector<LineSum> &was, const std::vector<LineSum> &is)
{
    const auto tail = static_cast<std::size_t>(std::mismatch(was.rbegin(), was.rend(), is.rbegin(), is.rend()).second
                                               - is.rbegin());
    std::vector<int> pairs = pairsOf({was.begin(), was.end() - static_cast<std::ptrdiff_t>(tail)},
                                     {is.begin(), is.end() - static_cast<std::ptrdiff_t>(tail)});
    for (std::size_t back = tail; back > 0; --back)
        pairs.push_back(static_cast<int>(was.size() - back));
    return pairs;
}

// A move played anew is what it was before; all else beyond the place where the lines part is new.
void note(const Match &match, const Mend &mend, std::vector<bool> &mended)
{
    const std::vector<NodeId> was = match.lineTo(mend.before);
    const std::vector<NodeId> is = match.lineTo(mend.end);
    const auto parts = std::mismatch(was.begin(), was.end(), is.begin(), is.end());
    const std::span<const NodeId> before(parts.first, was.end());
    const std::span<const NodeId> after(parts.second, is.end());
    const std::vector<int> pairs = playedAnew(movesOf(match, before), movesOf(match, after));
    for (std::size_t place = 0; place < after.size(); ++place)
        if (pairs[place] < 0 || mended[static_cast<std::size_t>(before[static_cast<std::size_t>(pairs[place])])])
            mended[static_cast<std::size_t>(after[place])] = true;
}

} // namespace

std::vector<std::vector<Way>> otherWays(const Match &match, std::span<const NodeId> line)
{
    const TreeSums tree(match);
    std::unordered_map<LineSum, int> places{{tree.sums.front(), 0}};
    for (std::size_t place = 0; place < line.size(); ++place)
        places.emplace(tree.sums[static_cast<std::size_t>(line[place])], static_cast<int>(place) + 1);
    std::vector<std::vector<Way>> ways(line.size());
    std::vector<std::vector<LineSum>> sums(line.size());
    std::vector<Stand> stands(tree.sums.size());
    for (NodeId node = 1; node <= match.nodeCount(); ++node) {
        const auto at = static_cast<std::size_t>(node);
        Stand &stand = stands[at];
        if (const auto found = places.find(tree.sums[at]); found != places.end()) {
            stand = {found->second, 0, true};
            continue;
        }
        stand = stands[static_cast<std::size_t>(match.node(node).parent)];
        if (std::exchange(stand.onLine, false))
            stand.way = tree.sums[at];
        const auto place = static_cast<std::size_t>(stand.place);
        if (place < line.size())
            follow(ways[place], sums[place], stand.way, {node, node, static_cast<int>(tree.lengths[at]) - stand.place});
    }
    return ways;
}

std::vector<bool> mendedMoves(const Match &match, std::span<const NodeId> line)
{
    std::vector<bool> mended(static_cast<std::size_t>(match.nodeCount()) + 1);
    for (const Mend &mend : match.mends())
        note(match, mend, mended);
    std::vector<bool> marks;
    for (const NodeId node : line)
        marks.push_back(mended[static_cast<std::size_t>(node)]);
    return marks;
}

} // namespace pegsheet
