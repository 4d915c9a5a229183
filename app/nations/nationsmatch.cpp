// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationsmatch.h"

#include "app/nations/nationswords.h"
#include "app/text/errortext.h"
#include "model/nations/rules.h"
#include "model/nations/scoring.h"

#include <QRandomGenerator>
#include <algorithm>
#include <utility>

namespace pegsheet::app {

using nations::Step;

namespace {

// The strip of books ends a little behind the highest marker, and never before this.
constexpr int kLeastBooks = 10;
constexpr int kBooksBeyond = 5;

const QString kForecast = QStringLiteral("forecast.nations");

} // namespace

NationsMatch::NationsMatch(std::unique_ptr<Session> session, QObject *parent)
    : TableMatch(std::move(session), parent, std::make_unique<nations::Line>()), m_dice(QRandomGenerator::system()->generate64())
{
    m_shownBefore = typed().previous();
    refresh(false);
}

NationsMatch::~NationsMatch()
{
    learnWhatIsShown();
}

void NationsMatch::setCards(NationsCards *cards)
{
    m_cards = cards == nullptr ? nullptr : std::make_unique<NationsLateCards>(*cards, nations::seenCards(typed()));
    readCards();
}

void NationsMatch::readCards()
{
    tellTable();
    tellWhatDiffers();
}

// What is only tried in the past is no part of the match yet.
void NationsMatch::learnWhatIsShown()
{
    if (m_cards && !isMending())
        m_cards->settle(nations::seenCards(typed()));
}

int NationsMatch::seat() const
{
    const bool isCounting = nations::sheetFields(state()) != nullptr;
    return isCounting ? nations::SumField(nations::askedSum(state(), pencil())).seat : state().player;
}

QString NationsMatch::question() const
{
    const bool isCounting = nations::sheetFields(state()) != nullptr;
    return isCounting ? nationsview::tallyQuestion(state(), pencil(), names())
                      : nationsview::ageQuestion(state(), pencil(), names());
}

QList<NationsSheet> NationsMatch::sheets() const
{
    return once(QStringLiteral("sheets"), [this] {
        return nationsview::sheets({state(), m_shownBefore, typed().correctedFields()}, names(), marks());
    });
}

QList<NationsTile> NationsMatch::offer() const
{
    return once(QStringLiteral("offer"), [this] {
        return nationsview::offer({state(), m_shownBefore, typed().correctedFields()});
    });
}

QList<NationsTile> NationsMatch::dealtOffer() const
{
    return once(QStringLiteral("dealtOffer"), [this] { return nationsview::dealtOffer(state(), pencil()); });
}

NationsDeal NationsMatch::deal() const
{
    return once(QStringLiteral("deal"), [this] { return nationsview::deal(state(), pencil(), m_cards.get()); });
}

NationsPicker NationsMatch::picker() const
{
    return once(QStringLiteral("picker"), [this] { return nationsview::picker(state(), pencil(), m_cards.get(), names()); });
}

NationsPool NationsMatch::pool() const
{
    return once(QStringLiteral("pool"), [this] { return nationsview::pool(state(), pencil(), m_cards.get()); });
}

void NationsMatch::takeSlot(int slot)
{
    if (!nations::asksSlot(pencil().tile) || !addTouch(touchOf(nations::PencilKind::Slot, -1, slot)))
        return;
    const nations::TileEntry &entry = pencil().tile;
    if (entry.open && nations::asksRow(state(), entry) && entry.row == 0)
        tell({"nations.rowMissing", {}});
}

void NationsMatch::nameTile(const QString &name)
{
    if (pencil().tile.open && !nations::isFromOffer(state(), pencil().tile))
        (void)addTouch(touchOf(nations::PencilKind::Name, -1, 0, name.trimmed().toStdString()));
}

NationsAgeEnd NationsMatch::ageEnd() const
{
    return once(QStringLiteral("ageEnd"), [this] { return nationsview::ageEnd(typed(), pencil(), names()); });
}

// What is filled is mended.
void NationsMatch::touchCell(int seat, int column)
{
    const QList<NationsAgeRow> rows = ageEnd().rows;
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const NationsAgeRow &each) { return each.seat == seat; });
    if (row == rows.end() || column < 0 || column >= row->cells.size())
        return;
    const bool isDone = row->cells.at(column).done;
    const int place = nationsview::moveOfCell(typed(), seat, column);
    if (isDone && isMending())
        refuse(tr("Something is being mended: finish that first, or leave it as it was."), {});
    else if (isDone && place < 0)
        refuse(tr("This follows from what else is in the table."), {});
    else if (isDone)
        beginMending(place, true);
    else if (const auto refusal = nationsview::refusesCell(state(), column))
        tell(*refusal);
    else
        (void)addTouch(touchOf(column == NationsAgeEnd::Famine ? nations::PencilKind::Met : nations::PencilKind::Seat, seat));
}

QList<NationsTallyRow> NationsMatch::tally() const
{
    return once(QStringLiteral("tally"), [this] { return nationsview::tally(state(), pencil()); });
}

QList<AnswerGroup> NationsMatch::answersNow(int) const
{
    const bool isAsked = nations::sheetFields(state()) != nullptr || nations::asksSpent(state());
    const auto asked = isAsked ? pencil().asked(state()) : std::nullopt;
    if (!asked)
        return {};
    AnswerGroup pad;
    pad.shape = QStringLiteral("pad");
    pad.text = question();
    pad.least = asked->least;
    pad.most = asked->most;
    pad.touch = asked->touch;
    return {pad};
}

QString NationsMatch::ageName() const
{
    return nationswords::age(age());
}

QList<int> NationsMatch::order() const
{
    const auto seats = state().turnOrder();
    return {seats.begin(), seats.end()};
}

int NationsMatch::mostBooks() const
{
    int highest = opponentBooks();
    for (const nations::Player &player : state().seated())
        highest = std::max(highest, static_cast<int>(player.books));
    return std::max(kLeastBooks, highest + kBooksBeyond);
}

bool NationsMatch::canEndAge() const
{
    return nations::passesToTheEnd(state()).size() > 1;
}

void NationsMatch::setForecast(bool forecast)
{
    if (std::exchange(m_forecast, forecast) == forecast)
        return;
    keepHabit(kForecast, forecast);
    tellTable();
}

void NationsMatch::habitsKnown()
{
    m_forecast = habit(kForecast, true);
    tellTable();
}

QString NationsMatch::forecastText() const
{
    const bool isTold = m_forecast && !scoring() && !over() && !state().tilesUnknown && state().depth != nations::Depth::Tracks;
    if (!isTold)
        return {};
    const NationsSheet sheet = acting();
    //: %1 a player, %2 points on the victory point track, %3 points on tiles, %4 both together
    return tr("If it ended now: %1 %2 + %3 on tiles = %4")
        .arg(sheet.name)
        .arg(sheet.points)
        .arg(sheet.tilePoints)
        .arg(sheet.total());
}

} // namespace pegsheet::app
