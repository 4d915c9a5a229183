// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/fields.h"
#include "model/core/hasher.h"
#include "model/empires/tables.h"

namespace pegsheet::empires {

/// Resources of each kind, up to kMostStock. Written as an object without zeros, as `{"wheat":1}`.
using Stock = Amounts<Resource>;
inline constexpr int kMostStock = 120;

/// Resources that may be left out: nothing said is not the same as none.
struct MaybeStock
{
    bool isSaid = false;
    Stock stock;

    constexpr bool operator==(const MaybeStock &) const = default;
};

[[nodiscard]] Value stockValue(const Stock &stock);
[[nodiscard]] MaybeRefusal readStock(std::string_view field, const Value &value, Stock &stock);
[[nodiscard]] Value stockSchema();

[[nodiscard]] inline Value toValue(const MaybeStock &stock)
{
    return stockValue(stock.stock);
}
[[nodiscard]] inline MaybeRefusal fromValue(std::string_view field, const Value &value, MaybeStock &stock)
{
    stock.isSaid = true;
    return readStock(field, value, stock.stock);
}
[[nodiscard]] inline Value schemaOf(const MaybeStock &)
{
    return stockSchema();
}
/// The amounts.
inline void hashInto(Hasher &hasher, const MaybeStock &stock)
{
    for (const std::uint8_t amount : stock.stock.values)
        hasher.byte(amount);
}

/// One of several things to be got, which may be left out. Written by its name where it is one of a resource, else as amounts:
/// `"hammer"`, `{"axe":2}`.
struct Alternative
{
    bool isSaid = false;
    Stock stock;

    constexpr bool operator==(const Alternative &) const = default;
};
[[nodiscard]] Value toValue(const Alternative &alternative);
[[nodiscard]] MaybeRefusal fromValue(std::string_view field, const Value &value, Alternative &alternative);
[[nodiscard]] Value schemaOf(const Alternative &alternative);

/// Points that may be left out: none is not the same as nothing said.
struct MaybePoints
{
    static constexpr int kMost = 999;
    bool isSaid = false;
    std::int16_t points = 0;

    constexpr bool operator==(const MaybePoints &) const = default;
};
[[nodiscard]] inline Value toValue(const MaybePoints &points)
{
    return points.points;
}
[[nodiscard]] inline MaybeRefusal fromValue(std::string_view field, const Value &value, MaybePoints &points)
{
    std::int64_t read = 0;
    if (auto refusal = readInteger(field, value, {-MaybePoints::kMost, MaybePoints::kMost}, read))
        return refusal;
    points = {true, static_cast<std::int16_t>(read)};
    return std::nullopt;
}
[[nodiscard]] inline Value schemaOf(const MaybePoints &)
{
    return SchemaWriter::integerSchema({-MaybePoints::kMost, MaybePoints::kMost});
}

} // namespace pegsheet::empires
