// SPDX-License-Identifier: Apache-2.0
#include "qml/firstpages.h"

#include "app/match/gametable.h"

namespace pegsheet {

namespace {

QUrl page(const QString &folder, const QString &name)
{
    return QUrl(folder + name + QStringLiteral(".qml"));
}

} // namespace

QList<QUrl> firstPages(QStringView game, QSize window)
{
    const QString pages = QStringLiteral("qrc:/qt/qml/Pegsheet/pages/");
    if (game.isEmpty())
        return {page(pages, QStringLiteral("StartPage")), page(pages, QStringLiteral("OpenMatchCard"))};
    const app::GameTable &table = app::gameTable(game.toString().toStdString());
    QList<QUrl> urls;
    if (table.firstPages != nullptr)
        for (const QString &name : table.firstPages(window))
            urls.append(page(QString::fromLatin1(table.pages), name));
    return urls;
}

PagePreloader::PagePreloader(QQmlEngine &engine, const QList<QUrl> &pages)
{
    for (const QUrl &page : pages)
        m_pages.push_back(std::make_unique<QQmlComponent>(&engine, page, QQmlComponent::Asynchronous));
}

} // namespace pegsheet
