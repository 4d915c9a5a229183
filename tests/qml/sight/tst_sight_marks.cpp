// SPDX-License-Identifier: Apache-2.0
// Every pair of player marks and of states, drawn by the real parts: told apart by outline or words, or by colours that
// differ by CIE DE2000 20 for every eye. What tells a pair apart stands in states.h.
#include "tests/qml/sight/measures.h"
#include "tests/qml/sight/states.h"
#include "tests/qml/sight/themereader.h"
#include "tests/registry.h"

#include <QHash>
#include <QImage>
#include <QQmlComponent>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>
#include <QtMath>

namespace tst_sight_marks {

using namespace pegsheet::tests;

namespace {

constexpr int kMarks = 5;
constexpr double kDifferent = 20;
// A sign of four by five pixels, or a sixteenth of what is small; less is a stray pixel of a rounded corner.
constexpr int kLeastPixels = 20;
constexpr int kLeastPart = 16;
constexpr int kMargin = 12;

QByteArray sourceOf(const State &state, int mark)
{
    QByteArray qml(state.qml);
    qml.replace("TABLE", "id: table; width: 110; height: 80; property list<int> boxes: [2, 2];");
    qml.replace("BUILDING", "anchors.fill: parent; name: 'N'; iconName: 'city'; rows: table.boxes; mark: MARK;");
    qml.replace("PEGS", "width: 340; good: 'wood'; values: [0, 1, 3, 6, 10, 15]; count: 2; mark: MARK;");
    qml.replace("MARK", QByteArray::number(mark));
    return "import QtQuick\nimport Pegsheet.Theme\nimport Pegsheet.Icons\nimport Pegsheet.Controls\nimport Pegsheet.Bronze\nimport Pegsheet.Nations\n"
        + qml;
}

QStringList textsOf(const QQuickItem *item)
{
    QStringList texts;
    if (!item->isVisible())
        return texts;
    if (item->inherits("QQuickText"))
        texts.append(item->property("text").toString());
    for (const QQuickItem *child : item->childItems())
        texts.append(textsOf(child));
    return texts;
}

struct Drawn
{
    QImage picture;
    QStringList texts;
    QList<bool> ink; ///< by pixel: stands out from what there is most of, whatever its colour
};

QRgb mostFrequent(const QImage &picture)
{
    QHash<QRgb, int> counts;
    QRgb best = picture.pixel(0, 0);
    for (int y = kMargin; y < picture.height() - kMargin; ++y)
        for (int x = kMargin; x < picture.width() - kMargin; ++x)
            if (++counts[picture.pixel(x, y)] > counts[best])
                best = picture.pixel(x, y);
    return best;
}

QList<bool> inkOf(const QImage &picture)
{
    const QRgb ground = mostFrequent(picture);
    QHash<QRgb, bool> known;
    QList<bool> ink;
    ink.reserve(qsizetype{picture.width()} * picture.height());
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) {
            const QRgb pixel = picture.pixel(x, y);
            auto found = known.find(pixel);
            if (found == known.end())
                found = known.insert(pixel, contrast(QColor(pixel), QColor(ground)) >= 1.5);
            ink.append(*found);
        }
    return ink;
}

// How many pixels are ink in one of the two only.
int differenceOfShape(const Drawn &one, const Drawn &other)
{
    if (one.picture.size() != other.picture.size())
        return kLeastPixels;
    int pixels = 0;
    for (qsizetype at = 0; at < one.ink.size(); ++at)
        pixels += one.ink.at(at) != other.ink.at(at) ? 1 : 0;
    return pixels;
}

} // namespace

class MarksTest : public QObject
{
    Q_OBJECT

    ThemeReader m_theme;
    std::unique_ptr<QQuickWindow> m_window;
    QHash<QPair<QRgb, QRgb>, double> m_known;

    Drawn draw(const State &state, int mark)
    {
        QQmlComponent component(&m_theme.engine());
        component.setData(sourceOf(state, mark), {});
        const std::unique_ptr<QObject> made(component.create());
        auto *item = qobject_cast<QQuickItem *>(made.get());
        if (item == nullptr)
            qFatal("%s", qPrintable(component.errorString()));
        item->setParentItem(m_window->contentItem());
        item->setPosition({kMargin, kMargin});
        const QString ground = QByteArray(state.qml).startsWith("PegRow") ? "woodLight"
            : QByteArray(state.qml).startsWith("DieFace")                 ? "tray"
                                                                          : "paper";
        m_window->setColor(m_theme.color(ground));
        const QRect place(0, 0, qCeil(item->width()) + 2 * kMargin, qCeil(item->height()) + 2 * kMargin);
        const QImage picture = m_window->grabWindow().convertToFormat(QImage::Format_RGB32).copy(place);
        return {picture, textsOf(item), inkOf(picture)};
    }

