// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/news.h"

#include "app/bronze/phrases.h"
#include "app/bronze/words.h"

#include <QVariantList>
#include <vector>

namespace pegsheet::app {

using namespace bronze;

namespace {

struct Line
{
    QString kind = QStringLiteral("untouched");
    QStringList texts;
    int points = 0;
};

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
            line.texts.append(say("cardFamine", {{"unfed", hit.points}}));
        else if (hit.disaster == Disaster::Revolt)
            line.texts.append(hit.goods.total() > 0 ? say("cardLosesGoods", {{"goods", phrases::goods(hit.goods)}})
                                                    : say("cardHadNoGoods"));
        note(hit.disaster);
    }
    void add(const Spared &spare)
    {
        Line &line = lines[spare.player];
        if (line.kind == QLatin1String("untouched"))
            line.kind = spare.by == Shield::Roller ? QStringLiteral("untouched") : QStringLiteral("spared");
        line.texts.append(say("cardSpared", {{"by", nameOf(spare.by)}}));
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
    const QString whatItDoes = say("card", {{"disaster", nameOf(*report.disaster)},
                                            {"points", kDisasterPoints[*report.disaster]}});
    QVariantList rows;
    for (std::size_t seat = 0; seat < report.lines.size(); ++seat) {
        const Line &line = report.lines[seat];
        const bool untouched = line.texts.isEmpty() && line.points == 0;
        const QString text = untouched ? say("cardUntouched", {{"disaster", nameOf(*report.disaster)}})
                                       : words::list(line.texts);
        rows.append(QVariantMap{{QStringLiteral("seat"), static_cast<int>(seat)},
                                {QStringLiteral("name"), names.value(static_cast<qsizetype>(seat))},
                                {QStringLiteral("kind"), line.kind},
                                {QStringLiteral("text"), text},
                                {QStringLiteral("points"), line.points}});
    }
    return {{QStringLiteral("title"), words::name(*report.disaster)},
            {QStringLiteral("skulls"), *report.disaster == Disaster::Famine ? 0 : report.skulls},
            {QStringLiteral("sentence"), whatItDoes},
            {QStringLiteral("rows"), rows}};
}

} // namespace pegsheet::app
