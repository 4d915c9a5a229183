// SPDX-License-Identifier: Apache-2.0
#include "qml/icons/icon.h"

#include "qml/theme/theme.h"

#include <algorithm>

namespace pegsheet {

Icon::Icon(QQuickItem *parent) : Picture(parent)
{
    setImplicitSize(m_size, m_size);
}

void Icon::setName(const QString &name)
{
    if (name == m_name)
        return;
    m_name = name;
    const QStringView drawn = drawnIcon(name);
    const QStringView data = drawn.isEmpty() ? filledIcon(name) : drawn;
    setPath(QString::fromRawData(data.data(), data.size()));
    setLine();
    Q_EMIT nameChanged();
}

void Icon::setSize(int size)
{
    if (size == m_size)
        return;
    m_size = size;
    setImplicitSize(size, size);
    setLine();
    Q_EMIT sizeChanged();
}

qreal iconLine(qreal size)
{
    return std::max(1.6, size / 12);
}

void Icon::setLine()
{
    Picture::setLine(isDrawn() ? iconLine(m_size) : 0);
}

void Icon::componentComplete()
{
    Picture::componentComplete();
    const Theme *theme = color().isValid() ? nullptr : themeOf(this);
    if (theme == nullptr)
        return;
    setColor(theme->ink());
    connect(theme, &Theme::colorsChanged, this, [this, theme] { setColor(theme->ink()); });
}

} // namespace pegsheet
