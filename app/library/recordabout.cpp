// SPDX-License-Identifier: Apache-2.0
#include "app/library/recordabout.h"

#include "app/library/recordtext.h"
#include "app/text/gametext.h"

#include <QLocale>
#include <QVariantList>

namespace pegsheet::app {

namespace {

// As the settings call it: of English Qt would say which.
QString languageName(const QString &code)
{
    return code == QLatin1String("en") ? QStringLiteral("English") : code.isEmpty() ? code : QLocale(code).nativeLanguageName();
}

} // namespace

QVariantMap recordAbout(const storage::RecordEntry &entry, const std::vector<storage::RecordEntry> &all)
{
    const Record &content = entry.content;
    const GameText *game = findGameText(content.game);
    QVariantList before;
    for (const storage::RecordEntry &each : all)
        if (each.mergedInto == entry.id)
            before.append(QVariantMap{{QStringLiteral("recordId"), QVariant::fromValue<qlonglong>(each.id.value)},
                                      {QStringLiteral("title"), recordTitle(each.content)},
                                      {QStringLiteral("says"), recordSays(each.content)}});
    const bool isUnsure = entry.confidence == storage::Confidence::Medium || entry.confidence == storage::Confidence::Low;
    const QString language = QString::fromStdString(content.language);
    return {{QStringLiteral("recordId"), QVariant::fromValue<qlonglong>(entry.id.value)},
            {QStringLiteral("title"), recordTitle(content)},
            {QStringLiteral("kind"), kindText(content.game, content.kind)},
            {QStringLiteral("age"), ageText(content.game, content.age)},
            {QStringLiteral("game"), game == nullptr ? QString::fromStdString(content.game) : game->name()},
            {QStringLiteral("says"), recordSays(content)},
            {QStringLiteral("origin"), originText(entry)},
            {QStringLiteral("unsure"), isUnsure},
            {QStringLiteral("uses"), usesText(entry)},
            {QStringLiteral("language"), languageName(language)},
            {QStringLiteral("edition"), editionText(content.game, content.edition)},
            {QStringLiteral("picture"), recordPicture(content)},
            {QStringLiteral("removed"), entry.removedAt != 0},
            {QStringLiteral("before"), before}};
}

} // namespace pegsheet::app
