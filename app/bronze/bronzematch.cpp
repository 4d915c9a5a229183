// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/bronzematch.h"

#include "app/bronze/news.h"
#include "app/bronze/sentences.h"
#include "app/bronze/words.h"
#include "app/text/errortext.h"
#include "model/bronze/rules.h"

#include <QScopedValueRollback>
#include <algorithm>
#include <utility>

namespace pegsheet::app {

using bronze::Step;

namespace {

bool isEnd(const bronze::Move &move)
{
    return std::holds_alternative<bronze::EndTurn>(move);
}

} // namespace

BronzeMatch::BronzeMatch(std::unique_ptr<Session> session, bool realDice, QObject *parent)
    : TableMatch(std::move(session), parent, std::make_unique<bronze::Line>()), m_printed(bronzeview::printed(state())),
      m_tray(new BronzeTray(this))
{
    m_tray->setSeats(names());
    m_tray->setRealDice(realDice);
    connect(m_tray, &BronzeTray::laid, this, [this] {
        // A move shows the tray first, then all the rest: told once.
        if (!m_refreshes)
            tellWhatDiffers();
    });
    m_corrected = match().correctedFields();
    compareWith(typed().previous());
    connect(m_tray, &BronzeTray::realDiceChanged, this, [this](bool real) {
        forgetDice();
        Q_EMIT dicePreferencesChanged({real, m_tray->prefersEveryRoll()});
    });
    connect(m_tray, &BronzeTray::everyRollChanged, this, [this](bool every) {
        if (m_tray->rolled())
            forgetDice();
        else
            refresh(false);
        Q_EMIT dicePreferencesChanged({m_tray->realDice(), every});
    });
    refresh(false);
    tellUnsaved();
}

QString BronzeMatch::lastTurnOf(int seat) const
{
    const auto ends = [this](int place) { return isEnd(typed().moveAt(place)); };
    const auto isHis = [&](int place) { return typed().stateAt(place).player == seat; };
    int place = typed().length() - 1;
    while (place >= 0 && !(ends(place) && isHis(place)))
        --place;
    QStringList lines;
    for (--place; place >= 0 && isHis(place) && !ends(place); --place) {
        const bronze::Move &move = typed().moveAt(place);
        if (std::holds_alternative<bronze::Keep>(move) || std::holds_alternative<bronze::Build>(move)
            || std::holds_alternative<bronze::Buy>(move))
            lines.prepend(wording(place).sentence);
    }
    return lines.join(QLatin1Char('\n'));
}

std::function<void()> BronzeMatch::aboutToSeek(int moves)
{
    const bronze::Dice dice = state().dice;
    const bool wasRolled = state().step > Step::Start;
    return [this, moves, ready = m_tray->entered(dice), wasRolled, sheets = sheetsFrom(typed().length() + std::min(moves, 0))] {
        if (moves < 0)
            layBack(sheets);
        m_corrected = match().correctedFields();
        m_lastTurns.clear();
        compareWith(typed().previous());
        // Going forth to where dice have just been collected tells what they brought, as when they were.
        const bool hasCollected = moves > 0 && bronze::rolls(typed().moveAt(typed().length() - 1));
        tellNewsFrom(typed().length() - (hasCollected ? 1 : 0));
        refresh(true);
        // What an undo took back lies ready, so that one wrong die is one touch to mend.
        if (moves < 0 && wasRolled)
            layDice(ready);
    };
}

// Where they are those of the roll that is asked for.
void BronzeMatch::layDice(const Touch &dice)
{
    if (m_tray->realDice() && state().step == Step::Start)
        (void)touchLine()->touch(match(), dice);
    refresh(false);
}

// What is said of dice holds for whose dice they are, and how they are entered.
void BronzeMatch::forgetDice()
{
    if (stage() == Roll) {
        touchLine()->clear();
        m_proposedAt = -1;
    }
    refresh(false);
}

// The dice that lay there lie ready, so that one wrong die is one touch to mend.
void BronzeMatch::mendingBegun(const Mending &mending)
{
    const auto mended = mending.mended(match());
    if (const int place = mending.rolledAt(*mended); place >= 0)
        layDice(m_tray->entered(static_cast<const Typed &>(*mended).stateAt(place).dice));
}

// The dice, the pencil and what is typed are looked over once more when they are taken up.
bool BronzeMatch::isSamePosition(const Match &other) const
{
    const bronze::State &then = static_cast<const Typed &>(other).current();
    return then.step == state().step && then.player == state().player && then.round == state().round;
}

BronzeMatch::PendingUndo BronzeMatch::pendingUndo()
{
    PendingUndo own = TableMatch::pendingUndo();
    if (m_isHinted && isProposalApart()) {
        own.undo = [this] { decline(); };
        own.undoText = rubOutText();
    }
    return own;
}

// Back to before the roll of this turn.
void BronzeMatch::unroll()
{
    int steps = 0;
    const int length = typed().length();
    while (steps < length && bronze::rolls(typed().moveAt(length - steps - 1))) {
        ++steps;
        if (std::holds_alternative<bronze::Roll>(typed().moveAt(length - steps)))
            break;
    }
    step(-steps);
}

QVariantMap BronzeMatch::newsSince(int place) const
{
    return newsOf(typed(), place, names());
}

void BronzeMatch::refresh(bool tellNews, const std::function<void()> &layDice)
{
    {
        const QScopedValueRollback refreshes(m_refreshes, true);
        // What the last move changed stands out until something is touched.
        if (const bronze::Pencil shown = std::exchange(m_shownPencil, begun()); !(shown == m_shownPencil))
            m_shownBefore = scoring() ? shown.typed.over(state(), seat()) : state();
        m_tray->setGuided(isAppsTurn());
        if (layDice) {
            layDice();
        } else {
            m_tray->show(state(), pencil(), lying());
            keepHalves();
            propose();
        }
        m_partner = pencil().partner.value_or(m_partner);
    }
    tellWhatDiffers(tellNews);
}

// Of dice that were kept they hold on.
void BronzeMatch::keepHalves()
{
    const auto halves = m_tray->keptHalves();
    if (!halves || stage() != Roll || !m_tray->rolled() || !(pencil() == bronze::Pencil()))
        return;
    (void)touchLine()->touch(match(), *halves);
    m_shownPencil = begun();
    m_tray->show(state(), pencil(), lying());
}

// What the dice of this turn were taken as, and which of them the table corrected.
BronzeTray::Lying BronzeMatch::lying() const
{
    BronzeTray::Lying lying;
    // The dice of a match that is over are those of the turn that ended it.
    bool ended = !over();
    int place = typed().length();
    std::optional<int> collected;
    for (; place > 0; --place) {
        const bronze::Move &move = typed().moveAt(place - 1);
        if (isEnd(move) && std::exchange(ended, true))
            break;
        if (const auto *choose = std::get_if<bronze::Choose>(&move); choose != nullptr && !lying.food)
            lying.food = choose->food;
        if (!collected && bronze::rolls(move))
            collected = place - 1;
    }
    if (collected && state().step > Step::Choosing)
        lying.coins = BronzeTray::coinValueIn(typed().stateAt(*collected));
    for (; place < typed().length(); ++place)
        lying.noteCorrection(typed().moveAt(place), typed().stateAt(place).dice, typed().stateAt(place + 1).dice);
    return lying;
}

void BronzeMatch::retranslateOwn()
{
    m_printed = bronzeview::printed(state());
    m_lastTurns.clear();
    refresh(true);
    m_tray->retranslate();
}

} // namespace pegsheet::app
