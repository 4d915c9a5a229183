// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/coding.h"
#include "model/core/fields.h"
#include "model/core/hasher.h"
#include "model/tapestry/cards.h"
#include "model/tapestry/tables.h"

/// How cards that are known by name are shown, corrected, hashed and coded.
namespace pegsheet::tapestry {

/// The techs of a player, and whose markers lie on some; -1 where nobody has such markers.
struct TechsField
{
    TechCards cards;
    int marker = -1;
};
/// `[{"card":"paper","row":"middle","marker":2}]` in the order gained, `unknown` where a card is not named.
[[nodiscard]] Value toValue(const TechsField &field);
/// Refuses more than there is room for (input.outOfRange), names that there are not, one twice (input.duplicate), and markers of
/// two players (input.outOfRange).
[[nodiscard]] MaybeRefusal fromValue(std::string_view name, const Value &value, TechsField &field);
[[nodiscard]] Value schemaOf(const TechsField &field);
void hashInto(Hasher &hasher, const TechCards &cards);
inline void hashInto(Hasher &hasher, const TechsField &field)
{
    hashInto(hasher, field.cards);
}

/// `[["unknown"],["academia","trap"],[],[]]`: the stacks of the four eras, the lowest card first; `faceDown` what was laid so.
[[nodiscard]] Value toValue(const Mat &mat);
/// Refuses another number of stacks and more cards than there is room for (input.outOfRange), names that there are not, and a card
/// oftener than it is in the box (input.duplicate).
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, Mat &mat);
[[nodiscard]] Value schemaOf(const Mat &mat);
void hashInto(Hasher &hasher, const Mat &mat);

/// `[{"card":"alliance","partner":1},{"card":"academia"}]` in the order in which they came into force.
[[nodiscard]] Value toValue(const ActingCards &acting);
/// Refuses more than there is room for (input.outOfRange), and what is no card "this era" (input.unknownValue).
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, ActingCards &acting);
[[nodiscard]] Value schemaOf(const ActingCards &acting);
void hashInto(Hasher &hasher, const ActingCards &acting);

/// `[{"track":"science","by":2}]` by track, then by seat.
[[nodiscard]] Value toValue(const Locks &locks);
/// Refuses a lock twice (input.duplicate). Those that were there before end when they would have.
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, Locks &locks);
[[nodiscard]] Value schemaOf(const Locks &locks);
void hashInto(Hasher &hasher, const Locks &locks);

// In codes -------------------------------------------------------------------------------------------------

/// Mostly what was there.
template <EntropyCoder C, typename F, typename Code>
F codeUnlessAsNow(C &coder, const F &now, const F &field, Code code)
{
    return codeTruth(coder, !(field == now), 1, 15) ? code() : now;
}

template <EntropyCoder C, typename S>
TechsField codeField(C &coder, const S &state, const TechsField &now, const TechsField &field)
{
    TechsField coded = now;
    coded.cards = codeUnlessAsNow(coder, now.cards, field.cards, [&] {
        TechCards read;
        const int count = codeBetween(coder, field.cards.count(), 0, TechCards::kMost);
        for (int place = 0; place < count; ++place) {
            TechCards::Held held = place < field.cards.count() ? field.cards[place] : TechCards::Held();
            held.card.index = codeBetween(coder, held.card.index, -1, static_cast<int>(kCount<Tech>) - 1);
            held.row = codeBetween(coder, held.row, 0, static_cast<int>(kCount<TechRow>) - 1);
            held.isMarked = state.agreed.namesMats && codeTruth(coder, held.isMarked, 1, 7);
            read.add(held);
        }
        return read;
    });
    if (state.agreed.namesMats && coded.cards.marked() != 0)
        coded.marker = codeBetween(coder, field.marker, 0, kMostSeats - 1);
    return coded;
}

template <EntropyCoder C, typename S>
Mat codeField(C &coder, const S &, const Mat &now, const Mat &field)
{
    constexpr int kCards = static_cast<int>(kCount<TapestryCard>);
    return codeUnlessAsNow(coder, now, field, [&] {
        Mat read;
        for (int era = 0; era < Mat::kEras; ++era) {
            const int count = codeBetween(coder, field.count(era), 0, Mat::kMost - read.count());
            for (int height = 0; height < count; ++height) {
                const int given = field.at(era, height); // the cards, then what has no name
                const int place = given < kCards ? given : kCards + given - Mat::kFaceDown;
                const int coded = codeBetween(coder, place, 0, kCards + 1);
                read.add(era, static_cast<std::uint8_t>(coded < kCards ? coded : coded - kCards + Mat::kFaceDown));
            }
        }
        return read;
    });
}

template <EntropyCoder C, typename S>
ActingCards codeField(C &coder, const S &, const ActingCards &now, const ActingCards &field)
{
    return codeUnlessAsNow(coder, now, field, [&] {
        ActingCards read;
        const int count = codeBetween(coder, field.count(), 0, ActingCards::kMost);
        for (int place = 0; place < count; ++place) {
            const Acting given = place < field.count() ? field[place] : Acting();
            Acting acting;
            acting.card = codeBetween(coder, given.card, 0, static_cast<int>(kCount<TapestryCard>) - 1);
            acting.partner = codeBetween(coder, given.partner, -1, kMostSeats - 1);
            acting.track = codeBetween(coder, given.track, -1, static_cast<int>(kCount<Track>) - 1);
            read.add(acting);
        }
        return read;
    });
}

template <EntropyCoder C, typename S>
Locks codeField(C &coder, const S &, const Locks &now, const Locks &field)
{
    return codeUnlessAsNow(coder, now, field, [&] {
        Locks read = now;
        for (const Track track : kAll<Track>)
            read.set(track, static_cast<std::uint8_t>(codeBits(coder, field.by[track], kMostSeats)));
        return read;
    });
}

} // namespace pegsheet::tapestry
