// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/enums.h"
#include "tests/places.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

/// The gathered facts (facts/*.json) that the tables are held against.
namespace pegsheet::nations {

[[nodiscard]] inline QJsonObject factsIn(const char *file)
{
    QFile read(pegsheet::tests::sourcePath(QStringLiteral("tests/model/nations/facts/") + QLatin1String(file)));
    if (!read.open(QIODevice::ReadOnly))
        qFatal("no facts: %s", file);
    const QJsonObject facts = QJsonDocument::fromJson(read.readAll()).object();
    if (facts[u"game"].toString() != QLatin1String("nations_dice"))
        qFatal("facts of another game: %s", file);
    return facts;
}

/// The entry of that id in a list of them.
[[nodiscard]] inline QJsonObject entryOf(const QJsonArray &list, QLatin1String id)
{
    for (const QJsonValue each : list)
        if (each[u"id"].toString() == id)
            return each.toObject();
    qFatal("no fact is called %s", id.data());
    return {};
}
[[nodiscard]] inline QJsonValue valueIn(const char *file, const char *id)
{
    return entryOf(factsIn(file)[u"entries"].toArray(), QLatin1String(id))[u"value"];
}

[[nodiscard]] inline QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<int>(text.size()));
}

} // namespace pegsheet::nations
