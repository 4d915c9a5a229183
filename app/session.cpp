// SPDX-License-Identifier: Apache-2.0
#include "app/session.h"

#include "model/core/uid.h"

#include <random>
#include <stdexcept>
#include <vector>

namespace pegsheet {

namespace {

Restored restored(const storage::StoredMatch &stored)
{
    const GameEntry *game = findGame(stored.entry.game);
    if (game == nullptr)
        return {nullptr, 0, Refusal{"input.unknownGame", {{"game", stored.entry.game}}}};
    return game->restore(stored.entry.setup, stored.nodes, stored.head, stored.tip, stored.mends);
}

/// True for as long as it lives.
class Holds
{
public:
    explicit Holds(bool &flag) : m_flag(flag) { m_flag = true; }
    ~Holds() { m_flag = false; }
    Holds(const Holds &) = delete;
    Holds &operator=(const Holds &) = delete;

private:
    bool &m_flag;
};

} // namespace

std::string newUid()
{
    std::random_device device;
    static_assert(std::random_device::max() >= 0xFFFFFFFFU);
    const std::uint64_t high = device() & 0xFFFFFFFFU;
    return uidFrom(high << 32U | (device() & 0xFFFFFFFFU));
}

Session::Session(std::unique_ptr<Match> match, storage::Library *library) : m_match(std::move(match)), m_library(library) {}

std::unique_ptr<Session> Session::begin(const GameEntry &game, const Setup &setup, storage::Library *library, MaybeRefusal &refusal)
{
    const Setup agreed = canonicalSetup(*game.info, setup);
    auto match = game.start(agreed, refusal);
    if (match == nullptr)
        return nullptr;
    std::unique_ptr<Session> session(new Session(std::move(match), library));
    session->m_uid = newUid();
    if (library != nullptr) {
        session->m_id = library->create(game.info->id, game.info->rulesVersion, agreed, session->m_match->standing(),
                                        session->m_uid);
        session->m_revision = 1; // as create() promises
    }
    return session;
}

std::unique_ptr<Session> Session::open(storage::Library &library, storage::MatchId id, MaybeRefusal &refusal)
{
    const storage::StoredMatch stored = library.load(id);
    Restored result = restored(stored);
    refusal = result.refusal;
    if (result.match == nullptr)
        return nullptr;
    std::unique_ptr<Session> session(new Session(std::move(result.match), &library));
    session->m_id = id;
    session->m_uid = stored.entry.uid;
    session->m_origin = stored.entry.origin;
    session->m_known = stored.known;
    session->m_revision = stored.revision;
    session->m_whole = !refusal;
    return session;
}

std::unique_ptr<Session> Session::of(std::unique_ptr<Match> match)
{
    return std::unique_ptr<Session>(new Session(std::move(match), nullptr));
}

// Runs `commit`, which gives the new revision; `savedBefore` nodes are on the disk if it fails. What is missing there goes first.
template <typename Commit>
void Session::save(NodeId savedBefore, const Commit &commit)
{
    if (m_unsavedReason)
        return commitMissing();
    try {
        m_revision = m_library == nullptr ? m_revision + 1 : commit();
    } catch (const storage::Error &error) {
        becomeUnsaved(savedBefore, error);
    }
}

void Session::requireRest() const
{
    if (m_isSaving)
        throw std::logic_error("moves are being kept");
}

MaybeRefusal Session::refusesChange() const
{
    return Refusal{m_whole ? "storage.onlyLook" : "storage.damaged", {}};
}

MaybeRefusal Session::play(std::span<const Value> moves, const std::function<void()> &meanwhile)
{
    return make(
        moves, [this](const Value &move) { return m_match->play(move); }, meanwhile);
}

MaybeRefusal Session::replay(std::span<const Value> moves)
{
    return make(moves, [this](const Value &move) { return m_match->replay(move); }, {});
}

MaybeRefusal Session::make(std::span<const Value> moves, const std::function<MaybeRefusal(const Value &)> &maker,
                           const std::function<void()> &meanwhile)
{
    requireRest();
    if (!canChange())
        return refusesChange();
    const NodeId nodes = m_match->nodeCount();
    const NodeId head = m_match->head();
    const NodeId tip = m_match->tip();
    MaybeRefusal refusal;
    for (auto move = moves.begin(); move != moves.end() && !refusal; ++move)
        refusal = maker(*move);
    if (m_match->nodeCount() == nodes)
        return refusal;
    const std::int64_t revision = m_revision;
    try {
        saveMoves(nodes, meanwhile);
    } catch (...) {
        // What went wrong may be `meanwhile`, with the moves on the disk, or missing there as others are.
        if (m_revision == revision && !m_unsavedReason)
            m_match->forget(nodes, head, tip);
        throw;
    }
    return refusal;
}

// The moves made since there were so many nodes.
void Session::saveMoves(NodeId before, const std::function<void()> &meanwhile)
{
    std::vector<StoredNode> made;
    for (NodeId node = before; node < m_match->nodeCount(); ++node)
        made.push_back(m_match->node(node + 1));
    const auto commit = [&, standing = m_match->standing()] {
        save(before, [&] { return m_library->append(m_id, m_revision, before + 1, made, standing); });
    };
    if (!meanwhile)
        return commit();
    const Holds keeping(m_isSaving);
    if (!m_unsavedReason)
        return m_background.together(commit, meanwhile);
    meanwhile();
    commit();
}

int Session::undo(int steps)
{
    requireRest();
    const int gone = canChange() ? m_match->undo(steps) : 0;
    try {
        if (gone > 0)
            saveHead();
    } catch (...) {
        m_match->redo(gone);
        throw;
    }
    return gone;
}

int Session::redo(int steps)
{
    requireRest();
    const int gone = canChange() ? m_match->redo(steps) : 0;
    try {
        if (gone > 0)
            saveHead();
    } catch (...) {
        m_match->undo(gone);
        throw;
    }
    return gone;
}

// Up to so many steps by `step`, which says whether it went one; kept together.
int Session::go(int steps, const std::function<bool(Match &)> &step)
{
    requireRest();
    const NodeId head = m_match->head();
    const NodeId tip = m_match->tip();
    int gone = 0;
    while (canChange() && gone < steps && step(*m_match))
        ++gone;
    try {
        if (gone > 0)
            saveHead();
    } catch (...) {
        (void)m_match->seek(head, tip);
        throw;
    }
    return gone;
}

int Session::stepBack(int steps)
{
    return go(steps, [this](Match &match) {
        const NodeId before = beforeMend();
        m_emptied = {};
        return before != 0 && !match.seek(before, match.tip()) ? true : match.undo(1) == 1;
    });
}

NodeId Session::beforeMend() const
{
    const bool isEmptied = m_emptied.before != 0 && m_match->head() == 0 && m_emptied.end == m_match->nodeCount();
    return isEmptied ? m_emptied.before : m_match->beforeMend();
}

int Session::stepForward(int steps)
{
    return go(steps, [](Match &match) {
        const NodeId after = match.afterMend();
        return after != 0 && !match.seek(after, match.tip()) ? true : match.redo(1) == 1;
    });
}

bool Session::seek(NodeId head, NodeId tip)
{
    requireRest();
    const NodeId formerHead = m_match->head();
    const NodeId formerTip = m_match->tip();
    if (!canChange() || m_match->seek(head, tip))
        return false;
    try {
        saveHead();
    } catch (...) {
        (void)m_match->seek(formerHead, formerTip);
        throw;
    }
    return true;
}

Repair Session::mend(std::span<const Edit> edits, NodeId of)
{
    requireRest();
    const NodeId head = m_match->head();
    const NodeId tip = m_match->tip();
    Repair repair;
    repair.refusal = !canChange() ? refusesChange() : of == 0 ? MaybeRefusal() : m_match->seek(of, of);
    try {
        if (!repair.refusal)
            repair = saveRepair(edits);
    } catch (...) {
        (void)m_match->seek(head, tip);
        throw;
    }
    if (repair.refusal)
        (void)m_match->seek(head, tip);
    return repair;
}

// Of the line to the head.
Repair Session::saveRepair(std::span<const Edit> edits)
{
    Repair repair = pegsheet::repair(*m_match, edits);
    if (repair.refusal || repair.after == nullptr)
        return repair;
    if (repair.nodes.empty()) {
        const Mend emptied{m_match->nodeCount(), m_match->head()};
        undo(m_match->length());
        m_emptied = emptied;
        return repair;
    }
    auto after = m_match->with(repair.nodes, repair.mend.end, repair.mend.end, repair.refusal);
    if (after != nullptr)
        repair.refusal = after->addMend(repair.mend);
    if (repair.refusal)
        return repair;
    const NodeId kept = m_match->nodeCount();
    std::swap(m_match, after);
    try {
        save(kept, [&] { return m_library->mend(m_id, m_revision, repair.nodes, repair.mend, m_match->standing()); });
    } catch (...) {
        std::swap(m_match, after);
        throw;
    }
    return repair;
}

void Session::reload()
{
    requireRest();
    if (m_library == nullptr)
        return;
    const storage::StoredMatch stored = m_library->load(m_id);
    Restored result = restored(stored);
    if (result.match == nullptr)
        throw storage::Error(result.refusal.value_or(Refusal{"storage.damaged", {}}));
    m_match = std::move(result.match);
    m_known = stored.known;
    m_revision = stored.revision;
    m_whole = !result.refusal;
}

storage::MatchEntry Session::entry() const
{
    if (m_library != nullptr && !m_unsavedReason)
        return m_library->load(m_id).entry;
    storage::MatchEntry entry = m_about;
    entry.uid = m_uid;
    entry.rulesVersion = m_match->game().rulesVersion;
    return entry;
}

std::string Session::show(Extent extent)
{
    return shareText(*m_match, m_uid, saveShown(), extent);
}

const Known &Session::saveShown()
{
    requireRest();
    Known now = shown(*m_match, m_known);
    if (canChange() && !(now == m_known)) {
        std::swap(m_known, now);
        m_knownMissing = true;
        try {
            save(m_match->nodeCount(), [&] { return m_library->saveKnown(m_id, m_revision, m_known); });
        } catch (...) {
            std::swap(m_known, now);
            m_knownMissing = false;
            throw;
        }
        m_knownMissing = m_unsavedReason.has_value();
    }
    return m_known;
}

MaybeRefusal Session::applyMerge(const MergeResult &merge)
{
    requireRest();
    if (!canChange())
        return refusesChange();
    if (m_unsavedReason)
        throw storage::Error(*m_unsavedReason);
    MaybeRefusal refusal;
    auto after = m_match->with(merge.nodes, merge.head, merge.tip, refusal);
    if (after == nullptr)
        return refusal;
    if (m_library != nullptr)
        m_revision = m_library->applyMerge(m_id, m_revision, merge);
    m_match = std::move(after);
    m_known = merge.known;
    return std::nullopt;
}

void Session::saveHead()
{
    m_emptied = {};
    save(m_match->nodeCount(),
         [&] { return m_library->moveHead(m_id, m_revision, m_match->head(), m_match->tip(), m_match->standing()); });
}

} // namespace pegsheet
