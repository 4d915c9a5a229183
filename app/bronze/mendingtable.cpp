// SPDX-License-Identifier: Apache-2.0
// The table while the past is mended: it goes back to before an earlier move, makes the right one, and the rest is played anew.
#include "app/bronze/bronzematch.h"

#include "app/match/toldmove.h"
#include "app/text/errortext.h"

#include <span>

namespace pegsheet::app {

using Kind = Mending::Kind;

QVariantMap BronzeMatch::mendingChoices(int place) const
{
    if (m_mending || scoring() || place < 0 || place >= typed().length())
        return {};
    const bronze::Move &move = typed().moveAt(place);
    const bool isRolling = Mending::isRolling(move);
    // Without its end a turn would only swallow the next one; what comes before it can be put in.
    const bool isEnd = std::holds_alternative<bronze::EndTurn>(move);
    return {{QStringLiteral("change"), !isEnd},
            {QStringLiteral("insert"), true},
            {QStringLiteral("remove"), !isEnd},
            {QStringLiteral("wholeTurn"), isRolling}};
}

// What is begun is written down before the match goes there: killed on the way it is where it was, or goes on.
bool BronzeMatch::mend(int place, Kind kind)
{
    if (m_session->isKeeping() || scoring() || m_mending || place < 0 || place >= typed().length())
        return false;
    setMending(Mending(typed(), place, kind));
    const NodeId base = m_mending->step().base;
    if (!goAlong([&] { return m_session->stand(base, base); })) {
        setMending({});
        return false;
    }
    // The dice that lay there lie ready, so that one wrong die is one touch to mend.
    const bronze::Dice dice = m_mending->dice(typed());
    if (dice.size() > 0 && m_tray->realDice() && dice.size() == state().mine().cities())
        m_tray->prefill(dice);
    return true;
}

void BronzeMatch::beginMending(int place, bool inItsPlace)
{
    (void)mend(place, inItsPlace ? Kind::Change : Kind::Insert);
}

void BronzeMatch::beginRemoving(int place)
{
    if (mend(place, Kind::Remove))
        askRepair();
}

bool BronzeMatch::mendFurther(int place, bool overrules)
{
    const auto length = m_mending ? static_cast<int>(typed().lineTo(m_mending->head()).size()) : 0;
    if (m_session->isKeeping() || !m_mending || place < m_mending->step().from || place >= length)
        return false;
    const std::optional<Mending> before = m_mending;
    Mending further = *m_mending;
    const std::vector<Value> moves = further.goOn(typed(), place, overrules ? Kind::Overrule : Kind::Change);
    setMending(further);
    const auto play = [&] { return moves.empty() || !m_session->play(std::span<const Value>(moves)); };
    if (!goAlong(play)) {
        setMending(before);
        return false;
    }
    tellWhatDiffers();
    return true;
}

// Another move can be made beside it, but what it comes to is what the table wants to see.
bool BronzeMatch::restsMended() const
{
    const bool isRolling = m_stage == Roll && (m_tray->rolled() || (m_tray->realDice() && m_tray->missing() < m_tray->count()));
    return m_mending && !isAtBase() && !hasPencil() && m_stage != Trade && !isRolling;
}

// Of nobody's colour: it is no turn that goes on with it.
BronzeMatch::Bar BronzeMatch::mendedBar()
{
    //: The right button once the table has made what it wanted to mend: shows what comes of it
    Bar bar{tr("Look at what it changes"), {}, true, {}, [this] { askRepair(); }, {}};
    bar.looks = true;
    if (const Bar turn = turnBar(); turn.enabled && !turn.primary.isEmpty())
        bar.offer(turn.primary, turn.onPrimary, turn.detail);
    return bar;
}

// What it came for is made, and has been read: what it changes comes by itself, once all that this touch does is done.
void BronzeMatch::askOnceMade()
{
    const auto isDue = [this] { return restsMended() && m_news.isEmpty() && m_mending->isMade(typed()); };
    if (!isDue())
        return;
    const auto ask = [this, isDue] {
        if (isDue())
            askRepair();
    };
    QMetaObject::invokeMethod(this, ask, Qt::QueuedConnection);
}

bool BronzeMatch::canSeeRepair() const
{
    return m_mending && (!isAtBase() || !m_mending->isFirstStep() || m_mending->step().kind == Kind::Remove);
}

QString BronzeMatch::mending() const
{
    const auto before = m_mending ? m_mending->mended(typed()) : nullptr;
    if (before == nullptr)
        return {};
    const QString sentence = toldMove(*before, m_mending->step().place).sentence;
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

int BronzeMatch::earliest() const
{
    return m_mending ? static_cast<int>(typed().lineTo(m_mending->step().base).size()) : 0;
}

bool BronzeMatch::finishMending()
{
    if (!m_mending)
        return false;
    const std::vector<Edit> wanted = m_mending->edits(typed());
    if (wanted.empty()) {
        leaveMending();
        return true;
    }
    MaybeRefusal refusal;
    const NodeId head = m_mending->head();
    const bool isMended = goAlong([&] {
        refusal = m_session->mend(wanted, head).refusal;
        return !refusal;
    });
    if (refusal)
        tell(*refusal);
    if (!isMended)
        return false;
    setMending({});
    // What undo takes back is the repair now.
    tellWhatDiffers();
    Q_EMIT moved();
    //: Said to those who cannot see it
    Q_EMIT happened(tr("Mended; the rest was played anew."));
    Q_EMIT mended();
    return true;
}

void BronzeMatch::refuseRepair()
{
    if (m_mending && m_mending->isFirstStep() && m_mending->step().kind == Kind::Remove)
        leaveMending();
}

void BronzeMatch::leaveMending()
{
    if (!m_mending || !goAlong([this] { return m_session->stand(m_mending->head(), m_mending->tip()); }))
        return;
    setMending({});
    tellWhatDiffers();
}

// Back to the question it came from; the first step of all is left by leaving.
void BronzeMatch::giveUpStep()
{
    const NodeId before = m_mending->step().before;
    if (m_mending->isFirstStep() || !goAlong([&] { return m_session->stand(before, before); }))
        return;
    Mending without = *m_mending;
    without.giveUpStep();
    setMending(without);
    tellWhatDiffers();
    askRepair();
}

void BronzeMatch::setMending(const std::optional<Mending> &mending)
{
    m_mending = mending;
    Q_EMIT mendingChanged();
}

// True, and all is shown as it stands then, when the match went there.
bool BronzeMatch::goAlong(const std::function<bool()> &move)
{
    bool isGone = false;
    if (m_session->isKeeping() || !guarded([&] { isGone = move(); }) || !isGone)
        return false;
    showAnew();
    return true;
}

QVariantMap BronzeMatch::mendingDraft() const
{
    return m_mending ? m_mending->draft() : QVariantMap();
}

void BronzeMatch::takeUpMending(const QVariantMap &draft)
{
    const auto mending = Mending::takenUp(typed(), draft);
    if (!mending)
        return;
    setMending(mending);
    tellWhatDiffers();
}

} // namespace pegsheet::app
