// SPDX-License-Identifier: Apache-2.0
// Matches played back, and copies of them to play on.
#include "app/application.h"

#include "app/example.h"
#include "app/match/gametable.h"
#include "app/match/records.h"
#include "app/text/errortext.h"
#include "model/catalog.h"

#include <algorithm>

namespace pegsheet::app {

// The line to the head, or to another node.
Application::Copied Application::lineOf(Session &session, int tip, MaybeRefusal &refusal) const
{
    const Match &match = session.match();
    if (tip < 0 || tip > match.nodeCount()) {
        refusal = Refusal{"input.outOfRange", {{"field", "tip"}, {"value", tip}, {"min", 0}, {"max", match.nodeCount()}}};
        return {};
    }
    Copied copied{match.branch(tip == 0 ? match.head() : tip), session.entry().startedAt, session.uid()};
    const QList<NodeId> hinted = m_assistances->of(session.uid()).hinted;
    for (int place = 0; tip == 0 && !hinted.isEmpty() && place < match.length(); ++place)
        if (hinted.contains(match.nodeAt(place)))
            copied.hinted.append(place);
    return copied;
}

// Any match as it stands, apart from where it is kept; null, and the refusal, where it cannot be read.
Application::Copied Application::copyOf(qlonglong matchId, int tip, MaybeRefusal &refusal)
{
    if (m_match && (matchId == 0 || matchId == m_match->id().value))
        return lineOf(m_match->session(), tip, refusal);
    if (!m_library) {
        refusal = m_problem;
        return {};
    }
    const auto session = Session::open(*m_library, {matchId}, refusal);
    if (session == nullptr || !hasPages(session->match(), refusal))
        return {};
    return lineOf(*session, tip, refusal);
}

bool Application::beginReplay(qlonglong matchId, int place, int tip)
{
    MaybeRefusal refusal;
    try {
        Copied copied = copyOf(matchId, tip, refusal);
        // What could be read of a damaged match can be looked at.
        if (refusal)
            Q_EMIT refused(errorText(*refusal));
        if (copied.match == nullptr)
            return false;
        const bool isOpen = m_match && (matchId == 0 || matchId == m_match->id().value);
        const qlonglong id = isOpen ? m_match->id().value : matchId;
        Replay::About about{id, tip, copied.begunAt, isOpen, m_library.has_value(), m_settings->reviews()};
        if (about.isReviewed && about.canPlayOn && tip == 0)
            about.kept = keptReview({id});
        about.hinted = copied.hinted;
        auto replay = std::make_unique<Replay>(std::move(copied.match), about);
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

// What was found of the line on which a match stands is kept beside it.
MatchReview::Kept Application::keptReview(storage::MatchId id)
{
    if (!m_library || id.value <= 0)
        return {};
    MatchReview::Kept kept;
    try {
        kept.found = m_library->review(id);
    } catch (const storage::Error &) {
        kept.found.clear(); // it is found anew, and a match in memory is reviewed all the same
    }
    kept.keep = [this, id](const std::string &found) {
        try {
            if (m_library)
                m_library->saveReview(id, found);
        } catch (const storage::Error &) {
            return; // it is found anew the next time
        }
    };
    return kept;
}

void Application::attendReview()
{
    connect(m_settings, &Settings::reviewsChanged, this, &Application::renewReview);
    connect(this, &Application::matchChanged, this, [this] {
        m_reviewed.clear();
        renewReview();
        if (m_match)
            connect(m_match.get(), &TableMatch::changed, this, &Application::renewReview);
    });
}

// A match that is over is reviewed as it stands. One more move, or one less, and nothing is left of what was begun.
void Application::renewReview()
{
    const bool isWanted = m_match && m_match->over() && !m_match->scoring() && m_match->mending().isEmpty() && m_settings->reviews()
        && findGame(m_match->session().match().game().id)->knowsChances;
    const QString reviewed = isWanted ? m_match->position() : QString();
    if (reviewed == m_reviewed && (m_review != nullptr) == isWanted)
        return;
    m_reviewed = reviewed;
    // Bindings may look at the one before until they hear of this one.
    const auto former = std::move(m_review);
    if (isWanted) {
        const auto line = [this] {
            const Match &played = m_match->session().match();
            return played.branch(played.head());
        };
        m_review = std::make_unique<MatchReview>(
            MatchReview::Subject{line, nullptr, m_match->names(), m_match->marks(), keptReview(m_match->id())});
    }
    Q_EMIT reviewChanged();
}

void Application::endReplay()
{
    const auto former = std::exchange(m_replay, nullptr);
    if (former)
        Q_EMIT replayChanged();
}

bool Application::copyFrom(qlonglong matchId, int place, int tip)
{
    MaybeRefusal refusal = m_problem;
    Copied source;
    try {
        source = refusal ? Copied() : copyOf(matchId, tip, refusal);
    } catch (const storage::Error &error) {
        refusal = error.refusal();
    }
    return enterCopy(source, place, std::move(refusal));
}

bool Application::offersExample(const QString &game)
{
    const std::string id = game.toStdString();
    bool isWanted = false;
    if (!gameTable(id).example.empty())
        useLibrary([&](storage::Library &library) {
            isWanted = library.find({storage::Wanted::Which::All, storage::Wanted::Order::Changed, id, {}, {}}, 0, 1).empty();
        });
    return isWanted;
}

bool Application::openExample(const QString &game)
{
    MaybeRefusal refusal = m_problem;
    const std::string id = game.isEmpty() ? std::string(gameTables().front()->game) : game.toStdString();
    const Copied source{refusal ? nullptr : exampleMatch(id, refusal), 0, std::string(kExampleUid)};
    return enterCopy(source, source.match == nullptr ? 0 : source.match->length(), std::move(refusal));
}

bool Application::enterCopy(const Copied &source, int place, MaybeRefusal refusal)
{
    try {
        auto session = refusal || source.match == nullptr ? nullptr : copiedUpTo(source, place, refusal);
        if (session != nullptr) {
            Assistance assistance = m_assistances->of(source.uid);
            assistance.hinted.clear();
            if (!assistance.isNone())
                m_assistances->remember(session->uid(), assistance);
            enter(std::move(session), m_settings->realDice());
            return true;
        }
    } catch (const storage::Error &error) {
        refusal = error.refusal();
    }
    Q_EMIT refused(errorText(refusal.value_or(Refusal{"storage.io", {}})));
    return false;
}

QStringList Application::records() const
{
    if (!m_match || !m_match->over() || !m_library)
        return {};
    try {
        return recordsOf(*m_library, m_match->session().entry());
    } catch (const storage::Error &) {
        return {};
    }
}

// A new match of its own with the same set-up and as many moves; null, and nothing is kept, where the rules of today refuse one.
std::unique_ptr<Session> Application::copiedUpTo(const Copied &source, int place, MaybeRefusal &refusal)
{
    const Match &whole = *source.match;
    const int moves = std::clamp(place, 0, whole.length());
    auto part = whole.branch(whole.nodeAt(moves));
    if (part == nullptr) {
        refusal = Refusal{"storage.damaged", {}};
        return nullptr;
    }
    storage::MatchEntry copy;
    copy.uid = newUid();
    copy.game = part->game().id;
    copy.rulesVersion = part->game().rulesVersion;
    copy.setup = part->setup();
    copy.played = 0;
    copy.origin = storage::Origin{source.uid, moves};
    return Session::create(std::move(part), copy, storageTarget());
}

} // namespace pegsheet::app
