// SPDX-License-Identifier: Apache-2.0
#include "app/empires/empiresagreement.h"

#include "app/empires/text/empirestext.h"
#include "model/empires/rules.h"

#include <utility>

namespace pegsheet::app {

namespace {

const QString kDepth = QStringLiteral("depth");
const QString kRows = QStringLiteral("rows");
const QString kFull = QStringLiteral("full");

} // namespace

EmpiresAgreement::EmpiresAgreement(Settings::Read read, Settings::Write write, QObject *parent)
    : Agreement(empires::gameInfo(), QStringLiteral("rules.empires"), {kDepth}, std::move(read), std::move(write), parent)
{
    reload();
}

QString EmpiresAgreement::variantName(std::string_view variant) const
{
    return empires::termText("variant", variant);
}

QStringList EmpiresAgreement::choicesOf(const QString &) const
{
    return {kRows, kFull};
}

QString EmpiresAgreement::choiceName(const QString &, const QString &value) const
{
    return empires::termText("depth", value.toStdString());
}

QString EmpiresAgreement::optionTitle(const QString &) const
{
    //: Option at set-up: how much of the match the app keeps
    return tr("What is entered");
}

// Of what is chosen.
QString EmpiresAgreement::optionText(const QString &) const
{
    return chosen(kDepth) == kFull
        //: What is entered, the most: resources too
        ? tr(
            "Resources too: bids, payments, exchanges and hands are checked. Each screen stays closed until a finger holds it open.")
        //: What is entered, the usual: rows alone
        : tr("Rows, Disasters and Conflicts. Resources stay behind the screens on the table.");
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
