// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/answers.h"
#include "app/cli/failure.h"
#include "app/cli/savedmatch.h"
#include "app/session.h"
#include "storage/library.h"

#include <algorithm>

namespace pegsheet::cli {

namespace {

Value lineOf(const storage::MatchEntry &entry)
{
    const Setup &setup = entry.setup;
    const Standing &standing = entry.summary;
    Object line{{"id", entry.id.value},     {"uid", entry.uid},
                {"game", entry.game},       {"players", Array(setup.players.begin(), setup.players.end())},
                {"variant", setup.variant}, {"options", setup.options}};
    if (setup.mode != "play")
        line.push_back({"mode", setup.mode});
    if (!setup.marks.empty())
        line.push_back({"marks", Array(setup.marks.begin(), setup.marks.end())});
    const Object rest{{"rulesVersion", entry.rulesVersion},
                      {"moves", standing.moves},
                      {"player", standing.player},
                      {"over", standing.over},
                      {"scores", Array(standing.scores.begin(), standing.scores.end())},
                      {"winners", Array(standing.winners.begin(), standing.winners.end())},
                      {"started", isoTime(entry.startedAt)},
                      {"touched", isoTime(entry.touchedAt)}};
    line.insert(line.end(), rest.begin(), rest.end());
    if (entry.played)
        line.push_back({"played", *entry.played});
    if (!entry.about.place.empty())
        line.push_back({"place", entry.about.place});
    if (!entry.about.note.empty())
        line.push_back({"note", entry.about.note});
    if (entry.origin)
        line.push_back({"origin", Object{{"uid", entry.origin->uid}, {"moves", entry.origin->moves}}});
    if (entry.removedAt != 0)
        line.push_back({"removed", isoTime(entry.removedAt)});
    return line;
}

/// A kept match, also one that can be read only in part; `refusal` says why that is.
std::unique_ptr<Session> opened(storage::Library &library, std::int64_t id, MaybeRefusal &refusal)
{
    auto session = Session::open(library, storage::MatchId{id}, refusal);
    if (session == nullptr)
        throw Refused(std::move(*refusal), {{"id", id}});
    return session;
}

/// The moves from the set-up to the head.
Array logOf(const storage::StoredMatch &stored)
{
    Array log;
    for (NodeId node = stored.head; node != 0; node = stored.nodes[static_cast<std::size_t>(node) - 1].parent)
        log.push_back(stored.nodes[static_cast<std::size_t>(node) - 1].move);
    std::reverse(log.begin(), log.end());
    return log;
}

/// Where the same match with the same log is kept already; 0 where it is not.
storage::MatchId findSame(const storage::Library &library, std::string_view uid, const Match &match)
{
    for (const storage::MatchId id : library.findUid(uid)) {
        const storage::StoredMatch stored = library.load(id);
        if (stored.entry.game == match.game().id && stored.entry.setup == match.setup() &&
            logOf(stored) == match.log())
            return id;
    }
    return {};
}

storage::MatchId keep(storage::Library &library, const SavedMatch &saved, const Match &match, std::string uid)
{
    storage::StoredMatch stored;
    stored.entry.uid = std::move(uid);
    stored.entry.game = match.game().id;
    stored.entry.rulesVersion = saved.rulesVersion;
    stored.entry.setup = match.setup();
    stored.entry.startedAt = saved.started;
    stored.entry.touchedAt = saved.touched;
    stored.entry.summary = match.standing();
    for (NodeId node = 1; node <= match.nodeCount(); ++node)
        stored.nodes.push_back(match.node(node));
    stored.head = match.head();
    stored.tip = match.tip();
    stored.known = knownFrom(match, saved.left, saved.edition);
    return library.insert(stored);
}

} // namespace

int historyList(const std::string &database, Output &out)
{
    for (const storage::MatchEntry &entry : storage::Library(database).list())
        out.line(lineOf(entry));
    return Done;
}

int historyShow(const std::string &database, std::int64_t id, Output &out)
{
    storage::Library library(database);
    MaybeRefusal refusal;
    const auto session = opened(library, id, refusal);
    const Match &match = session->match();
    Object answer = stateAnswer(match);
    answer.push_back({"id", id});
    answer.push_back({"uid", library.load(session->id()).entry.uid});
    answer.push_back({"setup", setupValue(match.setup())});
    answer.push_back({"log", match.log()});
    answer.push_back({"redo", match.redoLog()});
    if (refusal)
        answer.push_back({"damaged", errorAnswer(*refusal)});
    out.line(std::move(answer));
    return Done;
}

int historyExport(const std::string &database, std::int64_t id, Output &out)
{
    storage::Library library(database);
    MaybeRefusal refusal;
    const auto session = opened(library, id, refusal);
    if (refusal)
        throw Refused(std::move(*refusal), {{"id", id}});
    out.line(savedValue(session->match(), library.load(session->id()).entry, shown(session->match(), session->known())));
    return Done;
}

int historyImport(const std::string &database, const std::string &file, Output &out)
{
    const SavedMatch saved = readSavedMatch(file);
    const auto match = replayed(saved);
    storage::Library library(database);
    const std::string derived = derivedUid(*match);
    std::string uid = saved.uid.empty() ? derived : saved.uid;
    storage::MatchId id = findSame(library, uid, *match);
    const bool taken = id.value == 0 && !library.findUid(uid).empty();
    if (taken) {
        // Another match has that uid: this one is known by its content, so that it comes in only once.
        uid = derived;
        id = findSame(library, uid, *match);
        if (id.value == 0 && !library.findUid(uid).empty())
            uid.clear();
    }
    const bool isNew = id.value == 0;
    if (isNew)
        id = keep(library, saved, *match, uid);
    Object answer{{"ok", true}, {"id", id.value}, {"uid", library.load(id).entry.uid}, {"new", isNew}};
    if (taken)
        answer.push_back({"uidTaken", saved.uid.empty() ? derived : saved.uid});
    out.line(std::move(answer));
    return Done;
}

int historyBackup(const std::string &database, const std::string &file, Output &out)
{
    storage::Library(database).backup(file);
    out.line(Object{{"ok", true}, {"file", file}});
    return Done;
}

int historyRestore(const std::string &database, const std::string &file, Output &out)
{
    storage::Library::restore(database, file);
    out.line(Object{{"ok", true}, {"file", database}});
    return Done;
}

} // namespace pegsheet::cli
