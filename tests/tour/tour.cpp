// SPDX-License-Identifier: Apache-2.0
/// pegsheet-tour <folder> [options]: walks through the real window (walk.h) and saves a picture of every screen into a
/// folder a pass, and one sheet of them all (all.png). Fails when a click finds nothing, when the engine warns, when a
/// text is cut, clipped or lies on another, when an edge lies between pixels (textcheck.h), and when a match in a large window has
/// small letters, scrolls or is bare (largecheck.h).
///
///   --size 640x360   only this size (may be given more than once); else phone, phone lying, tablet, its side, desktop
///   --language de    only this language
///   --theme dark     only this theme: light, dark, contrast
///   --game           only matches of this one: nations, empires, tapestry
///   --past           only what was played: matches, statistics, playing back, copies
///   --text 130       texts in this per cent of their size
///   --normal         the sans in its normal cut, a tenth wider: as wide as common system fonts get
///   --font FAMILY    another sans, in its normal cut
///   --scale 1.5      on a screen of that scale
#include "qml/theme/applicationfont.h"
#include "qml/theme/wholepixels.h"
#include "tests/qml/pages/largecheck.h"
#include "tests/qml/pages/scaledscreen.h"
#include "tests/qml/pages/tapestrywalk.h"
#include "tests/qml/pages/textcheck.h"
#include "tests/tour/walk.h"

#include <QCommandLineParser>
#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QQmlComponent>
#include <QTemporaryDir>
#include <QTextStream>

using namespace Qt::StringLiterals;
using pegsheet::app::Settings;
using pegsheet::tests::Table;
using pegsheet::tests::TapestryWalk;
using pegsheet::tests::Walk;

namespace {

/// How all passes of a run look.
struct Manner
{
    int text = 100;
    bool onlyPast = false;
    QString game; ///< only of this one
};

class Tour
{
public:
    Tour(const Table::Options &options, const QString &folder, const Manner &manner)
        : m_table(options), m_folder(folder), m_manner(manner)
    {
        QDir().mkpath(folder);
    }

    bool walk();
    /// All pictures on one.
    void saveSheet() const;
    [[nodiscard]] QStringList faults() const { return m_table.warnings() + m_faults; }

private:
    bool shoot(const QString &name);

