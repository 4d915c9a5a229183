// SPDX-License-Identifier: Apache-2.0
// Every colour that is read or told from another, on every ground it stands on, in every theme.
#include "tests/qml/sight/measures.h"
#include "tests/qml/sight/themereader.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_sight_contrast {

using namespace pegsheet::tests;

namespace {

const QStringList kGoods{"food", "wood", "stone", "pottery", "cloth", "metal", "coin", "skull", "worker"};
const QStringList kPegs{"food", "wood", "stone", "pottery", "cloth", "metal"};

struct Use
{
    const char *role; ///< "*" stands for every good or mark; the same in both columns
    const char *grounds;
};

// Words and numbers.
constexpr Use kText[]{
    {"ink", "table paper paperSunk dangerTint yesTint tint/* tile/* trackTint/*"},
    {"inkSoft", "table paper paperSunk dangerTint yesTint tint/* tile/*"},
    {"slipInk", "ink"},
    {"slipLink", "ink"},
    {"woodInk", "wood woodLight woodPale"},
    {"trayInk", "tray"},
    {"trayInkSoft", "tray"},
    {"trayLine", "trayDeep"}, // the question mark of a die still to be entered
    {"boneInk", "bone boneDeep boneLocked gold"},
    {"danger", "paper paperSunk dangerTint"},
    {"yes", "paper paperSunk"},
    {"redPencil", "table paper paperSunk"},
    {"accentInk", "player/*"},
    {"player/*", "table paper paperSunk tint/*"},
    {"dieInk/*", "die/*"},
    {"chitInk", "chit"},
    {"cardInk", "card/* track/* resource/*"},
};

// Pictures, frames, boxes, badges: what tells something without being text.
constexpr Use kMarks[]{
    {"inkFaint", "paper paperSunk"}, // empty boxes
    {"player/*", "wood woodLight woodPale trackTint/*"},
    {"good/*", "paper paperSunk"},
    {"goodOnBone/*", "bone boneDeep boneLocked"},
    {"goldRim", "bone boneDeep boneLocked"},
    {"dangerDeepInk", "dangerDeep"},
    {"coin", "table paper paperSunk tint/*"},
    {"holeRim", "wood woodLight woodPale"},
    {"trayInk", "tray"},
    {"trayLine", "tray"},
    {"redPencil", "paper paperSunk"},
    {"bone", "tray"},
    {"boneLocked", "tray"},
    {"tileFrame/*", "paper tile/*"},
    {"chitRim", "chit"},
    {"trackFrame/*", "table paper paperSunk trackTint/*"},
    {"resourceFrame/*", "table paper paperSunk"},
};

QStringList spelled(const QString &role)
{
    if (!role.endsWith("/*"))
        return {QString(role).replace(u'/', u' ')};
    QStringList list;
    const QString name = role.chopped(2);
    if (name == "trackTint")
        for (int space = 0; space < 16; ++space)
            list.append(QString("%1 %2 %3").arg(name).arg(space / 4).arg(space % 4));
    else if (name == "die" || name == "dieInk" || name == "tile" || name == "tileFrame" || name == "track" || name == "trackFrame"
             || name == "resource" || name == "resourceFrame")
        for (int number = 0; number < 4; ++number)
            list.append(QString("%1 %2").arg(name).arg(number));
    else if (name == "card")
        for (int kind = 0; kind < 8; ++kind)
            list.append(QString("%1 %2").arg(name).arg(kind));
    else if (name.startsWith("player"))
        for (int mark = 0; mark < 5; ++mark)
            list.append(QString("%1 %2").arg(name).arg(mark));
    else
        for (const QString &good : kGoods)
            list.append(name + u' ' + good);
    return list;
}

template <std::size_t N>
void addRows(const Use (&uses)[N], double least)
{
    for (const QString &mode : ThemeReader::modes())
        for (const Use &use : uses)
            for (const QString &ground : QString(use.grounds).split(u' '))
                for (const QString &role : spelled(use.role))
                    for (const QString &below : spelled(ground)) {
                        // A player's colour lies on that player's tint only; so what belongs to a die, a tile or a track.
                        const bool isForeign = ((role.startsWith("player") && below.startsWith("tint"))
                                                || (role.startsWith("dieInk") && below.startsWith("die "))
                                                || (role.startsWith("tileFrame") && below.startsWith("tile "))
                                                || (role.startsWith("trackFrame") && below.startsWith("trackTint")))
                            && role.section(u' ', 1, 1) != below.section(u' ', 1, 1);
                        if (!isForeign)
                            QTest::addRow("%s: %s on %s", qPrintable(mode), qPrintable(role), qPrintable(below))
                                << mode << role << below << (mode == "HighContrast" && least > 4 ? 7.0 : least);
                    }
}

} // namespace

