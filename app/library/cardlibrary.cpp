// SPDX-License-Identifier: Apache-2.0
#include "app/library/cardlibrary.h"

#include "model/core/fields.h"

#include <algorithm>

namespace pegsheet {

void CardLibrary::seed()
{
    for (const GameRecords &game : m_games)
        if (game.printed != nullptr)
            m_records.seed(game.game, game.printedVersion, game.printed());
}

std::vector<storage::RecordEntry> CardLibrary::offered(const RecordWish &wish, std::size_t count) const
{
    constexpr std::size_t kMost = 2000; // of one kind and age no game has as many
    const storage::RecordQuery query{storage::RecordQuery::Which::Live, wish.game, wish.kind, wish.age, {}, {}, wish.search};
    auto offered = m_records.list(query, 0, kMost);
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
    const Record content = canonicalRecord(record);
    if (auto refusal = refusesRecord(m_games, content))
        return refusal;
    kept = m_records.add(content);
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
    for (const Record &record : records) {
        Record content = canonicalRecord(record);
        if (!refusesRecord(m_games, content))
            sound.push_back(std::move(content));
    }
    if (sound.empty())
        return 0;
    const auto kept = m_records.learn(sound);
    return static_cast<int>(std::count_if(kept.begin(), kept.end(), [](const storage::KeptRecord &one) { return one.isNew; }));
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
