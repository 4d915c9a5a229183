// SPDX-License-Identifier: Apache-2.0
#include "app/text/language.h"

#include <QCoreApplication>
#include <QTranslator>

// A static library's resources are only there once somebody asks for them; the macro wants no namespace.
static void provideTranslations()
{
    Q_INIT_RESOURCE(pegsheet_translations);
}

namespace pegsheet {

namespace {

QString &installed()
{
    static QString code = languages().front();
    return code;
}

} // namespace

const QStringList &languages()
{
    static const QStringList kLanguages{QStringLiteral("en"), QStringLiteral("de")};
    return kLanguages;
}

bool installLanguage(const QString &code)
{
    if (!languages().contains(code))
        return false;
    provideTranslations();
    static QTranslator translator;
    QCoreApplication::removeTranslator(&translator);
    if (!translator.load(QStringLiteral(":/i18n/pegsheet_") + code + QStringLiteral(".qm"))
        || !QCoreApplication::installTranslator(&translator))
        return false;
    installed() = code;
    return true;
}

QString installedLanguage()
{
    return installed();
}

QLocale installedLocale()
{
    const QLocale plain(installed());
    const QLocale system = QLocale::system();
    if (system.language() == plain.language())
        return {plain.language(), system.territory()};
    return plain.language() == QLocale::English ? QLocale(QLocale::English, QLocale::UnitedKingdom) : plain;
}

} // namespace pegsheet
