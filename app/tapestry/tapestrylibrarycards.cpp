// SPDX-License-Identifier: Apache-2.0
#include "app/tapestry/tapestrylibrarycards.h"

#include "app/library/recordtext.h"
#include "app/tapestry/library/tapestryrecords.h"
#include "app/tapestry/tapestrycards.h"
#include "app/tapestry/tapestrykeys.h"
#include "app/tapestry/tapestryletters.h"
#include "app/tapestry/tapestrymatch.h"
#include "app/text/language.h"
#include "app/text/namekey.h"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace pegsheet::app {

namespace {

constexpr std::size_t kMost = 200; // far more than a table makes up

QList<tapestryview::OwnCard> cardsOf(const std::vector<storage::RecordEntry> &entries)
{
    QList<tapestryview::OwnCard> cards;
    for (const storage::RecordEntry &entry : entries) {
        const QString name = QString::fromStdString(entry.content.name);
        // It is found by the letter with which it begins.
        if (searchText(name).isEmpty())
            continue;
        const bool isPlayed = tapestry::whenOf(entry.content).value_or(tapestry::When::Played) == tapestry::When::Played;
        cards.append({name, recordSays(entry.content), tapestry::gainsOf(entry.content), isPlayed, entry.id.value});
    }
    std::ranges::stable_sort(cards, {}, [](const tapestryview::OwnCard &card) { return searchText(card.name); });
    return cards;
}

} // namespace

const QList<tapestryview::OwnCard> &TapestryLibraryCards::offered()
{
    const QString language = installedLanguage();
    const bool isRead = m_use([&](CardLibrary &cards) {
        const std::int64_t revision = cards.revision();
        if (m_revision == revision && m_language == language)
            return;
        m_revision = revision;
        m_language = language;
        m_read = cardsOf(cards.offered(
            {std::string(tapestry::gameInfo().id), std::string(tapestry::kCardRecord), 0, {}, language.toStdString()}, kMost));
    });
    if (!isRead) {
        m_read.clear();
        m_revision = -1;
    }
    return m_read;
}

void TapestryLibraryCards::use(const QString &name)
{
    const QList<tapestryview::OwnCard> &cards = offered();
    const auto card = std::ranges::find(cards, name, &tapestryview::OwnCard::name);
    if (card != cards.end())
        m_use([id = card->record](CardLibrary &library) { (void)library.use(storage::RecordId{id}); });
}

void TapestryMatch::touchesMade(const TouchLine &)
{
    const auto *played = m_cards == nullptr ? nullptr : std::get_if<tapestry::PlayTapestry>(typed().lastMove());
    if (played != nullptr && !played->name.empty())
        m_cards->use(QString::fromStdString(played->name));
}

void TapestryMatch::setCards(std::unique_ptr<TapestryLibraryCards> cards)
{
    m_cards = std::move(cards);
    tellTable();
}

void TapestryMatch::showNamed(const QString &name)
{
    const int letter = tapestryview::letterOf(name);
    const bool isAsked = namesCards() && openWants(state(), pencil()) == tapestry::Wants::Tapestry && !pencil().isUnnamed;
    if (isAsked && letter != 0 && pencil().letter != letter)
        (void)addTouch(touchOf(tapestry::PencilKind::Letter, -1, letter));
}

void takeTapestryCards(TableMatch &match, UseCards use)
{
    static_cast<TapestryMatch &>(match).setCards(std::make_unique<TapestryLibraryCards>(std::move(use)));
}

} // namespace pegsheet::app

namespace pegsheet::app::tapestryview {

using namespace Qt::StringLiterals;
using namespace tapestry;

QList<AnswerKey> ownCardKeys(const Asked &asked)
{
    QList<AnswerKey> keys;
    for (const OwnCard &card : *asked.own) {
        const bool brings = card.isPlayed && !card.gains.isNone();
        const bool isVain = brings && isVoid(asked.state, asked.entry.player, card.gains.nodes().data());
        AnswerKey key = keyOf(card.name, isVain ? TapestryView::tr("Brings nothing now. %1").arg(card.detail) : card.detail,
                              pictures(card.gains.nodes()), PencilKind::OwnCard, static_cast<int>(keys.size()));
        Object with{{"name", card.name.toStdString()}};
        if (brings)
            with.push_back({"gains", toValue(card.gains)});
        key.touch = touchOf(PencilKind::OwnCard, -1, 0, std::move(with));
        keys.append(key);
    }
    return keys;
}

AnswerKey anotherCardKey()
{
    AnswerKey key;
    key.name = u"anotherCard"_s;
    //: Key beside the names of tapestry cards: leads to where one of the table's own is typed in
    key.title = TapestryView::tr("Another card");
    key.page = u"card"_s;
    return key;
}

} // namespace pegsheet::app::tapestryview
