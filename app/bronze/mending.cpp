// SPDX-License-Identifier: Apache-2.0
// Mending the past: the table goes back to before an earlier move, makes the right one, and the rest is played anew.
#include "app/bronze/bronzematch.h"

#include "app/match/toldmove.h"
#include "app/text/errortext.h"

#include <algorithm>
#include <utility>

namespace pegsheet::app {

namespace {

const QString kHead = QStringLiteral("head");
const QString kTip = QStringLiteral("tip");
const QString kPlace = QStringLiteral("place");
const QString kFrom = QStringLiteral("from");
const QString kInItsPlace = QStringLiteral("inItsPlace");

bool isRolling(const bronze::Move &move)
{
    return move.index() <= static_cast<std::size_t>(bronze::Kind::Choose);
}

bool isEndTurn(const Value &move)
{
    const Value *type = move.find("type");
    return type != nullptr && type->text() != nullptr && *type->text() == bronze::EndTurn::kType;
}

} // namespace

// The rolling of a turn is one step: a wrong die is mended with the others that lay beside it.
void BronzeMatch::beginMending(int place, bool inItsPlace)
{
    if (m_session->isKeeping() || scoring() || m_mending || place < 0 || place >= typed().length())
        return;
    int first = place;
    int last = place + 1;
    if (isRolling(typed().moveAt(place))) {
        while (first > 0 && !std::holds_alternative<bronze::Roll>(typed().moveAt(first)))
            --first;
        while (last < typed().length() && isRolling(typed().moveAt(last))
               && !std::holds_alternative<bronze::Roll>(typed().moveAt(last)))
            ++last;
    }
    const Mending begun{typed().head(), typed().tip(), place, inItsPlace ? last : first, inItsPlace};
    const bronze::Dice dice = typed().stateAt(last - (last < typed().length() ? 0 : 1)).dice;
    const NodeId node = typed().nodeAt(first);
    if (!goAlong([&] { return m_session->stand(node, node); }))
        return;
    setMending(begun);
    // The dice that lay there lie ready, so that one wrong die is one touch to mend.
    if (inItsPlace && last > first + 1 && m_tray->realDice() && dice.size() == state().mine().cities())
        m_tray->prefill(dice);
}

// What is now in the place of what was there, from the first difference to where the rest goes on.
std::vector<Edit> BronzeMatch::edits() const
{
    std::vector<Edit> edits;
    if (!m_mending)
        return edits;
    const std::vector<NodeId> was = typed().lineTo(m_mending->head);
    const std::vector<NodeId> is = typed().lineTo(typed().head());
    const auto [before, now] = std::mismatch(was.begin(), was.end(), is.begin(), is.end());
    const int shared = static_cast<int>(before - was.begin());
    const int from = std::max(shared, m_mending->from);
    for (auto node = now; node != is.end(); ++node)
        edits.push_back({Edit::Kind::Insert, shared, typed().node(*node).move});
    for (int gone = shared; gone < from; ++gone)
        edits.push_back({Edit::Kind::Remove, gone, {}});
    return edits;
}

QString BronzeMatch::mending() const
{
    if (!m_mending)
        return {};
    const auto before = typed().branch(m_mending->head);
    if (before == nullptr)
        return {};
    const QString sentence = toldMove(*before, m_mending->place).sentence;
    //: Over the table while the past is mended: what is done now stands in the place of a move, or before it; %1 that move
    return (m_mending->inItsPlace ? tr("Instead of: %1") : tr("Before: %1")).arg(sentence);
}

QVariantMap BronzeMatch::repair() const
{
    const auto before = m_mending ? typed().branch(m_mending->head) : nullptr;
    if (before == nullptr)
        return {};
    const Repair repair = pegsheet::repair(*before, edits());
    const Match &after = repair.after != nullptr ? *repair.after : *before;
    const Standing was = before->standing();
    const Standing is = after.standing();
    QVariantList players;
    for (int seat = 0; seat < state().players; ++seat)
        players.append(QVariantMap{{QStringLiteral("name"), m_names.at(seat)},
                                   {QStringLiteral("mark"), m_sheets.at(seat)->mark()},
                                   {QStringLiteral("before"), was.scores.at(static_cast<std::size_t>(seat))},
                                   {QStringLiteral("after"), is.scores.at(static_cast<std::size_t>(seat))}});
    QVariantList broken;
    const Array log = before->log();
    for (const Broken &each : repair.broken)
        // That a turn ends where it has ended already is no loss.
        if (!isEndTurn(log[static_cast<std::size_t>(each.at)]))
            broken.append(QVariantMap{{QStringLiteral("sentence"), toldMove(*before, each.at).sentence},
                                      {QStringLiteral("reason"), errorText(each.refusal)}});
    return {{QStringLiteral("title"), mending()},
            {QStringLiteral("players"), players},
            {QStringLiteral("broken"), broken}};
}

bool BronzeMatch::finishMending()
{
    if (!m_mending)
        return false;
    const std::vector<Edit> wanted = edits();
    if (wanted.empty()) {
        leaveMending();
        return true;
    }
    MaybeRefusal refusal;
    const bool isMended = goAlong([&] {
        refusal = m_session->mend(wanted, m_mending->head).refusal;
        return !refusal;
    });
    if (refusal)
        tell(*refusal);
    if (!isMended)
        return false;
    setMending({});
    Q_EMIT moved();
    //: Said to those who cannot see it
    Q_EMIT happened(tr("Mended; the rest was played anew."));
    return true;
}

void BronzeMatch::leaveMending()
{
    if (m_mending && goAlong([this] { return m_session->stand(m_mending->head, m_mending->tip); }))
        setMending({});
}

void BronzeMatch::setMending(std::optional<Mending> mending)
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
    if (!m_mending)
        return {};
    return {{kHead, m_mending->head},
            {kTip, m_mending->tip},
            {kPlace, m_mending->place},
            {kFrom, m_mending->from},
            {kInItsPlace, m_mending->inItsPlace}};
}

void BronzeMatch::takeUpMending(const QVariantMap &draft)
{
    const int head = draft.value(kHead).toInt();
    const int tip = draft.value(kTip).toInt();
    if (head < 1 || head > typed().nodeCount() || tip < 1 || tip > typed().nodeCount())
        return;
    const int length = static_cast<int>(typed().lineTo(head).size());
    const int place = draft.value(kPlace).toInt();
    const int from = draft.value(kFrom).toInt();
    if (place >= 0 && place < length && from >= 0 && from <= length)
        setMending(Mending{head, tip, place, from, draft.value(kInItsPlace).toBool()});
}

} // namespace pegsheet::app
