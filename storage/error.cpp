// SPDX-License-Identifier: Apache-2.0
#include "storage/error.h"

#include <sqlite3.h>

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

std::string_view codeFor(const SQLite::Exception &exception, sqlite3 *handle)
{
    // SQLite keeps the system's error only for these two kinds; for others it is an older one.
    const int systemError = handle == nullptr ? 0 : sqlite3_system_errno(handle);
    if (exception.getExtendedErrorCode() == SQLITE_CANTOPEN_ISDIR)
        return "storage.isDirectory";
    switch (exception.getErrorCode()) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_PROTOCOL:
        return "storage.busy";
    case SQLITE_FULL:
        return "storage.full";
    case SQLITE_READONLY:
    case SQLITE_PERM:
        return "storage.readOnly";
    case SQLITE_CANTOPEN:
        return meansFull(systemError)       ? "storage.full"
               : meansReadOnly(systemError) ? "storage.readOnly"
                                            : "storage.cannotOpen";
    case SQLITE_IOERR:
        return meansFull(systemError) ? "storage.full" : "storage.io";
    // A table or column that is missing: the file says it is ours but is not what we made.
    case SQLITE_ERROR:
    case SQLITE_NOTADB:
    case SQLITE_CORRUPT:
    case SQLITE_SCHEMA:
    case SQLITE_MISMATCH:
        return "storage.damaged";
    default:
        return "storage.io";
    }
}

} // namespace

Error::Error(Refusal refusal, const std::string &detail)
    : std::runtime_error(detail.empty() ? std::string(refusal.code)
                                        : std::string(refusal.code) + ": " + detail),
      m_refusal(std::move(refusal))
{
}

Error fileError(std::string_view code, const std::filesystem::path &file, Object values,
                const std::string &detail)
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
