// SPDX-License-Identifier: Apache-2.0
#include "app/application.h"
#include "app/platform/background.h"
#include "app/platform/fonts.h"
#include "app/platform/mainloop.h"
#include "app/platform/mediabackend.h"
#include "app/platform/places.h"
#include "app/platform/process.h"
#include "qml/firstpages.h"
#include "qml/modules.h"
#include "qml/theme/applicationfont.h"
#include "qml/theme/type.h"
#include "qml/theme/wholepixels.h"

#include <QCommandLineParser>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QGuiApplication>
#include <QIcon>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QTextStream>
#include <QTimer>
#include <chrono>
#include <memory>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

QString defaultFile()
{
    return QDir(pegsheet::app::dataFolder()).filePath(u"matches.db"_s);
}

// Prints how long the first page took and quits, for the benchmark and the package's test.
void quitWhenReady(QQuickWindow *window, const QElapsedTimer &sinceStart)
{
    QObject::connect(
        window, &QQuickWindow::frameSwapped, window,
        [sinceStart] {
            QTextStream(stdout) << "ready " << sinceStart.elapsed() << Qt::endl;
            QCoreApplication::quit();
        },
        Qt::SingleShotConnection);
}

// Once the first page stands and the table has begun to look at it.
void keepCopyLater(QQuickWindow *window, pegsheet::app::Rescue *rescue)
{
    constexpr std::chrono::seconds kLater(3);
    QObject::connect(
        window, &QQuickWindow::frameSwapped, rescue,
        [rescue, kLater] { QTimer::singleShot(kLater, rescue, &pegsheet::app::Rescue::keepCopy); }, Qt::SingleShotConnection);
}

constexpr int kSmallestSide = 320; // as the window itself has it
constexpr int kLargestSide = 8192;

// Nothing where it is not "360x640".
std::optional<QSize> sizeFrom(const QString &text)
{
    const QRegularExpressionMatch match = QRegularExpression(u"^([0-9]{1,9})x([0-9]{1,9})$"_s).match(text);
    if (!match.hasMatch())
        return std::nullopt;
    return QSize(match.captured(1).toInt(), match.captured(2).toInt());
}

