// SPDX-License-Identifier: Apache-2.0
#include "storage/files.h"

#include "storage/error.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <system_error>
#include <vector>

namespace pegsheet::storage::files {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kScratch = ".part-";

std::error_code lastError()
{
    return {errno, std::generic_category()};
}

/// Folders and files alike.
void syncOne(const fs::path &path, const fs::path &about)
{
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        throw translated(lastError(), "storage.io", about);
    const int result = ::fsync(descriptor);
    const std::error_code problem = lastError();
    ::close(descriptor);
    // Some file systems cannot sync a folder and need not.
    if (result != 0 && problem.value() != EINVAL)
        throw translated(problem, "storage.io", about);
}

bool linkOrCopy(const fs::path &from, const fs::path &to)
{
    std::error_code problem;
    fs::create_hard_link(from, to, problem);
    if (!problem)
        return true;
    if (problem == std::errc::file_exists)
        return false;
    if (isThere(to))
        return false;
    // FAT and some phones' storage know no second names.
    fs::copy_file(from, to, problem);
    if (problem == std::errc::file_exists)
        return false;
    if (problem)
        throw translated(problem, "storage.io", to);
    syncOne(to, to);
    return true;
}

/// `<wished>`, `<wished>-2`, `-3`, …
fs::path numbered(const fs::path &wished, int number)
{
    return number == 1 ? wished : beside(wished, "-" + std::to_string(number));
}

bool hasSameContent(const fs::path &one, const fs::path &other)
{
    if (size(one) != size(other))
        return false;
    std::ifstream first(one, std::ios::binary);
    std::ifstream second(other, std::ios::binary);
    return first && second
        && std::equal(std::istreambuf_iterator<char>(first), {}, std::istreambuf_iterator<char>(second),
                      std::istreambuf_iterator<char>());
}

} // namespace

fs::path resolved(const fs::path &file)
{
    std::error_code problem;
    fs::path full = fs::weakly_canonical(file, problem);
    if (problem)
        throw fileError("storage.cannotOpen", file, {}, problem.message());
    if (full.is_absolute())
        return full;
    const fs::path folder = fs::current_path(problem);
    if (problem)
        throw fileError("storage.cannotOpen", file, {}, problem.message());
    return folder / full;
}

fs::path beside(const fs::path &file, std::string_view suffix)
{
    fs::path path = file;
    path += suffix;
    return path;
}

bool isThere(const fs::path &file)
{
    std::error_code problem;
    return fs::exists(file, problem);
}

std::uintmax_t size(const fs::path &file)
{
    std::error_code problem;
    const std::uintmax_t bytes = fs::file_size(file, problem);
    return problem ? 0 : bytes;
}

std::optional<Look> look(const fs::path &file)
{
    constexpr std::uint64_t kBlock = 512;
#ifdef __GLIBC__
    struct statx found = {};
    if (::statx(AT_FDCWD, file.c_str(), 0, STATX_INO | STATX_SIZE | STATX_BLOCKS, &found) != 0)
        return std::nullopt;
    const std::uint64_t device = std::uint64_t{found.stx_dev_major} << 32U | found.stx_dev_minor;
    return Look{{device, found.stx_ino}, found.stx_blocks * kBlock < found.stx_size};
#else
    struct stat found = {};
    if (::stat(file.c_str(), &found) != 0)
        return std::nullopt;
    return Look{{static_cast<std::uint64_t>(found.st_dev), static_cast<std::uint64_t>(found.st_ino)},
                static_cast<std::uint64_t>(found.st_blocks) * kBlock < static_cast<std::uint64_t>(found.st_size)};
#endif
}

std::int64_t changedAt(const fs::path &file)
{
    struct stat found = {};
    return ::stat(file.c_str(), &found) == 0 ? std::int64_t(found.st_mtime) : 0;
}

