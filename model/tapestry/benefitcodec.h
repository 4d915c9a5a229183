// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/coding.h"
#include "model/tapestry/benefit.h"

#include <algorithm>
#include <span>

/// Benefits in shared codes: node by node from the left. Order and weights belong to the shared format.
namespace pegsheet::tapestry {

/// Codes one benefit. Whatever is read has at most Benefit::kMostNodes nodes of the right form; as text it may be too long.
template <EntropyCoder C>
class BenefitCoding
{
public:
    BenefitCoding(C &coder, std::span<const Node> wanted) : m_coder(coder), m_wanted(wanted) {}

    /// A gain of at most `room` nodes, at least one.
    void codeGain(std::size_t room)
    {
        const Node wanted = next();
        const bool isGroup = room >= 2 && codeTruth(m_coder, wanted.word >= Word::Then, 1, 4);
        const Word word = isGroup ? codeGroup(wanted.word, room) : codeAtom(wanted.word);
        const std::size_t place = m_read.add({word, 0, 1, 1});
        if (isGroup)
            codeParts(word, wanted, room - 1);
        else
            m_read.setArg(place, codeArg(formOf(word), wanted.arg));
        m_read.close(place);
        codeTimes(place, wanted.times);
    }
    [[nodiscard]] const Benefit &benefit() const { return m_read; }

private:
    static constexpr auto kGroups = static_cast<std::uint32_t>(kCount<Word> - static_cast<std::size_t>(Word::Then));
    // Atoms that can be gained, and the costs behind them.
    static constexpr auto kAtoms = static_cast<std::uint32_t>(Word::TapestryFromHand);
    static constexpr std::array<Word, 8> kCosts{Word::Any,     Word::Coin, Word::Worker,           Word::Food,
                                                Word::Culture, Word::Tile, Word::TapestryFromHand, Word::TechCard};

    // A decoder has nothing wanted, and reads the same word wherever it asks.
    Node next()
    {
        const std::size_t at = m_next++;
        return at < m_wanted.size() ? m_wanted[at] : Node();
    }
    // `opt` alone has room where only one part has.
    Word codeGroup(Word wanted, std::size_t room)
    {
        if (room == 2)
            return Word::Opt;
        const auto place = static_cast<std::uint32_t>(std::max(wanted, Word::Then)) - static_cast<std::uint32_t>(Word::Then);
        return static_cast<Word>(static_cast<std::uint32_t>(Word::Then) + m_coder.uniform(place, kGroups));
    }
    Word codeAtom(Word wanted)
    {
        const auto place = static_cast<std::uint32_t>(wanted);
        return static_cast<Word>(m_coder.uniform(place < kAtoms ? place : 0, kAtoms));
    }
    std::uint8_t codeArg(Form form, std::uint8_t wanted)
    {
        switch (form) {
        case Form::Track: return codeBetween(m_coder, wanted, 0, kAnyTrack - 1);
        case Form::TrackOrAny: return codeBetween(m_coder, wanted, 0, kAnyTrack);
        case Form::Counted: return codeBetween(m_coder, wanted, 0, kCount<Counted> - 1);
        case Form::Landmark: return codeBetween(m_coder, wanted, 0, kCount<Landmark> - 1);
        case Form::Points: return codeBetween(m_coder, wanted, 1, Benefit::kMostPoints);
        default: return 0;
        }
    }
    void codeParts(Word word, const Node &wanted, std::size_t room)
    {
        if (word == Word::Opt)
            return codeGain(room);
        const std::size_t end = m_next + wanted.size - 1;
        const std::size_t most = m_read.nodes().size() + room;
        const auto left = [&] { return most - m_read.nodes().size(); };
        if (word == Word::Pay) {
            codeCost();
            return codeGain(left());
        }
        codeGain(left() - 1);
        codeGain(left());
        while (left() > 0 && codeTruth(m_coder, m_next < end, 1, 2))
            codeGain(left());
    }
    void codeCost()
    {
        const Node wanted = next();
        const auto found = std::find(kCosts.begin(), kCosts.end(), wanted.word);
        const auto place = static_cast<std::uint32_t>(found == kCosts.end() ? 0 : found - kCosts.begin());
        const Word word = kCosts[m_coder.uniform(place, static_cast<std::uint32_t>(kCosts.size()))];
        codeTimes(m_read.add({word, 0, 1, 1}), wanted.times);
    }
    void codeTimes(std::size_t place, int wanted)
    {
        if (codeTruth(m_coder, wanted > 1, 1, 7))
            m_read.repeat(place, codeBetween(m_coder, wanted, 2, Benefit::kMostTimes));
    }

    C &m_coder;
    std::span<const Node> m_wanted;
    Benefit m_read;
    std::size_t m_next = 0;
};

/// A benefit that is not none.
template <EntropyCoder C>
Benefit codeBenefit(C &coder, const Benefit &benefit)
{
    BenefitCoding<C> coding(coder, benefit.nodes());
    coding.codeGain(Benefit::kMostNodes);
    return coding.benefit();
}

} // namespace pegsheet::tapestry
