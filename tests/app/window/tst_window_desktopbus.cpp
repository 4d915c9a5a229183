// SPDX-License-Identifier: Apache-2.0
// Against a bus of the test's own, with a screen saver and a portal made up on it.
#include "app/platform/desktopbus.h"
#include "tests/registry.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

namespace tst_window_desktopbus {

using namespace pegsheet::app;

/// The screen saver of a desktop.
class FakeSaver : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.ScreenSaver")

public:
    QList<uint> held;
    int asked = 0;

public Q_SLOTS:
    uint Inhibit(const QString &application, const QString &reason)
    {
        ++asked;
        if (!application.isEmpty() && !reason.isEmpty())
            held.append(static_cast<uint>(40 + asked));
        return static_cast<uint>(40 + asked);
    }
    void UnInhibit(uint cookie) { held.removeOne(cookie); }
};

/// The settings of a desktop's portal.
class FakePortal : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    bool animations = true;

public Q_SLOTS:
    QDBusVariant Read(const QString &space, const QString &key)
    {
        // The old call wraps its answer twice.
        if (space == QLatin1String("org.gnome.desktop.interface") && key == QLatin1String("enable-animations"))
            return QDBusVariant(QVariant::fromValue(QDBusVariant(animations)));
        return QDBusVariant(QVariant::fromValue(QDBusVariant(0U)));
    }

public:
    static void tell(const char *space, const char *key, const QVariant &value)
    {
        QDBusMessage signal = QDBusMessage::createSignal(QStringLiteral("/org/freedesktop/portal/desktop"),
                                                         QStringLiteral("org.freedesktop.portal.Settings"),
                                                         QStringLiteral("SettingChanged"));
        signal << QString::fromLatin1(space) << QString::fromLatin1(key) << QVariant::fromValue(QDBusVariant(value));
        QDBusConnection(QStringLiteral("desktop")).send(signal);
    }
};

class DesktopBusTest : public QObject
{
    Q_OBJECT

    QProcess m_daemon;
    FakeSaver m_saver;
    FakePortal m_portal;

private Q_SLOTS:
    void initTestCase()
    {
        m_daemon.start(QStringLiteral("dbus-daemon"),
                       {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address")});
        QVERIFY2(m_daemon.waitForStarted(), "dbus-daemon is not installed");
        QVERIFY(m_daemon.waitForReadyRead());
        const QByteArray address = m_daemon.readLine().trimmed();
        qputenv("DBUS_SESSION_BUS_ADDRESS", address);
        QDBusConnection desktop = QDBusConnection::connectToBus(QString::fromLatin1(address), QStringLiteral("desktop"));
        QVERIFY(desktop.isConnected());
        QVERIFY(desktop.registerObject(QStringLiteral("/org/freedesktop/ScreenSaver"), &m_saver, QDBusConnection::ExportAllSlots));
        QVERIFY(desktop.registerService(QStringLiteral("org.freedesktop.ScreenSaver")));
        QVERIFY(
            desktop.registerObject(QStringLiteral("/org/freedesktop/portal/desktop"), &m_portal, QDBusConnection::ExportAllSlots));
        QVERIFY(desktop.registerService(QStringLiteral("org.freedesktop.portal.Desktop")));
    }
    void cleanupTestCase()
    {
        QDBusConnection::disconnectFromBus(QStringLiteral("desktop"));
        m_daemon.terminate();
        m_daemon.waitForFinished();
    }

    void theScreenIsHeldAndLetGo()
    {
        DesktopBus bus(nullptr);
        bus.keepAwake(true);
        QTRY_COMPARE(m_saver.held.size(), 1);
        bus.keepAwake(true);
        bus.keepAwake(false);
        QTRY_COMPARE(m_saver.held.size(), 0);
        bus.keepAwake(true);
        QTRY_COMPARE(m_saver.held.size(), 1);
        bus.keepAwake(false);
        QTRY_COMPARE(m_saver.held.size(), 0);
    }

    // Changed minds while the answer is on its way.
    void whoChangesTheirMindHoldsNothing()
    {
        DesktopBus bus(nullptr);
        const int before = m_saver.asked;
        bus.keepAwake(true);
        bus.keepAwake(false);
        QTRY_COMPARE(m_saver.asked, before + 1);
        QTRY_COMPARE(m_saver.held.size(), 0);
        bus.keepAwake(true);
        QTRY_COMPARE(m_saver.held.size(), 1);
        bus.keepAwake(false);
        QTRY_COMPARE(m_saver.held.size(), 0);
    }

    void thePortalIsAskedAndHeard()
    {
        m_portal.animations = false;
        DesktopBus bus(nullptr);
        QSignalSpy less(&bus, &DesktopBus::lessMotion);
        bus.watchMotion();
        QTRY_VERIFY(!less.isEmpty() && less.constLast().constFirst().toBool());
        FakePortal::tell("org.gnome.desktop.interface", "enable-animations", true);
        QTRY_VERIFY(!less.constLast().constFirst().toBool());
        FakePortal::tell("org.freedesktop.appearance", "reduced-motion", 1U);
        QTRY_VERIFY(less.constLast().constFirst().toBool());
        const auto heard = less.count();
        FakePortal::tell("org.freedesktop.appearance", "color-scheme", 1U);
        FakePortal::tell("org.freedesktop.appearance", "reduced-motion", 0U);
        QTRY_VERIFY(!less.constLast().constFirst().toBool());
        QCOMPARE(less.count(), heard + 1);
    }
};

} // namespace tst_window_desktopbus

PEGSHEET_TEST(tst_window_desktopbus, DesktopBusTest)
#include "tst_window_desktopbus.moc"
