// SPDX-License-Identifier: Apache-2.0
#include "tests/toy/app/toymatch.h"

#include "app/text/errortext.h"

#include <span>
#include <utility>

namespace pegsheet::app::toy {

using namespace Qt::StringLiterals;
using namespace pegsheet::toy;

namespace {

constexpr std::array kHoles{Hole::Left, Hole::Middle, Hole::Right};

} // namespace

ToyMatch::ToyMatch(std::unique_ptr<Session> session) : TableMatch(std::move(session), nullptr, std::make_unique<Line>())
{
    refresh(false);
}

QVariantList ToyMatch::sheets() const
{
    return once(u"sheets"_s, [this] {
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
    });
}

QVariantList ToyMatch::rules() const
{
    const QVariantMap entry{{u"title"_s, tr("A turn")}, {u"detail"_s, QString()}, {u"text"_s, tr("Roll, and fill a hole.")}};
    return {QVariantMap{{u"title"_s, tr("Rules")}, {u"entries"_s, QVariantList{entry}}}};
}

ToyMatch::Bar ToyMatch::barNow()
{
    if (over())
        return {};
    const MaybeRefusal missing = touchLine()->missing(match());
    const bool isSaid = die() > 0 && hole() >= 0;
    Bar bar{
        tr("Put them there"),     missing ? errorText(*missing) : isSaid ? QString() : tr("touch what the die shows, and a hole"),
        isSaid && !missing,       {},
        touchOf(PencilKind::Put), {}};
    bar.offer(tr("Leave them"), touchOf(PencilKind::Leave));
    return bar;
}

QString ToyMatch::touchName(const Touch &touch) const
{
    if (touch.kind == touchOf(PencilKind::Die).kind)
        return QString::number(touch.number);
    return touch.kind == touchOf(PencilKind::Hole).kind ? tr("hole %1").arg(touch.at + 1) : tr("move");
}

QString ToyMatch::standingNow() const
{
    return tr("Round %1 of %2").arg(round()).arg(kRounds);
}

} // namespace pegsheet::app::toy