class ContrastTest : public QObject
{
    Q_OBJECT

    ThemeReader m_theme;

    static void columns()
    {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<QString>("role");
        QTest::addColumn<QString>("ground");
        QTest::addColumn<double>("least");
    }

    void verifyContrast()
    {
        QFETCH(QString, mode);
        QFETCH(QString, role);
        QFETCH(QString, ground);
        QFETCH(double, least);
        m_theme.setMode(mode);
        const QColor on = m_theme.color(role);
        const QColor below = m_theme.color(ground);
        QVERIFY2(on.isValid() && on.alpha() == 255, qPrintable(role));
        QVERIFY2(below.isValid() && below.alpha() == 255, qPrintable(ground));
        QVERIFY2(contrast(on, below) >= least,
                 qPrintable(QString("%1 on %2: %3").arg(on.name(), below.name()).arg(contrast(on, below), 0, 'f', 2)));
    }

private slots:
    // 4.5 (WCAG 1.4.3); 7 (1.4.6) where high contrast is asked for.
    void textCanBeRead_data()
    {
        columns();
        addRows(kText, 4.5);
    }
    void textCanBeRead() { verifyContrast(); }

    // 3 (WCAG 1.4.11).
    void marksCanBeSeen_data()
    {
        columns();
        addRows(kMarks, 3);
    }
    void marksCanBeSeen() { verifyContrast(); }

    // Painted pegs and dice have a rim: one of the two edges, rim to ground or paint to rim, stands out.
    void whatHasARimCanBeSeen_data()
    {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<QString>("paint");
        QTest::addColumn<QString>("rim");
        QTest::addColumn<QString>("ground");
        for (const QString &mode : ThemeReader::modes()) {
            for (const QString &good : kPegs) {
                for (const char *ground : {"wood", "woodLight", "woodPale"})
                    QTest::addRow("%s: peg of %s on %s", qPrintable(mode), qPrintable(good), ground)
                        << mode << "peg " + good << "holeDeep" << ground;
                QTest::addRow("%s: share of %s", qPrintable(mode), qPrintable(good)) << mode << "peg " + good << "inkSoft"
                                                                                     << "paper";
            }
            for (int colour = 0; colour < 4; ++colour)
                for (const char *ground : {"paper", "paperSunk", "table", "wood", "tile 0", "tile 1"})
                    QTest::addRow("%s: die of colour %d on %s", qPrintable(mode), colour, ground)
                        << mode << QString("die %1").arg(colour) << QString("dieRim %1").arg(colour) << ground;
            // A kept die: frame between the die and the tray.
            for (int mark = 0; mark < 5; ++mark)
                QTest::addRow("%s: kept by %d", qPrintable(mode), mark)
                    << mode << "bone" << QString("player %1").arg(mark) << "tray";
        }
    }
    void whatHasARimCanBeSeen()
    {
        QFETCH(QString, mode);
        QFETCH(QString, paint);
        QFETCH(QString, rim);
        QFETCH(QString, ground);
        m_theme.setMode(mode);
        const double outer = contrast(m_theme.color(rim), m_theme.color(ground));
        const double inner = contrast(m_theme.color(paint), m_theme.color(rim));
        QVERIFY2(qMax(outer, inner) >= 3, qPrintable(QString("outer %1, inner %2").arg(outer).arg(inner)));
    }

    // Where lines are asked for, the thin ones too.
    void highContrastHasLines()
    {
        m_theme.setMode("HighContrast");
        for (const char *ground : {"paper", "paperSunk", "table"})
            QVERIFY(contrast(m_theme.color("edge"), m_theme.color(ground)) >= 4.5);
    }
};

} // namespace tst_sight_contrast

PEGSHEET_WINDOW_TEST(tst_sight_contrast, ContrastTest)
#include "tst_sight_contrast.moc"
