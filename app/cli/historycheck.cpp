// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/answers.h"
#include "app/cli/database.h"
#include "app/cli/failure.h"
#include "model/catalog.h"
#include "storage/records.h"

#include <vector>

namespace pegsheet::cli {

namespace {

/// The nodes made from each node, newest last; node 0 is the set-up.
std::vector<std::vector<NodeId>> childrenOf(const std::vector<StoredNode> &nodes)
{
    std::vector<std::vector<NodeId>> children(nodes.size() + 1);
    for (std::size_t i = 0; i < nodes.size(); ++i)
        children[static_cast<std::size_t>(nodes[i].parent)].push_back(static_cast<NodeId>(i + 1));
    return children;
}

/// Plays every branch there is, going back by undo: the first node that the rules refuse, in the order of
/// the walk.
MaybeRefusal replayTree(Match &match, const std::vector<StoredNode> &nodes, NodeId &refused)
{
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
        if (auto refusal = match.replay(nodes[static_cast<std::size_t>(node) - 1].move)) {
            refused = node;
            return refusal;
        }
        line.push_back(node);
    }
    return std::nullopt;
}

struct Findings
{
    std::int64_t matches = 0;
    std::int64_t repaired = 0;
    std::int64_t failed = 0;
};

Value report(storage::Library &library, const storage::MatchEntry &entry, Findings &findings)
{
    const storage::StoredMatch stored = library.load(entry.id);
    const GameEntry *game = findGame(stored.entry.game);
    if (game == nullptr)
        throw Refused({"input.unknownGame", {{"game", stored.entry.game}}});
    Restored restored = game->restore(stored.entry.setup, stored.nodes, stored.head, stored.tip, stored.mends);
    if (restored.refusal)
        throw Refused(std::move(*restored.refusal), {{"readable", restored.readable}});
    MaybeRefusal refusal;
    const auto scratch = game->start(stored.entry.setup, refusal);
    NodeId refused = 0;
    refusal = replayTree(*scratch, stored.nodes, refused);
    if (refusal)
        throw Refused(std::move(*refusal), {{"node", refused}});

    const Standing standing = restored.match->standing();
    const bool differs = !(standing == stored.entry.summary);
    if (differs) {
        library.rewriteSummary(entry.id, standing);
        ++findings.repaired;
    }
    return Object{{"ok", true}, {"id", entry.id.value}, {"moves", standing.moves}, {"repaired", differs}};
}

Value checked(storage::Library &library, const storage::MatchEntry &entry, Findings &findings)
{
    const auto failed = [&](const Refusal &refusal, Object further) {
        ++findings.failed;
        further.insert(further.begin(), {"id", entry.id.value});
        return errorAnswer(refusal, std::move(further));
    };
    try {
        return report(library, entry, findings);
    } catch (const Refused &refused) {
        return failed(refused.refusal(), refused.further());
    } catch (const storage::Error &error) {
        // What concerns one match is its finding; anything else concerns the file and ends the check.
        if (error.refusal().code != "storage.damaged")
            throw;
        return failed(error.refusal(), {});
    }
}

} // namespace

int historyCheck(const std::string &database, Output &out)
{
    storage::Library library = openExisting(database);
    Findings findings;
    const std::vector<std::string> integrity = library.integrityFindings();
    for (const storage::MatchEntry &entry : library.list()) {
        ++findings.matches;
        out.line(checked(library, entry, findings));
    }
    // A match that could not be read keeps what is known of how it came out.
    const bool recounted = library.recountTallies();
    const storage::Records::Checked records = storage::Records(library).check();
    const bool sound = findings.failed == 0 && records.failed == 0 && integrity.empty();
    Object sum{{"ok", sound},
               {"matches", findings.matches},
               {"repaired", findings.repaired},
               {"failed", findings.failed},
               {"recounted", recounted},
               {"integrity", Array(integrity.begin(), integrity.end())}};
    if (records.records > 0)
        sum.push_back({"records", Object{{"kept", records.records}, {"repaired", records.repaired}, {"failed", records.failed}}});
    out.line(std::move(sum));
    return sound ? Done : Refusing;
}

} // namespace pegsheet::cli
