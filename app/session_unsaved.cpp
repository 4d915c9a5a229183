// SPDX-License-Identifier: Apache-2.0
// A match that goes on in memory while its disk fails.
#include "app/session.h"

#include <chrono>
#include <utility>

namespace pegsheet {

namespace {

/// Then what stands there is another match than ours, not ours with something missing.
bool isAboutTheMatch(const storage::Error &error)
{
    const auto code = error.refusal().code;
    return code == "storage.changedElsewhere" || code == "storage.noSuchMatch";
}

std::int64_t secondsNow()
{
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::seconds>(now).count();
}

} // namespace

// To be called where the error is caught: it goes on where the match must not.
void Session::becomeUnsaved(NodeId savedBefore, const storage::Error &error)
{
    if (!m_allowsUnsaved || isAboutTheMatch(error))
        throw;
    m_savedNodes = savedBefore;
    m_unsavedReason = error.refusal();
    if (m_library->hasMoved())
        rememberAbout();
}

// While it can still be read, so that the match can be kept anew in another file.
void Session::rememberAbout()
{
    try {
        m_about = m_library->load(m_id).entry;
    } catch (const storage::Error &) {
        return;
    }
}

bool Session::retrySave()
{
    requireRest();
    if (m_unsavedReason)
        commitMissing();
    return !m_unsavedReason;
}

void Session::commitMissing()
{
    if (m_library == nullptr)
        return;
    try {
        if (m_library->hasMoved()) {
            m_library->returnToFile();
            m_id = {};
        }
        m_id.value == 0 ? commitNew() : commitRest();
        m_unsavedReason.reset();
        m_knownMissing = false;
    } catch (const storage::Error &error) {
        m_unsavedReason = error.refusal();
    }
}

void Session::commitRest()
{
    try {
        m_revision = m_library->saveUnsaved(m_id, m_revision, missingAfter(m_savedNodes));
    } catch (const storage::Error &error) {
        if (error.refusal().code != "storage.changedElsewhere" || !commitBehindOurs())
            throw;
    }
}

// A commit that was said to have failed may yet have come through. False where somebody else has added to it.
bool Session::commitBehindOurs()
{
    const storage::StoredMatch stored = m_library->load(m_id);
    if (!isOurs(stored))
        return false;
    m_revision = m_library->saveUnsaved(m_id, stored.revision, missingAfter(static_cast<NodeId>(stored.nodes.size())));
    return true;
}

// All there is of a match that is not in the library yet.
void Session::commitNew()
{
    if (const auto found = m_library->findUid(m_uid); !found.empty()) {
        m_id = found.front();
        if (!commitBehindOurs())
            throw storage::Error(Refusal{"storage.changedElsewhere", {}});
        return;
    }
    storage::Missing all = missingAfter(0);
    storage::StoredMatch whole{m_about, std::move(all.nodes), all.head, all.tip, 0, m_known, std::move(all.mends)};
    whole.entry.summary = std::move(all.standing);
    // Time went by where it could not be kept at once; pauses are not counted, see kLongestPause.
    if (m_about.startedAt != 0 && m_about.touchedAt == 0) {
        whole.entry.touchedAt = secondsNow();
        whole.entry.overAt = whole.entry.summary.over ? whole.entry.touchedAt : 0;
        const std::int64_t played = whole.entry.touchedAt - m_about.startedAt;
        whole.entry.played = played >= 0 && played <= storage::kLongestPause ? played : 0;
    }
    m_id = m_library->insert(whole);
    m_revision = 1; // as insert() promises
}

std::unique_ptr<Session> Session::create(const GameEntry &game, const Setup &setup, const StorageTarget &target,
                                         MaybeRefusal &refusal)
{
    storage::MatchEntry about;
    about.setup = canonicalSetup(*game.info, setup);
    auto match = game.start(about.setup, refusal);
    if (match == nullptr)
        return nullptr;
    about.uid = newUid();
    about.game = game.info->id;
    about.rulesVersion = game.info->rulesVersion;
    about.played = 0;
    return create(std::move(match), about, target);
}

std::unique_ptr<Session> Session::create(std::unique_ptr<Match> match, const storage::MatchEntry &about,
                                         const StorageTarget &target)
{
    std::unique_ptr<Session> session(new Session(std::move(match), target.library));
    session->allowUnsaved();
    session->m_uid = about.uid;
    session->m_origin = about.origin;
    session->m_about = about;
    session->m_unsavedReason = target.missing;
    session->commitMissing();
    if (session->m_unsavedReason)
        session->m_about.startedAt = secondsNow();
    return session;
}

void Session::attachStorage(const StorageTarget &target)
{
    requireRest();
    if (!lacksStorage())
        return;
    m_library = target.library;
    if (target.missing)
        m_unsavedReason = target.missing;
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
