// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/session.h"

#include <vector>

/// For tests that hold a match in memory against what is kept of it.
namespace pegsheet::storage::test {

/// Everything there is to see of a match.
struct Look
{
    NodeId nodes, head, tip, after;
    Array log, redoLog;
    std::uint64_t hash;
    Standing standing;
    std::vector<Mend> mends;
    Known known;

    bool operator==(const Look &) const = default;
};

inline Look lookAt(const Match &match, const Known &known)
{
    return {match.nodeCount(), match.head(),      match.tip(),      match.afterMend(), match.log(),
            match.redoLog(),   match.stateHash(), match.standing(), match.mends(),     known};
}

inline Look lookAt(const Session &session)
{
    return lookAt(session.match(), session.known());
}

} // namespace pegsheet::storage::test
