// SPDX-License-Identifier: Apache-2.0
#include "app/text/scoretext.h"

#include "app/text/language.h"
#include "app/text/sentence.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace pegsheet {

namespace {

struct ScoreText
{
    Q_DECLARE_TR_FUNCTIONS(ScoreText)
};

// A minus is part of the number.
QString signOf(long number)
{
    return number > 0 ? QStringLiteral("+") : number == 0 ? QStringLiteral("±") : QString();
}

QString tenthsText(double number)
{
    return installedLocale().toString(std::round(10 * number) / 10 + 0.0, 'f', 1).replace(u'-', QChar(0x2212));
}

} // namespace

QString numberText(int number)
{
    return QString::number(number).replace(u'-', QChar(0x2212));
}

QString percentText(double part)
{
    //: A part of a whole: %1 a number of per cent
    return ScoreText::tr("%1 %").arg(numberText(static_cast<int>(std::lround(100 * part))));
}

QString percentChangeText(double change)
{
    return signOf(std::lround(100 * change)) + percentText(change);
}

QString expectedText(double points)
{
    //: Expected points: %1 a number with one digit behind the point
    return ScoreText::tr("%1 points").arg(tenthsText(points));
}

QString expectedChangeText(double change)
{
    return signOf(std::lround(10 * change)) + expectedText(change);
}

QString expectedChangeNumber(double change)
{
    return signOf(std::lround(10 * change)) + tenthsText(change);
}

QString noPointsText()
{
    //: In a score: there is nothing
    return ScoreText::tr("–");
}

QString partText(const QString &name, int points)
{
    //: A part of a score: %1 a line, a place or a card, %2 its points
    return ScoreText::tr("%1 %2").arg(name, numberText(points));
}

QString sumText(const Score &score, std::size_t first, std::size_t last, QString (*nameOf)(std::string_view what))
{
    QStringList parts;
    for (std::size_t line = first; line < last; ++line)
        if (const ScoreLine &each = score.lines[line]; each.points != 0)
            parts.append(partText(nameOf(each.what), each.points));
    return listText(parts);
}

} // namespace pegsheet
