// SPDX-License-Identifier: Apache-2.0
// Moves being made, shown while they are committed, told once they are kept or it is known that they cannot be; and gone back
// over and forth again.
#include "app/match/tablematch.h"

#include "app/text/errortext.h"

#include <algorithm>
#include <span>

namespace pegsheet::app {

bool TableMatch::make(std::span<const Value> moves)
{
    // Whoever hears of a move before it is kept cannot make another.
    if (m_session->isSaving() || m_isReplay)
        return false;
    std::vector<Value> all(moves.begin(), moves.end());
    const std::vector<Value> along = m_mending ? std::vector<Value>() : movesAlong(moves);
    all.insert(all.end(), along.begin(), along.end());
    const std::function<void()> showAgain = snapshot();
    const QString digits = typedDigits();
    std::unique_ptr<TouchLine> line = m_line->copy();
    const FramedField frame = m_frame;
    NodeId asOne = 0;
    const int from = match().length();
    const int seatBefore = seat();
    const bool wasLast = !lastRound().isEmpty();
    MaybeRefusal refusal;
    std::size_t made = 0;
    guarded([&] {
        try {
            refusal = m_session->play(all, [&] {
                m_moveList->show(match().length(), match().length(), from);
                m_line->movesMade(match(), from);
                // What one touch made, or what came along with it, is undone at once.
                const int count = match().length() - from;
                const bool isTouched = !line->isEmpty();
                if (count > 1 && (isTouched || (!along.empty() && count == static_cast<int>(all.size())))) {
                    asOne = match().head();
                    m_asOne[asOne] = count;
                }
                if (isTouched)
                    m_frame = {};
                movesMade(from, seatBefore);
            });
            made = static_cast<std::size_t>(match().length() - from);
        } catch (const storage::Error &) {
            m_moveList->show(from, from + match().redoable(), from);
            m_line = std::move(line);
            m_frame = frame;
            m_asOne.erase(asOne); // another window's move may get that number
            showAgain();
            m_digits->restore(digits);
            throw;
        }
    });
    if (refusal)
        tell(*refusal);
    if (made > 0) {
        Q_EMIT changed();
        Q_EMIT moved();
        if (m_reader.listens())
            Q_EMIT happened(happenedSince(from, seatBefore, wasLast));
        Q_EMIT sounded(m_news.isEmpty() ? soundSince(from) : Sound::Disaster);
        if (!line->isEmpty())
            touchesMade(*line);
        askOnceMade();
    }
    return made >= moves.size();
}

QString TableMatch::happenedSince(int place, int seatBefore, bool wasLast) const
{
    QStringList sentences;
    for (; place < match().length(); ++place) {
        const MoveList::Row row = wording(place);
        sentences.append(row.detail.isEmpty() ? row.sentence : row.sentence + QStringLiteral(": ") + row.detail);
    }
    // It is nobody's turn while the past is mended.
    if (m_mending)
        return sentences.join(QStringLiteral("\n"));
    if (over())
        sentences.append(scoreTable().value(QStringLiteral("title")).toString());
    else if (seat() != seatBefore && scoring())
        //: Said to those who cannot see it: whose finished sheet is typed in now; %1 a player's name
        sentences.append(tr("%1's sheet").arg(playerName()));
    else if (seat() != seatBefore && match().isEverybodysTurn())
        sentences.append(standing());
    else if (seat() != seatBefore)
        //: Said to those who cannot see it: %1 a player's name
        sentences.append(tr("%1's turn").arg(playerName()));
    if (!lastRound().isEmpty() && (seat() != seatBefore || !wasLast))
        sentences.append(lastRound());
    return sentences.join(QStringLiteral("\n"));
}

void TableMatch::step(int moves)
{
    moves = std::max(moves, earliest() - match().length());
    if (m_session->isSaving() || moves == 0)
        return;
    const QString words = moves < 0 ? undoText() : redoText();
    //: After undo: %1 what was taken back, "Ben took Plague 4"
    const QString undone = moves < 0 ? tr("Taken back: %1").arg(wording(match().length() + moves).whole()) : QString();
    const int place = match().length();
    const std::function<void()> show = aboutToSeek(moves);
    if (!guarded([&] { moves < 0 ? m_session->undo(-moves) : m_session->redo(moves); }))
        return;
    const int total = match().length() + match().redoable();
    // Going back over what was mended, another line lies ahead.
    m_moveList->show(match().length(), total, match().mends().empty() ? total : std::min(place, match().length()));
    if (moves > 0)
        m_line->movesMade(match(), place);
    m_line->seeked(match());
    m_undone = undone;
    m_undoneAt = match().head();
    show();
    Q_EMIT happened(words);
}

void TableMatch::takeAsOne(int moves)
{
    m_asOne[match().head()] = moves;
    // The undo button says what it takes back now.
    tellWhatDiffers();
}

void TableMatch::undo()
{
    if (const PendingUndo own = pendingUndo(); own.undo)
        return own.undo();
    if (isAtBase())
        return cancelStep();
    if (isMendedHere()) {
        goAlong([this] { return m_session->stepBack(1) == 1; });
        return;
    }
    step(-undoSteps());
}

void TableMatch::redo()
{
    if (const PendingUndo own = pendingUndo(); own.redo)
        return own.redo();
    if (!m_mending && match().afterMend() != 0) {
        goAlong([this] { return m_session->stepForward(1) == 1; });
        return;
    }
    step(redoSteps());
}

void TableMatch::goTo(int place)
{
    step(place - match().length());
}

int TableMatch::undoSteps() const
{
    const int length = match().length();
    const int most = std::max(0, length - earliest());
    if (const auto touch = m_asOne.find(match().head()); touch != m_asOne.end())
        return std::min(most, touch->second);
    if (most == 0 || !rollsAreOneStep() || !match().rollsAt(length - 1))
        return std::min(most, 1);
    int steps = 1;
    while (steps < most && !match().beginsRollingAt(length - steps) && match().rollsAt(length - steps - 1))
        ++steps;
    return steps;
}

int TableMatch::redoSteps() const
{
    const int length = match().length();
    const int last = length + match().redoable();
    for (int end = length + 1; end <= last; ++end)
        if (const auto touch = m_asOne.find(match().nodeAt(end)); touch != m_asOne.end() && touch->second == end - length)
            return touch->second;
    if (length == last || !rollsAreOneStep() || !match().rollsAt(length))
        return last > length ? 1 : 0;
    int steps = 1;
    while (length + steps < last && match().rollsAt(length + steps) && !match().beginsRollingAt(length + steps))
        ++steps;
    return steps;
}

QString TableMatch::mendName()
{
    //: What the undo button takes back, a noun: that the past was mended
    return tr("Repair");
}

TableMatch::Undo TableMatch::undoNow()
{
    const PendingUndo own = pendingUndo();
    Undo undo{own.undoText, own.redoText, match().length(), static_cast<bool>(own.undo), static_cast<bool>(own.redo)};
    if (undo.redoIsOwn)
        return withUndoText(std::move(undo));
    if (!m_mending && match().afterMend() != 0)
        undo.redoText = tr("Redo: %1").arg(mendName());
    else if (match().redoable() > 0)
        //: %1 what is made again
        undo.redoText = tr("Redo: %1").arg(m_game->shortName(match(), match().length()));
    return withUndoText(std::move(undo));
}

TableMatch::Undo TableMatch::withUndoText(Undo undo) const
{
    if (undo.undoIsOwn)
        return undo;
    if (isAtBase()) {
        // What the table mends begins here; a later step leads back to what it came from.
        if (!m_mending->isFirstStep())
            undo.undoText = tr("Undo: %1").arg(mendName());
    } else if (isMendedHere()) {
        undo.undoText = tr("Undo: %1").arg(mendName());
    } else if (undoSteps() > 0) {
        //: %1 what is taken back: "Temple", "Roll"
        undo.undoText = tr("Undo: %1").arg(m_game->shortName(match(), match().length() - undoSteps()));
    }
    return undo;
}

QString TableMatch::undoDetail() const
{
    if (m_undo.undoIsOwn || isAtBase())
        return {};
    if (isMendedHere())
        return tr("The past was mended; all of that is taken back.");
    if (undoSteps() == 0)
        return {};
    QStringList parts{wording(match().length() - undoSteps()).sentence};
    for (int place = match().length() - undoSteps(); place < match().length(); ++place)
        parts.append(wording(place).detail);
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString TableMatch::redoDetail() const
{
    return match().redoable() > 0 && !m_undo.redoIsOwn ? wording(match().length()).sentence : QString();
}

// True, and all is shown as it stands then, when the match went there.
bool TableMatch::goAlong(const std::function<bool()> &move)
{
    bool isGone = false;
    if (m_session->isSaving() || !guarded([&] { isGone = move(); }) || !isGone)
        return false;
    stoodAnew();
    return true;
}

void TableMatch::stoodAnew()
{
    m_moveList->show(match().length(), match().length() + match().redoable(), 0);
    tellNewsFrom(match().length());
    m_toldAt = -1;
    m_line->seeked(match());
    reloadView();
}

void TableMatch::seek(int place)
{
    goAlong([&] {
        const int by = place - match().length();
        return (by < 0 ? m_session->undo(-by) : m_session->redo(by)) > 0;
    });
}

// False when the database could not do it.
bool TableMatch::guarded(const std::function<void()> &action)
{
    try {
        action();
        tellUnsaved();
        return true;
    } catch (const storage::Error &error) {
        m_refusedField.reset();
        if (error.refusal().code == "storage.changedElsewhere") {
            try {
                m_session->reload();
            } catch (const storage::Error &again) {
                Q_EMIT failed(errorText(again.refusal()));
            }
            stoodAnew();
        }
        Q_EMIT failed(errorText(error.refusal()));
        return false;
    }
}

} // namespace pegsheet::app
