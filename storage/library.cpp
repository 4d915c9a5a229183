// SPDX-License-Identifier: Apache-2.0
#include "storage/library_p.h"

#include "storage/casefold.h"
#include "storage/files.h"
#include "storage/json.h"
#include "storage/rows.h"
#include "storage/schema.h"
#include "storage/sidefiles.h"
#include "storage/textkeys.h"
#include "storage/waiting.h"

#include <SQLiteCpp/Column.h>
#include <sqlite3.h>

#include <algorithm>
#include <chrono>
#include <stdexcept>

namespace pegsheet::storage {

namespace {

std::int64_t systemTime()
{
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::seconds>(now).count();
}

Library::Options completed(Library::Options options)
{
    if (!options.clock)
        options.clock = systemTime;
    if (!options.nameKey)
        options.nameKey = [](std::string_view name) { return std::string(name); };
    if (!options.searchKey)
        options.searchKey = folded;
    return options;
}

} // namespace

void requireNode(NodeId node, std::size_t nodes)
{
    if (node < 0 || static_cast<std::size_t>(node) > nodes)
        throw std::invalid_argument("no such node");
}

void requireMend(const Mend &mend, std::size_t nodes)
{
    requireNode(mend.end, nodes);
    requireNode(mend.before, nodes);
    if (mend.before == 0 || mend.end <= mend.before)
        throw std::invalid_argument("no such repair");
}

bool isUid(std::string_view text)
{
    return text.size() == 32 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

Library::Private::Private(std::filesystem::path resolvedFile, Options given)
    : file(std::move(resolvedFile)), options(completed(std::move(given))), foreign(setForeignAside(file)),
      db(openOrRead(file, options, waiting)), statements(guarded(db, file, [this] { return Statements(db); }))
{
    guarded(db, file, [this] { addTextKeys(db, options); });
    noteFiles();
}

Error Library::Private::matchError(std::string_view code, MatchId id) const
{
    return fileError(code, file, {{"match", id.value}});
}

void Library::Private::commit(Transaction &transaction)
{
    try {
        transaction.commit();
    } catch (const SQLite::Exception &exception) {
        if (exception.getExtendedErrorCode() == SQLITE_IOERR_FSYNC)
            throw fileError("storage.unsure", file, {}, exception.what());
        throw;
    }
}

void Library::Private::noticeOthers()
{
    const auto now = dataVersion();
    if (now && now == ourVersion)
        return;
    last.reset();
    requirePresentVersion();
    ourVersion = now;
}

std::optional<unsigned> Library::Private::dataVersion() const
{
    unsigned version = 0;
    if (sqlite3_file_control(db.getHandle(), "main", SQLITE_FCNTL_DATA_VERSION, &version) != SQLITE_OK)
        return std::nullopt;
    return version;
}

void Library::Private::requirePresentVersion()
{
    Use version(statements.version);
    version->executeStep();
    const int found = version->getColumn(0).getInt();
    const int known = migrations().back().version;
    if (found != known)
        throw fileError("storage.newer", file, {{"version", found}, {"known", known}});
}

Library::Private::Standing Library::Private::standing(MatchId id)
{
    if (last && last->id == id)
        return last->standing;
    Use row(statements.standing);
    row->bind(1, id.value);
    if (!row->executeStep())
        throw matchError("storage.noSuchMatch", id);
    return {row->getColumn(0).getInt64(), row->getColumn(1).getInt(), row->getColumn(2).getInt() != 0,
            row->getColumn(3).getInt() != 0};
}

Library::Private::Standing Library::Private::standing(MatchId id, std::int64_t revision)
{
    const Standing now = standing(id);
    if (now.revision != revision)
        throw matchError("storage.changedElsewhere", id);
    return now;
}

MatchId Library::Private::addMatch(const StoredMatch &match)
{
    const MatchEntry &entry = match.entry;
    const std::string players = rows::namesAsJson(entry.setup.players);
    const std::string chosen = writeJson(Value(entry.setup.options));
    const std::string marks = rows::numbersAsJson(entry.setup.marks);
    Use row(statements.addMatch);
    if (entry.uid.empty())
        row->bind(1);
    else
        row->bindNoCopy(1, entry.uid);
    row->bindNoCopy(2, entry.game);
    row->bind(3, entry.rulesVersion);
    row->bindNoCopy(4, players);
    row->bindNoCopy(5, entry.setup.variant);
    row->bindNoCopy(6, chosen);
    row->bindNoCopy(7, entry.setup.mode);
    row->bind(8, entry.startedAt);
    row->bindNoCopy(9, marks);
    if (entry.overAt != 0 || entry.summary.over)
        row->bind(10, std::max(entry.overAt, entry.startedAt));
    else
        row->bind(10);
    row->exec();
    const MatchId id{db.getLastInsertRowid()};

    const rows::SummaryColumns columns(entry.summary);
    Use progress(statements.addProgress);
    columns.bind(*progress);
    progress->bind(6, id.value);
    progress->bind(7, match.head);
    progress->bind(8, match.tip);
    progress->bind(9, std::max(entry.touchedAt, entry.startedAt));
    if (entry.played)
        progress->bind(10, *entry.played);
    else
        progress->bind(10);
    progress->exec();
    putAbout(id, entry);
    putTurnTimes(id, entry.turnTimes);
    if (entry.summary.over)
        putResults(id, entry.summary);
    return id;
}

void Library::Private::addMove(MatchId id, NodeId node, const StoredNode &move)
{
    const rows::MoveColumns columns(move.move);
    Use row(statements.addMove);
    row->bind(1, id.value);
    row->bind(2, node);
    row->bind(3, move.parent);
    row->bindNoCopy(4, columns.type);
    row->bindNoCopy(5, columns.fields);
    row->exec();
}

void Library::Private::addMoves(MatchId id, NodeId nodes, std::span<const StoredNode> moves)
{
    for (const StoredNode &move : moves) {
        requireNode(move.parent, static_cast<std::size_t>(nodes));
        addMove(id, ++nodes, move);
    }
}

void Library::Private::addMend(MatchId id, const Mend &mend)
{
    Use row(statements.addMend);
    row->bind(1, id.value);
    row->bind(2, mend.end);
    row->bind(3, mend.before);
    row->exec();
}

std::vector<Mend> Library::Private::mends(MatchId id)
{
    std::vector<Mend> found;
    Use row(statements.mends);
    row->bind(1, id.value);
    while (row->executeStep())
        found.push_back({row->getColumn(0).getInt(), row->getColumn(1).getInt()});
    return found;
}

void Library::Private::putOver(MatchId id, std::int64_t when)
{
    Use row(statements.putOver);
    row->bind(1, id.value);
    row->bind(2, when);
    row->exec();
}

void Library::Private::advance(MatchId id, const Standing &from, NodeId head, NodeId tip, const Summary &summary)
{
    const rows::SummaryColumns columns(summary);
    const std::int64_t now = options.clock();
    Use row(statements.advance);
    columns.bind(*row);
    row->bind(6, id.value);
    row->bind(7, head);
    row->bind(8, tip);
    row->bind(9, now);
    row->bind(10, kLongestPause);
    row->bind(11, rows::kLatest);
    row->exec();
    if (from.over || summary.over)
        putResults(id, summary);
    if (summary.over && !from.over)
        putOver(id, now);
    // Going on with the same match, as a table does, leaves the order and its index alone.
    if (!from.newest) {
        Use touch(statements.touch);
        touch->bind(1, id.value);
        touch->exec();
    }
}

Library::Library(const std::filesystem::path &file) : Library(file, Options{}) {}

Library::Library(const std::filesystem::path &file, Options options)
    : d(std::make_unique<Private>(files::resolved(file), std::move(options)))
{
}

const std::vector<std::filesystem::path> &Library::setAside() const
{
    return d->foreign;
}

Library::~Library() = default;
Library::Library(Library &&) noexcept = default;
Library &Library::operator=(Library &&) noexcept = default;

MatchId Library::create(std::string_view game, int rulesVersion, const Setup &setup, const Summary &summary, std::string_view uid)
{
    StoredMatch match;
    match.entry.uid = uid;
    match.entry.game = game;
    match.entry.rulesVersion = rulesVersion;
    match.entry.setup = setup;
    match.entry.summary = summary;
    match.entry.played = 0;
    return insert(match);
}

MatchId Library::insert(const StoredMatch &match)
{
    return insert(std::span(&match, 1)).front();
}

std::vector<MatchId> Library::insert(std::span<const StoredMatch> matches)
{
    for (const StoredMatch &match : matches) {
        if (!match.entry.uid.empty() && !isUid(match.entry.uid))
            throw std::invalid_argument("not a uid");
        requireNode(match.head, match.nodes.size());
        requireNode(match.tip, match.nodes.size());
        for (const Mend &mend : match.mends)
            requireMend(mend, match.nodes.size());
    }
    return d->writing([&] {
        std::vector<MatchId> ids;
        for (const StoredMatch &match : matches)
            ids.push_back(d->addWhole(match));
        return ids;
    });
}

MatchId Library::Private::addWhole(const StoredMatch &match)
{
    StoredMatch dated = {match.entry, {}, match.head, match.tip, 0, {}, {}};
    if (dated.entry.startedAt == 0 && !match.isDated)
        dated.entry.startedAt = options.clock();
    const MatchId id = addMatch(dated);
    addMoves(id, 0, match.nodes);
    if (!(match.known == Known()))
        putKnown(id, match.known);
    for (const Mend &mend : match.mends)
        addMend(id, mend);
    return id;
}

StoredMatch Library::load(MatchId id) const
{
    return d->reading([&] {
        StoredMatch match;
        Use row(d->statements.match);
        row->bind(1, id.value);
        if (!row->executeStep())
            throw d->matchError("storage.noSuchMatch", id);
        try {
            match.entry = rows::readEntry(*row);
            match.head = row->getColumn(16).getInt();
            match.tip = row->getColumn(17).getInt();
            match.revision = row->getColumn(18).getInt64();
            Use move(d->statements.moves);
            move->bind(1, id.value);
            while (move->executeStep())
                match.nodes.push_back(rows::readNode(*move, static_cast<NodeId>(match.nodes.size() + 1)));
            if (static_cast<std::size_t>(std::max(match.head, match.tip)) > match.nodes.size())
                throw rows::NotOurShape("head");
            match.known = d->known(id);
            match.mends = d->mends(id);
            match.entry.turnTimes = d->turnTimesIfReadable(id, match.entry.setup.players.size());
            match.entry.summary.sources = d->sources(id);
        } catch (const rows::NotOurShape &) {
            throw d->matchError("storage.damaged", id);
        }
        return match;
    });
}

void Library::sortByDate()
{
    d->writing([&] {
        // The numbers are unique all the time: first all go below what there is.
        d->db.exec("UPDATE progress SET touch = -place FROM (SELECT match AS one, row_number() OVER (ORDER BY touched_at, touch)"
                   " AS place FROM progress) WHERE match = one");
        return d->db.exec("UPDATE progress SET touch = -touch");
    });
}

std::vector<MatchEntry> Library::list(std::vector<MatchId> *unreadable) const
{
    return d->reading([&] {
        std::vector<MatchEntry> entries;
        Use row(d->statements.matches);
        while (row->executeStep())
            if (auto entry = rows::readListed(*row))
                entries.push_back(std::move(*entry));
            else if (unreadable != nullptr)
                unreadable->push_back(MatchId{row->getColumn(0).getInt64()});
        return entries;
    });
}

Readable Library::readable() const
{
    Readable found;
    const std::vector<MatchEntry> entries = list(&found.unreadable);
    found.matches = static_cast<int>(entries.size() + found.unreadable.size());
    for (const MatchEntry &entry : entries) {
        found.last = std::max(found.last, entry.touchedAt);
        try {
            (void)load(entry.id);
        } catch (const Error &error) {
            if (error.refusal().code != "storage.damaged")
                throw;
            found.unreadable.push_back(entry.id);
        }
    }
    return found;
}

std::vector<MatchId> Library::findUid(std::string_view uid) const
{
    return d->reading([&] {
        const std::string wanted(uid);
        std::vector<MatchId> found;
        Use row(d->statements.byUid);
        row->bindNoCopy(1, wanted);
        while (row->executeStep())
            found.push_back(MatchId{row->getColumn(0).getInt64()});
        return found;
    });
}

std::vector<MatchId> Library::findOrigin(std::string_view uid) const
{
    return d->reading([&] {
        const std::string wanted(uid);
        std::vector<MatchId> found;
        SQLite::Statement row(d->db, "SELECT match FROM about WHERE origin_uid = ?1 ORDER BY match");
        row.bindNoCopy(1, wanted);
        while (row.executeStep())
            found.push_back(MatchId{row.getColumn(0).getInt64()});
        return found;
    });
}

std::int64_t Library::append(MatchId id, std::int64_t revision, NodeId node, std::span<const StoredNode> moves,
                             const Summary &summary)
{
    return d->writing([&] {
        const auto now = d->standing(id, revision);
        if (moves.empty() || node != now.nodes + 1)
            throw std::invalid_argument("not the next node");
        d->addMoves(id, now.nodes, moves);
        const NodeId last = now.nodes + static_cast<NodeId>(moves.size());
        d->advance(id, now, last, last, summary);
        d->next = {id, {revision + 1, last, true, summary.over}};
        return revision + 1;
    });
}

std::int64_t Library::append(MatchId id, std::int64_t revision, NodeId node, const StoredNode &move, const Summary &summary)
{
    return append(id, revision, node, std::span(&move, 1), summary);
}

std::int64_t Library::mend(MatchId id, std::int64_t revision, std::span<const StoredNode> moves, const Mend &mend,
                           const Summary &summary)
{
    return d->writing([&] {
        const auto now = d->standing(id, revision);
        const NodeId last = now.nodes + static_cast<NodeId>(moves.size());
        if (moves.empty() || mend.end != last)
            throw std::invalid_argument("no repair");
        requireMend(mend, static_cast<std::size_t>(last));
        d->addMoves(id, now.nodes, moves);
        d->addMend(id, mend);
        d->advance(id, now, last, last, summary);
        d->next = {id, {revision + 1, last, true, summary.over}};
        return revision + 1;
    });
}

std::int64_t Library::moveHead(MatchId id, std::int64_t revision, NodeId head, NodeId tip, const Summary &summary)
{
    return d->writing([&] {
        const auto now = d->standing(id, revision);
        requireNode(head, static_cast<std::size_t>(now.nodes));
        requireNode(tip, static_cast<std::size_t>(now.nodes));
        d->advance(id, now, head, tip, summary);
        d->next = {id, {revision + 1, now.nodes, true, summary.over}};
        return revision + 1;
    });
}

void Library::rewriteSummary(MatchId id, const Summary &summary)
{
    d->writing([&] {
        const auto now = d->standing(id);
        const rows::SummaryColumns columns(summary);
        Use row(d->statements.rewriteSummary);
        columns.bind(*row);
        row->bind(6, id.value);
        row->exec();
        d->putResults(id, summary);
        return now.revision;
    });
}

void Library::remember(std::string_view key, std::string_view text)
{
    d->writing([&] {
        const std::string name(key);
        const std::string content(text);
        Use row(content.empty() ? d->statements.forget : d->statements.remember);
        row->bindNoCopy(1, name);
        if (!content.empty())
            row->bindNoCopy(2, content);
        d->next = d->last; // no match stands otherwise for it
        return row->exec();
    });
}

std::string Library::remembered(std::string_view key) const
{
    return d->reading([&] {
        const std::string name(key);
        Use row(d->statements.remembered);
        row->bindNoCopy(1, name);
        return row->executeStep() ? row->getColumn(0).getString() : std::string();
    });
}

std::int64_t Library::revision() const
{
    // Others are noticed by reading only.
    return d->reading([this] {
        d->requirePresentVersion();
        return static_cast<std::int64_t>(d->dataVersion().value_or(0));
    });
}

} // namespace pegsheet::storage
