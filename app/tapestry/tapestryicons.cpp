// SPDX-License-Identifier: Apache-2.0
// Benefits as pictures.
#include "app/tapestry/tapestryview.h"

#include <algorithm>
#include <array>

namespace pegsheet::app::tapestryview {

using namespace Qt::StringLiterals;
using namespace tapestry;

namespace {

// In the order of Word, up to the words with parts.
constexpr std::array kWordIcons{"coin",         "worker",         "food",           "lyre",        "questionDiamond",
                                "hexagon",      "hexagonStar",    "weaving",        "bulb",        "shop",
                                "house",        "barn",           "castle",         "anyBuilding", "column",
                                "tower",        "hexagonCompass", "hexagonCompass", "rocket",      "swordBanner",
                                "swordBanner",  "swordBanner",    "swordBanner",    "flaskDie",    "flaskDie",
                                "flaskDie",     "cardUp",         "circleSpark",    "squareSpark", "loopSpace",
                                "cardOverCard", "cardRefresh",    "processor",      "chevron",     "chevron",
                                "back",         "back",           "star",           "star",        "weaving",
                                "bulb"};
static_assert(kWordIcons.size() == static_cast<std::size_t>(Word::Then));

constexpr Per<const char *, Counted> kCountedIcons{{"bulb", "gridLine", "hexagonFlag", "barn", "house", "shop", "castle",
                                                    "anyBuilding", "tower", "hexagon", "weaving", "compass", "flask", "strength",
                                                    "sunGear"}};

// Of words of tapestry cards without parts, with blanks between several.
struct CardIcons
{
    Word word;
    const char *icons;
};
constexpr std::array kCardIcons{CardIcons{Word::ExploreIt, "hexagonCompass"},
                                CardIcons{Word::UpgradeIt, "cardUp"},
                                CardIcons{Word::CircleOfIt, "circleSpark"},
                                CardIcons{Word::OutpostThere, "hexagonFlag"},
                                CardIcons{Word::CopyCard, "copy weaving"},
                                CardIcons{Word::CopySpace, "person loopSpace"},
                                CardIcons{Word::EveryoneAdv, "flaskDie person person"},
                                CardIcons{Word::Lock, "lock"},
                                CardIcons{Word::Match, "chevron person"}};
constexpr Per<const char *, Multiplier> kTimesIcons{{"crown chevron", "person chevron", "person"}};

void addPictures(QVariantList &list, const Node *node);

// Whether it is the same several times.
bool isRepeated(const Node *node)
{
    const int part = node[1].size;
    bool isSame = formOf(node[1].word) == Form::Parts && node->size > 1 + part;
    for (int at = 1 + part; isSame && at < node->size; at += part)
        isSame = std::equal(node + 1, node + 1 + part, node + at, node + std::min<int>(at + part, node->size));
    return isSame;
}

// The parts with a sign between each two of them.
void addParts(QVariantList &list, const Node *node, const QString &sign)
{
    for (int at = 1; at < node->size; at += node[at].size) {
        if (at > 1)
            list.append(picture({}, sign));
        addPictures(list, node + at);
    }
}

// The parts side by side; what points count is told from what comes before and after.
void addPartsInARow(QVariantList &list, const Node *node)
{
    //: Between two pictures of what is gained together
    const QString sign = TapestryView::tr("+");
    const Node *before = nullptr;
    for (const Node *part = node + 1; part < node + node->size; part += part->size) {
        if (before != nullptr && (before->word == Word::VpPer || part->word == Word::VpPer))
            list.append(picture({}, sign));
        addPictures(list, part);
        before = part;
    }
}

QString timesText(int times)
{
    //: So many of what a picture shows
    return times > 1 ? TapestryView::tr("×%1").arg(times) : QString();
}

// What others gain too, behind whom they are.
void addForOthers(QVariantList &list, const Node *node)
{
    QString whose;
    switch (node->word) {
    //: Tapestry, before the pictures of what all players gain
    case Word::Everyone: whose = TapestryView::tr("all"); break;
    //: Tapestry, before the pictures of what all opponents gain
    case Word::Opponents: whose = TapestryView::tr("others"); break;
    //: Tapestry, before the pictures of what the neighbours gain
    default: whose = TapestryView::tr("neighbours"); break;
    }
    list.append(picture(u"person"_s, whose));
    addPictures(list, node + 1);
}

// Cases of which one comes: most, fewest, else; or first in an era, else.
void addCases(QVariantList &list, const Node *node)
{
    const Node *part = node + 1;
    if (node->word == Word::Rank) {
        for (const char *icon : {"chevronUp", "chevronDown"}) {
            addIcons(list, icon);
            addIcons(list, "tower");
            addPictures(list, part);
            part += part->size;
        }
    } else {
        //: Beside an hourglass: first in an era
        const QString first = TapestryView::tr("1st");
        list.append(picture(u"hourglass"_s, first));
        addPictures(list, part);
        part += part->size;
    }
    //: Before pictures of what is gained in all other cases
    const QString otherwise = TapestryView::tr("else");
    list.append(picture({}, otherwise));
    addPictures(list, part);
}

void addWord(QVariantList &list, const Node &node)
{
    constexpr int kDrawnOneByOne = 3;
    switch (node.word) {
    case Word::Vp: list.append(picture(u"star"_s, QString::number(node.arg * node.times))); return;
    case Word::VpPer:
        //: A point for each of what the picture beside it shows
        list.append(picture(u"star"_s, TapestryView::tr("per")));
        list.append(picture(iconOf(static_cast<Counted>(node.arg))));
        return;
    case Word::ResearchX:
        //: Before the picture of the science die: its step brings no benefit and no bonus
        list.append(picture({}, TapestryView::tr("only")));
        list.append(picture(iconOf(node.word)));
        return;
    case Word::Adv:
    case Word::AdvX:
    case Word::Reg:
    case Word::RegX:
    case Word::AdvB:
        list.append(picture(node.word == Word::AdvB ? u"chevron"_s : iconOf(node.word)));
        list.append(
            picture(node.arg >= kAnyTrack ? u"questionDiamond"_s : iconOf(static_cast<Track>(node.arg)), timesText(node.times)));
        return;
    case Word::Lose:
        //: Before the picture of a resource that is lost
        list.append(picture({}, TapestryView::tr("−")));
        list.append(picture(node.arg == kAnyResource ? u"questionDiamond"_s : iconOf(static_cast<Resource>(node.arg)),
                            timesText(node.times)));
        return;
    case Word::StandUp: list.append(picture(u"hexagonFlag"_s, timesText(node.arg))); return;
    default: break;
    }
    for (const CardIcons &each : kCardIcons)
        if (each.word == node.word)
            return addIcons(list, each.icons);
    if (node.times <= kDrawnOneByOne)
        for (int time = 0; time < node.times; ++time)
            list.append(picture(iconOf(node.word)));
    else
        list.append(picture(iconOf(node.word), timesText(node.times)));
}

void addPictures(QVariantList &list, const Node *node)
{
    switch (node->word) {
    case Word::Then:
        if (!isRepeated(node))
            return addPartsInARow(list, node);
        addPictures(list, node + 1);
        list.append(picture({}, timesText((node->size - 1) / node[1].size)));
        return;
    case Word::All: addPartsInARow(list, node); return;
    //: Between two pictures of which one is chosen
    case Word::Or: addParts(list, node, TapestryView::tr("or")); return;
    //: Between what is paid and what is got for it
    case Word::Pay: addParts(list, node, TapestryView::tr("→")); return;
    case Word::Some: addParts(list, node, u"/"_s); return;
    case Word::Opt: addPartsInARow(list, node); return;
    case Word::Everyone:
    case Word::Opponents:
    case Word::Neighbours: addForOthers(list, node); return;
    case Word::Rank:
    case Word::FirstInEra: addCases(list, node); return;
    case Word::Times:
        addPictures(list, node + 1);
        list.append(picture({}, TapestryView::tr("per")));
        addIcons(list, kTimesIcons[static_cast<Multiplier>(node->arg)]);
        return;
    case Word::DiscardAny:
        list.append(picture(iconOf(Word::Tapestry)));
        list.append(picture({}, TapestryView::tr("→")));
        addPictures(list, node + 1);
        return;
    default: addWord(list, *node); return;
    }
}

} // namespace

QVariantMap picture(const QString &icon, const QString &text)
{
    return {{u"icon"_s, icon}, {u"text"_s, text}};
}

void addIcons(QVariantList &list, const char *icons)
{
    for (const QString &icon : QString::fromLatin1(icons).split(u' ', Qt::SkipEmptyParts))
        list.append(picture(icon));
}

QString iconOf(Word word)
{
    return word < Word::Then ? QString::fromLatin1(kWordIcons[static_cast<std::size_t>(word)]) : QString();
}

QString iconOf(Counted counted)
{
    return QString::fromLatin1(kCountedIcons[counted]);
}

QString iconOf(Resource resource)
{
    return iconOf(static_cast<Word>(resource));
}

QString iconOf(Track track)
{
    return iconOf(static_cast<Counted>(static_cast<int>(Counted::TrackE) + static_cast<int>(track)));
}

QString iconOf(Building building)
{
    return iconOf(static_cast<Word>(static_cast<int>(Word::Market) + static_cast<int>(building)));
}

QVariantList pictures(std::span<const Node> nodes)
{
    QVariantList list;
    if (!nodes.empty() && !nodes.front().isNone())
        addPictures(list, nodes.data());
    return list;
}

QVariantList pictures(const Resources &resources)
{
    QVariantList list;
    for (const Resource resource : kAll<Resource>)
        for (int each = 0; each < resources[resource]; ++each)
            list.append(picture(iconOf(resource)));
    return list;
}

} // namespace pegsheet::app::tapestryview