    double leastDifferenceOf(QRgb one, QRgb other)
    {
        const QPair<QRgb, QRgb> pair(qMin(one, other), qMax(one, other));
        const auto known = m_known.constFind(pair);
        if (known != m_known.constEnd())
            return *known;
        return *m_known.insert(pair, leastDifference(QColor(one), QColor(other)));
    }

    // How many pixels everybody sees to differ.
    int differenceOfColour(const QImage &one, const QImage &other)
    {
        if (one.size() != other.size())
            return kLeastPixels;
        int pixels = 0;
        for (int y = 0; y < one.height(); ++y)
            for (int x = 0; x < one.width(); ++x) {
                const QRgb first = one.pixel(x, y);
                const QRgb second = other.pixel(x, y);
                pixels += first != second && leastDifferenceOf(first, second) >= kDifferent ? 1 : 0;
            }
        return pixels;
    }

    static By toldBy(const Group &group, const State &one, const State &other)
    {
        for (const Exception &exception : kExceptions)
            if (QByteArray(exception.group) == group.name && QByteArray(exception.one) == one.name
                && QByteArray(exception.other) == other.name)
                return exception.by;
        return group.by;
    }

    QString problemOf(By by, const Drawn &one, const Drawn &other)
    {
        if (by == By::Text)
            return one.texts != other.texts ? QString() : QString("the same words");
        const int shape = differenceOfShape(one, other);
        const int colour = differenceOfColour(one.picture, other.picture);
        const QSize size = one.picture.size() - QSize(2 * kMargin, 2 * kMargin);
        const int least = qMin(kLeastPixels, size.width() * size.height() / kLeastPart);
        if (by == By::Shape && shape < least)
            return QString("the same outline: %1 pixels of it differ").arg(shape);
        return colour >= least ? QString() : QString("hardly seen: %1 pixels differ by 20").arg(colour);
    }

private slots:
    void initTestCase()
    {
        m_window = std::make_unique<QQuickWindow>();
        m_window->resize(372, 180);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

    void everyPairIsToldApart_data()
    {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<int>("group");
        for (const QString &mode : ThemeReader::modes())
            for (std::size_t group = 0; group < std::size(kGroups); ++group)
                QTest::addRow("%s: %s", qPrintable(mode), kGroups[group].name) << mode << static_cast<int>(group);
    }

    void everyPairIsToldApart()
    {
        QFETCH(QString, mode);
        QFETCH(int, group);
        m_theme.setMode(mode);
        const Group &parts = kGroups[group];
        QStringList problems;
        for (int mark = 0; mark < (sourceOf(parts.states[0], 0) != sourceOf(parts.states[0], 1) ? kMarks : 1); ++mark) {
            QList<Drawn> drawn;
            for (const State &state : parts.states)
                if (state.name != nullptr)
                    drawn.append(draw(state, mark));
            for (qsizetype one = 0; one < drawn.size(); ++one)
                for (qsizetype other = one + 1; other < drawn.size(); ++other) {
                    const State &first = parts.states[static_cast<std::size_t>(one)];
                    const State &second = parts.states[static_cast<std::size_t>(other)];
                    const QString problem = problemOf(toldBy(parts, first, second), drawn.at(one), drawn.at(other));
                    if (!problem.isEmpty())
                        problems.append(QString("%1 and %2 of player %3: %4").arg(first.name, second.name).arg(mark).arg(problem));
                }
        }
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
    }

    void theSamePictureIsTheSame()
    {
        m_theme.setMode("Light");
        const Drawn one = draw(kGroups[0].states[0], 0);
        const Drawn again = draw(kGroups[0].states[0], 0);
        QCOMPARE(differenceOfShape(one, again), 0);
        QVERIFY(!problemOf(By::Shape, one, again).isEmpty());
        QVERIFY(!problemOf(By::Text, one, again).isEmpty());
        QVERIFY(!problemOf(By::Colour, one, again).isEmpty());
    }
};

} // namespace tst_sight_marks

PEGSHEET_WINDOW_TEST(tst_sight_marks, MarksTest)
#include "tst_sight_marks.moc"
