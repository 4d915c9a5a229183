// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

namespace pegsheet {

/// Specialise with `static constexpr std::array names{…}`: the stable identifiers of an enumeration,
/// in the order of its enumerators, which count from 0 without gaps.
template <typename E>
struct EnumNames;

template <typename E>
concept NamedEnum = requires
{
    EnumNames<E>::names.size();
};

template <NamedEnum E>
inline constexpr std::size_t kCount = EnumNames<E>::names.size();

template <NamedEnum E>
[[nodiscard]] constexpr std::string_view nameOf(E e)
{
    return EnumNames<E>::names[static_cast<std::size_t>(e)];
}

template <NamedEnum E>
[[nodiscard]] constexpr std::optional<E> fromName(std::string_view name)
{
    for (std::size_t i = 0; i < kCount<E>; ++i)
        if (EnumNames<E>::names[i] == name)
            return static_cast<E>(i);
    return std::nullopt;
}

/// All enumerators in table order.
template <NamedEnum E>
inline constexpr auto kAll = []<std::size_t... I>(std::index_sequence<I...>)
{
    return std::array<E, sizeof...(I)>{static_cast<E>(I)...};
}
(std::make_index_sequence<kCount<E>>{});

/// An array with one entry an enumerator, indexed by it.
template <typename T, NamedEnum E>
struct Per
{
    std::array<T, kCount<E>> values{};

    constexpr T &operator[](E e) { return values[static_cast<std::size_t>(e)]; }
    constexpr const T &operator[](E e) const { return values[static_cast<std::size_t>(e)]; }
    constexpr bool operator==(const Per &other) const requires std::equality_comparable<T> { return values == other.values; }
};

/// How many of each: goods given or discarded. Written as an object, zeros left out.
template <NamedEnum E>
struct Amounts : Per<std::uint8_t, E>
{
    [[nodiscard]] constexpr int total() const
    {
        int sum = 0;
        for (const std::uint8_t amount : this->values)
            sum += amount;
        return sum;
    }
    constexpr bool operator==(const Amounts &) const = default;
};

/// A set of at most 63 enumerators. Written as a list in table order, each once.
template <NamedEnum E>
class EnumSet
{
public:
    static_assert(kCount<E> < 64);
    using Bits = std::conditional_t<(kCount<E> < 32), std::uint32_t, std::uint64_t>;
    static constexpr Bits kFull = (Bits{1} << kCount<E>)-1;

    constexpr EnumSet() = default;
    /// Bit i stands for enumerator i; bits beyond the last enumerator are dropped.
    static constexpr EnumSet fromBits(Bits bits)
    {
        EnumSet set;
        set.m_bits = bits & kFull;
        return set;
    }

    [[nodiscard]] constexpr Bits bits() const { return m_bits; }
    [[nodiscard]] constexpr bool has(E e) const { return (m_bits >> static_cast<unsigned>(e) & 1U) != 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(m_bits); }
    [[nodiscard]] constexpr bool empty() const { return m_bits == 0; }
    constexpr void insert(E e) { m_bits |= Bits{1} << static_cast<unsigned>(e); }
    constexpr void erase(E e) { m_bits &= ~(Bits{1} << static_cast<unsigned>(e)); }
    constexpr bool operator==(const EnumSet &) const = default;

private:
    Bits m_bits = 0;
};

} // namespace pegsheet
