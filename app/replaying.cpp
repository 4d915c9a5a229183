// SPDX-License-Identifier: Apache-2.0
// Matches played back, and copies of them to play on.
#include "app/application.h"

#include "app/text/errortext.h"

#include <algorithm>

namespace pegsheet::app {

// Any match as it stands, apart from where it is kept; null, and the refusal, where it cannot be read.
Application::Copied Application::copyOf(qlonglong matchId, MaybeRefusal &refusal)
{
    if (m_match && (matchId == 0 || matchId == m_match->id().value)) {
        const Match &match = m_match->session().match();
        return {match.branch(match.head()), m_match->session().entry().startedAt, m_match->session().uid()};
    }
    if (!m_library) {
        refusal = m_problem;
        return {};
    }
    const auto session = Session::open(*m_library, {matchId}, refusal);
    if (session == nullptr || !hasPages(session->match(), refusal))
        return {};
    return {session->match().branch(session->match().head()), session->entry().startedAt, session->uid()};
}

bool Application::beginReplay(qlonglong matchId, int place)
{
    MaybeRefusal refusal;
    try {
        Copied copied = copyOf(matchId, refusal);
        // What could be read of a damaged match can be looked at.
        if (refusal)
            Q_EMIT refused(errorText(*refusal));
        if (copied.match == nullptr)
            return false;
        const bool isOpen = m_match && (matchId == 0 || matchId == m_match->id().value);
        const qlonglong id = isOpen ? m_match->id().value : matchId;
        auto replay = std::make_unique<Replay>(std::move(copied.match),
                                               Replay::About{id, copied.begunAt, isOpen, m_library.has_value()});
        replay->setPlace(place < 0 ? replay->moves() : place);
        replay->setLessMotion(lessMotion());
        connect(this, &Application::lessMotionChanged, replay.get(), [this] { m_replay->setLessMotion(lessMotion()); });
        // Bindings may look at the one before until they hear of this one.
        const auto former = std::exchange(m_replay, std::move(replay));
        Q_EMIT replayChanged();
        return true;
    } catch (const storage::Error &error) {
        Q_EMIT refused(errorText(error.refusal()));
        return false;
    }
}

void Application::endReplay()
{
    const auto former = std::exchange(m_replay, nullptr);
    if (former)
        Q_EMIT replayChanged();
}

bool Application::copyFrom(qlonglong matchId, int place)
{
    MaybeRefusal refusal = m_problem;
    try {
        const Copied source = refusal ? Copied() : copyOf(matchId, refusal);
        auto session = source.match == nullptr ? nullptr : copiedUpTo(source, place, refusal);
        if (session != nullptr) {
            enter(std::move(session), m_settings->realDice());
            return true;
        }
    } catch (const storage::Error &error) {
        refusal = error.refusal();
    }
    Q_EMIT refused(errorText(refusal.value_or(Refusal{"storage.io", {}})));
    return false;
}

// A new match of its own with the same set-up and as many moves; null, and nothing is kept, where the rules of today refuse one.
std::unique_ptr<Session> Application::copiedUpTo(const Copied &source, int place, MaybeRefusal &refusal)
{
    const Match &whole = *source.match;
    const int moves = std::clamp(place, 0, whole.length());
    const auto part = whole.branch(whole.nodeAt(moves));
    if (part == nullptr) {
        refusal = Refusal{"storage.damaged", {}};
        return nullptr;
    }
    storage::StoredMatch copy;
    copy.entry.uid = newUid();
    copy.entry.game = part->game().id;
    copy.entry.rulesVersion = part->game().rulesVersion;
    copy.entry.setup = part->setup();
    copy.entry.summary = part->standing();
    copy.entry.played = 0;
    copy.entry.origin = storage::Origin{source.uid, moves};
    for (NodeId node = 1; node <= part->nodeCount(); ++node)
        copy.nodes.push_back(part->node(node));
    copy.head = part->head();
    copy.tip = part->tip();
    return Session::open(*m_library, m_library->insert(copy), refusal);
}

} // namespace pegsheet::app
