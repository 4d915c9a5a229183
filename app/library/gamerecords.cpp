// SPDX-License-Identifier: Apache-2.0
#include "app/library/gamerecords.h"

#include "model/catalog.h"
#include "model/core/fields.h"
#include "model/games.h"

#include <QLocale>
#include <algorithm>

namespace pegsheet {

#define GAME(game)                                                                                                                 \
    namespace game {                                                                                                               \
    GameRecords records();                                                                                                         \
    }
PEGSHEET_ALL_GAMES(GAME)
#undef GAME

namespace {

Array idsOf(const std::vector<RecordKind> &kinds)
{
    Array ids;
    for (const RecordKind &kind : kinds)
        ids.emplace_back(kind.id);
    return ids;
}

Array listOf(std::span<const std::string_view> words)
{
    return {words.begin(), words.end()};
}

// By ISO 639-1. What is known by its name in several languages is told apart by these two letters.
bool isLanguage(std::string_view code)
{
    const auto isSmall = [](char letter) { return letter >= 'a' && letter <= 'z'; };
    return code.size() == 2 && std::all_of(code.begin(), code.end(), isSmall)
        && QLocale::codeToLanguage(QString::fromLatin1(code.data(), 2)) != QLocale::AnyLanguage;
}

MaybeRefusal refusesEdition(const GameRecords &game, const RecordKind &kind, std::string_view edition)
{
    Array allowed;
    if (!kind.edition.empty())
        allowed.emplace_back(kind.edition);
    else if (!edition.empty() && !game.editions.empty())
        allowed = listOf(game.editions);
    const bool isAllowed = std::any_of(allowed.begin(), allowed.end(), [&](const Value &each) { return *each.text() == edition; });
    return allowed.empty() || isAllowed ? std::nullopt : MaybeRefusal(unknownValue("edition", edition, std::move(allowed)));
}

MaybeRefusal refusesAmounts(const RecordField &field, const Value &value)
{
    if (value.object() == nullptr)
        return wrongType(field.id, "object");
    if (auto refusal = refusesUnknown(*value.object(), field.words))
        return refusal;
    std::int64_t all = 0;
    for (const Member &member : *value.object()) {
        std::int64_t count = 0;
        // What is not there is not written.
        if (auto refusal = readInteger(member.key, member.value, {1, field.most}, count))
            return refusal;
        all += count;
    }
    return field.together == 0 || all <= field.together ? std::nullopt : MaybeRefusal(outOfRange(field.id, all, 0, field.together));
}

// Each at most once, in the order of the words: there is one way to write a set.
MaybeRefusal refusesWords(const RecordField &field, const Value &value)
{
    if (value.array() == nullptr)
        return wrongType(field.id, "list");
    const auto size = static_cast<std::int64_t>(value.array()->size());
    std::span<const std::string_view> left = field.words;
    for (const Value &word : *value.array()) {
        std::size_t place = 0;
        if (auto refusal = readName(field.id, word, left, place))
            return refusal;
        if (field.sort == RecordField::Sort::Set)
            left = left.subspan(place + 1);
    }
    return size >= field.least && size <= field.most ? std::nullopt
                                                     : MaybeRefusal(outOfRange(field.id, size, field.least, field.most));
}

MaybeRefusal refusesField(const RecordField &field, const Value &value)
{
    std::int64_t number = 0;
    std::size_t place = 0;
    switch (field.sort) {
    case RecordField::Sort::Number: return readInteger(field.id, value, {field.least, field.most}, number);
    case RecordField::Sort::Amounts: return refusesAmounts(field, value);
    case RecordField::Sort::Choice: return readName(field.id, value, field.words, place);
    case RecordField::Sort::Set:
    case RecordField::Sort::Sequence: return refusesWords(field, value);
    case RecordField::Sort::Whole: return std::nullopt;
    case RecordField::Sort::Benefit: return field.check(field.id, value);
    default: return value.text() == nullptr ? MaybeRefusal(wrongType(field.id, "text")) : std::nullopt;
    }
}

MaybeRefusal refusesFields(const Object &fields, const RecordKind &kind)
{
    std::vector<std::string_view> known;
    for (const RecordField &field : kind.fields)
        known.push_back(field.id);
    if (auto refusal = refusesUnknown(fields, known))
        return refusal;
    for (const Member &member : fields) {
        const auto field = std::find_if(kind.fields.begin(), kind.fields.end(),
                                        [&](const RecordField &each) { return each.id == member.key; });
        if (auto refusal = refusesField(*field, member.value))
            return refusal;
    }
    for (const std::string_view key : kind.key)
        if (Value(fields).find(key) == nullptr)
            return missingField(key);
    return std::nullopt;
}

} // namespace

bool RecordKind::isKey(std::string_view field) const
{
    return std::find(key.begin(), key.end(), field) != key.end();
}

std::span<const GameRecords> gameRecords()
{
    static const std::vector<GameRecords> kGames = [] {
#define GAME(game) game::records(),
        std::vector<GameRecords> games{PEGSHEET_ALL_GAMES(GAME)};
#undef GAME
        std::erase_if(games, [](const GameRecords &game) { return game.kinds.empty(); });
        return games;
    }();
    return kGames;
}

const GameRecords *findGameRecords(std::span<const GameRecords> all, std::string_view game)
{
    const auto found = std::find_if(all.begin(), all.end(), [&](const GameRecords &each) { return each.game == game; });
    return found == all.end() ? nullptr : &*found;
}

std::vector<RecordGame> recordGames(std::span<const GameRecords> all)
{
    std::vector<RecordGame> games;
    for (const GameEntry &entry : catalog()) {
        const GameRecords *records = findGameRecords(all, entry.info->id);
        games.push_back({entry.info->id, records == nullptr ? RecordWords() : records->words});
    }
    return games;
}

const RecordKind *findKind(const GameRecords &game, std::string_view id)
{
    const auto found = std::find_if(game.kinds.begin(), game.kinds.end(), [&](const RecordKind &kind) { return kind.id == id; });
    return found == game.kinds.end() ? nullptr : &*found;
}

const RecordKind *findKeyedKind(std::span<const GameRecords> all, const Record &record)
{
    const GameRecords *game = findGameRecords(all, record.game);
    const RecordKind *kind = game == nullptr ? nullptr : findKind(*game, record.kind);
    return kind == nullptr || kind->key.empty() ? nullptr : kind;
}

Record keptForm(std::span<const GameRecords> all, Record record)
{
    const GameRecords *game = findGameRecords(all, record.game);
    record = canonicalRecord(std::move(record));
    return findKeyedKind(all, record) == nullptr || game->tidied == nullptr ? record : game->tidied(std::move(record));
}

MaybeRefusal refusesRecord(std::span<const GameRecords> all, const Record &record)
{
    if (auto refusal = refusesRecord(record))
        return refusal;
    if (!record.language.empty() && !isLanguage(record.language))
        return Refusal{"input.recordLanguage", {{"value", record.language}}};
    const GameRecords *game = findGameRecords(all, record.game);
    if (game == nullptr && findGame(record.game) == nullptr)
        return Refusal{"input.unknownGame", {{"game", record.game}}};
    if (game == nullptr || game->kinds.empty())
        return std::nullopt;
    const RecordKind *kind = findKind(*game, record.kind);
    if (kind == nullptr)
        return unknownValue("kind", record.kind, idsOf(game->kinds));
    if (record.age > (kind->hasAge ? game->ages : 0))
        return outOfRange("age", record.age, 0, kind->hasAge ? game->ages : 0);
    if (auto refusal = refusesEdition(*game, *kind, record.edition))
        return refusal;
    if (auto refusal = refusesFields(record.fields, *kind))
        return refusal;
    return game->refuses == nullptr ? std::nullopt : game->refuses(record);
}

} // namespace pegsheet
