// SPDX-License-Identifier: Apache-2.0
#include "model/core/merge.h"

#include "model/core/actor.h"
#include "model/core/fork.h"

#include <algorithm>
#include <map>
#include <set>
#include <stdexcept>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace pegsheet {

namespace {

/// The line of a side to its head.
struct Line
{
    explicit Line(const Match &match) : sums(lineSums(match)) {}

    [[nodiscard]] std::size_t length() const { return sums.size() - 1; }
    [[nodiscard]] LinePoint head() const { return pointOf(length(), sums.back()); }
    [[nodiscard]] bool holds(LinePoint point) const
    {
        return point.length < sums.size() && pointOf(point.length, sums[point.length]) == point;
    }

    std::vector<LineSum> sums;
};

using Points = std::vector<LinePoint>;

bool holds(const Points &points, LinePoint point)
{
    return std::find(points.begin(), points.end(), point) != points.end();
}

bool hasLeft(const Line &line, const Known &known, LinePoint point)
{
    return !line.holds(point) && holds(known.points, point);
}

/// What the edition will be once the line as it stands is shown.
std::uint32_t editionOf(const Line &line, const Known &known)
{
    if (known.points.empty())
        return known.edition;
    const LinePoint last = known.points.front();
    const bool left = !line.holds(last);
    const bool back = std::any_of(known.points.begin(), known.points.end(),
                                  [&](LinePoint point) { return point.length > last.length && line.holds(point); });
    return left || back ? nextEdition(known.edition) : known.edition;
}

void addPoint(Points &points, LinePoint point)
{
    if (!holds(points, point))
        points.push_back(point);
}

/// That point first, then those the other side left, then ours.
Points pointsFrom(LinePoint first, const Points &theirs, const Points &ours)
{
    Points points{first};
    for (const LinePoint point : theirs)
        addPoint(points, point);
    for (const LinePoint point : ours)
        addPoint(points, point);
    return points;
}

Points leftOf(const Line &line, const Known &known)
{
    Points left;
    std::copy_if(known.points.begin(), known.points.end(), std::back_inserter(left),
                 [&](LinePoint point) { return !line.holds(point); });
    return left;
}

std::size_t commonLength(const Line &here, const Line &there)
{
    const auto end = std::mismatch(here.sums.begin(), here.sums.end(), there.sums.begin(), there.sums.end());
    return static_cast<std::size_t>(end.first - here.sums.begin()) - 1;
}

/// The last place of our line whose state theirs was in too after so many moves in common, and the last such of theirs.
std::pair<int, int> lastMeeting(const Match &here, const Match &there, int at)
{
    std::unordered_map<std::uint64_t, int> places;
    for (int place = there.length(); place > at; --place)
        places.emplace(there.stateHashAt(place), place);
    for (int place = here.length(); place > at; --place)
        if (const auto found = places.find(here.stateHashAt(place)); found != places.end())
            return {place, found->second};
    return {at, at};
}

/// What decisions of the table say, where one side led its line away from where the other stands.
enum class Decision { None, Theirs, Mine, Disputed };

Decision decisionOf(const Side &here, const Line &mine, const Side &there, const Line &theirs)
{
    const bool iLeft = hasLeft(mine, here.known, theirs.head());
    const bool theyLeft = hasLeft(theirs, there.known, mine.head());
    const std::uint32_t edition = editionOf(mine, here.known);
    const std::uint32_t other = editionOf(theirs, there.known);
    if (!iLeft && !theyLeft)
        return Decision::None;
    if (edition == other)
        return Decision::Disputed;
    // Where both decided, the later one knew of the earlier. A head that one side left early on may be where the other came
    // back to since.
    if (other > edition)
        return theyLeft ? Decision::Theirs : Decision::None;
    return iLeft ? Decision::Mine : Decision::None;
}

Relation relationOf(const Side &here, const Side &there, const Comparison &met, const Line &mine, const Line &theirs)
{
    const bool mineEnds = met.mineFrom == here.match.length();
    const bool theirsEnds = met.theirsFrom == there.match.length();
    if (mineEnds && theirsEnds)
        return Relation::Same;
    // One side entered otherwise what the other passed too: leaving its way of writing for ours decided nothing.
    const bool isRewritten = (mineEnds || theirsEnds) && met.at < here.match.length() && met.at < there.match.length();
    switch (decisionOf(here, mine, there, theirs)) {
    case Decision::Theirs: return isRewritten && mineEnds ? Relation::Behind : Relation::Mended;
    case Decision::Mine: return Relation::Ahead;
    case Decision::Disputed:
        if (!isRewritten)
            return Relation::Fork;
        break;
    case Decision::None: break;
    }
    return mineEnds ? Relation::Behind : theirsEnds ? Relation::Ahead : Relation::Fork;
}

/// Finds the nodes of a line in a tree, and says which are missing.
struct Grafting
{
    std::vector<StoredNode> missing;
    std::vector<NodeId> line; ///< the nodes from the set-up on, the set-up itself first
};

Grafting graft(const Match &here, const Match &there, const Line &theirs)
{
    const TreeSums tree(here);
    std::map<std::pair<std::uint32_t, LineSum>, NodeId> nodes;
    for (std::size_t node = 0; node < tree.sums.size(); ++node)
        nodes.emplace(std::pair(tree.lengths[node], tree.sums[node]), static_cast<NodeId>(node));
    Grafting grafting;
    const Array log = there.log();
    NodeId next = here.nodeCount() + 1;
    grafting.line.push_back(0);
    for (std::size_t place = 1; place <= log.size(); ++place) {
        const auto found = nodes.find({static_cast<std::uint32_t>(place), theirs.sums[place]});
        if (found == nodes.end())
            grafting.missing.push_back({grafting.line.back(), log[place - 1]});
        grafting.line.push_back(found != nodes.end() ? found->second : next++);
    }
    return grafting;
}

/// Whether a node lies on the way from the set-up to another.
bool leadsTo(const Match &match, NodeId node, NodeId to)
{
    while (to > node)
        to = match.node(to).parent;
    return to == node;
}

/// Where both stay as they are, but for what is known.
void staying(const Side &here, const Line &mine, LinePoint theirHead, MergeResult &result)
{
    if (!mine.holds(theirHead))
        return;
    result.known.edition = editionOf(mine, here.known);
    addPoint(result.known.points, theirHead);
    Points &points = result.known.points;
    const auto longest = std::max_element(points.begin(), points.end(), [&](LinePoint one, LinePoint other) {
        return (mine.holds(one) ? one.length + 1 : 0) < (mine.holds(other) ? other.length + 1 : 0);
    });
    std::rotate(points.begin(), longest, longest + 1);
}

void going(const Side &here, const Side &there, const Line &theirs, MergeResult &result)
{
    Grafting grafting = graft(here.match, there.match, theirs);
    result.nodes = std::move(grafting.missing);
    result.head = grafting.line.back();
    const bool isHere = result.head <= here.match.nodeCount();
    if (!isHere || !leadsTo(here.match, result.head, here.match.tip()))
        result.tip = result.head;
    result.standing = there.match.standing();
}

/// The line of `first` with what `second` alone did behind it; null where the rules refuse any of that.
std::unique_ptr<Match> followed(const Match &first, const std::vector<SidedMove> &second)
{
    auto match = first.branch(first.head());
    for (const SidedMove &move : second)
        if (match == nullptr || (move.moveClass != MoveClass::Same && match->replay(move.move)))
            return nullptr;
    return match;
}

std::set<int> playersOf(const std::vector<SidedMove> &moves)
{
    std::set<int> players;
    for (const SidedMove &move : moves)
        if (move.moveClass != MoveClass::Same && move.player != kNobodys)
            players.insert(move.player);
    return players;
}

bool haveCommon(const std::set<int> &one, const std::set<int> &other)
{
    return std::any_of(one.begin(), one.end(), [&](int player) { return other.contains(player); });
}

/// Both lines are kept as branches, and the head goes to the end of the common one.
void joining(const Side &here, const Side &there, const Line &theirs, const Match &both, MergeResult &result)
{
    std::vector<StoredNode> nodes = graft(here.match, there.match, theirs).missing;
    MaybeRefusal refusal;
    const auto after = here.match.with(nodes, here.match.head(), here.match.tip(), refusal);
    if (after == nullptr)
        throw std::logic_error("a line that was compared is refused");
    const Known known;
    going({*after, known}, {both, known}, Line(both), result);
    result.nodes.insert(result.nodes.begin(), nodes.begin(), nodes.end());
}

} // namespace

