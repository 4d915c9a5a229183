// SPDX-License-Identifier: Apache-2.0
// Dice that are rolled: entered from the table one touch a die, or rolled by the app.
#include "app/nations/nationspool.h"

#include "app/nations/nationswords.h"

#include <algorithm>

namespace pegsheet::app {

using namespace nations;

namespace {

Amounts<Colour> coloursIn(const std::vector<DieFace> &faces)
{
    Amounts<DieFace> amounts;
    for (const DieFace face : faces)
        ++amounts[face];
    return coloursOf(amounts);
}

} // namespace

Amounts<Colour> NationsPool::missing() const
{
    Amounts<Colour> missing;
    const Amounts<Colour> entered = coloursIn(m_begun.entered);
    for (const Colour colour : kAll<Colour>)
        missing[colour] = static_cast<std::uint8_t>(m_begun.mode == Rolling ? m_state.mine().toRoll[colour] - entered[colour] : 0);
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
            return tr("%1: the card library does not know all six faces yet, so the app cannot roll them.")
                .arg(termText("colour", nameOf(colour)));
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
    if (play(Roll{faces}))
        return;
    // The last one is entered again.
    m_begun.entered.pop_back();
    Q_EMIT changed();
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
    play(Roll{faces});
}

} // namespace pegsheet::app
