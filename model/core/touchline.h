// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/matchof.h"
#include "model/core/touch.h"

#include <concepts>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace pegsheet {

/// What is begun in a match of G and no move yet: plain data without a pointer, to which one touch after another is added. Nothing
/// but the state, the touch and what it holds already decides what it becomes.
///
/// `Kind` names the kinds of touches. The first of them, in every game, is a whole move laid ready: where the past is mended, the
/// move that is changed.
template <typename P, typename G>
concept PencilOf = std::regular<P> && NamedEnum<typename P::Kind> && requires(P &changed, const P &pencil,
                                                                              const typename G::State &state,
                                                                              const typename G::Move &move, const Touch &touch,
                                                                              std::string_view code)
{
    /// Adds a touch, or says why not.
    {
        changed.touch(state, touch)
        } -> std::same_as<TouchResult>;
    /// Becomes that move; false where it is none that is begun by touches.
    {
        changed.layReady(state, move)
        } -> std::same_as<bool>;
    /// The moves that it comes to, as far as they are said; the rules judge them after every touch.
    {
        pencil.moves(state)
        } -> std::same_as<std::vector<typename G::Move>>;
    /// The number that is asked for next.
    {
        pencil.asked(state)
        } -> std::same_as<std::optional<AskedNumber>>;
    /// Whether a touch still holds once that move was made; null: the match went to another place.
    {
        P::survives(touch, &move)
        } -> std::same_as<bool>;
    /// Whether another touch can cure a refusal of the rules with this code, as "two coins are missing": a pencil that the rules
    /// refuse with it stands, one that they refuse with any other does not.
    {
        P::isOpen(code)
        } -> std::same_as<bool>;
};

/// The touches of one match that are no move yet, in their order, with those that were undone behind them: what undo, redo, the
/// draft and a failed commit go by. Every call is given the match it belongs to, where that stands now.
class TouchLine
{
public:
    virtual ~TouchLine() = default;

    /// Adds a touch; those that were undone are gone then, unless it only shows something else. Where it is refused nothing
    /// changes. One that changes nothing is not kept; and where all of them come to nothing together they are undone, for redo to
    /// bring back.
    TouchResult touch(const Match &match, const Touch &touch);
    /// The moves that the touches come to, as far as they are said.
    [[nodiscard]] virtual std::vector<Value> moves(const Match &match) const = 0;
    /// Why the moves cannot be made yet; nothing where they can.
    [[nodiscard]] virtual MaybeRefusal missing(const Match &match) const = 0;
    [[nodiscard]] virtual std::optional<AskedNumber> asked(const Match &match) const = 0;

    /// Whether nothing is begun.
    [[nodiscard]] bool isEmpty() const { return last() == nullptr; }
    /// The touch that undo takes back, and the one that redo makes again; null where there is none.
    [[nodiscard]] const Touch *last() const;
    [[nodiscard]] const Touch *next() const;
    /// False, and nothing has changed, where there is none.
    bool undo(const Match &match);
    bool redo(const Match &match);

    /// The match made the moves from that place on: what still holds is touched anew, the rest is gone.
    void movesMade(const Match &match, int from);
    /// The match went to another place, or came from elsewhere: what still holds there is touched anew.
    void seeked(const Match &match);
    void clear();
    /// Lays that move ready in the place of everything else; false where it is none that is begun by touches.
    bool layReady(const Match &match, const Value &move);

    /// The names of the kinds of touches, in their order.
    [[nodiscard]] virtual std::span<const std::string_view> kinds() const = 0;
    /// For a draft: `{"touches":[…],"undone":n}`; null where there is nothing. A touch is `["kind", at, number, with]` without the
    /// defaults at its end.
    [[nodiscard]] Value value() const;
    /// Reads that. A touch that cannot be read or is refused ends it: returns how many were left out with it.
    int read(const Match &match, const Value &draft);
    /// The same touches, to go back to.
    [[nodiscard]] virtual std::unique_ptr<TouchLine> copy() const = 0;

