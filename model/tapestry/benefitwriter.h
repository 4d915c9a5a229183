// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/benefit.h"

/// How a benefit is written. Included by benefit.h.
namespace pegsheet::tapestry {

class BenefitText
{
public:
    [[nodiscard]] constexpr std::string_view view() const { return {m_bytes.data(), m_size}; }
    /// What goes beyond Benefit::kLongest is left out.
    constexpr void add(std::string_view text)
    {
        for (const char each : text)
            if (m_size < m_bytes.size())
                m_bytes[m_size++] = each;
    }

private:
    std::array<char, Benefit::kLongest> m_bytes{};
    std::size_t m_size = 0;
};

/// Hands the pieces of the text at `nodes` to `use`, from left to right.
template <typename Use>
constexpr void eachPiece(std::span<const Node> nodes, Use use);

namespace written {

template <typename Use>
constexpr void number(int number, Use &use)
{
    std::array<char, 3> digits{};
    std::size_t from = digits.size();
    do {
        digits[--from] = static_cast<char>('0' + number % 10);
        number /= 10;
    } while (number > 0);
    use(std::string_view(digits.data() + from, digits.size() - from));
}

template <typename Use>
constexpr void parts(std::span<const Node> nodes, Form form, Use &use)
{
    for (std::size_t at = 1; at < nodes.size(); at += nodes[at].size) {
        if (at > 1 || form == Form::Times || form == Form::Rank || form == Form::Discard)
            use(form == Form::Exchange ? kArrow : std::string_view(","));
        eachPiece(nodes.subspan(at, nodes[at].size), use);
    }
}

template <typename Use>
constexpr void inside(std::span<const Node> nodes, Use &use)
{
    const std::uint8_t arg = nodes.front().arg;
    switch (const Form form = formOf(nodes.front().word)) {
    case Form::Track:
    case Form::AnyOrSame:
    case Form::TrackOrAny: use(kTrackLetters[arg]); break;
    case Form::OnlyAny: use(kTrackLetters[kAnyTrack]); break;
    case Form::UpTo3: number(arg, use); break;
    case Form::Times:
        use(nameOf(static_cast<Multiplier>(arg)));
        parts(nodes, form, use);
        break;
    case Form::Rank:
        use(nameOf(Counted::Landmark));
        parts(nodes, form, use);
        break;
    case Form::Discard:
        use(nameOf(Word::Tapestry));
        parts(nodes, form, use);
        break;
    case Form::Counted: use(nameOf(static_cast<Counted>(arg))); break;
    case Form::Landmark: use(kLandmarkWords[arg]); break;
    case Form::Lost: use(kLostWords[arg]); break;
    case Form::Points: number(arg, use); break;
    default: parts(nodes, form, use);
    }
}

} // namespace written

template <typename Use>
constexpr void eachPiece(std::span<const Node> nodes, Use use)
{
    const Node &node = nodes.front();
    use(nameOf(node.word));
    if (formOf(node.word) != Form::Plain) {
        use("(");
        written::inside(nodes, use);
        use(")");
    }
    if (node.times > 1) {
        use("*");
        written::number(node.times, use);
    }
}

constexpr std::size_t lengthOf(std::span<const Node> nodes)
{
    std::size_t length = 0;
    if (!nodes.empty())
        eachPiece(nodes, [&length](std::string_view piece) { length += piece.size(); });
    return length;
}

constexpr BenefitText Benefit::text() const
{
    BenefitText text;
    if (!isNone())
        eachPiece(nodes(), [&text](std::string_view piece) { text.add(piece); });
    return text;
}

} // namespace pegsheet::tapestry
