// SPDX-License-Identifier: Apache-2.0
// The boxes of a civilization as they lie on its mat: which are covered, where tokens stand, and what can come next.
#include "app/tapestry/tapestrydrawnmats.h"
#include "app/tapestry/text/benefittext.h"
#include "app/tapestry/text/tapestrytext.h"
#include "model/tapestry/counting.h"
#include "model/tapestry/printed.h"
#include "model/tapestry/procedures/mats.h"

#include <QPointF>

#include <algorithm>
#include <array>

namespace pegsheet::app::tapestryview {

using namespace Qt::StringLiterals;
using namespace tapestry;

namespace {

constexpr Per<const char *, Predicted> kPredictedIcons{{"bulb", "gridBlock", "hexagonFlag", "check"}};

QString pointsText(int points)
{
    return benefitText(std::array{Node{Word::Vp, static_cast<std::uint8_t>(points), 1, 1}});
}

// Boxes as they are put down one after the other, and how far they reach.
class Boxes
{
public:
    Boxes(const State &state, Civilization civilization)
        : m_state(state), m_civilization(civilization), m_row(kCivilizations[civilization]), m_mat(state.mats[civilization])
    {
    }

    [[nodiscard]] QVariantMap all()
    {
        switch (m_row.course) {
        case Course::Cover: addCovered(); break;
        case Course::Up: addTokens(); break;
        case Course::Path: addPath(); break;
        case Course::Exposed: addExposed(); break;
        case Course::Buildings: addBuildings(); break;
        case Course::None: addOwn(); break;
        }
        return {{u"boxes"_s, m_boxes}, {u"edges"_s, m_edges}, {u"columns"_s, m_columns}, {u"rows"_s, m_rows}};
    }

private:
    void add(QPointF at, const QVariantList &pictures, const QString &state, const QString &says)
    {
        m_columns = std::max(m_columns, static_cast<int>(at.x()) + 1);
        m_rows = std::max(m_rows, static_cast<int>(at.y()) + 1);
        m_boxes.append(
            QVariantMap{{u"x"_s, at.x()}, {u"y"_s, at.y()}, {u"pictures"_s, pictures}, {u"state"_s, state}, {u"says"_s, says}});
    }
    // The box of the row, as it is printed.
    void addBox(QPointF at, int column, int box, const QString &state)
    {
        const auto benefit = printedAt(kPrinted.box(m_civilization, column, box));
        add(at, pictures(benefit), state, benefitText(benefit));
    }
    // Where a token begins.
    void addStart(QPointF at, bool hasToken)
    {
        //: Of a civilization: where a token stands before it comes to the first box
        const QString says = TapestryView::tr("start");
        const QString onwards = m_row.course == Course::Up ? u"chevronUp"_s : u"chevron"_s;
        add(at, {picture(onwards)}, hasToken ? u"token"_s : u"past"_s, says);
    }
    void addTrack(Track track, const QString &state)
    {
        add(QPointF(static_cast<int>(track), 0), {picture(iconOf(track))}, state, termText("track", nameOf(track)));
    }

    // From the left; each once.
    void addCovered()
    {
        for (int box = 0; box < m_row.columns() * m_row.boxesIn(0); ++box)
            addBox(QPointF(box, 0), 0, box, (m_mat.tracks() >> box & 1U) != 0 ? u"covered"_s : u"next"_s);
    }
    // From below; a token begins under its column.
    void addTokens()
    {
        const int high = highest();
        for (int column = 0; column < m_row.columns(); ++column) {
            addStart(QPointF(column, high), m_mat.column(column) == 0);
            for (int box = 0; box < m_row.boxesIn(column); ++box) {
                const int next = m_mat.column(column);
                addBox(QPointF(column, high - 1 - box), column, box,
                       box + 1 == next      ? u"token"_s
                           : box == next    ? u"next"_s
                           : box + 1 < next ? u"past"_s
                                            : QString());
            }
        }
    }
    // From below.
    void addBuildings()
    {
        for (int column = 0; column < m_row.columns(); ++column)
            for (int box = 0; box < m_row.boxesIn(column); ++box) {
                const int next = m_mat.column(column);
                addBox(QPointF(column, highest() - 1 - box), column, box,
                       box < next        ? u"covered"_s
                           : box == next ? u"next"_s
                                         : QString());
            }
    }
    // The start, and columns of boxes to the right of it; [0] are those that can be reached.
    void addPath()
    {
        const int high = highest();
        std::array<std::uint32_t, kBoxColumns + 1> reached{};
        for (int column = m_mat.tokenColumn(); column < m_row.columns(); ++column)
            for (int row = 0; row < high; ++row) {
                const bool isOn = column == m_mat.tokenColumn() ? column == 0 || row == m_mat.tokenRow()
                                                                : (reached.at(static_cast<std::size_t>(column)) >> row & 1U) != 0;
                if (isOn)
                    reached.at(static_cast<std::size_t>(column) + 1) |= pathsFrom(column, row);
            }
        addStart(QPointF(0, (high - 1) / 2.0), m_mat.tokenColumn() == 0);
        for (int column = 1; column <= m_row.columns(); ++column)
            for (int row = 0; row < high; ++row)
                addBox(QPointF(column, row), column - 1, row,
                       stateOnPath(column, row, (reached.at(static_cast<std::size_t>(column)) >> row & 1U) != 0));
        addEdges(reached);
    }
    [[nodiscard]] QString stateOnPath(int column, int row, bool isReached) const
    {
        if (m_mat.tokenColumn() == column && m_mat.tokenRow() == row)
            return u"token"_s;
        if (!isReached)
            return u"past"_s;
        return column == m_mat.tokenColumn() + 1 ? u"next"_s : QString();
    }
    void addEdges(const std::array<std::uint32_t, kBoxColumns + 1> &reached)
    {
        const int high = highest();
        for (int column = 0; column < m_row.columns(); ++column)
            for (int row = 0; row < (column == 0 ? 1 : high); ++row)
                for (int to = 0; to < high; ++to) {
                    if ((pathsFrom(column, row) >> to & 1U) == 0)
                        continue;
                    const bool isHere = m_mat.tokenColumn() == column && (column == 0 || m_mat.tokenRow() == row);
                    const bool isOpen = isHere || (reached.at(static_cast<std::size_t>(column)) >> row & 1U) != 0;
                    m_edges.append(QVariantMap{{u"from"_s, QPointF(column, column == 0 ? (high - 1) / 2.0 : row)},
                                               {u"to"_s, QPointF(column + 1, to)},
                                               {u"isOpen"_s, isOpen}});
                }
    }
    // Each row from the left.
    void addExposed()
    {
        for (int column = 0; column < m_row.columns(); ++column)
            for (int box = 0; box < m_row.boxesIn(column); ++box)
                addBox(QPointF(box, column), column, box,
                       liesOpen(m_state, m_civilization, column, box) ? u"bright"_s : u"covered"_s);
    }

