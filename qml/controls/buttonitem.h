// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "qml/controls/painteditem.h"

namespace pegsheet {

/// Paints the face of a button: what it does, a picture before it where there is room, below it in smaller letters what will come
/// of that. Words shrink, and then rather take a second line, before they are cut.
class ButtonItem : public pegsheet::PaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString text MEMBER m_text NOTIFY layoutChanged FINAL)
    Q_PROPERTY(QString detail MEMBER m_detail NOTIFY layoutChanged FINAL)
    Q_PROPERTY(QString iconName MEMBER m_iconName NOTIFY layoutChanged FINAL)
    /// Whether it has no ground, and its words the font of a label.
    Q_PROPERTY(bool quiet MEMBER m_quiet NOTIFY layoutChanged FINAL)
    /// Whether it is the main button of its bar, filled with its colour where it is possible.
    Q_PROPERTY(bool primary MEMBER m_primary NOTIFY changed FINAL)
    /// Whether it can be used; else it is grey.
    Q_PROPERTY(bool possible MEMBER m_possible NOTIFY changed FINAL)
    /// Whether what it says cannot be: in red.
    Q_PROPERTY(bool wrong MEMBER m_wrong NOTIFY changed FINAL)
    /// The mark of the player whose colour it has; -1 for ink.
    Q_PROPERTY(int mark MEMBER m_mark NOTIFY changed FINAL)
    /// Whether words are cut; as Text.truncated.
    Q_PROPERTY(bool truncated READ truncated NOTIFY changed FINAL)
    /// How many lines the detail takes, 0 to 2.
    Q_PROPERTY(int detailLines READ detailLines NOTIFY changed FINAL)

public:
    explicit ButtonItem(QQuickItem *parent = nullptr) : PaintedItem(parent) {}

    [[nodiscard]] bool truncated() const { return m_titleLines.isCut || m_detailsLines.isCut; }
    [[nodiscard]] int detailLines() const { return m_detailsLines.lines; }

protected:
    void layOut() override;
    void draw(QPainter *painter) const override;

private:
    /// Words in so many lines as they need, 0 to 2.
    struct Fitted
    {
        QFont font;
        int lines = 0;
        qreal height = 0;
        bool isCut = false;
    };

    [[nodiscard]] QColor accent() const;
    [[nodiscard]] QColor color() const;
    [[nodiscard]] bool isFilled() const { return m_primary && m_possible; }
    [[nodiscard]] QFont titleFont() const;
    [[nodiscard]] qreal iconRoom() const;
    [[nodiscard]] Fitted fitted(const QString &words, const QFont &font, qreal room) const;

    QString m_text;
    QString m_detail;
    QString m_iconName;
    bool m_quiet = false;
    bool m_primary = false;
    bool m_possible = true;
    bool m_wrong = false;
    int m_mark = -1;

    Fitted m_titleLines;
    Fitted m_detailsLines;
    qreal m_wordsWidth = 0;
    bool m_showsIcon = false;
};

} // namespace pegsheet
