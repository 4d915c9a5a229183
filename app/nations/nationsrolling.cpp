// SPDX-License-Identifier: Apache-2.0
// Dice that are rolled: entered from the table one touch a die, or rolled by the app.
#include "app/nations/nationspool.h"

#include "app/nations/nationswords.h"

#include <algorithm>

namespace pegsheet::app {

using namespace nations;

QVariantList NationsPool::toRoll() const
{
    QVariantList list;
    if (mode() != Rolling)
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
        if (const auto count = std::count(pencil().faces.begin(), pencil().faces.end(), face); count > 0)
            list.append(QVariantMap{{QStringLiteral("face"), static_cast<int>(face)},
                                    {QStringLiteral("colour"), static_cast<int>(kFaces[face].colour)},
                                    {QStringLiteral("symbol"), static_cast<int>(kFaces[face].symbol)},
                                    {QStringLiteral("n"), kFaces[face].n},
                                    {QStringLiteral("count"), static_cast<int>(count)}});
    return list;
}

bool NationsPool::canRoll() const
{
    return mode() == Rolling && whyNot().isEmpty();
}

std::optional<Colour> NationsPool::unknownColour() const
{
    const Amounts<Colour> left = missing();
    for (const Colour colour : kAll<Colour>)
        if (left[colour] > 0 && (m_cards == nullptr || !m_cards->faces(colour)))
            return colour;
    return std::nullopt;
}

QString NationsPool::whyNot() const
{
    const std::optional<Colour> unknown = unknownColour();
    //: Why the app cannot roll: %1 "White dice"
    return unknown ? tr("%1: the card library does not know all six faces yet, so the app cannot roll them.")
                         .arg(termText("colour", nameOf(*unknown)))
                   : QString();
}

qlonglong NationsPool::unknownDie() const
{
    const std::optional<Colour> unknown = unknownColour();
    return unknown && m_cards != nullptr ? m_cards->die(*unknown) : 0;
}

void NationsPool::askFaces()
{
    if (const qlonglong card = unknownDie(); card != 0)
        Q_EMIT facesAsked(card);
}

void NationsPool::rollAll()
{
    if (!canRoll())
        return;
    Roll roll;
    for (const DieFace each : pencil().faces)
        ++roll.faces[each];
    const Amounts<Colour> left = missing();
    for (const Colour colour : kAll<Colour>)
        for (int die = 0; die < left[colour]; ++die)
            ++roll.faces[m_cards->faces(colour)->at(static_cast<std::size_t>(m_throws()))];
    m_touches.give(PencilKind::Rolled, MatchOf<Nations>::moveValue(roll));
}

} // namespace pegsheet::app