    // What has no boxes, and is drawn nevertheless.
    void addOwn()
    {
        if (m_row.shows(MatField::Rolled))
            for (const Track track : kAll<Track>)
                addTrack(track, (m_mat.tracks() >> static_cast<unsigned>(track) & 1U) != 0 ? u"token"_s : QString());
        if (m_row.shows(MatField::Numbers))
            addNumbers();
        if (m_row.procedure == MatProcedure::Isolationists)
            addLand();
        if (m_row.shows(MatField::Protected))
            addProtected();
        if (m_row.procedure == MatProcedure::TheChosen)
            addLed();
    }
    void addProtected()
    {
        //: Of a civilization: so many own territories are protected by buildings
        const QString says = TapestryView::tr("%n protected territory(ies)", nullptr, m_mat.number());
        add({}, {picture(u"hexagonFlag"_s), picture(u"shield"_s, QString::number(m_mat.number()))}, {}, says);
    }
    void addNumbers()
    {
        for (const Predicted what : kAll<Predicted>) {
            const int now = countOf(m_state, m_mat.owner, what);
            const int number = m_mat.number(what);
            //: Of a number that was predicted: %1 how many there are now, %2 the number
            const QString text = number == 0 ? u"–"_s : TapestryView::tr("%1/%2").arg(now).arg(number);
            const char *icon = kPredictedIcons[what];
            add(QPointF(static_cast<int>(what), 0), {picture(QString::fromUtf8(icon), text)},
                m_mat.isReached(what) ? u"reached"_s : QString(), numberText(what, now, number));
        }
    }
    [[nodiscard]] static QString numberText(Predicted what, int now, int number)
    {
        const QString name = predictedName(what);
        if (number == 0)
            //: Of a number that a player predicts: %1 "Tech cards", %2 how many there are
            return TapestryView::tr("%1: %2, nothing predicted").arg(name).arg(now);
        //: Of a number that a player predicted: %1 "Tech cards", %2 how many there are, %3 the number
        return TapestryView::tr("%1: %2 of %3").arg(name).arg(now).arg(number);
    }
    void addLand()
    {
        const int most = static_cast<int>(kLandPoints.size()) - 1;
        for (int size = 1; size <= most; ++size) {
            //: The size of a land, which is the largest that brings more: "6+"
            const QString text = size == most ? TapestryView::tr("%1+").arg(size) : QString::number(size);
            add(QPointF((size - 1) % (most / 2), (size - 1) / (most / 2)),
                {picture(u"hexagon"_s, text), picture(u"star"_s, QString::number(landPoints(size)))}, {},
                //: Of land in the last income turn: %1 its size, %2 points
                TapestryView::tr("size %1: %2").arg(text, pointsText(landPoints(size))));
        }
    }
    // Tracks that bring points as they stand, and achievements behind them.
    void addLed()
    {
        const int seat = m_mat.owner;
        for (const Track track : kAll<Track>)
            addTrack(track, m_state.at(seat).ends.has(track) || isNotBehind(m_state, seat, track) ? u"bright"_s : QString());
        const int prizes = countPrizes(m_state, seat);
        add(QPointF(static_cast<int>(kCount<Track>), 0), {picture(u"trophy"_s, QString::number(prizes))},
            prizes > 0 ? u"bright"_s : QString(),
            //: Of a civilization: so many achievements count
            TapestryView::tr("%n achievement(s)", nullptr, prizes));
    }

    [[nodiscard]] int highest() const
    {
        int high = 0;
        for (int column = 0; column < m_row.columns(); ++column)
            high = std::max(high, m_row.boxesIn(column));
        return high;
    }

    const State &m_state;
    Civilization m_civilization;
    const CivilizationRow &m_row;
    const MatState &m_mat;
    QVariantList m_boxes;
    QVariantList m_edges;
    int m_columns = 0;
    int m_rows = 0;
};

} // namespace

QString predictedName(Predicted what)
{
    switch (what) {
    //: What is predicted
    case Predicted::Tech: return TapestryView::tr("Tech cards");
    //: What is predicted
    case Predicted::Districts: return TapestryView::tr("Complete districts");
    //: What is predicted
    case Predicted::Control: return TapestryView::tr("Territories");
    case Predicted::Tracks: break;
    }
    //: What is predicted
    return TapestryView::tr("Completed tracks");
}

QVariantMap drawnBoxes(const State &state, Civilization civilization)
{
    return Boxes(state, civilization).all();
}

} // namespace pegsheet::app::tapestryview
