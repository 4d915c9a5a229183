// SPDX-License-Identifier: Apache-2.0
#include "app/cli/database.h"

#include "app/cli/failure.h"
#include "app/text/errortext.h"
#include "app/text/namekey.h"

#include <filesystem>
#include <iostream>

namespace pegsheet::cli {

namespace {

void requireThere(const std::string &database)
{
    if (!isThere(database))
        throw Refused({"storage.noSuchFile", {{"file", database}}});
    std::error_code problem;
    if (std::filesystem::is_regular_file(database, problem) && std::filesystem::file_size(database, problem) == 0)
        throw Refused({"storage.noSuchFile", {{"file", database}, {"kind", "empty"}}});
}

storage::Library opened(const std::string &database, bool orToRead)
{
    storage::Library::Options options;
    options.orToRead = orToRead;
    options.nameKey = nameKey;
    options.searchKey = searchKey;
    storage::Library library(database, options);
    for (const std::filesystem::path &name : library.setAside())
        std::cerr << errorText({"storage.setAside", {{"file", database}, {"name", name.string()}}}).toStdString() << '\n';
    if (const auto reason = library.waitsFor())
        std::cerr << errorText(*reason).toStdString() << '\n';
    return library;
}

} // namespace

// A path that cannot even be followed is refused by who opens it.
bool isThere(const std::string &database)
{
    std::error_code problem;
    const auto file = std::filesystem::absolute(database, problem);
    return problem || std::filesystem::status(file, problem).type() != std::filesystem::file_type::not_found;
}

storage::Library openDatabase(const std::string &database)
{
    return opened(database, false);
}

storage::Library openExisting(const std::string &database)
{
    requireThere(database);
    return opened(database, false);
}

storage::Library openToRead(const std::string &database)
{
    requireThere(database);
    return opened(database, true);
}

} // namespace pegsheet::cli
