// SPDX-License-Identifier: Apache-2.0
#include "tests/toy/app/toymatch.h"

#include <algorithm>
#include <span>
#include <utility>

namespace pegsheet::app::toy {

using namespace Qt::StringLiterals;
using namespace pegsheet::toy;

namespace {

constexpr std::array kHoles{Hole::Left, Hole::Middle, Hole::Right};

Put putOf(int hole, int pebbles)
{
    return {kHoles.at(static_cast<std::size_t>(hole)), static_cast<std::uint8_t>(pebbles)};
}

} // namespace

ToyMatch::ToyMatch(std::unique_ptr<Session> session) : TableMatch(std::move(session), nullptr)
{
    refresh(false);
}

QVariantList ToyMatch::sheets() const
{
    QVariantList sheets;
    for (int seat = 0; seat < state().players; ++seat) {
        const Sheet &sheet = state().sheets.at(static_cast<std::size_t>(seat));
        QVariantList holes;
        for (const Hole hole : kHoles)
            holes.append(int{sheet[hole]});
        sheets.append(QVariantMap{{u"seat"_s, seat},
                                  {u"name"_s, names().at(seat)},
                                  {u"mark"_s, markAt(seat)},
                                  {u"points"_s, pebbles(sheet)},
                                  {u"holes"_s, holes}});
    }
    return sheets;
}

QVariantList ToyMatch::rules() const
{
    const QVariantMap entry{{u"title"_s, tr("A turn")}, {u"detail"_s, QString()}, {u"text"_s, tr("Roll, and fill a hole.")}};
    return {QVariantMap{{u"title"_s, tr("Rules")}, {u"entries"_s, QVariantList{entry}}}};
}

QVariantMap ToyMatch::scoreTable() const
{
    if (!over())
        return {};
    QVariantList players;
    QVariantList cells;
    QStringList won;
    const std::vector<int> winners = typed().winners();
    for (int seat = 0; seat < names().size(); ++seat) {
        const bool isWinner = std::find(winners.begin(), winners.end(), seat) != winners.end();
        if (isWinner)
            won.append(names().at(seat));
        players.append(QVariantMap{{u"seat"_s, seat}, {u"name"_s, names().at(seat)}, {u"winner"_s, isWinner}});
        const int points = pebbles(state().sheets.at(static_cast<std::size_t>(seat)));
        cells.append(QVariantMap{{u"text"_s, QString::number(points)}, {u"why"_s, QString()}});
    }
    const QVariantMap total{{u"label"_s, tr("Pebbles")}, {u"kind"_s, u"total"_s}, {u"cells"_s, cells}};
    return {{u"players"_s, players},
            {u"rows"_s, QVariantList{total}},
            {u"title"_s, tr("%1 wins").arg(won.join(u" & "_s))},
            {u"sentence"_s, tr("Most pebbles.")}};
}

QVariantMap ToyMatch::draft() const
{
    if (m_pencil == Pencil())
        return {};
    return {{u"head"_s, match().head()}, {u"die"_s, m_pencil.die}, {u"hole"_s, m_pencil.hole}};
}

void ToyMatch::restoreDraft(const QVariantMap &draft)
{
    if (fits(draft))
        showWith({qBound(0, draft.value(u"die"_s).toInt(), kSides), qBound(-1, draft.value(u"hole"_s, -1).toInt(), 2)});
}

void ToyMatch::rolled(int face)
{
    showWith({face == m_pencil.die ? 0 : face, m_pencil.hole});
}

void ToyMatch::touchHole(int hole)
{
    if (const auto refusal = typed().refuses(putOf(hole, std::max(1, m_pencil.die))))
        tell(*refusal);
    else
        showWith({m_pencil.die, hole == m_pencil.hole ? -1 : hole});
}

bool ToyMatch::cancel()
{
    const bool wasBegun = !(m_pencil == Pencil());
    if (wasBegun)
        showWith({});
    return wasBegun;
}

void ToyMatch::explain(int seat, const QString &path)
{
    const QString note = correctionOf(seat, path);
    refuse(note.isEmpty() ? tr("This cannot be used now. A long touch corrects it.") : note, FieldPath{seat, path});
}

QString ToyMatch::correctionOf(int seat, const QString &path) const
{
    const auto hole = fromName<Hole>(path.toStdString());
    for (int place = typed().length() - 1; hole && place >= 0; --place)
        if (const auto *move = std::get_if<Correct>(&typed().moveAt(place)); move != nullptr && move->player == seat)
            if (move->set.holes[*hole])
                return tr("Corrected by the table: it was %1. “%2”")
                    .arg(int{typed().stateAt(place).sheets.at(static_cast<std::size_t>(seat))[*hole]})
                    .arg(QString::fromStdString(move->why));
    return {};
}

ToyMatch::Bar ToyMatch::barNow()
{
    if (over())
        return {};
    const bool isWhole = m_pencil.die > 0 && m_pencil.hole >= 0;
    Bar bar{tr("Put them there"),
            isWhole ? QString() : tr("touch what the die shows, and a hole"),
            isWhole,
            {},
            [this] { play(putOf(m_pencil.hole, m_pencil.die)); },
            {}};
    bar.offer(tr("Leave them"), [this] { play(Leave{}); });
    return bar;
}

QString ToyMatch::standingNow() const
{
    return tr("Round %1 of %2").arg(round()).arg(kRounds);
}

TableMatch::PendingUndo ToyMatch::pendingUndo()
{
    PendingUndo own;
    if (!(m_pencil == Pencil())) {
        own.undoText = tr("Rub out");
        own.undo = [this] { showWith({}); };
    }
    return own;
}

std::function<void()> ToyMatch::aboutToSeek(int)
{
    return [this] {
        tellNewsFrom(typed().length());
        showWith({});
    };
}

std::function<void()> ToyMatch::snapshot()
{
    return [this, news = newsFrom(), pencil = m_pencil] {
        tellNewsFrom(news);
        showWith(pencil);
    };
}

void ToyMatch::movesMade(int place, int)
{
    tellNewsFrom(place);
    showWith({});
}

std::function<void()> ToyMatch::update()
{
    const State shown = std::exchange(m_shown, state());
    const Pencil pencil = std::exchange(m_shownPencil, m_pencil);
    return [this, isOther = !(shown == m_shown) || !(pencil == m_shownPencil)] {
        if (isOther)
            Q_EMIT tableChanged();
    };
}

void ToyMatch::showWith(Pencil pencil)
{
    m_pencil = pencil;
    refresh(true);
}

void ToyMatch::play(const Move &move)
{
    const Value value = Typed::moveValue(move);
    make(std::span(&value, 1));
}

} // namespace pegsheet::app::toy
