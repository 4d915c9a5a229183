// SPDX-License-Identifier: Apache-2.0
// The dice as they lie, kept and laid again: {"faces": ["food", ""], "letGo": [0], "again": {"0": "coins"},
// "asFood": {"1": true}, "leadership": true, "ready": true}, places from 0.
#include "app/bronze/tray.h"

#include "app/bronze/words.h"

#include <QVariantMap>

namespace pegsheet::app {

using bronze::Face;
using bronze::Step;

namespace {

const QString kFaces = QStringLiteral("faces");
const QString kLetGo = QStringLiteral("letGo");
const QString kAgain = QStringLiteral("again");
const QString kAsFood = QStringLiteral("asFood");
const QString kLeadership = QStringLiteral("leadership");
const QString kReady = QStringLiteral("ready");

std::optional<Face> faceOf(const QVariant &name)
{
    return fromName<Face>(name.toString().toStdString());
}

} // namespace

QVariantMap BronzeTray::draft() const
{
    QVariantList faces;
    QVariantList rollsAgain;
    QVariantMap again;
    QVariantMap asFood;
    bool entered = false;
    for (int at = 0; at < m_count; ++at) {
        const Place &place = m_places[static_cast<std::size_t>(at)];
        faces.append(place.face ? words::key(*place.face) : QString());
        entered = entered || (place.face && !rolled());
        if (place.rollsAgain)
            rollsAgain.append(at);
        if (place.again)
            again.insert(QString::number(at), words::key(*place.again));
        if (place.asFood)
            asFood.insert(QString::number(at), *place.asFood);
    }
    if (!open() || (!entered && rollsAgain.isEmpty() && asFood.isEmpty() && !m_picking))
        return {};
    QVariantMap draft{{kFaces, faces}};
    if (!rollsAgain.isEmpty())
        draft.insert(kLetGo, rollsAgain);
    if (!again.isEmpty())
        draft.insert(kAgain, again);
    if (!asFood.isEmpty())
        draft.insert(kAsFood, asFood);
    if (m_picking)
        draft.insert(kLeadership, true);
    if (m_isReady)
        draft.insert(kReady, true);
    return draft;
}

bool BronzeTray::restoreDraft(const QVariantMap &draft)
{
    const QVariantList faces = draft.value(kFaces).toList();
    if (!open() || faces.size() != m_count || (!rolled() && !m_realDice))
        return false;
    Places places{};
    bronze::Dice dice;
    for (int at = 0; at < m_count; ++at) {
        Place &place = places[static_cast<std::size_t>(at)];
        place.face = faceOf(faces.at(at));
        if (place.face)
            dice.add(*place.face);
        const QVariant food = draft.value(kAsFood).toMap().value(QString::number(at));
        if (food.isValid())
            place.asFood = food.toBool();
    }
    if (rolled() && !(dice == m_state.dice))
        return false;
    const bool picking = draft.value(kLeadership).toBool() && leadershipReady();
    for (const QVariant &number : draft.value(kLetGo).toList()) {
        const int at = number.toInt();
        if (at < 0 || at >= m_count || !(picking || choosing()))
            return false;
        Place &place = places[static_cast<std::size_t>(at)];
        if (!picking && isLocked(place))
            return false;
        place.rollsAgain = true;
        if (entersAgain())
            place.again = faceOf(draft.value(kAgain).toMap().value(QString::number(at)));
    }
    m_places = places;
    markCorrected();
    m_picking = picking;
    m_isReady = draft.value(kReady).toBool();
    update();
    return true;
}

} // namespace pegsheet::app
