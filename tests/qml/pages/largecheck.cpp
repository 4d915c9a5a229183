// SPDX-License-Identifier: Apache-2.0
#include "tests/qml/pages/largecheck.h"

#include "qml/controls/toucharea.h"
#include "qml/icons/sharpitem.h"

#include <QColor>
#include <QFont>
#include <QQuickItem>
#include <algorithm>
#include <vector>

namespace pegsheet::tests {

namespace {

using namespace Qt::StringLiterals;

constexpr double kLeastLetters = 20;
// The page is looked at in squares of this side.
constexpr int kCell = 10;
constexpr int kBareCells = 30;

/// What is filled of a page, square by square.
class Page
{
public:
    explicit Page(const QQuickItem &page)
        : m_area(page.mapRectToScene(QRectF(0, 0, page.width(), page.height()))),
          m_columns(static_cast<int>(m_area.width()) / kCell), m_rows(static_cast<int>(m_area.height()) / kCell),
          m_filled(static_cast<std::size_t>(m_columns * m_rows))
    {
    }

    void fill(const QRectF &scene)
    {
        const QRectF area = scene.translated(-m_area.topLeft());
        for (int row = std::max(0, int(area.top()) / kCell); row < std::min(m_rows, int(area.bottom()) / kCell + 1); ++row)
            for (int column = std::max(0, int(area.left()) / kCell); column < std::min(m_columns, int(area.right()) / kCell + 1);
                 ++column)
                m_filled[at(row, column)] = true;
    }

    /// How much of the page lies in bare squares of 300 pixels, in per cent.
    [[nodiscard]] int barePart() const
    {
        std::vector<bool> bare(m_filled.size());
        for (int row = 0; row + kBareCells <= m_rows; ++row)
            for (int column = 0; column + kBareCells <= m_columns; ++column)
                if (isBare(row, column))
                    for (int down = 0; down < kBareCells; ++down)
                        std::fill_n(bare.begin() + static_cast<std::ptrdiff_t>(at(row + down, column)), kBareCells, true);
        return static_cast<int>(100 * std::count(bare.begin(), bare.end(), true) / std::max<std::ptrdiff_t>(1, std::ssize(bare)));
    }

private:
    [[nodiscard]] std::size_t at(int row, int column) const { return static_cast<std::size_t>(row * m_columns + column); }
    [[nodiscard]] bool isBare(int row, int column) const
    {
        for (int down = 0; down < kBareCells; ++down)
            for (int right = 0; right < kBareCells; ++right)
                if (m_filled[at(row + down, column + right)])
                    return false;
        return true;
    }

    QRectF m_area;
    int m_columns;
    int m_rows;
    std::vector<bool> m_filled;
};

// The letter of a player's token is a part of a picture.
bool isOfToken(const QQuickItem *text)
{
    return QLatin1StringView(text->parentItem()->metaObject()->className()).startsWith(QLatin1StringView("PlayerToken"));
}

// A part of a chart, which is neither a line nor the ground of something.
bool isBar(const QQuickItem *item, const QRectF &area)
{
    constexpr double kThinnest = 8;
    constexpr double kThickest = 100;
    const double thickness = std::min(area.width(), area.height());
    return item->inherits("QQuickRectangle") && item->childItems().isEmpty()
        && item->property("color").value<QColor>().alpha() == 255 && thickness >= kThinnest && thickness <= kThickest;
}

class Look
{
public:
    Look(QQuickItem *page, const QRectF &window) : m_page(*page) { descend(page, window); }

    [[nodiscard]] LargePage found() const { return {m_small, m_scrolling, m_page.barePart()}; }

private:
    void descend(QQuickItem *item, QRectF seen)
    {
        const QRectF whole = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
        if (item->clip())
            seen = seen.intersected(whole);
        if (!item->isVisible() || item->opacity() < 0.05 || seen.isEmpty())
            return;
        note(item, whole.intersected(seen));
        for (QQuickItem *child : item->childItems())
            descend(child, seen);
    }

    void note(QQuickItem *item, const QRectF &area)
    {
        if (area.isEmpty())
            return;
        if (item->inherits("QQuickText")) {
            const QString text = item->property("text").toString();
            if (text.isEmpty() || isOfToken(item))
                return;
            m_page.fill(area);
            // What shrinks to its room may be as small as its least.
            const bool shrinks = item->property("fontSizeMode").toInt() != 0;
            const int letters = shrinks ? item->property("minimumPixelSize").toInt()
                                        : item->property("font").value<QFont>().pixelSize();
            const double size = letters * shownScale(*item);
            if (size < kLeastLetters - 0.5)
                m_small.append(u"letters of %1 px: “%2”"_s.arg(size, 0, 'f', 1).arg(text.left(40)));
        } else if (item->inherits("QQuickFlickable")) {
            if (item->isVisible() && item->property("contentHeight").toDouble() > item->height() + 1)
                m_scrolling.append(
                    u"scrolls by %1 of %2 px: %3"_s.arg(item->property("contentHeight").toDouble() - item->height(), 0, 'f', 0)
                        .arg(item->height(), 0, 'f', 0)
                        .arg(item->objectName()));
        } else if (qobject_cast<TouchArea *>(item) != nullptr || isBar(item, area)
                   || (item->inherits("QQuickPaintedItem") && item->childItems().isEmpty())) {
            m_page.fill(area); // a board on which something lies is ground, whatever its grain
        }
    }

    Page m_page;
    QStringList m_small;
    QStringList m_scrolling;
};

QQuickItem *shownMatch(QQuickItem *item)
{
    if (!item->isVisible())
        return nullptr;
    if (item->objectName() == u"matchView"_s)
        return item;
    for (QQuickItem *child : item->childItems())
        if (QQuickItem *found = shownMatch(child); found != nullptr)
            return found;
    return nullptr;
}

} // namespace

LargePage largePage(QQuickWindow *window)
{
    QQuickItem *view = shownMatch(window->contentItem());
    return view == nullptr ? LargePage() : Look(view, QRectF(QPointF(), window->size())).found();
}

QStringList largeFaults(QQuickWindow *window)
{
    constexpr int kMostBare = 15;
    const LargePage page = largePage(window);
    QStringList faults = page.small + page.scrolling;
    if (page.barePart > kMostBare)
        faults.append(u"%1 % of the page is bare"_s.arg(page.barePart));
    return faults;
}

} // namespace pegsheet::tests
