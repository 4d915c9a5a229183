// SPDX-License-Identifier: Apache-2.0
#include "qml/controls/toucharea.h"

#include <QCursor>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QStyleHints>
#include <algorithm>

namespace pegsheet {

namespace {

constexpr qreal kTouch = 44;
constexpr int kLongTouch = 500; // milliseconds
constexpr int kReading = 700;   // milliseconds until something new is read

// The last touch that was taken, of all items: where in the window, when, and what that meant.
struct LastTouch
{
    QPointF at;
    qint64 when = -1;
    QString meaning;
};

LastTouch &lastTouch()
{
    static LastTouch last;
    return last;
}

// The clock of touches, in milliseconds.
qint64 touchTime()
{
    static const QElapsedTimer clock = [] {
        QElapsedTimer begun;
        begun.start();
        return begun;
    }();
    return clock.elapsed();
}

} // namespace

TouchArea::TouchArea(QQuickItem *parent) : QQuickItem(parent), m_since(touchTime())
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

void TouchArea::setMeaning(const QString &meaning)
{
    if (meaning == m_meaning)
        return;
    m_meaning = meaning;
    m_since = touchTime();
    Q_EMIT meaningChanged();
}

// Where the system has no double touch, touches follow each other as fast as they like.
bool TouchArea::isUnread(QPointF at) const
{
    const LastTouch &last = lastTouch();
    if (m_meaning.isEmpty() || last.when < 0 || m_since < last.when || m_meaning == last.meaning
        || QGuiApplication::styleHints()->mouseDoubleClickInterval() <= 0)
        return false;
    return touchTime() - m_since < kReading && (mapToScene(at) - last.at).manhattanLength() < kTouch;
}

void TouchArea::touchAt(QPointF at)
{
    lastTouch() = {mapToScene(at), touchTime(), m_meaning};
    m_touchedAt = at;
    Q_EMIT touchedAtChanged();
}

void TouchArea::hold(QPointF at)
{
    touchAt(at);
    Q_EMIT held();
}

void TouchArea::activate(QPointF at)
{
    touchAt(at);
    if (m_possible)
        Q_EMIT clicked();
    else
        Q_EMIT refused();
}

void TouchArea::activateByKey()
{
    if (!isUnread(keyPoint()))
        activate(keyPoint());
}

void TouchArea::keyPressEvent(QKeyEvent *event)
{
    event->accept();
    if (m_once && event->isAutoRepeat())
        return;
    // With Ctrl it is meant for the page, wherever the keyboard is.
    const bool isEnter = (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        && !event->modifiers().testFlag(Qt::ControlModifier);
    if (event->key() == Qt::Key_Space || (m_takesEnter && isEnter))
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
    if (isUnread(m_pressedAt))
        return;
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
    if (change == ItemVisibleHasChanged && value.boolValue)
        m_since = touchTime();
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
