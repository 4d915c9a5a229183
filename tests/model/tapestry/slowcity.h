// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/model/tapestry/facts.h"

#include <QList>
#include <QPoint>
#include <QStringList>

#include <algorithm>

/// A city as the rulebook's words have it, plot by plot and with nothing remembered: slow, and sure (DE p.13, p.14).
namespace pegsheet::tapestry::slow {

/// A building: the plots that it covers, counted from its upper left corner.
using Plan = QList<QPoint>;

/// Of rows of text, `1` is covered.
[[nodiscard]] inline Plan planOf(const QStringList &rows)
{
    Plan plan;
    for (int row = 0; row < rows.size(); ++row)
        for (int column = 0; column < rows[row].size(); ++column)
            if (rows[row][column] == u'1')
                plan.append({column, row});
    return plan;
}

/// A quarter turn clockwise: the lowest row becomes the first column.
[[nodiscard]] inline QStringList turned(const QStringList &rows)
{
    QStringList turned;
    for (int column = 0; column < rows[0].size(); ++column) {
        QString row;
        for (int from = static_cast<int>(rows.size()) - 1; from >= 0; --from)
            row += rows[from][column];
        turned.append(row);
    }
    return turned;
}

/// The turns of a building that look different, the printed one first.
[[nodiscard]] inline QList<QStringList> turnsOf(const QStringList &printed)
{
    QList<QStringList> turns;
    QStringList next = printed;
    for (int quarter = 0; quarter < 4; ++quarter) {
        if (!turns.contains(next))
            turns.append(next);
        next = turned(next);
    }
    return turns;
}

/// Nine rows of nine plots, `.` is free; whatever else stands there fills its plot, also what is impassable.
class City
{
public:
    explicit City(const QStringList &rows) : m_rows(rows) {}

    [[nodiscard]] static bool isOnGrid(QPoint plot) { return plot.x() >= 0 && plot.x() < 9 && plot.y() >= 0 && plot.y() < 9; }
    [[nodiscard]] bool isFilled(int column, int row) const { return m_rows[row][column] != u'.'; }

    /// On free plots, and some of it on the grid: what hangs over is no matter.
    [[nodiscard]] bool mayBuild(const Plan &plan, QPoint corner) const
    {
        int onGrid = 0;
        for (const QPoint plot : plan)
            if (const QPoint at = corner + plot; isOnGrid(at)) {
                if (isFilled(at.x(), at.y()))
                    return false;
                ++onGrid;
            }
        return onGrid > 0;
    }
    void build(const Plan &plan, QPoint corner, QChar sign)
    {
        for (const QPoint plot : plan)
            if (const QPoint at = corner + plot; isOnGrid(at))
                m_rows[at.y()][at.x()] = sign;
    }
    [[nodiscard]] int lines() const
    {
        int lines = 0;
        for (int line = 0; line < 9; ++line) {
            int inRow = 0;
            int inColumn = 0;
            for (int plot = 0; plot < 9; ++plot) {
                inRow += isFilled(plot, line) ? 1 : 0;
                inColumn += isFilled(line, plot) ? 1 : 0;
            }
            lines += (inRow == 9 ? 1 : 0) + (inColumn == 9 ? 1 : 0);
        }
        return lines;
    }
    [[nodiscard]] int districts() const
    {
        int districts = 0;
        for (int top = 0; top < 9; top += 3)
            for (int left = 0; left < 9; left += 3) {
                int filled = 0;
                for (int plot = 0; plot < 9; ++plot)
                    filled += isFilled(left + plot % 3, top + plot / 3) ? 1 : 0;
                districts += filled == 9 ? 1 : 0;
            }
        return districts;
    }
    [[nodiscard]] const QStringList &rows() const { return m_rows; }

private:
    QStringList m_rows;
};

} // namespace pegsheet::tapestry::slow
