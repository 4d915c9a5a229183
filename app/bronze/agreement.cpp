// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/agreement.h"

#include "app/bronze/handbook.h"
#include "app/fixedlist.h"
#include "app/text/bronzetext.h"
#include "model/bronze/rules.h"
#include "model/core/enums.h"

#include <algorithm>
#include <utility>

namespace pegsheet::app {

namespace {

using bronze::Variant;

// A line for the variant's id, then one for each switch that was moved.
const QString kRules = QStringLiteral("rules");

const QString kTrading = QStringLiteral("trading");
const QString kLongerGame = QStringLiteral("longerGame");
const QString kLaterPoints = QStringLiteral("laterPoints");
const QString kSoloEndsEarly = QStringLiteral("soloEndsEarly");
const QString kSoloSkulls = QStringLiteral("soloSkulls");

QString textOf(std::string_view id)
{
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

} // namespace

BronzeOption::BronzeOption(QString key, BronzeAgreement *agreement)
    : QObject(agreement), m_key(std::move(key)), m_agreement(agreement)
{
    connect(agreement, &BronzeAgreement::changed, this, &BronzeOption::changed);
}

QString BronzeOption::title() const
{
    return bronze::optionName(m_key.toStdString());
}

QString BronzeOption::text() const
{
    return bronze::optionText(m_key.toStdString());
}

bool BronzeOption::on() const
{
    return m_agreement->isOn(m_key);
}

void BronzeOption::setOn(bool on)
{
    m_agreement->choose(m_key, on);
}

bool BronzeOption::offered() const
{
    return m_agreement->isOffered(m_key);
}

BronzeAgreement::BronzeAgreement(Settings::Read read, Settings::Write write, QObject *parent)
    : QObject(parent), m_read(std::move(read)), m_write(std::move(write))
{
    for (const QString &key : {kTrading, kLongerGame, kLaterPoints, kSoloEndsEarly, kSoloSkulls})
        m_options.append(new BronzeOption(key, this));
    take();
}

void BronzeAgreement::readAnew()
{
    m_variant = Variant::Classic;
    m_on.clear();
    take();
    tell();
}

void BronzeAgreement::take()
{
    QStringList lines = m_read(kRules).split(u'\n', Qt::SkipEmptyParts);
    if (lines.isEmpty())
        return;
    const auto known = fromName<Variant>(lines.takeFirst().toStdString());
    m_variant = known.value_or(m_variant);
    for (const BronzeOption *option : std::as_const(m_options))
        if (lines.contains(option->key()))
            m_on.append(option->key());
}

QStringList BronzeAgreement::variants() const
{
    QStringList names;
    for (const Variant variant : kAll<Variant>)
        names.append(bronze::variantName(variant));
    return names;
}

int BronzeAgreement::variant() const
{
    return static_cast<int>(m_variant);
}

void BronzeAgreement::setVariant(int place)
{
    if (place < 0 || place >= static_cast<int>(kCount<Variant>) || place == variant())
        return;
    m_variant = static_cast<Variant>(place);
    keep();
}

void BronzeAgreement::setPlayers(int players)
{
    if (std::exchange(m_players, players) != players)
        tell();
}

void BronzeAgreement::setScoringOnly(bool only)
{
    if (std::exchange(m_scoringOnly, only) != only)
        tell();
}

QString BronzeAgreement::ending() const
{
    if (m_scoringOnly)
        return {};
    const bronze::RuleSet &rules = bronze::kRuleSets[m_variant];
    if (m_players == 1)
        //: Under the rules chosen at set-up, for one player alone
        return tr("Alone: %n round(s) for as many points as you can get.", nullptr, rules.soloRounds);
    const bool longer = isOffered(kLongerGame) && isOn(kLongerGame);
    //: Under the rules chosen at set-up
    return tr("The round is the last in which somebody owns %n development(s), or the last monument is finished.", nullptr,
              longer ? rules.longerGame : rules.developmentsToEnd);
}

QStringList BronzeAgreement::doubts() const
{
    Setup setup;
    setup.players.resize(static_cast<std::size_t>(std::clamp(m_players, 1, bronze::kMaxSeats)));
    fill(setup);
    bronze::State state;
    QStringList sentences;
    if (!bronze::start(setup, state))
        for (const QVariant &doubt : doubtsOf(state))
            sentences.append(doubt.toMap().value(QStringLiteral("text")).toString());
    return sentences;
}

QQmlListProperty<BronzeOption> BronzeAgreement::options()
{
    return fixedList(this, &m_options);
}

// Whether skulls may be rolled again is said as it is, not as it differs from the rules.
bool BronzeAgreement::isOn(const QString &key) const
{
    const bool byRules = key == kSoloSkulls && !bronze::kRuleSets[m_variant].soloLocksSkulls;
    return byRules != m_on.contains(key);
}

void BronzeAgreement::choose(const QString &key, bool on)
{
    if (on == isOn(key))
        return;
    if (!m_on.removeOne(key))
        m_on.append(key);
    keep();
}

bool BronzeAgreement::isOffered(const QString &key) const
{
    const bronze::RuleSet &rules = bronze::kRuleSets[m_variant];
    const bool alone = m_players == 1;
    // Where trading is a step of the turn nobody is asked.
    if (key == kTrading)
        return !alone && !rules.tradesAfterBuilding;
    // What ends a match or is rolled again makes no difference to sheets that are finished.
    if (m_scoringOnly && (key == kLongerGame || key == kSoloEndsEarly || key == kSoloSkulls))
        return false;
    if (key == kLongerGame)
        return !alone && rules.longerGame != 0;
    if (key == kLaterPoints)
        return !alone && rules.laterPoints != rules.laterPointsClassic;
    return alone;
}

void BronzeAgreement::fill(Setup &setup) const
{
    setup.variant = nameOf(m_variant);
    setup.mode = m_scoringOnly ? "scoring" : "play";
    setup.options.clear();
    for (const BronzeOption *option : m_options) {
        const QString &key = option->key();
        if (!isOffered(key) || !m_on.contains(key))
            continue;
        Value value(true);
        if (key == kLaterPoints)
            value = "classic";
        else if (key == kSoloSkulls)
            value = nameOf(isOn(key) ? bronze::SoloSkulls::Rerolled : bronze::SoloSkulls::Locked);
        setup.options.push_back({key.toStdString(), value});
    }
}

void BronzeAgreement::keep()
{
    m_write(kRules, (QStringList{textOf(nameOf(m_variant))} + m_on).join(u'\n'));
    tell();
}

void BronzeAgreement::tell()
{
    Q_EMIT changed();
}

} // namespace pegsheet::app