    bool operator==(const TouchLine &other) const { return m_entries == other.m_entries && m_made == other.m_made; }

protected:
    TouchLine() = default;
    TouchLine(const TouchLine &) = default;
    TouchLine &operator=(const TouchLine &) = default;

    /// Empties the pencil.
    virtual void begin() = 0;
    /// Adds a touch to the pencil where neither it nor the rules refuse that; `isChanged` says whether the pencil is another then.
    virtual TouchResult add(const Match &match, const Touch &touch, bool &isChanged) = 0;
    [[nodiscard]] virtual bool isBlank() const = 0;
    /// Whether the touch still holds after the move at that place of the line to the head; -1: the match went to another place.
    [[nodiscard]] virtual bool survives(const Touch &touch, const Match &match, int place) const = 0;

private:
    struct Entry
    {
        Touch touch;
        bool isView = false;

        bool operator==(const Entry &) const = default;
    };

    [[nodiscard]] std::size_t lastStep() const;
    [[nodiscard]] std::size_t nextStep() const;
    void touchAnew(const Match &match, const std::vector<Entry> &entries);
    void fold(const Match &match);
    void keep(const Match &match, int from);

    std::vector<Entry> m_entries;
    std::size_t m_made = 0; ///< those before it are in the pencil, the others were undone
};

/// The line of touches of a match of G, with its pencil.
template <Game G, PencilOf<G> P>
class TouchLineOf final : public TouchLine
{
public:
    using Typed = MatchOf<G>;

    /// What the touches come to; views show it.
    [[nodiscard]] const P &pencil() const { return m_pencil; }

    [[nodiscard]] std::vector<Value> moves(const Match &match) const override
    {
        std::vector<Value> values;
        for (const typename G::Move &move : m_pencil.moves(typed(match).current()))
            values.push_back(Typed::moveValue(move));
        return values;
    }
    [[nodiscard]] MaybeRefusal missing(const Match &match) const override { return refuses(typed(match).current(), m_pencil); }
    [[nodiscard]] std::optional<AskedNumber> asked(const Match &match) const override
    {
        return m_pencil.asked(typed(match).current());
    }
    [[nodiscard]] std::span<const std::string_view> kinds() const override { return EnumNames<typename P::Kind>::names; }
    [[nodiscard]] std::unique_ptr<TouchLine> copy() const override { return std::make_unique<TouchLineOf>(*this); }

private:
    static const Typed &typed(const Match &match) { return static_cast<const Typed &>(match); }

    // The first of the pencil's moves that the rules refuse, one made after the other. One that is laid ready was made before.
    static MaybeRefusal refuses(typename G::State state, const P &pencil, bool isLaidReady = false)
    {
        for (const typename G::Move &move : pencil.moves(state)) {
            if (auto refusal = isLaidReady ? G::refuses(state, move) : refusesNow<G>(state, move))
                return refusal;
            G::apply(state, move);
        }
        return std::nullopt;
    }

    void begin() override { m_pencil = P(); }
    [[nodiscard]] bool isBlank() const override { return m_pencil == P(); }
    TouchResult add(const Match &match, const Touch &touch, bool &isChanged) override
    {
        const typename G::State &state = typed(match).current();
        P next = m_pencil;
        TouchResult result;
        if (touch.kind == 0) {
            typename G::Move move;
            result.refusal = Typed::readMove(touch.with, move);
            if (!result.refusal && !next.layReady(state, move))
                result.refusal = Refusal{"input.unknownValue", {}};
        } else {
            result = next.touch(state, touch);
        }
        if (!result.refusal)
            if (auto refusal = refuses(state, next, touch.kind == 0)) {
                if (!P::isOpen(refusal->code))
                    result.refusal = std::move(refusal);
                result.completes = false;
            }
        isChanged = !result.refusal && !(next == m_pencil);
        if (isChanged)
            m_pencil = std::move(next);
        return result;
    }
    [[nodiscard]] bool survives(const Touch &touch, const Match &match, int place) const override
    {
        return P::survives(touch, place < 0 ? nullptr : &typed(match).moveAt(place));
    }

    P m_pencil;
};

} // namespace pegsheet
