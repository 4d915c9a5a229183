// SPDX-License-Identifier: Apache-2.0
// What is begun in a match but no move yet, kept and taken up again. Whatever of it the model would not accept at the
// place where the match stands is left out.
#include "app/bronze/bronzematch.h"

#include "app/bronze/words.h"
#include "model/bronze/preview.h"
#include "model/bronze/rules.h"

#include <algorithm>

namespace pegsheet::app {

namespace {

const QString kHead = QStringLiteral("head");
const QString kStage = QStringLiteral("stage");
const QString kPassed = QStringLiteral("passed");
const QString kNews = QStringLiteral("news");
const QString kTray = QStringLiteral("tray");
const QString kBoxes = QStringLiteral("boxes");
const QString kDevelopment = QStringLiteral("development");
const QString kRows = QStringLiteral("rows");
const QString kFood = QStringLiteral("food");
const QString kDiscard = QStringLiteral("discard");
const QString kSpears = QStringLiteral("spears");
const QString kPartner = QStringLiteral("partner");
const QString kDeal = QStringLiteral("deal");
const QString kAgreed = QStringLiteral("agreed");
const QString kTyped = QStringLiteral("typed");
const QString kTypedSeat = QStringLiteral("typedSeat");
const QString kTouches = QStringLiteral("touches");
const QString kUndone = QStringLiteral("undone");
const QString kSeat = QStringLiteral("seat");
const QString kPath = QStringLiteral("path");
const QString kSheet = QStringLiteral("sheet");

template <class E>
QVariantMap counts(const auto &amounts)
{
    QVariantMap map;
    for (const E e : kAll<E>)
        if (amounts[e] > 0)
            map.insert(words::key(e), static_cast<int>(amounts[e]));
    return map;
}

template <class E>
void readCounts(const QVariant &from, auto &amounts)
{
    const QVariantMap map = from.toMap();
    for (auto entry = map.begin(); entry != map.end(); ++entry)
        if (const auto e = fromName<E>(entry.key().toStdString()))
            amounts[*e] = static_cast<std::uint8_t>(qBound(0, entry->toInt(), 15));
}

void insertUnlessEmpty(QVariantMap &map, const QString &key, const QVariantMap &part)
{
    if (!part.isEmpty())
        map.insert(key, part);
}

QVariantMap dealMap(const Deal &deal)
{
    QVariantMap gives;
    for (const bronze::Ware ware : kAll<bronze::Ware>)
        if (deal.gives[ware] != 0)
            gives.insert(words::key(ware), deal.gives[ware]);
    return gives;
}

Deal dealOf(const bronze::State &state, const QVariantMap &draft, int partner)
{
    Deal deal;
    const QVariantMap gives = draft.value(kDeal).toMap();
    for (auto entry = gives.begin(); entry != gives.end(); ++entry)
        if (const auto ware = fromName<bronze::Ware>(entry.key().toStdString()))
            deal.gives[*ware] = qBound(-bronze::kMaxFood, entry->toInt(), bronze::kMaxFood);
    deal.agreed = !deal.empty() && draft.value(kAgreed).toBool();
    return isPossible(state, deal, partner) ? deal : Deal();
}

QVariantMap draftsOf(const TypedSheets &typed)
{
    QVariantMap map;
    for (const auto &sheet : typed.sheets)
        if (sheet)
            map.insert(QString::number(sheet->player), draftOf(*sheet));
    return map;
}

TypedSheets typedIn(const bronze::State &state, const QVariantMap &draft)
{
    TypedSheets typed;
    if (state.step != bronze::Step::Typing)
        return typed;
    const QVariantMap sheets = draft.value(kTyped).toMap();
    for (int seat = 0; seat < state.players; ++seat)
        if (const auto sheet = sheetOf(sheets.value(QString::number(seat)).toMap(), state, seat))
            typed.lay(state, *sheet);
    const int seat = draft.value(kTypedSeat, -1).toInt();
    if (seat >= 0 && seat < state.players && seat != state.player)
        typed.seat = seat;
    return typed;
}

// As the model would accept it; nothing of a part that it would not.
Pencil fitting(const bronze::State &state, const QVariantMap &draft)
{
    Pencil pencil;
    readCounts<bronze::Target>(draft.value(kBoxes), pencil.boxes);
    if (bronze::outlook(state, pencil.builds()).refusal)
        pencil.boxes = {};
    pencil.development = fromName<bronze::Development>(draft.value(kDevelopment).toString().toStdString());
    if (pencil.development && BronzePurchase::cheapest(state, *pencil.development).empty())
        pencil.development.reset();
    if (pencil.development) {
        for (const QVariant &row : draft.value(kRows).toList())
            if (const auto good = fromName<bronze::Good>(row.toString().toStdString()); good && state.mine().goods[*good] > 0)
                pencil.rows.insert(*good);
        const int most = state.mine().has(bronze::Development::Granaries) ? state.mine().food : 0;
        pencil.food = qBound(0, draft.value(kFood).toInt(), most);
    }
    readCounts<bronze::Good>(draft.value(kDiscard), pencil.discard);
    if (!canGo(state, pencil.discard))
        pencil.discard = {};
    const int spears = draft.value(kSpears).toInt();
    if (spears > 0 && spears <= state.mine().goods[bronze::Good::Metal])
        pencil.spears = spears;
    pencil.typed = typedIn(state, draft);
    return pencil;
}

} // namespace

// Each with the sheet as it was before it: {"seat": 0, "path": "goods.wood", "sheet": {…}}.
QVariantList BronzeMatch::draftOf(const std::vector<TypedTouch> &touches)
{
    QVariantList list;
    for (const TypedTouch &touch : touches) {
        QVariantMap entry{{kSeat, touch.seat}, {kPath, touch.path}};
        if (touch.sheet)
            entry.insert(kSheet, app::draftOf(*touch.sheet));
        list.append(entry);
    }
    return list;
}

std::vector<BronzeMatch::TypedTouch> BronzeMatch::touchesIn(const QVariantList &draft) const
{
    std::vector<TypedTouch> touches;
    for (const QVariant &each : draft) {
        const QVariantMap entry = each.toMap();
        const int seat = entry.value(kSeat, -1).toInt();
        if (seat < 0 || seat >= state().players)
            continue;
        auto sheet = sheetOf(entry.value(kSheet).toMap(), state(), seat);
        touches.push_back({seat, std::move(sheet), entry.value(kPath).toString()});
    }
    return touches;
}

QVariantMap BronzeMatch::draft() const
{
    QVariantMap draft;
    insertUnlessEmpty(draft, kTray, m_tray->draft());
    insertUnlessEmpty(draft, kBoxes, counts<bronze::Target>(m_pencil.boxes));
    insertUnlessEmpty(draft, kDiscard, counts<bronze::Good>(m_pencil.discard));
    if (m_pencil.development) {
        draft.insert(kDevelopment, words::key(*m_pencil.development));
        QVariantList rows;
        for (const bronze::Good good : kAll<bronze::Good>)
            if (m_pencil.rows.has(good))
                rows.append(words::key(good));
        draft.insert(kRows, rows);
        if (m_pencil.food > 0)
            draft.insert(kFood, m_pencil.food);
    }
    if (m_pencil.spears)
        draft.insert(kSpears, *m_pencil.spears);
    if (m_stage == Trade) {
        draft.insert(kPartner, m_exchange->seat());
        insertUnlessEmpty(draft, kDeal, dealMap(m_pencil.deal));
        if (m_pencil.deal.agreed)
            draft.insert(kAgreed, true);
    }
    insertUnlessEmpty(draft, kTyped, draftsOf(m_pencil.typed));
    if (m_pencil.typed.seat >= 0)
        draft.insert(kTypedSeat, m_pencil.typed.seat);
    if (const QVariantList touches = draftOf(m_typedTouches); scoring() && !touches.isEmpty())
        draft.insert(kTouches, touches);
    if (const QVariantList undone = draftOf(m_untyped); scoring() && !undone.isEmpty())
        draft.insert(kUndone, undone);
    if (m_stage != naturalStage())
        draft.insert(kStage, static_cast<int>(m_stage));
    QVariantList passed;
    for (const Stage stage : m_passed)
        passed.append(static_cast<int>(stage));
    if (!passed.isEmpty())
        draft.insert(kPassed, passed);
    if (!news().isEmpty())
        draft.insert(kNews, newsFrom());
    if (!draft.isEmpty())
        draft.insert(kHead, match().head());
    return draft;
}

void BronzeMatch::restoreDraft(const QVariantMap &draft)
{
    if (!fits(draft))
        return;
    m_pencil = fitting(state(), draft);
    if (scoring()) {
        m_typedTouches = touchesIn(draft.value(kTouches).toList());
        m_untyped = touchesIn(draft.value(kUndone).toList());
        std::erase_if(m_untyped, [](const TypedTouch &touch) { return !touch.sheet; });
        compareWith(state());
    }
    if (draft.contains(kStage))
        showStage(static_cast<Stage>(draft.value(kStage).toInt()));
    // Only what can be left by the bar without a move.
    m_passed.clear();
    for (const QVariant &stage : draft.value(kPassed).toList())
        if (stage.toInt() == Build || stage.toInt() == Buy)
            m_passed.push_back(static_cast<Stage>(stage.toInt()));
    if (m_stage == Trade) {
        m_exchange->takeSeat(draft.value(kPartner).toInt());
        m_pencil.deal = dealOf(state(), draft, m_exchange->seat());
    }
    const int news = draft.value(kNews, typed().length()).toInt();
    if (news >= 0 && news < typed().length())
        tellNewsFrom(news);
    refresh(true);
    m_tray->restoreDraft(draft.value(kTray).toMap());
}

} // namespace pegsheet::app
