// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/fields.h"
#include "model/empires/tables.h"

#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <vector>

namespace pegsheet::empires {

using pegsheet::nameOf;

/// A Disaster card: its kind and its number name it (DE Krisenrunde A, B). Written as `"fire-9"`.
struct Card
{
    static constexpr std::uint8_t kNone = 255;
    std::uint8_t index = kNone; ///< kind by kind, the numbers from 1 within each

    [[nodiscard]] static constexpr Card of(Kind kind, int number)
    {
        return {static_cast<std::uint8_t>(static_cast<int>(kind) * kPlaces + number - 1)};
    }
    [[nodiscard]] constexpr bool isNone() const { return index >= kCards; }
    [[nodiscard]] constexpr Kind kind() const { return static_cast<Kind>(index / kPlaces); }
    /// The position it threatens, from 1.
    [[nodiscard]] constexpr int number() const { return index % kPlaces + 1; }
    constexpr bool operator==(const Card &) const = default;
};

/// The name of a card; empty of none. It outlives everything.
[[nodiscard]] std::string_view nameOf(Card card);
[[nodiscard]] Card cardNamed(std::string_view name);

[[nodiscard]] Value toValue(const Card &card);
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, Card &card);
[[nodiscard]] Value schemaOf(const Card &card);

/// Cards one after the other, each at most once. Written as a list.
struct Cards
{
    std::vector<Card> list;

    bool operator==(const Cards &) const = default;
};
[[nodiscard]] Value toValue(const Cards &cards);
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, Cards &cards);
[[nodiscard]] Value schemaOf(const Cards &cards);

/// Some of the 88 cards.
class CardSet
{
public:
    [[nodiscard]] constexpr bool has(Card card) const { return (m_words[word(card)] & bit(card)) != 0; }
    constexpr void insert(Card card) { m_words[word(card)] |= bit(card); }
    constexpr void erase(Card card) { m_words[word(card)] &= ~bit(card); }
    [[nodiscard]] constexpr int size() const { return std::popcount(m_words[0]) + std::popcount(m_words[1]); }
    [[nodiscard]] constexpr bool empty() const { return (m_words[0] | m_words[1]) == 0; }
    [[nodiscard]] constexpr const std::array<std::uint64_t, 2> &words() const { return m_words; }
    constexpr bool operator==(const CardSet &) const = default;

    /// Calls `use` with each, by index.
    template <typename Use>
    constexpr void each(Use use) const
    {
        for (std::size_t word = 0; word < m_words.size(); ++word)
            for (std::uint64_t left = m_words[word]; left != 0; left &= left - 1)
                use(Card{static_cast<std::uint8_t>(word * 64 + static_cast<unsigned>(std::countr_zero(left)))});
    }

private:
    static constexpr std::size_t word(Card card) { return card.index / 64U; }
    static constexpr std::uint64_t bit(Card card) { return std::uint64_t{1} << card.index % 64U; }

    std::array<std::uint64_t, 2> m_words{};
};

/// What an ability comes from: a place or a card. Written by its name.
struct Source
{
    std::uint8_t index = Card::kNone; ///< the places first, then the cards

    static constexpr int kCount = kPlaces + kCards;
    constexpr Source() = default;
    constexpr explicit Source(Location location) : index(static_cast<std::uint8_t>(location)) {}
    constexpr explicit Source(Card card) : index(static_cast<std::uint8_t>(card.isNone() ? Card::kNone : card.index + kPlaces)) {}

    [[nodiscard]] constexpr bool isNone() const { return index >= kCount; }
    [[nodiscard]] constexpr bool isCard() const { return !isNone() && index >= kPlaces; }
    [[nodiscard]] constexpr bool isPlace() const { return index < kPlaces; }
    [[nodiscard]] constexpr Location location() const { return static_cast<Location>(index); }
    [[nodiscard]] constexpr Card card() const { return {static_cast<std::uint8_t>(index - kPlaces)}; }
    constexpr bool operator==(const Source &) const = default;
};

/// The name of what it is; empty of nothing.
[[nodiscard]] std::string_view nameOf(Source source);
[[nodiscard]] Value toValue(const Source &source);
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, Source &source);
[[nodiscard]] Value schemaOf(const Source &source);

} // namespace pegsheet::empires
