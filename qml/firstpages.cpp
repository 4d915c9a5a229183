// SPDX-License-Identifier: Apache-2.0
#include "qml/firstpages.h"

#include <array>

namespace pegsheet {

namespace {

// As Theme.compactBelow and Theme.lowBelow part them.
constexpr QSize kWide(600, 480);

constexpr std::array kStart{"pages/StartPage", "pages/OpenMatchCard"};
constexpr std::array kCompact{"Bronze/MatchPage", "Bronze/match/CompactMatch", "Bronze/match/CompactTurn",
                              "Bronze/match/HalvesView", "Bronze/match/Buildings"};
constexpr std::array kUpright{"Bronze/MatchPage", "Bronze/match/WideMatch", "Bronze/match/ActingBody"};
constexpr std::array kAbreast{"Bronze/MatchPage", "Bronze/match/WideMatch", "Bronze/match/WideBody"};
constexpr std::array kNationsCompact{"Nations/MatchPage", "Nations/match/CompactMatch"};
constexpr std::array kNationsWide{"Nations/MatchPage", "Nations/match/WideMatch"};

QList<QUrl> urls(const auto &files)
{
    QList<QUrl> list;
    for (const char *file : files)
        list.append(QUrl(QStringLiteral("qrc:/qt/qml/Pegsheet/%1.qml").arg(QLatin1String(file))));
    return list;
}

} // namespace

QList<QUrl> firstPages(QStringView game, QSize window)
{
    if (game.isEmpty())
        return urls(kStart);
    const bool isWide = window.width() >= kWide.width() && window.height() >= kWide.height();
    if (game == u"nations")
        return isWide ? urls(kNationsWide) : urls(kNationsCompact);
    return !isWide ? urls(kCompact) : window.width() > window.height() ? urls(kAbreast) : urls(kUpright);
}

PagesAhead::PagesAhead(QQmlEngine &engine, const QList<QUrl> &pages)
{
    for (const QUrl &page : pages)
        m_pages.push_back(std::make_unique<QQmlComponent>(&engine, page, QQmlComponent::Asynchronous));
}

} // namespace pegsheet
