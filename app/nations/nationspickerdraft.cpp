// SPDX-License-Identifier: Apache-2.0
// What is entered of a tile, kept and taken up again: {"kind": "wonder", "forPlace": 3, "offered": 2, "dice": {"red": 2}, "chits":
// {"gold": 1}, "points": 3, "stone": 4, "row": 2, "slot": 1, "name": "…", "price": "strength", "record": 7}; nothing of it while
// the page is closed.
#include "app/nations/nationspicker.h"

#include "app/nations/amountsvalue.h"
#include "app/nations/nationspool.h"
#include "app/nations/nationswords.h"
#include "model/core/setup.h"

namespace pegsheet::app {

using namespace nations;

namespace {

const QString kKind = QStringLiteral("kind");
const QString kForPlace = QStringLiteral("forPlace");
const QString kOffered = QStringLiteral("offered");
const QString kDraftDice = QStringLiteral("dice");
const QString kDraftChits = QStringLiteral("chits");
const QString kPoints = QStringLiteral("points");
const QString kStone = QStringLiteral("stone");
const QString kRow = QStringLiteral("row");
const QString kSlot = QStringLiteral("slot");
const QString kName = QStringLiteral("name");
const QString kPrice = QStringLiteral("price");
const QString kRecord = QStringLiteral("record");

// As it is set by touches.
QString nameIn(const QVariantMap &draft)
{
    const QString name = draft.value(kName).toString().trimmed();
    return name.isEmpty() || refusesName(name.toStdString()) ? QString() : name;
}

} // namespace

NationsPicker::Pencil NationsPicker::blank(int forPlace) const
{
    Pencil pencil;
    pencil.open = true;
    pencil.forPlace = forPlace;
    if (forPlace < 0 && !m_state.keepsOffer())
        pencil.kind = TileKind::Development;
    return pencil;
}

void NationsPicker::prefill(const BuyTile &bought)
{
    if (m_state.step != Step::Act || m_state.keepsOffer())
        return;
    m_pencil = blank(-1);
    lay(bought.tile);
    m_pencil.points = -1;
    m_pencil.row = bought.row;
    lookUpKnown();
    Q_EMIT changed();
}

void NationsPicker::undoTouch()
{
    if (m_pool->mode() == NationsPool::Paying)
        m_pool->cancel();
    const Pencil empty = blank(m_pencil.forPlace);
    set(m_pencil == empty ? Pencil() : empty);
}

QVariantMap NationsPicker::draft() const
{
    if (!open())
        return {};
    QVariantMap draft{{kForPlace, m_pencil.forPlace}};
    if (m_pencil.offered >= 0)
        draft.insert(kOffered, m_pencil.offered);
    if (!m_pencil.kind)
        return draft;
    draft.insert(kKind, nationswords::key(*m_pencil.kind));
    draft.insert(kDraftDice, amountsMap(m_pencil.gains.dice));
    draft.insert(kDraftChits, amountsMap(m_pencil.gains.chits));
    draft.insert(kPoints, m_pencil.points);
    draft.insert(kStone, m_pencil.stone);
    draft.insert(kRow, m_pencil.row);
    draft.insert(kSlot, m_pencil.slot);
    draft.insert(kName, m_pencil.name);
    if (m_pencil.price)
        draft.insert(kPrice, nationswords::key(*m_pencil.price));
    if (m_pencil.record)
        draft.insert(kRecord, QVariant::fromValue<qlonglong>(*m_pencil.record));
    return draft;
}

void NationsPicker::restoreDraft(const QVariantMap &draft)
{
    Pencil read;
    read.forPlace = draft.value(kForPlace, -1).toInt();
    const bool isForOffer = read.forPlace >= 0;
    if (draft.isEmpty() || m_state.step != (isForOffer ? Step::Deal : Step::Act) || read.forPlace >= m_state.columns() * kRows)
        return;
    read.open = true;
    const int offered = draft.value(kOffered, -1).toInt();
    if (!isForOffer && m_state.keepsOffer()) {
        m_pencil = read;
        if (offered >= 0 && offered < kOfferPlaces && m_state.offer.at(static_cast<std::size_t>(offered))) {
            m_pencil.offered = offered;
            lay(*m_state.offer.at(static_cast<std::size_t>(offered)));
        }
    } else {
        read.kind = fromName<TileKind>(draft.value(kKind).toString().toStdString());
        read.gains.dice = readAmounts<Colour>(draft.value(kDraftDice), [](Colour) { return kMostGain; });
        read.gains.chits = readAmounts<Chit>(draft.value(kDraftChits), [](Chit) { return kMostGain; });
        read.price = fromName<Symbol>(draft.value(kPrice).toString().toStdString());
        read.points = qBound(-1, draft.value(kPoints, -1).toInt(), kMostTilePoints);
        read.stone = qBound(0, draft.value(kStone).toInt(), kMostStone);
        read.row = qBound(0, draft.value(kRow).toInt(), kRows);
        read.slot = qBound(0, draft.value(kSlot).toInt(), kSlots);
        read.name = nameIn(draft);
        if (draft.contains(kRecord))
            read.record = draft.value(kRecord).toLongLong();
        m_pencil = read;
    }
    lookUpKnown();
    Q_EMIT changed();
}

} // namespace pegsheet::app
