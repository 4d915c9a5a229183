// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/answers.h"
#include "app/cli/database.h"
#include "app/cli/failure.h"
#include "app/share/matchtree.h"
#include "model/catalog.h"
#include "storage/records.h"

#include <vector>

namespace pegsheet::cli {

namespace {

struct Findings
{
    std::int64_t matches = 0;
    std::int64_t repaired = 0;
    std::int64_t failed = 0;
};

Value report(storage::Library &library, storage::MatchId id, Findings &findings)
{
    const storage::StoredMatch stored = library.load(id);
    const GameEntry *game = findGame(stored.entry.game);
    if (game == nullptr)
        throw Refused({"input.unknownGame", {{"game", stored.entry.game}}});
    // What was read elsewhere is all there is.
    if (stored.entry.setup.mode == kResultMode)
        return Object{{"ok", true}, {"id", id.value}, {"moves", stored.entry.summary.moves}, {"repaired", false}};
    Restored restored = game->restore(stored.entry.setup, stored.nodes, stored.head, stored.tip, stored.mends);
    if (restored.refusal)
        throw Refused(std::move(*restored.refusal), {{"readable", restored.readable}});
    MaybeRefusal refusal;
    const auto scratch = game->start(stored.entry.setup, refusal);
    const std::vector<RefusedNode> refused = refusedNodes(*scratch, stored.nodes);
    if (!refused.empty())
        throw Refused(refused.front().refusal, {{"node", refused.front().node}});

    const Standing standing = restored.match->standing();
    const bool differs = !(standing == stored.entry.summary);
    if (differs) {
        library.rewriteSummary(id, standing);
        ++findings.repaired;
    }
    return Object{{"ok", true}, {"id", id.value}, {"moves", standing.moves}, {"repaired", differs}};
}

Value checked(storage::Library &library, storage::MatchId id, Findings &findings)
{
    const auto failed = [&](const Refusal &refusal, Object further) {
        ++findings.failed;
        further.insert(further.begin(), {"id", id.value});
        return errorAnswer(refusal, std::move(further));
    };
    try {
        return report(library, id, findings);
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
    std::vector<storage::MatchId> unreadable;
    for (const storage::MatchEntry &entry : library.list(&unreadable)) {
        ++findings.matches;
        out.line(checked(library, entry.id, findings));
    }
    for (const storage::MatchId id : unreadable) {
        ++findings.matches;
        out.line(checked(library, id, findings));
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
