// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/scoretable.h"

#include "app/bronze/words.h"
#include "model/bronze/game.h"
#include "model/bronze/scoring.h"
#include "model/core/matchof.h"

#include <QCoreApplication>
#include <algorithm>

namespace pegsheet::app {

using namespace bronze;

namespace {

struct BronzePaper
{
    Q_DECLARE_TR_FUNCTIONS(BronzePaper)
};

// In millimetres, as everything here.
constexpr double kBox = 4.1;
constexpr double kPitch = 4.5;
constexpr double kLabel = 3; // letters of a building's name
constexpr double kSmall = 2.5;
constexpr double kRight = 98;   // where the developments begin
constexpr double kNumber = 5.2; // room of a monument's points

class Drawer
{
public:
    Drawer(const State &state, int seat, const QStringList &names)
        : m_state(state), m_sheet(state.sheets[static_cast<std::size_t>(seat)]), m_seat(seat), m_names(names),
          m_paper(Paper::ofPlayer(names.value(seat), 120, words::number(totalOf(state, seat))))
    {
    }

    Paper draw()
    {
        drawCities();
        drawMonuments();
        drawDisasters();
        drawScore(drawDevelopments());
        return m_paper;
    }

private:
    // The boxes of a building, row by row, ticked from below as they are on the table.
    void boxes(Target target, double middle, double bottom, bool isFaint)
    {
        const BoxRows &rows = isCity(target) ? kCities[cityOf(target)].rows : kMonuments[monumentOf(target)].rows;
        const auto used = static_cast<std::size_t>(std::count_if(rows.begin(), rows.end(), [](int row) { return row > 0; }));
        int left = m_sheet.boxes(target);
        for (std::size_t row = used; row-- > 0;) {
            const double y = bottom - static_cast<double>(used - row) * kPitch;
            const double x = middle - rows[row] * kPitch / 2;
            for (int box = 0; box < rows[row]; ++box)
                m_paper.box({x + box * kPitch, y, kBox, kBox}, left-- > 0, isFaint);
        }
    }

    void drawCities()
    {
        m_paper.heading(4, 12.5, 90, BronzePaper::tr("Cities"));
        const double width = 22.5;
        double x = 4;
        for (const City city : kAll<City>) {
            m_paper.text({x, 18, width, 4}, words::name(targetOf(city)), kLabel, Paper::Face::Plain, Paper::kCentred);
            boxes(targetOf(city), x + width / 2, 36.5, false);
            x += width;
        }
    }

    // What the first and everybody after gets: the points earned are ringed, the first ones struck out where they are gone.
    void points(Monument monument, double middle, double y)
    {
        const int earned = m_sheet.monumentPoints[monument];
        const int first = kMonuments[monument].first;
        const bool isFinished = m_sheet.finished(targetOf(monument));
        const QRectF one(middle - kNumber - 0.5, y, kNumber, 4.4);
        const QRectF later(middle + 0.5, y, kNumber, 4.4);
        m_paper.text(one, words::number(first), kLabel, Paper::Face::Bold, Paper::kCentred);
        m_paper.text(later, words::number(laterPoints(m_state, monument)), kLabel, Paper::Face::Plain, Paper::kCentred);
        if (isFinished)
            m_paper.ring(earned == first ? one : later);
        if (firstTaken(m_state, monument) && !(isFinished && earned == first))
            m_paper.strike(one.adjusted(0.6, 0.6, -0.6, -0.6));
    }

    void monument(Monument monument, QRectF place)
    {
        const bool isOpen = inPlay(m_state, monument);
        const double middle = place.center().x();
        m_paper.text({place.left(), place.top(), place.width(), 4}, words::name(targetOf(monument)), kLabel, Paper::Face::Plain,
                     Paper::kCentred);
        boxes(targetOf(monument), middle, place.bottom(), !isOpen);
        if (isOpen)
            points(monument, middle, place.top() + 4);
        else
            m_paper.strike(place.adjusted(2, 0.5, -2, 0));
    }

