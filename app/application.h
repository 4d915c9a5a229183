// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/agreement.h"
#include "app/drafts.h"
#include "app/export/backups.h"
#include "app/export/exporting.h"
#include "app/export/restoring.h"
#include "app/library/libraryview.h"
#include "app/match/assistance.h"
#include "app/match/history.h"
#include "app/match/matchlist.h"
#include "app/match/matchreview.h"
#include "app/match/replay.h"
#include "app/match/statistics.h"
#include "app/match/tablematch.h"
#include "app/match/turnclock.h"
#include "app/people.h"
#include "app/platform/platform.h"
#include "app/rescue.h"
#include "app/settings.h"
#include "app/share/incomingmatch.h"
#include "app/share/sharing.h"
#include "storage/library.h"

#include <QObject>
#include <QQmlEngine>
#include <QTimer>
#include <QtQmlIntegration/qqmlintegration.h>
#include <functional>
#include <memory>
#include <optional>

namespace pegsheet::app {

/// The program behind the window: the database, the list of matches, and the match that is open.
///
/// Made by the program, not by QML; handed to it as the singleton App.
class Application : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(App)
    QML_SINGLETON
    Q_PROPERTY(pegsheet::app::Settings *settings READ settings CONSTANT FINAL)
    Q_PROPERTY(pegsheet::app::People *people READ people CONSTANT FINAL)
    /// The games of which a match can be begun, in the order they are offered: "game", its id, "name", and "players", for how many.
    Q_PROPERTY(QVariantList games READ games NOTIFY gamesChanged FINAL)
    /// The players by which the app can play a seat of that game, the weakest first; empty where it cannot.
    Q_PROPERTY(QStringList appPlayers READ appPlayers NOTIFY gameChanged FINAL)
    /// The id of the game that is set up next, and the rules by which it is then played.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged FINAL)
    Q_PROPERTY(pegsheet::app::Agreement *agreement READ agreement NOTIFY gameChanged FINAL)
    Q_PROPERTY(pegsheet::app::MatchList *matches READ matches CONSTANT FINAL)
    /// All matches: searches, one of them looked at, notes, the bin.
    Q_PROPERTY(pegsheet::app::History *history READ history CONSTANT FINAL)
    /// The card library: what rulebooks do not print.
    Q_PROPERTY(pegsheet::app::LibraryView *cards READ cards CONSTANT FINAL)
    /// Statistics of the finished matches.
    Q_PROPERTY(pegsheet::app::Statistics *statistics READ statistics CONSTANT FINAL)
    /// How long the turns of the match that is open take.
    Q_PROPERTY(pegsheet::app::TurnClock *turnClock READ turnClock CONSTANT FINAL)
    /// What is begun and not done, kept to go on with it after a kill.
    Q_PROPERTY(pegsheet::app::Drafts *drafts READ drafts CONSTANT FINAL)
    /// The match that is open, or null.
    Q_PROPERTY(pegsheet::app::TableMatch *match READ match NOTIFY matchChanged FINAL)
    /// The code of the match that is open.
    Q_PROPERTY(pegsheet::app::Sharing *sharing READ sharing CONSTANT FINAL)
    /// The match that came by a code or a file, compared with ours.
    Q_PROPERTY(pegsheet::app::IncomingMatch *arrival READ arrival CONSTANT FINAL)
    /// The match that is played back, or null.
    Q_PROPERTY(pegsheet::app::Replay *replay READ replay NOTIFY replayChanged FINAL)
    /// The review of the match that is open, where that is over, its game knows the chances, and they are wanted; else null.
    /// Whoever shows it lets it run.
    Q_PROPERTY(pegsheet::app::MatchReview *review READ review NOTIFY reviewChanged FINAL)
    /// Files for other programs, copies of everything, and the way back.
    Q_PROPERTY(pegsheet::app::Exporting *exporting READ exporting CONSTANT FINAL)
    Q_PROPERTY(pegsheet::app::Backups *backups READ backups CONSTANT FINAL)
    Q_PROPERTY(pegsheet::app::Restoring *restoring READ restoring CONSTANT FINAL)
    /// What is wrong with the database, in a sentence; empty when all is well.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)
    /// Whether what is played is kept; where it is not, and `waiting`, what is there can be read and is written to as soon as that
    /// is possible.
    Q_PROPERTY(bool keeping READ keeping NOTIFY problemChanged FINAL)
    Q_PROPERTY(bool waiting READ waiting NOTIFY problemChanged FINAL)
    /// The path of the database.
    Q_PROPERTY(QString place READ place CONSTANT FINAL)
    /// The copies of the database to fall back on.
    Q_PROPERTY(pegsheet::app::Rescue *rescue READ rescue CONSTANT FINAL)
    Q_PROPERTY(QString version READ version CONSTANT FINAL)
    /// Whether the settings or the system ask for less motion.
    Q_PROPERTY(bool lessMotion READ lessMotion NOTIFY lessMotionChanged FINAL)
    /// Why no sound can be heard though it is on, in a sentence; empty when nothing is known against it.
    Q_PROPERTY(QString soundProblem READ soundProblem NOTIFY soundProblemChanged FINAL)
    /// Whether the device may throw away what is kept on it, without anybody asking for it.
    Q_PROPERTY(bool mayForget READ mayForget NOTIFY mayForgetChanged FINAL)
    /// Whether a newer version is here that runs from the next start on.
    Q_PROPERTY(bool newerWaits READ newerWaits NOTIFY newerWaitsChanged FINAL)
    /// Whether the program is a page in a browser, and the address of that page's sources, empty where nobody gave it.
    Q_PROPERTY(bool isPage READ isPage CONSTANT FINAL)
    Q_PROPERTY(QString sources READ sources CONSTANT FINAL)

public:
    /// Opens the database at `file`; a problem is shown, never hidden, and nothing of the file is changed.
    Application(const QString &file, std::unique_ptr<Platform> platform = Platform::make(), QObject *parent = nullptr);
    ~Application() override;

