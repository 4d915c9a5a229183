// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/movereader.h"
#include "model/core/notation.h"
#include "model/tapestry/pencil.h"

#include <QString>
#include <QTest>

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

/// Touches on a match, for tests of the pencil.
namespace pegsheet::tapestry {

using TestMatch = MatchOf<tapestry::Game>;

[[nodiscard]] inline std::unique_ptr<TestMatch> beginMatch(int players, Object options = {}, std::string_view mode = "play")
{
    Setup setup;
    setup.variant = "base";
    for (int seat = 0; seat < players; ++seat)
        setup.players.push_back("Player " + std::to_string(seat + 1));
    setup.options = std::move(options);
    setup.mode = mode;
    MaybeRefusal refusal;
    return TestMatch::start(setup, refusal);
}

/// Touches on a match; what is complete is made.
class Fingers
{
public:
    explicit Fingers(int players = 2, Object options = {}, std::string_view mode = "play")
        : m_match(beginMatch(players, std::move(options), mode))
    {
    }

    [[nodiscard]] const State &state() const { return m_match->current(); }
    [[nodiscard]] const Line &line() const { return m_line; }
    [[nodiscard]] int length() const { return m_match->length(); }
    [[nodiscard]] QString last() const
    {
        return QString::fromStdString(notation(TestMatch::moveValue(m_match->moveAt(m_match->length() - 1))));
    }
    /// Why it is refused; empty where it is not.
    QString touch(PencilKind kind, int at = -1, int number = 0, Value with = {})
    {
        const TouchResult result = m_line.touch(*m_match, touchOf(kind, at, number, std::move(with)));
        if (result.completes) {
            const int from = m_match->length();
            for (const Value &move : m_line.moves(*m_match))
                if (m_match->play(move))
                    return QStringLiteral("refused by the match");
            m_line.movesMade(*m_match, from);
        }
        return result.refusal ? QString::fromUtf8(result.refusal->code.data()) : QString();
    }
    Fingers &play(std::initializer_list<std::string_view> lines)
    {
        for (const std::string_view line : lines) {
            Value move;
            if (readNotation<Move>(line, move) || m_match->play(move))
                qFatal("refused: %s", std::string(line).c_str());
        }
        return *this;
    }

private:
    std::unique_ptr<TestMatch> m_match;
    Line m_line;
};

} // namespace pegsheet::tapestry
