// SPDX-License-Identifier: Apache-2.0
// What a match tells beside what is asked for: of the moves so far, and as far as the table wants to see it; and what undo leaves.
#include "app/empires/empiresmatch.h"
#include "app/empires/empiresview.h"
#include "model/empires/effects.h"

namespace pegsheet::app {

using namespace Qt::StringLiterals;
using namespace empires;

namespace {

const QString kAfter = u"after"_s;
const QString kUnseen = u"unseen"_s;
const QString kTotal = u"total"_s;

// What was only told of cards and places does not end it.
bool isTold(const Move &move)
{
    return std::holds_alternative<Learn>(move) || std::holds_alternative<Values>(move) || std::holds_alternative<Track>(move);
}

// The card that was laid into a row by the last move, where nobody knows what it does; none.
Card takenIn(const EmpiresMatch::Typed &match)
{
    int last = match.length() - 1;
    while (last >= 0 && isTold(match.moveAt(last)))
        --last;
    if (last < 0)
        return {};
    for (const Effect &effect : match.effectsAt(last))
        if (const auto *laid = std::get_if<Laid>(&effect);
            laid != nullptr && abilityOf(match.current(), Source(laid->card)) == nullptr)
            return laid->card;
    return {};
}

} // namespace

void EmpiresMatch::habitsKnown()
{
    m_showsAfter = habit(kAfter, false);
    m_beside.tellsUnseen = habit(kUnseen, false);
    m_showsTotal = habit(kTotal, false);
    tellTable();
}

void EmpiresMatch::setHabit(bool &habit, const QString &key, bool on)
{
    if (std::exchange(habit, on) == on)
        return;
    keepHabit(key, on);
    tellTable();
}

void EmpiresMatch::setShowsAfter(bool shows)
{
    setHabit(m_showsAfter, kAfter, shows);
}

void EmpiresMatch::setShowsUnseen(bool shows)
{
    setHabit(m_beside.tellsUnseen, kUnseen, shows);
}

void EmpiresMatch::setShowsTotal(bool shows)
{
    setHabit(m_showsTotal, kTotal, shows);
}

QString EmpiresMatch::crossing() const
{
    QStringList parts{m_dealt, empiresview::crossingText(state(), m_beside.crossings, names())};
    if (m_leftFor)
        parts.append(empiresview::changesText(*m_leftFor, state(), names()));
    parts.removeAll(QString());
    return parts.join(u'\n');
}

// Moves were made since then, none of them a correction.
bool EmpiresMatch::isPlayedOn(int length, NodeId head) const
{
    if (length < 0 || typed().length() < length || typed().nodeAt(length) != head)
        return length < 0;
    const auto isCorrection = [&](int place) { return std::holds_alternative<Correct>(typed().moveAt(place)); };
    for (int place = length; place < typed().length(); ++place)
        if (isCorrection(place))
            return false;
    return true;
}

// What lies elsewhere than before is told until the next touch, also where undo brought it back. While the past is mended nothing
// is moved on the table.
void EmpiresMatch::lookBack()
{
    m_fought.clear();
    m_dealt.clear();
    m_beside.crossings.clear();
    m_leftFor.reset();
    if (std::exchange(m_notedAt, typed().head()) != typed().head()) {
        m_beside.history = {};
        for (int place = 0; place < typed().length(); ++place)
            note(m_beside.history, typed().moveAt(place));
    }
    if (isMending())
        return;
    const State shown = std::exchange(m_shown, state());
    const bool isPlayed = isPlayedOn(m_shownLength, m_shownAt);
    // A bid that is taken back is as secret as it was.
    const bool isBid = shown.step == Step::Bids && m_shown.step == Step::Bids && typed().length() < m_shownLength;
    m_shownLength = typed().length();
    m_shownAt = typed().head();
    if (shown == m_shown)
        return;
    m_beside.crossings = crossingsBetween(shown, m_shown);
    if (!isPlayed && !isBid)
        m_leftFor = shown;
    // Bids are told once all have bid.
    if (shown.step != m_shown.step && (shown.step == Step::Bids || m_shown.step == Step::Bids))
        moveList()->retranslate();
    if (const int last = typed().length() - 1; last >= 0) {
        const State before = typed().stateBefore(last);
        m_fought = empiresview::fought(before, typed().moveAt(last));
        if (isPlayed)
            m_dealt = empiresview::dealText(before, m_shown, typed().moveAt(last));
    }
    m_taken = takenIn(typed());
}

// A Conflict card that is taken back lies ready: nobody enters its numbers again for one that was wrong.
std::function<void()> EmpiresMatch::aboutToSeek(int moves)
{
    std::optional<Campaign> undone;
    if (moves < 0)
        if (const auto *campaign = std::get_if<Campaign>(&typed().moveAt(typed().length() + moves)))
            undone = *campaign;
    return [this, show = TableMatch::aboutToSeek(moves), undone] {
        show();
        if (undone)
            (void)layReady(Typed::moveValue(*undone));
    };
}

// As a page that is opened anew.
void EmpiresMatch::retranslateOwn()
{
    m_leftFor.reset();
    m_dealt.clear();
    m_beside.crossings.clear();
    TableMatch::retranslateOwn();
}

} // namespace pegsheet::app