    /// The one made before the engine; QML gets no other.
    static Application *create(QQmlEngine *engine, QJSEngine *);

    [[nodiscard]] Settings *settings() const { return m_settings; }
    [[nodiscard]] People *people() const { return m_people; }
    [[nodiscard]] QVariantList games() const;
    [[nodiscard]] QStringList appPlayers() const;
    [[nodiscard]] QString game() const;
    /// Unknown ones are left alone.
    void setGame(const QString &game);
    [[nodiscard]] Agreement *agreement() const { return m_agreement; }
    [[nodiscard]] MatchList *matches() const { return m_matches; }
    [[nodiscard]] History *history() const { return m_history; }
    [[nodiscard]] LibraryView *cards() const { return m_cards; }
    [[nodiscard]] Statistics *statistics() const { return m_statistics; }
    [[nodiscard]] TurnClock *turnClock() const { return m_turnClock; }
    [[nodiscard]] Drafts *drafts() const { return m_drafts; }
    [[nodiscard]] TableMatch *match() const { return m_match.get(); }
    [[nodiscard]] Replay *replay() const { return m_replay.get(); }
    [[nodiscard]] MatchReview *review() const { return m_review.get(); }
    [[nodiscard]] Sharing *sharing() const { return m_sharing; }
    [[nodiscard]] IncomingMatch *arrival() const { return m_arrival; }
    [[nodiscard]] Exporting *exporting() const { return m_exporting; }
    [[nodiscard]] Backups *backups() const { return m_backups; }
    [[nodiscard]] Restoring *restoring() const { return m_restoring; }
    [[nodiscard]] Rescue *rescue() const { return m_rescue; }
    [[nodiscard]] QString problem() const;
    [[nodiscard]] bool keeping() const;
    [[nodiscard]] bool waiting() const { return m_isWaiting; }
    [[nodiscard]] QString place() const { return m_file; }
    [[nodiscard]] QString version() const;
    [[nodiscard]] bool lessMotion() const;
    [[nodiscard]] QString soundProblem() const;
    [[nodiscard]] bool mayForget() const { return m_platform->mayForget(); }
    [[nodiscard]] bool newerWaits() const { return m_platform->newerWaits(); }
    [[nodiscard]] bool isPage() const { return m_platform->isPage(); }
    [[nodiscard]] QString sources() const { return m_platform->sources(); }

