// SPDX-License-Identifier: Apache-2.0
// Numbers of a Conflict card and of a finished empire, which are said in any order.
#include "app/empires/empiresanswers.h"
#include "app/empires/empiresviewwords.h"
#include "app/text/scoretext.h"

#include <algorithm>

namespace pegsheet::app::empiresview {

using namespace Qt::StringLiterals;
using namespace empires;

namespace {

QString figureTitle(std::size_t field)
{
    switch (static_cast<ConflictField>(field)) {
    //: A number on a Conflict card: the lowest tier goes up to this strength
    case ConflictField::Lowest: return EmpiresView::tr("Lowest: up to");
    //: A number on a Conflict card: points of the lowest tier, often below zero
    case ConflictField::LowestPoints: return EmpiresView::tr("Lowest: points");
    //: A number on a Conflict card: points of the tier in the middle
    case ConflictField::MiddlePoints: return EmpiresView::tr("Middle: points");
    //: A number on a Conflict card: the highest tier begins with this strength
    case ConflictField::Highest: return EmpiresView::tr("Highest: from");
    //: A number on a Conflict card: points of the highest tier
    case ConflictField::HighestPoints: return EmpiresView::tr("Highest: points");
    //: A number on a Conflict card: further points of the strongest
    case ConflictField::Victory: return EmpiresView::tr("Strongest: points");
    //: A number on a Conflict card: 1 the most valuable healthy place, 2 the second, 3 the third
    case ConflictField::Rank: return EmpiresView::tr("Unrest: 1st to 3rd place");
    //: A number on a Conflict card: the position with which it changes places
    case ConflictField::With: return EmpiresView::tr("Unrest: position");
    }
    return {};
}

// What can be entered of a number: its pads have `lost` keys below zero.
struct Figure
{
    QString title;
    int least = 0;
    int most = 20;
    int lost = 0;
};

Figure conflictFigure(const Pencil &pencil, std::size_t field)
{
    constexpr int kMostLost = 6;
    Figure figure{figureTitle(field)};
    const Range range = *pencil.conflict.fields().range(field);
    figure.least = static_cast<int>(std::max<std::int64_t>(range.min, 0));
    figure.most = static_cast<int>(std::min<std::int64_t>(range.max, figure.most));
    figure.lost = range.min < 0 ? kMostLost : 0;
    return figure;
}

Figure finishedFigure(FinishedField field)
{
    if (field == FinishedField::Score)
        //: A number of a finished empire
        return {EmpiresView::tr("Points on the score track"), 0, 199, 14};
    //: A number of a finished empire
    return {EmpiresView::tr("Points of all Innovations"), 0, 99, 0};
}

Figure figureAt(const State &state, const Pencil &pencil, int field)
{
    return state.step == Step::Sheet ? finishedFigure(static_cast<FinishedField>(field))
                                     : conflictFigure(pencil, static_cast<std::size_t>(field));
}

// Whose points a number of the card is: the strongest's 0, then tier by tier; -1: it is no points.
int whosePoints(int field)
{
    switch (static_cast<ConflictField>(field)) {
    case ConflictField::Victory: return 0;
    case ConflictField::LowestPoints: return 1;
    case ConflictField::MiddlePoints: return 2;
    case ConflictField::HighestPoints: return 3;
    default: return -1;
    }
}

// What a part of the card brings besides its points, as it was said so far, as short as a key has room for.
QString besidesText(const Asking &asking, int whose)
{
    QStringList parts;
    for (const Resource resource : kAll<Resource>)
        if (const int amount = asking.pencil.gains.at(static_cast<std::size_t>(whose)
                                                          * kCount<Resource> + static_cast<std::size_t>(resource));
            amount > 0)
            parts.append(amountText(resource, amount));
    if (const int count = whose > 0 ? asking.pencil.refreshes.at(static_cast<std::size_t>(whose - 1)) : 0; count > 0)
        //: What a part of a Conflict card brings besides its points: %1 so many exhausted abilities are refreshed
        parts.append(EmpiresView::tr("refresh %1").arg(count));
    //: On a key, behind "Lowest: +": the part of a Conflict card brings several things besides its points
    return parts.size() > 1 ? EmpiresView::tr("more") : parts.value(0);
}

// The points of a part of the card with what it brings besides.
QString titleWith(int whose, const QString &besides)
{
    switch (whose) {
    //: A key for the points of the strongest in a Conflict: %1 what the strongest gets besides, "2 Wheat"
    case 0: return EmpiresView::tr("Strongest: + %1").arg(besides);
    //: A key for the points of the lowest tier of a Conflict card: %1 what it brings besides, "2 Wheat"
    case 1: return EmpiresView::tr("Lowest: + %1").arg(besides);
    //: A key for the points of the tier in the middle of a Conflict card: %1 what it brings besides, "2 Wheat"
    case 2: return EmpiresView::tr("Middle: + %1").arg(besides);
    //: A key for the points of the highest tier of a Conflict card: %1 what it brings besides, "2 Wheat"
    default: return EmpiresView::tr("Highest: + %1").arg(besides);
    }
}

// Two tiers between which no strength is left are wrong both, and say what would do.
void markTiers(const Asking &asking, QList<AnswerKey> &keys)
{
    constexpr auto kLowest = static_cast<int>(ConflictField::Lowest);
    constexpr auto kHighest = static_cast<int>(ConflictField::Highest);
    const auto lowest = figureSaid(asking.state, asking.pencil, kLowest);
    const auto highest = figureSaid(asking.state, asking.pencil, kHighest);
    if (asking.state.step != Step::Campaign || !lowest || !highest || *highest >= *lowest + 2)
        return;
    keys[kLowest].isWrong = keys[kHighest].isWrong = true;
    if (*highest >= 2)
        //: On a number of a Conflict card that cannot be so: %1 the most strength that its lowest tier can have
        keys[kLowest].detail = EmpiresView::tr("Lowest: at most %1").arg(*highest - 2);
    //: On a number of a Conflict card that cannot be so: %1 the least strength with which its highest tier can begin
    keys[kHighest].detail = EmpiresView::tr("Highest: at least %1").arg(*lowest + 2);
}

// A pad that has the same keys for every number of the form.
AnswerGroup framedPad(const QString &spoken, Range range, Range keys, int rows)
{
    AnswerGroup pad = padOf(spoken, range, rows, {});
    pad.wideColumns = 2 * pad.columns;
    pad.from = static_cast<int>(keys.min);
    pad.to = static_cast<int>(keys.max);
    pad.chosen = pad.from - 1;
    pad.isFramed = true;
    return pad;
}

} // namespace

// One that is said can be touched to be said again.
QList<AnswerGroup> figures(const Asking &asking)
{
    constexpr int kOfRow = 7;
    constexpr int kFewNumbers = 40;
    QList<AnswerKey> keys;
    for (int field = 0; figureRange(asking.state, asking.pencil, field); ++field) {
        const auto said = figureSaid(asking.state, asking.pencil, field);
        const bool isFramed = field == asking.framed;
        keys.append(keyOf(said ? numberText(*said) : isFramed && asking.isBelowZero ? u"−"_s : QString(), {}, isFramed));
        keys.last().detail = figureAt(asking.state, asking.pencil, field).title;
        const int whose = asking.state.step == Step::Campaign ? whosePoints(field) : -1;
        if (const QString besides = whose < 0 ? QString() : besidesText(asking, whose); !besides.isEmpty())
            keys.last().detail = titleWith(whose, besides);
        keys.last().field = field;
    }
    markTiers(asking, keys);
    QList<AnswerGroup> groups{groupOf(u"buttons"_s, u"figure"_s, {}, keys, keys.size() > 4 ? 4 : 2, 4)};
    if (asking.framed < 0)
        return groups;
    const Figure framed = figureAt(asking.state, asking.pencil, asking.framed);
    int most = 0;
    int lost = 0;
    for (int field = 0; field < keys.size(); ++field) {
        const Figure each = figureAt(asking.state, asking.pencil, field);
        most = std::max(most, each.most);
        lost = std::max(lost, each.lost);
    }
    groups.append(framedPad(framed.title, {framed.least, framed.most}, {0, most}, most > kFewNumbers ? 4 : 2));
    //: Numbers below zero: points that are lost
    groups.append(framedPad(EmpiresView::tr("Points lost"), {-framed.lost, -1}, {-lost, -1}, lost > kOfRow ? 2 : 1));
    return groups;
}

QList<AnswerGroup> besides(const Asking &asking)
{
    const int whose = asking.framed < 0 ? -1 : whosePoints(asking.framed);
    if (whose < 0)
        return {};
    constexpr int kResources = static_cast<int>(kCount<Resource>);
    QList<AnswerKey> keys;
    for (const Resource resource : kAll<Resource>) {
        if (!asking.state.keepsResources())
            break;
        const int place = whose * kResources + static_cast<int>(resource);
        const int amount = asking.pencil.gains.at(static_cast<std::size_t>(place));
        const QString name = termText("resource", nameOf(resource));
        keys.append(keyOf(amount > 0 ? amountText(resource, amount) : name, touchOf(PencilKind::Gain, place), amount > 0));
        keys.last().icon = resourceIcon(resource);
    }
    if (whose > 0) {
        const int count = asking.pencil.refreshes.at(static_cast<std::size_t>(whose - 1));
        //: A key: a tier of a Conflict card refreshes so many exhausted abilities, %1
        const QString some = EmpiresView::tr("Refresh %1").arg(count);
        //: A key: a tier of a Conflict card refreshes exhausted abilities
        const QString name = count > 0 ? some : EmpiresView::tr("Refresh");
        keys.append(keyOf(name, touchOf(PencilKind::Gain, static_cast<int>(asking.pencil.gains.size()) + whose - 1), count > 0));
    }
    if (keys.isEmpty())
        return {};
    //: Parts of a Conflict card
    const std::array titles{EmpiresView::tr("The strongest also gets"), EmpiresView::tr("The lowest tier also brings"),
                            EmpiresView::tr("The middle tier also brings"), EmpiresView::tr("The highest tier also brings")};
    return {tiles(u"besides"_s, titles.at(static_cast<std::size_t>(whose)), keys, static_cast<int>(keys.size()))};
}

} // namespace pegsheet::app::empiresview
