// SPDX-License-Identifier: Apache-2.0
// What is begun and no move yet, touches in a line of them and digits: touched, taken back, made, kept in a draft.
#include "app/match/tablematch.h"

#include "app/text/errortext.h"
#include "app/values.h"

#include <QJSEngine>
#include <algorithm>
#include <utility>

namespace pegsheet::app {

namespace {

const QString kHead = QStringLiteral("head");
const QString kLine = QStringLiteral("line");
const QString kAsOne = QStringLiteral("asOne");
const QString kDigits = QStringLiteral("digits");

} // namespace

void TableMatch::touch(const QString &kind, int at, int number)
{
    const auto kinds = m_line->kinds();
    const auto named = std::find(kinds.begin(), kinds.end(), kind.toStdString());
    if (named != kinds.end())
        (void)addTouch(touchOf(named - kinds.begin(), at, number));
    else if (QJSEngine *engine = qjsEngine(this))
        engine->throwError(QStringLiteral("No touch is called \"%1\"").arg(kind));
}

bool TableMatch::addTouch(const Touch &touch)
{
    if (m_session->isSaving() || m_isReplay)
        return false;
    std::unique_ptr<TouchLine> before = m_line->copy();
    const NodeId head = match().head();
    const TouchResult result = m_line->touch(match(), touch);
    if (result.refusal) {
        refuse(errorText(*result.refusal), fieldOf(touch));
        return false;
    }
    // What is made has been told by then.
    if (result.completes && makeTouched())
        return true;
    // Where the moves are not made it is as if the last touch had not been, unless somebody else made others.
    if (result.completes && match().head() == head)
        m_line = std::move(before);
    refresh(false);
    return !result.completes;
}

bool TableMatch::makeTouched()
{
    const std::vector<Value> moves = m_line->moves(match());
    return !moves.empty() && make(moves);
}

bool TableMatch::isAtRest() const
{
    return m_line->isEmpty() && typedDigits().isEmpty();
}

bool TableMatch::cancel()
{
    if (!typedDigits().isEmpty())
        return m_digits->deleteDigit();
    if (m_line->last() == nullptr)
        return false;
    m_line->undo(match());
    refresh(false);
    return true;
}

TableMatch::PendingUndo TableMatch::pendingUndo()
{
    PendingUndo own;
    if (!typedDigits().isEmpty()) {
        own.undoText = rubOutText();
        own.undo = [this] { m_digits->deleteDigit(); };
    }
    if (const Touch *last = m_line->last(); last != nullptr && !own.undo) {
        own.undoText = tr("Undo: %1").arg(touchName(*last));
        own.undo = [this] {
            m_line->undo(match());
            refresh(false);
        };
    }
    if (const Touch *next = m_line->next()) {
        own.redoText = tr("Redo: %1").arg(touchName(*next));
        own.redo = [this] {
            m_line->redo(match());
            refresh(false);
        };
    }
    return own;
}

QVariantMap TableMatch::wholeDraft() const
{
    QVariantMap whole = draft();
    if (const auto touch = m_asOne.find(match().head()); touch != m_asOne.end()) {
        whole.insert(kHead, match().head());
        whole.insert(kAsOne, touch->second);
    }
    return whole;
}

void TableMatch::restoreWholeDraft(const QVariantMap &draft)
{
    if (const int moves = draft.value(kAsOne).toInt(); fits(draft) && moves > 1 && moves <= match().length())
        m_asOne[match().head()] = moves;
    restoreDraft(draft);
}

QVariantMap TableMatch::draft() const
{
    QVariantMap draft = pencilled();
    if (!m_line->value().isNull())
        draft.insert(kLine, variantOf(m_line->value()));
    if (!typedDigits().isEmpty())
        draft.insert(kDigits, typedDigits());
    if (!draft.isEmpty())
        draft.insert(kHead, match().head());
    return draft;
}

void TableMatch::restoreDraft(const QVariantMap &draft)
{
    if (!fits(draft))
        return;
    // What the app laid ready stays where nothing was begun.
    const bool isBegun = draft.contains(kLine) || !m_line->isEmpty();
    const int left = isBegun ? m_line->read(match(), valueOf(draft.value(kLine))) : 0;
    refresh(false);
    takeUpPencil(draft);
    m_digits->restore(draft.value(kDigits).toString());
    if (left > 0)
        //: Where the past was mended: %n touches that had been made and were no move yet
        refuse(tr("%n touch(es) do not fit any more.", nullptr, left), {});
}

// What lay there lies ready, so that one wrong number or one wrong place is one touch to mend.
void TableMatch::mendingBegun(const Mending &mending)
{
    if (mending.step().kind != Mending::Kind::Change)
        return;
    const auto mended = mending.mended(match());
    layReady(mended->node(mended->nodeAt(mending.step().place + 1)).move);
}

bool TableMatch::layReady(const Value &move)
{
    const bool isReady = m_line->layReady(match(), move);
    refresh(false);
    return isReady;
}

// What is asked of a player then is asked now, too.
bool TableMatch::isSamePosition(const Match &other) const
{
    return other.player() == match().player() && other.phase() == match().phase();
}

} // namespace pegsheet::app
