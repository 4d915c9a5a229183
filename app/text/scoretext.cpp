// SPDX-License-Identifier: Apache-2.0
#include "app/text/scoretext.h"

#include "app/text/sentence.h"

#include <QCoreApplication>

namespace pegsheet {

namespace {

struct ScoreText
{
    Q_DECLARE_TR_FUNCTIONS(ScoreText)
};

} // namespace

QString numberText(int number)
{
    return QString::number(number).replace(u'-', QChar(0x2212));
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
