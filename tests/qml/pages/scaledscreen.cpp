// SPDX-License-Identifier: Apache-2.0
#include "tests/qml/pages/scaledscreen.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace pegsheet::tests {

using namespace Qt::StringLiterals;

ScaledScreen::ScaledScreen(double scale)
{
    if (!m_file.open())
        return;
    const QJsonObject screen{{u"name"_s, u"screen"_s},  {u"x"_s, 0},         {u"y"_s, 0},
                             {u"width"_s, 8000},        {u"height"_s, 8000}, {u"logicalDpi"_s, qRound(96 * scale)},
                             {u"logicalBaseDpi"_s, 96}, {u"dpr"_s, 1}};
    m_file.write(QJsonDocument(QJsonObject{{u"screens"_s, QJsonArray{screen}}}).toJson());
    m_file.close();
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + m_file.fileName().toUtf8());
}

} // namespace pegsheet::tests
