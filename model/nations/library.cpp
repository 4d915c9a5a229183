// SPDX-License-Identifier: Apache-2.0
#include "model/nations/library.h"

#include <atomic>

namespace pegsheet::nations {

namespace {

std::atomic<const Library *> current{nullptr};

} // namespace

void setLibrary(const Library *library)
{
    current.store(library);
}

const Library *library()
{
    return current.load();
}

} // namespace pegsheet::nations
