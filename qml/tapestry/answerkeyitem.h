// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "qml/controls/painteditem.h"
#include "qml/tapestry/picturestrip.h"
#include "qml/theme/textlines.h"

#include <QVariantMap>

namespace pegsheet {

/// Paints the face of a key that answers: its pictures, what it is, and what will come of it. Where there is little room the
/// pictures do.
class AnswerKeyItem : public pegsheet::PaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    /// "title", "detail", "pictures", "possible" and "chosen", as tapestryview::answers() has them.
    Q_PROPERTY(QVariantMap key READ key WRITE setKey NOTIFY layoutChanged FINAL)
    /// Whether there is little room.
    Q_PROPERTY(bool tight MEMBER m_isTight NOTIFY layoutChanged FINAL)
    /// Whether somebody's finger is on it.
    Q_PROPERTY(bool down MEMBER m_down NOTIFY changed FINAL)
    /// What it is, and whether that is cut; as of a Text.
    Q_PROPERTY(QString text READ text NOTIFY layoutChanged FINAL)
    Q_PROPERTY(bool truncated READ truncated NOTIFY layoutChanged FINAL)

public:
    explicit AnswerKeyItem(QQuickItem *parent = nullptr) : PaintedItem(parent) {}

    [[nodiscard]] QVariantMap key() const { return m_key; }
    void setKey(const QVariantMap &key);
    [[nodiscard]] QString text() const { return m_title; }
    [[nodiscard]] bool truncated() const { return m_titleLines.isCut(); }

protected:
    void layOut() override;
    void draw(QPainter *painter) const override;

private:
    [[nodiscard]] bool hasPictures() const { return !m_pictures.isEmpty(); }
    [[nodiscard]] bool hasWords() const { return !m_isTight || !hasPictures(); }

    QVariantMap m_key;
    QString m_title;
    QString m_detail;
    QVariantList m_pictures;
    bool m_isPossible = true;
    bool m_isChosen = false;
    bool m_isTight = false;
    bool m_down = false;

    PictureStrip m_strip;
    qreal m_wordsLeft = 0;
    TextLines m_titleLines;
    TextLines m_detailLines;
};

} // namespace pegsheet
