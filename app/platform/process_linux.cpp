// SPDX-License-Identifier: Apache-2.0
#include "app/platform/process.h"

#include <csignal>
#include <malloc.h>

namespace pegsheet::app {

void prepareProcess()
{
    // The window and the threads that read for it fill the heap at once. Two heaps that grow in large steps spare the kernel
    // a thousand calls before the first page stands; memory that is not used stays with the system.
    mallopt(M_ARENA_MAX, 2);
    mallopt(M_TOP_PAD, 16 << 20);
    // A file that may not grow any more is an error like a full disk, not the end of the program.
    std::signal(SIGXFSZ, SIG_IGN);
}

} // namespace pegsheet::app
