// SPDX-License-Identifier: Apache-2.0
#include "app/agreement.h"

#include "app/fixedlist.h"
#include "model/catalog.h"

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

QStringList AgreementOption::choices() const
{
    QStringList names;
    for (const QString &value : m_agreement->choicesOf(m_key))
        names.append(m_agreement->choiceName(m_key, value));
    return names;
}

int AgreementOption::choice() const
{
    return static_cast<int>(m_agreement->choicesOf(m_key).indexOf(m_agreement->chosen(m_key)));
}

void AgreementOption::setChoice(int place)
{
    const QStringList values = m_agreement->choicesOf(m_key);
    if (place >= 0 && place < values.size())
        m_agreement->choose(m_key, values.at(place));
}

bool AgreementOption::offered() const
{
    return m_agreement->isOffered(m_key);
}

bool AgreementOption::doubtful() const
{
    return m_agreement->isDoubtful(m_key);
}

Agreement::Agreement(const SetupRules &rules, Settings::Read read, Settings::Write write)
    : m_rules(rules), m_game(rules.game()), m_words(*findGameText(m_game.id)), m_read(std::move(read)), m_write(std::move(write))
{
    for (const QString &option : m_words.options.options())
        m_options.append(new AgreementOption(option, this));
    reload();
}

void Agreement::reload()
{
    m_variant = 0;
    m_moved.clear();
    m_chosen.clear();
    QStringList lines = m_read(QString::fromUtf8(m_rules.key)).split(u'\n', Qt::SkipEmptyParts);
    if (!lines.isEmpty()) {
        const auto known = std::find(m_game.variants.begin(), m_game.variants.end(), lines.takeFirst().toStdString());
        if (known != m_game.variants.end())
            m_variant = static_cast<int>(known - m_game.variants.begin());
    }
    for (const AgreementOption *option : std::as_const(m_options)) {
        const QString key = option->key();
        if (lines.contains(key))
            m_moved.append(key);
        for (const QString &value : choicesOf(key))
            if (value != usual(key) && lines.contains(key + u'=' + value))
                m_chosen.insert(key, value);
    }
    Q_EMIT changed();
}

QString Agreement::gameName() const
{
    return m_words.name();
}

QStringList Agreement::variants() const
{
    QStringList names;
    for (const std::string_view variant : m_game.variants)
        names.append(m_words.term("variant", variant));
    return names;
}

void Agreement::setVariant(int place)
{
    if (place < 0 || place >= static_cast<int>(m_game.variants.size()) || place == m_variant)
        return;
    m_variant = place;
    save();
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

bool Agreement::hasDoubts() const
{
    return !doubts().isEmpty() || std::any_of(m_options.begin(), m_options.end(), [](const AgreementOption *option) {
        return option->doubtful() && option->offered();
    });
}

QString Agreement::unusual() const
{
    QStringList titles;
    for (const AgreementOption *option : m_options)
        if (option->doubtful() && option->offered() && (m_moved.contains(option->key()) || m_chosen.contains(option->key())))
            titles.append(option->title());
    return titles.join(QStringLiteral(", "));
}

QString Agreement::optionTitle(const QString &key) const
{
    return m_words.options.name(key.toStdString());
}

QString Agreement::optionText(const QString &key) const
{
    return m_words.options.text(key.toStdString(), chosen(key).toStdString());
}

QStringList Agreement::choicesOf(const QString &key) const
{
    return m_words.options.values(key.toStdString());
}

QString Agreement::choiceName(const QString &key, const QString &value) const
{
    return m_words.term(key.toStdString(), value.toStdString());
}

const OptionInfo &Agreement::infoOf(const QString &key) const
{
    return *std::find_if(m_game.options.begin(), m_game.options.end(),
                         [&](const OptionInfo &option) { return option.name == key.toStdString(); });
}

bool Agreement::byRules(const QString &key) const
{
    return infoOf(key).defaultValue == Value(true) || (m_rules.isOnByRules != nullptr && m_rules.isOnByRules(*this, key));
}

// Of a switch with three values the one for on stands before the one for off.
Value Agreement::valueOf(const QString &key) const
{
    std::vector<Value> others = infoOf(key).values;
    std::erase(others, infoOf(key).defaultValue);
    return isOn(key) ? others.front() : others.back();
}

void Agreement::choose(const QString &key, bool on)
{
    if (on == isOn(key))
        return;
    if (!m_moved.removeOne(key))
        m_moved.append(key);
    save();
}

// What goes without saying at set-up.
QString Agreement::usual(const QString &key) const
{
    const QString proposed = m_rules.proposed != nullptr ? m_rules.proposed(key) : QString();
    return proposed.isEmpty() ? defaultOf(key) : proposed;
}

// What a match is played by that says nothing of it; empty for a switch.
QString Agreement::defaultOf(const QString &key) const
{
    const std::string *text = infoOf(key).defaultValue.text();
    return text != nullptr ? QString::fromStdString(*text) : QString();
}

QString Agreement::chosen(const QString &key) const
{
    return m_chosen.value(key, usual(key));
}

void Agreement::choose(const QString &key, const QString &value)
{
    if (value == chosen(key) || !choicesOf(key).contains(value))
        return;
    if (value == usual(key))
        m_chosen.remove(key);
    else
        m_chosen.insert(key, value);
    save();
}

void Agreement::fill(Setup &setup) const
{
    setup.variant = variantId();
    setup.mode = m_scoringOnly ? "scoring" : "play";
    setup.options.clear();
    for (const AgreementOption *option : m_options) {
        const QString key = option->key();
        if (!isOffered(key))
            continue;
        if (m_moved.contains(key))
            setup.options.push_back({key.toStdString(), valueOf(key)});
        else if (chosen(key) != defaultOf(key))
            setup.options.push_back({key.toStdString(), chosen(key).toStdString()});
    }
    const GameEntry *game = findGame(m_game.id);
    if (game == nullptr || game->begun == nullptr)
        return;
    for (Member &option : game->begun(setup))
        if (Value(setup.options).find(option.key) == nullptr)
            setup.options.push_back(std::move(option));
}

Setup Agreement::setup() const
{
    Setup setup;
    setup.players.resize(static_cast<std::size_t>(std::clamp(m_players, 1, most())));
    fill(setup);
    return setup;
}

void Agreement::save()
{
    const std::string_view variant = variantId();
    const QString line = QString::fromUtf8(variant.data(), static_cast<qsizetype>(variant.size()));
    QStringList lines = QStringList{line} + m_moved;
    for (auto choice = m_chosen.cbegin(); choice != m_chosen.cend(); ++choice)
        lines.append(choice.key() + u'=' + choice.value());
    m_write(QString::fromUtf8(m_rules.key), lines.join(u'\n'));
    Q_EMIT changed();
}

} // namespace pegsheet::app
