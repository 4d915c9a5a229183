// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/fields.h"

#include <functional>
#include <optional>

namespace pegsheet::app {

/// The one of several numbers that keys go to, as long as it was chosen. A digit goes behind those that were typed there, else it
/// begins the number anew; a number that can be beyond 99 is gone on with always, since its digits have a key each.
class FramedField
{
public:
    /// A number as it is now.
    struct Number
    {
        int whose = -1; ///< of the player, or at the place of the match, that the frame counts for
        int field = -1;
        std::optional<int> told;
        Range range{0, 0};
    };
    /// Tells that number, or takes back what was told; false where it is refused.
    using Tell = std::function<bool(std::optional<int>)>;

    /// The one that was framed last; -1 where there is none.
    [[nodiscard]] int field(int whose) const { return m_whose == whose ? m_field : -1; }
    /// The next digit begins it anew; -1 frames none.
    void frame(int whose, int field);
    /// A digit of it was typed last.
    [[nodiscard]] bool isTyped(int whose) const { return m_whose == whose && m_isTyped; }
    /// The digit that was typed last was the last that its number can have: it is not framed any more.
    [[nodiscard]] bool isEnded(int whose) const { return endedField(whose) >= 0; }
    /// The one whose last digit that was; -1 where there is none.
    [[nodiscard]] int endedField(int whose) const { return m_whose == whose ? m_ended : -1; }
    /// A minus was typed for it, and no digit yet.
    [[nodiscard]] bool isBelowZero(int whose, int field) const { return m_isBelowZero && this->field(whose) == field; }

    /// Tells all of it at once; then it is not framed any more.
    void tell(const Number &now, int number, const Tell &tell);
    void typeDigit(const Number &now, int digit, const Tell &tell);
    /// Takes the last digit back; false where there is nothing to take back.
    bool deleteDigit(const Number &now, const Tell &tell);
    /// Below zero and back; false where it cannot be below zero.
    bool changeSign(const Number &now, const Tell &tell);
    /// Below zero, of the one whose last digit was just typed; false where it is not above zero or cannot be below: then a minus is
    /// the beginning of the next.
    bool changeEndedSign(const Number &ended, const Tell &tell);

private:
    int m_whose = -1;
    int m_field = -1;
    bool m_isTyped = false;
    int m_ended = -1;
    bool m_isBelowZero = false;
};

} // namespace pegsheet::app
