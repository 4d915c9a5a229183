// SPDX-License-Identifier: Apache-2.0
#include "app/settings.h"

#include "app/text/language.h"

#include <QLocale>

namespace pegsheet::app {

namespace {

const QString kLanguage = QStringLiteral("language");
const QString kTheme = QStringLiteral("theme");
const QString kRealDice = QStringLiteral("realDice");
const QString kNames = QStringLiteral("names");

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

Settings::Settings(Read read, Write write, QObject *parent) : QObject(parent), m_write(std::move(write))
{
    m_language = read(kLanguage);
    if (!pegsheet::languages().contains(m_language))
        m_language = systemLanguage();
    pegsheet::installLanguage(m_language);
    m_theme = static_cast<Theme>(qBound(0, read(kTheme).toInt(), static_cast<int>(Dark)));
    m_realDice = read(kRealDice) != QLatin1String("no");
    m_names = read(kNames).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

QStringList Settings::languages() const
{
    return pegsheet::languages();
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
    if (theme == m_theme)
        return;
    m_theme = theme;
    m_write(kTheme, QString::number(theme));
    Q_EMIT themeChanged();
}

void Settings::setRealDice(bool real)
{
    if (real == m_realDice)
        return;
    m_realDice = real;
    m_write(kRealDice, real ? QStringLiteral("yes") : QStringLiteral("no"));
    Q_EMIT realDiceChanged();
}

void Settings::setNames(const QStringList &names)
{
    if (names == m_names)
        return;
    m_names = names;
    m_write(kNames, names.join(QLatin1Char('\n')));
    Q_EMIT namesChanged();
}

} // namespace pegsheet::app
