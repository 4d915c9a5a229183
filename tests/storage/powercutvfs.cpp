// SPDX-License-Identifier: Apache-2.0
#include "tests/storage/powercutvfs.h"

#include "tests/storage/support.h"

#include <sqlite3.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <map>
#include <vector>

namespace pegsheet::storage::test::power {

namespace {

constexpr int kSector = 512;
using Sector = std::array<char, kSector>;

/// What became of a file since it was last synced.
struct Unsynced
{
    std::map<sqlite3_int64, Sector> before; ///< by number; zeros where there was nothing
    sqlite3_int64 size = 0;
    bool isNew = false;
};

bool s_installed = false;
int s_countdown = 0; ///< 0: unarmed
bool s_isOff = false;
std::map<ino_t, Unsynced> s_unsynced; // a file keeps its number when it gets another name
sqlite3_vfs *s_real = nullptr;

/// SQLite's handle, followed in memory by that of the real file system.
struct File : sqlite3_file
{
    ino_t number;
    sqlite3_file *real() { return reinterpret_cast<sqlite3_file *>(this + 1); }
};

File *own(sqlite3_file *file)
{
    return static_cast<File *>(file);
}

/// Whether the power is still on for one more change.
bool isOn()
{
    if (s_countdown > 0 && --s_countdown == 0)
        s_isOff = true;
    return !s_isOff;
}

sqlite3_int64 sizeOf(sqlite3_file *real)
{
    sqlite3_int64 size = 0;
    real->pMethods->xFileSize(real, &size);
    return size;
}

/// Remembers the sectors of these bytes as they are.
void remember(sqlite3_file *file, sqlite3_int64 from, sqlite3_int64 to)
{
    sqlite3_file *real = own(file)->real();
    auto [place, isFirst] = s_unsynced.try_emplace(own(file)->number);
    if (isFirst)
        place->second.size = sizeOf(real);
    for (sqlite3_int64 number = from / kSector; number * kSector < to; ++number) {
        auto [sector, isMissing] = place->second.before.try_emplace(number);
        if (isMissing) {
            sector->second.fill(0);
            real->pMethods->xRead(real, sector->second.data(), kSector, number * kSector); // zeros behind the end
        }
    }
}

int writeTo(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset)
{
    if (!isOn())
        return SQLITE_IOERR_WRITE;
    remember(file, offset, offset + count);
    return own(file)->real()->pMethods->xWrite(own(file)->real(), bytes, count, offset);
}

int truncateTo(sqlite3_file *file, sqlite3_int64 size)
{
    if (!isOn())
        return SQLITE_IOERR_TRUNCATE;
    remember(file, size, sizeOf(own(file)->real()));
    return own(file)->real()->pMethods->xTruncate(own(file)->real(), size);
}

int syncNow(sqlite3_file *file, int)
{
    if (!isOn())
        return SQLITE_IOERR_FSYNC;
    s_unsynced.erase(own(file)->number);
    return SQLITE_OK;
}

template <auto Member, typename... Arguments>
int pass(sqlite3_file *file, Arguments... arguments)
{
    return (own(file)->real()->pMethods->*Member)(own(file)->real(), arguments...);
}

using M = sqlite3_io_methods;

sqlite3_io_methods methods()
{
    sqlite3_io_methods table{};
    table.iVersion = 2;
    table.xClose = pass<&M::xClose>;
    table.xRead = pass<&M::xRead, void *, int, sqlite3_int64>;
    table.xWrite = writeTo;
    table.xTruncate = truncateTo;
    table.xSync = syncNow;
    table.xFileSize = pass<&M::xFileSize, sqlite3_int64 *>;
    table.xLock = pass<&M::xLock, int>;
    table.xUnlock = pass<&M::xUnlock, int>;
    table.xCheckReservedLock = pass<&M::xCheckReservedLock, int *>;
    table.xFileControl = pass<&M::xFileControl, int, void *>;
    table.xSectorSize = pass<&M::xSectorSize>;
    table.xDeviceCharacteristics = pass<&M::xDeviceCharacteristics>;
    table.xShmMap = pass<&M::xShmMap, int, int, int, void volatile **>;
    table.xShmLock = pass<&M::xShmLock, int, int, int>;
    table.xShmBarrier = [](sqlite3_file *file) { own(file)->real()->pMethods->xShmBarrier(own(file)->real()); };
    table.xShmUnmap = pass<&M::xShmUnmap, int>;
    return table;
}

int openFile(sqlite3_vfs *, const char *name, sqlite3_file *file, int flags, int *opened)
{
    static const sqlite3_io_methods kMethods = methods();
    file->pMethods = nullptr;
    struct stat before = {};
    const bool isNew = name == nullptr || ::stat(name, &before) != 0;
    if (isNew && s_isOff)
        return SQLITE_CANTOPEN;
    const int code = s_real->xOpen(s_real, name, own(file)->real(), flags, opened);
    if (own(file)->real()->pMethods == nullptr)
        return code;
    file->pMethods = &kMethods;
    struct stat found = {};
    own(file)->number = name != nullptr && ::stat(name, &found) == 0 ? found.st_ino : 0;
    if (isNew && own(file)->number != 0)
        s_unsynced[own(file)->number] = {{}, 0, true};
    return code;
}

int deleteFile(sqlite3_vfs *, const char *name, int syncFolder)
{
    if (!isOn())
        return SQLITE_IOERR_DELETE;
    struct stat found = {};
    if (::stat(name, &found) == 0)
        s_unsynced.erase(found.st_ino);
    return s_real->xDelete(s_real, name, syncFolder);
}

/// What is left of a file that is `bytes` now.
QByteArray leftOf(const QByteArray &bytes, const Unsynced &changes, std::mt19937 &random)
{
    QByteArray before = bytes;
    before.resize(std::max<qsizetype>(bytes.size(), changes.size), '\0');
    QByteArray left = before;
    for (const auto &[number, sector] : changes.before) {
        const auto at = static_cast<qsizetype>(number * kSector);
        const auto length = std::min<qsizetype>(kSector, left.size() - at);
        if (length <= 0)
            continue;
        // Its beginning is new up to there: none of it, all of it, or a part.
        const std::array<qsizetype, 3> news{0, length, static_cast<qsizetype>(random() % static_cast<unsigned>(length))};
        const qsizetype isNewTo = news.at(random() % news.size());
        left.replace(at + isNewTo, length - isNewTo, sector.data() + isNewTo, length - isNewTo);
    }
    const auto old = static_cast<qsizetype>(changes.size);
    const qsizetype shorter = std::min(old, bytes.size());
    const qsizetype longer = std::max(old, bytes.size());
    const qsizetype between = shorter + (longer - shorter) / kSector * static_cast<qsizetype>(random() % 1000) / 1000 * kSector;
    left.resize(std::array{old, bytes.size(), std::min(between, longer)}.at(random() % 3));
    return left;
}

} // namespace

void install()
{
    static sqlite3_vfs vfs = [] {
        s_real = sqlite3_vfs_find("unix");
        sqlite3_vfs copy = *s_real;
        copy.szOsFile += static_cast<int>(sizeof(File));
        copy.zName = "powercut";
        copy.pNext = nullptr;
        copy.xOpen = openFile;
        copy.xDelete = deleteFile;
        return copy;
    }();
    sqlite3_vfs_register(&vfs, 1);
    s_installed = true;
}

void arm(int countdown)
{
    s_countdown = countdown;
    s_isOff = false;
    s_unsynced.clear();
}

bool disarm()
{
    s_countdown = 0;
    return std::exchange(s_isOff, false);
}

void cut(const std::filesystem::path &folder, std::mt19937 &random)
{
    std::vector<std::filesystem::path> files;
    for (const auto &entry : std::filesystem::directory_iterator(folder))
        if (entry.is_regular_file())
            files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    for (const std::filesystem::path &file : files) {
        struct stat found = {};
        const auto changed = ::stat(file.c_str(), &found) == 0 ? s_unsynced.find(found.st_ino) : s_unsynced.end();
        if (file.string().ends_with("-shm") || (changed != s_unsynced.end() && changed->second.isNew && random() % 2 == 0))
            std::filesystem::remove(file);
        else if (changed != s_unsynced.end())
            writeBytes(file, leftOf(bytesOf(file), changed->second, random));
    }
    s_unsynced.clear();
}

/// Of those who sync files themselves.
int syncedElsewhere(int descriptor)
{
    if (!s_installed)
        return static_cast<int>(::syscall(SYS_fsync, descriptor));
    struct stat found = {};
    if (::fstat(descriptor, &found) == 0)
        s_unsynced.erase(found.st_ino);
    return 0;
}

} // namespace pegsheet::storage::test::power

extern "C" int fsync(int descriptor)
{
    return pegsheet::storage::test::power::syncedElsewhere(descriptor);
}
