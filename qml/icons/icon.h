// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "qml/icons/picture.h"

#include <QStringList>

namespace pegsheet {

/// Returns the path data of a filled icon, and of one drawn with lines; empty for a name that is none.
[[nodiscard]] QStringView filledIcon(const QString &name);
[[nodiscard]] QStringView drawnIcon(const QString &name);
/// Returns how wide the lines of a drawn icon of that size are, in pixels: never thinner than what can be seen.
[[nodiscard]] qreal iconLine(qreal size);

/// The names of all icons: the filled ones, and those drawn with lines.
class IconNames : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QStringList filled READ filled CONSTANT FINAL)
    Q_PROPERTY(QStringList drawn READ drawn CONSTANT FINAL)

public:
    explicit IconNames(QObject *parent = nullptr) : QObject(parent) {}

    [[nodiscard]] QStringList filled() const;
    [[nodiscard]] QStringList drawn() const;
};

/// Shows one icon in one colour, ink unless set. Says nothing to a screen reader: what it stands on does. (Its base has its
/// namespace, without which Qt 6.4 tells tools nothing of it.)
class Icon : public pegsheet::Picture
{
    Q_OBJECT
    QML_ELEMENT
    /// One of IconNames; nothing is drawn for any other.
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY nameChanged REQUIRED FINAL)
    /// Width and height, in pixels.
    Q_PROPERTY(int size READ size WRITE setSize NOTIFY sizeChanged FINAL)

public:
    explicit Icon(QQuickItem *parent = nullptr);

    [[nodiscard]] QString name() const { return m_name; }
    void setName(const QString &name);
    [[nodiscard]] int size() const { return m_size; }
    void setSize(int size);
    [[nodiscard]] bool isDrawn() const { return !drawnIcon(m_name).isEmpty(); }

Q_SIGNALS:
    void nameChanged();
    void sizeChanged();

protected:
    void componentComplete() override;

private:
    void setLine();

    QString m_name;
    int m_size = 24;
};

} // namespace pegsheet
