// SPDX-License-Identifier: Apache-2.0
#include "app/cli/standardinput.h"

#include <cerrno>

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace pegsheet::cli {

namespace {

/// Waits until there is something to read, or nothing more will come.
void awaitInput()
{
    pollfd input{STDIN_FILENO, POLLIN, 0};
    (void)::poll(&input, 1, -1);
}

} // namespace

void holdStandardStreams()
{
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(stream, F_GETFD) < 0)
            (void)::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY); // the lowest number that is free: this one
}

StandardInput &StandardInput::instance()
{
    static StandardInput input;
    return input;
}

std::streambuf::int_type StandardInput::underflow()
{
    for (;;) {
        const ssize_t length = ::read(STDIN_FILENO, m_block.data(), m_block.size());
        if (length > 0) {
            setg(m_block.data(), m_block.data(), m_block.data() + length);
            return traits_type::to_int_type(m_block.front());
        }
        if (length < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
            awaitInput();
        else if (length == 0 || errno != EINTR) {
            m_failed = length < 0;
            return traits_type::eof();
        }
    }
}

} // namespace pegsheet::cli
