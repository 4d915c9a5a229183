// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <chrono>
#include <functional>

namespace pegsheet::app {

/// Whether a code's text begins as those of Pegsheet do; whether it can be read is another question.
[[nodiscard]] bool isOurs(const QString &text);

/// Which code came into sight: a camera shows the same one in every frame.
class Sightings
{
public:
    /// Returns a time that only goes forward.
    using Clock = std::function<std::chrono::milliseconds()>;

    /// How long a code must have been out of sight to be news again.
    static constexpr std::chrono::milliseconds kAbsence{3000};

    explicit Sightings(Clock clock);

    /// Remembers that a code with this text is in sight; returns whether it was not before.
    [[nodiscard]] bool isNews(const QString &text);
    /// Makes the code that is in sight news once more.
    void forget() { m_seen.clear(); }

private:
    Clock m_clock;
    QString m_seen;
    std::chrono::milliseconds m_seenAt{};
};

} // namespace pegsheet::app
