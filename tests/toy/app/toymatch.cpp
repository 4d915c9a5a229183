// SPDX-License-Identifier: Apache-2.0
#include "tests/toy/app/toymatch.h"

#include <span>
#include <utility>

namespace pegsheet::app::toy {

using namespace Qt::StringLiterals;
using namespace pegsheet::toy;

namespace {

constexpr std::array kHoles{Hole::Left, Hole::Middle, Hole::Right};

QString nameOfHole(int hole)
{
    return QString::fromUtf8(nameOf(kHoles.at(static_cast<std::size_t>(hole))));
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
    const QVariantMap entry{{u"title"_s, u"A turn"_s}, {u"detail"_s, QString()}, {u"text"_s, u"Roll, and fill a hole."_s}};
    return {QVariantMap{{u"title"_s, u"Rules"_s}, {u"entries"_s, QVariantList{entry}}}};
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
    const QVariantMap total{{u"label"_s, u"Pebbles"_s}, {u"kind"_s, u"total"_s}, {u"cells"_s, cells}};
    return {{u"players"_s, players},
            {u"rows"_s, QVariantList{total}},
            {u"title"_s, u"%1 wins"_s.arg(won.join(u" & "_s))},
            {u"sentence"_s, u"Most pebbles."_s}};
}

QVariantMap ToyMatch::draft() const
{
    return m_pencil < 0 ? QVariantMap() : QVariantMap{{u"head"_s, match().head()}, {u"hole"_s, m_pencil}};
}

void ToyMatch::restoreDraft(const QVariantMap &draft)
{
    if (fits(draft) && state().step == Step::Put)
        showWith(qBound(-1, draft.value(u"hole"_s, -1).toInt(), 2));
}

void ToyMatch::roll(int face)
{
    play(Roll{static_cast<std::uint8_t>(face)});
}

void ToyMatch::touchHole(int hole)
{
    const Move move = Put{kHoles.at(static_cast<std::size_t>(hole))};
    if (const auto refusal = typed().refuses(move))
        tell(*refusal);
    else
        showWith(hole == m_pencil ? -1 : hole);
}

bool ToyMatch::cancel()
{
    if (m_pencil < 0)
        return false;
    showWith(-1);
    return true;
}

void ToyMatch::explain(int seat, const QString &path)
{
    const QString note = correctionOf(seat, path);
    refuse(note.isEmpty() ? u"This cannot be used now. A long touch corrects it."_s : note, Aim{seat, path});
}

QString ToyMatch::correctionOf(int seat, const QString &path) const
{
    const auto hole = fromName<Hole>(path.toStdString());
    for (int place = typed().length() - 1; hole && place >= 0; --place)
        if (const auto *move = std::get_if<Correct>(&typed().moveAt(place)); move != nullptr && move->player == seat)
            if (move->set.holes[*hole])
                return u"Corrected by the table: it was %1. “%2”"_s
                    .arg(int{typed().stateAt(place).sheets.at(static_cast<std::size_t>(seat))[*hole]})
                    .arg(QString::fromStdString(move->why));
    return {};
}

ToyMatch::Bar ToyMatch::barNow()
{
    if (over())
        return {};
    if (state().step == Step::Roll)
        return {u"Roll the die"_s, u"touch what it shows"_s, false, {}, {}, {}};
    Bar bar{u"Put %1 pebbles"_s.arg(die()),
            m_pencil < 0 ? u"touch a hole"_s : nameOfHole(m_pencil),
            m_pencil >= 0,
            {},
            [this] { play(Put{kHoles.at(static_cast<std::size_t>(m_pencil))}); },
            {}};
    bar.offer(u"Leave them"_s, [this] { play(Leave{}); });
    return bar;
}

QString ToyMatch::standingNow() const
{
    return u"Round %1 of %2"_s.arg(round()).arg(kRounds);
}

TableMatch::PendingUndo ToyMatch::pendingUndo()
{
    PendingUndo own;
    if (m_pencil >= 0) {
        own.undoText = u"Rub out"_s;
        own.undo = [this] { showWith(-1); };
    }
    return own;
}

std::function<void()> ToyMatch::aboutToSeek(int)
{
    return [this] {
        tellNewsFrom(typed().length());
        showWith(-1);
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
    showWith(-1);
}

std::function<void()> ToyMatch::update()
{
    const State shown = std::exchange(m_shown, state());
    const int pencil = std::exchange(m_shownPencil, m_pencil);
    return [this, isOther = !(shown == m_shown) || pencil != m_shownPencil] {
        if (isOther)
            Q_EMIT tableChanged();
    };
}

void ToyMatch::showWith(int pencil)
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
