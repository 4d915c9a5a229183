// SPDX-License-Identifier: Apache-2.0
#include "app/library/cardlibrary.h"

#include "model/catalog.h"
#include "model/core/fields.h"
#include "storage/casefold.h"

#include <algorithm>

namespace pegsheet {

namespace {

constexpr std::size_t kMostOfOneKind = 2000;  // of one kind and age no game has as many
constexpr std::string_view kNoteKey = "note"; ///< what the table wrote beside it

Object withoutNote(Object fields)
{
    std::erase_if(fields, [](const Member &member) { return member.key == kNoteKey; });
    return fields;
}

storage::RecordQuery akin(const Record &record, storage::RecordQuery::Which which, int age)
{
    return {which, record.game, record.kind, age, record.edition};
}

} // namespace

void CardLibrary::seed()
{
    for (const GameRecords &game : m_games) {
        if (game.printed == nullptr)
            continue;
        auto printed = game.printed();
        std::erase_if(printed, [this](const storage::PrintedRecord &each) {
            const auto here = findCard(each.content);
            return here && here->fact != each.fact;
        });
        m_records.seed(game.game, game.printedVersion, printed);
    }
}

std::optional<storage::RecordEntry> CardLibrary::findCard(const Record &record) const
{
    const RecordKind *kind = findKeyedKind(m_games, record);
    return kind == nullptr ? std::nullopt : findKeyed(m_records, *kind, record);
}

std::vector<storage::RecordEntry> CardLibrary::offered(const SuggestionQuery &wish, std::size_t count) const
{
    const storage::RecordQuery query{storage::RecordQuery::Which::Live, wish.game, wish.kind, wish.age, {}, {}, wish.search};
    auto offered = m_records.list(query, 0, kMostOfOneKind);
    std::erase_if(offered, [&](const storage::RecordEntry &entry) {
        return !entry.content.edition.empty() && entry.content.edition != wish.edition;
    });
    // Numbers are the same in every language: better with a name in another one than typed in again.
    std::stable_partition(offered.begin(), offered.end(), [&](const storage::RecordEntry &entry) {
        return wish.language.empty() || entry.content.language.empty() || entry.content.language == wish.language;
    });
    offered.resize(std::min(offered.size(), count));
    return offered;
}

MaybeRefusal CardLibrary::add(const Record &record, storage::KeptRecord &kept)
{
    const Record content = keptForm(m_games, record);
    if (auto refusal = refusesRecord(m_games, content))
        return refusal;
    const auto card = findCard(content);
    if (!card) {
        kept = m_records.add(content);
        return std::nullopt;
    }
    if (completionOf(card->content, content).differs)
        return Refusal{"input.recordDiffers", {{"record", card->id.value}}};
    tookCard(*card, content, Differing::Keep);
    kept = {card->id, false};
    return std::nullopt;
}

Record CardLibrary::use(storage::RecordId id)
{
    m_records.use(id);
    storage::RecordEntry entry = m_records.get(id);
    while (entry.mergedInto.value != 0)
        entry = m_records.get(entry.mergedInto);
    return std::move(entry.content);
}

int CardLibrary::learn(std::span<const Record> records)
{
    std::vector<Record> sound;
    int added = 0;
    for (const Record &record : records) {
        Record content = keptForm(m_games, record);
        if (refusesRecord(m_games, content))
            continue;
        if (const auto card = findCard(content)) {
            if (const Completion both = completionOf(card->content, content); both.adds && card->isLive())
                fillIn(m_records, *card, both.content);
        } else if (findKeyedKind(m_games, content) != nullptr) {
            // At once: the next one may be the same card.
            added += m_records.learn(std::span(&content, 1)).front().isNew ? 1 : 0;
        } else if (!findLike(content)) {
            sound.push_back(std::move(content));
        }
    }
    if (sound.empty())
        return added;
    const auto kept = m_records.learn(sound);
    return added
        + static_cast<int>(std::count_if(kept.begin(), kept.end(), [](const storage::KeptRecord &one) { return one.isNew; }));
}

int CardLibrary::learnFrom(const Match &match)
{
    const GameRecords *records = findGameRecords(m_games, match.game().id);
    return records == nullptr || records->held == nullptr ? 0 : learn(records->held(match));
}

int CardLibrary::learnFrom(storage::MatchId match)
{
    const storage::StoredMatch stored = m_library.load(match);
    const GameEntry *game = findGame(stored.entry.game);
    if (game == nullptr || findGameRecords(m_games, stored.entry.game) == nullptr)
        return 0;
    const Restored restored = game->restore(stored.entry.setup, stored.nodes, stored.head, stored.tip, stored.mends);
    return restored.match == nullptr ? 0 : learnFrom(*restored.match);
}

std::optional<storage::RecordEntry> CardLibrary::findLike(const Record &record) const
{
    const Record wanted = canonicalRecord(record);
    if (auto same = m_records.find(wanted))
        return same;
    const std::string name = storage::folded(wanted.name);
    const Object fields = withoutNote(wanted.fields);
    for (storage::RecordEntry &entry :
         m_records.list(akin(wanted, storage::RecordQuery::Which::All, wanted.age), 0, kMostOfOneKind))
        if (storage::folded(entry.content.name) == name && withoutNote(entry.content.fields) == fields)
            return std::move(entry);
    return std::nullopt;
}

std::optional<storage::RecordEntry> CardLibrary::findPartOf(const Record &record) const
{
    const std::string name = storage::folded(record.name);
    if (name.empty())
        return std::nullopt;
    const Value fields(record.fields);
    const auto agrees = [&](const Record &part) {
        const auto isSaid = [&](const Member &member) {
            const Value *said = fields.find(member.key);
            return member.key == kNoteKey || (said != nullptr && *said == member.value);
        };
        return storage::folded(part.name) == name && withoutNote(part.fields).size() < withoutNote(record.fields).size()
            && std::all_of(part.fields.begin(), part.fields.end(), isSaid);
    };
    for (const int age : {record.age, 0})
        for (storage::RecordEntry &entry : m_records.list(akin(record, storage::RecordQuery::Which::Live, age), 0, kMostOfOneKind))
            if (agrees(entry.content))
                return std::move(entry);
    return std::nullopt;
}

void CardLibrary::tookCard(const storage::RecordEntry &entry, const Record &content, Differing differing)
{
    if (!entry.isLive())
        m_records.takeBack(entry.id);
    const Completion both = completionOf(entry.content, content, differing);
    if (!(both.content == entry.content))
        fillIn(m_records, entry, both.content);
    m_records.use(entry.id);
}

void CardLibrary::took(const Record &record, Differing differing)
{
    Record content = keptForm(m_games, record);
    if (refusesRecord(m_games, content))
        return;
    if (const auto card = findCard(content)) {
        tookCard(*card, content, differing);
    } else if (const auto like = findLike(content)) {
        if (like->mergedInto.value != 0)
            m_records.use(like->id);
        else
            m_records.add(like->content);
    } else if (const auto part = findPartOf(content)) {
        content.language = part->content.language;
        const Value known(part->content.fields);
        if (const Value *note = known.find(kNoteKey))
            content.fields.push_back({std::string(kNoteKey), *note});
        m_records.edit(part->id, content);
        m_records.use(part->id);
    } else {
        m_records.add(content);
    }
}

Value copyOf(const Record &record)
{
    Object copy = recordValue(record);
    std::erase_if(copy, [](const Member &member) { return member.key == "game"; });
    return copy;
}

MaybeRefusal readCopy(std::string_view game, const Value &copy, Record &record)
{
    const Object *members = copy.object();
    if (members == nullptr)
        return wrongType("record", "object");
    Object whole{{"game", game}};
    whole.insert(whole.end(), members->begin(), members->end());
    return readRecord(whole, {}, record);
}

} // namespace pegsheet