void prepareFolder(const fs::path &file)
{
    const fs::path folder = file.parent_path();
    std::vector<fs::path> missing;
    for (fs::path path = folder; !isThere(path) && path != path.parent_path(); path = path.parent_path())
        missing.push_back(path);
    std::error_code problem;
    fs::create_directories(folder, problem);
    if (problem || !fs::is_directory(folder, problem))
        throw fileError("storage.cannotOpen", file, {}, problem.message());
    for (const fs::path &made : missing) {
        ::chmod(made.c_str(), S_IRWXU);
        syncOne(made.parent_path(), file);
    }
    if (::access(folder.c_str(), W_OK | X_OK) != 0)
        throw fileError("storage.readOnly", file);
}

void requireReadable(const fs::path &file)
{
    std::error_code problem;
    const fs::file_status status = fs::status(file, problem);
    if (fs::is_directory(status))
        throw fileError("storage.isDirectory", file);
    for (const char *suffix : {"", "-wal", "-shm", "-journal"})
        if (fs::is_other(fs::status(beside(file, suffix), problem)))
            throw fileError("storage.cannotOpen", beside(file, suffix), {{"kind", "special"}});
    if (!fs::is_regular_file(status) || ::access(file.c_str(), R_OK) != 0)
        throw fileError("storage.cannotOpen", file);
}

void requireWritable(const fs::path &file)
{
    if (::access(file.c_str(), W_OK) != 0 || ::access(file.parent_path().c_str(), W_OK | X_OK) != 0)
        throw fileError("storage.readOnly", file);
}

void makeOurs(const fs::path &file)
{
    const int made = ::open(file.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (made >= 0) {
        ::close(made);
        return;
    }
    struct stat found = {};
    constexpr mode_t kOthers = S_IRWXG | S_IRWXO;
    if (::stat(file.c_str(), &found) == 0 && S_ISREG(found.st_mode) && (found.st_mode & kOthers) != 0)
        ::chmod(file.c_str(), found.st_mode & S_IRWXU); // whose file it is not, he cannot, and need not
}

void sweep(const fs::path &file, std::int64_t now)
{
    constexpr std::int64_t kDay = 86'400;
    const std::string stem = file.filename().string() + '.';
    std::vector<fs::path> left;
    std::error_code ignored;
    for (fs::directory_iterator entry(file.parent_path(), ignored), end; !ignored && entry != end; entry.increment(ignored)) {
        const std::string name = entry->path().filename().string();
        const std::size_t mark = name.find(kScratch);
        if (name.starts_with(stem) && mark != std::string::npos
            && std::isdigit(static_cast<unsigned char>(name[mark + kScratch.size()])) != 0 && changedAt(entry->path()) < now - kDay)
            left.push_back(entry->path());
    }
    for (const fs::path &path : left)
        fs::remove(path, ignored);
}

fs::path scratchName(const fs::path &file)
{
    std::random_device random;
    return beside(file, std::string(kScratch) + std::to_string(random()));
}

void sync(const fs::path &file)
{
    syncOne(file, file);
    syncOne(file.parent_path(), file);
}

void setAsideOnce(const fs::path &file, const fs::path &wished)
{
    for (int number = 1; isThere(numbered(wished, number)); ++number)
        if (hasSameContent(file, numbered(wished, number)))
            return;
    setAside(file, wished);
}

fs::path setAside(const fs::path &file, const fs::path &wished)
{
    fs::path name = wished;
    for (int number = 2; !linkOrCopy(file, name); ++number)
        name = numbered(wished, number);
    syncOne(name.parent_path(), name);
    return name;
}

void nameNew(const fs::path &scratch, const fs::path &file)
{
    syncOne(scratch, file);
    if (!linkOrCopy(scratch, file))
        throw fileError("storage.exists", file);
    syncOne(file.parent_path(), file);
}

void replace(const fs::path &scratch, const fs::path &file)
{
    syncOne(scratch, file);
    std::error_code problem;
    fs::rename(scratch, file, problem);
    if (problem)
        throw translated(problem, "storage.io", file);
    syncOne(file.parent_path(), file);
}

Scratch::~Scratch()
{
    std::error_code ignored;
    for (const char *suffix : {"", "-wal", "-shm", "-journal"})
        fs::remove(beside(m_file, suffix), ignored);
}

} // namespace pegsheet::storage::files
