// SPDX-License-Identifier: Apache-2.0
#include "app/match/scorecourse.h"

namespace pegsheet::app {

void ScoreCourse::setMatch(TableMatch *match)
{
    if (m_match == match)
        return;
    if (m_match != nullptr)
        m_match->disconnect(this);
    m_match = match;
    if (m_match != nullptr)
        connect(m_match, &TableMatch::changed, this, &ScoreCourse::count);
    count();
}

void ScoreCourse::count()
{
    m_series.clear();
    m_labels.clear();
    // A copy goes back to the set-up; the match itself stays where it is.
    if (m_match != nullptr)
        if (const Match &played = m_match->session().match(); const auto copy = played.branch(played.head())) {
            const Timeline timeline(*copy);
            m_series = seriesOf(timeline, m_match->names(), m_match->marks());
            m_labels = labelsOf(timeline);
        }
    Q_EMIT changed();
}

QVariantList ScoreCourse::seriesOf(const Timeline &timeline, const QStringList &names, const QList<int> &marks)
{
    QVariantList series;
    for (int seat = 0; seat < names.size(); ++seat) {
        QVariantList values;
        for (const int place : timeline.rounds())
            values.append(timeline.scoresAt(place).at(static_cast<std::size_t>(seat)));
        series.append(QVariantMap{{QStringLiteral("values"), values},
                                  {QStringLiteral("mark"), marks.at(seat)},
                                  {QStringLiteral("name"), names.at(seat)}});
    }
    return series;
}

QStringList ScoreCourse::labelsOf(const Timeline &timeline)
{
    QStringList labels;
    for (std::size_t round = 0; round < timeline.rounds().size(); ++round)
        labels.append(QString::number(round));
    return labels;
}

} // namespace pegsheet::app
