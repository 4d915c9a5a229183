// SPDX-License-Identifier: Apache-2.0
#include "app/library/libraryview.h"

#include "app/library/recordabout.h"
#include "app/library/recordtext.h"
#include "app/text/errortext.h"
#include "app/text/gametext.h"
#include "app/text/language.h"
#include "model/catalog.h"

#include <algorithm>
#include <utility>

namespace pegsheet::app {

namespace {

const QString kBin = QStringLiteral("bin");
const QString kId = QStringLiteral("recordId");

QString idOf(std::string_view id)
{
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

QVariantMap choiceOf(const QString &key, const QString &label, std::int64_t count = -1)
{
    QVariantMap choice{{QStringLiteral("key"), key}, {QStringLiteral("label"), label}};
    if (count >= 0)
        choice.insert(QStringLiteral("count"), QVariant::fromValue<qlonglong>(count));
    return choice;
}

storage::RecordId shownId(const QVariantMap &shown)
{
    return storage::RecordId{shown.value(kId).toLongLong()};
}

} // namespace

LibraryView::LibraryView(UseCards use, QObject *parent)
    : QObject(parent), m_use(std::move(use)),
      m_cards([this](std::size_t from, std::size_t count) { return fetch(from, count); }, this), m_form(gameRecords(), this),
      m_transfer(m_use, this), m_game(idOf(gameRecords().front().game))
{
    connect(&m_transfer, &LibraryTransfer::tookIn, this, &LibraryView::refresh);
}

storage::RecordQuery LibraryView::query() const
{
    using Which = storage::RecordQuery::Which;
    const bool isBin = m_kind == kBin;
    storage::RecordQuery query{isBin ? Which::Removed : Which::Live, m_game.toStdString()};
    if (!isBin)
        query.kind = m_kind.toStdString();
    if (!m_age.isEmpty())
        query.age = m_age.toInt();
    query.search = m_search.toStdString();
    query.factLanguage = installedLanguage().toStdString();
    const GameRecords *game = findGameRecords(gameRecords(), query.game);
    if (!m_showsEdition && !isBin && game != nullptr && !game->editions.empty())
        query.withoutEdition = game->editions.front();
    return query;
}

std::vector<storage::RecordEntry> LibraryView::fetch(std::size_t from, std::size_t count) const
{
    std::vector<storage::RecordEntry> found;
    m_use([&](CardLibrary &library) { found = library.records().list(query(), from, count); });
    return found;
}

// Games without cards are none to choose; of one alone nothing is to be chosen.
void LibraryView::readChoices(storage::Records &records)
{
    using Which = storage::RecordQuery::Which;
    m_games.clear();
    m_kinds.clear();
    m_ages.clear();
    for (const GameEntry &entry : catalog()) {
        const std::string game(entry.info->id);
        const bool isAsked = findGameRecords(gameRecords(), game) != nullptr;
        if (isAsked || records.count({Which::Live, game}) > 0)
            m_games.append(choiceOf(idOf(game), findGameText(game)->name()));
    }
    const std::string of = m_game.toStdString();
    const GameRecords *game = findGameRecords(gameRecords(), of);
    //: A filter over the card library: cards of every kind
    m_kinds.append(choiceOf(QString(), tr("All")));
    if (game != nullptr)
        for (const RecordKind &kind : game->kinds)
            if (kind.edition.empty() || m_showsEdition)
                m_kinds.append(choiceOf(idOf(kind.id), kindText(of, kind.id)));
    if (const auto removed = records.count({Which::Removed, of}); removed > 0)
        //: A filter over the card library: cards that were put into the bin
        m_kinds.append(choiceOf(kBin, tr("Bin"), removed));
    const RecordKind *kind = game == nullptr ? nullptr : findKind(*game, m_kind.toStdString());
    const auto hasAge = [](const RecordKind &each) { return each.hasAge; };
    const bool areOfAges = game != nullptr && std::any_of(game->kinds.begin(), game->kinds.end(), hasAge);
    if (areOfAges && (kind == nullptr || kind->hasAge)) {
        //: A filter over the card library: cards of every age
        m_ages.append(choiceOf(QString(), tr("Any age")));
        for (int age = 1; age <= game->ages; ++age)
            m_ages.append(choiceOf(QString::number(age), ageText(of, age)));
    }
    m_count = static_cast<int>(records.count(query()));
}

void LibraryView::lookFor()
{
    const auto has = [](const QVariantList &choices, const QString &key) {
        return std::any_of(choices.begin(), choices.end(),
                           [&](const QVariant &each) { return each.toMap().value(QStringLiteral("key")) == key; });
    };
    m_use([this](CardLibrary &library) { readChoices(library.records()); });
    // Nothing is looked for that can no longer be chosen.
    if (!has(m_kinds, m_kind) || !has(m_ages, m_age)) {
        m_kind = has(m_kinds, m_kind) ? m_kind : QString();
        m_age.clear();
        m_use([this](CardLibrary &library) { readChoices(library.records()); });
    }
    m_cards.refresh();
    Q_EMIT wantedChanged();
    Q_EMIT choicesChanged();
}

void LibraryView::setSearch(const QString &search)
{
    if (std::exchange(m_search, search) != search)
        lookFor();
}

void LibraryView::setGame(const QString &game)
{
    if (std::exchange(m_game, game) != game)
        lookFor();
}

void LibraryView::setKind(const QString &kind)
{
    if (std::exchange(m_kind, kind) != kind)
        lookFor();
}

void LibraryView::setAge(const QString &age)
{
    if (std::exchange(m_age, age) != age)
        lookFor();
}

void LibraryView::setShowsEdition(bool shows)
{
    if (std::exchange(m_showsEdition, shows) != shows)
        lookFor();
}

QString LibraryView::edition() const
{
    const GameRecords *game = findGameRecords(gameRecords(), m_game.toStdString());
    return game == nullptr || game->editions.empty() ? QString() : editionText(game->game, game->editions.front());
}

void LibraryView::refresh()
{
    lookFor();
    if (!m_shown.isEmpty() && !look(m_shown.value(kId).toLongLong()))
        lookAway();
}

bool LibraryView::look(qlonglong recordId)
{
    QVariantMap about;
    const bool isDone = m_use([&](CardLibrary &library) {
        about = recordAbout(library.records().get(storage::RecordId{recordId}), library.records().all());
    });
    if (isDone) {
        m_shown = std::move(about);
        Q_EMIT shownChanged();
    }
    return isDone;
}

void LibraryView::lookAway()
{
    if (m_shown.isEmpty())
        return;
    m_shown.clear();
    Q_EMIT shownChanged();
}

bool LibraryView::change(const std::function<void(CardLibrary &)> &work)
{
    if (!m_use(work))
        return false;
    refresh();
    return true;
}

void LibraryView::remove()
{
    const storage::RecordId id = shownId(m_shown);
    //: %1 a card of the card library by its name
    const QString sentence = tr("%1 is in the bin.").arg(m_shown.value(QStringLiteral("title")).toString());
    if (change([&](CardLibrary &library) { library.records().remove(id); }))
        tell(sentence, [id](CardLibrary &library) { library.records().takeBack(id); });
}

void LibraryView::takeBack(qlonglong recordId)
{
    change([&](CardLibrary &library) { library.records().takeBack(storage::RecordId{recordId}); });
}

void LibraryView::erase()
{
    const storage::RecordId id = shownId(m_shown);
    if (m_shown.value(QStringLiteral("removed")).toBool() && m_use([&](CardLibrary &library) { library.records().erase(id); })) {
        forgetDone();
        lookAway();
        refresh();
    }
}

void LibraryView::beginMerge()
{
    m_merging = m_shown;
    Q_EMIT mergingChanged();
    lookAway();
}

void LibraryView::endMerge()
{
    if (m_merging.isEmpty())
        return;
    m_merging.clear();
    Q_EMIT mergingChanged();
}

bool LibraryView::mergeInto(qlonglong recordId)
{
    const storage::RecordId from = shownId(m_merging);
    const storage::RecordId into{recordId};
    QString other;
    bool isOneKind = false;
    const bool isDone = change([&](CardLibrary &library) {
        const Record goes = library.records().get(from).content;
        const Record stays = library.records().get(into).content;
        other = recordTitle(stays);
        isOneKind = goes.game == stays.game && goes.kind == stays.kind;
        if (isOneKind)
            library.records().merge(from, into);
    });
    if (isDone && !isOneKind)
        //: Two cards of the card library by their names, one of which was taken for the other
        Q_EMIT message(tr("%1 and %2 are of different kinds: only two cards of one kind can be the same.")
                           .arg(m_merging.value(QStringLiteral("title")).toString(), other));
    if (!isDone || !isOneKind)
        return false;
    //: Two cards of the card library by their names: %1 was taken for the same thing as %2
    tell(tr("%1 is one card with %2 now.").arg(m_merging.value(QStringLiteral("title")).toString(), other),
         [from](CardLibrary &library) { library.records().takeBack(from); });
    endMerge();
    look(recordId);
    return true;
}

void LibraryView::tell(const QString &sentence, std::function<void(CardLibrary &)> back)
{
    m_done = sentence;
    m_back = std::move(back);
    Q_EMIT doneChanged();
}

void LibraryView::undo()
{
    const auto back = std::exchange(m_back, nullptr);
    forgetDone();
    if (back)
        change(back);
}

void LibraryView::forgetDone()
{
    if (m_done.isEmpty())
        return;
    m_done.clear();
    m_back = nullptr;
    Q_EMIT doneChanged();
}

void LibraryView::retranslate()
{
    forgetDone();
    m_form.retranslate();
    m_transfer.retranslate();
    // Of a window that has not looked at it yet nothing is read.
    if (!m_kinds.isEmpty())
        refresh();
}

} // namespace pegsheet::app
