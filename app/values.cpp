// SPDX-License-Identifier: Apache-2.0
#include "app/values.h"

#include <QJSValue>
#include <QVariantList>
#include <QVariantMap>

namespace pegsheet::app {

Value valueOf(const QVariant &variant)
{
    if (variant.metaType() == QMetaType::fromType<QJSValue>())
        return valueOf(variant.value<QJSValue>().toVariant());
    switch (variant.typeId()) {
    case QMetaType::Bool: return variant.toBool();
    case QMetaType::Int:
    case QMetaType::LongLong: return static_cast<std::int64_t>(variant.toLongLong());
    case QMetaType::Double: {
        const double number = variant.toDouble();
        const auto whole = static_cast<std::int64_t>(number);
        if (static_cast<double>(whole) == number)
            return whole;
        return variant.toString().toStdString();
    }
    case QMetaType::QString: return variant.toString().toStdString();
    case QMetaType::QVariantList: {
        Array list;
        for (const QVariant &item : variant.toList())
            list.push_back(valueOf(item));
        return list;
    }
    case QMetaType::QVariantMap: {
        Object object;
        const QVariantMap map = variant.toMap();
        for (auto item = map.begin(); item != map.end(); ++item)
            object.push_back({item.key().toStdString(), valueOf(item.value())});
        return object;
    }
    default: return {};
    }
}

QVariant variantOf(const Value &value)
{
    if (const bool *truth = value.truth())
        return *truth;
    if (const std::int64_t *number = value.integer())
        return static_cast<qlonglong>(*number);
    if (const std::string *text = value.text())
        return QString::fromStdString(*text);
    if (const Array *list = value.array()) {
        QVariantList items;
        for (const Value &item : *list)
            items.append(variantOf(item));
        return items;
    }
    if (value.isNull())
        return QVariant::fromValue(nullptr);
    QVariantMap map;
    if (const Object *members = value.object())
        for (const Member &member : *members)
            map.insert(QString::fromStdString(member.key), variantOf(member.value));
    return map;
}

std::filesystem::path pathOf(const QString &file)
{
    return std::filesystem::path(file.toStdU16String());
}

} // namespace pegsheet::app