// Why no window can have that size; empty where one can.
QString refusesSize(const QString &text)
{
    const std::optional<QSize> size = sizeFrom(text);
    if (!size)
        return u"A size is given as 360x640, not \"%1\"."_s.arg(text);
    const auto isPossible = [](int side) { return side >= kSmallestSide && side <= kLargestSide; };
    if (isPossible(size->width()) && isPossible(size->height()))
        return {};
    return u"A size goes from %1x%1 to %2x%2; \"%3\" is beyond that."_s.arg(kSmallestSide).arg(kLargestSide).arg(text);
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

// Waits until the window has been read; null, and the reason is printed, where it cannot be.
std::unique_ptr<QObject> windowOf(QQmlComponent &component, const std::optional<QSize> &size)
{
    if (component.isLoading()) {
        QEventLoop reading;
        QObject::connect(&component, &QQmlComponent::statusChanged, &reading, &QEventLoop::quit);
        reading.exec();
    }
    QVariantMap properties;
    if (size)
        properties = {{u"width"_s, size->width()}, {u"height"_s, size->height()}};
    std::unique_ptr<QObject> window(component.createWithInitialProperties(properties));
    if (!window)
        QTextStream(stderr) << component.errorString() << Qt::endl;
    return window;
}

// Names the program and its settings; needs no application.
void nameProgram()
{
    QCoreApplication::setOrganizationName(u"Pegsheet"_s);
    QCoreApplication::setApplicationName(u"pegsheet"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(PEGSHEET_VERSION));
}

void addOptions(QCommandLineParser &parser)
{
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOption({u"db"_s, u"Keep the matches in this file."_s, u"file"_s, defaultFile()});
    parser.addOption({u"open"_s, u"Open the match of this number at once."_s, u"id"_s});
    parser.addOption({u"size"_s, u"The window's size, such as 360x640; from 320x320 to 8192x8192."_s, u"size"_s});
    parser.addOption({u"quit-when-ready"_s, u"Print how long the first page took, in milliseconds, and quit."_s});
    parser.addPositionalArgument(u"offer"_s, u"A file with a match or a code, or a pegsheet: link, to be looked at."_s,
                                 u"[FILE|LINK]"_s);
}

// Answers what needs no window, also where there is no display: help, the version, a size that no window can have. Returns the
// status to end with; nothing where a window is wanted. Options of Qt itself, "-platformtheme" as well, are unknown here and pass.
std::optional<int> answerWithoutWindow(int argc, char **argv)
{
    QCommandLineParser parser;
    addOptions(parser);
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments.append(QString::fromLocal8Bit(argv[i]));
    parser.parse(arguments);
    if (parser.isSet(u"version"_s)) {
        QTextStream(stdout) << QCoreApplication::applicationName() << ' ' << QCoreApplication::applicationVersion() << Qt::endl;
        return 0;
    }
    if (parser.isSet(u"help"_s)) {
        const QCoreApplication namesProgram(argc, argv);
        QTextStream(stdout) << parser.helpText() << Qt::flush;
        return 0;
    }
    const QString refusal = parser.isSet(u"size"_s) ? refusesSize(parser.value(u"size"_s)) : QString();
    if (refusal.isEmpty())
        return std::nullopt;
    QTextStream(stderr) << refusal << Qt::endl;
    return 2;
}

// All that lives as long as the program. What is declared later is gone earlier.
class Program
{
public:
    Program(int argc, char **argv, const QElapsedTimer &sinceStart);
    Program(const Program &) = delete;
    Program &operator=(const Program &) = delete;

    // Shows the window; returns the status to end with at once, where it cannot or need not.
    std::optional<int> start();

private:
    int m_argumentCount; // the application goes on using it
    QElapsedTimer m_sinceStart;
    QGuiApplication m_application;
    std::optional<pegsheet::FontPreloader> m_fonts;
    std::optional<QQmlEngine> m_engine;
    std::unique_ptr<QQmlComponent> m_component;
    std::optional<pegsheet::app::Application> m_pegsheet;
    std::optional<pegsheet::PagePreloader> m_pages;
    std::unique_ptr<QObject> m_window;
};

Program::Program(int argc, char **argv, const QElapsedTimer &sinceStart)
    : m_argumentCount(argc), m_sinceStart(sinceStart), m_application(m_argumentCount, argv)
{
    QGuiApplication::setApplicationDisplayName(u"Pegsheet"_s);
    QGuiApplication::setDesktopFileName(u"org.pegsheet.Pegsheet"_s);
    pegsheet::app::addFonts();
    pegsheet::setApplicationFont();
}

std::optional<int> Program::start()
{
    QCommandLineParser parser;
    addOptions(parser);
    parser.process(m_application);
    const auto size = sizeFrom(parser.value(u"size"_s));

    // What takes long is done beside each other: the fonts are listed, the window is read, the matches are opened.
    m_fonts.emplace();
    m_engine.emplace();
    pegsheet::addModules(*m_engine);
    const auto way = pegsheet::hasThreads() ? QQmlComponent::Asynchronous : QQmlComponent::PreferSynchronous;
    m_component = std::make_unique<QQmlComponent>(&*m_engine, QUrl(u"qrc:/qt/qml/Pegsheet/Main.qml"_s), way);
    m_pegsheet.emplace(parser.value(u"db"_s));
    if (!parser.isSet(u"open"_s))
        m_pegsheet->resume();
    else if (!opened(*m_pegsheet, parser.value(u"open"_s)))
        return 1;
    const QString openGame = m_pegsheet->match() != nullptr ? m_pegsheet->match()->gameId() : QString();
    m_pages.emplace(*m_engine, pegsheet::firstPages(openGame, size.value_or(QSize())));
    using pegsheet::FirstPage;
    const bool hasMatches = m_pegsheet->matches()->rowCount() > 0;
    pegsheet::preloadFonts(&*m_engine, !openGame.isEmpty() ? FirstPage::Match : hasMatches ? FirstPage::Matches : FirstPage::Games);

    QObject::connect(m_pegsheet->settings(), &pegsheet::app::Settings::languageChanged, &*m_engine, &QQmlEngine::retranslate);
    m_window = windowOf(*m_component, size);
    if (!m_window)
        return 1;
    // Without one, what is to be made beside the rest is made at once.
    auto *shown = qobject_cast<QQuickWindow *>(m_window.get());
    m_engine->setIncubationController(shown->incubationController());
    for (const QString &fileOrLink : parser.positionalArguments())
        m_pegsheet->offer(fileOrLink);
    if (parser.isSet(u"quit-when-ready"_s))
        quitWhenReady(shown, m_sinceStart);
    keepCopyLater(shown, m_pegsheet->rescue());
    return std::nullopt;
}

} // namespace

int main(int argc, char **argv)
{
    pegsheet::app::prepareProcess();
    pegsheet::app::chooseMediaBackend();
    nameProgram();
    if (const std::optional<int> status = answerWithoutWindow(argc, argv))
        return *status;
    QElapsedTimer sinceStart;
    sinceStart.start();
    pegsheet::useWholePixels();
    auto program = std::make_shared<Program>(argc, argv, sinceStart);
    if (const std::optional<int> status = program->start())
        return *status;
    return pegsheet::app::runMainLoop(std::move(program));
}
