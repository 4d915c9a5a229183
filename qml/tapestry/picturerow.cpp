// SPDX-License-Identifier: Apache-2.0
#include "qml/tapestry/picturerow.h"

#include "qml/theme/theme.h"

#include <QPainter>

namespace pegsheet {

void PictureRow::layOut()
{
    m_strip.layOut(m_pictures, type(), m_size, m_room);
    setImplicitSize(m_strip.size().width(), m_strip.size().height());
}

void PictureRow::draw(QPainter *painter) const
{
    m_strip.draw(painter, type(), {0, (height() - m_strip.size().height()) / 2}, m_color.isValid() ? m_color : theme().ink());
}

} // namespace pegsheet
