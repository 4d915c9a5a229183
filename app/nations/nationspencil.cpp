// SPDX-License-Identifier: Apache-2.0
// What is begun on one of the pages but no move yet: taken back step by step, kept and taken up again, laid ready where the past
// is mended.
#include "app/nations/nationsmatch.h"

namespace pegsheet::app {

namespace {

const QString kAgeEnd = QStringLiteral("ageEnd");
const QString kAsked = QStringLiteral("asked");

void insertUnlessEmpty(QVariantMap &map, const QString &key, const QVariantMap &part)
{
    if (!part.isEmpty())
        map.insert(key, part);
}

QVariantMap draftOf(const nations::FamineMet &famine)
{
    QVariantList met;
    for (int seat = 0; seat < nations::kMaxSeats; ++seat)
        if (famine.met.has(seat))
            met.append(seat);
    return {{QStringLiteral("met"), met}};
}

} // namespace

bool NationsMatch::isAtRest() const
{
    return TableMatch::isAtRest() && !m_ageEnd->hasPencil();
}

// Sheets being typed are no part of a turn: they stay.
void NationsMatch::clearPencil()
{
    const bool refreshes = std::exchange(m_refreshes, true);
    m_ageEnd->undoTouch();
    m_refreshes = refreshes;
}

// The page of a tile, and what is asked of its price, are left as a whole; redo brings them back.
bool NationsMatch::cancel()
{
    if (typedDigits().isEmpty() && pencil().asking != nations::Asking::Nothing) {
        m_pool->cancel();
        return true;
    }
    if (typedDigits().isEmpty() && m_picker->open()) {
        m_picker->hide();
        return true;
    }
    const PendingUndo last = pendingUndo();
    if (last.undo)
        last.undo();
    return static_cast<bool>(last.undo);
}

TableMatch::PendingUndo NationsMatch::pendingUndo()
{
    PendingUndo own = TableMatch::pendingUndo();
    if (!own.undo && m_ageEnd->hasPencil()) {
        own.undoText = rubOutText();
        own.undo = [this] { m_ageEnd->undoTouch(); };
    }
    return own;
}

QVariantMap NationsMatch::pencilled() const
{
    QVariantMap draft;
    insertUnlessEmpty(draft, kAgeEnd, m_ageEnd->draft());
    if (m_tally->asked() >= 0)
        draft.insert(kAsked, m_tally->asked());
    return draft;
}

void NationsMatch::takeUpPencil(const QVariantMap &draft)
{
    const bool refreshes = std::exchange(m_refreshes, true);
    if (draft.contains(kAgeEnd))
        m_ageEnd->restoreDraft(draft.value(kAgeEnd).toMap());
    if (draft.contains(kAsked))
        m_tally->ask(draft.value(kAsked).toInt());
    m_refreshes = refreshes;
    touched();
}

bool NationsMatch::isSamePosition(const Match &other) const
{
    const nations::State &then = static_cast<const Typed &>(other).current();
    return then.step == state().step && then.age == state().age && then.player == state().player && then.depth == state().depth
        && then.offer == state().offer;
}

// What lay there lies ready, so that one wrong number or one wrong place is one touch to mend.
void NationsMatch::mendingBegun(const Mending &mending)
{
    if (mending.step().kind != Mending::Kind::Change)
        return;
    TableMatch::mendingBegun(mending);
    const auto mended = mending.mended(match());
    const nations::Move &move = static_cast<const Typed &>(*mended).moveAt(mending.step().place);
    if (const auto *famine = std::get_if<nations::FamineMet>(&move))
        takeUpPencil({{kAgeEnd, draftOf(*famine)}});
    else if (const auto *books = std::get_if<nations::BooksSpent>(&move))
        takeUpPencil({{kAgeEnd, QVariantMap{{QStringLiteral("seat"), books->player}}}});
    else if (const auto *strength = std::get_if<nations::Strength>(&move))
        takeUpPencil({{kAgeEnd, QVariantMap{{QStringLiteral("seat"), strength->player}}}});
}

} // namespace pegsheet::app
