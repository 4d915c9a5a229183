// SPDX-License-Identifier: Apache-2.0
// What a player has on the map, and what that means for points now.
#include "app/tapestry/tapestryview.h"

#include "app/tapestry/text/tapestrytext.h"
#include "model/tapestry/prospect.h"

#include <algorithm>

namespace pegsheet::app::tapestryview {

using namespace Qt::StringLiterals;
using namespace tapestry;

namespace {

QVariantMap line(const char *field, const char *icon, const QString &name, const QString &count, const QString &says)
{
    return {{u"field"_s, QString::fromLatin1(field)},
            {u"icon"_s, QString::fromLatin1(icon)},
            {u"name"_s, name},
            {u"count"_s, count},
            {u"says"_s, says}};
}

QString fieldText(const char *field)
{
    return termText("field", field);
}

// What an income turn brings for controlled territories, as the mat lies (DE p.12).
QString controlText(const State &state, int seat)
{
    int points = 0;
    for (const MatPoints &each : matPointsOf(state, seat))
        if (each.icon.word == Word::VpPer && static_cast<Counted>(each.icon.arg) == Counted::Control)
            points += each.points();
    return points == 0
        //: Of the territories that a player controls: no slot of the income mat counts them yet
        ? TapestryView::tr("no points yet: no icon for them lies open on the income mat")
        //: Of the territories that a player controls: what they bring
        : TapestryView::tr("%n point(s) in each income turn as the mat lies", nullptr, points);
}

// Whether a player has an achievement, else what is left to be had for it (DE p.15).
QString prizeText(const State &state, int seat, Achievement achievement)
{
    const Reached &reached = state.achievements[achievement];
    if (reached.has(seat))
        //: Of an achievement
        return TapestryView::tr("reached");
    const int next = reached.count() < static_cast<int>(prizesOf(achievement, state.players).size())
        ? prizesOf(achievement, state.players).at(static_cast<std::size_t>(reached.count()))
        : 0;
    return next == 0
        //: Of an achievement: all of its prizes are gone
        ? TapestryView::tr("nothing left to be had")
        //: Of an achievement: what reaching it now brings
        : TapestryView::tr("%n point(s) for whoever reaches it next", nullptr, next);
}

} // namespace

QVariantList map(const State &state, int seat)
{
    const Player &player = state.at(seat);
    QVariantList lines{
        line("control", "hexagonFlag", fieldText("control"), QString::number(player.control), controlText(state, seat)),
        line("outposts", "tent", fieldText("outposts"), QString::number(player.outposts),
             //: Of the outposts of a player that are not on the map
             TapestryView::tr("one for each territory that is conquered"))};
    if (state.players > 1)
        //: How many outposts of others a player has to topple for an achievement: %1 how many lie so, %2 how many it takes
        lines.append(line("toppled", "swords", fieldText("toppled"), TapestryView::tr("%1 of %2").arg(player.toppled).arg(kToppled),
                          prizeText(state, seat, Achievement::ToppleTwo)));
    lines.append(line("tiles", "hexagon", fieldText("tiles"), QString::number(player.tiles),
                      //: Of territory tiles that a player has
                      TapestryView::tr("one is laid where something is explored")));
    lines.append(line("", "hexagonCompass", termText("achievement", nameOf(Achievement::MiddleIsland)), {},
                      prizeText(state, seat, Achievement::MiddleIsland)));
    return lines;
}

} // namespace pegsheet::app::tapestryview
