// SPDX-License-Identifier: Apache-2.0
/// A library that is loaded before a program (LD_PRELOAD), in which one call to the file system fails, or all from one on:
///
/// PEGSHEET_FAIL_IN       the folder whose files are meant
/// PEGSHEET_FAIL_AT       which call fails, from 1
/// PEGSHEET_FAIL_FOR_GOOD where it is set, those after it too
/// PEGSHEET_FAILED        a file, elsewhere, that is there once a call failed
#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <string>
#include <string_view>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

namespace {

std::string_view setting(const char *name)
{
    const char *text = std::getenv(name);
    return text == nullptr ? std::string_view() : text;
}

bool isMeant(std::string_view path)
{
    static const std::string folder(setting("PEGSHEET_FAIL_IN"));
    return !folder.empty() && path.substr(0, folder.size()) == folder;
}

bool isMeant(int descriptor)
{
    const std::string link = "/proc/self/fd/" + std::to_string(descriptor);
    char path[4096];
    const ssize_t length = ::readlink(link.c_str(), path, sizeof path);
    return length > 0 && isMeant(std::string_view(path, static_cast<std::size_t>(length)));
}

template <typename Function>
Function *next(const char *name)
{
    return reinterpret_cast<Function *>(::dlsym(RTLD_NEXT, name));
}

/// Whether this call fails; errno says how: the disk does not answer, or it is full from now on.
template <typename File>
bool fails(File file)
{
    static std::atomic<long> calls = 0;
    static const long at = std::strtol(setting("PEGSHEET_FAIL_AT").data(), nullptr, 10);
    static const bool isForGood = std::getenv("PEGSHEET_FAIL_FOR_GOOD") != nullptr;
    const int before = errno;
    if (!isMeant(file)) {
        errno = before;
        return false;
    }
    const long call = ++calls;
    if (call != at && (!isForGood || call < at)) {
        errno = before;
        return false;
    }
    if (call == at)
        ::close(next<int(const char *, int, ...)>("open")(setting("PEGSHEET_FAILED").data(), O_CREAT | O_WRONLY | O_CLOEXEC, 0600));
    errno = isForGood ? ENOSPC : EIO;
    return true;
}

} // namespace

// They stand in the place of those of the C library.
#pragma GCC visibility push(default)
extern "C" {

int open(const char *path, int flags, ...)
{
    va_list further;
    va_start(further, flags);
    const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(further, mode_t) : 0;
    va_end(further);
    return fails(std::string_view(path)) ? -1 : next<int(const char *, int, ...)>("open")(path, flags, mode);
}

int open64(const char *path, int flags, ...)
{
    va_list further;
    va_start(further, flags);
    const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(further, mode_t) : 0;
    va_end(further);
    return fails(std::string_view(path)) ? -1 : next<int(const char *, int, ...)>("open64")(path, flags, mode);
}

ssize_t read(int file, void *to, size_t count)
{
    return fails(file) ? -1 : next<ssize_t(int, void *, size_t)>("read")(file, to, count);
}

ssize_t pread(int file, void *to, size_t count, off_t at)
{
    return fails(file) ? -1 : next<ssize_t(int, void *, size_t, off_t)>("pread")(file, to, count, at);
}

ssize_t pread64(int file, void *to, size_t count, off64_t at)
{
    return fails(file) ? -1 : next<ssize_t(int, void *, size_t, off64_t)>("pread64")(file, to, count, at);
}

ssize_t write(int file, const void *from, size_t count)
{
    return fails(file) ? -1 : next<ssize_t(int, const void *, size_t)>("write")(file, from, count);
}

ssize_t pwrite(int file, const void *from, size_t count, off_t at)
{
    return fails(file) ? -1 : next<ssize_t(int, const void *, size_t, off_t)>("pwrite")(file, from, count, at);
}

ssize_t pwrite64(int file, const void *from, size_t count, off64_t at)
{
    return fails(file) ? -1 : next<ssize_t(int, const void *, size_t, off64_t)>("pwrite64")(file, from, count, at);
}

int ftruncate(int file, off_t length)
{
    return fails(file) ? -1 : next<int(int, off_t)>("ftruncate")(file, length);
}

int ftruncate64(int file, off64_t length)
{
    return fails(file) ? -1 : next<int(int, off64_t)>("ftruncate64")(file, length);
}

int fsync(int file)
{
    return fails(file) ? -1 : next<int(int)>("fsync")(file);
}

int fdatasync(int file)
{
    return fails(file) ? -1 : next<int(int)>("fdatasync")(file);
}

int unlink(const char *path) noexcept
{
    return fails(std::string_view(path)) ? -1 : next<int(const char *)>("unlink")(path);
}

int rename(const char *from, const char *to) noexcept
{
    return fails(std::string_view(from)) ? -1 : next<int(const char *, const char *)>("rename")(from, to);
}

int mkdir(const char *path, mode_t mode) noexcept
{
    return fails(std::string_view(path)) ? -1 : next<int(const char *, mode_t)>("mkdir")(path, mode);
}

} // extern "C"
#pragma GCC visibility pop
