// SPDX-License-Identifier: Apache-2.0
#include "qml/controls/toucharea.h"

#include <QCursor>
#include <algorithm>

namespace pegsheet {

namespace {

constexpr qreal kTouch = 44;
constexpr int kLongTouch = 500; // milliseconds

} // namespace

TouchArea::TouchArea(QQuickItem *parent) : QQuickItem(parent)
{
    setAcceptedMouseButtons(Qt::LeftButton);
    setActiveFocusOnTab(true);
    setCursor(Qt::PointingHandCursor);
    connect(this, &TouchArea::canHoldChanged, this,
            [this] { setAcceptedMouseButtons(m_canHold ? Qt::LeftButton | Qt::RightButton : Qt::LeftButton); });
    connect(this, &TouchArea::possibleChanged, this, [this] { setCursor(m_possible ? Qt::PointingHandCursor : Qt::ArrowCursor); });
}

QPointF TouchArea::keyPoint() const
{
    return m_keyPoint.x() < 0 ? QPointF(width() / 2, height() / 2) : m_keyPoint;
}

void TouchArea::setKeyPoint(QPointF point)
{
    if (point == m_keyPoint)
        return;
    m_keyPoint = point;
    Q_EMIT keyPointChanged();
}

bool TouchArea::contains(const QPointF &point) const
{
    const qreal beside = std::max(0.0, (kTouch - width()) / 2);
    const qreal above = std::max(0.0, (kTouch - height()) / 2);
    return boundingRect().adjusted(-beside, -above, beside, above).contains(point);
}

void TouchArea::hold(QPointF at)
{
    m_touchedAt = at;
    Q_EMIT touchedAtChanged();
    Q_EMIT held();
}

void TouchArea::activate(QPointF at)
{
    m_touchedAt = at;
    Q_EMIT touchedAtChanged();
    if (m_possible)
        Q_EMIT clicked();
    else
        Q_EMIT refused();
}

void TouchArea::activateByKey()
{
    activate(keyPoint());
}

void TouchArea::keyPressEvent(QKeyEvent *event)
{
    event->accept();
    if (m_once && event->isAutoRepeat())
        return;
    if (event->key() == Qt::Key_Space || (m_takesEnter && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)))
        activateByKey();
    else if (event->key() == Qt::Key_Menu && m_canHold)
        hold(keyPoint());
    else
        event->ignore();
}

void TouchArea::mousePressEvent(QMouseEvent *event)
{
    m_pressedAt = event->position();
    event->accept();
    setDown(true);
    if (m_canHold && event->button() == Qt::LeftButton)
        m_holding.start(kLongTouch, this);
}

void TouchArea::mouseMoveEvent(QMouseEvent *event)
{
    if (!contains(event->position()))
        m_holding.stop();
}

void TouchArea::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->buttons() != Qt::NoButton)
        return; // another button is still down
    const bool wasDown = m_down;
    m_holding.stop();
    setDown(false);
    if (!wasDown || !contains(event->position()))
        return;
    if (event->button() == Qt::LeftButton)
        activate(event->position());
    else if (m_canHold)
        hold(event->position());
}

// A second touch at once is a touch like any other unless told: its press came before this.
void TouchArea::mouseDoubleClickEvent(QMouseEvent *event)
{
    event->accept();
    if (m_once)
        mouseUngrabEvent();
}

void TouchArea::mouseUngrabEvent()
{
    m_holding.stop();
    setDown(false);
}

// What a long touch did is done: letting go does no more.
void TouchArea::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_holding.timerId())
        return QQuickItem::timerEvent(event);
    m_holding.stop();
    setDown(false);
    hold(m_pressedAt);
}

void TouchArea::itemChange(ItemChange change, const ItemChangeData &value)
{
    if ((change == ItemEnabledHasChanged || change == ItemVisibleHasChanged) && !value.boolValue)
        mouseUngrabEvent();
    QQuickItem::itemChange(change, value);
}

void TouchArea::setDown(bool down)
{
    if (down == m_down)
        return;
    m_down = down;
    Q_EMIT downChanged();
}

} // namespace pegsheet
