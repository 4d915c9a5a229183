// SPDX-License-Identifier: Apache-2.0
#include "app/tapestry/text/benefitphrases.h"

#include "app/tapestry/text/benefittext.h"

#include <QCoreApplication>

#include <array>

namespace pegsheet::tapestry {

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
    //: Explore with the territory tile that was just gained
    PlainWord{Word::ExploreIt, QT_TRANSLATE_NOOP("TapestryBenefit", "explore with it")},
    //: The tech card that was just invented
    PlainWord{Word::UpgradeIt, QT_TRANSLATE_NOOP("TapestryBenefit", "upgrade that tech card")},
    //: Of the tech card that was just invented
    PlainWord{Word::CircleOfIt, QT_TRANSLATE_NOOP("TapestryBenefit", "circle of that tech card")},
    //: On the territory that was just explored
    PlainWord{Word::OutpostThere, QT_TRANSLATE_NOOP("TapestryBenefit", "put an outpost on that territory")},
    PlainWord{Word::CopyCard, QT_TRANSLATE_NOOP("TapestryBenefit", "copy a tapestry card that lies on top on an income mat")},
    PlainWord{Word::CopySpace, QT_TRANSLATE_NOOP("TapestryBenefit",
        "benefit of a space on which an opponent stands, who may gain its bonus for free")},
    PlainWord{Word::EveryoneAdv, QT_TRANSLATE_NOOP("TapestryBenefit",
        "roll the science die and everybody advances on that track, only you with benefit and bonus")},
    //: Stands before "advance (that track)"
    PlainWord{Word::Lock, QT_TRANSLATE_NOOP("TapestryBenefit",
        "choose a track on which nobody else advances until your next turn is over")},
    PlainWord{Word::Match, QT_TRANSLATE_NOOP("TapestryBenefit",
        "on one track go forward or back to the nearest opponent, without benefit or bonus")},
};

// What others gain too: pieces before whom they are for, what is done behind it.
struct WordForOthers
{
    Word word;
    const char *pieces;
    const char *done;
};
constexpr std::array kForOthers{
    //: Tapestry, of all players: %1 "1 coin", or what they do, "explore"
    WordForOthers{Word::Everyone, QT_TRANSLATE_NOOP("TapestryBenefit", "%1 for everybody"),
                  QT_TRANSLATE_NOOP("TapestryBenefit", "everybody: %1")},
    //: Tapestry: %1 "1 coin", or what they do, "explore"
    WordForOthers{Word::Opponents, QT_TRANSLATE_NOOP("TapestryBenefit", "%1 for all opponents"),
                  QT_TRANSLATE_NOOP("TapestryBenefit", "each opponent: %1")},
    //: Tapestry, of who sits left and right: %1 "1 coin", or what they do, "explore"
    WordForOthers{Word::Neighbours, QT_TRANSLATE_NOOP("TapestryBenefit", "%1 for each neighbour"),
                  QT_TRANSLATE_NOOP("TapestryBenefit", "each neighbour: %1")},
};

// How often something comes, in the order of Multiplier.
constexpr Per<const char *, Multiplier> kTimes{{
    //: %1 what is gained so often: "4 points"
    QT_TRANSLATE_NOOP("TapestryBenefit", "%1 for each track on which nobody is further"),
    //: %1 what is gained so often: "4 points"
    QT_TRANSLATE_NOOP("TapestryBenefit", "%1 for each track on which everybody else is further"),
    //: %1 what is gained so often: "4 points"
    QT_TRANSLATE_NOOP("TapestryBenefit", "%1 for each opponent"),
}};

// What points are for, in the order of Counted.
constexpr Per<const char *, Counted> kPer{{
    //: How points are counted
    QT_TRANSLATE_N_NOOP("TapestryBenefit", "%n point(s) per tech card"),
    QT_TRANSLATE_N_NOOP("TapestryBenefit", "%n point(s) per complete row and column"),
    QT_TRANSLATE_N_NOOP("TapestryBenefit", "%n point(s) per territory"),
    QT_TRANSLATE_N_NOOP("TapestryBenefit", "%n point(s) per farm"),
    QT_TRANSLATE_N_NOOP("TapestryBenefit", "%n point(s) per house"),
    QT_TRANSLATE_N_NOOP("TapestryBenefit", "%n point(s) per market"),
    QT_TRANSLATE_N_NOOP("TapestryBenefit", "%n point(s) per armory"),
    QT_TRANSLATE_N_NOOP("TapestryBenefit", "%n point(s) per income building"),
    QT_TRANSLATE_N_NOOP("TapestryBenefit", "%n point(s) per landmark"),
    QT_TRANSLATE_N_NOOP("TapestryBenefit", "%n point(s) per territory tile in supply"),
    QT_TRANSLATE_N_NOOP("TapestryBenefit", "%n point(s) per tapestry card"),
    QT_TRANSLATE_N_NOOP("TapestryBenefit", "%n point(s) per space on the exploration track"),
    QT_TRANSLATE_N_NOOP("TapestryBenefit", "%n point(s) per space on the science track"),
    QT_TRANSLATE_N_NOOP("TapestryBenefit", "%n point(s) per space on the military track"),
    QT_TRANSLATE_N_NOOP("TapestryBenefit", "%n point(s) per space on the technology track"),
}};
// clang-format on

QString translated(const char *text, int count = -1)
{
    return QCoreApplication::translate("TapestryBenefit", text, nullptr, count);
}

} // namespace

QString amountText(Word word, int count)
{
    for (const CountedWord &each : kCounted)
        if (each.word == word)
            return translated(each.text, count);
    return {};
}

QString plainText(Word word)
{
    for (const PlainWord &each : kPlain)
        if (each.word == word)
            return translated(each.text);
    return {};
}

QString pointsText(Counted counted, int points)
{
    return translated(kPer[counted], points);
}

QString timesText(Multiplier multiplier, const QString &gains)
{
    return translated(kTimes[multiplier]).arg(gains);
}

QString forOthersText(Word word, bool isPiece, const QString &gains)
{
    for (const WordForOthers &each : kForOthers)
        if (each.word == word)
            return translated(isPiece ? each.pieces : each.done).arg(gains);
    return {};
}

} // namespace pegsheet::tapestry
