// SPDX-License-Identifier: Apache-2.0
#include "app/application.h"

#include "app/text/errortext.h"
#include "app/text/gametext.h"
#include "app/text/namekey.h"
#include "model/catalog.h"

#include <QCoreApplication>
#include <QDir>
#include <QTimer>
#include <QUrl>
#include <chrono>
#include <utility>

namespace pegsheet::app {

namespace {

// A name as the model reads it. Half a surrogate pair would turn into a question mark on the way.
std::string nameFrom(const QString &name)
{
    return name.isValidUtf16() ? composedName(name).toStdString() : std::string("\xEF\xBF\xBD");
}

QString draftKey(storage::MatchId match)
{
    return QStringLiteral("match.%1").arg(match.value);
}

QString mendingKey(storage::MatchId match)
{
    return QStringLiteral("mending.%1").arg(match.value);
}

constexpr std::size_t kEarlier = 1000; ///< results alone that are held against a new one

const QString kOpen = QStringLiteral("open");
const QString kMatch = QStringLiteral("match");
const QString kEveryRoll = QStringLiteral("everyRoll");
const QString kYes = QStringLiteral("yes");

QString idOf(const GameInfo &game)
{
    return QString::fromUtf8(game.id.data(), static_cast<qsizetype>(game.id.size()));
}

QStringList composed(QStringList names)
{
    for (QString &name : names)
        name = composedName(name);
    return names;
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

bool Application::begin(const QStringList &names, bool realDice, const QList<int> &marks, bool scoringOnly,
                        const QStringList &players, bool hints)
{
    if (!canLeaveMatch())
        return false;
    Setup setup;
    for (const QString &name : names)
        setup.players.push_back(nameFrom(name));
    setup.marks.assign(marks.begin(), marks.end());
    m_agreement->setPlayers(static_cast<int>(names.size()));
    m_agreement->setScoringOnly(scoringOnly);
    m_agreement->fill(setup);
    MaybeRefusal refusal;
    Setup checked;
    refusal = readSetup(setupValue(setup), checked);
    auto session = refusal ? nullptr : Session::create(*findGame(m_agreement->game().id), checked, storageTarget(), refusal);
    if (session != nullptr) {
        const Assistance assistance = appPlayers().isEmpty() ? Assistance() : Assistance{players, hints, {}};
        if (!scoringOnly && !assistance.isNone())
            m_assistances->remember(session->uid(), assistance);
        enter(std::move(session), realDice);
        m_settings->setNames(composed(names));
        m_settings->setPlayers(players);
        m_settings->setHints(hints);
        rememberPeople(composed(names), marks, players);
        m_settings->setRealDice(realDice);
        return true;
    }
    Q_EMIT refused(errorText(*refusal));
    return false;
}

// The app is nobody who comes to the table again.
void Application::rememberPeople(QStringList names, QList<int> marks, const QStringList &players)
{
    marks.resize(names.size());
    for (qsizetype seat = players.size() - 1; seat >= 0; --seat) {
        if (!players.at(seat).isEmpty() && seat < names.size()) {
            names.removeAt(seat);
            marks.removeAt(seat);
        }
    }
    m_people->played(names, marks);
}

bool Application::hasPages(const Match &match, MaybeRefusal &refusal)
{
    if (gameTable(match).pages != nullptr)
        return true;
    refusal = Refusal{"input.noPages", {{"game", findGameText(match.game().id)->name().toStdString()}}};
    return false;
}

bool Application::open(qlonglong matchId)
{
    if (!m_library || !canLeaveMatch())
        return false;
    MaybeRefusal refusal;
    try {
        auto session = Session::open(*m_library, {matchId}, refusal);
        if (refusal)
            Q_EMIT refused(errorText(*refusal));
        if (session != nullptr && !hasPages(session->match(), refusal)) {
            Q_EMIT refused(errorText(*refusal));
            return false;
        }
        if (session != nullptr) {
            enter(std::move(session), m_settings->realDice());
            return true;
        }
    } catch (const storage::Error &error) {
        Q_EMIT refused(errorText(error.refusal()));
    }
    return false;
}

QList<EarlierResult> Application::earlierAlone(storage::MatchId id, const Setup &setup) const
{
    QList<EarlierResult> results;
    if (!m_library || setup.players.size() != 1)
        return results;
    try {
        const storage::Wanted wanted{storage::Wanted::Which::Over,
                                     storage::Wanted::Order::Changed,
                                     std::string(m_match->session().match().game().id),
                                     setup.players.front(),
                                     {}};
        for (const storage::MatchEntry &entry : m_library->find(wanted, 0, kEarlier))
            if (entry.id != id && entry.setup.players.size() == 1 && entry.setup.variant == setup.variant
                && entry.setup.options == setup.options && entry.setup.mode == setup.mode)
                results.append({entry.summary.scores.front(), whenOf(playedAt(entry))});
    } catch (const storage::Error &) {
        // Whoever looks at a final score can do without the others.
    }
    return results;
}

void Application::enter(std::unique_ptr<Session> session, bool realDice)
{
    m_drafts->flush();
    m_turnClock->setTable(nullptr);
    // Bindings may look at the one before until they hear of this one.
    const auto former = std::move(m_match);
    m_match = makeTableMatch(std::move(session), {realDice, remembered(kEveryRoll) == kYes});
    QQmlEngine::setObjectOwnership(m_match.get(), QQmlEngine::CppOwnership);
    // A card that cannot be kept is no reason to stop anybody who plays.
    if (const auto takeCards = gameTable(m_match->session().match()).takeCards)
        takeCards(*m_match, [this](const auto &work) { return useCardsQuietly(work); });
    m_match->setAssistance(m_assistances->of(m_match->session().uid()));
    connect(m_match.get(), &TableMatch::hinted, this,
            [this] { m_assistances->remember(m_match->session().uid(), m_match->assistance()); });
    attendDrafts();
    connect(m_match.get(), &TableMatch::storageWanted, this, &Application::attachStorage);
    connect(m_match.get(), &TableMatch::keepingWanted, m_platform.get(), &Platform::keep);
    if (m_platform->keeping() == Platform::Keeping::Failing)
        tellUnkept();
    connect(m_match.get(), &TableMatch::dicePreferencesChanged, this, [this](const DicePreferences &dice) {
        m_settings->setRealDice(dice.real);
        if ((remembered(kEveryRoll) == kYes) != dice.everyRoll)
            remember(kEveryRoll, dice.everyRoll ? kYes : QString());
    });
    m_match->setEarlier([this] { return earlierAlone(m_match->id(), m_match->session().match().setup()); });
    m_match->setHabits(
        [this](const QString &key) { return remembered(key); },
        [this](const QString &key, const QString &text) { remember(key, text, !m_match->unsavedReason().isEmpty()); });
    m_sharing->setAppSeats(m_match->assistance().seats());
    m_sharing->setSession(&m_match->session());
    m_match->setHere(m_sharing->here());
    timeTurns();
    connect(m_sharing, &Sharing::hereChanged, m_match.get(), [this] { m_match->setHere(m_sharing->here()); });
    connect(m_match.get(), &TableMatch::changed, m_sharing, &Sharing::follow);
    connect(m_match.get(), &TableMatch::changed, this, &Application::awaitQuiet);
    connect(m_sharing, &Sharing::changed, m_match.get(), &TableMatch::tellUnsaved);
    connect(m_match.get(), &TableMatch::sounded, this, [this](Sound sound) {
        if (m_settings->sound() && sound != Sound::None)
            m_platform->play(samplesOf(sound));
    });
    Q_EMIT matchChanged();
}

void Application::attendDrafts()
{
    if (m_match->id().value != 0) {
        m_match->restoreWholeDraft(m_drafts->load(draftKey(m_match->id())));
        m_match->restoreMending(m_drafts->load(mendingKey(m_match->id())));
        if (m_match->mending().isEmpty())
            m_drafts->forget(mendingKey(m_match->id()));
    }
    connect(m_match.get(), &TableMatch::mendingChanged, m_drafts, [this] {
        if (m_match->id().value == 0)
            return;
        m_drafts->save(mendingKey(m_match->id()), m_match->mendingDraft());
        // The match goes there next, and must never stand there without it.
        m_drafts->flush();
    });
    connect(m_match.get(), &TableMatch::changed, this, &Application::keepDraft);
    // One that began without a place in the database may have one now.
    connect(m_match.get(), &TableMatch::unsavedReasonChanged, this, &Application::rememberOpen);
    connect(m_match.get(), &TableMatch::unsavedReasonChanged, this, &Application::attendWaiting);
    rememberOpen();
}

void Application::rememberOpen()
{
    if (m_match->id().value == 0)
        return m_drafts->forget(kOpen);
    m_drafts->save(kOpen, {{kMatch, QVariant::fromValue<qlonglong>(m_match->id().value)}});
    if (!m_match->mending().isEmpty())
        m_drafts->save(mendingKey(m_match->id()), m_match->mendingDraft());
}

// What became a move needs no second commit to be rubbed out: the old draft does not fit any more.
void Application::keepDraft()
{
    if (m_match->id().value == 0)
        return;
    const QString key = draftKey(m_match->id());
    m_drafts->keepLater(key, [this, key] {
        if (!m_match)
            return m_drafts->written(key);
        const QVariantMap draft = m_match->wholeDraft();
        const QVariantMap before = draft.isEmpty() ? m_drafts->written(key) : QVariantMap();
        return !before.isEmpty() && !m_match->fits(before) ? before : draft;
    });
}

void Application::resume()
{
    const qlonglong id = m_drafts->load(kOpen).value(kMatch).toLongLong();
    if (id != 0 && !m_match)
        open(id);
}

void Application::close()
{
    if (!m_match)
        return;
    if (m_match->id().value != 0)
        m_drafts->save(draftKey(m_match->id()), m_match->wholeDraft());
    m_drafts->forget(kOpen);
    m_drafts->flush();
    m_sharing->setSession(nullptr);
    m_turnClock->setTable(nullptr);
    // Bindings of the page still look at it until they hear that it is gone.
    const auto closing = std::move(m_match);
    Q_EMIT matchChanged();
    refreshMatches();
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

// What is not on the disk would be lost with the match.
bool Application::canLeaveMatch()
{
    if (!m_match || m_match->retrySave())
        return true;
    Q_EMIT refused(m_match->unsavedReason());
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

QString Application::nameProblem(const QString &name) const
{
    const MaybeRefusal refusal = refusesName(nameFrom(name));
    return refusal ? errorText(*refusal) : QString();
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
