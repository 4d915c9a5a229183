// SPDX-License-Identifier: Apache-2.0
// The yardstick: an empty Qt Quick Controls window, quit after its first frame.
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTextStream>

int main(int argc, char **argv)
{
    const QGuiApplication application(argc, argv);
    QQmlApplicationEngine engine;
    engine.load(QUrl(QStringLiteral("qrc:/EmptyWindow.qml")));
    if (engine.rootObjects().isEmpty())
        return 1;
    auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().front());
    QObject::connect(window, &QQuickWindow::frameSwapped, window, [] {
        QTextStream(stdout) << "ready" << Qt::endl;
        QCoreApplication::quit();
    });
    return QGuiApplication::exec();
}
