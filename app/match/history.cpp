// SPDX-License-Identifier: Apache-2.0
#include "app/match/history.h"

#include "app/match/matchabout.h"
#include "app/text/errortext.h"
#include "app/text/gametext.h"
#include "app/text/namekey.h"
#include "model/catalog.h"
#include "model/core/characters.h"

#include <utility>

namespace pegsheet::app {

namespace {

const QString kOpen = QStringLiteral("open");
const QString kBin = QStringLiteral("bin");
const QString kGame = QStringLiteral("game:");
const QString kPlayer = QStringLiteral("player:");
constexpr qsizetype kPlayers = 3; ///< so many are offered as filters

storage::Wanted::Word wordOf(const QString &text)
{
    storage::Wanted::Word word{text.toStdString(), {}};
    for (const GameText &game : gameTexts())
        if (searchText(game.name()).contains(text))
            word.games.emplace_back(game.game);
    return word;
}

// What cannot be shown, or half a surrogate pair, which would turn into a question mark on the way.
bool holdsUnshown(const QString &text, Lines lines)
{
    return !text.isValidUtf16() || isGarbled(text.trimmed().toStdString(), lines);
}

QVariantMap filterOf(const QString &key, const QString &label, std::int64_t count = -1)
{
    QVariantMap filter{{QStringLiteral("key"), key}, {QStringLiteral("label"), label}};
    if (count >= 0)
        filter.insert(QStringLiteral("count"), QVariant::fromValue<qlonglong>(count));
    return filter;
}

} // namespace

History::History(Use use, QObject *parent)
    : QObject(parent), m_use(std::move(use)),
      m_matches([this](std::size_t from, std::size_t count) { return fetch(from, count); }, this)
{
}

storage::Wanted History::wanted() const
{
    storage::Wanted wanted;
    if (m_filter == kOpen)
        wanted.which = storage::Wanted::Which::Open;
    else if (m_filter == kBin)
        wanted.which = storage::Wanted::Which::Removed;
    else if (m_filter.startsWith(kGame))
        wanted.game = m_filter.mid(kGame.size()).toStdString();
    else if (m_filter.startsWith(kPlayer))
        wanted.player = m_filter.mid(kPlayer.size()).toStdString();
    for (const QString &word : searchText(m_search).split(QLatin1Char(' '), Qt::SkipEmptyParts))
        wanted.words.push_back(wordOf(word));
    return wanted;
}

std::vector<storage::MatchEntry> History::fetch(std::size_t from, std::size_t count) const
{
    std::vector<storage::MatchEntry> found;
    m_use([&](storage::Library &library) { found = library.find(wanted(), from, count); });
    return found;
}

void History::setSearch(const QString &search)
{
    if (m_search == search)
        return;
    m_search = search;
    m_matches.refresh();
    Q_EMIT wantedChanged();
}

void History::setFilter(const QString &filter)
{
    if (m_filter == filter)
        return;
    m_filter = filter;
    m_matches.refresh();
    Q_EMIT wantedChanged();
}

QVariantList History::filters() const
{
    QVariantList filters;
    //: A filter over the list of matches
    filters.append(filterOf(QString(), tr("All"), m_counts.all));
    if (m_counts.open > 0 && m_counts.open < m_counts.all)
        //: A filter over the list of matches: those that are not over
        filters.append(filterOf(kOpen, tr("Open"), m_counts.open));
    if (m_counts.games.size() > 1)
        for (const auto &[game, count] : m_counts.games)
            if (const GameText *text = findGameText(game))
                filters.append(filterOf(kGame + QString::fromStdString(game), text->name(), count));
    for (const QString &player : m_players)
        //: A filter over the list of matches: those in which %1 took part
        filters.append(filterOf(kPlayer + player, tr("With %1").arg(player)));
    if (m_counts.removed > 0)
        //: A filter over the list of matches: those that were put into the bin
        filters.append(filterOf(kBin, tr("Bin"), m_counts.removed));
    return filters;
}

QString History::removed() const
{
    //: Under the list of matches; %1 a match: its game and day
    return m_removed.value == 0 ? QString() : tr("%1 is in the bin.").arg(m_removedName);
}

void History::refresh()
{
    recount();
    m_matches.refresh();
}

// How many there are of each kind; a filter for which none are left goes.
void History::recount()
{
    m_use([this](storage::Library &library) {
        m_counts = library.counts();
        m_players.clear();
        for (const auto &[name, count] : library.names())
            if (m_players.size() < kPlayers)
                m_players.append(QString::fromStdString(name));
    });
    const bool isGone = (m_filter == kBin && m_counts.removed == 0) || (m_filter == kOpen && m_counts.open == 0);
    Q_EMIT filtersChanged();
    if (isGone)
        setFilter({});
}

bool History::look(qlonglong matchId)
{
    QVariantMap about;
    const bool isDone = m_use([&](storage::Library &library) {
        const storage::StoredMatch stored = library.load({matchId});
        const GameEntry *game = findGame(stored.entry.game);
        Restored restored;
        if (game != nullptr)
            restored = game->restore(stored.entry.setup, stored.nodes, stored.head, stored.tip, stored.mends);
        about = matchAbout(stored.entry, restored.refusal ? nullptr : restored.match.get());
    });
    if (!isDone)
        return false;
    m_shown = std::move(about);
    Q_EMIT shownChanged();
    return true;
}

void History::lookAway()
{
    if (m_shown.isEmpty())
        return;
    m_shown.clear();
    Q_EMIT shownChanged();
}

bool History::describe(qlonglong matchId, const QString &place, const QString &note)
{
    const bool isPlaceGarbled = holdsUnshown(place, Lines::One);
    if (isPlaceGarbled || holdsUnshown(note, Lines::Several)) {
        Q_EMIT refused(errorText({"input.textControl", {{"field", isPlaceGarbled ? "place" : "note"}}}));
        return false;
    }
    return saveAbout({matchId}, {place.trimmed().toStdString(), note.trimmed().toStdString()});
}

void History::describeCleaned(qlonglong matchId, const QString &place, const QString &note)
{
    (void)saveAbout({matchId},
                    {cleaned(place.trimmed().toStdString(), Lines::One), cleaned(note.trimmed().toStdString(), Lines::Several)});
}

bool History::saveAbout(storage::MatchId id, const storage::About &about)
{
    if (!m_use([&](storage::Library &library) { library.describe(id, about); }))
        return false;
    if (m_shown.value(QStringLiteral("matchId")).toLongLong() == id.value) {
        m_shown[QStringLiteral("place")] = QString::fromStdString(about.place);
        m_shown[QStringLiteral("note")] = QString::fromStdString(about.note);
    }
    m_matches.tell(id, about);
    return true;
}

void History::remove(qlonglong matchId)
{
    const bool isDone = m_use([&](storage::Library &library) {
        const storage::MatchEntry entry = library.load({matchId}).entry;
        library.remove({matchId});
        m_removed = {matchId};
        //: A match as it is named in a sentence: %1 its game, %2 the day
        m_removedName = tr("%1 of %2").arg(gameNameOf(entry), dayOf(playedAt(entry)));
    });
    if (isDone)
        gone(matchId);
}

// The others stay where they are.
void History::gone(qlonglong matchId)
{
    m_matches.drop({matchId});
    if (m_shown.value(QStringLiteral("matchId")).toLongLong() == matchId)
        lookAway();
    recount();
    Q_EMIT removedChanged();
    Q_EMIT changed();
}

void History::forgetRemoved()
{
    if (m_removed.value == 0)
        return;
    m_removed = {};
    Q_EMIT removedChanged();
}

void History::undoRemove()
{
    if (m_removed.value != 0)
        takeBack(m_removed.value);
}

void History::takeBack(qlonglong matchId)
{
    if (!m_use([&](storage::Library &library) { library.takeBack({matchId}); }))
        return;
    m_removed = {};
    refresh();
    if (m_shown.value(QStringLiteral("matchId")).toLongLong() == matchId)
        look(matchId);
    Q_EMIT removedChanged();
    Q_EMIT changed();
}

void History::erase(qlonglong matchId)
{
    if (!m_use([&](storage::Library &library) { library.erase({matchId}); }))
        return;
    if (m_removed.value == matchId)
        m_removed = {};
    gone(matchId);
}

void History::retranslate()
{
    m_matches.retranslate();
    Q_EMIT filtersChanged();
    Q_EMIT removedChanged();
    const qlonglong shown = m_shown.value(QStringLiteral("matchId")).toLongLong();
    if (shown != 0)
        look(shown);
}

} // namespace pegsheet::app
