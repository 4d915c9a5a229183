// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/exchange.h"
#include "model/core/fork.h"
#include "storage/library.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pegsheet {

class Session;

/// A match that came from elsewhere, compared with what is kept here. It is looked at first, and then taken over or not: nothing
/// changes before accept().
class Takeover
{
public:
    /// Reads the text of a code, also inside a link or any other text, or of a match file. Returns null and why not: the codes
    /// `share.*` of SharedCode and offerOf(), or for a file those of readSavedMatch() or of the first refused move. Throws
    /// storage::Error.
    [[nodiscard]] static std::unique_ptr<Takeover> read(std::string_view text, storage::Library &library, MaybeRefusal &refusal);
    ~Takeover();
    Takeover(const Takeover &) = delete;
    Takeover &operator=(const Takeover &) = delete;

    /// Returns the match as it stands there: game, names, whose turn.
    [[nodiscard]] const Match &theirs() const { return *m_offer->match; }
    /// Returns the match as it stands here; null where it is not here yet. Then there is nothing to compare, and accept() takes it
    /// in whole.
    [[nodiscard]] const Match *mine() const;
    /// Returns its id here; 0 where it is not here yet.
    [[nodiscard]] storage::MatchId id() const;
    [[nodiscard]] const std::string &uid() const { return m_offer->uid; }

    /// How ours relates to theirs; it says something only where mine() is not null.
    [[nodiscard]] const Comparison &comparison() const { return m_comparison; }
    /// Whether it is a fork in which both can be gone on with: Choice::Both, see bothOf().
    [[nodiscard]] bool joins() const { return m_joins; }
    /// Whether accept() would write anything. False once taken over, and for an old code.
    [[nodiscard]] bool changes() const;
    /// Returns what each side did after the last place where both were the same, to choose by where it is a fork, else to show.
    [[nodiscard]] std::vector<SidedMove> mineAfter() const;
    [[nodiscard]] std::vector<SidedMove> theirsAfter() const;

    /// Takes the match over as the comparison says; where that is a fork, what was chosen. Returns the match's id here, or
    /// 0 and the refusal. Throws storage::Error, and then nothing was changed; storage.changedElsewhere where somebody went on with
    /// the match since it was compared: read it anew. A window that has the match open must be updated afterwards.
    [[nodiscard]] storage::MatchId accept(Choice choice, MaybeRefusal &refusal);

private:
    Takeover(storage::Library &library, std::unique_ptr<Offer> offer, std::unique_ptr<Session> mine);

    void compareSides();
    [[nodiscard]] storage::MatchId insert();

    storage::Library &m_library;
    std::unique_ptr<Offer> m_offer;
    std::unique_ptr<Session> m_mine; ///< null where it is not here yet
    std::unique_ptr<Match> m_whole;  ///< with every branch that a file has, where it is not here yet
    std::optional<std::int64_t> m_started;
    Comparison m_comparison;
    bool m_joins = false;
};

} // namespace pegsheet
