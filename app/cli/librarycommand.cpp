// SPDX-License-Identifier: Apache-2.0
#include "app/cli/options.h"

#include "model/core/record.h"

#include <limits>

namespace pegsheet::cli {

namespace {

constexpr const char *kRecordHelp = R"(A record is one JSON object:
  {"game":"…","edition":"","language":"en","kind":"wonder","age":2,"name":"…","fields":{…}}
What is not known, or makes no difference, is left out; the same record is never kept twice.)";

void addId(CLI::App &command, const char *name, std::int64_t &id, const char *description)
{
    command.add_option(name, id, description)->required()->check(wholeNumber(std::numeric_limits<std::int64_t>::max()));
}

void addLists(CLI::App &library, Request &request)
{
    LibraryRequest &wanted = request.library;
    CLI::App &list = addCommand(library, request, "list", "A line a record, the most used first",
                                [&](Output &out) { return libraryList(request.database, wanted, out); });
    list.add_option("--game", wanted.game, "of one game");
    list.add_option("--kind", wanted.kind, "of one kind");
    list.add_option("--age", wanted.age, "of one age; 0: those without")->check(wholeNumber<std::int64_t>(kMostAge));
    list.add_option("--search", wanted.search, "words that occur in the name");
    list.add_flag("--removed", wanted.removed, "those in the bin instead");
    addId(addCommand(library, request, "show", "A record, and what it said before",
                     [&](Output &out) { return libraryShow(request.database, wanted.id, out); }),
          "ID", wanted.id, "number of the record, see list");
}

void addChanges(CLI::App &library, Request &request)
{
    LibraryRequest &wanted = request.library;
    CLI::App &add = addCommand(library, request, "add", "Put a record in, or count that it was used again",
                               [&](Output &out) { return libraryAdd(request.database, wanted.json, out); });
    add.add_option("JSON", wanted.json, "the record; - for standard input")->required();
    add.footer(kRecordHelp);
    CLI::App &edit = addCommand(library, request, "edit", "Let a record say something else",
                                [&](Output &out) { return libraryEdit(request.database, wanted.id, wanted.json, out); });
    addId(edit, "ID", wanted.id, "number of the record, see list");
    edit.add_option("JSON", wanted.json, "what it says from now on; - for standard input")->required();
    edit.footer(kRecordHelp);
    CLI::App &merge = addCommand(library, request, "merge", "Make one of two that are the same thing",
                                 [&](Output &out) { return libraryMerge(request.database, wanted.id, wanted.other, out); });
    addId(merge, "A", wanted.id, "the one that goes; restore brings it back");
    addId(merge, "B", wanted.other, "the one that stays as it is");
    addId(addCommand(library, request, "remove", "Put a record into the bin",
                     [&](Output &out) { return libraryRemove(request.database, wanted.id, out); }),
          "ID", wanted.id, "number of the record, see list");
    addId(addCommand(library, request, "restore", "Take a record out of the bin, or apart from what it was merged into",
                     [&](Output &out) { return libraryRestore(request.database, wanted.id, out); }),
          "ID", wanted.id, "number of the record, see list --removed");
    addId(addCommand(library, request, "erase", "Forget a record in the bin for good, and what was merged into it",
                     [&](Output &out) { return libraryErase(request.database, wanted.id, out); }),
          "ID", wanted.id, "number of the record, see list --removed");
}

void addTransfer(CLI::App &library, Request &request)
{
    LibraryRequest &wanted = request.library;
    CLI::App &exporting = addCommand(library, request, "export", "Records as a file that import reads, or as QR codes",
                                     [&](Output &out) { return libraryExport(request.database, wanted, out); });
    exporting.add_option("ID", wanted.ids, "numbers of records, see list; all where there is none")
        ->check(wholeNumber(std::numeric_limits<std::int64_t>::max()));
    exporting.add_flag("--codes", wanted.codes, "a line a code instead, of what is neither in the bin nor merged");
    exporting.add_option("--png", wanted.png, "where pictures of the codes go; several get -1, -2, … before the ending")
        ->check(someText());
    CLI::App &importing = addCommand(library, request, "import", "Take records in, a line each: new, known already, or why not",
                                     [&](Output &out) { return libraryImport(request.database, wanted, out); });
    importing.add_option("FILE", wanted.files, "a file of export, or pictures and texts of codes; - for standard input")
        ->required();
    importing.add_flag("--dry-run", wanted.dryRun, "only say what would be taken in");
}

} // namespace

void addLibrary(CLI::App &app, Request &request)
{
    CLI::App *library = app.add_subcommand("library",
                                           "What rulebooks do not print and was typed in: the card library of a database")
                            ->fallthrough();
    library->add_option("--db", request.database, "the database's file")->required()->check(someText());
    library->require_subcommand(1);
    addLists(*library, request);
    addChanges(*library, request);
    addTransfer(*library, request);
}

} // namespace pegsheet::cli
