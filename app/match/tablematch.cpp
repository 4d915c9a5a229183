// SPDX-License-Identifier: Apache-2.0
#include "app/match/tablematch.h"

#include "app/example.h"
#include "app/text/errortext.h"
#include "app/text/gametext.h"
#include "app/values.h"

#include <algorithm>
#include <utility>

namespace pegsheet::app {

TableMatch::TableMatch(std::unique_ptr<Session> session, QObject *parent, std::unique_ptr<TouchLine> line)
    : QObject(parent), m_session(std::move(session)), m_game(&gameTable(m_session->match())),
      m_moveList(new MoveList([this](int place) { return wording(place); }, [this](int place) { return roundOf(place); },
                              [this] { return signs(); }, this)),
      m_line(std::move(line)), m_digits(new TypedDigits([this] { return askedNumber(); }, this)),
      m_newsFrom(m_session->match().length())
{
    connect(m_digits, &TypedDigits::changed, this, [this] { tellWhatDiffers(); });
    connect(m_digits, &TypedDigits::refused, this, &TableMatch::tell);
    m_session->allowUnsaved();
    for (const std::string &name : match().setup().players)
        m_names.append(QString::fromStdString(name));
    m_moveList->show(match().length(), match().length() + match().redoable(), 0);
}

TableMatch::~TableMatch() = default;

QString TableMatch::pages() const
{
    return QString::fromLatin1(m_game->pages);
}

int TableMatch::markAt(int seat) const
{
    return markOf(match().setup(), seat);
}

QList<int> TableMatch::marks() const
{
    QList<int> marks;
    for (int seat = 0; seat < static_cast<int>(m_names.size()); ++seat)
        marks.append(markAt(seat));
    return marks;
}

QString TableMatch::gameId() const
{
    const std::string_view id = match().game().id;
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

QString TableMatch::gameName() const
{
    return findGameText(match().game().id)->name();
}

bool TableMatch::isExample() const
{
    return app::isExample(m_session->origin());
}

QString TableMatch::lengthText() const
{
    return m_game->rounds().count(roundsPlayed());
}

QString TableMatch::roundHeading() const
{
    return m_game->rounds().heading();
}

QString TableMatch::scoresHeading() const
{
    return m_game->rounds().scores();
}

QString TableMatch::roundInSentence(int round) const
{
    return m_game->rounds().inSentence(round);
}

QString TableMatch::roundName(int round) const
{
    return m_game->rounds().name(round);
}

int TableMatch::round() const
{
    return describeRound(match(), match().length());
}

QString TableMatch::position() const
{
    return QStringLiteral("%1:%2").arg(id().value).arg(match().head());
}

bool TableMatch::fits(const QVariantMap &draft) const
{
    return draft.value(QStringLiteral("head"), -1).toInt() == match().head();
}

MoveList::Row TableMatch::wording(int place) const
{
    return describeMove(match(), place);
}

// Of a move that is undone only its wording knows.
int TableMatch::roundOf(int place) const
{
    return place <= match().length() ? describeRound(match(), place) : wording(place).round;
}

// What the turn asks for.
TableMatch::Bar TableMatch::turnBar()
{
    if (!typedDigits().isEmpty())
        return digitsBar();
    Bar bar = isAwaited() ? awaitingBar() : barNow();
    bar.advice = isAppsTurn() ? adviceNow() : QString();
    bar.canHint = m_assistance.hints && !m_isReplay && !m_mending && !over() && !isAppsTurn() && hasHints();
    return figuresOf() >= 0 && m_frame.isTyped(figuresOf()) && !bar.enabled ? framedBar() : bar;
}

void TableMatch::primary()
{
    if (m_bar.enabled)
        press(m_bar.onPrimary);
}

void TableMatch::secondary()
{
    press(m_bar.onSecondary);
}

// A copy: what it does may make another bar.
void TableMatch::press(Press press)
{
    if (const auto *touch = std::get_if<Touch>(&press))
        (void)addTouch(*touch);
    else if (const auto *action = std::get_if<std::function<void()>>(&press))
        (*action)();
}

void TableMatch::setHere(int seat)
{
    if (std::exchange(m_here, seat) != seat)
        refresh(false);
}

void TableMatch::setAssistance(const Assistance &assistance)
{
    m_assistance = assistance;
    assistanceKnown();
}

QVariantList TableMatch::hints()
{
    if (!m_bar.canHint)
        return {};
    if (!m_assistance.hinted.contains(match().head())) {
        m_assistance.hinted.append(match().head());
        Q_EMIT hinted();
    }
    return hintsNow();
}

void TableMatch::takeHint(int) {}

// What is mended, or only looked at, is the table's.
bool TableMatch::isAppsTurn() const
{
    return !m_isReplay && !m_mending && !over() && !appPlayer().isEmpty();
}

void TableMatch::setHabits(Settings::Read read, Settings::Write write)
{
    m_readHabit = std::move(read);
    m_writeHabit = std::move(write);
    habitsKnown();
}

bool TableMatch::habit(const QString &key, bool otherwise) const
{
    const QString text = m_readHabit ? m_readHabit(key) : QString();
    return text.isEmpty() ? otherwise : text == QLatin1String("yes");
}

void TableMatch::keepHabit(const QString &key, bool on)
{
    if (m_writeHabit)
        m_writeHabit(key, on ? QStringLiteral("yes") : QStringLiteral("no"));
}

// Whoever enters something for others does so without being asked; taken out again, they are awaited again.
bool TableMatch::isAwaited() const
{
    return m_here >= 0 && match().keeper() != m_here && !m_mending && isUntouched() && !isAppsTurn()
        && m_playedHere != match().length();
}

TableMatch::Bar TableMatch::awaitingBar()
{
    //: The right button while somebody else plays on another tablet: opens the scanner
    Bar bar{tr("Scan their code"), {}, true, {}, [this] { Q_EMIT scanAsked(); }, {}};
    //: The middle button: the turn of a player who has a tablet is played on this one all the same
    bar.offer(tr("Play it here"), [this] {
        m_playedHere = match().length();
        refresh(false);
    });
    //: %1 a player who plays on another tablet
    bar.awaited = tr("%1 plays on another tablet. Scan the code that it shows then.").arg(m_names.value(match().keeper()));
    return bar;
}

void TableMatch::tell(const Refusal &refusal)
{
    refuse(errorText(refusal), {});
}

void TableMatch::refuse(const QString &sentence, const std::optional<FieldPath> &aim)
{
    m_canOverrule = !aim || hasField(*aim);
    m_refusedField = aim;
    Q_EMIT refused(sentence);
}

QVariantMap TableMatch::newsSince(int) const
{
    return {};
}

void TableMatch::dismissNews()
{
    const bool wasNews = !m_news.isEmpty();
    tellNewsFrom(match().length());
    m_toldNews = m_news;
    Q_EMIT newsChanged();
    Q_EMIT changed();
    if (wasNews)
        askOnceMade();
}

void TableMatch::tellNewsFrom(int place)
{
    m_newsFrom = place;
    m_news = place < match().length() ? newsSince(place) : QVariantMap();
}

TableMatch::Turn TableMatch::turnNow() const
{
    return {seat(), round(), over(), isAppsTurn(), lastRoundNow(), standingNow()};
}

QVariantMap TableMatch::scoreTable() const
{
    if (!over())
        return {};
    const bool isCompared = m_names.size() == 1 && m_earlier;
    return game().scoreTable(match(), m_names, isCompared ? m_earlier() : QList<EarlierResult>());
}

void TableMatch::refresh(bool tellNews)
{
    m_digits->clear();
    tellWhatDiffers(tellNews);
}

std::function<void()> TableMatch::aboutToSeek(int)
{
    return [this] {
        tellNewsFrom(match().length());
        refresh(true);
    };
}

std::function<void()> TableMatch::snapshot()
{
    return [this, news = newsFrom()] {
        tellNewsFrom(news);
        refresh(true);
    };
}

void TableMatch::movesMade(int place, int)
{
    tellNewsFrom(place);
    refresh(true);
}

std::function<void()> TableMatch::update()
{
    const bool isElsewhere = std::exchange(m_toldAt, match().head()) != match().head();
    const bool isTouched = m_toldLine == nullptr || !(*m_toldLine == *m_line);
    if (isTouched)
        m_toldLine = m_line->copy();
    if (!isElsewhere && !isTouched)
        return {};
    return [this] {
        Q_EMIT tableChanged();
        Q_EMIT askedAnew();
    };
}

void TableMatch::tellTable()
{
    m_once.clear();
    Q_EMIT tableChanged();
}

// All of it is up to date before the first signal: a binding may look at more than its own group.
void TableMatch::tellWhatDiffers(bool tellNews)
{
    m_once.clear();
    const bool hasOtherNews = tellNews && std::exchange(m_toldNews, m_news) != m_news;
    const Turn turn = std::exchange(m_turn, turnNow());
    const std::function<void()> tellOwn = update();
    const Undo undo = std::exchange(m_undo, undoNow());
    const QString told = std::exchange(m_told, toldNow());
    const QString digits = std::exchange(m_toldDigits, typedDigits());
    Bar bar = restsMended() ? mendedBar() : turnBar();
    if (bar.mark < 0 && !bar.showsRepair)
        bar.mark = mark();
    std::swap(bar, m_bar);
    if (hasOtherNews)
        Q_EMIT newsChanged();
    if (turn != m_turn) {
        Q_EMIT turnChanged();
        Q_EMIT lengthTextChanged();
    }
    if (tellOwn)
        tellOwn();
    if (digits != m_toldDigits)
        Q_EMIT typedDigitsChanged();
    if (undo != m_undo)
        Q_EMIT undoChanged();
    if (told != m_told)
        Q_EMIT toldChanged();
    if (!(bar == m_bar))
        Q_EMIT barChanged();
    // What is not kept yet is told once it is.
    if (!m_session->isSaving())
        Q_EMIT changed();
}

void TableMatch::retranslate()
{
    m_moveList->retranslate();
    m_lastTurnAt = -1;
    m_undone.clear();
    tellNewsFrom(m_newsFrom);
    retranslateOwn();
    tellTable();
    Q_EMIT mendingChanged();
    Q_EMIT lengthTextChanged();
    tellUnsaved();
    Q_EMIT languageChanged();
}

} // namespace pegsheet::app
