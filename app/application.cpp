// SPDX-License-Identifier: Apache-2.0
#include "app/application.h"

#include "app/text/errortext.h"
#include "model/catalog.h"

#include <QCoreApplication>
#include <QDir>
#include <QTimer>
#include <QUrl>
#include <chrono>
#include <utility>

namespace pegsheet::app {

namespace {

QString idOf(const GameInfo &game)
{
    return QString::fromUtf8(game.id.data(), static_cast<qsizetype>(game.id.size()));
}

} // namespace

Application::Application(const QString &file, std::unique_ptr<Platform> platform, QObject *parent)
    : QObject(parent), m_platform(std::move(platform)), m_file(file),
      m_matches(new MatchList([this](std::size_t from, std::size_t count) { return lastPlayed(from, count); }, this)),
      m_history(new History([this](const auto &work) { return useLibrary(work); }, this)),
      m_cards(new LibraryView([this](const auto &work) { return useCards(work); }, this)),
      m_statistics(new Statistics([this](const auto &work) { return useLibrary(work); },
                                  [this](const QString &name) { return m_people->markOf(name); }, this)),
      m_turnClock(new TurnClock(this))
{
    attendRescue();
    openLibrary();
    const Settings::Read read = [this](const QString &key) { return remembered(key); };
    // Over a match that waits for the disk it is said already that the disk fails.
    const Settings::Write write = [this](const QString &key, const QString &text) {
        remember(key, text, m_match && !m_match->unsavedReason().isEmpty());
    };
    m_settings = new Settings(read, write, this);
    const auto kept = [this] {
        QStringList names;
        useLibrary([&](storage::Library &library) {
            for (const auto &[name, count] : library.names())
                names.append(QString::fromStdString(name));
        });
        return names;
    };
    m_people = new People(read, write, kept, this);
    m_assistances = std::make_unique<Assistances>(read, write);
    for (const GameTable *table : gameTables())
        m_agreements.push_back(std::make_unique<Agreement>(*table->setup, read, write));
    m_agreement = m_agreements.front().get();
    // Of a draft that waits for the disk nothing is said over a match: it is told with the first move that waits too.
    m_drafts = new Drafts(
        read, [this](const QString &key, const QString &text) { return remember(key, text, m_match != nullptr); }, this);
    m_sharing = new Sharing(read, write, this);
    m_arrival = new IncomingMatch(this);
    makeWaysOut();
    connect(m_settings, &Settings::languageChanged, this, &Application::retranslate);
    connect(m_history, &History::changed, this, &Application::refreshMatches);
    connect(m_history, &History::changed, m_people, &People::reload);
    connect(m_history, &History::refused, this, &Application::refused);
    attendPlatform();
    attendClock();
    attendLog();
    attendReview();
    refreshMatches();
    s_only = this;
}

void Application::attendPlatform()
{
    connect(m_settings, &Settings::motionChanged, this, &Application::lessMotionChanged);
    connect(m_platform.get(), &Platform::lessMotionChanged, this, &Application::lessMotionChanged);
    connect(m_platform.get(), &Platform::hearingChanged, this, &Application::soundProblemChanged);
    connect(m_platform.get(), &Platform::newerWaitsChanged, this, &Application::newerWaitsChanged);
    m_backups->setMayForget(m_platform->mayForget());
    connect(m_platform.get(), &Platform::mayForgetChanged, this, [this] {
        m_backups->setMayForget(m_platform->mayForget());
        Q_EMIT mayForgetChanged();
    });
    connect(m_settings, &Settings::soundChanged, this, [this] {
        if (m_settings->sound())
            m_platform->listen();
        Q_EMIT soundProblemChanged();
    });
    connect(m_settings, &Settings::keepAwakeChanged, this, &Application::keepAwake);
    connect(this, &Application::matchChanged, this, &Application::keepAwake);
    // What is kept sooner than it could be read needs no sentence.
    constexpr std::chrono::milliseconds kPatience(400);
    m_isLate.setSingleShot(true);
    m_isLate.setInterval(kPatience);
    connect(&m_isLate, &QTimer::timeout, this, &Application::tellUnkept);
    connect(m_platform.get(), &Platform::keepingChanged, this, [this] {
        if (m_platform->keeping() != Platform::Keeping::OnTheWay)
            tellUnkept();
        else if (!m_isLate.isActive())
            m_isLate.start();
    });
    // The first page does not wait for it.
    QTimer::singleShot(0, m_platform.get(), &Platform::watch);
}

void Application::tellUnkept()
{
    m_isLate.stop();
    if (m_match == nullptr)
        return;
    switch (m_platform->keeping()) {
    case Platform::Keeping::Kept: m_match->setUnkept({}); break;
    //: Over the match, in a browser: it has not written yet what was done
    case Platform::Keeping::OnTheWay: m_match->setUnkept(tr("What was done last is not kept by the browser yet.")); break;
    case Platform::Keeping::Failing:
        //: Over the match, in a browser; %1 what the browser says
        m_match->setUnkept(tr("What was done last is not kept: the browser refuses it (%1).").arg(m_platform->keepingProblem()));
    }
}

void Application::keepAwake()
{
    m_platform->keepAwake(m_match != nullptr && m_settings->keepAwake());
}

bool Application::lessMotion() const
{
    return m_settings->motion() == Settings::Reduced || m_platform->lessMotion();
}

QString Application::soundProblem() const
{
    if (!m_settings->sound())
        return {};
    switch (m_platform->hearing()) {
    case Platform::Hearing::NoModule: return tr("This device has nothing that Pegsheet could play sounds with.");
    case Platform::Hearing::NoDevice: return tr("No loudspeaker answers.");
    default: return {};
    }
}

Application::~Application()
{
    // While the match and the database are still there.
    m_turnClock->setTable(nullptr);
    if (m_match)
        m_match->retrySave();
    m_drafts->flush();
    s_only = nullptr;
}

Application *Application::create(QQmlEngine *engine, QJSEngine *)
{
    Q_ASSERT(s_only != nullptr);
    engine->setObjectOwnership(s_only, QQmlEngine::CppOwnership);
    return s_only;
}

QString Application::version() const
{
    return QCoreApplication::applicationVersion();
}

bool Application::useLibrary(const std::function<void(storage::Library &)> &work)
{
    if (!m_library)
        return false;
    try {
        work(*m_library);
        return true;
    } catch (const storage::Error &error) {
        // Of a match alone that is damaged the file need not be. While the program starts nobody hears of anything else.
        const bool isDamaged = error.refusal().code == "storage.damaged" && error.refusal().values.size() == 1;
        if ((isDamaged || s_only != this) && !m_problem) {
            m_problem = error.refusal();
            tellProblem();
            return false;
        }
        Q_EMIT refused(errorText(error.refusal()));
        return false;
    }
}

QVariantList Application::games() const
{
    QVariantList games;
    for (const auto &agreement : m_agreements) {
        const GameInfo &info = agreement->game();
        games.append(QVariantMap{{QStringLiteral("game"), idOf(info)},
                                 {QStringLiteral("name"), agreement->gameName()},
                                 //: For how many a game is: %1 the fewest, %2 the most
                                 {QStringLiteral("players"), tr("%1–%2 players").arg(info.minPlayers).arg(info.maxPlayers)}});
    }
    return games;
}

bool Application::useCards(const std::function<void(CardLibrary &)> &work)
{
    return useLibrary([&](storage::Library &library) {
        CardLibrary cards(library, gameRecords());
        if (!m_isSeeded && !library.isReadOnly()) {
            // Once it was tried, for this file: on a disk that is full the cards that are there can still be read.
            m_isSeeded = true;
            cards.seed();
        }
        work(cards);
    });
}

bool Application::useCardsQuietly(const std::function<void(CardLibrary &)> &work)
{
    if (!m_library || m_library->isReadOnly())
        return false;
    try {
        CardLibrary cards(*m_library, gameRecords());
        if (!std::exchange(m_isSeeded, true))
            cards.seed();
        work(cards);
        return true;
    } catch (const storage::Error &) {
        return false;
    }
}

void Application::learnFrom(const std::vector<storage::MatchId> &matches)
{
    if (!matches.empty())
        useCards([&](CardLibrary &cards) {
            for (const storage::MatchId match : matches)
                cards.learnFrom(match);
        });
}

QString Application::gameIcon(const QString &game) const
{
    return QString::fromLatin1(gameTable(game.toStdString()).icon);
}

QString Application::game() const
{
    return idOf(m_agreement->game());
}

QStringList Application::appPlayers() const
{
    return findGame(m_agreement->game().id)->knowsChances ? app::appPlayers() : QStringList();
}

void Application::setGame(const QString &game)
{
    for (const auto &agreement : m_agreements)
        if (agreement.get() != m_agreement && game.toStdString() == agreement->game().id) {
            m_agreement = agreement.get();
            Q_EMIT gameChanged();
            return;
        }
}

std::vector<storage::MatchEntry> Application::lastPlayed(std::size_t from, std::size_t count)
{
    std::vector<storage::MatchEntry> matches;
    useLibrary([&](storage::Library &library) {
        matches = library.find({storage::Wanted::Which::All, storage::Wanted::Order::Changed, {}, {}, {}}, from, count);
    });
    return matches;
}

void Application::refreshMatches()
{
    m_matches->refresh();
    // The reminder can wait until the page stands.
    QTimer::singleShot(0, m_backups, &Backups::count);
}

void Application::offer(const QString &fileOrLink)
{
    const bool isCode = fileOrLink.startsWith(QLatin1String("pegsheet:"), Qt::CaseInsensitive);
    Q_EMIT offered(isCode
                       ? fileOrLink
                       : QUrl::fromUserInput(fileOrLink, QDir::currentPath(), QUrl::AssumeLocalFile).toString(QUrl::FullyEncoded));
}

bool Application::receive(const QString &text)
{
    MaybeRefusal refusal = m_problem;
    try {
        auto takeover = m_library ? Takeover::read(text.toStdString(), *m_library, refusal) : nullptr;
        if (takeover != nullptr) {
            m_arrival->show(std::move(takeover));
            m_received = text;
            return true;
        }
    } catch (const storage::Error &error) {
        refusal = error.refusal();
    }
    Q_EMIT refused(errorText(refusal.value_or(Refusal{"storage.io", {}})));
    return false;
}

bool Application::takeOver(IncomingMatch::Chosen chosen)
{
    if (!canLeaveMatch())
        return false;
    MaybeRefusal refusal;
    try {
        const storage::MatchId id = m_arrival->accept(chosen, refusal);
        if (!refusal) {
            m_arrival->show(nullptr);
            m_received.clear();
            refreshMatches();
            learnFrom({id});
            return open(id.value);
        }
    } catch (const storage::Error &error) {
        refusal = error.refusal();
    }
    Q_EMIT refused(errorText(*refusal));
    return false;
}

void Application::retranslate()
{
    m_matches->retranslate();
    m_history->retranslate();
    m_cards->retranslate();
    if (m_statistics->matches() > 0)
        m_statistics->refresh();
    for (const auto &agreement : m_agreements)
        agreement->retranslate();
    Q_EMIT gamesChanged();
    if (m_match)
        m_match->retranslate();
    if (m_replay)
        m_replay->retranslate();
    if (m_review)
        m_review->retranslate();
    m_sharing->retranslate();
    m_arrival->retranslate();
    m_backups->retranslate();
    m_restoring->retranslate();
    m_rescue->retranslate();
    Q_EMIT problemChanged();
    Q_EMIT soundProblemChanged();
}

QString Application::remembered(const QString &key) const
{
    if (!m_library)
        return {};
    try {
        return QString::fromStdString(m_library->remembered(key.toStdString()));
    } catch (const storage::Error &) {
        return {}; // a preference that cannot be read is as good as none; the matches tell of the fault
    }
}

bool Application::remember(const QString &key, const QString &text, bool quietly)
{
    // What is only looked at remembers nothing.
    if (!m_library || m_library->isReadOnly())
        return true;
    try {
        m_library->remember(key.toStdString(), text.toStdString());
        return true;
    } catch (const storage::Error &error) {
        if (!quietly)
            Q_EMIT refused(errorText(error.refusal()));
        return false;
    }
}

} // namespace pegsheet::app
