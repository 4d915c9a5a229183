// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/coding.h"
#include "model/tapestry/benefit.h"

#include <algorithm>
#include <span>

/// Benefits in shared codes: node by node from the left. Order and weights belong to the shared format.
namespace pegsheet::tapestry {

/// Codes one benefit in the words of a language. Whatever is read has at most Benefit::kMostNodes nodes of the right form; as text
/// it may be too long.
template <EntropyCoder C>
class BenefitCoding
{
public:
    BenefitCoding(C &coder, std::span<const Node> wanted, Language language)
        : m_coder(coder), m_wanted(wanted), m_hasCards(language >= Language::Cards),
          m_hasCivilizations(language >= Language::Civilizations)
    {
    }

    /// A gain of at most `room` nodes, at least one.
    void codeGain(std::size_t room)
    {
        const Node wanted = next();
        const bool isGroup = room >= 2 && codeTruth(m_coder, hasParts(wanted.word), 1, 4);
        const Word word = isGroup ? codeGroup(wanted.word, room) : codeAtom(wanted.word);
        const std::size_t place = m_read.add({word, 0, 1, 1});
        m_read.setArg(place, codeArg(formOf(word), wanted.arg));
        if (isGroup)
            codeParts(word, wanted, room - 1);
        m_read.close(place);
        codeTimes(place, wanted.times);
    }
    [[nodiscard]] const Benefit &benefit() const { return m_read; }

private:
    // Words with parts; those of cards stand behind the others.
    static constexpr std::array kGroups{Word::Then,       Word::All,        Word::Or,         Word::Opt,      Word::Pay,
                                        Word::Times,      Word::Rank,       Word::FirstInEra, Word::Everyone, Word::Opponents,
                                        Word::Neighbours, Word::DiscardAny, Word::Some};
    static constexpr std::uint32_t kGroupsOfBoards = 5;
    // Atoms that can be gained, with those of cards behind them, and what is paid.
    static constexpr auto kAtoms = static_cast<std::uint32_t>(Word::TapestryFromHand);
    static constexpr auto kAtomsOfCards = static_cast<std::uint32_t>(Word::Times) - static_cast<std::uint32_t>(Word::ExploreIt);
    static constexpr auto kAtomsOfCivilizations = static_cast<std::uint32_t>(kCount<Word>) - static_cast<std::uint32_t>(Word::Lose);
    static constexpr std::array kCosts{Word::Any,     Word::Coin, Word::Worker,           Word::Food,
                                       Word::Culture, Word::Tile, Word::TapestryFromHand, Word::TechCard,
                                       Word::Vp};

