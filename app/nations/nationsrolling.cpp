// SPDX-License-Identifier: Apache-2.0
// Dice that are rolled: entered from the table one touch a die, or rolled by the app.
#include "app/nations/nationspool.h"

#include "app/nations/nationswords.h"

#include <QCoreApplication>
#include <algorithm>

namespace pegsheet::app::nationsview {

using namespace nations;

namespace {

struct RollingText
{
    Q_DECLARE_TR_FUNCTIONS(NationsRolling)
};

// The colour still to be entered of whose die not all faces are known.
std::optional<Colour> unknownColour(const Amounts<Colour> &missing, const NationsCards *cards)
{
    for (const Colour colour : kAll<Colour>)
        if (missing[colour] > 0 && (cards == nullptr || !cards->faces(colour)))
            return colour;
    return std::nullopt;
}

QList<NationsPiece> facesOf(Colour colour)
{
    QList<NationsPiece> faces;
    for (int place = 0; place < kFaceCount[colour]; ++place) {
        const DieFace face = faceAt(colour, place);
        faces.append(pieceOf(face));
        faces.last().spoken = termText("dieFace", nameOf(face));
    }
    return faces;
}

} // namespace

void addRoll(NationsPool &pool, const State &state, const Pencil &pencil, const NationsCards *cards)
{
    const Amounts<Colour> missing = missingDice(state, pencil);
    for (const Colour colour : kAll<Colour>)
        if (const int count = state.mine().toRoll[colour]; count > 0)
            pool.toRoll.append({static_cast<int>(colour), count, missing[colour]});
    const auto asked = std::find_if(pool.toRoll.begin(), pool.toRoll.end(), [](const auto &line) { return line.missing > 0; });
    if (asked != pool.toRoll.end()) {
        pool.colour = asked->colour;
        pool.faces = facesOf(static_cast<Colour>(asked->colour));
    }
    for (const DieFace face : kAll<DieFace>)
        if (const auto count = std::count(pencil.faces.begin(), pencil.faces.end(), face); count > 0) {
            pool.entered.append(pieceOf(face));
            pool.entered.last().count = static_cast<int>(count);
        }
    if (const auto unknown = unknownColour(missing, cards)) {
        //: Why the app cannot roll: %1 "White dice"
        pool.whyNot = RollingText::tr("%1: the card library does not know all six faces yet, so the app cannot roll them.")
                          .arg(termText("colour", nameOf(*unknown)));
        pool.unknownDie = cards == nullptr ? 0 : cards->die(*unknown);
    }
}

Roll rolled(const State &state, const Pencil &pencil, const NationsCards &cards, const std::function<int()> &throws)
{
    Roll roll;
    for (const DieFace each : pencil.faces)
        ++roll.faces[each];
    const Amounts<Colour> missing = missingDice(state, pencil);
    for (const Colour colour : kAll<Colour>)
        for (int die = 0; die < missing[colour]; ++die)
            ++roll.faces[cards.faces(colour)->at(static_cast<std::size_t>(throws()))];
    return roll;
}

} // namespace pegsheet::app::nationsview
