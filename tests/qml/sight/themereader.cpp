// SPDX-License-Identifier: Apache-2.0
#include "tests/qml/sight/themereader.h"

#include "qml/modules.h"

#include <QQmlComponent>

namespace pegsheet::tests {

namespace {

constexpr const char *kReader = R"qml(
import QtQml
import Pegsheet.Theme

QtObject {
    function set(mode) {
        Theme.reducedMotion = true
        Theme.mode = { Light: Theme.Light, Dark: Theme.Dark, HighContrast: Theme.HighContrast }[mode]
    }
    function read(role, of) {
        return of === "" ? Theme[role] : Theme.pieces[role](...of.split(" ").map(part => isNaN(part) ? part : Number(part)))
    }
}
)qml";

} // namespace

ThemeReader::ThemeReader()
{
    addModules(m_engine);
    QQmlComponent component(&m_engine);
    component.setData(kReader, {});
    m_reader.reset(component.create());
    if (!m_reader)
        qFatal("%s", qPrintable(component.errorString()));
}

QStringList ThemeReader::modes()
{
    return {QStringLiteral("Light"), QStringLiteral("Dark"), QStringLiteral("HighContrast")};
}

void ThemeReader::setMode(const QString &mode)
{
    QMetaObject::invokeMethod(m_reader.get(), "set", Q_ARG(QVariant, mode));
}

QColor ThemeReader::color(const QString &role)
{
    QVariant color;
    QMetaObject::invokeMethod(m_reader.get(), "read", Q_RETURN_ARG(QVariant, color), Q_ARG(QVariant, role.section(u' ', 0, 0)),
                              Q_ARG(QVariant, role.section(u' ', 1)));
    return color.value<QColor>();
}

} // namespace pegsheet::tests
