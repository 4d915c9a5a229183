// SPDX-License-Identifier: Apache-2.0
#include "qml/theme/applicationfont.h"

#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QThread>

namespace pegsheet {

void setApplicationFont(int stretch)
{
    QFont font = QGuiApplication::font();
    font.setStretch(stretch);
    QGuiApplication::setFont(font);
}

FontPreloader::FontPreloader() : m_reading(QThread::create([] { QFontDatabase::families(); }))
{
    m_reading->start();
}

FontPreloader::~FontPreloader()
{
    m_reading->wait();
}

} // namespace pegsheet
