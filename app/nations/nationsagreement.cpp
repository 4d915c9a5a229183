// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationsagreement.h"

#include "app/nations/nationshandbook.h"
#include "app/nations/text/nationstext.h"
#include "model/nations/rules.h"

#include <algorithm>
#include <utility>

namespace pegsheet::app {

namespace {

const QString kDepth = QStringLiteral("depth");
const QString kOffer = QStringLiteral("offer");
const QString kSoloHarder = QStringLiteral("soloHarder");
const QString kSoloPassRemoves = QStringLiteral("soloPassRemoves");
const QString kFamineTrades = QStringLiteral("famineTrades");
const QString kWarOrder = QStringLiteral("warOrder");
const QString kRollTogether = QStringLiteral("rollTogether");

QString nameOfDepth(nations::Depth depth)
{
    return QString::fromUtf8(nameOf(depth));
}

} // namespace

NationsAgreement::NationsAgreement(Settings::Read read, Settings::Write write, QObject *parent)
    : Agreement(nations::gameInfo(), QStringLiteral("rules.nations"),
                {kDepth, kOffer, kSoloHarder, kSoloPassRemoves, kFamineTrades, kWarOrder, kRollTogether}, std::move(read),
                std::move(write), parent)
{
    reload();
}

QString NationsAgreement::variantName(std::string_view variant) const
{
    return nations::termText("variant", variant);
}

QStringList NationsAgreement::choicesOf(const QString &key) const
{
    if (key != kDepth)
        return {};
    return {nameOfDepth(nations::Depth::Tracks), nameOfDepth(nations::Depth::Tiles), nameOfDepth(nations::Depth::Full)};
}

QString NationsAgreement::choiceName(const QString &, const QString &value) const
{
    return nations::termText("depth", value.toStdString());
}

QString NationsAgreement::optionTitle(const QString &key) const
{
    return nations::optionName(key.toStdString());
}

// Of what is chosen where there is more than yes and no.
QString NationsAgreement::optionText(const QString &key) const
{
    return nations::optionText((key == kDepth ? chosen(key) : key).toStdString());
}

QString NationsAgreement::ending() const
{
    if (scoringOnly())
        return {};
    if (players() == 1)
        //: Under the rules chosen at set-up, for one player alone
        return tr("Alone: four ages for as many points as you can get, against an opponent who only reads books.");
    //: Under the rules chosen at set-up
    return tr("After four ages the points on the tiles are added. The turn order breaks ties.");
}

QStringList NationsAgreement::doubts() const
{
    Setup setup;
    setup.players.resize(static_cast<std::size_t>(std::clamp(players(), 1, nations::kMaxSeats)));
    fill(setup);
    nations::State state;
    QStringList sentences;
    if (!nations::start(setup, state))
        for (const QVariant &doubt : nationsDoubts(state))
            sentences.append(doubt.toMap().value(QStringLiteral("text")).toString());
    return sentences;
}

bool NationsAgreement::byRules(const QString &key) const
{
    return key == kFamineTrades;
}

Value NationsAgreement::valueOf(const QString &key) const
{
    if (key == kWarOrder)
        return "old";
    return key != kFamineTrades;
}

// Only what makes a difference to what is kept.
bool NationsAgreement::isOffered(const QString &key) const
{
    if (scoringOnly())
        return false;
    const bool alone = players() == 1;
    const bool isFull = chosen(kDepth) == nameOfDepth(nations::Depth::Full);
    const bool isTracks = chosen(kDepth) == nameOfDepth(nations::Depth::Tracks);
    if (key == kOffer)
        return !isTracks;
    if (key == kSoloHarder || key == kSoloPassRemoves)
        return alone && !isTracks && isOn(kOffer);
    if (key == kFamineTrades)
        return isFull;
    if (key == kWarOrder || key == kRollTogether)
        return isFull && !alone;
    return true;
}

} // namespace pegsheet::app
