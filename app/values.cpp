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
    case QMetaType::Bool:
        return variant.toBool();
    case QMetaType::Int:
    case QMetaType::LongLong:
        return static_cast<std::int64_t>(variant.toLongLong());
    case QMetaType::Double: {
        const double number = variant.toDouble();
        const auto whole = static_cast<std::int64_t>(number);
        if (static_cast<double>(whole) == number)
            return whole;
        return variant.toString().toStdString();
    }
    case QMetaType::QString:
        return variant.toString().toStdString();
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
    default:
        return {};
    }
}

} // namespace pegsheet::app
