// SPDX-License-Identifier: Apache-2.0
#include "tests/storage/faultyvfs.h"

#include <sqlite3.h>

#include <new>

namespace pegsheet::storage::test::faults {

namespace {

int s_countdown = 0; ///< 0: unarmed
int s_code = SQLITE_OK;
bool s_failed = false;
bool s_once = false; ///< calls of any kind count, and one of them fails
sqlite3_vfs *s_real = nullptr;

int next()
{
    if (s_countdown == 0)
        return SQLITE_OK;
    if (s_countdown > 1) {
        --s_countdown;
        return SQLITE_OK;
    }
    s_failed = true;
    if (s_once)
        s_countdown = 0;
    return s_code;
}

/// Of a call that changes nothing.
int nextOfAny()
{
    return s_once ? next() : SQLITE_OK;
}

/// SQLite's handle, followed in memory by that of the real file system.
struct File : sqlite3_file
{
    sqlite3_file *real() { return reinterpret_cast<sqlite3_file *>(this + 1); }
};

sqlite3_file *realOf(sqlite3_file *file)
{
    return static_cast<File *>(file)->real();
}

/// Hands a call on to the real file.
template <auto Member, typename... Arguments>
int pass(sqlite3_file *file, Arguments... arguments)
{
    return (realOf(file)->pMethods->*Member)(realOf(file), arguments...);
}

/// The same, unless it is the call to fail.
template <auto Member, typename... Arguments>
int passOrFail(sqlite3_file *file, Arguments... arguments)
{
    const int code = next();
    return code == SQLITE_OK ? pass<Member>(file, arguments...) : code;
}

template <auto Member, typename... Arguments>
int passOrFailOnce(sqlite3_file *file, Arguments... arguments)
{
    const int code = nextOfAny();
    return code == SQLITE_OK ? pass<Member>(file, arguments...) : code;
}

using M = sqlite3_io_methods;

sqlite3_io_methods methods()
{
    sqlite3_io_methods table{};
    table.iVersion = 2;
    table.xClose = pass<&M::xClose>;
    table.xRead = passOrFailOnce<&M::xRead, void *, int, sqlite3_int64>;
    table.xWrite = passOrFail<&M::xWrite, const void *, int, sqlite3_int64>;
    table.xTruncate = passOrFail<&M::xTruncate, sqlite3_int64>;
    table.xSync = passOrFail<&M::xSync, int>;
    table.xFileSize = passOrFailOnce<&M::xFileSize, sqlite3_int64 *>;
    table.xLock = passOrFailOnce<&M::xLock, int>;
    table.xUnlock = pass<&M::xUnlock, int>;
    table.xCheckReservedLock = passOrFailOnce<&M::xCheckReservedLock, int *>;
    table.xFileControl = pass<&M::xFileControl, int, void *>;
    table.xSectorSize = pass<&M::xSectorSize>;
    table.xDeviceCharacteristics = pass<&M::xDeviceCharacteristics>;
    table.xShmMap = [](sqlite3_file *file, int page, int size, int extends, void volatile **map) {
        const int code = passOrFail<&M::xShmMap, int, int, int, void volatile **>(file, page, size, extends, map);
        // Whoever says that it can only be read has mapped it: SQLite looks into it then.
        return code == SQLITE_READONLY && *map == nullptr ? SQLITE_IOERR_SHMMAP : code;
    };
    table.xShmLock = [](sqlite3_file *file, int offset, int count, int flags) {
        const bool isGivenUp = (flags & SQLITE_SHM_UNLOCK) != 0;
        return isGivenUp ? pass<&M::xShmLock, int, int, int>(file, offset, count, flags)
                         : passOrFailOnce<&M::xShmLock, int, int, int>(file, offset, count, flags);
    };
    table.xShmBarrier = [](sqlite3_file *file) { realOf(file)->pMethods->xShmBarrier(realOf(file)); };
    table.xShmUnmap = pass<&M::xShmUnmap, int>;
    return table;
}

int openFile(sqlite3_vfs *, const char *name, sqlite3_file *file, int flags, int *opened)
{
    static const sqlite3_io_methods kMethods = methods();
    file->pMethods = nullptr;
    if ((flags & SQLITE_OPEN_READWRITE) != 0 || s_once)
        if (const int code = next(); code != SQLITE_OK)
            return code == SQLITE_FULL ? SQLITE_CANTOPEN : code;
    const int code = s_real->xOpen(s_real, name, realOf(file), flags, opened);
    if (realOf(file)->pMethods != nullptr)
        file->pMethods = &kMethods;
    return code;
}

int deleteFile(sqlite3_vfs *, const char *name, int syncFolder)
{
    const int code = next();
    return code == SQLITE_OK ? s_real->xDelete(s_real, name, syncFolder) : SQLITE_IOERR_DELETE;
}

int accessFile(sqlite3_vfs *, const char *name, int flags, int *result)
{
    const int code = nextOfAny();
    return code == SQLITE_OK ? s_real->xAccess(s_real, name, flags, result) : SQLITE_IOERR_ACCESS;
}

} // namespace

void install()
{
    static sqlite3_vfs vfs = [] {
        s_real = sqlite3_vfs_find(nullptr);
        sqlite3_vfs copy = *s_real;
        copy.szOsFile += static_cast<int>(sizeof(File));
        copy.zName = "faulty";
        copy.pNext = nullptr;
        copy.xOpen = openFile;
        copy.xDelete = deleteFile;
        copy.xAccess = accessFile;
        return copy;
    }();
    sqlite3_vfs_register(&vfs, 1);
}

void arm(int countdown, int code)
{
    s_countdown = countdown;
    s_code = code;
    s_failed = false;
    s_once = false;
}

void armOnce(int countdown, int code)
{
    arm(countdown, code);
    s_once = true;
}

bool disarm()
{
    s_countdown = 0;
    s_once = false;
    return s_failed;
}

} // namespace pegsheet::storage::test::faults
