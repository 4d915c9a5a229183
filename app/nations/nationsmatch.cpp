// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationsmatch.h"

#include "app/nations/nationswords.h"
#include "app/text/errortext.h"
#include "model/nations/rules.h"
#include "model/nations/scoring.h"

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

NationsMatch::NationsMatch(std::unique_ptr<Session> session, QObject *parent) : TableMatch(std::move(session), parent)
{
    for (int seat = 0; seat < state().players; ++seat)
        m_sheets.append(new NationsSheet({seat, markAt(seat), names().at(seat)}, this));
    m_acting = new NationsSheet(m_sheets.at(seat())->player(), this);
    for (int place = 0; place < state().columns() * nations::kRows; ++place)
        m_offer.append(new NationsTile(this));
    collectCorrections();
    m_shownBefore = typed().previous();
    refresh(false);
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

// Everybody's passing, one after the other, as long as nothing else is asked for in between; nothing where that does not end
// the actions.
std::vector<nations::Move> NationsMatch::passesToTheEnd() const
{
    std::vector<nations::Move> moves;
    nations::State after = state();
    nations::NoEffects quiet;
    while (after.step == Step::Act && static_cast<int>(moves.size()) < after.players) {
        moves.push_back(nations::Pass{});
        nations::apply(after, moves.back(), quiet);
    }
    if (after.step <= Step::Remove && after.age == state().age)
        moves.clear();
    return moves;
}

bool NationsMatch::canEndAge() const
{
    return passesToTheEnd().size() > 1;
}

void NationsMatch::pass()
{
    play(nations::Pass{});
}

void NationsMatch::endAge()
{
    const std::vector<nations::Move> moves = passesToTheEnd();
    if (moves.size() > 1 && make(moves))
        takeAsOne(static_cast<int>(moves.size()));
}

void NationsMatch::reroll()
{
    play(nations::Reroll{});
}

void NationsMatch::build()
{
    play(nations::Build{});
}

void NationsMatch::opponentBooksRolled(int books)
{
    play(nations::OpponentRoll{static_cast<std::uint8_t>(std::clamp(books, 0, 255))});
}

void NationsMatch::opponentRemoves(int d4)
{
    play(nations::OpponentRemove{static_cast<std::uint8_t>(std::clamp(d4, 0, 255))});
}

void NationsMatch::setForecast(bool forecast)
{
    if (std::exchange(m_forecast, forecast) == forecast)
        return;
    keepHabit(kForecast, forecast);
    Q_EMIT forecastChanged();
}

void NationsMatch::habitsKnown()
{
    m_forecast = habit(kForecast, true);
    Q_EMIT forecastChanged();
}

QString NationsMatch::forecastText() const
{
    const bool isTold = m_forecast && !scoring() && !over() && !state().tilesUnknown && state().depth != nations::Depth::Tracks;
    if (!isTold)
        return {};
    const int track = m_acting->points();
    const int tiles = m_acting->tilePoints();
    //: %1 a player, %2 points on the victory point track, %3 points on tiles, %4 both together
    return tr("If it ended now: %1 %2 + %3 on tiles = %4").arg(playerName()).arg(track).arg(tiles).arg(track + tiles);
}

bool NationsMatch::hasPencil() const
{
    return false;
}

bool NationsMatch::isAtRest() const
{
    return !hasPencil();
}

void NationsMatch::rubOut() {}

bool NationsMatch::letGo()
{
    const bool isBegun = hasPencil();
    rubOut();
    refresh(false);
    return isBegun;
}

TableMatch::OwnUndo NationsMatch::ownUndo()
{
    OwnUndo own;
    if (!hasPencil())
        return own;
    own.undoText = tr("Rub out");
    own.undo = [this] {
        rubOut();
        refresh(false);
    };
    return own;
}

QVariantMap NationsMatch::draft() const
{
    return {};
}

void NationsMatch::takeUp(const QVariantMap &draft)
{
    if (!fits(draft))
        return;
    refresh(true);
}

} // namespace pegsheet::app
