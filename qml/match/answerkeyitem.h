// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/answers.h"
#include "qml/controls/painteditem.h"
#include "qml/match/picturestrip.h"
#include "qml/theme/textlines.h"

namespace pegsheet {

/// Paints the face of a key that answers: its pictures, what it is, and what will come of it. Where there is little room the
/// pictures do.
class AnswerKeyItem : public pegsheet::PaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(pegsheet::app::AnswerKey key READ key WRITE setKey NOTIFY layoutChanged FINAL)
    /// Whether there is little room.
    Q_PROPERTY(bool tight MEMBER m_isTight NOTIFY layoutChanged FINAL)
    /// Whether a touch on it, where it does something now, is the end of it.
    Q_PROPERTY(bool finishes MEMBER m_finishes NOTIFY changed FINAL)
    /// Whether somebody's finger is on it.
    Q_PROPERTY(bool down MEMBER m_down NOTIFY changed FINAL)
    /// What it is, and whether that is cut; as of a Text.
    Q_PROPERTY(QString text READ text NOTIFY layoutChanged FINAL)
    Q_PROPERTY(bool truncated READ truncated NOTIFY layoutChanged FINAL)

public:
    explicit AnswerKeyItem(QQuickItem *parent = nullptr) : PaintedItem(parent) {}

    [[nodiscard]] const app::AnswerKey &key() const { return m_key; }
    void setKey(const app::AnswerKey &key);
    [[nodiscard]] QString text() const { return m_key.title; }
    [[nodiscard]] bool truncated() const { return m_titleLines.isCut(); }

protected:
    void layOut() override;
    void draw(QPainter *painter) const override;

private:
    // Pictures stand beside the words.
    void layOutBeside();
    void layOutWords(qreal left);
    [[nodiscard]] bool hasPictures() const { return !m_key.pictures.isEmpty(); }
    [[nodiscard]] bool hasWords() const { return !m_isTight || !hasPictures(); }

    app::AnswerKey m_key;
    bool m_isTight = false;
    bool m_finishes = false;
    bool m_down = false;

    PictureStrip m_strip;
    qreal m_wordsLeft = 0;
    bool m_isStacked = false;
    TextLines m_titleLines;
    TextLines m_detailLines;
};

} // namespace pegsheet
