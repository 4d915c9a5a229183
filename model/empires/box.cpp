// SPDX-License-Identifier: Apache-2.0
#include "model/empires/box.h"

#include <atomic>

namespace pegsheet::empires {

namespace {

std::atomic<const Box *> current{nullptr};

} // namespace

void setBox(const Box *box)
{
    current.store(box);
}

const Box *box()
{
    return current.load();
}

} // namespace pegsheet::empires
