// SPDX-License-Identifier: Apache-2.0
#include "tests/qml/pages/hand.h"

#include <QAccessible>
#include <QGuiApplication>
#include <QInputMethodEvent>
#include <QSignalSpy>
#include <QStyleHints>
#include <QTest>

namespace pegsheet::tests {

using namespace Qt::StringLiterals;

bool isTouchable(const QQuickItem *item)
{
    return item->metaObject()->indexOfProperty("touchedAt") >= 0;
}

bool isEntry(const QQuickItem *item)
{
    return item->inherits("QQuickTextInput") || item->inherits("QQuickTextEdit");
}

QQuickItem *scrollerOf(const QQuickItem *item)
{
    for (QQuickItem *above = item->parentItem(); above != nullptr; above = above->parentItem())
        if (above->inherits("QQuickFlickable"))
            return above;
    return nullptr;
}

namespace {

constexpr int kTabs = 120;
constexpr int kArrows = 60;
constexpr int kDrags = 60;

// The control at that point of an item that is none itself, such as a switch.
QQuickItem *controlAt(QQuickItem *item, QPointF inside)
{
    if (isTouchable(item) || isEntry(item))
        return item;
    for (QQuickItem *child : item->childItems()) {
        if (!child->isVisible() || !child->contains(child->mapFromItem(item, inside)))
            continue;
        if (QQuickItem *found = controlAt(child, child->mapFromItem(item, inside)))
            return found;
    }
    return nullptr;
}

QPointF pointOf(const QQuickItem *item, QPointF at)
{
    return {item->width() * at.x(), item->height() * at.y()};
}

// Found from the window downwards, as a screen reader goes.
bool isInTree(QAccessibleInterface *told)
{
    for (QAccessibleInterface *above = told->parent(); above != nullptr; told = above, above = above->parent())
        if (above->indexOfChild(told) < 0 && above->role() != QAccessible::Application)
            return false;
    return true;
}

// What is scrolled further than it goes comes back by itself, and nothing can be touched meanwhile.
double lowestOf(const QQuickItem *scroller)
{
    const double beyond = scroller->property("contentHeight").toDouble() - scroller->height();
    return scroller->property("originY").toDouble() + qMax(0.0, beyond);
}

} // namespace

Hand::Hand(QQuickWindow *window, Way way) : m_window(window), m_way(way)
{
    static QPointingDevice *const finger = QTest::createTouchDevice();
    m_finger = finger;
    // Nobody waits between its touches, but none of them are meant as one.
    QGuiApplication::styleHints()->setMouseDoubleClickInterval(0);
    if (way == Way::ScreenReader)
        QAccessible::setActive(true);
}

bool Hand::press(QQuickItem *item, QPointF at)
{
    switch (m_way) {
    case Way::Mouse: return click(item, at);
    case Way::Touch: return tap(item, at);
    case Way::Keys: return pressByKeys(item, at);
    case Way::ScreenReader: break;
    }
    return pressAsTold(item, at);
}

bool Hand::pressByKeys(QQuickItem *item, QPointF at)
{
    QQuickItem *stop = controlAt(item, pointOf(item, at));
    if (stop == nullptr || !reach(stop))
        return false;
    if (!isEntry(stop) && stop->property("checked").toBool() && stop->property("modelData").isValid())
        return true; // the arrow has chosen it already
    if (!isEntry(stop))
        QTest::keyClick(m_window, Qt::Key_Space);
    return true;
}

// A control that a screen reader does not find, has no name for or cannot press is not pressed.
bool Hand::pressAsTold(QQuickItem *item, QPointF at)
{
    QQuickItem *stop = controlAt(item, pointOf(item, at));
    QAccessibleInterface *told = stop == nullptr ? nullptr : QAccessible::queryAccessibleInterface(stop);
    if (told == nullptr || !isInTree(told) || told->text(QAccessible::Name).isEmpty() || told->state().disabled
        || told->actionInterface() == nullptr)
        return false;
    const QStringList offered = told->actionInterface()->actionNames();
    for (const QString &action : {QAccessibleActionInterface::pressAction(), QAccessibleActionInterface::toggleAction(),
                                  QAccessibleActionInterface::setFocusAction()})
        if (offered.contains(action)) {
            told->actionInterface()->doAction(action);
            QCoreApplication::processEvents();
            return true;
        }
    return false;
}

void Hand::write(const QString &words)
{
    if (m_way == Way::Touch) {
        QQuickItem *entry = m_window->activeFocusItem();
        const QString before = entry->property("text").toString();
        const int cursor = entry->property("cursorPosition").toInt();
        QInputMethodEvent event;
        event.setCommitString(words, -cursor, static_cast<int>(before.size()));
        QCoreApplication::sendEvent(entry, &event);
        return;
    }
    QTest::keyClick(m_window, Qt::Key_A, Qt::ControlModifier);
    for (const QChar letter : words) {
        QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(letter));
        QKeyEvent release(QEvent::KeyRelease, 0, Qt::NoModifier, QString(letter));
        QCoreApplication::sendEvent(m_window, &press);
        QCoreApplication::sendEvent(m_window, &release);
    }
}

void Hand::swipe(QPoint from, QPoint to)
{
    constexpr int kSteps = 10;
    QTest::touchEvent(m_window, m_finger).press(0, from, m_window);
    for (int step = 1; step <= kSteps; ++step)
        QTest::touchEvent(m_window, m_finger).move(0, from + (to - from) * step / kSteps, m_window);
    QTest::touchEvent(m_window, m_finger).release(0, to, m_window);
}