    Table m_table;
    QString m_folder;
    Manner m_manner;
    QStringList m_faults;
    QList<QImage> m_pictures;
};

bool Tour::shoot(const QString &name)
{
    const QImage picture = m_table.window()->grabWindow();
    m_pictures.append(picture);
    QStringList faults = pegsheet::tests::textFaults(m_table.window(), Walk::names() + TapestryWalk::names());
    faults += pegsheet::tests::edgeFaults(m_table.window(), m_table.window()->effectiveDevicePixelRatio());
    if (m_table.window()->width() >= 1600)
        faults += pegsheet::tests::largeFaults(m_table.window());
    for (const QString &fault : std::as_const(faults))
        m_faults.append(name + u": "_s + fault);
    return picture.save(u"%1/%2-%3.png"_s.arg(m_folder).arg(m_pictures.size(), 2, 10, QChar(u'0')).arg(name));
}

bool Tour::walk()
{
    Walk walk(m_table, [this](const QString &name) { return shoot(name); });
    const bool whole = m_manner.game == u"nations"_s ? walk.allNations()
        : m_manner.game == u"empires"_s              ? walk.allEmpires()
        : m_manner.game == u"tapestry"_s             ? walk.allTapestry()
        : m_manner.onlyPast                          ? walk.allPast()
                                                     : walk.all();
    if (!whole)
        shoot(u"failed"_s);
    return whole && faults().isEmpty();
}

void Tour::saveSheet() const
{
    if (m_pictures.isEmpty())
        return;
    const QSize each = m_pictures.constFirst().size() / 2;
    const int columns = qMax(1, 3600 / (each.width() + 8));
    const auto rows = (m_pictures.size() + columns - 1) / columns;
    QImage sheet(columns * (each.width() + 8), static_cast<int>(rows) * (each.height() + 8), QImage::Format_RGB32);
    sheet.fill(Qt::darkGray);
    QPainter painter(&sheet);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (int place = 0; place < static_cast<int>(m_pictures.size()); ++place) {
        const QPoint at(place % columns * (each.width() + 8) + 4, place / columns * (each.height() + 8) + 4);
        painter.drawImage(QRect(at, each), m_pictures.at(place));
    }
    painter.end();
    sheet.save(m_folder + u"/all.png"_s);
}

struct Look
{
    QString name;
    Settings::Theme theme;
};
const QList<Look> kLooks{{u"light"_s, Settings::Light}, {u"dark"_s, Settings::Dark}, {u"contrast"_s, Settings::HighContrast}};

bool tour(const QString &folder, QSize size, const QString &language, const Look &look, const Manner &manner)
{
    const QTemporaryDir place;
    Table::Options options;
    options.database = place.filePath(u"matches.db"_s);
    options.size = size;
    options.language = language;
    options.theme = look.theme;
    options.textSize = manner.text;
    const QString name = u"%1x%2-%3-%4"_s.arg(size.width()).arg(size.height()).arg(language, look.name);
    Tour walk(options, QDir(folder).filePath(name), manner);
    const bool good = walk.walk();
    walk.saveSheet();
    QTextStream out(stdout);
    out << name << (good ? " done" : " FAILED") << Qt::endl;
    for (const QString &fault : walk.faults())
        out << "  " << fault << Qt::endl;
    return good;
}

QList<QSize> sizesOf(const QStringList &texts)
{
    QList<QSize> sizes;
    for (const QString &text : texts)
        sizes.append({text.section(u'x', 0, 0).toInt(), text.section(u'x', 1, 1).toInt()});
    return sizes.isEmpty() ? QList<QSize>{{360, 640}, {640, 360}, {800, 1280}, {1280, 800}, {1920, 1080}} : sizes;
}

void setFont(const QCommandLineParser &parser)
{
    if (parser.isSet(u"font"_s))
        QGuiApplication::setFont(QFont(parser.value(u"font"_s)));
    const bool isNormal = parser.isSet(u"normal"_s) || parser.isSet(u"font"_s);
    pegsheet::setApplicationFont(isNormal ? 100 : pegsheet::kCondensedStretch);
}

// Read before there is an application.
double scaleOf(int argc, char **argv)
{
    for (int place = 1; place + 1 < argc; ++place)
        if (qstrcmp(argv[place], "--scale") == 0)
            return QByteArray(argv[place + 1]).toDouble();
    return 1;
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QUICK_BACKEND", "software");
    const pegsheet::tests::ScaledScreen screen(scaleOf(argc, argv));
    pegsheet::useWholePixels();
    const QGuiApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addPositionalArgument(u"folder"_s, u"Where the pictures go."_s);
    parser.addOption({u"size"_s, u"Only this size; may be given more than once."_s, u"size"_s});
    parser.addOption({u"language"_s, u"Only this language."_s, u"code"_s});
    parser.addOption({u"theme"_s, u"Only this one: light, dark, contrast."_s, u"theme"_s});
    parser.addOption({u"text"_s, u"Texts in this per cent of their size."_s, u"per cent"_s, u"100"_s});
    parser.addOption({u"past"_s, u"Only the screens of what was played."_s});
    parser.addOption({u"game"_s, u"Only matches of this game: nations, empires, tapestry."_s, u"game"_s});
    parser.addOption({u"normal"_s, u"The sans in its normal cut, a tenth wider."_s});
    parser.addOption({u"font"_s, u"Another sans, in its normal cut."_s, u"family"_s});
    parser.addOption({u"scale"_s, u"The scale of the screen."_s, u"factor"_s, u"1"_s});
    parser.process(application);
    setFont(parser);
    if (parser.positionalArguments().isEmpty())
        parser.showHelp(2);
    const Manner manner{parser.value(u"text"_s).toInt(), parser.isSet(u"past"_s), parser.value(u"game"_s)};
    const QStringList given = parser.values(u"language"_s);
    const QStringList languages = given.isEmpty() ? QStringList{u"en"_s, u"de"_s} : given;
    const QStringList themes = parser.values(u"theme"_s);
    bool good = true;
    for (const QSize size : sizesOf(parser.values(u"size"_s)))
        for (const QString &language : languages)
            for (const Look &look : kLooks)
                if (themes.isEmpty() || themes.contains(look.name))
                    good = tour(parser.positionalArguments().constFirst(), size, language, look, manner) && good;
    return good ? 0 : 1;
}
