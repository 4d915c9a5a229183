// SPDX-License-Identifier: Apache-2.0
#include "qml/controls/chartlayout.h"

#include <algorithm>
#include <numeric>

namespace pegsheet {

namespace {

/// Neighbours that would overlap: they stand about the middle of what they want.
struct Block
{
    qreal sum = 0;
    int count = 0;

    [[nodiscard]] qreal at() const { return sum / count; }
};

// Of places in ascending order.
QList<qreal> spread(const QList<qreal> &wanted, qreal apart)
{
    QList<Block> blocks;
    for (qsizetype place = 0; place < wanted.size(); ++place) {
        blocks.append({wanted.at(place) - static_cast<qreal>(place) * apart, 1});
        while (blocks.size() > 1 && blocks.at(blocks.size() - 2).at() > blocks.constLast().at()) {
            const Block last = blocks.takeLast();
            blocks.last().sum += last.sum;
            blocks.last().count += last.count;
        }
    }
    QList<qreal> places;
    for (const Block &block : std::as_const(blocks))
        for (int member = 0; member < block.count; ++member)
            places.append(block.at() + static_cast<qreal>(places.size()) * apart);
    return places;
}

} // namespace

int niceStep(int range, int most)
{
    int step = 1;
    for (int tens = 1; range > step * most; tens *= 10)
        for (const int each : {1, 2, 5, 10})
            if (step = each * tens; range <= step * most)
                return step;
    return step;
}

QList<qreal> pushedApart(const QList<qreal> &wanted, qreal apart, qreal first, qreal last)
{
    QList<qsizetype> order(wanted.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](qsizetype one, qsizetype other) { return wanted.at(one) < wanted.at(other); });
    QList<qreal> sorted;
    for (const qsizetype each : std::as_const(order))
        sorted.append(wanted.at(each));
    sorted = spread(sorted, apart);
    for (auto place = sorted.rbegin(); place != sorted.rend(); ++place, last -= apart)
        *place = qMin(*place, last);
    for (qreal &place : sorted) {
        place = qMax(place, first);
        first = place + apart;
    }
    QList<qreal> places(wanted.size());
    for (qsizetype place = 0; place < order.size(); ++place)
        places[order.at(place)] = sorted.at(place);
    return places;
}

} // namespace pegsheet
