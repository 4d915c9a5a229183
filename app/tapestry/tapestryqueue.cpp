// SPDX-License-Identifier: Apache-2.0
// What is pending, one line an entry.
#include "app/tapestry/tapestryview.h"

#include "app/tapestry/tapestrysentences.h"
#include "app/tapestry/text/cardnames.h"
#include "app/tapestry/text/cardtext.h"
#include "app/tapestry/text/matnames.h"
#include "app/tapestry/text/mattext.h"
#include "app/tapestry/text/tapestrytext.h"

#include <algorithm>
#include <array>

namespace pegsheet::app::tapestryview {

using namespace Qt::StringLiterals;
using namespace tapestry;

namespace {

constexpr std::array<std::string_view, Why::kEras> kWhyWords{"benefit",  "tapestry", "tech",    "civilization",
                                                             "district", "trap",     "explore", "conquer"};

QString trackSpaceText(int place)
{
    return spaceText(static_cast<Track>(place / kSpaces), place % kSpaces + 1);
}

// The nodes of an entry, the first with how often it is still to be done.
std::vector<Node> nodesOf(const State &state, const Entry &entry)
{
    const Node *node = &state.queue.nodeOf(entry);
    std::vector<Node> nodes(node, node + node->size);
    if (!nodes.empty())
        nodes.front().times = entry.times;
    return nodes;
}

QVariantList picturesOf(const State &state, const Entry &entry)
{
    switch (entry.act) {
    case Act::Play:
    case Act::OfCard: return pictures(std::array{Node{Word::Tapestry, 0, 1, 1}});
    case Act::Upgrade: return pictures(std::array{Node{Word::Upgrade, 0, 1, 1}});
    case Act::OfCircle: return pictures(std::array{Node{Word::Circle, 0, 1, 1}});
    case Act::OfSquare: return pictures(std::array{Node{Word::Square, 0, 1, 1}});
    case Act::OfCiv:
    case Act::Mat: return pictures(std::array{Node{Word::Civ, 0, 1, 1}});
    case Act::UpgradeIt: return pictures(std::array{Node{Word::Upgrade, 0, 1, 1}});
    case Act::Box:
    case Act::AnyBox: return openBoxes(state, entry);
    default: return isPlainGain(entry.act) || entry.act == Act::Count ? pictures(nodesOf(state, entry)) : QVariantList();
    }
}

// It stands alone, or at the beginning.
QString inFront(const QString &text)
{
    return text.isEmpty() ? text : text.front().toUpper() + text.sliced(1);
}

// Where it comes from, with the sheet that gives or takes it; a card that is not printed by its own name.
QString originText(const State &state, const Entry &entry, const QString &ownCard)
{
    const MaybeOne<Civilization> mat = entry.why.mat();
    const auto isIn = [&](NodePlace place) {
        return place != 0 && entry.what >= place && entry.what < place + kPrinted[place].size;
    };
    if (mat.isSaid() && isOfNode(entry.act) && (isIn(kPrinted.adjustment(*mat, state.players)) || isIn(kPrinted.afterFirst(*mat))))
        //: Where something that is pending comes from: %1 a civilization
        return TapestryView::tr("%1, adjustment sheet 2023").arg(matName(*mat));
    // What a card or a civilization asks is called by its name, and its sentence says why.
    if (const auto card = entry.why.card(); card.isSaid() && !isOfNode(entry.act))
        return cardText(*card);
    if (entry.why == Why(Why::Tapestry) && !ownCard.isEmpty())
        return ownCard;
    return mat.isSaid() && !isOfNode(entry.act) ? inFront(askedText(*mat, entry.act, state.players)) : whyText(entry.why);
}

QString detailOf(const State &state, const Entry &entry, Wants wants, const QString &ownCard)
{
    const QString why = originText(state, entry, ownCard);
    if (isOptional(state, entry))
        //: Of something that is pending: %1 where it comes from
        return TapestryView::tr("%1 · if you like").arg(why);
    if (wants == Wants::Resolve)
        //: Of points that are counted once the rest is done: %1 where they come from
        return TapestryView::tr("%1 · counts when the rest is done").arg(why);
    return why;
}

} // namespace

QString whyText(Why why)
{
    const int index = why.index();
    if (index >= Why::kMats)
        return matName(static_cast<Civilization>(index - Why::kMats));
    if (index >= Why::kCards)
        return cardName(static_cast<TapestryCard>(index - Why::kCards));
    if (index >= Why::kTechCards)
        return cardName(static_cast<Tech>(index - Why::kTechCards));
    if (index >= Why::kSetUp)
        return termText("why", index == Why::kSetUp ? "setup" : "unplaced");
    if (index >= Why::kBonuses)
        //: Where something that is pending comes from: the bonus of a space; %1 "Science 7"
        return TapestryView::tr("Bonus of %1").arg(trackSpaceText(index - Why::kBonuses));
    if (index >= Why::kBenefits)
        return trackSpaceText(index - Why::kBenefits);
    if (index >= Why::kTiles)
        //: Where something that is pending comes from: a space tile; %1 its number
        return TapestryView::tr("Space tile %1").arg(index - Why::kTiles + 1);
    if (index >= Why::kIncomeTurns)
        //: Where something that is pending comes from; %1 from 1 to 5
        return TapestryView::tr("Income turn %1").arg(index - Why::kIncomeTurns + 1);
    if (index >= Why::kEras)
        //: Where something that is pending comes from: who entered an era before the neighbours; %1 the era
        return TapestryView::tr("First in era %1").arg(index - Why::kEras + 1);
    return termText("why", kWhyWords.at(static_cast<std::size_t>(index)));
}

QString whatText(const State &state, const Entry &entry)
{
    switch (entry.act) {
    //: What is asked once a tapestry card was played
    case Act::OfCard: return TapestryView::tr("What does the card say?");
    //: What is asked of a tech card
    case Act::OfCircle: return TapestryView::tr("What does its circle bring?");
    //: What is asked of a tech card
    case Act::OfSquare: return TapestryView::tr("What does its square bring?");
    //: What is asked of a civilization that was gained
    case Act::OfCiv: return TapestryView::tr("What does the civilization bring?");
    //: What is asked before the first turn: on which mat a player builds a city
    case Act::Capital: return TapestryView::tr("Which capital city is it?");
    //: What is asked before the first turn: with which civilization a player begins
    case Act::Mat: return TapestryView::tr("Which civilization is it?");
    default: break;
    }
    return inFront(tapestrysentences::ofEntry(state, entry));
}

QVariantList queue(const State &state, const Pencil &pencil, const QStringList &ownCards)
{
    QVariantList list;
    const std::uint64_t waiting = state.queue.waiting();
    const int open = openEntry(state, pencil);
    for (int index = state.queue.size(); index-- > 0;) {
        const Entry &entry = state.queue[index];
        const Wants wants = wantsOf(state, index, waiting);
        list.append(QVariantMap{{u"place"_s, state.queue.turned(index)},
                                {u"seat"_s, int{entry.player}},
                                {u"title"_s, whatText(state, entry)},
                                {u"detail"_s, detailOf(state, entry, wants, ownCards.value(entry.player))},
                                {u"pictures"_s, picturesOf(state, entry)},
                                {u"isOpen"_s, index == open},
                                {u"isReady"_s, wants != Wants::Nothing},
                                {u"isOptional"_s, isOptional(state, entry)}});
    }
    return list;
}

} // namespace pegsheet::app::tapestryview
