// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/agreement.h"

#include "app/bronze/handbook.h"
#include "app/bronze/text/bronzetext.h"
#include "model/bronze/rules.h"
#include "model/core/enums.h"

#include <algorithm>
#include <utility>

namespace pegsheet::app {

namespace {

using bronze::Variant;

const QString kTrading = QStringLiteral("trading");
const QString kLongerGame = QStringLiteral("longerGame");
const QString kLaterPoints = QStringLiteral("laterPoints");
const QString kSoloEndsEarly = QStringLiteral("soloEndsEarly");
const QString kSoloSkulls = QStringLiteral("soloSkulls");

} // namespace

BronzeAgreement::BronzeAgreement(Settings::Read read, Settings::Write write, QObject *parent)
    : Agreement(bronze::gameInfo(), QStringLiteral("rules"), {kTrading, kLongerGame, kLaterPoints, kSoloEndsEarly, kSoloSkulls},
                std::move(read), std::move(write), parent)
{
    reload();
}

QString BronzeAgreement::variantName(std::string_view variant) const
{
    return bronze::variantName(fromName<Variant>(variant).value_or(Variant::Classic));
}

QString BronzeAgreement::optionTitle(const QString &key) const
{
    return bronze::optionName(key.toStdString());
}

QString BronzeAgreement::optionText(const QString &key) const
{
    return bronze::optionText(key.toStdString());
}

QString BronzeAgreement::ending() const
{
    if (scoringOnly())
        return {};
    if (players() == 1)
        //: Under the rules chosen at set-up, for one player alone
        return tr("Alone: %n round(s) for as many points as you can get.", nullptr, rules().soloRounds);
    const bool longer = isOffered(kLongerGame) && isOn(kLongerGame);
    //: Under the rules chosen at set-up
    return tr("The round is the last in which somebody owns %n development(s), or the last monument is finished.", nullptr,
              longer ? rules().longerGame : rules().developmentsToEnd);
}

QStringList BronzeAgreement::doubts() const
{
    Setup setup;
    setup.players.resize(static_cast<std::size_t>(std::clamp(players(), 1, bronze::kMaxSeats)));
    fill(setup);
    bronze::State state;
    QStringList sentences;
    if (!bronze::start(setup, state))
        for (const QVariant &doubt : doubtsOf(state))
            sentences.append(doubt.toMap().value(QStringLiteral("text")).toString());
    return sentences;
}

// Whether skulls may be rolled again is said as it is, not as it differs from the rules.
bool BronzeAgreement::byRules(const QString &key) const
{
    if (key != kSoloSkulls)
        return false;
    Setup alone;
    alone.players.resize(1);
    alone.variant = variantId();
    return !rules().soloLocksSkulls || !bronze::begun(alone).empty();
}

Value BronzeAgreement::valueOf(const QString &key) const
{
    if (key == kLaterPoints)
        return "classic";
    if (key == kSoloSkulls)
        return nameOf(isOn(key) ? bronze::SoloSkulls::Rerolled : bronze::SoloSkulls::Locked);
    return true;
}

bool BronzeAgreement::isOffered(const QString &key) const
{
    const bool alone = players() == 1;
    // Where trading is a step of the turn nobody is asked.
    if (key == kTrading)
        return !alone && !rules().tradesAfterBuilding;
    // An earlier end or what is rolled again makes no difference to sheets that are finished; a longer match has more developments.
    if (scoringOnly() && (key == kSoloEndsEarly || key == kSoloSkulls))
        return false;
    if (key == kLongerGame)
        return !alone && rules().longerGame != 0;
    if (key == kLaterPoints)
        return !alone && rules().laterPoints != rules().laterPointsClassic;
    return alone;
}

} // namespace pegsheet::app
