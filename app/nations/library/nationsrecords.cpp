// SPDX-License-Identifier: Apache-2.0
#include "app/nations/library/nationsrecords.h"

#include "model/core/fields.h"
#include "model/nations/seencards.h"

#include <algorithm>

namespace pegsheet::nations {

namespace {

// Part of the format of codes: words are only ever added at the end.
constexpr std::array<std::string_view, 9> kRecordKinds{"event", "development", "advisor",   "colony", "wonder",
                                                       "die",   "board",       "passFirst", "bonus"};
constexpr std::array<std::string_view, 41> kKeys{
    "famine",       "war",           "points",      "stone",       "dice",        "chits",       "price",
    "white",        "blue",          "orange",      "red",         "gold",        "book",        "food",
    "strength",     "reroll",        "colour",      "faces",       "whiteGold",   "whiteStone",  "whiteBook",
    "whiteFood",    "whiteStrength", "blueBook1",   "blueBook2",   "blueBook3",   "blueStone1",  "blueStone2",
    "orangeGold1",  "orangeGold2",   "orangeGold3", "orangeFood1", "orangeFood2", "orangeFood3", "redStrength1",
    "redStrength2", "redStrength3",  "redFood",     "redStone",    "note",        "number"};
constexpr std::array<std::string_view, 6> kTexts{"gold", "strength", "white", "blue", "orange", "red"};
constexpr std::array<std::string_view, 2> kPrices{"gold", "strength"};
constexpr int kSides = 6;

using Sort = RecordField::Sort;
const RecordField kNote{"note", Sort::Note};

std::vector<RecordField> tileFields(TileKind kind)
{
    std::vector<RecordField> fields{{"dice", Sort::Amounts, EnumNames<Colour>::names, kMostGain},
                                    {"chits", Sort::Amounts, EnumNames<Chit>::names, kMostGain},
                                    {"points", 0, kMostTilePoints}};
    if (kind == TileKind::Wonder)
        fields.push_back({"stone", 1, kMostStone});
    fields.push_back({"price", Sort::Choice, kPrices});
    fields.back().hasUsual = true;
    fields.push_back(kNote);
    return fields;
}

std::vector<RecordKind> kinds()
{
    std::vector<RecordKind> kinds{{"event", true, true, {{"famine", 1, kMostThreshold}, {"war", 1, kMostThreshold}, kNote}}};
    for (const TileKind kind : kAll<TileKind>)
        kinds.push_back({nameOf(kind), true, true, tileFields(kind)});
    kinds.push_back({"die",
                     false,
                     false,
                     {{"colour", Sort::Choice, EnumNames<Colour>::names},
                      {"faces", Sort::Amounts, EnumNames<DieFace>::names, kSides, kSides}}});
    for (const std::string_view kind : {"board", "passFirst", "bonus"})
        kinds.push_back({kind, kind == "bonus", true, {{"number", 0, 99}, kNote}, kUnrest});
    return kinds;
}

std::optional<TileKind> tileKindOf(const Record &record)
{
    return record.game == kGame ? fromName<TileKind>(record.kind) : std::nullopt;
}

// As the model writes it, without name and note. Of a wonder whose stone is not known, with some.
Object tileValue(const Record &record)
{
    Object value{{"kind", record.kind}};
    if (record.age != 0)
        value.push_back({"age", record.age});
    for (const Member &member : record.fields)
        if (member.key != "note")
            value.push_back(member);
    const bool lacksStone = record.kind == nameOf(TileKind::Wonder) && Value(record.fields).find("stone") == nullptr;
    if (lacksStone)
        value.push_back({"stone", 1});
    return value;
}

MaybeRefusal refusesDie(const Record &record)
{
    const Value fields(record.fields);
    const Value *colour = fields.find("colour");
    if (colour == nullptr)
        return missingField("colour");
    const Value *faces = fields.find("faces");
    if (faces == nullptr)
        return std::nullopt;
    std::vector<std::string_view> its;
    for (const DieFace face : kAll<DieFace>)
        if (nameOf(kFaces[face].colour) == *colour->text())
            its.push_back(nameOf(face));
    return refusesUnknown(*faces->object(), its);
}

MaybeRefusal refuses(const Record &record)
{
    Tile tile;
    if (tileKindOf(record))
        return fromValue("fields", tileValue(record), tile);
    return record.kind == "die" ? refusesDie(record) : std::nullopt;
}

bool isNothing(const Member &member)
{
    return member.value.object() != nullptr && member.value.object()->empty();
}

// That a tile brings nothing is said once, of what such tiles usually bring; of one that brings anything, not at all.
Record tidied(Record record)
{
    if (!tileKindOf(record))
        return record;
    const auto isGains = [](const Member &member) { return member.key == "dice" || member.key == "chits"; };
    const bool isSaid = std::any_of(record.fields.begin(), record.fields.end(), isGains);
    std::erase_if(record.fields, [&](const Member &member) { return isGains(member) && isNothing(member); });
    if (isSaid && std::none_of(record.fields.begin(), record.fields.end(), isGains))
        record.fields.push_back({record.kind == nameOf(TileKind::Development) ? "dice" : "chits", Object{}});
    return canonicalRecord(std::move(record));
}

template <NamedEnum E>
Object amountsOf(const Amounts<E> &amounts)
{
    Object object;
    for (const E each : kAll<E>)
        if (amounts[each] > 0)
            object.push_back({std::string(nameOf(each)), static_cast<int>(amounts[each])});
    return object;
}

} // namespace

GameRecords records()
{
    GameRecords records;
    records.game = kGame;
    records.kinds = kinds();
    records.words = {kRecordKinds, kKeys, kTexts};
    records.editions = {kUnrest};
    records.ages = kAges;
    records.refuses = &refuses;
    records.tidied = &tidied;
    records.printedVersion = 1;
    records.printed = &printedRecords;
    records.held = &heldRecords;
    return records;
}

Record recordOf(const Tile &tile, std::string_view language)
{
    Record record;
    record.game = kGame;
    record.kind = nameOf(tile.kind);
    record.age = tile.age;
    record.name = tile.name.text();
    record.language = record.name.empty() ? std::string_view() : language;
    record.fields = {{"dice", amountsOf(tile.gains.dice)}, {"chits", amountsOf(tile.gains.chits)}};
    record.fields.push_back({"points", static_cast<int>(tile.points)});
    if (tile.kind == TileKind::Wonder)
        record.fields.push_back({"stone", static_cast<int>(tile.stone)});
    if (tile.price != usualPrice(tile.kind))
        record.fields.push_back({"price", nameOf(tile.price)});
    return tidied(std::move(record));
}

Record recordOf(int age, const Event &event)
{
    Record record;
    record.game = kGame;
    record.kind = "event";
    record.age = age;
    record.fields = {{"famine", static_cast<int>(event.famine)}, {"war", static_cast<int>(event.war)}};
    return canonicalRecord(std::move(record));
}

std::optional<Tile> tileOf(const Record &record)
{
    const auto kind = tileKindOf(record);
    const Value fields(record.fields);
    const bool isWhole = fields.find("points") != nullptr && (fields.find("dice") != nullptr || fields.find("chits") != nullptr)
        && (kind != TileKind::Wonder || fields.find("stone") != nullptr);
    Tile tile;
    if (!kind || !isWhole || fromValue("fields", tileValue(record), tile))
        return std::nullopt;
    tile.name = Label(record.name);
    return tile;
}

std::optional<Event> eventOf(const Record &record)
{
    const Value fields(record.fields);
    const Value *famine = fields.find("famine");
    const Value *war = fields.find("war");
    if (record.game != kGame || record.kind != "event" || famine == nullptr || war == nullptr)
        return std::nullopt;
    const auto number = [](const Value &value) { return value.integer() == nullptr ? 0 : *value.integer(); };
    const auto isNumber = [](std::int64_t n) { return n >= 1 && n <= kMostThreshold; };
    if (!isNumber(number(*famine)) || !isNumber(number(*war)))
        return std::nullopt;
    return Event{static_cast<std::uint8_t>(number(*famine)), static_cast<std::uint8_t>(number(*war))};
}

std::optional<std::array<DieFace, 6>> facesOf(const Record &record)
{
    const Value fields(record.fields);
    const Value *faces = fields.find("faces");
    if (record.game != kGame || record.kind != "die" || faces == nullptr)
        return std::nullopt;
    std::array<DieFace, 6> read{};
    std::size_t known = 0;
    for (const DieFace face : kAll<DieFace>) {
        const Value *count = faces->find(nameOf(face));
        for (std::int64_t i = count == nullptr || count->integer() == nullptr ? 0 : *count->integer(); i > 0 && known < read.size();
             --i)
            read[known++] = face;
    }
    return known == read.size() ? std::optional(read) : std::nullopt;
}

std::vector<Record> heldRecords(const Match &match)
{
    const SeenCards seen = seenCards(static_cast<const MatchOf<Nations> &>(match));
    std::vector<Record> records;
    for (const Tile &tile : seen.tiles)
        records.push_back(recordOf(tile));
    for (const SeenCards::OfAge &dealt : seen.events)
        records.push_back(recordOf(dealt.age, dealt.event));
    return records;
}

} // namespace pegsheet::nations
