// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/exchange.h"
#include "model/core/fork.h"
#include "storage/library.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace pegsheet {

class Session;

/// A match that came from elsewhere, held against what is kept here: to be looked at first, and then taken over or not.
/// Nothing changes before accept().
class Takeover
{
public:
    /// Of a code's text, also inside a link or any other text, or of a match file's. Null and why not: the codes `share.*` of
    /// SharedCode and offerOf(), or of a file those of readSavedMatch() or of the first refused move.
    [[nodiscard]] static std::unique_ptr<Takeover> read(std::string_view text, storage::Library &library, MaybeRefusal &refusal);
    ~Takeover();
    Takeover(const Takeover &) = delete;
    Takeover &operator=(const Takeover &) = delete;

    /// The match as it stands there: game, names, whose turn.
    [[nodiscard]] const Match &theirs() const { return *m_offer->match; }
    /// As it stands here; null where it is not here yet. Then there is nothing to compare, and accept() takes it in whole.
    [[nodiscard]] const Match *mine() const;
    /// Its number here; 0 where it is not here yet.
    [[nodiscard]] storage::MatchId id() const;
    [[nodiscard]] const std::string &uid() const { return m_offer->uid; }

    /// How ours relates to theirs; looked at only where there is ours.
    [[nodiscard]] const Comparison &comparison() const { return m_comparison; }
    /// Whether accept() would write anything. False once taken over, and of an old code.
    [[nodiscard]] bool changes() const;
    /// What each side did after the last place where both were the same: of a fork to choose by, else to show.
    [[nodiscard]] std::vector<SidedMove> mineAfter() const;
    [[nodiscard]] std::vector<SidedMove> theirsAfter() const;

    /// Takes it over, as the comparison says; where that is a fork, as the table chose. Everything at once: the match's number
    /// here, or 0 and the refusal. Throws storage::Error, and then nothing was changed; storage.changedElsewhere where somebody
    /// went on with the match since it was compared: read anew. A window that has the match open is to look again.
    [[nodiscard]] storage::MatchId accept(Choice choice, MaybeRefusal &refusal);

private:
    Takeover(storage::Library &library, std::unique_ptr<Offer> offer, std::unique_ptr<Session> mine);

    [[nodiscard]] storage::MatchId insert();

    storage::Library &m_library;
    std::unique_ptr<Offer> m_offer;
    std::unique_ptr<Session> m_mine; ///< null where it is not here yet
    std::unique_ptr<Match> m_whole;  ///< with every branch that a file has, where it is not here yet
    std::int64_t m_started = 0;
    Comparison m_comparison;
};

} // namespace pegsheet
