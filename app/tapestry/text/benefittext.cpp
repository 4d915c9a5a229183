// SPDX-License-Identifier: Apache-2.0
#include "app/tapestry/text/benefittext.h"

#include "app/tapestry/text/benefitphrases.h"
#include "app/tapestry/text/tapestrytext.h"

#include <QCoreApplication>

namespace pegsheet::tapestry {

using namespace Qt::StringLiterals;

namespace {

struct TapestryBenefit
{
    Q_DECLARE_TR_FUNCTIONS(TapestryBenefit)
};

QString trackText(const Node &node)
{
    switch (node.arg) {
    //: Behind "advance": on a track that the player chooses
    case kAnyTrack: return TapestryBenefit::tr("any track");
    //: Behind "advance": on the track that was chosen before
    case kSameTrack: return TapestryBenefit::tr("that track");
    default: break;
    }
    return termText("track", nameOf(static_cast<Track>(node.arg)));
}

QString movementText(Word word, const QString &track)
{
    switch (word) {
    //: A step on a track: %1 "Science"
    case Word::Adv: return TapestryBenefit::tr("advance (%1)").arg(track);
    //: A step on a track: %1 "Science"
    case Word::AdvX: return TapestryBenefit::tr("advance without benefit or bonus (%1)").arg(track);
    //: A step on a track: %1 "Science"
    case Word::AdvB: return TapestryBenefit::tr("advance without benefit, the bonus is free (%1)").arg(track);
    //: A step back on a track: %1 "Science"
    case Word::Reg: return TapestryBenefit::tr("go back, with benefit and bonus (%1)").arg(track);
    default: break;
    }
    //: A step back on a track: %1 "Science"
    return TapestryBenefit::tr("go back without benefit or bonus (%1)").arg(track);
}

QString wholeText(const Node *node)
{
    return benefitText(std::span(node, node->size));
}

// Of several parts, those that have parts themselves in brackets.
QString partText(const Node *node)
{
    const Form form = formOf(node->word);
    const QString text = wholeText(node);
    return form == Form::Parts || form == Form::Exchange ? u'(' + text + u')' : text;
}

// A step that follows the choice of a track is one on that track.
QString partBehind(Word before, const Node *node)
{
    if (before != Word::Lock || node->word != Word::Adv || node->arg != kAnyTrack)
        return partText(node);
    Node step = *node;
    step.arg = kSameTrack;
    return wholeText(&step);
}

QStringList partsOf(const Node *node)
{
    QStringList parts;
    Word before = node->word;
    for (const Node *part = node + 1; part < node + node->size; part += part->size) {
        parts.append(partBehind(before, part));
        before = part->word;
    }
    return parts;
}

bool isStep(Word word)
{
    const Form form = formOf(word);
    return form == Form::Track || form == Form::TrackOrAny || form == Form::AnyOrSame;
}

// Parts that are the same step on several tracks, as one step; empty where they are anything else.
QString stepText(const Node *node, const QString &sign)
{
    QStringList tracks;
    for (const Node *part = node + 1; part < node + node->size; part += part->size) {
        if (!isStep(part->word) || part->word != node[1].word || part->times > 1)
            return {};
        tracks.append(trackText(*part));
    }
    const bool isEach = node->word == Word::All && tracks.size() == static_cast<qsizetype>(kCount<Track>);
    //: Behind "advance"
    return movementText(node[1].word, isEach ? TapestryBenefit::tr("each track") : tracks.join(sign));
}

QString joinedText(const Node *node, const QString &sign)
{
    const QString step = stepText(node, sign);
    return step.isEmpty() ? partsOf(node).join(sign) : step;
}

QString partsText(const Node *node)
{
    switch (node->word) {
    //: Between things that come one after the other
    case Word::Then: return partsOf(node).join(TapestryBenefit::tr(", then "));
    //: Between things of which one is chosen
    case Word::Or: return joinedText(node, TapestryBenefit::tr(" or "));
    //: Of some of these, each is gained for which the table says so: %1 "1 coin, 1 food"
    case Word::Some: return TapestryBenefit::tr("%1, whichever apply").arg(partsOf(node).join(u", "_s));
    default: break;
    }
    //: Between things that come in any order
    return joinedText(node, TapestryBenefit::tr(" and "));
}

QString withOthersText(const Node *node)
{
    const Node *part = node + 1;
    const bool isPiece = part->word != Word::Invent && !amountText(part->word, 1).isEmpty();
    //: Something that others can leave out: %1 "explore"
    const QString text = part->word == Word::Opt ? TapestryBenefit::tr("%1, if they like").arg(partText(part + 1)) : partText(part);
    return forOthersText(node->word, isPiece, text);
}

// With two or three parts, of which one comes.
QString casesText(const Node *node)
{
    const Node *first = node + 1;
    const Node *second = first + first->size;
    if (formOf(node->word) == Form::TwoParts)
        //: %1 and %2 are gains: "3 points"
        return TapestryBenefit::tr("%1, if nobody else has reached this era; otherwise %2")
            .arg(wholeText(first), wholeText(second));
    //: %1 to %3 are gains: "3 points"
    return TapestryBenefit::tr("%1 with the most landmarks; %2 with the fewest; otherwise %3")
        .arg(wholeText(first), wholeText(second), wholeText(second + second->size));
}

QString landmarkText(const Node &node)
{
    //: One that the player chooses
    return node.arg == kAnyLandmark ? TapestryBenefit::tr("any landmark of a track that nobody has yet")
                                    : termText("landmark", nameOf(static_cast<Landmark>(node.arg)));
}

QString lostText(std::uint8_t lost)
{
    if (lost == kAnyResource)
        //: Tapestry: of resources, one of a kind that the player chooses
        return TapestryBenefit::tr("lose any resource");
    //: Tapestry: %1 "1 coin"
    return TapestryBenefit::tr("lose %1").arg(amountText(static_cast<Word>(lost), 1));
}

// Something in brackets that is one part.
QString withPartText(const Node *node)
{
    const Node *part = node + 1;
    if (node->word == Word::Opt)
        //: Something that can be left out: %1 "replace the face-up tech cards at the table"
        return TapestryBenefit::tr("%1, if you like").arg(partText(part));
    return withOthersText(node);
}

// Without its times.
QString onceText(const Node *node)
{
    switch (formOf(node->word)) {
    case Form::Parts: return partsText(node);
    case Form::Track:
    case Form::TrackOrAny:
    case Form::AnyOrSame: return movementText(node->word, trackText(*node));
    case Form::Landmark: return landmarkText(*node);
    //: What is gained in Tapestry
    case Form::Points: return TapestryBenefit::tr("%n point(s)", nullptr, node->arg);
    case Form::Part: return withPartText(node);
    case Form::Exchange:
        //: Something that can be bought: %1 "1 coin", %2 "explore"
        return TapestryBenefit::tr("for %1: %2").arg(wholeText(node + 1), partText(node + 1 + node[1].size));
    case Form::Times: return timesText(static_cast<Multiplier>(node->arg), wholeText(node + 1));
    case Form::Rank:
    case Form::TwoParts: return casesText(node);
    //: %1 what each of them brings: "2 points"
    case Form::Discard: return TapestryBenefit::tr("discard any number of tapestry cards for %1 each").arg(wholeText(node + 1));
    case Form::Lost: return lostText(node->arg);
    case Form::UpTo3:
        //: Where an own outpost was toppled by another one
        return TapestryBenefit::tr("in up to %n territory/territories stand up your toppled outpost and topple the other one",
                                   nullptr, node->arg);
    default: break;
    }
    return plainText(node->word);
}

} // namespace

QString benefitText(std::span<const Node> nodes)
{
    if (nodes.empty())
        return {};
    const Node &node = nodes.front();
    if (const QString counted = amountText(node.word, node.times); !counted.isEmpty())
        return counted;
    if (node.word == Word::VpPer)
        return pointsText(static_cast<Counted>(node.arg), node.times);
    const QString once = onceText(&node);
    //: Something that is done several times: %1 "explore"
    return node.times > 1 ? TapestryBenefit::tr("%1, %n times", nullptr, node.times).arg(once) : once;
}

} // namespace pegsheet::tapestry
