// SPDX-License-Identifier: Apache-2.0
#include "app/settings.h"

#include "app/text/gametext.h"
#include "app/text/language.h"
#include "model/catalog.h"

#include <QLocale>
#include <algorithm>
#include <iterator>

namespace pegsheet::app {

namespace {

const QString kLanguage = QStringLiteral("language");
const QString kTheme = QStringLiteral("theme");
const QString kTextSize = QStringLiteral("textSize");
const QString kMotion = QStringLiteral("motion");
const QString kKeepAwake = QStringLiteral("keepAwake");
const QString kSound = QStringLiteral("sound");
const QString kTurnClock = QStringLiteral("turnClock");
const QString kRealDice = QStringLiteral("realDice");
const QString kReviews = QStringLiteral("reviews");
const QString kOdds = QStringLiteral("odds");
const QString kSeen = QStringLiteral("seen");
const QString kNames = QStringLiteral("names");
const QString kPlayers = QStringLiteral("players");
const QString kHintsAgreed = QStringLiteral("hints");

QString yesNo(bool yes)
{
    return yes ? QStringLiteral("yes") : QStringLiteral("no");
}

// The first of the system's languages that the words come in, else English.
QString systemLanguage()
{
    for (const QString &wanted : QLocale::system().uiLanguages())
        for (const QString &code : pegsheet::languages())
            if (wanted.startsWith(code))
                return code;
    return pegsheet::languages().front();
}

} // namespace

Settings::Settings(Read read, Write write, QObject *parent) : QObject(parent), m_read(std::move(read)), m_write(std::move(write))
{
    take();
}

void Settings::reload()
{
    take();
    Q_EMIT languageChanged();
    Q_EMIT themeChanged();
    Q_EMIT textSizeChanged();
    Q_EMIT motionChanged();
    Q_EMIT keepAwakeChanged();
    Q_EMIT soundChanged();
    Q_EMIT turnClockChanged();
    Q_EMIT realDiceChanged();
    Q_EMIT reviewsChanged();
    Q_EMIT oddsChanged();
    Q_EMIT namesChanged();
}

void Settings::take()
{
    m_language = m_read(kLanguage);
    if (!pegsheet::languages().contains(m_language))
        m_language = systemLanguage();
    pegsheet::installLanguage(m_language);
    m_theme = static_cast<Theme>(qBound(0, m_read(kTheme).toInt(), static_cast<int>(HighContrast)));
    const int percent = m_read(kTextSize).toInt();
    m_textSize = textSizes().contains(percent) ? percent : textSizes().front();
    m_motion = m_read(kMotion) == QLatin1String("reduced") ? Reduced : AsTheSystem;
    m_keepAwake = m_read(kKeepAwake) != QLatin1String("no");
    m_sound = m_read(kSound) == QLatin1String("yes");
    m_turnClock = m_read(kTurnClock) == QLatin1String("yes");
    m_realDice = m_read(kRealDice) != QLatin1String("no");
    m_reviews = m_read(kReviews) != QLatin1String("no");
    m_odds = m_read(kOdds) == QLatin1String("yes");
    m_seen = m_read(kSeen).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    m_names = m_read(kNames).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    m_players = m_read(kPlayers).split(QLatin1Char(','));
    m_hints = m_read(kHintsAgreed) == QLatin1String("yes");
}

bool Settings::seesFirst(const QString &page)
{
    if (m_seen.contains(page))
        return false;
    m_seen.append(page);
    m_write(kSeen, m_seen.join(QLatin1Char('\n')));
    return true;
}

QStringList Settings::languages() const
{
    return pegsheet::languages();
}

QString Settings::locale() const
{
    return installedLocale().name();
}

void Settings::setLanguage(const QString &language)
{
    if (language == m_language || !pegsheet::installLanguage(language))
        return;
    m_language = language;
    m_write(kLanguage, language);
    Q_EMIT languageChanged();
}

void Settings::setTheme(Theme theme)
{
    if (change(m_theme, theme, kTheme, QString::number(theme)))
        Q_EMIT themeChanged();
}

void Settings::setTextSize(int percent)
{
    if (textSizes().contains(percent) && change(m_textSize, percent, kTextSize, QString::number(percent)))
        Q_EMIT textSizeChanged();
}

void Settings::setMotion(Motion motion)
{
    if (change(m_motion, motion, kMotion, motion == Reduced ? QStringLiteral("reduced") : QStringLiteral("system")))
        Q_EMIT motionChanged();
}

void Settings::setKeepAwake(bool awake)
{
    if (change(m_keepAwake, awake, kKeepAwake, yesNo(awake)))
        Q_EMIT keepAwakeChanged();
}

void Settings::setSound(bool sound)
{
    if (change(m_sound, sound, kSound, yesNo(sound)))
        Q_EMIT soundChanged();
}

void Settings::setTurnClock(bool shown)
{
    if (change(m_turnClock, shown, kTurnClock, yesNo(shown)))
        Q_EMIT turnClockChanged();
}

void Settings::setRealDice(bool real)
{
    if (change(m_realDice, real, kRealDice, yesNo(real)))
        Q_EMIT realDiceChanged();
}

void Settings::setOdds(bool told)
{
    if (change(m_odds, told, kOdds, yesNo(told)))
        Q_EMIT oddsChanged();
}

void Settings::setReviews(bool wanted)
{
    if (change(m_reviews, wanted, kReviews, yesNo(wanted)))
        Q_EMIT reviewsChanged();
}

QVariantList Settings::unnumberedGames()
{
    QVariantList unnumbered;
    for (const GameEntry &game : catalog()) {
        const QString id = QString::fromUtf8(game.info->id.data(), static_cast<qsizetype>(game.info->id.size()));
        const GameText *text = findGameText(game.info->id);
        if (game.info->boardGameGeek == 0 && text != nullptr)
            unnumbered.append(QVariantMap{{QStringLiteral("game"), id}, {QStringLiteral("name"), text->name()}});
    }
    return unnumbered;
}

QString Settings::gameNumberKey(const QString &game)
{
    return QStringLiteral("boardGameGeek ") + game;
}

QString Settings::gameNumber(const QString &game) const
{
    return m_read(gameNumberKey(game));
}

void Settings::setGameNumber(const QString &game, const QString &number)
{
    QString digits;
    std::copy_if(number.begin(), number.end(), std::back_inserter(digits), [](QChar sign) { return sign >= u'0' && sign <= u'9'; });
    if (digits != gameNumber(game))
        m_write(gameNumberKey(game), digits);
}

void Settings::setPlayers(const QStringList &players)
{
    if (change(m_players, players, kPlayers, players.join(QLatin1Char(','))))
        Q_EMIT namesChanged();
}

void Settings::setHints(bool agreed)
{
    if (change(m_hints, agreed, kHintsAgreed, yesNo(agreed)))
        Q_EMIT namesChanged();
}

void Settings::setNames(const QStringList &names)
{
    if (change(m_names, names, kNames, names.join(QLatin1Char('\n'))))
        Q_EMIT namesChanged();
}

} // namespace pegsheet::app
