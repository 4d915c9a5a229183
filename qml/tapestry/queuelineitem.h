// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "qml/controls/painteditem.h"
#include "qml/match/picturestrip.h"
#include "qml/theme/textlines.h"

#include <QVariantMap>

namespace pegsheet {

/// Paints something that is pending: its number, whose it is, what it is and where it comes from, its pictures.
class QueueLineItem : public pegsheet::PaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    /// "title", "detail", "pictures", "isOpen" and "isReady", as tapestryview::queue() has them.
    Q_PROPERTY(QVariantMap entry READ entry WRITE setEntry NOTIFY layoutChanged FINAL)
    /// From 1.
    Q_PROPERTY(int number MEMBER m_number NOTIFY changed FINAL)
    /// The mark and the name of the player whose it is; -1 where that need not be said.
    Q_PROPERTY(int mark MEMBER m_mark NOTIFY layoutChanged FINAL)
    Q_PROPERTY(QString name MEMBER m_name NOTIFY changed FINAL)
    /// Whether somebody's finger is on it.
    Q_PROPERTY(bool down MEMBER m_down NOTIFY changed FINAL)

public:
    explicit QueueLineItem(QQuickItem *parent = nullptr) : PaintedItem(parent) {}

    [[nodiscard]] QVariantMap entry() const { return m_entry; }
    void setEntry(const QVariantMap &entry);

protected:
    void layOut() override;
    void draw(QPainter *painter) const override;

private:
    [[nodiscard]] qreal wordsLeft() const;
    [[nodiscard]] qreal picturesLeft() const;
    void drawNumber(QPainter *painter) const;

    QVariantMap m_entry;
    bool m_isOpen = false;
    bool m_isReady = false;
    int m_number = 0;
    int m_mark = -1;
    QString m_name;
    bool m_down = false;

    PictureStrip m_strip;
    TextLines m_titleLines;
    TextLines m_detailLines;
};

} // namespace pegsheet
