// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "qml/controls/painteditem.h"
#include "qml/theme/textlines.h"

#include <QList>
#include <QStringList>

namespace pegsheet {

/// Paints what was done, a sentence below the other, each with a tick.
class DoneLines : public pegsheet::PaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QStringList sentences MEMBER m_sentences NOTIFY layoutChanged FINAL)

public:
    explicit DoneLines(QQuickItem *parent = nullptr) : PaintedItem(parent) {}

protected:
    void layOut() override;
    void draw(QPainter *painter) const override;

private:
    QStringList m_sentences;
    QList<TextLines> m_lines;
};

} // namespace pegsheet
