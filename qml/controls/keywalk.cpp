// SPDX-License-Identifier: Apache-2.0
#include "qml/controls/keywalk.h"

#include <QQuickWindow>
#include <algorithm>
#include <limits>

namespace pegsheet {

namespace {

constexpr qreal kMargin = 8;
constexpr qreal kArrowStep = 48;

// Every Touchable, also those that Tab passes over, and what is typed into.
bool isStop(const QQuickItem *item)
{
    return item->isVisible() && item->isEnabled() && item->width() > 0 && item->height() > 0
        && (item->activeFocusOnTab() || item->metaObject()->indexOfProperty("touchedAt") >= 0);
}

void collect(QQuickItem *root, QList<QQuickItem *> &stops)
{
    if (!root->isVisible() || !root->isEnabled())
        return;
    if (isStop(root))
        stops.append(root);
    for (QQuickItem *child : root->childItems())
        collect(child, stops);
}

QQuickItem *scrollerAbove(const QQuickItem *item)
{
    for (QQuickItem *above = item->parentItem(); above != nullptr; above = above->parentItem())
        if (above->inherits("QQuickFlickable"))
            return above;
    return nullptr;
}

QRectF placeOf(const QQuickItem *item)
{
    return item->mapRectToScene({0, 0, item->width(), item->height()});
}

bool isSeen(const QQuickItem *item)
{
    QRectF rect = placeOf(item);
    for (const QQuickItem *above = scrollerAbove(item); above != nullptr; above = scrollerAbove(above))
        rect &= placeOf(above);
    return !rect.isEmpty();
}

// Turned so that the arrow always points to the right.
QRectF turned(const QRectF &rect, int key)
{
    switch (key) {
    case Qt::Key_Left: return {-rect.right(), rect.top(), rect.width(), rect.height()};
    case Qt::Key_Up: return {-rect.bottom(), rect.left(), rect.height(), rect.width()};
    case Qt::Key_Down: return {rect.top(), rect.left(), rect.height(), rect.width()};
    default: return rect;
    }
}

// How far it is in the direction of the arrow; what lies aside counts three times.
qreal distance(const QRectF &from, const QRectF &to)
{
    if (to.left() < from.center().x() || to.center().x() <= from.center().x())
        return std::numeric_limits<qreal>::max();
    const qreal ahead = qMax(0.0, to.left() - from.right());
    const qreal aside = qMax(0.0, qMax(to.top() - from.bottom(), from.top() - to.bottom()));
    return ahead + 3 * aside + 0.1 * qAbs(to.center().y() - from.center().y());
}

template <typename Wanted>
QQuickItem *nearest(const QQuickItem *from, const QList<QQuickItem *> &stops, int key, Wanted wanted)
{
    const QRectF start = turned(placeOf(from), key);
    QQuickItem *best = nullptr;
    qreal least = std::numeric_limits<qreal>::max();
    for (QQuickItem *stop : stops) {
        if (stop == from || !wanted(stop))
            continue;
        if (const qreal far = distance(start, turned(placeOf(stop), key)); far < least) {
            least = far;
            best = stop;
        }
    }
    return best;
}

// Neighbours in the same scroll area come first, seen or not; then whatever else is seen.
QQuickItem *neighbour(const QQuickItem *from, const QList<QQuickItem *> &stops, int key)
{
    const QQuickItem *scroller = scrollerAbove(from);
    QQuickItem *near = nearest(from, stops, key, [=](const QQuickItem *stop) { return scrollerAbove(stop) == scroller; });
    return near != nullptr ? near : nearest(from, stops, key, isSeen);
}

qreal number(const QQuickItem *item, const char *property)
{
    return item->property(property).toReal();
}

bool scrollBy(QQuickItem *scroller, qreal by)
{
    const qreal least = number(scroller, "originY") - number(scroller, "topMargin");
    const qreal most = qMax(least,
                            number(scroller, "originY") + number(scroller, "contentHeight") + number(scroller, "bottomMargin")
                                - scroller->height());
    const qreal before = number(scroller, "contentY");
    const qreal after = qBound(least, before + by, most);
    scroller->setProperty("contentY", after);
    return after != before;
}

bool isHigher(const QQuickItem *scroller)
{
    return scroller->inherits("QQuickFlickable") && scroller->isVisible() && number(scroller, "contentHeight") > scroller->height();
}

// Of all that could be scrolled, the largest.
QQuickItem *largestScroller(QQuickItem *root)
{
    QQuickItem *best = root->isVisible() && root->isEnabled() && isHigher(root) ? root : nullptr;
    for (QQuickItem *child : root->childItems()) {
        QQuickItem *inner = child->isVisible() ? largestScroller(child) : nullptr;
        if (inner != nullptr && (best == nullptr || inner->width() * inner->height() > best->width() * best->height()))
            best = inner;
    }
    return best;
}

bool scroll(QQuickItem *page, int key)
{
    QQuickItem *scroller = largestScroller(page);
    if (scroller == nullptr)
        return false;
    switch (key) {
    case Qt::Key_Up: return scrollBy(scroller, -kArrowStep);
    case Qt::Key_Down: return scrollBy(scroller, kArrowStep);
    case Qt::Key_PageUp: return scrollBy(scroller, kArrowStep - scroller->height());
    case Qt::Key_PageDown: return scrollBy(scroller, scroller->height() - kArrowStep);
    default: return false;
    }
}

// What is asked for on the page; null where nothing says so of itself.
QQuickItem *askedOn(QQuickItem *item)
{
    if (!item->isVisible() || !item->isEnabled())
        return nullptr;
    if (item->property("isWhereKeysBegin").toBool())
        return item;
    for (QQuickItem *child : item->childItems())
        if (QQuickItem *asked = askedOn(child); asked != nullptr)
            return asked;
    return nullptr;
}

// The first that Tab stops at, before all of those that do something now; null where it stops nowhere.
QQuickItem *firstOf(QQuickItem *part)
{
    QList<QQuickItem *> stops;
    if (part != nullptr)
        collect(part, stops);
    const auto isOne = [](const QQuickItem *stop) { return stop->activeFocusOnTab() && isSeen(stop); };
    const auto isPossible = [&](const QQuickItem *stop) {
        const QVariant possible = stop->property("possible");
        return isOne(stop) && (!possible.isValid() || possible.toBool());
    };
    const auto possible = std::find_if(stops.begin(), stops.end(), isPossible);
    const auto found = possible != stops.end() ? possible : std::find_if(stops.begin(), stops.end(), isOne);
    return found == stops.end() ? nullptr : *found;
}

// Where an arrow leads; where the focus is nowhere yet, to what is asked for, else to where the page begins. Tab leads on from a
// control by itself.
QQuickItem *next(QQuickItem *page, int key)
{
    QList<QQuickItem *> stops;
    collect(page, stops);
    const QQuickItem *from = page->window()->activeFocusItem();
    const bool isSomewhere = from != nullptr && stops.contains(from);
    if (key == Qt::Key_Tab)
        return isSomewhere ? nullptr : firstOf(askedOn(page));
    if (isSomewhere)
        return neighbour(from, stops, key);
    QQuickItem *asked = firstOf(askedOn(page));
    return asked != nullptr ? asked : firstOf(page);
}

} // namespace

bool KeyWalk::press(QQuickItem *page, int key)
{
    if (page == nullptr || page->window() == nullptr)
        return false;
    const bool isStep = key == Qt::Key_Tab || key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up
        || key == Qt::Key_Down;
    if (!isStep)
        return scroll(page, key);
    QQuickItem *stop = next(page, key);
    if (stop == nullptr)
        return scroll(page, key);
    stop->forceActiveFocus(Qt::TabFocusReason);
    return true;
}

void KeyWalk::beginAnew(QQuickItem *page, bool isSomebodyElse)
{
    if (page == nullptr || page->window() == nullptr)
        return;
    QQuickItem *from = page->window()->activeFocusItem();
    const bool isControl = from != nullptr && from->metaObject()->indexOfProperty("touchedAt") >= 0;
    if (!isControl || !page->isAncestorOf(from))
        return;
    const QQuickItem *asked = askedOn(page);
    if (isSomebodyElse || (asked != nullptr && !asked->isAncestorOf(from)))
        from->setFocus(false, Qt::OtherFocusReason);
}

void KeyWalk::reveal(QQuickItem *item)
{
    if (item == nullptr || !isStop(item))
        return;
    for (QQuickItem *scroller = scrollerAbove(item); scroller != nullptr; scroller = scrollerAbove(scroller)) {
        const QRectF rect = item->mapRectToItem(scroller, {0, 0, item->width(), item->height()}).adjusted(0, -kMargin, 0, kMargin);
        const qreal below = rect.bottom() - scroller->height();
        if (rect.top() < 0)
            scrollBy(scroller, rect.top());
        else if (below > 0)
            scrollBy(scroller, qMin(below, rect.top()));
    }
}

} // namespace pegsheet
