// SPDX-License-Identifier: Apache-2.0
#include "app/export/historyimport.h"

#include "app/export/chosenfile.h"

#include <exception>
#include <utility>

namespace pegsheet::app {

HistoryImport::HistoryImport(Exporting::Library library, Added added, QObject *parent)
    : QObject(parent), m_library(std::move(library)), m_added(std::move(added))
{
}

HistoryImport::~HistoryImport()
{
    m_isOver = true;
}

void HistoryImport::start(const QString &file, const KnownAs &known)
{
    if (isRunning())
        return;
    m_sum = {};
    m_total = 0;
    m_problem.reset();
    m_isOver = false;
    m_into = m_library();
    if (m_into == nullptr)
        return;
    m_matches.emplace(*m_into);
    m_file = file;
    m_next = 0;
    m_underWay = 0;
    m_isRunning = true;
    m_background.run([this, file, known] { open(file, known); });
    Q_EMIT progressed();
}

void HistoryImport::stop()
{
    m_isOver = true;
}

// In the background; whatever it has to say is heard in the window's thread.
void HistoryImport::open(const QString &file, const KnownAs &known)
{
    auto content = std::make_shared<Content>();
    // More than there is memory for: the sentence of a file that cannot be read fits.
    MaybeRefusal why = Refusal{"input.fileUnreadable", {{"file", file.toStdString()}}};
    try {
        content->text = readHistoryText(file);
        MaybeRefusal refusal;
        if (!looksLikeHistory(content->text) && refusesPlayLog(content->text)) {
            PlayLog log;
            refusal = readPlayLog(content->text, log);
            rename(log, known);
            content->text = historyText(log);
        }
        why = refusal ? refusal : readHistory(content->text, content->matches);
    } catch (const storage::Error &error) {
        why = error.refusal();
    } catch (const std::exception &) {
        content->matches.clear();
    }
    QMetaObject::invokeMethod(
        this,
        [this, content, why] {
            if (why)
                fail(*why);
            begin(content);
        },
        Qt::QueuedConnection);
}

void HistoryImport::begin(const std::shared_ptr<const Content> &content)
{
    m_content = content;
    if (m_isOver)
        return end();
    m_total = static_cast<int>(content->matches.size());
    Q_EMIT progressed();
    for (int ahead = 0; ahead < kReadAhead; ++ahead)
        readNext();
    if (m_underWay == 0)
        end();
}

void HistoryImport::readNext()
{
    if (m_isOver || m_next == m_content->matches.size())
        return;
    ++m_underWay;
    m_background.run([this, text = m_content->matches[m_next]] { read(text); });
    ++m_next;
}

// In the background.
void HistoryImport::read(std::string_view text)
{
    std::shared_ptr<const ReadMatch> match;
    MaybeRefusal why;
    try {
        if (!m_isOver)
            match = std::make_shared<const ReadMatch>(readMatch(text));
    } catch (const storage::Error &error) {
        why = error.refusal();
    } catch (const std::exception &) {
        why = Refusal{"input.fileUnreadable", {{"file", m_file.toStdString()}}};
    }
    QMetaObject::invokeMethod(
        this, [this, match, why] { take(match.get(), why); }, Qt::QueuedConnection);
}

void HistoryImport::take(const ReadMatch *match, const MaybeRefusal &why)
{
    if (why)
        fail(*why);
    if (match != nullptr)
        store(*match);
    // Not before: whoever hears of the progress may let others come in between.
    --m_underWay;
    readNext();
    if (m_underWay == 0)
        end();
}

void HistoryImport::store(const ReadMatch &match)
{
    if (m_isOver)
        return;
    // Another database may have taken the place of the one it began with.
    if (m_library() != m_into)
        return stop();
    try {
        const ImportResult intake = importMatches(match, *m_matches);
        count(m_sum, intake);
        if (intake.kept.changed())
            m_added(intake.kept.id);
    } catch (const storage::Error &error) {
        return fail(error.refusal());
    }
    Q_EMIT progressed();
}

void HistoryImport::fail(const Refusal &why)
{
    if (!m_isOver)
        m_problem = why;
    m_isOver = true;
}

void HistoryImport::end()
{
    m_isRunning = false;
    m_content.reset();
    try {
        if (m_matches && m_library() == m_into)
            m_matches->sort();
    } catch (const storage::Error &error) {
        m_problem = m_problem ? m_problem : error.refusal();
    }
    m_matches.reset();
    Q_EMIT finished();
}

} // namespace pegsheet::app
