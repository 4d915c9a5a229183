// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/benefit.h"

#include <algorithm>

/// How a benefit is read, by the compiler as well. Included by benefit.h.
namespace pegsheet::tapestry {

/// Reads one text from left to right. Its depth is that of the text, which has at most Benefit::kLongest bytes.
class BenefitReader
{
public:
    constexpr BenefitReader(std::string_view text, Benefit &benefit, Language language)
        : m_text(text), m_benefit(benefit), m_language(language)
    {
    }

    constexpr BenefitFault read()
    {
        if (m_text.size() > Benefit::kLongest)
            return {static_cast<std::uint8_t>(Benefit::kLongest), Expected::Shorter};
        if (readGain() && m_at < m_text.size())
            fail(m_at, Expected::End);
        return m_fault;
    }

private:
    // What reads something says whether it was there; the first fault is kept.
    constexpr bool fail(std::size_t at, Expected expected)
    {
        m_fault = {static_cast<std::uint8_t>(at), expected, 0};
        return false;
    }
    constexpr bool failNumber(std::size_t at, Expected expected, int most)
    {
        m_fault = {static_cast<std::uint8_t>(at), expected, static_cast<std::uint8_t>(most)};
        return false;
    }
    constexpr bool take(std::string_view what, Expected expected)
    {
        if (m_text.substr(m_at, what.size()) != what)
            return fail(m_at, expected);
        m_at += what.size();
        return true;
    }
    [[nodiscard]] constexpr bool isNext(char c) const { return m_at < m_text.size() && m_text[m_at] == c; }
    // Letters, digits and underlines from here on.
    constexpr std::string_view takeName()
    {
        const std::size_t from = m_at;
        while (m_at < m_text.size() && (isLetter(m_text[m_at]) || isDigit(m_text[m_at])))
            ++m_at;
        return m_text.substr(from, m_at - from);
    }
    static constexpr bool isLetter(char c) { return (c >= 'a' && c <= 'z') || c == '_'; }
    static constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }

    constexpr bool readNumber(int most, Expected expected, int &number)
    {
        const std::size_t from = m_at;
        number = 0;
        while (m_at < m_text.size() && isDigit(m_text[m_at]) && number <= most)
            number = 10 * number + (m_text[m_at++] - '0');
        return (m_at > from && m_text[from] != '0' && number <= most) || failNumber(from, expected, most);
    }
    constexpr bool readArg(std::span<const std::string_view> names, Expected expected, std::uint8_t &arg)
    {
        const std::size_t from = m_at;
        const std::string_view name = takeName();
        for (std::size_t i = 0; i < names.size(); ++i)
            if (names[i] == name) {
                arg = static_cast<std::uint8_t>(i);
                return true;
            }
        return fail(from, expected);
    }
    [[nodiscard]] constexpr bool hasCards() const { return m_language >= Language::Cards; }
    [[nodiscard]] constexpr bool isThere(Word word) const
    {
        return (hasCards() || !isOfCards(word)) && (m_language >= Language::Civilizations || !isOfCivilizations(word));
    }
    [[nodiscard]] constexpr bool isCostThere(Word word) const { return hasCards() || word != Word::Vp; }
    constexpr bool readWord(bool isPaid, Word &word)
    {
        const std::size_t from = m_at;
        const std::string_view name = takeName();
        for (const Word each : kAll<Word>)
            if (nameOf(each) == name && isThere(each) && (isPaid ? isCost(each) && isCostThere(each) : isGain(each))) {
                word = each;
                return true;
            }
        return fail(from, isPaid ? Expected::Cost : Expected::Benefit);
    }

