// SPDX-License-Identifier: Apache-2.0
#include "app/tapestry/tapestrykeys.h"

#include "app/tapestry/tapestryview.h"
#include "app/tapestry/text/benefittext.h"
#include "app/tapestry/text/tapestrytext.h"
#include "model/tapestry/techcards.h"

#include <array>

namespace pegsheet::app::tapestryview {

using namespace Qt::StringLiterals;
using namespace tapestry;

AnswerKey keyOf(const QString &title, const QString &detail, const QVariantList &pictures, PencilKind kind, int at, int number,
                bool possible, bool chosen)
{
    AnswerKey key;
    key.name = u"key%1_%2_%3"_s.arg(static_cast<int>(kind)).arg(at).arg(number);
    key.title = title;
    key.detail = detail;
    key.pictures = pictures;
    key.possible = possible;
    key.chosen = chosen;
    key.touch = touchOf(kind, at, number);
    return key;
}

AnswerGroup group(const QString &title, const QList<AnswerKey> &keys, int columns)
{
    constexpr int kTight = 4;
    AnswerGroup group;
    group.shape = u"keys"_s;
    group.title = title;
    group.keys = keys;
    const int count = static_cast<int>(keys.size());
    group.columns = std::min(count, columns);
    group.wideColumns = std::min(count, 2 * columns);
    group.isTight = columns >= kTight;
    return group;
}

AnswerGroup pad(const QString &title, PencilKind kind, int at, Range range, int chosen)
{
    constexpr int kOfRow = 7;
    const auto count = static_cast<int>(range.max - range.min + 1);
    AnswerGroup pad;
    pad.shape = u"pad"_s;
    pad.title = pad.text = title;
    pad.least = static_cast<int>(range.min);
    pad.most = static_cast<int>(range.max);
    pad.columns = pad.wideColumns = kOfRow;
    pad.rows = count <= kOfRow ? 1 : count <= 2 * kOfRow ? 2 : 3;
    pad.chosen = chosen;
    pad.touch = touchOf(kind, at);
    return pad;
}

namespace {

AnswerKey wordKey(Word word, int number = 0)
{
    const std::array nodes{Node{word, static_cast<std::uint8_t>(number), 1, 1}};
    return keyOf(benefitText(nodes), {}, pictures(nodes), PencilKind::Word, static_cast<int>(word), number);
}

template <std::size_t N>
QList<AnswerKey> wordKeysOf(const std::array<Word, N> &words)
{
    QList<AnswerKey> keys;
    for (const Word word : words)
        keys.append(wordKey(word));
    return keys;
}

QList<AnswerKey> stepKeys(Word step)
{
    QList<AnswerKey> keys;
    for (int track = 0; track <= kAnyTrack; ++track)
        keys.append(wordKey(step, track));
    return keys;
}

// A picture over its name.
AnswerKey namedKey(Word word, int number, const QString &icon, const char *name)
{
    AnswerKey key = keyOf(TapestryView::tr(name), {}, {}, PencilKind::Word, static_cast<int>(word), number);
    key.icon = icon;
    return key;
}

QList<AnswerKey> actKeys()
{
    struct Named
    {
        Word word;
        const char *name;
    };
    // clang-format off
    constexpr std::array kActs{
        //: Under the picture of what a card lets a player do; there is little room for it and those that follow
        Named{Word::Explore, QT_TRANSLATE_NOOP("TapestryView", "Explore")},
        Named{Word::Conquer, QT_TRANSLATE_NOOP("TapestryView", "Conquer")},
        Named{Word::Research, QT_TRANSLATE_NOOP("TapestryView", "Research")},
        //: Research without benefit or bonus
        Named{Word::ResearchX, QT_TRANSLATE_NOOP("TapestryView", "Research only")},
        Named{Word::Upgrade, QT_TRANSLATE_NOOP("TapestryView", "Upgrade")},
        //: That of a tech card
        Named{Word::Circle, QT_TRANSLATE_NOOP("TapestryView", "Circle")},
        //: That of a tech card
        Named{Word::Square, QT_TRANSLATE_NOOP("TapestryView", "Square")},
        Named{Word::Space, QT_TRANSLATE_NOOP("TapestryView", "Space tile")},
        Named{Word::IncomeBuilding, QT_TRANSLATE_NOOP("TapestryView", "Any building")},
        //: A tapestry card is played over another
        Named{Word::Overplay, QT_TRANSLATE_NOOP("TapestryView", "Play over")},
        Named{Word::Civ, QT_TRANSLATE_NOOP("TapestryView", "Civilization")},
        Named{Word::ExploreSpace, QT_TRANSLATE_NOOP("TapestryView", "Explore space")},
    };
    // clang-format on
    QList<AnswerKey> keys;
    for (const Named &act : kActs)
        keys.append(namedKey(act.word, 0, iconOf(act.word), act.name));
    return keys;
}

QList<AnswerKey> countedKeys()
{
    // clang-format off
    constexpr Per<const char *, Counted> kNames{{
        //: Under the picture of what a card brings a point for; there is little room for it and those that follow
        QT_TRANSLATE_NOOP("TapestryView", "Tech card"),
        //: Rows and columns of the city
        QT_TRANSLATE_NOOP("TapestryView", "Row, column"),
        QT_TRANSLATE_NOOP("TapestryView", "Territory"),
        QT_TRANSLATE_NOOP("TapestryView", "Farm"),
        QT_TRANSLATE_NOOP("TapestryView", "House"),
        QT_TRANSLATE_NOOP("TapestryView", "Market"),
        QT_TRANSLATE_NOOP("TapestryView", "Armory"),
        QT_TRANSLATE_NOOP("TapestryView", "Building"),
        QT_TRANSLATE_NOOP("TapestryView", "Landmark"),
        QT_TRANSLATE_NOOP("TapestryView", "Tile"),
        QT_TRANSLATE_NOOP("TapestryView", "Tapestry"),
        //: Spaces on that track
        QT_TRANSLATE_NOOP("TapestryView", "Exploration"),
        QT_TRANSLATE_NOOP("TapestryView", "Science"),
        QT_TRANSLATE_NOOP("TapestryView", "Military"),
        QT_TRANSLATE_NOOP("TapestryView", "Technology"),
    }};
    // clang-format on
    QList<AnswerKey> keys;
    for (const Counted counted : kAll<Counted>)
        keys.append(namedKey(Word::VpPer, static_cast<int>(counted), iconOf(counted), kNames[counted]));
    return keys;
}

AnswerGroup tiles(const QString &title, const QList<AnswerKey> &keys)
{
    constexpr int kColumns = 3;
    AnswerGroup tiles = group(title, keys, kColumns);
    tiles.shape = u"tiles"_s;
    return tiles;
}

QString titleOf(NumberField field)
{
    switch (field) {
    case NumberField::Vp: return termText("field", "vp");
    case NumberField::Tech: return termText("field", "techs");
    case NumberField::City: return termText("field", "lines");
    case NumberField::Control: return termText("field", "control");
    default: return termText("matRow", nameOf(field));
    }
}

// Those that nobody has yet, as few cards bring one ("take any landmark").
AnswerGroup landmarkGroup(const State &state)
{
    QList<AnswerKey> keys;
    for (const Landmark landmark : kAll<Landmark>)
        if (state.landmarks[landmark] == State::kNobody)
            keys.append(keyOf(termText("landmark", nameOf(landmark)), landmarkWhere(landmark), landmarkPictures(landmark),
                              PencilKind::Word, static_cast<int>(Word::LandmarkOf), static_cast<int>(landmark)));
    //: Line of a list that opens the landmarks that nobody has yet: a card brings one
    AnswerGroup landmarks = group(TapestryView::tr("A landmark that is free"), keys, 2);
    landmarks.name = u"landmarks"_s;
    landmarks.isFolded = true;
    return landmarks;
}

} // namespace

QList<AnswerGroup> wordKeys(const State &state)
{
    constexpr int kMostUsual = 20;
    constexpr std::array kGains{Word::Coin,     Word::Worker, Word::Food,   Word::Culture, Word::Any,  Word::Tile,
                                Word::Tapestry, Word::Invent, Word::Market, Word::House,   Word::Farm, Word::Armory};
    return {
        //: Heading over what a card can bring
        group(TapestryView::tr("Gained"), wordKeysOf(kGains), 4),
        //: Heading over numbers: points that a card brings
        pad(TapestryView::tr("Points"), PencilKind::Word, static_cast<int>(Word::Vp), {1, kMostUsual}),
        landmarkGroup(state),
        //: Heading over the tracks: a card brings a step
        group(TapestryView::tr("A step on a track"), stepKeys(Word::Adv), 5),
        //: Heading over the tracks: a card brings a step, and not what the space brings
        group(TapestryView::tr("A step without benefit or bonus"), stepKeys(Word::AdvX), 5),
        //: Heading over what a card can let a player do
        tiles(TapestryView::tr("Actions"), actKeys()),
        //: Heading over what a card brings a point for
        tiles(TapestryView::tr("A point for each"), countedKeys()),
    };
}

std::optional<TechRow> techRowOf(const State &state, const Entry &entry)
{
    const Word word = entry.act == Act::Gain ? state.queue.nodeOf(entry).word : Word::Coin;
    return word == Word::Circle ? std::optional(TechRow::Bottom)
        : word == Word::Square  ? std::optional(TechRow::Middle)
                                : std::nullopt;
}

QList<AnswerGroup> printedOrTold(TechRow row, const State &state)
{
    QList<AnswerGroup> groups = techGroups(row, state,
                                           row == TechRow::Bottom
                                               //: Heading over what circles of tech cards bring: a touch on it is all
                                               ? TapestryView::tr("As printed in a circle: one touch")
                                               //: Heading over what squares of tech cards bring: a touch on it is all
                                               : TapestryView::tr("As printed in a square: one touch"));
    for (AnswerGroup &group : groups)
        group.finishes = true;
    AnswerGroup otherwise;
    otherwise.shape = u"words"_s;
    //: Between keys that answer at once and those by which it is told piece by piece; the button is the one of the bar
    otherwise.text = TapestryView::tr("Or put it together here; the button at the bottom ends it.");
    return groups + QList{otherwise} + wordKeys(state);
}

QList<AnswerGroup> techGroups(TechRow row, const State &state, const QString &title)
{
    QList<AnswerKey> pictured;
    QList<AnswerKey> landmarks;
    for (std::size_t at = 0; at < techBenefits(row).size(); ++at) {
        const Benefit benefit = techBenefit(row, at);
        const Node &node = benefit.nodes().front();
        const auto key = [&](const QString &detail, const QVariantList &shown) {
            return keyOf(benefitText(benefit), detail, shown, PencilKind::Tech, static_cast<int>(at), static_cast<int>(row));
        };
        if (node.word != Word::LandmarkOf)
            pictured.append(key({}, pictures(benefit.nodes())));
        else if (const auto landmark = static_cast<Landmark>(node.arg); state.landmarks[landmark] == State::kNobody)
            landmarks.append(key({}, landmarkPictures(landmark)));
    }
    QList<AnswerGroup> groups{group(title, pictured, 5)};
    if (!landmarks.isEmpty())
        groups.append(group({}, landmarks, 2));
    return groups;
}

QVariantList numbers(const State &state, const Pencil &pencil)
{
    QVariantList list;
    const int seat = toldSeat(state, pencil);
    if (seat < 0)
        return list;
    for (const NumberField field : kAll<NumberField>) {
        if (!isThere(state, field))
            continue;
        const Range range = rangeOf(field);
        list.append(QVariantMap{{u"field"_s, static_cast<int>(field)},
                                {u"title"_s, titleOf(field)},
                                {u"number"_s, pencil.numbers[field].value_or(unsaidOf(state, seat, field))},
                                {u"isSaid"_s, pencil.numbers[field].has_value()},
                                {u"least"_s, static_cast<int>(range.min)},
                                {u"most"_s, static_cast<int>(range.max)}});
    }
    return list;
}

} // namespace pegsheet::app::tapestryview
