// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/bronzematch.h"

#include "app/bronze/scoretable.h"
#include "app/bronze/news.h"
#include "app/bronze/sentences.h"
#include "app/bronze/words.h"
#include "app/match/toldmove.h"
#include "app/text/errortext.h"
#include "app/values.h"
#include "model/bronze/rules.h"

#include <QScopedValueRollback>
#include <algorithm>
#include <utility>

namespace pegsheet::app {

using bronze::Step;

namespace {

bool isRolling(const bronze::Move &move)
{
    return Mending::isRolling(move);
}

bool isEnd(const bronze::Move &move)
{
    return std::holds_alternative<bronze::EndTurn>(move);
}

} // namespace

BronzeMatch::BronzeMatch(std::unique_ptr<Session> session, bool realDice, QObject *parent)
    : QObject(parent), m_session(std::move(session)),
      m_tray(new BronzeTray([this](std::span<const bronze::Move> moves) { return make(moves); },
                            [this] { unroll(); }, this)),
      m_purchase(new BronzePurchase(this)),
      m_moveList(new MoveList([this](int place) { return wording(place); }, [this](int place) { return roundOf(place); },
                              [this] { return signs(); }, this))
{
    m_session->letDrift();
    for (const std::string &name : typed().setup().players)
        m_names.append(QString::fromStdString(name));
    const auto lastTurn = [this](int seat) { return lastTurnOf(seat); };
    for (int seat = 0; seat < state().players; ++seat)
        m_sheets.append(new BronzeSheet(state(), {seat, markOf(typed().setup(), seat), m_names.at(seat)}, lastTurn, this));
    m_acting = new BronzeSheet(state(), m_sheets.at(seat())->player(), lastTurn, this);
    m_exchange = new BronzeExchange(m_names, m_sheets, this);
    m_tray->setSeats(m_names);
    m_tray->setRealDice(realDice);
    connect(m_tray, &BronzeTray::refused, this, [this](const Refusal &refusal, int die) {
        refuse(errorText(refusal), {{seat(), QStringLiteral("dice.%1").arg(die)}});
    });
    connect(m_tray, &BronzeTray::laid, this, [this] {
        // A move shows the tray first, then all the rest: told once.
        if (!m_refreshes)
            tellWhatDiffers();
    });
    collectCorrections();
    m_stage = naturalStage();
    m_passed.clear();
    compareWith(typed().previous());
    m_newsFrom = typed().length();
    m_moveList->show(typed().length(), typed().length() + typed().redoable(), 0);
    refresh(false);
    tellDrift();
}

MoveList::Row BronzeMatch::wording(int place) const
{
    return toldMove(m_session->match(), place);
}

// Of a move that is undone only its wording knows.
int BronzeMatch::roundOf(int place) const
{
    return place <= typed().length() ? toldRound(typed(), place) : wording(place).round;
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

void BronzeMatch::step(int moves)
{
    moves = std::max(moves, earliest() - typed().length());
    if (m_session->isKeeping() || moves == 0)
        return;
    const bronze::Dice dice = state().dice;
    const bool wasRolled = state().step > Step::Start;
    const QString words = moves < 0 ? undoText() : redoText();
    const int place = typed().length();
    const auto sheets = sheetsFrom(place + std::min(moves, 0));
    if (!guarded([&] { moves < 0 ? m_session->undo(-moves) : m_session->redo(moves); }))
        return;
    rubOut();
    moves < 0 ? layBack(sheets) : forgetEntered(place);
    collectCorrections();
    m_stage = naturalStage();
    m_passed.clear();
    const int total = typed().length() + typed().redoable();
    // Going back over what was mended, another line lies ahead.
    m_moveList->show(typed().length(), total, typed().mends().empty() ? total : std::min(place, typed().length()));
    forgetLastTurns();
    compareWith(typed().previous());
    // Going forth to where dice have just been collected tells what they brought, as when they were.
    const bool hasCollected = moves > 0 && isRolling(typed().moveAt(typed().length() - 1));
    tellNewsFrom(typed().length() - (hasCollected ? 1 : 0));
    refresh(true);
    // What an undo took back lies ready, so that one wrong die is one touch to mend.
    if (moves < 0 && m_tray->realDice() && wasRolled && state().step == Step::Start
        && dice.size() == state().mine().cities()) {
        m_tray->prefill(dice);
    }
    Q_EMIT happened(words);
}

void BronzeMatch::undo()
{
    if (hasPencil() && m_stage == Typing)
        return untype();
    if (hasPencil()) {
        rubOut();
        refresh(false);
        return;
    }
    if (m_stage == Trade)
        return leaveTrade();
    if (!m_passed.empty()) {
        const Stage before = m_passed.back();
        m_passed.pop_back();
        return lookAt(before);
    }
    if (isAtBase())
        return giveUpStep();
    if (isMendedHere()) {
        goAlong([this] { return m_session->back(1) == 1; });
        return;
    }
    step(-undoSteps());
}

void BronzeMatch::redo()
{
    if (lastUntyped() != nullptr)
        return retype();
    if (!m_mending && typed().afterMend() != 0) {
        goAlong([this] { return m_session->forth(1) == 1; });
        return;
    }
    step(redoSteps());
}

void BronzeMatch::goTo(int place)
{
    step(place - typed().length());
}

int BronzeMatch::undoSteps() const
{
    const int length = typed().length();
    const int most = std::max(0, length - earliest());
    if (most == 0 || !rollsAreOneStep() || !isRolling(typed().moveAt(length - 1)))
        return std::min(most, 1);
    int steps = 1;
    while (steps < most && !std::holds_alternative<bronze::Roll>(typed().moveAt(length - steps))
           && isRolling(typed().moveAt(length - steps - 1)))
        ++steps;
    return steps;
}

int BronzeMatch::redoSteps() const
{
    const int length = typed().length();
    const int last = length + typed().redoable();
    if (length == last || !rollsAreOneStep() || !isRolling(typed().moveAt(length)))
        return last > length ? 1 : 0;
    int steps = 1;
    while (length + steps < last && isRolling(typed().moveAt(length + steps))
           && !std::holds_alternative<bronze::Roll>(typed().moveAt(length + steps)))
        ++steps;
    return steps;
}

// Back to before the roll of this turn.
void BronzeMatch::unroll()
{
    int steps = 0;
    const int length = typed().length();
    while (steps < length && isRolling(typed().moveAt(length - steps - 1))) {
        ++steps;
        if (std::holds_alternative<bronze::Roll>(typed().moveAt(length - steps)))
            break;
    }
    step(-steps);
}

bool BronzeMatch::correct(int player, const QVariantMap &set, const QString &why)
{
    Object move{{"type", "correct"}, {"set", valueOf(set)}};
    if (player >= 0)
        move.push_back({"player", player});
    if (!why.isEmpty())
        move.push_back({"why", why.toStdString()});
    bronze::Move read;
    if (const auto refusal = Typed::readMove(move, read)) {
        tell(*refusal);
        return false;
    }
    return make(std::span(&read, 1));
}

void BronzeMatch::dismissNews()
{
    const bool wasNews = !m_news.isEmpty();
    tellNewsFrom(typed().length());
    m_toldNews = m_news;
    Q_EMIT newsChanged();
    Q_EMIT changed();
    if (wasNews)
        askOnceMade();
}

void BronzeMatch::tellNewsFrom(int place)
{
    m_newsFrom = place;
    m_news = place < typed().length() ? newsOf(typed(), place, m_names) : QVariantMap();
}

void BronzeMatch::refresh(bool tellNews, const std::function<void()> &layDice)
{
    {
        const QScopedValueRollback refreshes(m_refreshes, true);
        if (layDice)
            layDice();
        else
            m_tray->show(state(), lying());
        m_purchase->show(state(), m_pencil);
        m_exchange->show(state(), m_pencil.deal);
        refreshSheets();
    }
    if (tellNews && std::exchange(m_toldNews, m_news) != m_news)
        Q_EMIT newsChanged();
    tellWhatDiffers();
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
        if (!collected && isRolling(move))
            collected = place - 1;
    }
    if (collected && state().step > Step::Choosing)
        lying.coins = BronzeTray::coinValueIn(typed().stateAt(*collected));
    for (; place < typed().length(); ++place)
        lying.noteCorrection(typed().moveAt(place), typed().stateAt(place).dice, typed().stateAt(place + 1).dice);
    return lying;
}

void BronzeMatch::refreshSheets()
{
    m_acting->passTo(m_sheets.at(seat())->player());
    const bronze::State now = scoring() ? m_pencil.typed.over(state(), seat()) : state();
    const std::optional<int> partner = m_stage == Trade ? std::optional(m_exchange->seat()) : std::nullopt;
    for (BronzeSheet *sheet : m_sheets + QList{m_acting})
        sheet->show({now, m_shownBefore, m_pencil, m_corrections[static_cast<std::size_t>(sheet->seat())],
                     m_stage == Discard, m_stage == Spears, partner});
}

void BronzeMatch::forgetLastTurns()
{
    for (BronzeSheet *sheet : m_sheets + QList{m_acting})
        sheet->forgetLastTurn();
}

void BronzeMatch::collectCorrections()
{
    m_corrections.assign(static_cast<std::size_t>(state().players), {});
    for (int place = 0; place < typed().length(); ++place)
        if (const auto *move = std::get_if<bronze::Correct>(&typed().moveAt(place)); move && move->player >= 0)
            m_corrections[static_cast<std::size_t>(move->player)].add(typed().stateAt(place), *move);
}

void BronzeMatch::retranslate()
{
    for (BronzeSheet *sheet : m_sheets + QList{m_acting})
        sheet->retranslate();
    m_moveList->retranslate();
    tellNewsFrom(m_newsFrom);
    refresh(true);
    m_tray->retranslate();
    Q_EMIT m_purchase->changed();
    Q_EMIT mendingChanged();
    m_exchange->retranslate();
    tellDrift();
    Q_EMIT languageChanged();
}

} // namespace pegsheet::app
