// SPDX-License-Identifier: Apache-2.0
/// pegsheet-shown <game> [touches] [seed]: plays matches of that game on a phone by touches at random, and prints after each what
/// the window shows that it did not before (+), and what it shows no more (-). What two builds print is compared by diff, so that a
/// change that shows nothing else is seen to show nothing else; of the Bronze Age until the app throws its dice, which fall
/// otherwise each time.
#include "tests/qml/pages/shown.h"
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/gameplay.h"

#include <QGuiApplication>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTextStream>
#include <algorithm>

using namespace Qt::StringLiterals;
using pegsheet::tests::GamePlay;
using pegsheet::tests::Table;

namespace {

class RandomTouches
{
public:
    RandomTouches(const QString &game, quint32 seed) : m_game(game), m_random(seed)
    {
        m_options.database = m_folder.filePath(u"matches.db"_s);
    }

    void play(int touches);
    [[nodiscard]] const QStringList &warnings() const { return m_warnings; }

private:
    void playMatch(int touches);
    bool touch(Table &table);
    void tell(Table &table);

    QString m_game;
    QRandomGenerator m_random;
    QTemporaryDir m_folder;
    Table::Options m_options;
    QStringList m_shown;
    QStringList m_warnings;
    QTextStream m_out{stdout};
    int m_made = 0;
};

struct Place
{
    QPoint at;
    QString name;
};

// What may be touched as it is seen, from the top down; how items lie in each other is no part of it.
void addPlaces(QQuickItem *item, const QRectF &seen, std::vector<Place> &places)
{
    if (!item->isVisible() || !item->isEnabled() || item->opacity() == 0)
        return;
    const QRectF place = item->mapRectToScene(item->boundingRect());
    const QRectF inside = item->clip() ? seen & place : seen;
    if (pegsheet::tests::isTouchable(item) && inside.contains(place.center()))
        places.push_back({place.center().toPoint(), item->property("spokenName").toString() + item->property("text").toString()});
    for (QQuickItem *child : item->childItems())
        addPlaces(child, inside, places);
}

void RandomTouches::play(int touches)
{
    while (m_made < touches)
        playMatch(touches);
}

void RandomTouches::playMatch(int touches)
{
    Table table(m_options);
    GamePlay play(table, m_game);
    if (!play.begin()) {
        m_warnings.append(u"no match begins"_s);
        m_made = touches;
    }
    while (m_made < touches && touch(table)) {
        ++m_made;
        tell(table);
    }
    m_warnings += table.warnings();
}

// False once the match is left.
bool RandomTouches::touch(Table &table)
{
    std::vector<Place> places;
    addPlaces(table.window()->contentItem(), {{0, 0}, QSizeF(table.window()->size())}, places);
    std::sort(places.begin(), places.end(), [](const Place &a, const Place &b) {
        return std::tuple(a.at.y(), a.at.x(), a.name) < std::tuple(b.at.y(), b.at.x(), b.name);
    });
    if (places.empty())
        return false;
    Place chosen = places[static_cast<std::size_t>(m_random.bounded(static_cast<int>(places.size())))];
    // What lies in the header leads away from the match, and Undo back: seldom.
    constexpr int kHeader = 56;
    while ((chosen.at.y() < kHeader || chosen.name.startsWith(u"Undo"_s)) && m_random.bounded(12) != 0 && places.size() > 1)
        chosen = places[static_cast<std::size_t>(m_random.bounded(static_cast<int>(places.size())))];
    m_out << m_made << " touches " << chosen.name << " at " << chosen.at.x() << ' ' << chosen.at.y() << '\n';
    QTest::mouseClick(table.window(), Qt::LeftButton, {}, chosen.at);
    table.settle();
    return table.application().match() != nullptr && !table.application().match()->over();
}

void RandomTouches::tell(Table &table)
{
    static const QRegularExpression kClock(u"\\d+:\\d\\d|\\d+ (s|min|seconds?|minutes?)\\b"_s);
    QStringList shown;
    for (QString line : pegsheet::tests::shownIn(table.window()))
        if (line = line.section(u'/', -1).section(u'.', 1); !line.contains(kClock))
            shown.append(line);
    std::sort(shown.begin(), shown.end());
    shown.removeDuplicates();
    for (const QString &line : std::as_const(m_shown))
        if (!std::binary_search(shown.cbegin(), shown.cend(), line))
            m_out << "  -" << line << '\n';
    for (const QString &line : std::as_const(shown))
        if (!std::binary_search(m_shown.cbegin(), m_shown.cend(), line))
            m_out << "  +" << line << '\n';
    m_shown = shown;
    m_out.flush();
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    const QGuiApplication application(argc, argv);
    pegsheet::setApplicationFont();
    const QStringList arguments = QGuiApplication::arguments();
    if (arguments.size() < 2 || !QStringList{u"bronze"_s, u"nations"_s, u"empires"_s, u"tapestry"_s}.contains(arguments.at(1))) {
        QTextStream(stderr) << "usage: pegsheet-shown <bronze, nations, empires or tapestry> [touches] [seed]\n";
        return 2;
    }
    RandomTouches touches(arguments.at(1), arguments.value(3, u"1"_s).toUInt());
    touches.play(arguments.value(2, u"500"_s).toInt());
    for (const QString &warning : touches.warnings())
        QTextStream(stderr) << warning << '\n';
    return touches.warnings().isEmpty() ? 0 : 1;
}
