// SPDX-License-Identifier: Apache-2.0
#include "tests/qml/pages/shown.h"

#include <QDebug>
#include <QMetaType>
#include <QQuickItem>
#include <array>

namespace pegsheet::tests {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<const char *, 25> kShown{"text",     "spokenName", "spokenDetail", "title",     "detail", "chosen", "checked",
                                              "possible", "current",    "colour",       "symbol",    "count",  "chit",   "dice",
                                              "chits",    "points",     "stone",        "famine",    "war",    "empty",  "kind",
                                              "name",     "iconName",   "mark",         "correction"};

// Values that stand for nothing else: no objects.
bool isPlain(const QVariant &value)
{
    static const QList<QMetaType> kPlain{QMetaType::fromType<QString>(), QMetaType::fromType<int>(), QMetaType::fromType<bool>(),
                                         QMetaType::fromType<QList<int>>()};
    return kPlain.contains(value.metaType());
}

void add(const QQuickItem *item, const QString &path, QStringList &shown)
{
    for (const char *name : kShown)
        if (const QVariant value = item->property(name); isPlain(value)) {
            QString words;
            QDebug(&words).nospace() << value;
            shown.append(path + u'.' + QLatin1String(name) + u" = "_s + words);
        }
}

void addAll(QQuickItem *item, const QString &path, QStringList &shown)
{
    if (!item->isVisible() || item->opacity() == 0)
        return;
    const QString name = item->objectName().isEmpty() ? path : path + u'/' + item->objectName();
    add(item, name, shown);
    const QList<QQuickItem *> children = item->childItems();
    for (QQuickItem *child : children)
        addAll(child, name, shown);
}

} // namespace

QStringList shownIn(QQuickWindow *window)
{
    QStringList shown;
    addAll(window->contentItem(), QString(), shown);
    return shown;
}

QString differenceOf(const QStringList &before, const QStringList &after)
{
    constexpr qsizetype kMost = 12;
    QStringList lines;
    for (qsizetype line = 0; line < qMax(before.size(), after.size()) && lines.size() < kMost; ++line)
        if (before.value(line) != after.value(line))
            lines.append(before.value(line) + u"\n    now "_s + after.value(line));
    return lines.join(u'\n');
}

} // namespace pegsheet::tests
