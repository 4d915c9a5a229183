// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/fields.h"

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <string>
#include <variant>

namespace pegsheet {

/// Anything that yields numbers: a generator, or the bytes of a fuzzer.
// clang-format off
template <typename S>
concept NumberSource = requires(S &source, std::uint32_t bound) {
    { source.below(bound) } -> std::same_as<std::uint32_t>;
};
// clang-format on

/// Writes something else into about half of the described fields of a move: mostly what could be meant,
/// sometimes just beyond it. Types of one game's own (SelfDescribing) are left as they are.
template <NumberSource Source>
class Scrambler
{
public:
    explicit Scrambler(Source &source) : m_source(source) {}

    template <std::integral I>
    void operator()(std::string_view, I &number, Range range)
    {
        if (!chosen())
            return;
        const std::int64_t width = std::min<std::int64_t>(range.max - range.min + 3, 64);
        number = static_cast<I>(range.min - 1 + pick(width));
    }
    void operator()(std::string_view, std::string &text, TextLimit limit)
    {
        if (chosen())
            text = std::string(static_cast<std::size_t>(pick(static_cast<std::int64_t>(limit.max) + 2)), 'x');
    }
    template <std::integral I>
    void operator()(std::string_view, I &player, OptionalPlayer)
    {
        if (chosen())
            player = static_cast<I>(pick(kMaxPlayers + 1) - 1);
    }
    void operator()(std::string_view, bool &truth) { truth = truth != chosen(); }
    template <NamedEnum E>
    void operator()(std::string_view, E &e)
    {
        if (chosen())
            e = static_cast<E>(pick(kCount<E>));
    }
    template <NamedEnum E>
    void operator()(std::string_view, EnumSet<E> &set)
    {
        using Set = EnumSet<E>;
        if (!chosen())
            return;
        typename Set::Bits bits = m_source.below(static_cast<std::uint32_t>(Set::kFull)) + m_source.below(2);
        if constexpr (kCount < E >> 32) // the source yields halves of it
            bits |= std::uint64_t{m_source.below(static_cast<std::uint32_t>(Set::kFull >> 32U)) + m_source.below(2)} << 32U;
        set = Set::fromBits(bits);
    }
    template <NamedEnum E>
    void operator()(std::string_view, Bag<E> &bag)
    {
        if (!chosen())
            return;
        const int size = std::clamp(bag.size() + static_cast<int>(pick(3)) - 1, 0, 8);
        bag = Bag<E>::at(size, m_source.below(Bag<E>::variety(size)));
    }
    template <NamedEnum E>
    void operator()(std::string_view, Amounts<E> &amounts)
    {
        for (const E e : kAll<E>)
            if (chosen())
                amounts[e] = static_cast<std::uint8_t>(std::max<std::int64_t>(amounts[e] + pick(3) - 1, 0));
    }
    template <SelfDescribing T>
    void operator()(std::string_view, T &)
    {
    }
    template <typename T>
    void operator()(std::string_view name, T &group, Optional)
    {
        (*this)(name, group);
    }

private:
    bool chosen() { return m_source.below(2) == 0; }
    std::int64_t pick(std::int64_t bound) { return m_source.below(static_cast<std::uint32_t>(bound)); }

    Source &m_source;
};

/// The move with some of its fields changed.
template <typename Move, NumberSource Source>
[[nodiscard]] Move scrambled(Move move, Source &source)
{
    std::visit([&](auto &made) { std::decay_t<decltype(made)>::describe(made, Scrambler<Source>(source)); }, move);
    return move;
}

/// A move of the alternative at `kind` with its fields at their defaults, then scrambled.
template <typename Move, NumberSource Source, std::size_t Kind = 0>
[[nodiscard]] Move scrambledKind(std::size_t kind, Source &source)
{
    if constexpr (Kind + 1 < std::variant_size_v<Move>) {
        if (kind != Kind)
            return scrambledKind<Move, Source, Kind + 1>(kind, source);
    }
    return scrambled(Move(std::in_place_index<Kind>), source);
}

} // namespace pegsheet
