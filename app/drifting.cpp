// SPDX-License-Identifier: Apache-2.0
// A match that goes on in memory while its disk fails.
#include "app/session.h"

namespace pegsheet {

namespace {

/// Then what stands there is another match than ours, not ours with something missing.
bool isAboutTheMatch(const storage::Error &error)
{
    const auto code = error.refusal().code;
    return code == "storage.changedElsewhere" || code == "storage.noSuchMatch";
}

} // namespace

// To be called where the error is caught: it goes on where the match must not.
void Session::drift(NodeId keptBefore, const storage::Error &error)
{
    if (!m_mayDrift || isAboutTheMatch(error))
        throw;
    m_keptNodes = keptBefore;
    m_adrift = error.refusal();
}

bool Session::catchUp()
{
    requireRest();
    if (m_adrift)
        commitMissing();
    return !m_adrift;
}

void Session::commitMissing()
{
    try {
        try {
            m_revision = m_library->catchUp(m_id, m_revision, missingAfter(m_keptNodes));
        } catch (const storage::Error &error) {
            if (error.refusal().code != "storage.changedElsewhere")
                throw;
            // A commit that was said to have failed may yet have come through.
            const storage::StoredMatch stored = m_library->load(m_id);
            if (!isOurs(stored))
                throw;
            m_revision = m_library->catchUp(m_id, stored.revision, missingAfter(static_cast<NodeId>(stored.nodes.size())));
        }
        m_adrift.reset();
        m_knownMissing = false;
    } catch (const storage::Error &error) {
        m_adrift = error.refusal();
    }
}

/// Whether nobody but we added to it.
bool Session::isOurs(const storage::StoredMatch &stored) const
{
    if (static_cast<NodeId>(stored.nodes.size()) > m_match->nodeCount())
        return false;
    for (std::size_t place = 0; place < stored.nodes.size(); ++place)
        if (!(stored.nodes[place] == m_match->node(static_cast<NodeId>(place + 1))))
            return false;
    return true;
}

storage::Missing Session::missingAfter(NodeId kept) const
{
    storage::Missing missing{{}, {}, m_match->head(), m_match->tip(), {}, m_match->standing()};
    for (NodeId node = kept + 1; node <= m_match->nodeCount(); ++node)
        missing.nodes.push_back(m_match->node(node));
    for (const Mend &mend : m_match->mends())
        if (mend.end > kept)
            missing.mends.push_back(mend);
    if (m_knownMissing)
        missing.known = m_known;
    return missing;
}

} // namespace pegsheet
