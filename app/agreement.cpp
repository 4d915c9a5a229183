// SPDX-License-Identifier: Apache-2.0
#include "app/agreement.h"

#include "app/fixedlist.h"
#include "app/text/gametext.h"

#include <algorithm>
#include <utility>

namespace pegsheet::app {

AgreementOption::AgreementOption(QString key, Agreement *agreement)
    : QObject(agreement), m_key(std::move(key)), m_agreement(agreement)
{
    connect(agreement, &Agreement::changed, this, &AgreementOption::changed);
}

QString AgreementOption::title() const
{
    return m_agreement->optionTitle(m_key);
}

QString AgreementOption::text() const
{
    return m_agreement->optionText(m_key);
}

bool AgreementOption::on() const
{
    return m_agreement->isOn(m_key);
}

void AgreementOption::setOn(bool on)
{
    m_agreement->choose(m_key, on);
}

bool AgreementOption::offered() const
{
    return m_agreement->isOffered(m_key);
}

Agreement::Agreement(const GameInfo &game, QString key, const QStringList &options, Settings::Read read, Settings::Write write,
                     QObject *parent)
    : QObject(parent), m_game(game), m_key(std::move(key)), m_read(std::move(read)), m_write(std::move(write))
{
    for (const QString &option : options)
        m_options.append(new AgreementOption(option, this));
}

void Agreement::readAnew()
{
    m_variant = 0;
    m_moved.clear();
    QStringList lines = m_read(m_key).split(u'\n', Qt::SkipEmptyParts);
    if (!lines.isEmpty()) {
        const auto known = std::find(m_game.variants.begin(), m_game.variants.end(), lines.takeFirst().toStdString());
        if (known != m_game.variants.end())
            m_variant = static_cast<int>(known - m_game.variants.begin());
    }
    for (const AgreementOption *option : std::as_const(m_options))
        if (lines.contains(option->key()))
            m_moved.append(option->key());
    Q_EMIT changed();
}

QString Agreement::gameName() const
{
    return findGameText(m_game.id)->name();
}

QStringList Agreement::variants() const
{
    QStringList names;
    for (const std::string_view variant : m_game.variants)
        names.append(variantName(variant));
    return names;
}

void Agreement::setVariant(int place)
{
    if (place < 0 || place >= static_cast<int>(m_game.variants.size()) || place == m_variant)
        return;
    m_variant = place;
    keep();
}

void Agreement::setPlayers(int players)
{
    if (std::exchange(m_players, players) != players)
        Q_EMIT changed();
}

void Agreement::setScoringOnly(bool only)
{
    if (std::exchange(m_scoringOnly, only) != only)
        Q_EMIT changed();
}

QQmlListProperty<AgreementOption> Agreement::options()
{
    return fixedList(this, &m_options);
}

void Agreement::choose(const QString &key, bool on)
{
    if (on == isOn(key))
        return;
    if (!m_moved.removeOne(key))
        m_moved.append(key);
    keep();
}

void Agreement::fill(Setup &setup) const
{
    setup.variant = variantId();
    setup.mode = m_scoringOnly ? "scoring" : "play";
    setup.options.clear();
    for (const AgreementOption *option : m_options)
        if (isOffered(option->key()) && m_moved.contains(option->key()))
            setup.options.push_back({option->key().toStdString(), valueOf(option->key())});
}

void Agreement::keep()
{
    const std::string_view variant = variantId();
    const QString line = QString::fromUtf8(variant.data(), static_cast<qsizetype>(variant.size()));
    m_write(m_key, (QStringList{line} + m_moved).join(u'\n'));
    Q_EMIT changed();
}

} // namespace pegsheet::app
