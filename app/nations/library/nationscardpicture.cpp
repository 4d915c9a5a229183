// SPDX-License-Identifier: Apache-2.0
#include "app/nations/library/nationscardpicture.h"

#include "model/nations/state.h"

#include <QVariantList>
#include <algorithm>

namespace pegsheet::app {

namespace {

using namespace nations;

constexpr int kSides = 6;

int numberIn(const Value &fields, std::string_view key)
{
    const Value *value = fields.find(key);
    return value == nullptr || value->integer() == nullptr ? -1 : static_cast<int>(*value->integer());
}

template <NamedEnum E>
QList<int> piecesIn(const Value &fields, std::string_view key)
{
    QList<int> pieces;
    if (const Value *amounts = fields.find(key); amounts != nullptr && amounts->object() != nullptr)
        for (const E each : kAll<E>)
            for (int count = numberIn(*amounts, nameOf(each)); count > 0; --count)
                pieces.append(static_cast<int>(each));
    return pieces;
}

QVariantMap tilePicture(TileKind kind, const Value &fields)
{
    return {{QStringLiteral("shape"), QStringLiteral("tile")},
            {QStringLiteral("kind"), static_cast<int>(kind)},
            {QStringLiteral("points"), numberIn(fields, "points")},
            {QStringLiteral("stone"), kind == TileKind::Wonder ? numberIn(fields, "stone") : 0},
            {QStringLiteral("dice"), QVariant::fromValue(piecesIn<Colour>(fields, "dice"))},
            {QStringLiteral("chits"), QVariant::fromValue(piecesIn<Chit>(fields, "chits"))}};
}

QVariantMap diePicture(const Value &fields)
{
    const Value *colour = fields.find("colour");
    const auto its = colour == nullptr || colour->text() == nullptr ? std::nullopt : fromName<Colour>(*colour->text());
    if (!its)
        return {};
    QVariantList faces;
    for (const int face : piecesIn<DieFace>(fields, "faces")) {
        const FaceRow &row = kFaces[static_cast<DieFace>(face)];
        faces.append(QVariantMap{{QStringLiteral("symbol"), static_cast<int>(row.symbol)}, {QStringLiteral("n"), row.n}});
    }
    while (faces.size() < kSides)
        faces.append(QVariantMap{{QStringLiteral("symbol"), -1}, {QStringLiteral("n"), 0}});
    return {{QStringLiteral("shape"), QStringLiteral("die")},
            {QStringLiteral("colour"), static_cast<int>(*its)},
            {QStringLiteral("faces"), faces}};
}

} // namespace

QVariantMap nationsCardPicture(const Record &record)
{
    const Value fields(record.fields);
    if (const auto kind = fromName<TileKind>(record.kind))
        return tilePicture(*kind, fields);
    if (record.kind == "die")
        return diePicture(fields);
    if (record.kind != "event")
        return {};
    return {{QStringLiteral("shape"), QStringLiteral("event")},
            {QStringLiteral("famine"), numberIn(fields, "famine")},
            {QStringLiteral("war"), numberIn(fields, "war")},
            {QStringLiteral("points"), record.age == 0 || record.age > kAges ? -1 : pointsOfAge(record.age)}};
}

} // namespace pegsheet::app
