// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>
#include <QQmlEngine>
#include <memory>

namespace pegsheet::tests {

/// The real Theme singleton of an engine.
class ThemeReader
{
public:
    ThemeReader();

    /// "Light", "Dark", "HighContrast".
    static QStringList modes();
    void setMode(const QString &mode);
    /// The colour of a role ("ink"), or of a role by number, numbers or name ("player 2", "trackTint 1 3",
    /// "good wood"). Invalid when the theme has no such role.
    [[nodiscard]] QColor color(const QString &role);
    [[nodiscard]] QQmlEngine &engine() { return m_engine; }

private:
    QQmlEngine m_engine;
    std::unique_ptr<QObject> m_reader;
};

} // namespace pegsheet::tests
