// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationsscores.h"

#include "app/nations/nationswords.h"
#include "model/core/matchof.h"
#include "model/nations/game.h"
#include "model/nations/scoring.h"

#include <QCoreApplication>
#include <algorithm>

namespace pegsheet::app {

using namespace nations;

namespace {

struct NationsPaper
{
    Q_DECLARE_TR_FUNCTIONS(NationsPaper)
};

// In millimetres, as everything here.
constexpr double kLeft = 4;
constexpr double kWide = 112;  // of the board
constexpr double kRight = 122; // where the points begin
constexpr double kRightWide = 60;
constexpr double kTop = 13;
constexpr double kBottom = 118;
constexpr double kLetters = 3;
constexpr double kSmall = 2.5;

class Drawer
{
public:
    Drawer(const State &state, int seat, const QStringList &names)
        : m_state(state), m_player(state.seats.at(static_cast<std::size_t>(seat))), m_seat(seat), m_names(names),
          m_paper(Paper::ofPlayer(names.value(seat), 110, QString::number(totalOf(state, seat))))
    {
    }

    Paper draw()
    {
        //: On a printed board: %1 the place on the book track
        const QString books = NationsPaper::tr("Books: %1");
        if (!m_state.agreed.onlySheets)
            m_paper.text({114, 2, 40, 8}, books.arg(m_player.books), kLetters, Paper::Face::Plain, Paper::kAtRight);
        if (!areTilesTyped(m_state, m_seat))
            drawBoard();
        drawPoints();
        return m_paper;
    }

private:
    // A tile as a card: its name, what it brings a line each, its points in the corner.
    void card(const QRectF &place, const QString &name, const QStringList &lines, const QString &points)
    {
        constexpr double kInner = 1.2;
        m_paper.box(place, false);
        const double width = place.width() - 2 * kInner;
        double y = place.top() + 0.8;
        m_paper.text({place.left() + kInner, y, width, 4}, name, kLetters, Paper::Face::Bold);
        for (const QString &line : lines) {
            y += 3.6;
            if (y + 3.6 <= place.bottom() - 4)
                m_paper.text({place.left() + kInner, y, width, 3.6}, line, kSmall);
        }
        if (points.isEmpty())
            return;
        const QRectF corner(place.right() - 7.5, place.bottom() - 4.8, 6.5, 4.2);
        m_paper.text(corner, points, kLetters, Paper::Face::Bold, Paper::kCentred);
        m_paper.ring(corner);
    }

    void card(const QRectF &place, const Tile &tile, bool isCounted)
    {
        QStringList lines = nationswords::gains(tile.gains);
        if (tile.stone > 0)
            lines.append(nationswords::symbols(Symbol::Stone, tile.stone));
        card(place, nationswords::nameOfTile(tile), lines, isCounted ? QString::number(tile.points) : QString());
    }

    // An empty place says what would lie there.
    void emptyCard(const QRectF &place, const QString &words)
    {
        m_paper.box(place, false, true);
        m_paper.text(place, words, kSmall, Paper::Face::Plain, Paper::kCentred);
    }

    void drawBoard()
    {
        m_paper.heading(kLeft, kTop, kWide, scoreName("developments"));
        constexpr double kGap = 1.5;
        constexpr double kSlot = (kWide - 4 * kGap) / kSlots;
        for (int slot = 0; slot < kSlots; ++slot) {
            const QRectF place(kLeft + slot * (kSlot + kGap), kTop + 6.5, kSlot, 24);
            const Place &tile = m_player.developments.at(static_cast<std::size_t>(slot));
            if (tile)
                card(place, *tile, true);
            else
                card(place, scoreName(nameOf(static_cast<Printed>(slot))), nationswords::gains(gainsOf(tile)), {});
        }
        constexpr double kHalf = (kWide - kGap) / 2;
        const QRectF advisor(kLeft, kTop + 33, kHalf, 19);
        const QRectF wonder(kLeft + kHalf + kGap, kTop + 33, kHalf, 19);
        if (m_player.advisor)
            card(advisor, *m_player.advisor, true);
        else
            emptyCard(advisor, scoreName("advisor"));
        if (m_player.wonder)
            card(wonder, *m_player.wonder, false);
        else
            emptyCard(wonder, termText("field", "wonder"));
        drawBeside(kTop + 54.5);
    }

    // Colonies, then built wonders, in rows of five; where there are more the rows are lower.
    void drawBeside(double y)
    {
        const int count = static_cast<int>(m_player.colonies.size() + m_player.built.size());
        //: Over the colonies and built wonders of a player: both are names of kinds of tiles
        const QString both = NationsPaper::tr("%1 · %2");
        m_paper.heading(kLeft, y, kWide, both.arg(scoreName("colonies"), termText("field", "built")));
        constexpr double kGap = 1.5;
        constexpr int kInARow = 5;
        constexpr double kCard = (kWide - (kInARow - 1) * kGap) / kInARow;
        const int rows = std::max(2, (count + kInARow - 1) / kInARow);
        const double pitch = (kBottom - y - 6.5) / rows;
        for (int place = 0; place < count; ++place) {
            const bool isBuilt = place >= static_cast<int>(m_player.colonies.size());
            const auto at = static_cast<std::size_t>(place) - (isBuilt ? m_player.colonies.size() : 0);
            card({kLeft + place % kInARow * (kCard + kGap), y + 6.5 + place / kInARow * pitch, kCard, pitch - kGap},
                 isBuilt ? m_player.built[at] : m_player.colonies[at], true);
        }
    }

    // Age by age what the track got.
    double drawAges(double y)
    {
        constexpr double kColumn = 12;
        constexpr double kPitch = 5;
        const auto column = [&](int place) { return kRight + kRightWide - (4 - place) * kColumn; };
        const auto cell = [&](int place, const QString &words, double size, Paper::Face face) {
            m_paper.text({column(place), y, kColumn, kPitch}, words, size, face, Paper::kAtRight);
        };
        cell(0, scoreName("books"), kSmall, Paper::Face::Plain);
        cell(1, scoreName("famine"), kSmall, Paper::Face::Plain);
        cell(2, scoreName("war"), kSmall, Paper::Face::Plain);
        for (int age = 1; age <= kAges; ++age) {
            const AgePoints &points = m_player.ledger.at(static_cast<std::size_t>(age - 1));
            y += kPitch;
            m_paper.text({kRight, y, 20, kPitch}, nationswords::age(age), kLetters);
            cell(0, QString::number(points.books), kLetters, Paper::Face::Plain);
            cell(1, QString::number(points.famine), kLetters, Paper::Face::Plain);
            cell(2, QString::number(points.war), kLetters, Paper::Face::Plain);
            cell(3, QString::number(points.total()), kLetters, Paper::Face::Bold);
        }
        return y + kPitch + 3;
    }

    void drawPoints()
    {
        m_paper.heading(kRight, kTop, kRightWide, scoreName("track"));
        double y = m_state.agreed.onlySheets ? kTop + 6.5 : drawAges(kTop + 6.5);
        m_paper.heading(kRight, y, kRightWide, NationsPaper::tr("Score"));
        y += 6;
        m_paper.scores({kRight, y, kRightWide, kBottom - y}, nationsScoreTable(m_state, m_names), m_seat, 5.2);
    }

    const State &m_state;
    const Player &m_player;
    int m_seat;
    const QStringList &m_names;
    Paper m_paper;
};

} // namespace

Paper nationsPaper(const Match &match, int seat, const QStringList &names)
{
    return Drawer(static_cast<const MatchOf<nations::Nations> &>(match).current(), seat, names).draw();
}

} // namespace pegsheet::app
