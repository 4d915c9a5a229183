// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/cardfields.h"

#include "model/core/fieldkinds.h"

#include <algorithm>
#include <array>

namespace pegsheet::tapestry {

namespace {

constexpr std::string_view kUnknownName = "unknown";
constexpr std::string_view kFaceDownName = "faceDown";

// What is not named, then the techs.
constexpr auto kTechNames = [] {
    std::array<std::string_view, kCount<Tech> + 1> names{kUnknownName};
    std::copy(EnumNames<Tech>::names.begin(), EnumNames<Tech>::names.end(), names.begin() + 1);
    return names;
}();
// What has no name, then the tapestry cards.
constexpr auto kMatNames = [] {
    std::array<std::string_view, kCount<TapestryCard> + 2> names{kUnknownName, kFaceDownName};
    std::copy(EnumNames<TapestryCard>::names.begin(), EnumNames<TapestryCard>::names.end(), names.begin() + 2);
    return names;
}();
// Cards "this era".
constexpr auto isEra = [](TapestryCard card) { return kCardRows[card].when == When::Era; };
constexpr auto kActingNames = [] {
    std::array<std::string_view,
               static_cast<std::size_t>(std::count_if(kAll<TapestryCard>.begin(), kAll<TapestryCard>.end(), isEra))>
        names{};
    std::size_t count = 0;
    for (const TapestryCard card : kAll<TapestryCard>)
        if (isEra(card))
            names[count++] = nameOf(card);
    return names;
}();

// Reads a list of so many items; `use(item)` says what is wrong with one.
template <typename Use>
MaybeRefusal readList(std::string_view field, const Value &value, std::size_t least, std::size_t most, Use use)
{
    const Array *list = value.array();
    if (list == nullptr)
        return wrongType(field, "list");
    if (list->size() < least || list->size() > most)
        return wrongLength(field, list->size(), static_cast<std::int64_t>(least), static_cast<std::int64_t>(most));
    for (std::size_t place = 0; place < list->size(); ++place)
        if (MaybeRefusal refusal = use((*list)[place]))
            return ofItem(std::move(*refusal), place);
    return std::nullopt;
}

// Reads members of an item by their names.
class ItemReader
{
public:
    ItemReader(std::string_view field, const Value &item, std::initializer_list<std::string_view> known)
    {
        m_object = item.object();
        refuse(m_object == nullptr ? MaybeRefusal(wrongType(field, "object"))
                                   : refusesUnknown(*m_object, std::span(known.begin(), known.size())));
    }
    // The place among the names; -1 where the member is left out and may be.
    int name(std::string_view member, std::span<const std::string_view> names, bool isOptional = false)
    {
        std::size_t index = 0;
        const Value *value = find(member, isOptional);
        if (value == nullptr)
            return -1;
        refuse(readName(member, *value, names, index));
        return static_cast<int>(index);
    }
    // The same of a seat.
    int seat(std::string_view member, bool isOptional = false)
    {
        std::int64_t seat = -1;
        if (const Value *value = find(member, isOptional))
            refuse(readInteger(member, *value, {0, kMostSeats - 1}, seat));
        return static_cast<int>(seat);
    }
    MaybeRefusal finish() { return std::move(m_refusal); }
    [[nodiscard]] bool isRefused() const { return m_refusal.has_value(); }

private:
    const Value *find(std::string_view member, bool isOptional)
    {
        if (m_refusal)
            return nullptr;
        const auto found = std::find_if(m_object->begin(), m_object->end(), [&](const Member &each) { return each.key == member; });
        if (found != m_object->end())
            return &found->value;
        if (!isOptional)
            m_refusal = missingField(member);
        return nullptr;
    }
    void refuse(MaybeRefusal refusal)
    {
        if (!m_refusal)
            m_refusal = std::move(refusal);
    }

