// SPDX-License-Identifier: Apache-2.0
// The table while the past is mended: it goes back to before an earlier move, makes the right one, and the rest is played anew.
#include "app/match/tablematch.h"

#include "app/match/movedescription.h"
#include "app/text/errortext.h"

#include <span>
#include <utility>

namespace pegsheet::app {

using Kind = Mending::Kind;

namespace {

const QString kLaidAside = QStringLiteral("laidAside");

} // namespace

QVariantMap TableMatch::mendingChoices(int place) const
{
    if (m_mending || scoring() || place < 0 || place >= match().length())
        return {};
    const bool isRolling = match().rollsAt(place);
    // Without its end a turn would only swallow the next one; what comes before it can be put in.
    const bool isEnd = match().onlyEndsTurnAt(place);
    return {{QStringLiteral("change"), !isEnd},
            {QStringLiteral("insert"), true},
            {QStringLiteral("remove"), !isEnd},
            {QStringLiteral("wholeTurn"), isRolling}};
}

// What is begun is written down before the match goes there: killed on the way it is where it was, or goes on.
bool TableMatch::mend(int place, Kind kind)
{
    if (m_session->isSaving() || scoring() || m_mending || place < 0 || place >= match().length())
        return false;
    // Not of one that was left before.
    m_laidAside = draft();
    setMending(Mending(match(), place, kind));
    const NodeId base = m_mending->step().base;
    if (!goAlong([&] { return m_session->seek(base, base); })) {
        setMending({});
        return false;
    }
    mendingBegun(*m_mending);
    return true;
}

void TableMatch::beginMending(int place, bool inItsPlace)
{
    (void)mend(place, inItsPlace ? Kind::Change : Kind::Insert);
}

void TableMatch::beginRemoving(int place)
{
    if (mend(place, Kind::Remove))
        askRepair();
}

bool TableMatch::mendFurther(int place, bool overrules)
{
    const auto length = m_mending ? static_cast<int>(match().lineTo(m_mending->head()).size()) : 0;
    if (m_session->isSaving() || !m_mending || place < m_mending->step().from || place >= length)
        return false;
    const std::optional<Mending> before = m_mending;
    Mending further = *m_mending;
    const std::vector<Value> moves = further.goOn(match(), place, overrules ? Kind::Overrule : Kind::Change);
    setMending(further);
    const auto play = [&] { return moves.empty() || !m_session->replay(moves); };
    if (!goAlong(play)) {
        setMending(before);
        return false;
    }
    if (!overrules)
        mendingBegun(*m_mending);
    tellWhatDiffers();
    return true;
}

// Another move can be made beside it, but what it comes to is what the table wants to see.
bool TableMatch::restsMended() const
{
    return m_mending && !isAtBase() && isAtRest();
}

// Of nobody's colour: it is no turn that goes on with it.
TableMatch::Bar TableMatch::mendedBar()
{
    //: The right button once the table has made what it wanted to mend: shows what comes of it
    Bar bar{tr("Look at what it changes"), {}, true, {}, [this] { askRepair(); }, {}};
    bar.showsRepair = true;
    if (const Bar turn = turnBar(); turn.enabled && !turn.primary.isEmpty())
        bar.offer(turn.primary, turn.onPrimary, turn.detail);
    return bar;
}

// What it came for is made, and has been read: what it changes comes by itself, once all that this touch does is done.
void TableMatch::askOnceMade()
{
    const auto isDue = [this] { return restsMended() && m_news.isEmpty() && m_mending->isMade(match()); };
    if (!isDue())
        return;
    const auto ask = [this, isDue] {
        if (isDue())
            askRepair();
    };
    QMetaObject::invokeMethod(this, ask, Qt::QueuedConnection);
}

bool TableMatch::canSeeRepair() const
{
    return m_mending && (!isAtBase() || !m_mending->isFirstStep() || m_mending->step().kind == Kind::Remove);
}

QString TableMatch::mending() const
{
    const auto before = m_mending ? m_mending->mended(match()) : nullptr;
    if (before == nullptr)
        return {};
    const QString sentence = describeMove(*before, m_mending->step().place).sentence;
    switch (m_mending->step().kind) {
    case Kind::Change:
        //: Over the table while the past is mended: what is done now stands in the place of %1, a move
        return tr("Instead of: %1").arg(sentence);
    case Kind::Remove:
        //: Over the table while the past is mended: %1, a move, is left out
        return tr("Without: %1").arg(sentence);
    default:
        //: Over the table while the past is mended: what is done now comes before %1, a move
        return tr("Before: %1").arg(sentence);
    }
}

int TableMatch::earliest() const
{
    return m_mending ? static_cast<int>(match().lineTo(m_mending->step().base).size()) : 0;
}

bool TableMatch::finishMending()
{
    if (!m_mending)
        return false;
    const std::vector<Edit> wanted = m_mending->edits(match());
    if (wanted.empty()) {
        leaveMending();
        return true;
    }
    MaybeRefusal refusal;
    const NodeId head = m_mending->head();
    const auto before = m_mending->mended(match());
    const bool isMended = goAlong([&] {
        refusal = m_session->mend(wanted, head).refusal;
        return !refusal;
    });
    if (refusal)
        tell(*refusal);
    if (!isMended)
        return false;
    setMending({});
    refresh(false);
    if (before != nullptr)
        takeUpAsideOf(*before);
    // What undo takes back is the repair now.
    tellWhatDiffers();
    Q_EMIT moved();
    //: Said to those who cannot see it
    Q_EMIT happened(tr("Mended; the rest was played anew."));
    Q_EMIT mended();
    return true;
}

void TableMatch::refuseRepair()
{
    if (m_mending && m_mending->isFirstStep() && m_mending->step().kind == Kind::Remove)
        leaveMending();
}

void TableMatch::leaveMending()
{
    if (!m_mending || !goAlong([this] { return m_session->seek(m_mending->head(), m_mending->tip()); }))
        return;
    setMending({});
    refresh(false);
    restoreDraft(std::exchange(m_laidAside, {}));
    tellWhatDiffers();
}

// What was begun goes on where the table stands as it did.
void TableMatch::takeUpAsideOf(const Match &before)
{
    QVariantMap aside = std::exchange(m_laidAside, {});
    if (aside.isEmpty() || !isSamePosition(before))
        return;
    aside.insert(QStringLiteral("head"), match().head());
    restoreDraft(aside);
}

// Back to the question it came from; the first step of all is left by leaving.
void TableMatch::cancelStep()
{
    const NodeId before = m_mending->step().before;
    if (m_mending->isFirstStep() || !goAlong([&] { return m_session->seek(before, before); }))
        return;
    Mending without = *m_mending;
    without.cancelStep();
    setMending(without);
    tellWhatDiffers();
    askRepair();
}

void TableMatch::setMending(const std::optional<Mending> &mending)
{
    m_mending = mending;
    // What is told of the match while the past is mended is not what is told of it afterwards.
    m_toldAt = -1;
    Q_EMIT mendingChanged();
}

QVariantMap TableMatch::mendingDraft() const
{
    if (!m_mending)
        return {};
    QVariantMap draft = m_mending->draft();
    if (!m_laidAside.isEmpty())
        draft.insert(kLaidAside, m_laidAside);
    return draft;
}

void TableMatch::restoreMending(const QVariantMap &draft)
{
    const auto mending = Mending::restored(match(), draft);
    if (!mending)
        return;
    m_laidAside = draft.value(kLaidAside).toMap();
    setMending(mending);
    refresh(false);
}

} // namespace pegsheet::app