    constexpr bool readCost()
    {
        Word word{};
        if (!readWord(true, word))
            return false;
        const std::size_t place = m_benefit.add({word, 0, 1, 1});
        if (word != Word::Vp)
            return readTimes(place, Benefit::kMostTimes);
        std::uint8_t points = 0;
        if (!take("(", Expected::Open) || !readPoints(points, Benefit::kMostPoints) || !take(")", Expected::Close))
            return false;
        m_benefit.setArg(place, points);
        return true;
    }
    constexpr bool readGain()
    {
        Word word{};
        if (!readWord(false, word))
            return false;
        const std::size_t place = m_benefit.add({word, 0, 1, 1});
        m_repeats = 1;
        if (formOf(word) == Form::Plain)
            return readTimes(place, word == Word::Any ? Benefit::kMostAny : Benefit::kMostTimes);
        std::uint8_t arg = 0;
        if (!take("(", Expected::Open) || !readInside(formOf(word), arg) || !take(")", Expected::Close))
            return false;
        m_benefit.setArg(place, arg);
        m_benefit.close(place);
        return readTimes(place, std::min(Benefit::kMostTimes, Benefit::kMostRepeats / m_repeats));
    }
    constexpr bool readInside(Form form, std::uint8_t &arg)
    {
        const std::span<const std::string_view> letters(kTrackLetters);
        const std::span<const std::string_view> landmarks(kLandmarkWords);
        switch (form) {
        case Form::TrackOrAny: return readArg(letters.first(kAnyTrack + 1), Expected::TrackOrAny, arg);
        case Form::AnyOrSame: return readArg(letters.first(kAnyTrack + (hasCards() ? 2 : 1)), Expected::TrackOrAny, arg);
        case Form::OnlyAny: return readOnly(kTrackLetters[kAnyTrack], Expected::OnlyAny);
        case Form::UpTo3: return readPoints(arg, kMostStoodUp);
        case Form::Times: return readArg(EnumNames<Multiplier>::names, Expected::Multiplier, arg) && readBehind(1);
        case Form::Rank: return readOnly(nameOf(Counted::Landmark), Expected::OnlyLandmark) && readBehind(3);
        case Form::TwoParts: return readGains(2);
        case Form::Discard: return readOnly(nameOf(Word::Tapestry), Expected::OnlyTapestry) && readBehind(1);
        case Form::Track: return readArg(letters.first(kCount<Track>), Expected::Track, arg);
        case Form::Counted: return readArg(EnumNames<Counted>::names, Expected::Counted, arg);
        case Form::Landmark: return readArg(landmarks.first(kAnyLandmark + (hasCards() ? 1 : 0)), Expected::Landmark, arg);
        case Form::Points: return readPoints(arg, Benefit::kMostPoints);
        case Form::Lost: return readArg(kLostWords, Expected::ResourceOrAny, arg);
        case Form::Parts: return readParts();
        case Form::Part: return readGain();
        case Form::Exchange: return readCost() && take(kArrow, Expected::Arrow) && readGain();
        case Form::Plain: break;
        }
        return true;
    }
    constexpr bool readOnly(std::string_view name, Expected expected)
    {
        const std::size_t from = m_at;
        return takeName() == name || fail(from, expected);
    }
    // So many parts, each behind a comma. Of `times` at most as many are brought as there are tracks or opponents.
    constexpr bool readBehind(int parts) { return take(",", Expected::Comma) && readGains(parts); }
    constexpr bool readGains(int parts)
    {
        int repeats = 1;
        for (int part = 0; part < parts; ++part) {
            if ((part > 0 && !take(",", Expected::Comma)) || !readGain())
                return false;
            repeats = std::max(repeats, m_repeats);
        }
        m_repeats = repeats;
        return true;
    }
    constexpr bool readPoints(std::uint8_t &arg, int most)
    {
        int points = 0;
        const bool isRight = readNumber(most, Expected::Points, points);
        arg = static_cast<std::uint8_t>(points);
        return isRight;
    }
    // Two parts or more.
    constexpr bool readParts()
    {
        if (!readGain())
            return false;
        int repeats = m_repeats;
        if (!take(",", Expected::Comma) || !readGain())
            return false;
        repeats = std::max(repeats, m_repeats);
        while (isNext(',')) {
            ++m_at;
            if (!readGain())
                return false;
            repeats = std::max(repeats, m_repeats);
        }
        m_repeats = repeats;
        return isNext(')') || fail(m_at, Expected::More);
    }
    constexpr bool readTimes(std::size_t place, int most)
    {
        if (!isNext('*'))
            return true;
        ++m_at;
        int times = 0;
        if (!readNumber(most, Expected::Times, times))
            return false;
        m_benefit.repeat(place, times);
        m_repeats *= times;
        return true;
    }

    std::string_view m_text;
    Benefit &m_benefit;
    Language m_language;
    std::size_t m_at = 0;
    int m_repeats = 1; ///< how often what was read last brings what it brings most often
    BenefitFault m_fault;
};

constexpr BenefitFault readBenefit(std::string_view text, Benefit &benefit, Language language)
{
    benefit = Benefit();
    return BenefitReader(text, benefit, language).read();
}

/// The benefit of a text that is written in the program; what is malformed does not compile.
[[nodiscard]] consteval Benefit benefit(std::string_view text)
{
    Benefit read;
    if (readBenefit(text, read).expected != Expected::Nothing)
        throw "no benefit";
    return read;
}

} // namespace pegsheet::tapestry
