// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/library/gamerecords.h"
#include "storage/records.h"

#include <optional>
#include <span>

/// Records of kinds that have a key (see RecordKind::key): found by it, and completed by what is learned of the same card.
namespace pegsheet {

/// What becomes of a field of a known card where something newer says otherwise.
enum class Differing {
    Keep,   ///< it stays as it is
    Replace ///< the newer one is right, says whoever asks for it
};

/// Whether both are of that kind and name the same card.
[[nodiscard]] bool isSameCard(const RecordKind &kind, const Record &one, const Record &other);

/// What is known of a card, and what more of it came in.
struct Completion
{
    Record content;       ///< both together
    bool adds = false;    ///< fields that were not known
    bool differs = false; ///< in fields that were
};
[[nodiscard]] Completion completionOf(const Record &known, const Record &more, Differing differing = Differing::Keep);

/// Finds the card of that key, whatever is said of it: one that is there before one in the bin; what was merged is none.
[[nodiscard]] std::optional<storage::RecordEntry> findKeyed(const storage::Records &records, const RecordKind &kind,
                                                            const Record &record);

/// Gives a card, which is not in the bin, that content. Does nothing where another one says the same.
void fillIn(storage::Records &records, const storage::RecordEntry &entry, const Record &content);

} // namespace pegsheet
