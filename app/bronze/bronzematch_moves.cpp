// SPDX-License-Identifier: Apache-2.0
// Moves being made, as the sheets show them.
#include "app/bronze/bronzematch.h"

#include <span>
#include <vector>

namespace pegsheet::app {

namespace {

const QString kFaces = QStringLiteral("faces");
const QString kNews = QStringLiteral("news");

} // namespace

// The last of several that can be heard.
Sound BronzeMatch::soundSince(int place) const
{
    Sound sound = Sound::None;
    for (; place < typed().length(); ++place) {
        const bronze::Move &move = typed().moveAt(place);
        if (std::holds_alternative<bronze::Roll>(move) || std::holds_alternative<bronze::Reroll>(move)
            || std::holds_alternative<bronze::Leadership>(move))
            sound = Sound::Dice;
        else if (std::holds_alternative<bronze::Build>(move) || std::holds_alternative<bronze::Correct>(move))
            sound = Sound::Tick;
        else if (!std::holds_alternative<bronze::EndTurn>(move))
            sound = Sound::Peg;
    }
    return sound;
}

std::function<void()> BronzeMatch::snapshot()
{
    return [this, before = m_shownBefore, news = newsFrom(), layDice = m_tray->snapshot()] {
        m_shownBefore = before;
        m_shownPencil = begun();
        m_corrected = match().correctedFields();
        m_lastTurns.clear();
        tellNewsFrom(news);
        refresh(true, layDice);
    };
}

void BronzeMatch::movesMade(int from, int seat)
{
    bool isCorrected = false;
    bool isEnded = false;
    for (int place = from; place < typed().length(); ++place) {
        isCorrected = isCorrected || std::holds_alternative<bronze::Correct>(typed().moveAt(place));
        isEnded = isEnded || std::holds_alternative<bronze::EndTurn>(typed().moveAt(place));
    }
    if (isCorrected)
        m_corrected = match().correctedFields();
    if (isEnded)
        m_lastTurns.remove(seat);
    compareWith(typed().stateAt(from));
    tellNewsFrom(from);
    refresh(true);
}

// Without what is about to be made.
bronze::Pencil BronzeMatch::begun() const
{
    bronze::Pencil begun = pencil();
    begun.whole.clear();
    return begun;
}

QVariantMap BronzeMatch::pencilled() const
{
    QVariantMap draft;
    if (stage() == Roll && m_tray->rolled() && !touchLine()->value().isNull())
        draft.insert(kFaces, m_tray->laidFaces());
    if (!news().isEmpty())
        draft.insert(kNews, newsFrom());
    return draft;
}

void BronzeMatch::takeUpPencil(const QVariantMap &draft)
{
    compareWith(typed().previous());
    const int news = draft.value(kNews, typed().length()).toInt();
    if (news >= 0 && news < typed().length())
        tellNewsFrom(news);
    m_tray->layAs(draft.value(kFaces).toStringList());
    refresh(true);
}

void BronzeMatch::reloadView()
{
    m_proposedAt = -1;
    m_corrected = match().correctedFields();
    compareWith(typed().previous());
    m_lastTurns.clear();
    refresh(true);
}

} // namespace pegsheet::app