    // A decoder has nothing wanted, and reads the same word wherever it asks.
    Node next()
    {
        const std::size_t at = m_next++;
        return at < m_wanted.size() ? m_wanted[at] : Node();
    }
    // So many parts it has at least, a cost among them; of those in a list there may be more.
    static constexpr std::size_t leastParts(Word word)
    {
        switch (formOf(word)) {
        case Form::Part:
        case Form::Times:
        case Form::Discard: return 1;
        case Form::Rank: return 3;
        default: return 2;
        }
    }
    // Among those that there is room for.
    Word codeGroup(Word wanted, std::size_t room)
    {
        std::array<Word, kGroups.size()> groups{};
        std::uint32_t count = 0;
        std::uint32_t place = 0;
        for (std::uint32_t i = 0; i < (m_hasCards ? kGroups.size() : kGroupsOfBoards); ++i)
            if (leastParts(kGroups[i]) < room) {
                place = kGroups[i] == wanted ? count : place;
                groups[count++] = kGroups[i];
            }
        return count == 1 ? groups[0] : groups[m_coder.uniform(place, count)];
    }
    Word codeAtom(Word wanted)
    {
        const std::uint32_t atoms = kAtoms + (m_hasCards ? kAtomsOfCards : 0) + (m_hasCivilizations ? kAtomsOfCivilizations : 0);
        const auto firstOfCards = static_cast<std::uint32_t>(Word::ExploreIt);
        auto place = static_cast<std::uint32_t>(wanted);
        if (isOfCards(wanted))
            place = place - firstOfCards + kAtoms;
        else if (isOfCivilizations(wanted))
            place = place - static_cast<std::uint32_t>(Word::Lose) + kAtoms + kAtomsOfCards;
        const std::uint32_t coded = m_coder.uniform(place < atoms ? place : 0, atoms);
        if (coded >= kAtoms + kAtomsOfCards)
            return static_cast<Word>(coded - kAtoms - kAtomsOfCards + static_cast<std::uint32_t>(Word::Lose));
        return static_cast<Word>(coded < kAtoms ? coded : coded - kAtoms + firstOfCards);
    }
    std::uint8_t codeArg(Form form, std::uint8_t wanted)
    {
        switch (form) {
        case Form::Track: return codeBetween(m_coder, wanted, 0, kAnyTrack - 1);
        case Form::TrackOrAny: return codeBetween(m_coder, wanted, 0, kAnyTrack);
        case Form::AnyOrSame: return codeBetween(m_coder, wanted, 0, m_hasCards ? kSameTrack : kAnyTrack);
        case Form::Counted: return codeBetween(m_coder, wanted, 0, kCount<Counted> - 1);
        case Form::Landmark: return codeBetween(m_coder, wanted, 0, kAnyLandmark - (m_hasCards ? 0 : 1));
        case Form::UpTo3: return codeBetween(m_coder, wanted, 1, kMostStoodUp);
        case Form::Times: return codeBetween(m_coder, wanted, 0, kCount<Multiplier> - 1);
        case Form::Points: return codeBetween(m_coder, wanted, 1, Benefit::kMostPoints);
        case Form::Lost: return codeBetween(m_coder, wanted, 0, kAnyResource);
        default: return 0;
        }
    }
    void codeParts(Word word, const Node &wanted, std::size_t room)
    {
        const std::size_t end = m_next + wanted.size - 1;
        const std::size_t most = m_read.nodes().size() + room;
        const auto left = [&] { return most - m_read.nodes().size(); };
        std::size_t parts = leastParts(word);
        if (word == Word::Pay) {
            codeCost();
            --parts;
        }
        while (parts-- > 0)
            codeGain(left() - parts);
        while (formOf(word) == Form::Parts && left() > 0 && codeTruth(m_coder, m_next < end, 1, 2))
            codeGain(left());
    }
    void codeCost()
    {
        const Node wanted = next();
        const auto found = std::find(kCosts.begin(), kCosts.end(), wanted.word);
        const auto place = static_cast<std::uint32_t>(found == kCosts.end() ? 0 : found - kCosts.begin());
        const Word word = kCosts[m_coder.uniform(place, static_cast<std::uint32_t>(kCosts.size() - (m_hasCards ? 0 : 1)))];
        const std::size_t cost = m_read.add({word, 0, 1, 1});
        if (word == Word::Vp)
            m_read.setArg(cost, codeArg(Form::Points, wanted.arg));
        else
            codeTimes(cost, wanted.times);
    }
    void codeTimes(std::size_t place, int wanted)
    {
        if (codeTruth(m_coder, wanted > 1, 1, 7))
            m_read.repeat(place, codeBetween(m_coder, wanted, 2, Benefit::kMostTimes));
    }

    C &m_coder;
    std::span<const Node> m_wanted;
    bool m_hasCards;
    bool m_hasCivilizations;
    Benefit m_read;
    std::size_t m_next = 0;
};

/// A benefit that is not none.
template <EntropyCoder C>
Benefit codeBenefit(C &coder, const Benefit &benefit, Language language)
{
    BenefitCoding<C> coding(coder, benefit.nodes(), language);
    coding.codeGain(Benefit::kMostNodes);
    return coding.benefit();
}

} // namespace pegsheet::tapestry
