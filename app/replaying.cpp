// SPDX-License-Identifier: Apache-2.0
// Matches played back, and copies of them to play on.
#include "app/application.h"

#include "app/text/errortext.h"
#include "model/catalog.h"

namespace pegsheet::app {

// Any match as it stands, apart from where it is kept; null, and the refusal, where it cannot be read.
Application::Copied Application::copyOf(qlonglong matchId, MaybeRefusal &refusal)
{
    if (m_match && (matchId == 0 || matchId == m_match->id().value)) {
        const Match &match = m_match->session().match();
        return {match.branch(match.head()), m_match->session().entry().startedAt};
    }
    if (!m_library) {
        refusal = m_problem;
        return {};
    }
    const auto session = Session::open(*m_library, {matchId}, refusal);
    if (session == nullptr)
        return {};
    return {session->match().branch(session->match().head()), session->entry().startedAt};
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
        const auto source = refusal ? nullptr : copyOf(matchId, refusal).match;
        auto session = source == nullptr ? nullptr : copiedUpTo(*source, place, refusal);
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

// A new match with the same set-up and as many moves; null, and nothing is kept, where the rules of today refuse one.
std::unique_ptr<Session> Application::copiedUpTo(const Match &source, int place, MaybeRefusal &refusal)
{
    Array moves = source.log();
    moves.resize(std::min(moves.size(), static_cast<std::size_t>(std::max(0, place))));
    const GameEntry &game = *findGame(source.game().id);
    std::unique_ptr<Session> session;
    for (storage::Library *library : {static_cast<storage::Library *>(nullptr), &*m_library}) {
        session = Session::begin(game, source.setup(), library, refusal);
        if (session != nullptr && !refusal && !moves.empty())
            refusal = session->play(std::span<const Value>(moves));
        if (refusal)
            return nullptr;
    }
    return session;
}

} // namespace pegsheet::app
