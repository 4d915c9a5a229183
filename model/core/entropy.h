// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// Arithmetic coding of choices with known odds: a choice with the probability p costs log2(1/p) bits, and the whole
/// message less than two bytes more. Integers only, so that every machine writes the same bytes.
///
/// The interval is 56 bits wide, shrinks with every choice, and grows by a byte as soon as its upper eight bits are
/// settled. Every sequence of bytes can be read; bytes that are missing at the end count as 0.
namespace pegsheet {

/// Largest total of weights that a choice may have.
inline constexpr std::uint64_t kMostWeight = 0xFFFFFFFFU;

/// Takes choices in, to write them (EntropyEncoder) or only to add up their bits (EntropyMeter).
class EntropyWriter
{
public:
    virtual ~EntropyWriter() = default;

    /// Takes in one of `total` equally likely choices: `value`, which must be below `total`. Returns `value`.
    virtual std::uint32_t uniform(std::uint32_t value, std::uint32_t total) = 0;
    /// Takes in the choice at the place `value` of the weights; the weight there must not be 0. Returns `value`.
    virtual std::uint32_t weighted(std::uint32_t value, std::span<const std::uint32_t> weights) = 0;
};

/// Writes choices as bytes.
class EntropyEncoder final : public EntropyWriter
{
public:
    std::uint32_t uniform(std::uint32_t value, std::uint32_t total) override
    {
        narrow(value, 1, total);
        return value;
    }
    std::uint32_t weighted(std::uint32_t value, std::span<const std::uint32_t> weights) override;

    /// Returns the shortest bytes that hold all choices; trailing zero bytes are left out.
    [[nodiscard]] std::vector<std::uint8_t> finish() const;

private:
    void narrow(std::uint64_t begin, std::uint64_t size, std::uint64_t total);
    static void carry(std::vector<std::uint8_t> &bytes);

    std::vector<std::uint8_t> m_bytes;
    std::uint64_t m_low = 0;
    std::uint64_t m_range = std::uint64_t{1} << 56U;
};

/// Reads the choices that an encoder wrote. It ignores the value handed in, so that one function can write and read.
class EntropyDecoder
{
public:
    /// The bytes must outlive the decoder.
    explicit EntropyDecoder(std::span<const std::uint8_t> bytes);

    std::uint32_t uniform(std::uint32_t, std::uint32_t total)
    {
        const auto value = static_cast<std::uint32_t>(target(total));
        narrow(value, 1, total);
        return value;
    }
    std::uint32_t weighted(std::uint32_t, std::span<const std::uint32_t> weights);

private:
    [[nodiscard]] std::uint64_t target(std::uint64_t total) const;
    void narrow(std::uint64_t begin, std::uint64_t size, std::uint64_t total);
    std::uint64_t nextByte();

    std::span<const std::uint8_t> m_bytes;
    std::size_t m_next = 0;
    std::uint64_t m_offset = 0; ///< the message's place within the interval
    std::uint64_t m_range = std::uint64_t{1} << 56U;
};

/// What codes choices: an EntropyWriter or the EntropyDecoder.
// clang-format off
template <typename C>
concept EntropyCoder = requires(C &coder, std::uint32_t value, std::span<const std::uint32_t> weights) {
    { coder.uniform(value, value) } -> std::same_as<std::uint32_t>;
    { coder.weighted(value, weights) } -> std::same_as<std::uint32_t>;
};
// clang-format on

/// Codes a truth value; true and false have the odds `yes` to `no`.
template <EntropyCoder C>
bool codeTruth(C &coder, bool value, std::uint32_t yes, std::uint32_t no)
{
    return coder.weighted(value ? 1 : 0, std::array{no, yes}) == 1;
}

/// Codes a number of `bits` bits (up to 64), every value equally likely.
template <EntropyCoder C>
std::uint64_t codeBits(C &coder, std::uint64_t value, unsigned bits)
{
    std::uint64_t result = 0;
    for (unsigned done = 0; done < bits;) {
        const unsigned step = bits - done < 16 ? bits - done : 16;
        const auto part = static_cast<std::uint32_t>(value >> done & ((std::uint64_t{1} << step) - 1));
        result |= std::uint64_t{coder.uniform(part, 1U << step)} << done;
        done += step;
    }
    return result;
}

/// Codes a number that is likely small: how many bits it has (0 to 32), then all but the highest of them.
template <EntropyCoder C>
std::uint32_t codeCount(C &coder, std::uint32_t value)
{
    const std::uint32_t width = coder.uniform(static_cast<std::uint32_t>(std::bit_width(value)), 33);
    if (width < 2)
        return width;
    const std::uint64_t high = std::uint64_t{1} << (width - 1);
    return static_cast<std::uint32_t>(high | codeBits(coder, value & (high - 1), width - 1));
}

} // namespace pegsheet