    const Object *m_object = nullptr;
    MaybeRefusal m_refusal;
};

// A list of objects with these members, of which some may be left out.
Value objectsSchema(Object properties, Array required)
{
    return listSchema(Object{{"type", "object"},
                             {"properties", std::move(properties)},
                             {"required", std::move(required)},
                             {"additionalProperties", false}});
}

} // namespace

// Techs ----------------------------------------------------------------------------------------------------

Value toValue(const TechsField &field)
{
    Array list;
    for (int place = 0; place < field.cards.count(); ++place) {
        const TechCards::Held held = field.cards[place];
        Object item{{"card", held.card.isSaid() ? nameOf(*held.card) : kUnknownName}, {"row", nameOf(held.row)}};
        if (held.isMarked)
            item.push_back({"marker", field.marker});
        list.emplace_back(std::move(item));
    }
    return list;
}

MaybeRefusal fromValue(std::string_view name, const Value &value, TechsField &field)
{
    field = {};
    return readList(name, value, 0, TechCards::kMost, [&](const Value &item) -> MaybeRefusal {
        ItemReader reader(name, item, {"card", "row", "marker"});
        const int card = reader.name("card", kTechNames);
        const int row = reader.name("row", EnumNames<TechRow>::names);
        const int marker = reader.seat("marker", true);
        if (reader.isRefused())
            return reader.finish();
        TechCards::Held held;
        held.card.index = static_cast<std::int8_t>(card - 1);
        held.row = static_cast<TechRow>(row);
        held.isMarked = marker >= 0;
        if (held.isMarked && field.marker >= 0 && marker != field.marker)
            return outOfRange("marker", marker, field.marker, field.marker);
        field.marker = std::max(field.marker, marker);
        if (held.card.isSaid() && field.cards.find(*held.card) >= 0)
            return duplicateValue(name, nameOf(*held.card));
        field.cards.add(held);
        return std::nullopt;
    });
}

Value schemaOf(const TechsField &)
{
    return objectsSchema({{"card", SchemaWriter::namesSchema(kTechNames)},
                          {"row", SchemaWriter::namesSchema(EnumNames<TechRow>::names)},
                          {"marker", SchemaWriter::integerSchema({0, kMostSeats - 1})}},
                         {"card", "row"});
}

void hashInto(Hasher &hasher, const TechCards &cards)
{
    hasher.byte(cards.count());
    for (int place = 0; place < cards.count(); ++place) {
        hasher.byte(cards[place].card.index + 1);
        hasher.byte(static_cast<int>(cards[place].row));
    }
    if (cards.marked() != 0)
        hasher.feed(cards.marked(), 8);
}

// The mat --------------------------------------------------------------------------------------------------

Value toValue(const Mat &mat)
{
    Array stacks;
    for (int era = 0; era < Mat::kEras; ++era) {
        Array stack;
        for (int height = 0; height < mat.count(era); ++height) {
            const std::uint8_t code = mat.at(era, height);
            stack.emplace_back(code == Mat::kUnknown        ? kUnknownName
                                   : code == Mat::kFaceDown ? kFaceDownName
                                                            : nameOf(static_cast<TapestryCard>(code)));
        }
        stacks.emplace_back(std::move(stack));
    }
    return stacks;
}

MaybeRefusal fromValue(std::string_view field, const Value &value, Mat &mat)
{
    mat = {};
    int era = 0;
    return readList(field, value, Mat::kEras, Mat::kEras, [&](const Value &stack) {
        const auto add = [&](const Value &item) -> MaybeRefusal {
            std::size_t index = 0;
            if (auto refusal = readName(field, item, kMatNames, index))
                return refusal;
            const std::uint8_t code = index == 0 ? Mat::kUnknown
                : index == 1                     ? Mat::kFaceDown
                                                 : static_cast<std::uint8_t>(index - 2);
            if (const auto card = static_cast<TapestryCard>(code); index > 1 && mat.count(card) == kCardRows[card].copies)
                return duplicateValue(field, nameOf(card));
            mat.add(era, code);
            return std::nullopt;
        };
        MaybeRefusal refusal = readList(field, stack, 0, static_cast<std::size_t>(Mat::kMost - mat.count()), add);
        ++era;
        return refusal;
    });
}

Value schemaOf(const Mat &)
{
    Object schema = *listSchema(listSchema(SchemaWriter::namesSchema(kMatNames))).object();
    schema.insert(schema.end(), {{"minItems", Mat::kEras}, {"maxItems", Mat::kEras}});
    return schema;
}

void hashInto(Hasher &hasher, const Mat &mat)
{
    for (int era = 0; era < Mat::kEras; ++era) {
        hasher.byte(mat.count(era));
        for (int height = 0; height < mat.count(era); ++height)
            hasher.byte(mat.at(era, height));
    }
}

// What is in force -----------------------------------------------------------------------------------------

Value toValue(const ActingCards &acting)
{
    Array list;
    for (int place = 0; place < acting.count(); ++place) {
        const Acting &each = acting[place];
        Object object{{"card", nameOf(static_cast<TapestryCard>(each.card))}};
        if (each.partner >= 0)
            object.push_back({"partner", int{each.partner}});
        if (each.track >= 0)
            object.push_back({"track", nameOf(static_cast<Track>(each.track))});
        list.emplace_back(std::move(object));
    }
    return list;
}

MaybeRefusal fromValue(std::string_view field, const Value &value, ActingCards &acting)
{
    acting = {};
    return readList(field, value, 0, ActingCards::kMost, [&](const Value &item) -> MaybeRefusal {
        ItemReader reader(field, item, {"card", "partner", "track"});
        const int name = reader.name("card", kActingNames);
        Acting read;
        read.partner = static_cast<std::int8_t>(reader.seat("partner", true));
        read.track = static_cast<std::int8_t>(reader.name("track", EnumNames<Track>::names, true));
        if (reader.isRefused())
            return reader.finish();
        read.card = static_cast<std::uint8_t>(*fromName<TapestryCard>(kActingNames.at(static_cast<std::size_t>(name))));
        acting.add(read);
        return std::nullopt;
    });
}

Value schemaOf(const ActingCards &)
{
    return objectsSchema({{"card", SchemaWriter::namesSchema(kActingNames)},
                          {"partner", SchemaWriter::integerSchema({0, kMostSeats - 1})},
                          {"track", SchemaWriter::namesSchema(EnumNames<Track>::names)}},
                         {"card"});
}

void hashInto(Hasher &hasher, const ActingCards &acting)
{
    hasher.byte(acting.count());
    for (int place = 0; place < acting.count(); ++place) {
        const Acting &each = acting[place];
        for (const int byte : {int{each.card}, each.partner + 1, each.track + 1, (each.isOfMat ? 1 : 0) + (each.hasPaid ? 2 : 0)})
            hasher.byte(byte);
    }
}

// Locked tracks --------------------------------------------------------------------------------------------

Value toValue(const Locks &locks)
{
    Array list;
    for (const Track track : kAll<Track>)
        for (int seat = 0; seat < kMostSeats; ++seat)
            if ((locks.by[track] >> seat & 1) != 0)
                list.emplace_back(Object{{"track", nameOf(track)}, {"by", seat}});
    return list;
}

MaybeRefusal fromValue(std::string_view field, const Value &value, Locks &locks)
{
    Per<std::uint8_t, Track> by;
    MaybeRefusal refusal = readList(field, value, 0, kCount<Track> * kMostSeats, [&](const Value &item) -> MaybeRefusal {
        ItemReader reader(field, item, {"track", "by"});
        const int track = reader.name("track", EnumNames<Track>::names);
        const int seat = reader.seat("by");
        if (reader.isRefused())
            return reader.finish();
        std::uint8_t &seats = by[static_cast<Track>(track)];
        if ((seats >> seat & 1) != 0)
            return duplicateValue(field, nameOf(static_cast<Track>(track)));
        seats = static_cast<std::uint8_t>(seats | 1U << static_cast<unsigned>(seat));
        return std::nullopt;
    });
    for (const Track track : kAll<Track>)
        locks.set(track, by[track]);
    return refusal;
}

Value schemaOf(const Locks &)
{
    return objectsSchema(
        {{"track", SchemaWriter::namesSchema(EnumNames<Track>::names)}, {"by", SchemaWriter::integerSchema({0, kMostSeats - 1})}},
        {"track", "by"});
}

void hashInto(Hasher &hasher, const Locks &locks)
{
    for (const auto &seats : {locks.by, locks.old})
        for (const std::uint8_t byte : seats.values)
            hasher.byte(byte);
}

} // namespace pegsheet::tapestry
