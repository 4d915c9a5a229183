// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "qml/controls/painteditem.h"

namespace pegsheet {

/// Paints a peg row at a glance: the picture of food or a good on its disc, the count or from what to what, a caption below where
/// there is one, a pencil where the table corrected it. Where it is narrower than 36 px it is smaller.
class MiniPegItem : public pegsheet::PaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    /// The good that is counted, or "food".
    Q_PROPERTY(QString good MEMBER m_good NOTIFY changed FINAL)
    Q_PROPERTY(int count MEMBER m_count NOTIFY changed FINAL)
    /// The count it would become; -1 where it stays.
    Q_PROPERTY(int next MEMBER m_next NOTIFY changed FINAL)
    Q_PROPERTY(QString caption MEMBER m_caption NOTIFY layoutChanged FINAL)
    Q_PROPERTY(bool corrected MEMBER m_corrected NOTIFY changed FINAL)
    /// Whether figures or caption find no room; as Text.truncated.
    Q_PROPERTY(bool truncated READ truncated NOTIFY changed FINAL)

public:
    explicit MiniPegItem(QQuickItem *parent = nullptr) : PaintedItem(parent) {}

    [[nodiscard]] bool truncated() const;

protected:
    void layOut() override;
    void draw(QPainter *painter) const override;

private:
    [[nodiscard]] bool isSmall() const { return width() < 36; }
    [[nodiscard]] bool changes() const { return m_next >= 0 && m_next != m_count; }
    [[nodiscard]] qreal figuresTop() const { return isSmall() ? 22 : 32; }
    [[nodiscard]] QFont figureFont() const;
    /// Its letters a little closer where they need it.
    [[nodiscard]] QFont captionFont() const;
    [[nodiscard]] QString figure() const { return QString::number(changes() ? m_next : m_count); }
    /// What it is now, before what it would become; empty where it stays.
    [[nodiscard]] QString from() const;
    [[nodiscard]] qreal figuresWidth() const;
    void drawPicture(QPainter *painter) const;
    void drawFigures(QPainter *painter) const;

    QString m_good;
    int m_count = 0;
    int m_next = -1;
    QString m_caption;
    bool m_corrected = false;
};

} // namespace pegsheet
