// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/enums.h"
#include "tests/places.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <string>
#include <string_view>

/// The gathered facts (facts/*.json) that the tables are held against. What belongs to an expansion is skipped.
namespace pegsheet::tapestry {

[[nodiscard]] inline QJsonObject factsIn(const char *file)
{
    QFile read(pegsheet::tests::sourcePath(QStringLiteral("tests/model/tapestry/facts/") + QLatin1String(file)));
    if (!read.open(QIODevice::ReadOnly))
        qFatal("no facts: %s", file);
    return QJsonDocument::fromJson(read.readAll()).object();
}

/// Those entries of a list that belong to the base game.
[[nodiscard]] inline QJsonArray baseOf(const QJsonArray &list)
{
    QJsonArray base;
    for (const QJsonValue each : list)
        if (each[u"set"].toString() == QLatin1String("base"))
            base.append(each);
    return base;
}

[[nodiscard]] inline QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<int>(text.size()));
}

/// The names of an enumeration in the order of the list whose member `key` they are.
template <NamedEnum E>
[[nodiscard]] bool areNamesOf(const QJsonArray &list, const char *key)
{
    if (list.size() != static_cast<int>(kCount<E>))
        return false;
    for (const E each : kAll<E>)
        if (list[static_cast<int>(each)][QLatin1String(key)].toString() != textOf(nameOf(each)))
            return false;
    return true;
}

} // namespace pegsheet::tapestry
