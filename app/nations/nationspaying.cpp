// SPDX-License-Identifier: Apache-2.0
// Touches on dice and chits, and the moves they become. What is begun is kept as {"entered": ["whiteGold"]}, or as {"mode":
// "rerolling", "dice": {"whiteGold": 1}, "chits": {}}.
#include "app/nations/nationspool.h"

#include "app/nations/nationswords.h"
#include "model/nations/rules.h"

#include <algorithm>
#include <utility>

namespace pegsheet::app {

using namespace nations;

namespace {

const QString kEntered = QStringLiteral("entered");
const QString kRerolling = QStringLiteral("rerolling");
const QString kDice = QStringLiteral("dice");
const QString kChits = QStringLiteral("chits");

template <typename E>
QVariantMap countsOf(const Amounts<E> &amounts)
{
    QVariantMap map;
    for (const E e : kAll<E>)
        if (amounts[e] > 0)
            map.insert(nationswords::key(e), amounts[e]);
    return map;
}

template <typename E>
void readCounts(const QVariant &counts, const Amounts<E> &most, Amounts<E> &amounts)
{
    const QVariantMap map = counts.toMap();
    for (const E e : kAll<E>)
        amounts[e] = static_cast<std::uint8_t>(qBound(0, map.value(nationswords::key(e)).toInt(), int(most[e])));
}

Amounts<Colour> coloursIn(const std::vector<DieFace> &faces)
{
    Amounts<DieFace> amounts;
    for (const DieFace face : faces)
        ++amounts[face];
    return coloursOf(amounts);
}

} // namespace

// Rolling -------------------------------------------------------------------------------------------------

Amounts<Colour> NationsPool::missing() const
{
    Amounts<Colour> missing;
    const Amounts<Colour> entered = coloursIn(m_begun.entered);
    for (const Colour colour : kAll<Colour>)
        missing[colour] = static_cast<std::uint8_t>(
            m_begun.mode == Rolling ? m_state.mine().toRoll[colour] - entered[colour] : 0);
    return missing;
}

QVariantList NationsPool::toRoll() const
{
    QVariantList list;
    if (m_begun.mode != Rolling)
        return list;
    const Amounts<Colour> left = missing();
    for (const Colour colour : kAll<Colour>)
        if (const int count = m_state.mine().toRoll[colour]; count > 0)
            list.append(QVariantMap{{QStringLiteral("colour"), static_cast<int>(colour)},
                                    {QStringLiteral("count"), count},
                                    {QStringLiteral("missing"), left[colour]}});
    return list;
}

int NationsPool::colour() const
{
    const Amounts<Colour> left = missing();
    for (const Colour colour : kAll<Colour>)
        if (left[colour] > 0)
            return static_cast<int>(colour);
    return -1;
}

QVariantList NationsPool::faces() const
{
    QVariantList list;
    if (colour() < 0)
        return list;
    const auto asked = static_cast<Colour>(colour());
    for (int place = 0; place < kFaceCount[asked]; ++place) {
        const DieFace face = faceAt(asked, place);
        list.append(QVariantMap{{QStringLiteral("face"), static_cast<int>(face)},
                                {QStringLiteral("colour"), colour()},
                                {QStringLiteral("symbol"), static_cast<int>(kFaces[face].symbol)},
                                {QStringLiteral("n"), kFaces[face].n},
                                {QStringLiteral("text"), termText("dieFace", nameOf(face))}});
    }
    return list;
}

QVariantList NationsPool::entered() const
{
    QVariantList list;
    for (const DieFace face : kAll<DieFace>)
        if (const auto count = std::count(m_begun.entered.begin(), m_begun.entered.end(), face); count > 0)
            list.append(QVariantMap{{QStringLiteral("face"), static_cast<int>(face)},
                                    {QStringLiteral("colour"), static_cast<int>(kFaces[face].colour)},
                                    {QStringLiteral("symbol"), static_cast<int>(kFaces[face].symbol)},
                                    {QStringLiteral("n"), kFaces[face].n},
                                    {QStringLiteral("count"), static_cast<int>(count)}});
    return list;
}

bool NationsPool::canRoll() const
{
    return m_begun.mode == Rolling && whyNot().isEmpty();
}

QString NationsPool::whyNot() const
{
    const Amounts<Colour> left = missing();
    for (const Colour colour : kAll<Colour>)
        if (left[colour] > 0 && (m_cards == nullptr || !m_cards->faces(colour)))
            //: Why the app cannot roll: %1 "White dice"
            return tr("%1: the card library does not know all six faces yet.").arg(termText("colour", nameOf(colour)));
    return {};
}

void NationsPool::enter(int face)
{
    if (m_begun.mode != Rolling || face < 0 || face >= static_cast<int>(kCount<DieFace>))
        return;
    const auto shown = static_cast<DieFace>(face);
    if (missing()[kFaces[shown].colour] == 0)
        return;
    m_begun.entered.push_back(shown);
    if (missing().total() > 0)
        return Q_EMIT changed();
    Amounts<DieFace> faces;
    for (const DieFace each : m_begun.entered)
        ++faces[each];
    rollWith(faces);
}

void NationsPool::rollWith(const Amounts<DieFace> &faces)
{
    // The last one is entered again where it was not made.
    if (!play(Roll{faces}) && !m_begun.entered.empty()) {
        m_begun.entered.pop_back();
        Q_EMIT changed();
    }
}

void NationsPool::clearEntered()
{
    m_begun.entered.clear();
    Q_EMIT changed();
}

void NationsPool::rollAll()
{
    if (!canRoll())
        return;
    Amounts<DieFace> faces;
    for (const DieFace each : m_begun.entered)
        ++faces[each];
    const Amounts<Colour> left = missing();
    for (const Colour colour : kAll<Colour>)
        for (int die = 0; die < left[colour]; ++die)
            ++faces[m_cards->faces(colour)->at(static_cast<std::size_t>(m_throws()))];
    rollWith(faces);
}

// Paying, spending, rolling again, giving back --------------------------------------------------------------

bool NationsPool::beginPaying(const Move &move, std::function<void(bool)> done)
{
    if (!m_state.isFull())
        return false;
    m_begun.unpaid = move;
    m_begun.onTried = std::move(done);
    begin(Paying);
    // Everything that could be given, to hear what is still missing.
    if (m_begun.ways.empty()) {
        const Symbol wanted = symbol();
        Pieces all;
        const Worth worth = worthOf({there().dice, {}}, wanted);
        for (const DieFace face : kAll<DieFace>)
            if (kFaces[face].symbol == wanted || isTradable(wanted))
                all.dice[face] = there().dice[face];
        if (isTradable(wanted) && worth.traded % kDiceATrade != 0)
            for (const DieFace face : kAll<DieFace>)
                if (kFaces[face].symbol != wanted && all.dice[face] > 0) {
                    --all.dice[face];
                    break;
                }
        all.chits[chitOf(wanted)] = there().chits[chitOf(wanted)];
        m_begun.taken = all;
    }
    const auto refusal = refuses(m_state, moveWith(m_begun.taken));
    if (refusal) {
        begin(Idle);
        Q_EMIT refused(*refusal);
        return false;
    }
    return m_begun.ways.size() == 1 ? play(moveWith(m_begun.taken)) : true;
}

void NationsPool::beginReroll()
{
    if (!m_state.isFull())
        return;
    m_begun.mode = Rerolling;
    const auto refusal = refuses(m_state, Reroll());
    if (refusal && refusal->code != "nations.nothingRerolled") {
        begin(modeNow());
        Q_EMIT refused(*refusal);
        return;
    }
    begin(Rerolling);
}

void NationsPool::touchPiece(int index)
{
    const int kinds = static_cast<int>(kCount<DieFace> + kCount<Chit>);
    if (m_begun.mode == Idle || m_begun.mode == Rolling || index < 0 || index >= kinds)
        return;
    const auto chits = static_cast<int>(kCount<DieFace>);
    const auto at = static_cast<std::size_t>(index < chits ? index : index - chits);
    Pieces next = m_begun.taken;
    std::uint8_t &taken = index < chits ? next.dice.values.at(at) : next.chits.values.at(at);
    const int most = index < chits ? there().dice.values.at(at) : there().chits.values.at(at);
    if (most == 0 || (m_begun.mode == Rerolling && index >= chits))
        return;
    taken = static_cast<std::uint8_t>(taken < most ? taken + 1 : 0);
    if (const auto refusal = whyNotTaken(next)) {
        // One more than go back: none of them instead.
        if (m_begun.mode != Giving || taken <= 1)
            return Q_EMIT refused(*refusal);
        taken = 0;
    }
    m_begun.taken = next;
    Q_EMIT changed();
}

void NationsPool::takeWay(int way)
{
    if (way < 0 || way >= static_cast<int>(m_begun.ways.size()))
        return;
    m_begun.taken = m_begun.ways[static_cast<std::size_t>(way)];
    Q_EMIT changed();
}

void NationsPool::finish()
{
    if (m_begun.mode != Idle && m_begun.mode != Rolling)
        play(moveWith(m_begun.taken));
}

// What was not made is still begun, whatever was shown in between.
bool NationsPool::play(const Move &move)
{
    const Begun begun = m_begun;
    const bool isMade = m_play(std::span(&move, 1));
    if (!isMade) {
        m_begun = begun;
        Q_EMIT changed();
    }
    if (begun.onTried)
        begun.onTried(isMade);
    return isMade;
}

void NationsPool::cancel()
{
    begin(modeNow());
}

void NationsPool::rubOut()
{
    if (m_begun.mode != Rolling || m_begun.entered.empty())
        return cancel();
    m_begun.entered.pop_back();
    Q_EMIT changed();
}

QVariantMap NationsPool::draft() const
{
    if (m_begun.mode == Paying || !hasPencil())
        return {};
    if (m_begun.mode == Rolling) {
        QVariantList entered;
        for (const DieFace face : m_begun.entered)
            entered.append(nationswords::key(face));
        return {{kEntered, entered}};
    }
    return {{kRerolling, m_begun.mode == Rerolling}, {kDice, countsOf(m_begun.taken.dice)}, {kChits, countsOf(m_begun.taken.chits)}};
}

void NationsPool::takeUp(const QVariantMap &draft)
{
    if (draft.isEmpty())
        return;
    if (draft.value(kRerolling).toBool())
        beginReroll();
    for (const QVariant &name : draft.value(kEntered).toList()) {
        const auto face = fromName<DieFace>(name.toString().toStdString());
        // One is left to be entered: nothing is made by itself.
        if (face && missing()[kFaces[*face].colour] > 0 && missing().total() > 1)
            m_begun.entered.push_back(*face);
    }
    if (draft.contains(kDice) && m_begun.mode != Idle && m_begun.mode != Rolling && m_begun.mode != Paying) {
        Pieces read;
        readCounts(draft.value(kDice), there().dice, read.dice);
        readCounts(draft.value(kChits), there().chits, read.chits);
        if (!whyNotTaken(read))
            m_begun.taken = read;
    }
    Q_EMIT changed();
}

} // namespace pegsheet::app