    /// Begins a match with the names in seat order, and the marks, where they are not to go by seat; one of which only the
    /// finished sheets are counted just where that is said. False, and refused() said why, when that is not possible.
    /// By seat the player by which the app plays it, see appPlayers; nothing where a person does. Hints where they are agreed on.
    Q_INVOKABLE bool begin(const QStringList &names, bool realDice, const QList<int> &marks = {}, bool scoringOnly = false,
                           const QStringList &players = {}, bool hints = false);
    /// Opens a kept match where it stood; false, and refused() said why, when it cannot be read.
    Q_INVOKABLE bool open(qlonglong matchId);
    /// Closes the match. Whatever of it is not on the disk then is lost: ask TableMatch::retrySave() first.
    Q_INVOKABLE void close();
    /// Plays back a match as it stands, kept or open, from that place on, -1 for its end; 0 is the match that is open. With a
    /// tip it is the line to that node, another way that the match went. False, and refused() said why, when it cannot be read.
    Q_INVOKABLE bool beginReplay(qlonglong matchId, int place = -1, int tip = 0);
    Q_INVOKABLE void endReplay();
    /// Opens a new match with the set-up and the first moves of another, or of the line to that node of it; it stays as it
    /// is. False, and refused() said why, when that is not possible.
    Q_INVOKABLE bool copyFrom(qlonglong matchId, int place, int tip = 0);
    /// Whether that game has an example, and no match of it is there yet.
    Q_INVOKABLE bool offersExample(const QString &game);
    /// Opens a match of that game, of the first one where none is given, that somebody can look at and play on who has none yet; it
    /// counts in no statistics. False as copyFrom().
    Q_INVOKABLE bool openExample(const QString &game = {});
    /// What the finished match that is open was the first or the best of, a sentence each; see records.h.
    Q_INVOKABLE QStringList records() const;
    /// Opens the match that was open when the program ended, if one was.
    void resume();
    /// What is wrong with a name, in a sentence; empty when nothing is.
    Q_INVOKABLE QString nameProblem(const QString &name) const;
    /// Emits offered() with a code's text, a file or a link that was handed over from outside the window. A file is given by its
    /// path or its URL.
    void offer(const QString &fileOrLink);
    /// Looks at a code's text or a match file's: `arrival` then tells what it is. False, and refused() said why, when it
    /// is none that can be taken over; `arrival` then is as it was.
    Q_INVOKABLE bool receive(const QString &text);
    /// The text that `arrival` looks at, for receive() after a kill; empty when there is none.
    Q_INVOKABLE QString received() const { return m_received; }
    /// Takes over what `arrival` looks at, where both went on what was chosen; then that match is open. False, and refused()
    /// said why, when it cannot be done; nothing was changed then.
    Q_INVOKABLE bool takeOver(pegsheet::app::IncomingMatch::Chosen chosen);
    /// The picture that stands for a game, see Icon.
    Q_INVOKABLE QString gameIcon(const QString &game) const;
    /// Tries the database again after a problem.
    Q_INVOKABLE void tryAgain();
    /// Creates an empty database where it is gone and copies of it are not. The copies stay.
    Q_INVOKABLE void beginAnew();
    /// Writes what waits for the disk, where that is possible now. It runs by itself from time to time while anything waits.
    void goOn();

Q_SIGNALS:
    void gameChanged();
    void gamesChanged();
    void matchChanged();
    void replayChanged();
    void reviewChanged();
    void problemChanged();
    void lessMotionChanged();
    void soundProblemChanged();
    void mayForgetChanged();
    void newerWaitsChanged();
    /// What offer() was given: a code's text as it is, a file as its URL.
    void offered(const QString &fileOrLink);
    /// Something was not possible, in a sentence.
    void refused(const QString &sentence);

private:
    struct Copied
    {
        std::unique_ptr<Match> match;
        qint64 begunAt = 0;
        std::string uid;
        QList<int> hinted = {}; ///< places at which a hint was asked for
    };

