// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/news.h"

#include "app/bronze/phrases.h"
#include "app/bronze/words.h"

#include <QVariantList>
#include <algorithm>
#include <vector>

namespace pegsheet::app {

using namespace bronze;

namespace {

struct Told
{
    Disaster disaster;
    QString fate;
};

struct Line
{
    QString kind = QStringLiteral("untouched");
    std::vector<Told> told;
    int points = 0;

    // Famine says its own name, since the card has that of another disaster; where it came to one, that says its own too.
    [[nodiscard]] QString text() const
    {
        const bool starved = !told.empty() && told.front().disaster == Disaster::Famine;
        QStringList parts;
        for (const Told &each : told)
            parts.append(starved && each.disaster != Disaster::Famine
                             ? say("cardOf", {{"disaster", nameOf(each.disaster)}, {"fate", each.fate.toStdString()}})
                             : each.fate);
        return parts.join(QStringLiteral(" · "));
    }
};

struct Report
{
    std::vector<Line> lines;
    bool turned = false; ///< an invasion that strikes the others
    int worst = 0;       ///< what it costs each of them
    std::optional<Disaster> disaster;
    int skulls = 0;

    void add(const Hit &hit)
    {
        Line &line = lines[hit.player];
        line.kind = QStringLiteral("hit");
        line.points += hit.points;
        if (hit.disaster == Disaster::Invasion)
            worst = std::max(worst, hit.points);
        if (hit.disaster == Disaster::Famine)
            line.told.push_back({hit.disaster, say("cardFamine", {{"disaster", nameOf(hit.disaster)}, {"unfed", hit.points}})});
        else if (hit.disaster == Disaster::Revolt)
            line.told.push_back(
                {hit.disaster,
                 hit.goods.total() > 0 ? say("cardLosesGoods", {{"goods", phrases::goods(hit.goods)}}) : say("cardHadNoGoods")});
        else if (const auto shield = shieldAgainst(hit.disaster))
            line.told.push_back({hit.disaster, say("cardHit", {{"by", nameOf(*shield)}})});
        note(hit.disaster);
    }
    void add(const Spared &spare)
    {
        Line &line = lines[spare.player];
        if (line.kind == QLatin1String("untouched"))
            line.kind = spare.by == Shield::Roller ? QStringLiteral("untouched") : QStringLiteral("spared");
        turned = turned || spare.by == Shield::Smithing;
        line.told.push_back({spare.disaster, say("cardSpared", {{"by", nameOf(spare.by)}})});
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
    const bool isAlone = match.current().isSolo() && *report.disaster == Disaster::Pestilence;
    const int points = std::max<int>(kDisasterPoints[*report.disaster], report.turned ? report.worst : 0);
    const QString whatItDoes = say(isAlone             ? "cardSolo"
                                       : report.turned ? "cardTurned"
                                                       : "card",
                                   {{"disaster", nameOf(*report.disaster)}, {"points", points}});
    QVariantList rows;
    for (std::size_t seat = 0; seat < report.lines.size(); ++seat) {
        const Line &line = report.lines[seat];
        const bool untouched = line.told.empty() && line.points == 0;
        const QString text = untouched ? say("cardUntouched", {{"disaster", nameOf(*report.disaster)}}) : line.text();
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