    void drawMonuments()
    {
        m_paper.heading(4, 38.5, 90, BronzePaper::tr("Monuments"));
        monument(Monument::StepPyramid, {4, 44, 23, 22});
        monument(Monument::StoneCircle, {27, 44, 23, 22});
        monument(Monument::Temple, {50, 44, 23, 22});
        monument(Monument::Obelisk, {73, 44, 21, 49});
        monument(Monument::HangingGardens, {4, 67, 33, 26});
        monument(Monument::GreatPyramid, {38, 67, 33, 31});
        wall({4, 98.2, 90, 9.3});
    }

    // One row of boxes, its name and points beside each other above it.
    void wall(QRectF place)
    {
        const bool isOpen = inPlay(m_state, Monument::GreatWall);
        m_paper.text({place.left(), place.top(), 34, 4.4}, words::name(Target::GreatWall), kLabel);
        boxes(Target::GreatWall, place.left() + 13 * kPitch / 2, place.bottom(), !isOpen);
        if (isOpen)
            points(Monument::GreatWall, place.left() + 41, place.top());
        else
            m_paper.strike(place.adjusted(0, 0, -30, 0));
    }

    // Groups of five, three beside each other; more than are printed are a number only.
    void drawDisasters()
    {
        constexpr int kPrinted = 45;
        constexpr double kTiny = 2.1;
        const double y = 110;
        m_paper.text({4, y, 23, 4}, BronzePaper::tr("Disasters"), kLabel);
        m_paper.text({4, y + 4.6, 23, 4}, words::number(-m_sheet.disasters), kLabel, Paper::Face::Bold);
        for (int box = 0; box < kPrinted; ++box) {
            const int row = box / 15;
            const int column = box % 15;
            m_paper.box({29 + column * 2.6 + column / 5 * 1.6, y + row * 3.1, kTiny, kTiny}, box < m_sheet.disasters);
        }
        if (m_state.variant != Variant::Late)
            return;
        m_paper.text({74, y, 20, 3.4}, BronzePaper::tr("Ships"), kSmall);
        for (int ship = 0; ship < kMaxShips; ++ship)
            m_paper.box({74 + ship * 3.6, y + 4, 3, 3}, ship < m_sheet.ships);
    }

    // Where the last row ends.
    double drawDevelopments()
    {
        m_paper.heading(kRight, 12.5, 84, BronzePaper::tr("Developments"));
        const double pitch = m_state.variant == Variant::Late ? 3.9 : 4.5;
        double y = 18;
        for (const Development development : kAll<Development>) {
            if (!exists(m_state, development))
                continue;
            const bool has = m_sheet.has(development);
            const Paper::Face face = has ? Paper::Face::Bold : Paper::Face::Plain;
            m_paper.box({kRight, y + (pitch - 3.3) / 2, 3.3, 3.3}, has);
            m_paper.text({kRight + 4.6, y, 22, pitch}, words::name(development), kLabel, face);
            m_paper.text({kRight + 27.2, y, 44.3, pitch}, words::effect(development, m_state.variant, m_state.isSolo()), kSmall);
            m_paper.text({kRight + 71.5, y, 5.5, pitch}, words::number(costOf(m_state, development)), kSmall, Paper::Face::Plain,
                         Paper::kAtRight);
            const QRectF worth(kRight + 78, y, 6, pitch);
            m_paper.text(worth, words::number(pointsOf(m_state, development)), kLabel, face, Paper::kCentred);
            if (has)
                m_paper.ring(worth);
            y += pitch;
        }
        return y;
    }

    void drawScore(double y)
    {
        y += 1;
        m_paper.heading(kRight, y, 84, BronzePaper::tr("Score"));
        y += 5.4;
        m_paper.scores({kRight, y, 84, Paper::kOfPlayer.height() - 2 - y}, bronzeScoreTable(m_state, m_names), m_seat, 4.6, 4.6);
    }

    const State &m_state;
    const Sheet &m_sheet;
    int m_seat;
    const QStringList &m_names;
    Paper m_paper;
};

} // namespace

Paper bronzePaper(const Match &match, int seat, const QStringList &names)
{
    return Drawer(static_cast<const MatchOf<Bronze> &>(match).current(), seat, names).draw();
}

QString bronzePaperTitle(const Match &match)
{
    //: Over a printed score sheet: %1 the game, %2 the rule set
    return BronzePaper::tr("%1 · %2").arg(gameName(), variantName(static_cast<const MatchOf<Bronze> &>(match).current().variant));
}

} // namespace pegsheet::app
