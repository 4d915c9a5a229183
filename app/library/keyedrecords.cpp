// SPDX-License-Identifier: Apache-2.0
#include "app/library/keyedrecords.h"

#include <algorithm>
#include <limits>

namespace pegsheet {

bool isSameCard(const RecordKind &kind, const Record &one, const Record &other)
{
    const Value fields(one.fields);
    const Value others(other.fields);
    const auto agree = [&](std::string_view key) {
        const Value *said = fields.find(key);
        const Value *also = others.find(key);
        return said != nullptr && also != nullptr && *said == *also;
    };
    return one.game == other.game && one.kind == kind.id && other.kind == kind.id
        && std::all_of(kind.key.begin(), kind.key.end(), agree);
}

Completion completionOf(const Record &known, const Record &more, Differing differing)
{
    Completion both{known, false, false};
    for (const Member &member : more.fields) {
        const auto said = std::find_if(both.content.fields.begin(), both.content.fields.end(),
                                       [&](const Member &each) { return each.key == member.key; });
        if (said == both.content.fields.end()) {
            both.content.fields.push_back(member);
            both.adds = true;
        } else if (!(said->value == member.value)) {
            both.differs = true;
            if (differing == Differing::Replace)
                said->value = member.value;
        }
    }
    both.content = canonicalRecord(std::move(both.content));
    return both;
}

std::optional<storage::RecordEntry> findKeyed(const storage::Records &records, const RecordKind &kind, const Record &record)
{
    using Which = storage::RecordQuery::Which;
    for (const Which which : {Which::Live, Which::Removed})
        for (storage::RecordEntry &entry :
             records.list({which, record.game, record.kind}, 0, std::numeric_limits<std::int32_t>::max()))
            if (isSameCard(kind, entry.content, record))
                return std::move(entry);
    return std::nullopt;
}

void fillIn(storage::Records &records, const storage::RecordEntry &entry, const Record &content)
{
    const auto there = records.find(content);
    if (!there || there->id == entry.id || there->mergedInto == entry.id)
        records.edit(entry.id, content);
}

} // namespace pegsheet
