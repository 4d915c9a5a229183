// SPDX-License-Identifier: Apache-2.0
/// pegsheet-tour <folder> [--size 360x640] [--language de] [--theme dark] [--normal]: plays a match through the real window
/// and saves a picture of every screen into the folder, and one sheet of them all; normal for the sans in its normal
/// cut. Without size, language and theme it does so for every one. Fails when a click finds nothing or the engine warns.
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/table.h"

#include <QCommandLineParser>
#include <QDir>
#include <QGuiApplication>
#include <QPainter>
#include <QTemporaryDir>
#include <QTextStream>

using namespace Qt::StringLiterals;
using pegsheet::app::BronzeMatch;
using pegsheet::app::Settings;
using pegsheet::tests::Table;

namespace {

/// What comes up in a match, so that every screen is reached: by turn.
const QList<QStringList> kRolls{
    {u"coins"_s, u"coins"_s, u"choice"_s},  {u"workers"_s, u"workers"_s, u"food"_s},
    {u"skull"_s, u"skull"_s, u"skull"_s},   {u"skull"_s, u"skull"_s, u"food"_s},
    {u"skull"_s, u"choice"_s, u"skull"_s},  {u"workers"_s, u"choice"_s, u"food"_s},
    {u"coins"_s, u"coins"_s, u"skull"_s},   {u"coins"_s, u"skull"_s, u"skull"_s},
};

class Tour
{
public:
    Tour(const Table::Options &options, const QString &folder) : m_table(options), m_folder(folder)
    {
        QDir().mkpath(folder);
    }

    bool walk();
    /// All pictures on one.
    void saveSheet() const;
    [[nodiscard]] const QStringList &warnings() const { return m_table.warnings(); }

private:
    bool shoot(const QString &name);
    bool shootOnce(const QString &name);
    bool start();
    bool turns();
    bool turn(const QStringList &faces);
    bool menus();
    bool appDice();
    bool end();

