// SPDX-License-Identifier: Apache-2.0
// Moves being made, and what is told of the table as it stands then.
#include "app/nations/nationsmatch.h"

#include <span>
#include <utility>

namespace pegsheet::app {

// The last of several that can be heard.
Sound NationsMatch::soundSince(int place) const
{
    Sound sound = Sound::None;
    for (; place < typed().length(); ++place) {
        const nations::Move &move = typed().moveAt(place);
        if (std::holds_alternative<nations::Roll>(move) || std::holds_alternative<nations::OpponentRoll>(move))
            sound = Sound::Dice;
        else if (std::holds_alternative<nations::Correct>(move) || std::holds_alternative<nations::FamineMet>(move))
            sound = Sound::Tick;
        else
            sound = Sound::Peg;
    }
    return sound;
}

std::function<void()> NationsMatch::snapshot()
{
    return [this, before = m_shownBefore, news = newsFrom()] {
        m_shownBefore = before;
        tellNewsFrom(news);
        refresh(true);
    };
}

void NationsMatch::movesMade(int from, int)
{
    m_shownBefore = typed().stateAt(from);
    tellNewsFrom(from);
    refresh(true);
    // What the age before showed has been looked at by all.
    if (m_shownBefore.age != state().age || over())
        learnWhatIsShown();
}

void NationsMatch::touchesMade(const TouchLine &line)
{
    if (m_cards != nullptr && typed().lastMove() != nullptr)
        learnFrom(*m_cards, static_cast<const nations::Line &>(line).pencil(), *typed().lastMove(), typed().previous().age);
}

void NationsMatch::reloadView()
{
    m_shownBefore = typed().previous();
    refresh(true);
}

std::function<void()> NationsMatch::aboutToSeek(int moves)
{
    // An offer that is taken back lies ready: nobody enters twelve tiles again for one that was wrong.
    std::optional<nations::Deal> undone;
    if (moves < 0)
        if (const auto *deal = std::get_if<nations::Deal>(&typed().moveAt(typed().length() + moves));
            deal != nullptr && !deal->offer.tiles.empty())
            undone = *deal;
    return [this, undone] {
        m_shownBefore = typed().previous();
        tellNewsFrom(typed().length());
        refresh(true);
        if (undone)
            layReady(Typed::moveValue(*undone));
    };
}

} // namespace pegsheet::app
