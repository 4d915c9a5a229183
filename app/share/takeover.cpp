// SPDX-License-Identifier: Apache-2.0
#include "app/share/takeover.h"

#include "app/session.h"
#include "app/share/codeintext.h"
#include "app/share/matchfile.h"
#include "app/share/playlog.h"

#include <utility>

namespace pegsheet {

namespace {

/// Ours of that uid, as far as it can be gone on with; null where there is none.
std::unique_ptr<Session> kept(storage::Library &library, const std::string &uid, MaybeRefusal &refusal)
{
    const auto found = library.findUid(uid);
    return found.empty() ? nullptr : Session::open(library, found.front(), refusal);
}

} // namespace

Takeover::Takeover(storage::Library &library, std::unique_ptr<Offer> offer, std::unique_ptr<Session> mine)
    : m_library(library), m_offer(std::move(offer)), m_mine(std::move(mine))
{
    if (m_mine != nullptr)
        compareSides();
}

Takeover::~Takeover() = default;

std::unique_ptr<Takeover> Takeover::read(std::string_view text, storage::Library &library, MaybeRefusal &refusal)
{
    std::unique_ptr<Offer> offer;
    std::unique_ptr<Session> mine;
    std::unique_ptr<Match> whole;
    std::optional<std::int64_t> started;
    if (looksLikeMatchFile(text)) {
        SavedMatch saved;
        if (auto fault = readSavedMatch(text, saved)) {
            refusal = std::move(fault->refusal);
            return nullptr;
        }
        started = saved.started;
        offer = offerOf(saved, refusal);
        if (offer != nullptr)
            mine = kept(library, offer->uid, refusal);
        std::optional<std::size_t> at;
        if (!refusal && mine == nullptr)
            whole = restored(saved, refusal, at);
    } else if (refusal = refusesPlayLog(text); !refusal) {
        const auto code = readCode(text, refusal);
        if (code == nullptr)
            return nullptr;
        mine = kept(library, code->header().uid, refusal);
        if (!refusal)
            offer = offerOf(*code, mine == nullptr ? nullptr : &mine->match(), refusal);
    }
    if (!refusal && mine != nullptr)
        refusal = refusesSetup(mine->match(), *offer->match);
    if (refusal)
        return nullptr;
    std::unique_ptr<Takeover> takeover(new Takeover(library, std::move(offer), std::move(mine)));
    takeover->m_started = started;
    takeover->m_whole = std::move(whole);
    return takeover;
}

const Match *Takeover::mine() const
{
    return m_mine == nullptr ? nullptr : &m_mine->match();
}

storage::MatchId Takeover::id() const
{
    return m_mine == nullptr ? storage::MatchId{} : m_mine->id();
}

bool Takeover::changes() const
{
    if (m_mine == nullptr)
        return true;
    return mergeResult({m_mine->match(), m_mine->known()}, m_offer->side(), m_comparison, Choice::Theirs).changes;
}

void Takeover::compareSides()
{
    const Side here{m_mine->match(), m_mine->known()};
    m_comparison = compare(here, m_offer->side());
    m_joins = bothOf(here, m_offer->side(), m_comparison) != nullptr;
}

std::vector<SidedMove> Takeover::mineAfter() const
{
    if (m_mine == nullptr)
        return {};
    return continuation(m_mine->match(), m_comparison.mineFrom, *m_offer->match, m_comparison.theirsFrom);
}

std::vector<SidedMove> Takeover::theirsAfter() const
{
    if (m_mine == nullptr)
        return {};
    return continuation(*m_offer->match, m_comparison.theirsFrom, m_mine->match(), m_comparison.mineFrom);
}

storage::MatchId Takeover::accept(Choice choice, MaybeRefusal &refusal)
{
    if (m_mine == nullptr) {
        m_mine = Session::open(m_library, insert(), refusal);
    } else {
        const MergeResult taken = mergeResult({m_mine->match(), m_mine->known()}, m_offer->side(), m_comparison, choice);
        if (taken.changes)
            refusal = m_mine->applyMerge(taken);
    }
    if (refusal)
        return {};
    compareSides();
    return m_mine->id();
}

storage::MatchId Takeover::insert()
{
    const Match &match = m_whole == nullptr ? *m_offer->match : *m_whole;
    storage::StoredMatch stored;
    stored.entry.uid = m_offer->uid;
    stored.entry.game = match.game().id;
    stored.entry.rulesVersion = match.game().rulesVersion;
    stored.entry.setup = match.setup();
    stored.entry.startedAt = m_started.value_or(0);
    stored.isDated = m_started.has_value();
    stored.entry.summary = match.standing();
    storeTree(match, stored);
    stored.known = m_offer->known;
    return m_library.insert(stored);
}

} // namespace pegsheet
