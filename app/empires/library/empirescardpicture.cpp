// SPDX-License-Identifier: Apache-2.0
#include "app/empires/library/empirescardpicture.h"

#include "app/empires/library/conflictrecords.h"

namespace pegsheet::app {

using namespace empires;

QVariantMap empiresCardPicture(const Record &record)
{
    if (const auto card = cardOf(record))
        return {{QStringLiteral("shape"), QStringLiteral("card")},
                {QStringLiteral("kind"), static_cast<int>(card->first.kind())},
                {QStringLiteral("number"), card->first.number()}};
    if (const auto place = placeOf(record)) {
        const int value = place->second.value != 0 ? place->second.value : kPrinted[place->first].value;
        return {{QStringLiteral("shape"), QStringLiteral("place")},
                {QStringLiteral("location"), static_cast<int>(place->first)},
                {QStringLiteral("value"), value}};
    }
    return {};
}

} // namespace pegsheet::app
