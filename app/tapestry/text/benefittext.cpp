// SPDX-License-Identifier: Apache-2.0
#include "app/tapestry/text/benefittext.h"

#include "app/tapestry/text/tapestrytext.h"

#include <QCoreApplication>

#include <array>

namespace pegsheet::tapestry {

using namespace Qt::StringLiterals;

namespace {

// Words of which there can be several, in the order of Word up to LandmarkOf, and those that are only paid.
struct CountedWord
{
    Word word;
    const char *text;
};

// clang-format off
constexpr std::array kCounted{
    //: What is gained or paid in Tapestry
    CountedWord{Word::Coin, QT_TRANSLATE_N_NOOP("TapestryBenefit", "%n coin(s)")},
    CountedWord{Word::Worker, QT_TRANSLATE_N_NOOP("TapestryBenefit", "%n worker(s)")},
    CountedWord{Word::Food, QT_TRANSLATE_N_NOOP("TapestryBenefit", "%n food")},
    CountedWord{Word::Culture, QT_TRANSLATE_N_NOOP("TapestryBenefit", "%n culture")},
    //: Resources of a kind that the player chooses
    CountedWord{Word::Any, QT_TRANSLATE_N_NOOP("TapestryBenefit", "%n resource(s) of any kind")},
    CountedWord{Word::Tile, QT_TRANSLATE_N_NOOP("TapestryBenefit", "%n territory tile(s)")},
    CountedWord{Word::Space, QT_TRANSLATE_N_NOOP("TapestryBenefit", "%n space tile(s)")},
    CountedWord{Word::Tapestry, QT_TRANSLATE_N_NOOP("TapestryBenefit", "%n tapestry card(s)")},
    //: The German rules say "erfinden"
    CountedWord{Word::Invent, QT_TRANSLATE_N_NOOP("TapestryBenefit", "invent %n tech card(s)")},
    CountedWord{Word::Market, QT_TRANSLATE_N_NOOP("TapestryBenefit", "%n market(s)")},
    CountedWord{Word::House, QT_TRANSLATE_N_NOOP("TapestryBenefit", "%n house(s)")},
    CountedWord{Word::Farm, QT_TRANSLATE_N_NOOP("TapestryBenefit", "%n farm(s)")},
    CountedWord{Word::Armory, QT_TRANSLATE_N_NOOP("TapestryBenefit", "%n armory/armories")},
    CountedWord{Word::IncomeBuilding, QT_TRANSLATE_N_NOOP("TapestryBenefit", "%n income building(s) of any kind")},
    CountedWord{Word::Civ, QT_TRANSLATE_N_NOOP("TapestryBenefit", "%n civilization(s)")},
    //: What is paid
    CountedWord{Word::TapestryFromHand, QT_TRANSLATE_N_NOOP("TapestryBenefit", "%n tapestry card(s) from the hand")},
    //: What is paid
    CountedWord{Word::TechCard, QT_TRANSLATE_N_NOOP("TapestryBenefit", "%n tech card(s)")},
};

struct PlainWord
{
    Word word;
    const char *text;
};
constexpr std::array kPlain{
    //: What a player does: lays a territory tile
    PlainWord{Word::Explore, QT_TRANSLATE_NOOP("TapestryBenefit", "explore")},
    PlainWord{Word::ExploreAnywhere, QT_TRANSLATE_NOOP("TapestryBenefit", "explore anywhere")},
    PlainWord{Word::ExploreSpace, QT_TRANSLATE_NOOP("TapestryBenefit", "explore a space tile")},
    PlainWord{Word::Conquer, QT_TRANSLATE_NOOP("TapestryBenefit", "conquer")},
    PlainWord{Word::ConquerAnywhere, QT_TRANSLATE_NOOP("TapestryBenefit", "conquer anywhere")},
    PlainWord{Word::ConquerBoth, QT_TRANSLATE_NOOP("TapestryBenefit", "conquer, both dice count")},
    PlainWord{Word::ConquerBothIfOpponent, QT_TRANSLATE_NOOP("TapestryBenefit", "conquer, both dice count against an opponent")},
    //: The science die
    PlainWord{Word::Research, QT_TRANSLATE_NOOP("TapestryBenefit", "research")},
    //: The science die
    PlainWord{Word::ResearchX, QT_TRANSLATE_NOOP("TapestryBenefit", "research without benefit or bonus")},
    //: The science die
    PlainWord{Word::ResearchXPush5, QT_TRANSLATE_NOOP("TapestryBenefit", "research without benefit or bonus, points at the end of a track")},
    PlainWord{Word::Upgrade, QT_TRANSLATE_NOOP("TapestryBenefit", "upgrade a tech card")},
    PlainWord{Word::Circle, QT_TRANSLATE_NOOP("TapestryBenefit", "circle of a tech card in the middle row")},
    PlainWord{Word::Square, QT_TRANSLATE_NOOP("TapestryBenefit", "square of a tech card in the top row")},
    PlainWord{Word::RepeatSpace, QT_TRANSLATE_NOOP("TapestryBenefit", "benefit and bonus of a space on which you stand")},
    PlainWord{Word::Overplay, QT_TRANSLATE_NOOP("TapestryBenefit", "play a tapestry card over another")},
    PlainWord{Word::RefreshTech, QT_TRANSLATE_NOOP("TapestryBenefit", "replace the face-up tech cards at the table")},
    //: A space of the technology track; the German rules say "KI-Singularität"
    PlainWord{Word::AiSingularity, QT_TRANSLATE_NOOP("TapestryBenefit", "AI Singularity")},
};

// What each point is for, in the order of Counted.
constexpr Per<const char *, Counted> kPer{{
    //: Points: how they are counted
    QT_TRANSLATE_NOOP("TapestryBenefit", "1 point per tech card"),
    QT_TRANSLATE_NOOP("TapestryBenefit", "1 point per complete row and column"),
    QT_TRANSLATE_NOOP("TapestryBenefit", "1 point per territory"),
    QT_TRANSLATE_NOOP("TapestryBenefit", "1 point per farm"),
    QT_TRANSLATE_NOOP("TapestryBenefit", "1 point per house"),
    QT_TRANSLATE_NOOP("TapestryBenefit", "1 point per market"),
    QT_TRANSLATE_NOOP("TapestryBenefit", "1 point per armory"),
    QT_TRANSLATE_NOOP("TapestryBenefit", "1 point per income building"),
    QT_TRANSLATE_NOOP("TapestryBenefit", "1 point per landmark"),
    QT_TRANSLATE_NOOP("TapestryBenefit", "1 point per territory tile in supply"),
    QT_TRANSLATE_NOOP("TapestryBenefit", "1 point per tapestry card"),
    QT_TRANSLATE_NOOP("TapestryBenefit", "1 point per space on the exploration track"),
    QT_TRANSLATE_NOOP("TapestryBenefit", "1 point per space on the science track"),
    QT_TRANSLATE_NOOP("TapestryBenefit", "1 point per space on the military track"),
    QT_TRANSLATE_NOOP("TapestryBenefit", "1 point per space on the technology track"),
}};
// clang-format on

struct TapestryBenefit
{
    Q_DECLARE_TR_FUNCTIONS(TapestryBenefit)
};

QString trackText(const Node &node)
{
    //: Behind "advance": on a track that the player chooses
    return node.arg == kAnyTrack ? TapestryBenefit::tr("any track") : termText("track", nameOf(static_cast<Track>(node.arg)));
}

QString movementText(const Node &node)
{
    const QString track = trackText(node);
    switch (node.word) {
    //: A step on a track: %1 "Science"
    case Word::Adv: return TapestryBenefit::tr("advance (%1)").arg(track);
    //: A step on a track: %1 "Science"
    case Word::AdvX: return TapestryBenefit::tr("advance without benefit or bonus (%1)").arg(track);
    //: A step back on a track: %1 "Science"
    case Word::Reg: return TapestryBenefit::tr("go back, with benefit and bonus (%1)").arg(track);
    default: break;
    }
    //: A step back on a track: %1 "Science"
    return TapestryBenefit::tr("go back without benefit or bonus (%1)").arg(track);
}

// Without its times.
QString onceText(const Node *node);

// Of several parts, those that have parts themselves in brackets.
QString partText(const Node *node)
{
    const Form form = formOf(node->word);
    const QString text = benefitText(std::span(node, node->size));
    return form == Form::Parts || form == Form::Exchange ? u'(' + text + u')' : text;
}

QString partsText(const Node *node)
{
    QStringList parts;
    for (const Node *part = node + 1; part < node + node->size; part += part->size)
        parts.append(partText(part));
    switch (node->word) {
    //: Between things that come one after the other
    case Word::Then: return parts.join(TapestryBenefit::tr(", then "));
    //: Between things of which one is chosen
    case Word::Or: return parts.join(TapestryBenefit::tr(" or "));
    default: break;
    }
    //: Between things that come in any order
    return parts.join(TapestryBenefit::tr(" and "));
}

QString onceText(const Node *node)
{
    switch (formOf(node->word)) {
    case Form::Parts: return partsText(node);
    case Form::Track:
    case Form::AnyOrSame:
    case Form::TrackOrAny: return movementText(*node);
    case Form::Counted: return QCoreApplication::translate("TapestryBenefit", kPer[static_cast<Counted>(node->arg)]);
    case Form::Landmark: return termText("landmark", nameOf(static_cast<Landmark>(node->arg)));
    //: What is gained in Tapestry
    case Form::Points: return TapestryBenefit::tr("%n point(s)", nullptr, node->arg);
    //: Something that can be left out: %1 "replace the face-up tech cards at the table"
    case Form::Part: return TapestryBenefit::tr("%1, if you like").arg(partText(node + 1));
    case Form::Exchange:
        //: Something that can be bought: %1 "1 coin", %2 "explore"
        return TapestryBenefit::tr("for %1: %2")
            .arg(benefitText(std::span(node + 1, node[1].size)), partText(node + 1 + node[1].size));
    default: break;
    }
    for (const PlainWord &each : kPlain)
        if (each.word == node->word)
            return QCoreApplication::translate("TapestryBenefit", each.text);
    return {};
}

// As it is written, of words of tapestry cards.
QString writtenText(const Node *node)
{
    QString text;
    eachPiece({node, node->size},
              [&text](std::string_view piece) { text += QLatin1String(piece.data(), static_cast<int>(piece.size())); });
    return text;
}

} // namespace

QString amountText(Word word, int count)
{
    for (const CountedWord &each : kCounted)
        if (each.word == word)
            return QCoreApplication::translate("TapestryBenefit", each.text, nullptr, count);
    return {};
}

QString benefitText(std::span<const Node> nodes)
{
    if (nodes.empty())
        return {};
    const Node &node = nodes.front();
    if (const QString counted = amountText(node.word, node.times); !counted.isEmpty())
        return counted;
    if (isOfCards(node))
        return writtenText(&node);
    const QString once = onceText(&node);
    //: Something that is done several times: %1 "explore"
    return node.times > 1 ? TapestryBenefit::tr("%1, %n times", nullptr, node.times).arg(once) : once;
}

} // namespace pegsheet::tapestry
