// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDBusMessage>
#include <QObject>
#include <functional>
#include <optional>

namespace pegsheet::app {

/// A Linux desktop over its session bus: keeps the screen awake and tells whether less motion is wanted. Without a bus,
/// or where nobody answers, nothing happens. Never waits for an answer.
class DesktopBus : public QObject
{
    Q_OBJECT

public:
    explicit DesktopBus(QObject *parent) : QObject(parent) {}

    void keepAwake(bool awake);
    /// Asks the desktop portal, and hears of changes.
    void watchMotion();

public Q_SLOTS:
    /// Called by the bus: space, key and value of a setting.
    void settingChanged(const QDBusMessage &message);

Q_SIGNALS:
    void lessMotion(bool less);

private:
    void inhibit();
    void release();
    void askPortal(const QString &space, const QString &key);
    void hear(const QString &space, const QString &key, const QVariant &value);

    bool m_wanted = false;
    bool m_asking = false;
    std::optional<uint> m_cookie;
    bool m_reduced = false;   ///< "reduced-motion" is on
    bool m_animations = true; ///< "enable-animations" is on
};

} // namespace pegsheet::app
