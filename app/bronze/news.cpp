// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/news.h"

#include "app/bronze/words.h"

#include <QCoreApplication>
#include <QVariantList>
#include <vector>

namespace pegsheet::app {

using namespace bronze;

namespace {

struct BronzeNews
{
    Q_DECLARE_TR_FUNCTIONS(BronzeNews)
};

struct Line
{
    QString kind = QStringLiteral("untouched");
    QStringList texts;
    int points = 0;
};

QString spared(Shield by)
{
    return by == Shield::Roller ? BronzeNews::tr("rolled it, so is not touched")
                                //: %1 a development or the Great Wall
                                : BronzeNews::tr("spared by %1").arg(words::name(by));
}

QString untouched(Disaster disaster)
{
    return disaster == Disaster::Revolt || disaster == Disaster::Drought || disaster == Disaster::Invasion
        ? BronzeNews::tr("not touched: it strikes whoever rolled it")
        : BronzeNews::tr("not touched");
}

QString whatItDoes(Disaster disaster)
{
    switch (disaster) {
    case Disaster::Famine: return BronzeNews::tr("A point is lost for each city that is not fed.");
    case Disaster::Drought: return BronzeNews::tr("Whoever rolled it loses 2 points.");
    case Disaster::Pestilence: return BronzeNews::tr("Everybody else loses 3 points.");
    case Disaster::Invasion: return BronzeNews::tr("Whoever rolled it loses 4 points.");
    case Disaster::Revolt: return BronzeNews::tr("Whoever rolled it loses all goods.");
    }
    return {};
}

struct Report
{
    std::vector<Line> lines;
    std::optional<Disaster> disaster;
    int skulls = 0;

    void add(const Hit &hit)
    {
        Line &line = lines[hit.player];
        line.kind = QStringLiteral("hit");
        line.points += hit.points;
        if (hit.disaster == Disaster::Famine)
            line.texts.append(BronzeNews::tr("famine: %1 unfed").arg(words::cities(hit.points)));
        else if (hit.disaster == Disaster::Revolt)
            line.texts.append(hit.goods.total() > 0 ? BronzeNews::tr("loses %1").arg(words::goods(hit.goods))
                                                    : BronzeNews::tr("had no goods to lose"));
        note(hit.disaster);
    }
    void add(const Spared &spare)
    {
        Line &line = lines[spare.player];
        if (line.kind == QLatin1String("untouched"))
            line.kind = spare.by == Shield::Roller ? QStringLiteral("untouched") : QStringLiteral("spared");
        line.texts.append(spared(spare.by));
        note(spare.disaster);
    }
    // A disaster of the skulls names the card; famine only when it is alone.
    void note(Disaster which)
    {
        if (!disaster || *disaster == Disaster::Famine)
            disaster = which;
    }
};

Report reportOf(const MatchOf<Bronze> &match, int from)
{
    Report report;
    report.lines.resize(match.current().players);
    for (int place = from; place < match.length(); ++place) {
        for (const Effect &effect : match.effectsAt(place)) {
            if (const auto *hit = std::get_if<Hit>(&effect))
                report.add(*hit);
            else if (const auto *spare = std::get_if<Spared>(&effect))
                report.add(*spare);
        }
    }
    report.skulls = match.current().dice.count(Face::Skull);
    return report;
}

} // namespace

QVariantMap newsOf(const MatchOf<Bronze> &match, int from, const QStringList &names)
{
    const Report report = reportOf(match, from);
    if (!report.disaster)
        return {};
    QVariantList rows;
    for (std::size_t seat = 0; seat < report.lines.size(); ++seat) {
        const Line &line = report.lines[seat];
        const QString text = line.texts.isEmpty() && line.points == 0 ? untouched(*report.disaster)
                                                                      : words::list(line.texts);
        rows.append(QVariantMap{{QStringLiteral("seat"), static_cast<int>(seat)},
                                {QStringLiteral("name"), names.value(static_cast<qsizetype>(seat))},
                                {QStringLiteral("kind"), line.kind},
                                {QStringLiteral("text"), text},
                                {QStringLiteral("points"), line.points}});
    }
    return {{QStringLiteral("title"), words::name(*report.disaster)},
            {QStringLiteral("skulls"), *report.disaster == Disaster::Famine ? 0 : report.skulls},
            {QStringLiteral("sentence"), whatItDoes(*report.disaster)},
            {QStringLiteral("rows"), rows}};
}

} // namespace pegsheet::app
