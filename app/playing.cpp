// SPDX-License-Identifier: Apache-2.0
// The match that is open: begun, opened as it was kept, with what was begun in it, and left.
#include "app/application.h"

#include "app/text/errortext.h"
#include "app/text/gametext.h"
#include "app/text/namekey.h"

#include <string>
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

QStringList composed(QStringList names)
{
    for (QString &name : names)
        name = composedName(name);
    return names;
}

} // namespace

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
    m_drafts->keepLater(key, [this, key, id = m_match->id().value] {
        // Another match may be open by the time it is written.
        if (!m_match || m_match->id().value != id)
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

// What is not on the disk would be lost with the match.
bool Application::canLeaveMatch()
{
    if (!m_match || m_match->retrySave())
        return true;
    Q_EMIT refused(m_match->unsavedReason());
    return false;
}

QString Application::nameProblem(const QString &name) const
{
    const MaybeRefusal refusal = refusesName(nameFrom(name));
    return refusal ? errorText(*refusal) : QString();
}

} // namespace pegsheet::app
