// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/database.h"
#include "app/cli/failure.h"
#include "app/cli/savedmatch.h"
#include "app/library/cardlibrary.h"
#include "app/library/libraryfile.h"
#include "storage/json.h"
#include "storage/library.h"

#include <utility>

namespace pegsheet::cli {

namespace {

/// The card library of a database, with what is known from the start unless it can only be read.
struct Opened
{
    explicit Opened(storage::Library database) : library(std::move(database)), cards(library, gameRecords())
    {
        if (!library.waitsFor())
            cards.seed();
    }

    storage::Library library;
    CardLibrary cards;
};

Object lineOf(const storage::RecordEntry &entry)
{
    Object line{{"id", entry.id.value}};
    Object value = entryValue(entry);
    line.insert(line.end(), std::make_move_iterator(value.begin()), std::make_move_iterator(value.end()));
    return line;
}

Record readRecordFrom(const std::string &json)
{
    Value value;
    if (auto refusal = storage::readJson(json == "-" ? readFile(json) : json, value))
        throw Unclear("JSON", std::move(*refusal));
    Record record;
    if (auto refusal = readRecord(value, {}, record))
        throw Refused(std::move(*refusal));
    if (auto refusal = refusesRecord(gameRecords(), record))
        throw Refused(std::move(*refusal));
    return record;
}

int sayDone(std::int64_t id, Output &out)
{
    out.line(Object{{"ok", true}, {"id", id}});
    return Done;
}

} // namespace

int libraryList(const std::string &database, const LibraryRequest &wanted, Output &out)
{
    constexpr std::size_t kPage = 1000;
    using Query = storage::RecordQuery;
    Query query{wanted.removed ? Query::Which::Removed : Query::Which::Live, wanted.game, wanted.kind};
    if (wanted.age >= 0)
        query.age = static_cast<int>(wanted.age);
    query.search = wanted.search;
    Opened opened(openToRead(database));
    for (std::size_t from = 0;; from += kPage) {
        const auto page = opened.cards.records().list(query, from, kPage);
        for (const storage::RecordEntry &entry : page)
            out.line(lineOf(entry));
        if (page.size() < kPage)
            return Done;
    }
}

int libraryShow(const std::string &database, std::int64_t id, Output &out)
{
    Opened opened(openToRead(database));
    Object answer{{"ok", true}};
    Object line = lineOf(opened.cards.records().get(storage::RecordId{id}));
    answer.insert(answer.end(), std::make_move_iterator(line.begin()), std::make_move_iterator(line.end()));
    Array before;
    for (const storage::RecordEntry &entry : opened.cards.records().all())
        if (entry.mergedInto.value == id)
            before.emplace_back(lineOf(entry));
    if (!before.empty())
        answer.push_back({"before", std::move(before)});
    out.line(std::move(answer));
    return Done;
}

int libraryAdd(const std::string &database, const std::string &json, Output &out)
{
    const Record record = readRecordFrom(json);
    Opened opened(openDatabase(database));
    const storage::KeptRecord kept = opened.cards.records().add(record);
    out.line(Object{{"ok", true}, {"id", kept.id.value}, {"new", kept.isNew}});
    return Done;
}

int libraryEdit(const std::string &database, std::int64_t id, const std::string &json, Output &out)
{
    const Record record = readRecordFrom(json);
    Opened(openExisting(database)).cards.records().edit(storage::RecordId{id}, record);
    return sayDone(id, out);
}

int libraryMerge(const std::string &database, std::int64_t from, std::int64_t into, Output &out)
{
    Opened(openExisting(database)).cards.records().merge(storage::RecordId{from}, storage::RecordId{into});
    return sayDone(into, out);
}

int libraryRemove(const std::string &database, std::int64_t id, Output &out)
{
    Opened(openExisting(database)).cards.records().remove(storage::RecordId{id});
    return sayDone(id, out);
}

int libraryRestore(const std::string &database, std::int64_t id, Output &out)
{
    Opened(openExisting(database)).cards.records().takeBack(storage::RecordId{id});
    return sayDone(id, out);
}

int libraryErase(const std::string &database, std::int64_t id, Output &out)
{
    Opened opened(openExisting(database));
    const storage::RecordId record{id};
    if (opened.cards.records().get(record).removedAt == 0)
        throw Refused({"storage.recordKept", {{"record", id}}});
    opened.cards.records().erase(record);
    return sayDone(id, out);
}

} // namespace pegsheet::cli
