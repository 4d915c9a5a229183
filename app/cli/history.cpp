// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/answers.h"
#include "app/cli/database.h"
#include "app/cli/failure.h"
#include "app/cli/savedmatch.h"
#include "app/export/matchtable.h"
#include "app/library/cardlibrary.h"
#include "app/session.h"
#include "app/share/historyfile.h"
#include "app/share/playlog.h"
#include "app/text/errortext.h"
#include "storage/library.h"

#include <iostream>

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
    if (entry.overAt != 0)
        line.push_back({"ended", isoTime(entry.overAt)});
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

/// Says on standard error of each match that cannot be read why not.
void tellUnreadable(const storage::Library &library, const std::vector<storage::MatchId> &ids)
{
    for (const storage::MatchId id : ids) {
        try {
            (void)library.load(id);
        } catch (const storage::Error &error) {
            std::cerr << errorText(error.refusal()).toStdString() << '\n';
        }
    }
}

/// A kept match, also one that can be read only in part; `refusal` says why that is.
std::unique_ptr<Session> opened(storage::Library &library, std::int64_t id, MaybeRefusal &refusal)
{
    auto session = Session::open(library, storage::MatchId{id}, refusal);
    if (session == nullptr)
        throw Refused(std::move(*refusal), {{"id", id}});
    return session;
}

SavedMatch importedMatch(const std::string &file, const std::string &text)
{
    SavedMatch saved;
    auto fault = pegsheet::readSavedMatch(text, saved);
    if (fault && fault->isNoMatch)
        throw Unclear(file, std::move(fault->refusal));
    if (fault)
        throw Refused(std::move(fault->refusal));
    return saved;
}

Object importAnswer(const storage::Library &library, const ImportedMatch &kept, int leftOut)
{
    Object answer{{"ok", true}, {"id", kept.id.value}, {"uid", library.load(kept.id).entry.uid}, {"new", kept.isNew}};
    if (kept.wentForward)
        answer.push_back({"forward", true});
    if (!kept.takenUid.empty())
        answer.push_back({"uidTaken", kept.takenUid});
    if (leftOut > 0) {
        const Refusal why{"input.branchesLeftOut", {{"moves", leftOut}}};
        answer.push_back({"leftOut", leftOut});
        answer.push_back({"message", errorText(why).toStdString()});
    }
    return answer;
}

/// The card library learns what a match brings.
ImportedMatch taught(storage::Library &library, ImportedMatch kept)
{
    if (kept.changed())
        CardLibrary(library, gameRecords()).learnFrom(kept.id);
    return kept;
}

int importMatch(const std::string &database, SavedMatch saved, Output &out)
{
    const ReadMatch match = readMatch(std::move(saved));
    if (match.refusal)
        throw Refused(*match.refusal, match.at ? Object{{"at", static_cast<std::int64_t>(*match.at)}} : Object());
    storage::Library library = openDatabase(database);
    MatchImport importing(library);
    const ImportedMatch imported = importMatches(match, importing).kept;
    importing.sort();
    out.line(importAnswer(library, taught(library, imported), match.leftOut));
    return Done;
}

/// A line a match, and one that sums them up, with how many plays had stayed out before.
int importAll(const std::string &database, const std::string &file, const std::string &text, int playsLeftOut, Output &out)
{
    std::vector<std::string_view> matches;
    if (auto refusal = readHistory(text, matches))
        throw Unclear(file, std::move(*refusal));
    std::optional<storage::Library> library;
    const auto opened = [&]() -> storage::Library & { return library.emplace(openDatabase(database)); };
    const ImportSummary sum = importMatches(matches, opened, [&](const ImportResult &match) {
        Object further{{"index", static_cast<std::int64_t>(match.index)}};
        if (match.at)
            further.push_back({"at", static_cast<std::int64_t>(*match.at)});
        out.line(match.refusal ? errorAnswer(*match.refusal, further)
                               : importAnswer(*library, taught(*library, match.kept), match.leftOut));
    });
    Object answer{{"ok", sum.refused == 0}, {"new", sum.added}, {"there", sum.there}, {"refused", sum.refused}};
    if (sum.forward > 0)
        answer.push_back({"forward", sum.forward});
    if (sum.leftOut > 0)
        answer.push_back({"leftOut", sum.leftOut});
    if (playsLeftOut > 0) {
        answer.push_back({"playsLeftOut", playsLeftOut});
        answer.push_back({"message", errorText({"input.playsLeftOut", {{"plays", playsLeftOut}}}).toStdString()});
    }
    out.line(std::move(answer));
    return sum.refused == 0 ? Done : Refusing;
}

