// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <sys/resource.h>

#include <csignal>
#include <cstdint>

namespace pegsheet::storage::test {

/// While it lives, no file of this process grows beyond so many bytes: what stands in for a full disk, and needs no rights.
class FullDisk
{
public:
    explicit FullDisk(std::uintmax_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN); // else the process would end instead of being told
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit limit = m_before;
        limit.rlim_cur = bytes;
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &m_before); }
    FullDisk(const FullDisk &) = delete;
    FullDisk &operator=(const FullDisk &) = delete;

private:
    rlimit m_before{};
};

/// While it lives there is room again.
class Room : public FullDisk
{
public:
    Room() : FullDisk(RLIM_INFINITY) {}
};

} // namespace pegsheet::storage::test
