// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QStringList>
#include <QtQmlIntegration/qqmlintegration.h>
#include <functional>

namespace pegsheet::app {

/// What the table prefers; remembered in the database, so that it goes wherever a backup goes.
class Settings : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the application")
    /// "en" or "de".
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged FINAL)
    Q_PROPERTY(QStringList languages READ languages CONSTANT FINAL)
    Q_PROPERTY(Theme theme READ theme WRITE setTheme NOTIFY themeChanged FINAL)
    /// Whether new matches begin with the table's own dice.
    Q_PROPERTY(bool realDice READ realDice WRITE setRealDice NOTIFY realDiceChanged FINAL)
    /// Names of the last table, in seat order.
    Q_PROPERTY(QStringList names READ names WRITE setNames NOTIFY namesChanged FINAL)

public:
    enum Theme { System, Light, Dark };
    Q_ENUM(Theme)

    using Read = std::function<QString(const QString &key)>;
    using Write = std::function<void(const QString &key, const QString &text)>;

    Settings(Read read, Write write, QObject *parent);

    [[nodiscard]] QString language() const { return m_language; }
    void setLanguage(const QString &language);
    [[nodiscard]] QStringList languages() const;
    [[nodiscard]] Theme theme() const { return m_theme; }
    void setTheme(Theme theme);
    [[nodiscard]] bool realDice() const { return m_realDice; }
    void setRealDice(bool real);
    [[nodiscard]] QStringList names() const { return m_names; }
    void setNames(const QStringList &names);

Q_SIGNALS:
    void languageChanged();
    void themeChanged();
    void realDiceChanged();
    void namesChanged();

private:
    Write m_write;
    QString m_language;
    Theme m_theme = System;
    bool m_realDice = true;
    QStringList m_names;
};

} // namespace pegsheet::app
