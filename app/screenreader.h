// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAccessible>

namespace pegsheet::app {

/// Knows whether a screen reader listens, so that what only it needs is not put into words for nobody.
class ScreenReader : public QAccessible::ActivationObserver
{
public:
    ScreenReader() : m_listens(QAccessible::isActive() || s_isExpected) { QAccessible::installActivationObserver(this); }
    ~ScreenReader() override { QAccessible::removeActivationObserver(this); }
    ScreenReader(const ScreenReader &) = delete;
    ScreenReader &operator=(const ScreenReader &) = delete;

    [[nodiscard]] bool listens() const { return m_listens; }

    /// Makes every object created from now on take it that somebody listens: for tests, on platforms without readers.
    static void expect() { s_isExpected = true; }

protected:
    /// Called when a screen reader came, or the last one went.
    virtual void changed() {}

private:
    void accessibilityActiveChanged(bool active) override
    {
        m_listens = active;
        changed();
    }

    static inline bool s_isExpected = false;

    bool m_listens;
};

} // namespace pegsheet::app
