// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPointingDevice>
#include <QQuickItem>
#include <QQuickWindow>

namespace pegsheet::tests {

/// Whether it is pressed like a button.
[[nodiscard]] bool isTouchable(const QQuickItem *item);
/// Whether words are typed into it.
[[nodiscard]] bool isEntry(const QQuickItem *item);
/// The nearest item around it that scrolls; null where there is none.
[[nodiscard]] QQuickItem *scrollerOf(const QQuickItem *item);

/// How somebody works the window: with a mouse, with keys and no pointer at all, with a finger, or through a screen reader alone.
enum class Way { Mouse, Keys, Touch, ScreenReader };

/// Presses controls of a window in one of the ways, as a person would: keys go there by Tab and arrows, a finger drags what is out
/// of sight into it, a screen reader finds them by their names in the tree that the system is given.
class Hand
{
public:
    Hand(QQuickWindow *window, Way way);

    [[nodiscard]] Way way() const { return m_way; }
    /// Presses it at the point at these parts of its size. False when it cannot be reached.
    bool press(QQuickItem *item, QPointF at);
    /// Puts these words into what is being typed into, in place of what stood there.
    void write(const QString &words);
    /// A finger goes along that line, whatever the way.
    void swipe(QPoint from, QPoint to);

private:
    bool click(QQuickItem *item, QPointF at);
    bool tap(QQuickItem *item, QPointF at);
    bool pressByKeys(QQuickItem *item, QPointF at);
    bool pressAsTold(QQuickItem *item, QPointF at);
    bool reach(QQuickItem *stop);
    bool walkTo(QQuickItem *stop);
    void drag(QQuickItem *scroller, qreal by);
    bool bringIntoSight(QQuickItem *item, QPointF inside);
    [[nodiscard]] bool isInside(QQuickItem *item, QPointF inside) const;

    QQuickWindow *m_window;
    Way m_way;
    QPointingDevice *m_finger;
};

} // namespace pegsheet::tests
