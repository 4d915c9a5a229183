// SPDX-License-Identifier: Apache-2.0
#include "app/tapestry/text/tapestrytext.h"

#include "app/tapestry/text/benefittext.h"
#include "app/tapestry/text/cardnames.h"
#include "app/tapestry/text/matnames.h"
#include "app/tapestry/text/tapestryterms.h"

#include <QCoreApplication>

namespace pegsheet::tapestry {

GameText gameText()
{
    return {"tapestry", &gameName, &sentences, &termText, &scoreName, optionTexts()};
}

QString gameName()
{
    //: Name of the game; the German edition has the same
    return QCoreApplication::translate("Tapestry", "Tapestry");
}

QString scoreName(std::string_view what)
{
    return nameIn({"score"}, what);
}

QString spaceText(Track track, int space)
{
    //: A space of a track: %1 "Science", %2 its number
    return QCoreApplication::translate("Tapestry", "%1 %2").arg(termText("track", nameOf(track))).arg(space);
}

QString amountsText(const Resources &resources)
{
    QStringList parts;
    for (const Resource resource : kAll<Resource>)
        if (const int count = resources[resource]; count > 0)
            parts.append(amountText(static_cast<Word>(resource), count));
    return listText(parts);
}

QString termText(std::string_view kind, std::string_view id)
{
    if (kind == "option")
        return optionTexts().name(id);
    if (kind == "field")
        return nameIn({"field", "slots", "resource", "row", "achievement", "track"}, id.substr(id.rfind('.') + 1));
    if (kind == "piece")
        return nameIn({"building", "landmark"}, id);
    if (const auto tech = fromName<Tech>(id); tech && kind == "techCard")
        return cardName(*tech);
    if (const auto card = fromName<TapestryCard>(id); card && kind == "tapestryCard")
        return cardName(*card);
    if (const auto mat = fromName<Civilization>(id); mat && kind == "civilization")
        return matName(*mat);
    return nameIn({kind}, id);
}

QString say(std::string_view code, Object values)
{
    const QString words = sentenceFor({code, std::move(values)}, happenings(), &termText);
    Q_ASSERT(!words.isNull());
    return words;
}

} // namespace pegsheet::tapestry