std::unique_ptr<Match> bothOf(const Side &here, const Side &there, const Comparison &comparison)
{
    if (comparison.relation != Relation::Fork)
        return nullptr;
    const auto mine = continuation(here.match, comparison.mineFrom, there.match, comparison.theirsFrom);
    const auto theirs = continuation(there.match, comparison.theirsFrom, here.match, comparison.mineFrom);
    if (haveCommon(playersOf(mine), playersOf(theirs)))
        return nullptr;
    auto minesFirst = followed(here.match, theirs);
    auto theirsFirst = followed(there.match, mine);
    if (minesFirst == nullptr || theirsFirst == nullptr)
        return minesFirst == nullptr ? std::move(theirsFirst) : std::move(minesFirst);
    if (minesFirst->stateHash() != theirsFirst->stateHash())
        return nullptr;
    // Of two ways to enter the same, both sides take the one with the smaller sum.
    return lineSums(*minesFirst).back() <= lineSums(*theirsFirst).back() ? std::move(minesFirst) : std::move(theirsFirst);
}

std::string_view nameOf(Relation relation)
{
    switch (relation) {
    case Relation::Same: return "same";
    case Relation::Ahead: return "ahead";
    case Relation::Behind: return "behind";
    case Relation::Mended: return "mended";
    case Relation::Fork: break;
    }
    return "fork";
}

