// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QBasicTimer>
#include <QPointF>
#include <QQuickItem>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet {

/// The base of everything that can be touched, by pointer and keys alike; Touchable.qml adds what a screen reader says. Where it is
/// smaller than 44 px it can be touched beyond its edges, as if it were as large, as long as nothing clips it.
///
/// One that is not possible emits refused() instead of clicked(), so that somebody can say why.
class TouchArea : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT
    /// Whether a touch emits clicked(), and not refused().
    Q_PROPERTY(bool possible MEMBER m_possible NOTIFY possibleChanged FINAL)
    /// Whether a long touch, of half a second, emits held(); the menu key and the right mouse button do the same.
    Q_PROPERTY(bool canHold MEMBER m_canHold NOTIFY canHoldChanged FINAL)
    /// Whether Enter presses it, as it does a button; where it does not, Enter is the page's right button and Space presses.
    Q_PROPERTY(bool takesEnter MEMBER m_takesEnter NOTIFY takesEnterChanged FINAL)
    /// Whether a second touch at once and a key held down do nothing more: for what may mean something else by then.
    Q_PROPERTY(bool once MEMBER m_once NOTIFY onceChanged FINAL)
    /// What a touch does here, where something else can come to stand in the place of what was there; empty: it always is the same.
    /// What has come, or means something else, since the last touch takes none in the place of that one for 700 ms: nobody has read
    /// it. Nor is one taken that begins before that and ends later. What means the same as what was touched takes it at once.
    Q_PROPERTY(QString meaning READ meaning WRITE setMeaning NOTIFY meaningChanged FINAL)
    /// Whether the page draws its frame round it where the keyboard is.
    Q_PROPERTY(bool showsFocus MEMBER m_showsFocus NOTIFY showsFocusChanged FINAL)
    /// Whether a pointer presses it.
    Q_PROPERTY(bool down READ down NOTIFY downChanged FINAL)
    /// Where the last touch was, short or long, in this item; and where a key touches it: in the middle unless set.
    Q_PROPERTY(QPointF touchedAt READ touchedAt NOTIFY touchedAtChanged FINAL)
    Q_PROPERTY(QPointF keyPoint READ keyPoint WRITE setKeyPoint NOTIFY keyPointChanged FINAL)

public:
    explicit TouchArea(QQuickItem *parent = nullptr);

    [[nodiscard]] bool down() const { return m_down; }
    [[nodiscard]] QPointF touchedAt() const { return m_touchedAt; }
    [[nodiscard]] QString meaning() const { return m_meaning; }
    void setMeaning(const QString &meaning);
    [[nodiscard]] QPointF keyPoint() const;
    void setKeyPoint(QPointF point);

    /// Touches it at keyPoint, for a key or a screen reader.
    Q_INVOKABLE void activateByKey();

    [[nodiscard]] bool contains(const QPointF &point) const override;

Q_SIGNALS:
    void clicked();
    void held();
    void refused();
    void possibleChanged();
    void canHoldChanged();
    void takesEnterChanged();
    void onceChanged();
    void meaningChanged();
    void showsFocusChanged();
    void downChanged();
    void touchedAtChanged();
    void keyPointChanged();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void mouseUngrabEvent() override;
    void timerEvent(QTimerEvent *event) override;
    void itemChange(ItemChange change, const ItemChangeData &value) override;

private:
    [[nodiscard]] bool isUnread(QPointF at) const;
    void touchAt(QPointF at);
    void activate(QPointF at);
    void hold(QPointF at);
    void setDown(bool down);

    bool m_possible = true;
    bool m_canHold = false;
    bool m_takesEnter = true;
    bool m_once = false;
    bool m_showsFocus = true;
    bool m_down = false;
    QString m_meaning;
    qint64 m_since; // it has meant that, on the clock of touches
    QPointF m_touchedAt;
    QPointF m_pressedAt;
    QPointF m_keyPoint{-1, -1};
    QBasicTimer m_holding;
};

} // namespace pegsheet