int importPlays(const std::string &database, const std::string &file, const std::string &text,
                const std::vector<std::string> &names, Output &out)
{
    PlayLog log;
    if (auto refusal = readPlayLog(text, log))
        throw Unclear(file, std::move(*refusal));
    KnownAs known;
    for (const std::string &pair : names)
        known[pair.substr(0, pair.find('='))] = pair.substr(pair.find('=') + 1);
    rename(log, known);
    return importAll(database, file, historyText(log), log.leftOut, out);
}

int exportAll(const std::string &database, Output &out)
{
    std::vector<LeftOut> leftOut;
    out.text(historyText(openToRead(database), leftOut));
    for (const LeftOut &match : leftOut)
        std::cerr << database << ": " << errorText(match.refusal).toStdString() << '\n';
    return leftOut.empty() ? Done : NotUnderstood;
}

} // namespace

int historyList(const std::string &database, Output &out)
{
    const storage::Library library = openToRead(database);
    std::vector<storage::MatchId> unreadable;
    for (const storage::MatchEntry &entry : library.list(&unreadable))
        out.line(lineOf(entry));
    tellUnreadable(library, unreadable);
    return unreadable.empty() ? Done : NotUnderstood;
}

int historyShow(const std::string &database, std::int64_t id, Output &out)
{
    storage::Library library = openToRead(database);
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

int historyExport(const std::string &database, const std::string &which, Output &out)
{
    if (which == kAllMatches)
        return exportAll(database, out);
    const std::int64_t id = std::stoll(which);
    storage::Library library = openToRead(database);
    const storage::StoredMatch stored = library.load({id});
    if (stored.entry.setup.mode == kResultMode) {
        out.line(savedValue(stored));
        return Done;
    }
    MaybeRefusal refusal;
    const auto session = opened(library, id, refusal);
    if (refusal)
        throw Refused(std::move(*refusal), {{"id", id}});
    out.line(savedValue(session->match(), stored.entry, shown(session->match(), session->known())));
    return Done;
}

int historyImport(const std::string &database, const std::string &file, const std::vector<std::string> &names, Output &out)
{
    const std::string text = readFile(file, kHistoryLength);
    if (looksLikeHistory(text))
        return importAll(database, file, text, 0, out);
    if (refusesPlayLog(text))
        return importPlays(database, file, text, names, out);
    return importMatch(database, importedMatch(file, text), out);
}

int historyCsv(const std::string &database, const std::string &file, Output &out)
{
    storage::Library library = openToRead(database);
    int leftOut = 0;
    const std::string table = exporting::matchTable(library, leftOut);
    if (file.empty()) {
        out.text(table);
    } else {
        writeNewFile(file, table);
        out.line(Object{{"ok", true}, {"file", file}, {"leftOut", leftOut}});
    }
    if (leftOut > 0)
        std::cerr << database << ": " << errorText({"input.leftOut", {{"matches", leftOut}}}).toStdString() << '\n';
    return Done;
}

int historyBackup(const std::string &database, const std::string &file, Output &out)
{
    openToRead(database).backup(file);
    out.line(Object{{"ok", true}, {"file", file}});
    return Done;
}

int historyRestore(const std::string &database, const std::string &file, Output &out)
{
    storage::Library::restore(database, file);
    const storage::Library library = openToRead(database);
    const storage::Readable found = library.readable();
    tellUnreadable(library, found.unreadable);
    Object answer{{"ok", true}, {"file", database}, {"matches", static_cast<std::int64_t>(found.matches)}};
    if (!found.unreadable.empty()) {
        Array ids;
        for (const storage::MatchId id : found.unreadable)
            ids.emplace_back(id.value);
        answer.push_back({"unreadable", std::move(ids)});
    }
    out.line(std::move(answer));
    return Done;
}

} // namespace pegsheet::cli