    Table m_table;
    QString m_folder;
    QStringList m_taken;
    QList<QImage> m_pictures;
};

bool Tour::shoot(const QString &name)
{
    m_table.settle();
    const QImage picture = m_table.window()->grabWindow();
    m_pictures.append(picture);
    m_taken.append(name);
    return picture.save(u"%1/%2-%3.png"_s.arg(m_folder).arg(m_taken.size(), 2, 10, QChar(u'0')).arg(name));
}

bool Tour::shootOnce(const QString &name)
{
    return m_taken.contains(name) || shoot(name);
}

bool Tour::start()
{
    return shoot(u"start"_s) && m_table.click(u"settingsButton"_s) && shoot(u"settings"_s)
        && (m_table.key(Qt::Key_Escape), m_table.click(u"newBronze"_s)) && shoot(u"set-up-empty"_s)
        && (m_table.key(Qt::Key_Escape), m_table.begin({u"Ada"_s, u"Benedikt"_s, u"Cleo"_s, u"Dov"_s}, true))
        && shoot(u"enter-dice"_s) && m_table.click(u"key_coins"_s) && m_table.click(u"key_choice"_s)
        && shoot(u"enter-dice-some"_s) && m_table.click(u"key_workers"_s) && shoot(u"enter-dice-all"_s)
        && m_table.click(u"die0"_s) && m_table.click(u"die2"_s) && m_table.click(u"die1"_s, {0.9, 0.9})
        && (m_table.match()->tray()->missing() == 3 || m_table.click(u"die1"_s, {0.9, 0.9}));
}

bool Tour::turn(const QStringList &faces)
{
    for (int die = 0; die < m_table.match()->tray()->count(); ++die)
        if (!m_table.click(u"key_"_s + faces.at(die % faces.size())))
            return false;
    if (!m_table.primary())
        return false;
    if (m_table.find(u"news"_s) != nullptr) {
        const QString what = m_table.match()->news().value(u"title"_s).toString();
        if (!shootOnce(u"disaster-"_s + what.toLower()) || !m_table.primary())
            return false;
    }
    const int seat = m_table.match()->seat();
    for (int clicks = 0; clicks < Table::kPatience && m_table.match()->seat() == seat && !m_table.match()->over();
         ++clicks) {
        const BronzeMatch *match = m_table.match();
        const bool isPencilled = match->workersLeft() < match->workers();
        const bool isPaying = m_table.match()->purchase()->active();
        const QStringList names{u"roll"_s, isPencilled ? u"build-pencilled"_s : u"build"_s,
                                isPaying ? u"pay"_s : u"buy"_s, u"discard"_s, u"end"_s, u"over"_s};
        if (!shootOnce(names.at(match->stage())) || !m_table.stepOn())
            return false;
    }
    return true;
}

bool Tour::turns()
{
    for (int number = 0; number < 90 && !m_table.match()->over(); ++number) {
        if (number == 6 && !(menus() && appDice()))
            return false;
        if (!m_table.match()->lastRound().isEmpty() && !shootOnce(u"last-round"_s))
            return false;
        if (!turn(kRolls.at(number % kRolls.size())))
            return false;
    }
    return m_table.match()->over();
}

bool Tour::menus()
{
    const auto menu = [this](const QString &row) {
        m_table.key(Qt::Key_Menu);
        return shootOnce(u"menu"_s) && m_table.click(row);
    };
    const auto more = [this](const QString &field) {
        return m_table.click(m_table.findIf(m_table.find(field), [](QQuickItem *item) {
            return item->objectName() == "more"_L1;
        }));
    };
    if (m_table.find(u"tab0"_s) != nullptr
        && !(m_table.click(u"tab1"_s) && shoot(u"look"_s) && m_table.click(u"lookSwitch"_s, {0.8, 0.5})
             && shoot(u"look-developments"_s) && m_table.primary()))
        return false;
    const int before = m_table.match()->moveList()->made() - 3;
    if (!menu(u"menuMoves"_s) || !shoot(u"moves"_s) || !m_table.click(u"move%1"_s.arg(before)) || !shoot(u"question"_s))
        return false;
    m_table.key(Qt::Key_Return);
    if (!shoot(u"moves-undone"_s) || !m_table.click(u"move%1"_s.arg(before + 2)))
        return false;
    m_table.key(Qt::Key_Return);
    m_table.key(Qt::Key_Escape);
    if (!menu(u"menuCorrect"_s) || !more(u"field_goods.wood"_s) || !more(u"field_cityBoxes.city4"_s)
        || !m_table.click(u"field_irrigation"_s) || !shoot(u"correct"_s) || !m_table.primary(u"correctBar"_s))
        return false;
    return true;
}

bool Tour::appDice()
{
    const auto ruleOut = [this](const QString &sentence) { return !sentence.isEmpty() && m_table.undo(); };
    if (!m_table.secondary() || !shoot(u"app-dice"_s) || !m_table.primary() || !m_table.click(u"die0"_s, {0.9, 0.9})
        || !shoot(u"app-dice-rolled"_s))
        return false;
    m_table.match()->touchDevelopment(u"empire"_s);
    if (!shoot(u"refusal"_s) || !ruleOut(m_table.match()->undoText()))
        return false;
    m_table.match()->tray()->setRealDice(true);
    m_table.key(Qt::Key_Escape);
    return shoot(u"start-open"_s) && m_table.click(u"continueButton"_s);
}

bool Tour::end()
{
    if (!shoot(u"final"_s) || !m_table.click(u"scoreTable"_s, {0.5, 0.35}) || !shoot(u"final-reason"_s))
        return false;
    if (!m_table.secondary(u"finalBar"_s) || !shoot(u"final-sheets"_s))
        return false;
    m_table.key(Qt::Key_Escape);
    m_table.key(Qt::Key_Escape);
    return shoot(u"start-finished"_s) && m_table.click(u"newBronze"_s) && shoot(u"set-up"_s);
}

bool Tour::walk()
{
    const bool whole = start() && turns() && end();
    if (!whole)
        shoot(u"failed"_s);
    return whole && m_table.warnings().isEmpty();
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

bool tour(const QString &folder, QSize size, const QString &language, const Look &look)
{
    const QTemporaryDir place;
    Table::Options options;
    options.database = place.filePath(u"matches.db"_s);
    options.size = size;
    options.language = language;
    options.theme = look.theme;
    const QString name = u"%1x%2-%3-%4"_s.arg(size.width()).arg(size.height()).arg(language, look.name);
    Tour walk(options, QDir(folder).filePath(name));
    const bool good = walk.walk();
    walk.saveSheet();
    QTextStream out(stdout);
    out << name << (good ? " done" : " FAILED") << Qt::endl;
    for (const QString &warning : walk.warnings())
        out << "  " << warning << Qt::endl;
    return good;
}

QList<QSize> sizesOf(const QStringList &texts)
{
    QList<QSize> sizes;
    for (const QString &text : texts)
        sizes.append({text.section(u'x', 0, 0).toInt(), text.section(u'x', 1, 1).toInt()});
    return sizes.isEmpty() ? QList<QSize>{{360, 640}, {800, 1280}, {1280, 800}, {1920, 1080}} : sizes;
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    const QGuiApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addPositionalArgument(u"folder"_s, u"Where the pictures go."_s);
    parser.addOption({u"size"_s, u"Only this size; may be given more than once."_s, u"size"_s});
    parser.addOption({u"language"_s, u"Only this language."_s, u"code"_s});
    parser.addOption({u"theme"_s, u"Only this one: light, dark, contrast."_s, u"theme"_s});
    parser.addOption({u"normal"_s, u"The sans in its normal cut, a tenth wider."_s});
    parser.process(application);
    pegsheet::setApplicationFont(parser.isSet(u"normal"_s) ? 100 : pegsheet::kCondensedStretch);
    if (parser.positionalArguments().isEmpty())
        parser.showHelp(2);
    const QStringList given = parser.values(u"language"_s);
    const QStringList languages = given.isEmpty() ? QStringList{u"en"_s, u"de"_s} : given;
    const QStringList themes = parser.values(u"theme"_s);
    bool good = true;
    for (const QSize size : sizesOf(parser.values(u"size"_s)))
        for (const QString &language : languages)
            for (const Look &look : kLooks)
                if (themes.isEmpty() || themes.contains(look.name))
                    good = tour(parser.positionalArguments().constFirst(), size, language, look) && good;
    return good ? 0 : 1;
}
