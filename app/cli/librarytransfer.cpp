// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/answers.h"
#include "app/cli/copies.h"
#include "app/cli/database.h"
#include "app/cli/failure.h"
#include "app/cli/pictures.h"
#include "app/library/cardlibrary.h"
#include "app/library/librarycodes.h"
#include "app/library/libraryfile.h"
#include "app/share/matchfile.h"
#include "app/text/errortext.h"
#include "model/core/codetext.h"

#include <QTemporaryDir>

#include <algorithm>
#include <iostream>

namespace pegsheet::cli {

namespace {

using What = PlannedRow::What;

std::vector<storage::RecordEntry> chosen(const storage::Records &records, const std::vector<std::int64_t> &ids)
{
    if (ids.empty())
        return records.all();
    std::vector<storage::RecordEntry> entries;
    for (const std::int64_t id : ids)
        entries.push_back(records.get(storage::RecordId{id}));
    std::sort(entries.begin(), entries.end(), [](const auto &one, const auto &other) { return one.id < other.id; });
    entries.erase(std::unique(entries.begin(), entries.end()), entries.end());
    return entries;
}

int exportCodes(const std::vector<storage::RecordEntry> &entries, const std::string &png, Output &out)
{
    std::vector<Record> records;
    for (const storage::RecordEntry &entry : entries)
        if (entry.isLive())
            records.push_back(entry.content);
    MaybeRefusal refusal;
    const std::vector<std::string> codes = libraryCodes(records, gameRecords(), refusal);
    if (refusal)
        throw Refused(std::move(*refusal));
    for (std::size_t place = 0; place < codes.size(); ++place) {
        const auto code = app::qrCode(codes[place]);
        if (!code)
            throw Refused({"share.recordsTooLarge", {}});
        if (!png.empty())
            writePicture(*code, numbered(png, place + 1, codes.size()));
        const auto held = readRecordCode(codes[place], recordGames(gameRecords()), refusal);
        const auto bytes = fromBase43(std::string_view(codes[place]).substr(kCodePrefix.size()));
        out.line(Object{{"ok", true},
                        {"records", static_cast<std::int64_t>(held->records.size())},
                        {"bytes", static_cast<std::int64_t>(bytes->size())},
                        {"frames", static_cast<std::int64_t>(codes.size())},
                        {"version", code->version()},
                        {"modules", code->modules()},
                        {"text", codes[place]}});
    }
    return Done;
}

LibraryPlan planOfFile(const std::string &file, const std::string &text, const storage::Records &here)
{
    LibraryPlan plan;
    if (auto refusal = readLibrary(text, here, gameRecords(), plan))
        throw Unclear(file, std::move(*refusal));
    return plan;
}

LibraryPlan planOfCodes(const std::vector<std::string> &files, const std::string &text, const storage::Records &here)
{
    MaybeRefusal refusal;
    const auto codes = readLibraryCodes(text, gameRecords(), refusal);
    if (!codes)
        throw Refused(std::move(*refusal));
    if (codes->missing > 0)
        std::cerr << files.front() << ": "
                  << errorText({"input.codeMissing", {{"count", codes->count}, {"missing", codes->missing}}}).toStdString() << '\n';
    return planOf(codes->records, here, gameRecords());
}

/// What stands in the files: one that export wrote, or pictures and texts with codes.
struct Content
{
    const std::vector<std::string> &files;
    std::string text;
    bool isFile = false;
};

Content contentOf(const std::vector<std::string> &files)
{
    Content content{files, {}, false};
    for (const std::string &file : files) {
        const std::string text = readShared(file);
        content.isFile = files.size() == 1 && looksLikeMatchFile(text);
        content.text += content.isFile ? text : text + '\n';
    }
    return content;
}

LibraryPlan planOf(const Content &content, storage::Library &library)
{
    CardLibrary cards(library, gameRecords());
    if (!library.waitsFor())
        cards.seed();
    return content.isFile ? planOfFile(content.files.front(), content.text, cards.records())
                          : planOfCodes(content.files, content.text, cards.records());
}

bool isRefused(const LibraryPlan &plan)
{
    return !plan.rows.empty() && plan.count(What::Refused) == static_cast<int>(plan.rows.size());
}

/// The plan for a library that is not there yet: what is refused makes none.
LibraryPlan planOfNew(const Content &content)
{
    const QTemporaryDir folder;
    storage::Library library(folder.filePath(QStringLiteral("new.db")).toStdString());
    return planOf(content, library);
}

void tell(const LibraryPlan &plan, const std::vector<storage::RecordId> &ids, Output &out)
{
    for (std::size_t index = 0; index < plan.rows.size(); ++index) {
        const PlannedRow &row = plan.rows[index];
        const Object place{{"index", static_cast<std::int64_t>(index)}};
        if (row.what == What::Refused) {
            out.line(errorAnswer(*row.refusal, place));
            continue;
        }
        Object line{{"ok", true}, place.front()};
        const std::int64_t id = ids.empty() ? row.known.value : ids[index].value;
        if (id != 0)
            line.push_back({"id", id});
        line.push_back({"new", row.what == What::New});
        if (row.what == What::Adds)
            line.push_back({"adds", true});
        if (row.what == What::Differs)
            line.push_back({"differs", true});
        if (row.isGone)
            line.push_back({"gone", true});
        out.line(std::move(line));
    }
}

} // namespace

int libraryExport(const std::string &database, const LibraryRequest &wanted, Output &out)
{
    storage::Library library = openToRead(database);
    CardLibrary cards(library, gameRecords());
    if (!library.waitsFor())
        cards.seed();
    const auto entries = chosen(cards.records(), wanted.ids);
    if (wanted.codes || !wanted.png.empty())
        return exportCodes(entries, wanted.png, out);
    out.text(libraryText(entries));
    return Done;
}

int libraryImport(const std::string &database, const LibraryRequest &wanted, Output &out)
{
    const Content content = contentOf(wanted.files);
    LibraryPlan plan;
    std::vector<storage::RecordId> ids;
    const bool isNew = !wanted.dryRun && !isThere(database);
    if (isNew)
        plan = planOfNew(content);
    if (!isNew || !isRefused(plan)) {
        storage::Library library = wanted.dryRun ? openToRead(database) : openDatabase(database);
        plan = planOf(content, library);
        storage::Records records(library);
        if (!wanted.dryRun)
            ids = applyPlan(plan, records);
    }
    tell(plan, ids, out);
    const int refused = plan.count(What::Refused);
    Object sum{{"ok", refused == 0}, {"new", plan.count(What::New)}, {"known", plan.count(What::Known)}, {"refused", refused}};
    for (const auto &[key, what] : {std::pair("adds", What::Adds), std::pair("differs", What::Differs)})
        if (const int count = plan.count(what); count > 0)
            sum.push_back({key, count});
    if (wanted.dryRun)
        sum.push_back({"dryRun", true});
    out.line(std::move(sum));
    return refused == 0 ? Done : Refusing;
}

} // namespace pegsheet::cli
