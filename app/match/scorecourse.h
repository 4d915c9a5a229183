// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/tablematch.h"
#include "app/match/timeline.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet::app {

/// How the scores of a match went, round by round, for a chart of it as it stands now.
class ScoreCourse : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(pegsheet::app::TableMatch *match READ match WRITE setMatch NOTIFY changed FINAL)
    /// By seat: "values", the score after each round, the set-up before the first, "mark" and "name".
    Q_PROPERTY(QVariantList series READ series NOTIFY changed FINAL)
    /// The numbers of the rounds, beginning with 0 for the set-up.
    Q_PROPERTY(QStringList labels READ labels NOTIFY changed FINAL)

public:
    using QObject::QObject;

    [[nodiscard]] TableMatch *match() const { return m_match; }
    void setMatch(TableMatch *match);
    [[nodiscard]] QVariantList series() const { return m_series; }
    [[nodiscard]] QStringList labels() const { return m_labels; }

    /// The lines of that timeline, and the numbers below them.
    [[nodiscard]] static QVariantList seriesOf(const Timeline &timeline, const QStringList &names, const QList<int> &marks);
    [[nodiscard]] static QStringList labelsOf(const Timeline &timeline);

Q_SIGNALS:
    void changed();

private:
    void count();

    TableMatch *m_match = nullptr;
    QVariantList m_series;
    QStringList m_labels;
};

} // namespace pegsheet::app
