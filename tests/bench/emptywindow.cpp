// SPDX-License-Identifier: Apache-2.0
// The yardstick: an empty Qt Quick Controls window, quit after its first frame; its size as 1920x1080, else as it is.
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTextStream>

int main(int argc, char **argv)
{
    const QGuiApplication application(argc, argv);
    QQmlApplicationEngine engine;
    const QString size = QCoreApplication::arguments().value(1);
    if (!size.isEmpty())
        engine.setInitialProperties({{QStringLiteral("width"), size.section(u'x', 0, 0).toInt()},
                                     {QStringLiteral("height"), size.section(u'x', 1, 1).toInt()}});
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