bool Hand::isInside(QQuickItem *item, QPointF inside) const
{
    for (QQuickItem *scroller = scrollerOf(item); scroller != nullptr; scroller = scrollerOf(scroller))
        if (!scroller->contains(item->mapToItem(scroller, inside)))
            return false;
    return QRect(QPoint(), m_window->size()).contains(item->mapToScene(inside).toPoint());
}

bool Hand::click(QQuickItem *item, QPointF at)
{
    const auto isInSight = [&] {
        const QPointF inside = pointOf(item, at);
        for (QQuickItem *scroller = scrollerOf(item); scroller != nullptr; scroller = scrollerOf(scroller)) {
            const double y = item->mapToItem(scroller, inside).y();
            const double now = scroller->property("contentY").toDouble();
            if (y < 0 || y > scroller->height())
                scroller->setProperty("contentY", qMin(now + y - scroller->height() / 2, lowestOf(scroller)));
        }
        QCoreApplication::processEvents();
        return isInside(item, inside);
    };
    // What has just come is laid out with the next pictures.
    if (!isInSight() && !QTest::qWaitFor(isInSight, 2000))
        return false;
    QTest::mouseClick(m_window, Qt::LeftButton, {}, item->mapToScene(pointOf(item, at)).toPoint());
    return true;
}

bool Hand::tap(QQuickItem *item, QPointF at)
{
    const QPointF inside = pointOf(item, at);
    if (!bringIntoSight(item, inside))
        return false;
    const QPoint point = item->mapToScene(inside).toPoint();
    QTest::touchEvent(m_window, m_finger).press(0, point, m_window);
    QTest::touchEvent(m_window, m_finger).release(0, point, m_window);
    return true;
}

bool Hand::bringIntoSight(QQuickItem *item, QPointF inside)
{
    for (QQuickItem *scroller = scrollerOf(item); scroller != nullptr; scroller = scrollerOf(scroller)) {
        for (int drags = 0; drags < kDrags; ++drags) {
            const qreal y = item->mapToItem(scroller, inside).y();
            if (y >= 0 && y <= scroller->height())
                break;
            drag(scroller, scroller->height() / 2 - y);
        }
    }
    return isInside(item, inside);
}

void Hand::drag(QQuickItem *scroller, qreal by)
{
    // A finger that lies still before it is lifted: nothing glides on.
    scroller->setProperty("maximumFlickVelocity", 1);
    const QRectF seen = scroller->mapRectToScene(scroller->boundingRect()) & QRectF(QPointF(), m_window->size());
    const qreal far = qBound(-seen.height() * 0.4, by, seen.height() * 0.4);
    const QPoint from(qRound(seen.left() + 20), qRound(seen.center().y()));
    QTest::touchEvent(m_window, m_finger).press(0, from, m_window);
    // Moves reach the items with the next picture; the first one only begins the drag.
    for (const qreal part : {0.2, 0.6, 1.0}) {
        QTest::touchEvent(m_window, m_finger).move(0, from + QPoint(0, qRound(far * part)), m_window);
        QSignalSpy drawn(m_window, &QQuickWindow::frameSwapped);
        m_window->update();
        drawn.wait(1000);
    }
    QTest::touchEvent(m_window, m_finger).release(0, from + QPoint(0, qRound(far)), m_window);
    if (!QTest::qWaitFor([&] { return !scroller->property("moving").toBool(); }))
        qWarning("What was dragged does not stop.");
}

bool Hand::reach(QQuickItem *stop)
{
    for (int tabs = 0; tabs < kTabs && m_window->activeFocusItem() != stop && stop->activeFocusOnTab(); ++tabs) {
        QTest::keyClick(m_window, Qt::Key_Tab);
        QCoreApplication::processEvents();
    }
    return m_window->activeFocusItem() == stop || walkTo(stop);
}

// What Tab passes over is a few arrows from what it comes to.
bool Hand::walkTo(QQuickItem *stop)
{
    const auto middle = [](const QQuickItem *item) { return item->mapRectToScene(item->boundingRect()).center(); };
    // Near it first.
    QQuickItem *best = nullptr;
    qreal least = 0;
    for (int tabs = 0; tabs < kTabs; ++tabs) {
        QQuickItem *now = m_window->activeFocusItem();
        const bool isNear = now != nullptr && scrollerOf(now) == scrollerOf(stop) && isTouchable(now);
        const qreal far = isNear ? (middle(now) - middle(stop)).manhattanLength() : 0;
        if (isNear && best == now)
            break;
        if (isNear && (best == nullptr || far < least)) {
            best = now;
            least = far;
        }
        QTest::keyClick(m_window, Qt::Key_Tab);
        QCoreApplication::processEvents();
    }
    for (int arrows = 0; arrows < kArrows && m_window->activeFocusItem() != stop; ++arrows) {
        const QPointF way = middle(stop) - middle(m_window->activeFocusItem());
        const bool isAcross = qAbs(way.x()) > qAbs(way.y());
        QTest::keyClick(m_window,
                        isAcross ? (way.x() > 0 ? Qt::Key_Right : Qt::Key_Left) : (way.y() > 0 ? Qt::Key_Down : Qt::Key_Up));
        QCoreApplication::processEvents();
    }
    return m_window->activeFocusItem() == stop;
}

} // namespace pegsheet::tests
