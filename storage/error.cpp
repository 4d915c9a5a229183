// SPDX-License-Identifier: Apache-2.0
#include "storage/error.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>

namespace pegsheet::storage {

namespace {

bool meansFull(int systemError)
{
    return systemError == ENOSPC || systemError == EDQUOT || systemError == EFBIG;
}

bool meansReadOnly(int systemError)
{
    return systemError == EACCES || systemError == EPERM || systemError == EROFS;
}

/// What the system said below SQLite. A commit that fails leaves it only with the file it failed on.
std::array<int, 3> systemErrors(sqlite3 *handle)
{
    std::array<int, 3> errors{};
    if (handle == nullptr)
        return errors;
    errors[0] = sqlite3_system_errno(handle);
    std::size_t place = 1;
    for (const int which : {SQLITE_FCNTL_FILE_POINTER, SQLITE_FCNTL_JOURNAL_POINTER}) {
        sqlite3_file *file = nullptr;
        sqlite3_file_control(handle, "main", which, &file);
        if (file != nullptr && file->pMethods != nullptr)
            file->pMethods->xFileControl(file, SQLITE_FCNTL_LAST_ERRNO, &errors[place++]);
    }
    return errors;
}

std::string_view codeFor(const SQLite::Exception &exception, sqlite3 *handle)
{
    // Looked at for these two kinds of problem alone: for others they are of an older one.
    const std::array<int, 3> below = systemErrors(handle);
    const bool full = std::any_of(below.begin(), below.end(), meansFull);
    const bool readOnly = std::any_of(below.begin(), below.end(), meansReadOnly);
    if (exception.getExtendedErrorCode() == SQLITE_CANTOPEN_ISDIR)
        return "storage.isDirectory";
    switch (exception.getErrorCode()) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_PROTOCOL: return "storage.busy";
    case SQLITE_FULL: return "storage.full";
    case SQLITE_READONLY:
    case SQLITE_PERM: return "storage.readOnly";
    case SQLITE_CANTOPEN: return full ? "storage.full" : readOnly ? "storage.readOnly" : "storage.cannotOpen";
    case SQLITE_IOERR: return full ? "storage.full" : "storage.io";
    // A table or column that is missing: the file says it is ours but is not what we made.
    case SQLITE_ERROR:
    case SQLITE_NOTADB:
    case SQLITE_CORRUPT:
    case SQLITE_SCHEMA:
    case SQLITE_MISMATCH: return "storage.damaged";
    default: return "storage.io";
    }
}

} // namespace

Error::Error(Refusal refusal, const std::string &detail)
    : std::runtime_error(detail.empty() ? std::string(refusal.code) : std::string(refusal.code) + ": " + detail),
      m_refusal(std::move(refusal))
{
}

Error fileError(std::string_view code, const std::filesystem::path &file, Object values, const std::string &detail)
{
    values.insert(values.begin(), {"file", file.string()});
    return Error(Refusal{code, std::move(values)}, detail);
}

Error translated(const SQLite::Exception &exception, sqlite3 *handle, const std::filesystem::path &file)
{
    const std::string_view code = codeFor(exception, handle);
    Object values;
    if (code == "storage.io")
        values.push_back({"sqlite", exception.getExtendedErrorCode()});
    return fileError(code, file, std::move(values), exception.what());
}

Error translated(const std::error_code &problem, std::string_view otherwise, const std::filesystem::path &file)
{
    std::string_view code = otherwise;
    if (meansFull(problem.value()))
        code = "storage.full";
    else if (meansReadOnly(problem.value()))
        code = "storage.readOnly";
    return fileError(code, file, {}, problem.message());
}

} // namespace pegsheet::storage
