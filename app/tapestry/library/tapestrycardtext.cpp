// SPDX-License-Identifier: Apache-2.0
#include "app/tapestry/library/tapestrycardtext.h"

#include "app/tapestry/library/tapestryrecords.h"
#include "app/tapestry/tapestryview.h"
#include "app/tapestry/text/benefittext.h"
#include "app/text/sentence.h"
#include "model/core/fields.h"
#include "model/tapestry/pencil.h"

#include <QCoreApplication>

#include <span>

namespace pegsheet::app {

namespace {

using namespace Qt::StringLiterals;
using namespace tapestry;

struct TapestryCards
{
    Q_DECLARE_TR_FUNCTIONS(TapestryCards)
};

QString kindName(std::string_view kind)
{
    //: Kind of card in the card library
    return kind == kCardRecord ? TapestryCards::tr("Tapestry card") : quotable(kind);
}

QString ageName(int age)
{
    return QString::number(age);
}

QString editionName(std::string_view edition)
{
    return quotable(edition);
}

QString fieldName(std::string_view key)
{
    if (key == "when")
        //: What stands on a tapestry card of the card library: when its ability is used
        return TapestryCards::tr("Used");
    if (key == "gains")
        //: What stands on a tapestry card of the card library: a benefit
        return TapestryCards::tr("What it brings");
    return quotable(key);
}

QString whenText(When when)
{
    switch (when) {
    //: When the ability of a tapestry card is used
    case When::Played: return TapestryCards::tr("When played");
    //: When the ability of a tapestry card is used
    case When::Era: return TapestryCards::tr("This era");
    case When::Reaction: break;
    }
    //: When the ability of a tapestry card is used: as a trap is
    return TapestryCards::tr("Reaction");
}

QString wordName(std::string_view, std::string_view word)
{
    const auto when = fromName<When>(word);
    return when ? whenText(*when) : quotable(word);
}

QString gainsText(std::string_view, const Value &value)
{
    Benefit benefit;
    //: In the place of what a card brings where this program cannot read it
    return fromValue("gains", value, benefit) ? TapestryCards::tr("something unknown") : benefitText(benefit);
}

QString says(const Record &record)
{
    const Benefit gains = gainsOf(record);
    QStringList parts;
    if (const auto when = whenOf(record))
        parts.append(whenText(*when));
    if (!gains.isNone())
        parts.append(benefitText(gains));
    //: Of a card in the card library of which nothing but its name is known
    return parts.isEmpty() ? TapestryCards::tr("nothing else is known yet") : parts.join(u": "_s);
}

QString nameless(const Record &)
{
    return kindName(kCardRecord);
}

// What it brings, for library/CardPicture.qml of the game's pages: "pictures", see AnswerKey.
QVariantMap pictureOf(const Record &record)
{
    const Benefit gains = gainsOf(record);
    return gains.isNone() ? QVariantMap() : QVariantMap{{u"pictures"_s, tapestryview::pictures(gains.nodes())}};
}

// With what keys can put together; a benefit with choices in it is none of that, and told anew.
Pencil pencilOf(std::string_view text)
{
    Pencil pencil;
    pencil.tells = true;
    Benefit benefit;
    if (readBenefit(text, benefit).expected != Expected::Nothing)
        return pencil;
    const std::span<const Node> nodes = benefit.nodes();
    pencil.inOrder = nodes.front().word == Word::Then;
    pencil.words.assign(nodes.begin() + (nodes.size() > 1 ? 1 : 0), nodes.end());
    if (!(benefitOf(pencil) == benefit))
        pencil.words.clear();
    return pencil;
}

QList<AnswerGroup> benefitKeys()
{
    return tapestryview::wordKeys(State());
}

BenefitWording::Said readSaid(std::string_view benefit)
{
    const Pencil pencil = pencilOf(benefit);
    return {static_cast<int>(pencil.words.size()), pencil.inOrder};
}

MaybeRefusal touchBenefit(std::string &benefit, const Touch &touch)
{
    Pencil pencil = pencilOf(benefit);
    if (auto refusal = pencil.touch(State(), touch).refusal)
        return refusal;
    const Benefit said = benefitOf(pencil);
    benefit = said.isNone() ? std::string() : *toValue(said).text();
    return std::nullopt;
}

} // namespace

const RecordWording &tapestryWording()
{
    static const BenefitWording kBenefits{&benefitKeys, touchOf(PencilKind::Unword), touchOf(PencilKind::InOrder), &readSaid,
                                          &touchBenefit};
    static const RecordWording kWords{gameInfo().id, &kindName, &ageName,   &editionName, &fieldName, &wordName,
                                      &says,         &nameless, &gainsText, &pictureOf,   &kBenefits};
    return kWords;
}

} // namespace pegsheet::app
