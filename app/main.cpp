// SPDX-License-Identifier: Apache-2.0
#include "app/application.h"
#include "qml/theme/applicationfont.h"

#include <QCommandLineParser>
#include <QDir>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTextStream>
#include <csignal>
#include <optional>
#ifdef __GLIBC__
#include <malloc.h>
#endif

using namespace Qt::StringLiterals;

namespace {

QString defaultFile()
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    return folder.filePath(u"matches.db"_s);
}

// Prints how long the first page took and quits, for the benchmark and the package's test.
void quitWhenReady(QQuickWindow *window, const QElapsedTimer &sinceStart)
{
    QObject::connect(window, &QQuickWindow::frameSwapped, window, [sinceStart] {
        QTextStream(stdout) << "ready " << sinceStart.elapsed() << Qt::endl;
        QCoreApplication::quit();
    }, Qt::SingleShotConnection);
}

// The properties of a window of that size; nothing where it is not "360x640".
std::optional<QVariantMap> sizeFrom(const QString &text)
{
    const QRegularExpressionMatch match = QRegularExpression(u"^([0-9]{2,5})x([0-9]{2,5})$"_s).match(text);
    if (!match.hasMatch())
        return std::nullopt;
    return QVariantMap{{u"width"_s, match.captured(1).toInt()}, {u"height"_s, match.captured(2).toInt()}};
}

// Opens the match of that number or says why not. A database that cannot be read has a page of its own.
bool opened(pegsheet::app::Application &application, const QString &number)
{
    const auto saying = QObject::connect(&application, &pegsheet::app::Application::refused,
                                         [](const QString &why) { QTextStream(stderr) << why << Qt::endl; });
    const bool done = application.open(number.toLongLong()) || !application.problem().isEmpty();
    QObject::disconnect(saying);
    return done;
}

// QML's loader thread and the window fill the heap in turn. One heap that grows in large steps spares the kernel a
// thousand calls before the first page stands; memory that is not used stays with the system.
void tuneHeap()
{
#ifdef __GLIBC__
    mallopt(M_ARENA_MAX, 1);
    mallopt(M_TOP_PAD, 16 << 20);
#endif
}

} // namespace

int main(int argc, char **argv)
{
    tuneHeap();
    QElapsedTimer sinceStart;
    sinceStart.start();
#ifdef SIGXFSZ
    // A file that may not grow any more is an error like a full disk, not the end of the program.
    std::signal(SIGXFSZ, SIG_IGN);
#endif
    QGuiApplication application(argc, argv);
    QCoreApplication::setOrganizationName(u"Pegsheet"_s);
    QCoreApplication::setApplicationName(u"pegsheet"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(PEGSHEET_VERSION));
    QGuiApplication::setApplicationDisplayName(u"Pegsheet"_s);
    QGuiApplication::setDesktopFileName(u"org.pegsheet.Pegsheet"_s);

    pegsheet::setApplicationFont();

    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOption({u"db"_s, u"Keep the matches in this file."_s, u"file"_s, defaultFile()});
    parser.addOption({u"open"_s, u"Open the match of this number at once."_s, u"id"_s});
    parser.addOption({u"size"_s, u"The window's size, such as 360x640."_s, u"size"_s});
    parser.addOption({u"quit-when-ready"_s, u"Print how long the first page took, in milliseconds, and quit."_s});
    parser.process(application);
    const auto size = sizeFrom(parser.value(u"size"_s));
    if (parser.isSet(u"size"_s) && !size) {
        QTextStream(stderr) << "A size is given as 360x640, not \"" << parser.value(u"size"_s) << "\"." << Qt::endl;
        return 2;
    }

    pegsheet::app::Application pegsheetApp(parser.value(u"db"_s));
    if (!parser.isSet(u"open"_s))
        pegsheetApp.resume();
    else if (!opened(pegsheetApp, parser.value(u"open"_s)))
        return 1;

    QQmlApplicationEngine engine;
    engine.addImportPath(u"qrc:/qt/qml"_s);
    QObject::connect(pegsheetApp.settings(), &pegsheet::app::Settings::languageChanged, &engine, &QQmlEngine::retranslate);
    if (size)
        engine.setInitialProperties(*size);
    engine.load(QUrl(u"qrc:/qt/qml/Pegsheet/Main.qml"_s));
    if (engine.rootObjects().isEmpty())
        return 1;
    if (parser.isSet(u"quit-when-ready"_s))
        quitWhenReady(qobject_cast<QQuickWindow *>(engine.rootObjects().front()), sinceStart);
    return QGuiApplication::exec();
}
