// SPDX-License-Identifier: Apache-2.0
#include "model/core/entropy.h"

#include <numeric>

namespace pegsheet {

namespace {

constexpr unsigned kWindow = 56;
constexpr std::uint64_t kTop = std::uint64_t{1} << kWindow;
// Below this the interval grows by a byte; any total of weights still leaves it 16 bits of accuracy.
constexpr std::uint64_t kLeast = std::uint64_t{1} << (kWindow - 8);

// The part of the interval that a choice takes. What the division leaves over belongs to the last choice.
struct Part
{
    std::uint64_t offset;
    std::uint64_t range;
};

Part partOf(std::uint64_t range, std::uint64_t begin, std::uint64_t size, std::uint64_t total)
{
    const std::uint64_t step = range / total;
    const std::uint64_t offset = step * begin;
    return {offset, begin + size == total ? range - offset : step * size};
}

std::uint64_t totalOf(std::span<const std::uint32_t> weights)
{
    return std::accumulate(weights.begin(), weights.end(), std::uint64_t{0});
}

} // namespace

std::uint32_t EntropyEncoder::weighted(std::uint32_t value, std::span<const std::uint32_t> weights)
{
    narrow(totalOf(weights.first(value)), weights[value], totalOf(weights));
    return value;
}

void EntropyEncoder::narrow(std::uint64_t begin, std::uint64_t size, std::uint64_t total)
{
    const Part part = partOf(m_range, begin, size, total);
    m_low += part.offset;
    m_range = part.range;
    if (m_low >= kTop) {
        carry(m_bytes);
        m_low -= kTop;
    }
    while (m_range < kLeast) {
        m_bytes.push_back(static_cast<std::uint8_t>(m_low >> (kWindow - 8)));
        m_low = m_low << 8U & (kTop - 1);
        m_range <<= 8U;
    }
}

void EntropyEncoder::carry(std::vector<std::uint8_t> &bytes)
{
    for (auto byte = bytes.rbegin(); byte != bytes.rend() && ++*byte == 0; ++byte)
        ;
}

std::vector<std::uint8_t> EntropyEncoder::finish() const
{
    std::vector<std::uint8_t> bytes = m_bytes;
    // The number in the interval that ends in the most zero bytes.
    std::uint64_t number = 0;
    for (unsigned kept = 0;; ++kept) {
        const std::uint64_t rest = (kTop >> 8U * kept) - 1;
        number = (m_low + rest) & ~rest;
        if (number < m_low + m_range)
            break;
    }
    if (number >= kTop)
        carry(bytes);
    for (unsigned shift = kWindow; shift > 0; shift -= 8)
        bytes.push_back(static_cast<std::uint8_t>(number >> (shift - 8)));
    while (!bytes.empty() && bytes.back() == 0)
        bytes.pop_back();
    return bytes;
}

EntropyDecoder::EntropyDecoder(std::span<const std::uint8_t> bytes) : m_bytes(bytes)
{
    for (unsigned read = 0; read < kWindow; read += 8)
        m_offset = m_offset << 8U | nextByte();
}

std::uint32_t EntropyDecoder::weighted(std::uint32_t, std::span<const std::uint32_t> weights)
{
    const std::uint64_t total = totalOf(weights);
    const std::uint64_t wanted = target(total);
    std::uint64_t begin = 0;
    std::uint32_t value = 0;
    while (begin + weights[value] <= wanted)
        begin += weights[value++];
    narrow(begin, weights[value], total);
    return value;
}

std::uint64_t EntropyDecoder::target(std::uint64_t total) const
{
    const std::uint64_t wanted = m_offset / (m_range / total);
    return wanted < total ? wanted : total - 1;
}

void EntropyDecoder::narrow(std::uint64_t begin, std::uint64_t size, std::uint64_t total)
{
    const Part part = partOf(m_range, begin, size, total);
    m_offset -= part.offset;
    m_range = part.range;
    while (m_range < kLeast) {
        m_offset = m_offset << 8U | nextByte();
        m_range <<= 8U;
    }
}

std::uint64_t EntropyDecoder::nextByte()
{
    return m_next < m_bytes.size() ? m_bytes[m_next++] : 0;
}

} // namespace pegsheet
