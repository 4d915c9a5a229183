// SPDX-License-Identifier: Apache-2.0
#include "app/empires/empirespaper.h"

#include "app/empires/empiresscores.h"
#include "app/empires/empiresview.h"
#include "app/empires/text/empirestext.h"
#include "app/text/scoretext.h"
#include "model/core/matchof.h"
#include "model/empires/game.h"

#include <QCoreApplication>
#include <algorithm>

namespace pegsheet::app {

using namespace Qt::StringLiterals;
using namespace empires;

namespace {

struct EmpiresPaper
{
    Q_DECLARE_TR_FUNCTIONS(EmpiresPaper)
};

// In millimetres, as everything here.
constexpr QSizeF kSheet(186, 122);
constexpr double kLeft = 4;
constexpr double kWide = 178;
constexpr double kTop = 13;
constexpr double kBottom = 118;
constexpr double kRowHeight = 40;
constexpr double kLetters = 3;
constexpr double kSmall = 2.4;
constexpr double kHalf = 86;
constexpr Qt::Alignment kCentred = Qt::AlignHCenter | Qt::AlignVCenter;
constexpr Qt::Alignment kAtRight = Qt::AlignRight | Qt::AlignVCenter;

class Drawer
{
public:
    Drawer(const State &state, int seat, const QStringList &names) : m_state(state), m_seat(seat), m_names(names) {}

    Paper draw()
    {
        m_paper.box(QRectF(QPointF(), kSheet), false);
        m_paper.text({4, 2, 150, 8}, m_names.value(m_seat), 5.6, Paper::Face::Title);
        m_paper.text({154, 2, 28, 8}, numberText(scoreOf(m_state, m_seat).total), 5.6, Paper::Face::Bold, kAtRight);
        m_paper.line({0, 11}, {kSheet.width(), 11}, 0.4);
        if (m_state.step != Step::Row)
            drawRow();
        const double below = kTop + kRowHeight + 4;
        drawLedger(below);
        drawScore(below);
        return m_paper;
    }

private:
    void heading(double x, double y, const QString &words)
    {
        m_paper.text({x, y, kHalf, 4.5}, words, 3.4, Paper::Face::Title);
        m_paper.line({x, y + 4.8}, {x + kHalf, y + 4.8}, 0.25);
    }

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
            m_paper.text({box.left() + 0.6, box.top() + number * kPitch, box.width() - 1.2, kPitch}, words, size, face, kCentred);
    }

    // As many as find room, the newest first.
    void drawLedger(double y)
    {
        heading(kLeft, y, scoreName("track"));
        y += 6;
        constexpr double kPitch = 4.2;
        const QVariantList ledger = empiresview::ledger(m_state, m_seat);
        for (const QVariant &each : ledger) {
            if (y + kPitch > kBottom)
                return;
            const QVariantMap entry = each.toMap();
            //: A line of the points of a player: %1 the number of the round, %2 what brought them
            const QString what = EmpiresPaper::tr("Round %1 · %2").arg(entry[u"round"_s].toInt()).arg(entry[u"name"_s].toString());
            m_paper.text({kLeft, y, kHalf - 14, kPitch}, what, kSmall);
            m_paper.text({kLeft + kHalf - 14, y, 14, kPitch}, numberText(entry[u"points"_s].toInt()), kSmall, Paper::Face::Plain,
                         kAtRight);
            y += kPitch;
        }
    }

    void drawScore(double y)
    {
        const double left = kLeft + kWide - kHalf;
        //: Over the final score of a player
        heading(left, y, EmpiresPaper::tr("Score"));
        y += 6;
        const QVariantList rows = empiresScoreTable(m_state, m_names)[u"rows"_s].toList();
        const double pitch = std::min(5.2, (kBottom - y) / static_cast<double>(std::max<qsizetype>(rows.size(), 1)));
        const double size = std::min(kLetters, 0.78 * pitch);
        for (const QVariant &each : rows) {
            const QVariantMap row = each.toMap();
            const QString kind = row[u"kind"_s].toString();
            const bool isTotal = kind == "total"_L1;
            const Paper::Face face = isTotal || kind == "subtotal"_L1 ? Paper::Face::Bold : Paper::Face::Plain;
            if (isTotal)
                m_paper.line({left, y}, {left + kHalf, y}, 0.25);
            m_paper.text({left, y, kHalf - 16, pitch}, row[u"label"_s].toString(), size, face);
            m_paper.text({left + kHalf - 16, y, 16, pitch}, row[u"cells"_s].toList().value(m_seat).toMap()[u"text"_s].toString(),
                         size, face, kAtRight);
            y += pitch;
        }
    }

    const State &m_state;
    int m_seat;
    const QStringList &m_names;
    Paper m_paper{kSheet};
};

} // namespace

ScoreSheet empiresScoreSheet(const Match &match)
{
    const State &state = static_cast<const MatchOf<Empires> &>(match).current();
    QStringList names;
    for (const std::string &name : match.setup().players)
        names.append(QString::fromStdString(name));
    ScoreSheet sheet;
    sheet.title = gameName();
    if (match.over()) {
        const QVariantMap table = empiresScoreTable(state, names);
        sheet.result = table[u"title"_s].toString();
        sheet.reason = table[u"sentence"_s].toString();
    }
    for (int seat = 0; seat < names.size(); ++seat)
        sheet.papers.append(Drawer(state, seat, names).draw());
    return sheet;
}

} // namespace pegsheet::app
