// SPDX-License-Identifier: Apache-2.0
#include "app/platform/desktopbus.h"

#include <QDBusConnection>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QFile>

namespace pegsheet::app {

namespace {

const QString kSaver = QStringLiteral("org.freedesktop.ScreenSaver");
const QString kSaverPath = QStringLiteral("/org/freedesktop/ScreenSaver");
const QString kPortal = QStringLiteral("org.freedesktop.portal.Desktop");
const QString kPortalPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString kPortalSettings = QStringLiteral("org.freedesktop.portal.Settings");
const QString kAppearance = QStringLiteral("org.freedesktop.appearance");
const QString kReducedMotion = QStringLiteral("reduced-motion");
const QString kInterface = QStringLiteral("org.gnome.desktop.interface");
const QString kAnimations = QStringLiteral("enable-animations");

// Without an address the library would start a bus of its own, which nobody listens to.
bool hasBus()
{
    return !qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS")
        || QFile::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/bus"));
}

QDBusMessage saverCall(const QString &method)
{
    return QDBusMessage::createMethodCall(kSaver, kSaverPath, kSaver, method);
}

// The portal wraps its answers, once or twice.
QVariant unwrapped(QVariant value)
{
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value;
}

} // namespace

void DesktopBus::keepAwake(bool awake)
{
    m_wanted = awake;
    if (m_asking || awake == m_cookie.has_value())
        return;
    awake ? inhibit() : release();
}

void DesktopBus::inhibit()
{
    if (!hasBus() || !QDBusConnection::sessionBus().isConnected())
        return;
    QDBusMessage call = saverCall(QStringLiteral("Inhibit"));
    //: Told to the desktop: why the screen stays on
    call << QStringLiteral("Pegsheet") << tr("A match is on the table");
    m_asking = true;
    const auto *watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher *finished) {
        finished->deleteLater();
        m_asking = false;
        const QDBusPendingReply<uint> reply = *finished;
        if (reply.isError())
            return;
        m_cookie = reply.value();
        if (!m_wanted)
            release();
    });
}

void DesktopBus::release()
{
    QDBusMessage call = saverCall(QStringLiteral("UnInhibit"));
    call << *m_cookie;
    m_cookie.reset();
    QDBusConnection::sessionBus().send(call);
}

void DesktopBus::watchMotion()
{
    if (!hasBus() || !QDBusConnection::sessionBus().isConnected())
        return;
    QDBusConnection::sessionBus().connect(kPortal, kPortalPath, kPortalSettings, QStringLiteral("SettingChanged"), this,
                                          SLOT(settingChanged(QDBusMessage)));
    askPortal(kAppearance, kReducedMotion);
    askPortal(kInterface, kAnimations);
}

void DesktopBus::askPortal(const QString &space, const QString &key)
{
    QDBusMessage call = QDBusMessage::createMethodCall(kPortal, kPortalPath, kPortalSettings, QStringLiteral("Read"));
    call << space << key;
    const auto *watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, space, key](QDBusPendingCallWatcher *finished) {
        finished->deleteLater();
        const QDBusPendingReply<QDBusVariant> reply = *finished;
        if (!reply.isError())
            hear(space, key, unwrapped(QVariant::fromValue(reply.value())));
    });
}

void DesktopBus::settingChanged(const QDBusMessage &message)
{
    const QVariantList parts = message.arguments();
    if (parts.size() == 3)
        hear(parts.at(0).toString(), parts.at(1).toString(), unwrapped(parts.at(2)));
}

void DesktopBus::hear(const QString &space, const QString &key, const QVariant &value)
{
    if (space == kAppearance && key == kReducedMotion)
        m_reduced = value.toUInt() == 1;
    else if (space == kInterface && key == kAnimations)
        m_animations = value.toBool();
    else
        return;
    Q_EMIT lessMotion(m_reduced || !m_animations);
}

} // namespace pegsheet::app