Comparison compare(const Side &here, const Side &there)
{
    const Line mine(here.match);
    const Line theirs(there.match);
    Comparison result;
    result.at = static_cast<int>(commonLength(mine, theirs));
    result.mineFrom = result.theirsFrom = result.at;
    if (result.at != here.match.length() && result.at != there.match.length())
        std::tie(result.mineFrom, result.theirsFrom) = lastMeeting(here.match, there.match, result.at);
    result.relation = relationOf(here, there, result, mine, theirs);
    return result;
}

MergeResult mergeResult(const Side &here, const Side &there, const Comparison &comparison, Choice choice)
{
    const Line mine(here.match);
    const Line theirs(there.match);
    const std::uint32_t edition = std::max(editionOf(mine, here.known), editionOf(theirs, there.known));
    const Points left = leftOf(theirs, there.known);
    MergeResult result{{}, here.match.head(), here.match.tip(), here.known, here.match.standing(), true};
    const bool fork = comparison.relation == Relation::Fork;
    if (comparison.relation == Relation::Ahead) {
        staying(here, mine, theirs.head(), result);
    } else if (fork && choice == Choice::Mine) {
        result.nodes = graft(here.match, there.match, theirs).missing;
        Points points{theirs.head()};
        points.insert(points.end(), left.begin(), left.end());
        result.known = {pointsFrom(mine.head(), points, here.known.points), nextEdition(edition)};
    } else if (fork && choice == Choice::Both) {
        const auto both = bothOf(here, there, comparison);
        if (both == nullptr)
            throw std::logic_error("the two sides cannot be joined");
        joining(here, there, theirs, *both, result);
        Points points{theirs.head()};
        points.insert(points.end(), left.begin(), left.end());
        result.known = {pointsFrom(Line(*both).head(), points, here.known.points), nextEdition(edition)};
    } else {
        // Of two ways to enter the same, both sides keep the one with the smaller sum.
        const bool stays = comparison.relation == Relation::Same && mine.sums.back() <= theirs.sums.back();
        if (!stays)
            going(here, there, theirs, result);
        result.known = {pointsFrom(stays ? mine.head() : theirs.head(), left, here.known.points),
                        fork ? nextEdition(edition) : edition};
    }
    result.changes = !result.nodes.empty() || result.head != here.match.head() || !(result.known == here.known);
    return result;
}

std::vector<LinePoint> leftPoints(const Match &match, const Known &known)
{
    return leftOf(Line(match), known);
}

Known shown(const Match &match, const Known &known)
{
    const Line line(match);
    return {pointsFrom(line.head(), {}, known.points), editionOf(line, known)};
}

int likelyKnown(const Match &match, const Known &known)
{
    const Line line(match);
    std::uint32_t longest = 0;
    for (const LinePoint point : known.points)
        if (point.length < line.length() && line.holds(point))
            longest = std::max(longest, point.length);
    return static_cast<int>(longest);
}

} // namespace pegsheet
