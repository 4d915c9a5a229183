// SPDX-License-Identifier: Apache-2.0
#include "app/match/mending.h"

#include "app/text/errortext.h"

#include <algorithm>
#include <utility>

namespace pegsheet::app {

namespace {

const QString kHead = QStringLiteral("head");
const QString kTip = QStringLiteral("tip");
const QString kSteps = QStringLiteral("steps");
const QString kKind = QStringLiteral("kind");
const QString kPlace = QStringLiteral("place");
const QString kFrom = QStringLiteral("from");
const QString kBase = QStringLiteral("base");
const QString kBefore = QStringLiteral("before");
const QString kLeft = QStringLiteral("left");
const QString kReason = QStringLiteral("reason");

struct Span
{
    int first = 0;
    int last = 0; ///< behind the last
};

Span turnAround(const Match &line, int place)
{
    Span turn{place, place};
    while (turn.first > 0 && !line.endsTurnAt(turn.first - 1))
        --turn.first;
    turn.last = std::min(line.endOfTurn(place) + 1, line.length());
    return turn;
}

// The rolling of a turn is one step: a wrong die is mended with the others that lay beside it.
Span rollingAround(const Match &line, int place)
{
    Span rolling{place, place + 1};
    while (rolling.first > 0 && !line.beginsRollingAt(rolling.first))
        --rolling.first;
    while (rolling.last < line.length() && line.rollsAt(rolling.last) && !line.beginsRollingAt(rolling.last))
        ++rolling.last;
    return rolling;
}

Span spanOf(const Match &line, int place, Mending::Kind kind)
{
    if (!line.rollsAt(place) || kind == Mending::Kind::Overrule)
        return {place, place + 1};
    return kind == Mending::Kind::Remove ? turnAround(line, place) : rollingAround(line, place);
}

std::string_view typeOf(const Value &move)
{
    return *move.find("type")->text();
}

// From where on the moves of the line follow.
int followedFrom(const Span &span, Mending::Kind kind)
{
    const bool stays = kind == Mending::Kind::Insert || kind == Mending::Kind::Overrule;
    return stays ? span.first : span.last;
}

bool has(const std::vector<NodeId> &line, NodeId node)
{
    return node == 0 || std::find(line.begin(), line.end(), node) != line.end();
}

QVariantMap draftOf(const Mending::Step &step)
{
    QVariantList left;
    for (const Mending::Left &each : step.left)
        left.append(QVariantMap{{kPlace, each.place}, {kReason, each.reason}});
    return {{kKind, static_cast<int>(step.kind)},
            {kPlace, step.place},
            {kFrom, step.from},
            {kBase, step.base},
            {kBefore, step.before},
            {kLeft, left}};
}

Mending::Step stepOf(const QVariantMap &draft)
{
    Mending::Step step{static_cast<Mending::Kind>(qBound(0, draft.value(kKind).toInt(), static_cast<int>(Mending::Kind::Overrule))),
                       draft.value(kPlace).toInt(),
                       draft.value(kFrom).toInt(),
                       draft.value(kBase).toInt(),
                       draft.value(kBefore).toInt(),
                       {}};
    for (const QVariant &each : draft.value(kLeft).toList())
        step.left.push_back({each.toMap().value(kPlace).toInt(), each.toMap().value(kReason).toString()});
    return step;
}

} // namespace

Mending::Mending(const Match &match, int place, Kind kind) : m_head(match.head()), m_tip(match.tip())
{
    const Span span = spanOf(match, place, kind);
    m_steps.push_back({kind, place, followedFrom(span, kind), match.nodeAt(span.first), m_head, {}});
}

std::vector<Mending::Left> Mending::left() const
{
    std::vector<Left> all;
    for (const Step &step : m_steps)
        all.insert(all.end(), step.left.begin(), step.left.end());
    return all;
}

std::vector<Value> Mending::goOn(const Match &match, int place, Kind kind)
{
    const auto was = mended(match);
    const auto now = match.branch(match.head());
    const Span span = spanOf(*was, place, kind);
    const int first = std::max(span.first, step().from);
    std::vector<Value> moves;
    std::vector<Left> left;
    for (int next = step().from; next < first; ++next) {
        Value move = was->node(was->nodeAt(next + 1)).move;
        const MaybeRefusal refusal = now->replay(move);
        if (!refusal)
            moves.push_back(std::move(move));
        else if (!now->isNeedless(move))
            left.push_back({next, errorText(*refusal)});
    }
    const NodeId base = moves.empty() ? match.head() : match.nodeCount() + static_cast<NodeId>(moves.size());
    m_steps.push_back({kind, place, std::max(first, followedFrom(span, kind)), base, match.head(), std::move(left)});
    return moves;
}

// From the first difference to where the rest goes on.
std::vector<Edit> Mending::edits(const Match &match) const
{
    const std::vector<NodeId> was = match.lineTo(m_head);
    const std::vector<NodeId> is = match.lineTo(match.head());
    const auto [before, now] = std::mismatch(was.begin(), was.end(), is.begin(), is.end());
    const int shared = static_cast<int>(before - was.begin());
    std::vector<Edit> edits;
    // All of them are made already, and were judged then.
    for (auto node = now; node != is.end(); ++node)
        edits.push_back({Edit::Kind::Insert, shared, match.node(*node).move, true});
    for (int gone = shared; gone < step().from; ++gone)
        edits.push_back({Edit::Kind::Remove, gone, {}});
    return edits;
}

bool Mending::isMade(const Match &match) const
{
    const auto was = mended(match);
    const auto base = static_cast<int>(match.lineTo(step().base).size());
    const Value chosen = was->node(was->nodeAt(step().place + 1)).move;
    bool isEnded = false;
    bool isAlike = false;
    for (int place = base; place < match.length(); ++place) {
        const Value made = match.node(match.nodeAt(place + 1)).move;
        isEnded = isEnded || match.endsTurnAt(place);
        isAlike = isAlike || typeOf(made) == (step().kind == Kind::Overrule ? "correct" : typeOf(chosen));
    }
    if (isEnded || step().kind == Kind::Overrule)
        return isEnded || isAlike;
    if (step().kind != Kind::Change || base == match.length())
        return false;
    return was->rollsAt(step().place) ? !match.isRolling() : isAlike;
}

int Mending::rolledAt(const Match &mended) const
{
    if (step().kind != Kind::Change || !mended.rollsAt(step().place))
        return -1;
    return step().from - (step().from < mended.length() ? 0 : 1);
}

bool Mending::shiftsTurns(const Match &before, const Repair &repair) const
{
    if (repair.after == nullptr)
        return false;
    const auto isBroken = [&](int place) {
        return std::any_of(repair.broken.begin(), repair.broken.end(), [=](const Broken &each) { return each.at == place; });
    };
    // From the end, where all that holds follows one after the other.
    int now = repair.after->length();
    for (int place = before.length() - 1; place >= step().from; --place)
        if (!isBroken(place) && before.playerAt(place) != repair.after->playerAt(--now) && !before.isEverybodysTurnAt(place))
            return true;
    return false;
}

QVariantMap Mending::draft() const
{
    QVariantList steps;
    for (const Step &step : m_steps)
        steps.append(draftOf(step));
    return {{kHead, m_head}, {kTip, m_tip}, {kSteps, steps}};
}

// The match stands on it or behind it, and not at the end of the repair.
bool Mending::fits(const Match &match, const Step &step) const
{
    const std::vector<NodeId> now = match.lineTo(match.head());
    const auto length = static_cast<int>(match.lineTo(m_head).size());
    const auto isDone = [&](const Mend &mend) { return mend.before == m_head && has(now, mend.end); };
    return step.place >= 0 && step.place < length && step.from >= 0 && step.from <= length && !has(now, m_head)
        && has(now, step.base) && std::none_of(match.mends().begin(), match.mends().end(), isDone);
}

std::optional<Mending> Mending::restored(const Match &match, const QVariantMap &draft)
{
    Mending mending;
    mending.m_head = draft.value(kHead).toInt();
    mending.m_tip = draft.value(kTip).toInt();
    const NodeId nodes = match.nodeCount();
    if (mending.m_head < 1 || mending.m_head > nodes || mending.m_tip < 1 || mending.m_tip > nodes)
        return std::nullopt;
    for (const QVariant &each : draft.value(kSteps).toList())
        if (const Step step = stepOf(each.toMap()); mending.fits(match, step))
            mending.m_steps.push_back(step);
    return mending.m_steps.empty() ? std::nullopt : std::optional(mending);
}

} // namespace pegsheet::app
