// SPDX-License-Identifier: Apache-2.0
#include "app/match/rulesathand.h"

#include <QCoreApplication>

namespace pegsheet::app::rulesathand {

namespace {

struct RulesAtHand
{
    Q_DECLARE_TR_FUNCTIONS(RulesAtHand)
};

} // namespace

QVariantMap entry(const QString &title, const QString &text, const QString &detail)
{
    return {{QStringLiteral("title"), title}, {QStringLiteral("detail"), detail}, {QStringLiteral("text"), text}};
}

QVariantMap section(const QString &title, const QVariantList &entries)
{
    return {{QStringLiteral("title"), title}, {QStringLiteral("entries"), entries}};
}

QVariantMap takingPart(QVariantList entries)
{
    //: Name of an explanation: what was entered wrong, or was not so at the table
    entries.append(
        entry(RulesAtHand::tr("When something is wrong"),
              RulesAtHand::tr("Undo takes back any step. In the list of moves an earlier one can be changed, removed or put "
                              "in; a long touch sets what lies otherwise on the table.")));
    //: Heading in the rules at hand: how the app takes part in the game
    return section(RulesAtHand::tr("With Pegsheet"), entries);
}

} // namespace pegsheet::app::rulesathand
