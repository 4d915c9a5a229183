// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QSize>
#include <QTest>

#include <initializer_list>

namespace pegsheet::tests {

/// Whether the variable PEGSHEET_EVERY_PAIR asks for every size of window with every language, as the nightly tests do.
inline bool isEveryPairWanted()
{
    return qEnvironmentVariableIsSet("PEGSHEET_EVERY_PAIR");
}

/// Whether a test looks at a size in a language: at each size in German, whose words are longest; at a phone in English too.
inline bool isPairWanted(QSize size, const QString &language)
{
    return isEveryPairWanted() || language == u"de" || size == QSize(360, 640);
}

/// Gives a test the columns `size` and `language`, and a row for each pair that isPairWanted().
inline void addSizesAndLanguages(std::initializer_list<QSize> sizes)
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    for (const QSize size : sizes)
        for (const QString &language : {QStringLiteral("en"), QStringLiteral("de")})
            if (isPairWanted(size, language))
                QTest::addRow("%dx%d %s", size.width(), size.height(), qPrintable(language)) << size << language;
}

} // namespace pegsheet::tests
