// SPDX-License-Identifier: Apache-2.0
#include "app/empires/empiresagreement.h"

#include "app/empires/text/empirestext.h"
#include "model/empires/rules.h"

#include <utility>

namespace pegsheet::app {

EmpiresAgreement::EmpiresAgreement(Settings::Read read, Settings::Write write, QObject *parent)
    : Agreement(empires::gameInfo(), QStringLiteral("rules.empires"), {}, std::move(read), std::move(write), parent)
{
    reload();
}

QString EmpiresAgreement::variantName(std::string_view variant) const
{
    return empires::termText("variant", variant);
}

QString EmpiresAgreement::ending() const
{
    if (scoringOnly())
        return {};
    //: Under the rules chosen at set-up
    return tr("At the end of the round track healthy places and Innovations are added. More healthy places break a tie.");
}

// How the rules are read where the rulebook is silent.
QStringList EmpiresAgreement::doubts() const
{
    if (scoringOnly())
        return {};
    return {//: What the rulebook leaves open, at set-up
            tr("Among equally near places the owner chooses which one is destroyed."),
            //: What the rulebook leaves open, at set-up
            tr("Where no healthy place is left, nothing is destroyed and the card is gone.")};
}

} // namespace pegsheet::app
