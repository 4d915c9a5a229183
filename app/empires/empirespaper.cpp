// SPDX-License-Identifier: Apache-2.0
#include "app/empires/empiresscores.h"

#include "app/empires/empiresview.h"
#include "app/empires/text/empirestext.h"
#include "app/text/scoretext.h"
#include "model/core/matchof.h"
#include "model/empires/game.h"

#include <QCoreApplication>

namespace pegsheet::app {

using namespace Qt::StringLiterals;
using namespace empires;

namespace {

struct EmpiresPaper
{
    Q_DECLARE_TR_FUNCTIONS(EmpiresPaper)
};

// In millimetres, as everything here.
constexpr double kLeft = 4;
constexpr double kWide = 178;
constexpr double kTop = 13;
constexpr double kBottom = 118;
constexpr double kRowHeight = 40;
constexpr double kLetters = 3;
constexpr double kSmall = 2.4;
constexpr double kHalf = 86;

class Drawer
{
public:
    Drawer(const State &state, int seat, const QStringList &names)
        : m_state(state), m_seat(seat), m_names(names),
          m_paper(Paper::ofPlayer(names.value(seat), 150, numberText(scoreOf(state, seat).total)))
    {
    }

    Paper draw()
    {
        if (m_state.step != Step::Row)
            drawRow();
        const double below = kTop + kRowHeight + 4;
        drawLedger(below);
        drawScore(below);
        return m_paper;
    }

private:
    // The eleven places from the left; one that is destroyed is struck out.
    void drawRow()
    {
        constexpr double kGap = 1;
        constexpr double kColumn = (kWide - (kPlaces - 1) * kGap) / kPlaces;
        const QVariantList row = empiresview::row(m_state, m_seat, Pencil());
        for (int at = 0; at < row.size(); ++at) {
            const QVariantMap place = row.at(at).toMap();
            const QRectF box(kLeft + at * (kColumn + kGap), kTop, kColumn, kRowHeight);
            const bool isDestroyed = place[u"destroyed"_s].toBool();
            const int value = place[u"value"_s].toInt();
            m_paper.box(box, false, isDestroyed);
            line(box, 0, QString::number(at + 1), kSmall, Paper::Face::Plain);
            line(box, 1, place[u"name"_s].toString(), kSmall, Paper::Face::Bold);
            line(box, 2, value > 0 ? QString::number(value) : QString(), kLetters, Paper::Face::Plain);
            if (isDestroyed)
                m_paper.strike({box.left() + 1, box.top() + 4.5, box.width() - 2, 9});
            int number = 3;
            for (const QVariant &card : place[u"cards"_s].toList())
                line(box, number++, card.toMap()[u"name"_s].toString(), kSmall, Paper::Face::Plain);
        }
    }

    void line(const QRectF &box, int number, const QString &words, double size, Paper::Face face)
    {
        constexpr double kPitch = 4.4;
        if (number * kPitch + kPitch <= box.height())
            m_paper.text({box.left() + 0.6, box.top() + number * kPitch, box.width() - 1.2, kPitch}, words, size, face,
                         Paper::kCentred);
    }

    // As many as find room, the newest first.
    void drawLedger(double y)
    {
        m_paper.heading(kLeft, y, kHalf, scoreName("track"));
        y += 6;
        constexpr double kPitch = 4.2;
        const QVariantList ledger = empiresview::ledger(m_state, m_seat);
        for (const QVariant &each : ledger) {
            if (y + kPitch > kBottom)
                return;
            const QVariantMap entry = each.toMap();
            //: A line of the points of a player: %1 the number of the round, %2 what brought them
            const QString what = EmpiresPaper::tr("Round %1 · %2").arg(entry[u"round"_s].toInt()).arg(entry[u"name"_s].toString());
            m_paper.entry({kLeft, y, kHalf, kPitch}, what, numberText(entry[u"points"_s].toInt()), 14, kSmall);
            y += kPitch;
        }
    }

    void drawScore(double y)
    {
        const double left = kLeft + kWide - kHalf;
        //: Over the final score of a player
        m_paper.heading(left, y, kHalf, EmpiresPaper::tr("Score"));
        y += 6;
        m_paper.scores({left, y, kHalf, kBottom - y}, empiresScoreTable(m_state, m_names), m_seat, 5.2);
    }

    const State &m_state;
    int m_seat;
    const QStringList &m_names;
    Paper m_paper;
};

} // namespace

Paper empiresPaper(const Match &match, int seat, const QStringList &names)
{
    return Drawer(static_cast<const MatchOf<Empires> &>(match).current(), seat, names).draw();
}

} // namespace pegsheet::app
