// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QQmlListProperty>

namespace pegsheet::app {

/// A list of objects that QML may look through but not change. List and objects belong to `owner`.
template <typename T>
[[nodiscard]] QQmlListProperty<T> fixedList(QObject *owner, QList<T *> *list)
{
    return QQmlListProperty<T>(
        owner, list, [](QQmlListProperty<T> *of) { return static_cast<QList<T *> *>(of->data)->size(); },
        [](QQmlListProperty<T> *of, qsizetype place) { return static_cast<QList<T *> *>(of->data)->at(place); });
}

} // namespace pegsheet::app
