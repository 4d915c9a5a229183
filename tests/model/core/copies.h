// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/exchange.h"
#include "model/core/uid.h"

#include <QtGlobal>

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

/// Tablets in memory: a match each, and what is known of the others.
namespace pegsheet::tests {

inline Setup tableOf(std::vector<std::string> names)
{
    Setup setup;
    setup.players = std::move(names);
    return canonicalSetup(*findGame("bronze")->info, setup);
}

class Tablet
{
public:
    explicit Tablet(const Setup &setup, std::string_view game = "bronze")
    {
        MaybeRefusal refusal;
        m_match = findGame(game)->start(setup, refusal);
        if (refusal)
            qFatal("the set-up is refused");
    }

    [[nodiscard]] const Match &match() const { return *m_match; }
    [[nodiscard]] const Known &known() const { return m_known; }
    [[nodiscard]] Side side() const { return {*m_match, m_known}; }
    [[nodiscard]] LinePoint head() const { return pointOf(static_cast<std::size_t>(m_match->length()), lineSums(*m_match).back()); }

    void play(const Value &move)
    {
        if (m_match->play(move))
            qFatal("a move of the test is refused");
    }
    void play(const Array &log)
    {
        for (const Value &move : log)
            play(move);
    }
    int undo(int steps) { return m_match->undo(steps); }
    int redo(int steps) { return m_match->redo(steps); }

    std::string show(Extent extent = Extent::Whole)
    {
        m_known = shown(*m_match, m_known);
        return shareText(*m_match, uidFrom(7), m_known, extent);
    }

    /// What is read of a code; null where it is refused.
    [[nodiscard]] std::unique_ptr<Offer> read(const std::string &text, MaybeRefusal &refusal) const
    {
        const auto code = SharedCode::read(text, refusal);
        return code == nullptr ? nullptr : offerOf(*code, m_match.get(), refusal);
    }
    [[nodiscard]] Relation relation(const std::string &text) const
    {
        MaybeRefusal refusal;
        const auto offer = read(text, refusal);
        if (offer == nullptr)
            qFatal("a code of the test is refused");
        return compare(side(), offer->side()).relation;
    }
    /// Takes it over; a fork as chosen. Whether anything changed.
    bool take(const Offer &offer, Choice choice = Choice::Theirs)
    {
        const MergeResult taken = mergeResult(side(), offer.side(), compare(side(), offer.side()), choice);
        if (!taken.changes)
            return false;
        MaybeRefusal refusal;
        auto after = m_match->with(taken.nodes, taken.head, taken.tip, refusal);
        if (after == nullptr)
            qFatal("what was taken over is refused");
        if (!(after->standing() == taken.standing))
            qFatal("the standing is another");
        m_match = std::move(after);
        m_known = taken.known;
        return true;
    }
    bool take(const std::string &text, Choice choice = Choice::Theirs)
    {
        MaybeRefusal refusal;
        const auto offer = read(text, refusal);
        if (offer == nullptr)
            qFatal("a code of the test is refused");
        return take(*offer, choice);
    }

private:
    std::unique_ptr<Match> m_match;
    Known m_known;
};

} // namespace pegsheet::tests
