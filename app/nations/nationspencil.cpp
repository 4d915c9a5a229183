// SPDX-License-Identifier: Apache-2.0
// What is begun on one of the pages but no move yet: taken back step by step, kept and taken up again, laid ready where the past
// is mended.
#include "app/nations/nationsmatch.h"

#include "app/values.h"

namespace pegsheet::app {

namespace {

const QString kHead = QStringLiteral("head");
const QString kPool = QStringLiteral("pool");
const QString kPicker = QStringLiteral("picker");
const QString kDeal = QStringLiteral("deal");
const QString kAgeEnd = QStringLiteral("ageEnd");
const QString kTally = QStringLiteral("tally");

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

QVariantMap draftOf(const nations::TilePoints &points)
{
    return {{QStringLiteral("seat"), points.player},
            {QString::number(points.player),
             QVariantMap{{QStringLiteral("developments"), points.sums.developments},
                         {QStringLiteral("advisor"), points.sums.advisor},
                         {QStringLiteral("colonies"), points.sums.colonies},
                         {QStringLiteral("wonders"), points.sums.wonders}}}};
}

} // namespace

std::function<void()> NationsMatch::lastPencil() const
{
    if (!m_digits->typed().isEmpty())
        return [this] { m_digits->undoTouch(); };
    if (m_pool->hasPencil())
        return [this] { m_pool->undoTouch(); };
    if (m_picker->hasPencil())
        return [this] { m_picker->undoTouch(); };
    if (m_deal->hasPencil())
        return [this] { m_deal->undoTouch(); };
    if (m_ageEnd->hasPencil())
        return [this] { m_ageEnd->undoTouch(); };
    if (m_tally->open() && m_tally->hasPencil())
        return [this] { m_tally->undoTouch(); };
    return {};
}

bool NationsMatch::isAtRest() const
{
    return !hasPencil();
}

// Sheets being typed are no part of a turn: they stay.
void NationsMatch::clearPencil()
{
    const bool refreshes = std::exchange(m_refreshes, true);
    m_picker->hide();
    if (m_pool->hasPencil())
        m_pool->cancel();
    m_deal->clear();
    m_ageEnd->undoTouch();
    m_refreshes = refreshes;
}

bool NationsMatch::cancel()
{
    const std::function<void()> last = lastPencil();
    if (last)
        last();
    return static_cast<bool>(last);
}

TableMatch::PendingUndo NationsMatch::pendingUndo()
{
    PendingUndo own;
    own.undo = lastPencil();
    if (own.undo)
        own.undoText = tr("Rub out");
    return own;
}

QVariantMap NationsMatch::pencilled() const
{
    QVariantMap draft;
    insertUnlessEmpty(draft, kPool, m_pool->draft());
    insertUnlessEmpty(draft, kPicker, m_picker->draft());
    insertUnlessEmpty(draft, kDeal, m_deal->draft());
    insertUnlessEmpty(draft, kAgeEnd, m_ageEnd->draft());
    insertUnlessEmpty(draft, kTally, m_tally->draft());
    return draft;
}

void NationsMatch::takeUpPencil(const QVariantMap &draft)
{
    const bool refreshes = std::exchange(m_refreshes, true);
    if (draft.contains(kDeal))
        m_deal->restoreDraft(draft.value(kDeal).toMap());
    if (draft.contains(kPicker))
        m_picker->restoreDraft(draft.value(kPicker).toMap());
    if (const QVariantMap pool = draft.value(kPool).toMap(); !pool.isEmpty()) {
        const NationsPool::Paid paid = state().isFull() ? NationsPool::paidIn(pool) : NationsPool::Paid::None;
        m_pool->beginAgain([&] {
            if (paid == NationsPool::Paid::Tile)
                m_picker->finish();
            else if (paid == NationsPool::Paid::Wonder)
                build();
        });
        m_pool->restoreDraft(pool);
    }
    if (draft.contains(kAgeEnd))
        m_ageEnd->restoreDraft(draft.value(kAgeEnd).toMap());
    if (draft.contains(kTally))
        m_tally->restoreDraft(draft.value(kTally).toMap());
    m_refreshes = refreshes;
    touched();
}

QVariantMap NationsMatch::draft() const
{
    QVariantMap draft = pencilled();
    if (!draft.isEmpty())
        draft.insert(kHead, match().head());
    return draft;
}

void NationsMatch::restoreDraft(const QVariantMap &draft)
{
    if (fits(draft))
        takeUpPencil(draft);
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
    const auto mended = mending.mended(match());
    const nations::Move &move = static_cast<const Typed &>(*mended).moveAt(mending.step().place);
    if (const auto *deal = std::get_if<nations::Deal>(&move))
        m_deal->prefill(*deal);
    else if (const auto *famine = std::get_if<nations::FamineMet>(&move))
        takeUpPencil({{kAgeEnd, draftOf(*famine)}});
    else if (const auto *books = std::get_if<nations::BooksSpent>(&move))
        takeUpPencil({{kAgeEnd, QVariantMap{{QStringLiteral("seat"), books->player}}}});
    else if (const auto *strength = std::get_if<nations::Strength>(&move))
        takeUpPencil({{kAgeEnd, QVariantMap{{QStringLiteral("seat"), strength->player}}}});
    else if (const auto *points = std::get_if<nations::TilePoints>(&move))
        takeUpPencil({{kTally, draftOf(*points)}});
    else if (const auto *bought = std::get_if<nations::BuyTile>(&move))
        m_picker->prefill(*bought);
}

} // namespace pegsheet::app