    [[nodiscard]] Copied copyOf(qlonglong matchId, int tip, MaybeRefusal &refusal);
    [[nodiscard]] Copied lineOf(Session &session, int tip, MaybeRefusal &refusal) const;
    [[nodiscard]] MatchReview::Kept keptReview(storage::MatchId id);
    void attendReview();
    void renewReview();
    /// Whether the window can show matches of that game; else why not (input.noPages).
    [[nodiscard]] static bool hasPages(const Match &match, MaybeRefusal &refusal);
    bool enterCopy(const Copied &source, int place, MaybeRefusal refusal);
    [[nodiscard]] std::unique_ptr<Session> copiedUpTo(const Copied &source, int place, MaybeRefusal &refusal);
    void attendRescue();
    void openLibrary();
    void tellRescue();
    void noticeRoom();
    void attendWaiting();
    /// Where a new match is kept, or why nowhere.
    [[nodiscard]] Session::StorageTarget storageTarget();
    /// Opens the database for the match that began without one, if that is possible now.
    void attachStorage();
    void tellProblem();
    bool useCopy(const std::filesystem::path &copy);
    bool lookAtRest();
    void refreshMatches();
    [[nodiscard]] std::vector<storage::MatchEntry> lastPlayed(std::size_t from, std::size_t count);
    /// Runs `work` on the library; false, and refused() said why, where there is none or it failed.
    bool useLibrary(const std::function<void(storage::Library &)> &work);
    /// The same with the cards in it.
    bool useCards(const std::function<void(CardLibrary &)> &work);
    /// The same for whoever plays, to whom nothing is said.
    bool useCardsQuietly(const std::function<void(CardLibrary &)> &work);
    /// The cards that a match brings which came from elsewhere.
    void learnFrom(const std::vector<storage::MatchId> &matches);
    void enter(std::unique_ptr<Session> session, bool realDice);
    void rememberPeople(QStringList names, QList<int> marks, const QStringList &players);
    void attendDrafts();
    /// What stands in the log beside the file only goes into the file when nobody touches anything.
    void attendLog();
    void awaitQuiet();
    void foldLog();
    void attendClock();
    void timeTurns();
    /// To come back to it after a kill.
    void rememberOpen();
    void retranslate();
    /// What the same player got alone by the same rules in other matches that are over.
    [[nodiscard]] QList<EarlierResult> earlierAlone(storage::MatchId id, const Setup &setup) const;
    void keepDraft();
    void makeWaysOut();
    /// Puts a copy in the place of the database and shows what is in it; says where the former one is. Throws storage::Error
    /// with everything as it was.
    QString replaceBy(const QString &copy);
    void reload();
    void attendPlatform();
    /// The screen stays awake where a match is open and the table wants it.
    void keepAwake();
    void tellUnkept();
    [[nodiscard]] QString remembered(const QString &key) const;
    /// False, and refused() said why unless quietly, where it could not be written.
    bool remember(const QString &key, const QString &text, bool quietly = false);
    /// False, and refused() said why, where the match that is open has something the disk has not.
    bool canLeaveMatch();

    static inline Application *s_only = nullptr;

    std::unique_ptr<Platform> m_platform;
    QTimer m_isLate; ///< what was written should be kept by then
    QString m_file;
    std::optional<storage::Library> m_library;
    bool m_isSeeded = false;   ///< the cards that games know from the start are in it
    bool m_isWaiting = false;  ///< it could only be read when it was opened
    bool m_beginsAnew = false; ///< a new one is made beside copies too
    QTimer m_again;
    QTimer *m_quiet = nullptr; ///< nobody touched anything for a while once it comes to its end
    MaybeRefusal m_problem;
    Rescue *m_rescue = nullptr;
    Settings *m_settings;
    std::unique_ptr<Assistances> m_assistances;
    People *m_people;
    std::vector<std::unique_ptr<Agreement>> m_agreements; ///< one a game, in their order
    Agreement *m_agreement;
    MatchList *m_matches;
    History *m_history;
    LibraryView *m_cards;
    Statistics *m_statistics;
    TurnClock *m_turnClock;
    Drafts *m_drafts = nullptr;
    Sharing *m_sharing = nullptr;
    IncomingMatch *m_arrival = nullptr;
    Exporting *m_exporting = nullptr;
    Backups *m_backups = nullptr;
    Restoring *m_restoring = nullptr;
    QString m_received;
    std::unique_ptr<TableMatch> m_match;
    std::unique_ptr<Replay> m_replay;
    std::unique_ptr<MatchReview> m_review;
    QString m_reviewed; ///< the match and the place in it of which that is
};

} // namespace pegsheet::app
