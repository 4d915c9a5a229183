// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QQmlComponent>
#include <QSize>
#include <QStringView>
#include <QUrl>
#include <memory>
#include <vector>

class QQmlEngine;

namespace pegsheet {

/// Returns the files that the first picture of the window needs beyond the window itself, in the order in which it wants them: the
/// start page where `game` is empty, else a match of that game as a window of that size shows it.
[[nodiscard]] QList<QUrl> firstPages(QStringView game, QSize window);

/// Reads pages beside what the caller does meanwhile, so that they are ready when they are wanted. Keeps them as long as it lives.
class PagePreloader
{
public:
    PagePreloader(QQmlEngine &engine, const QList<QUrl> &pages);

private:
    std::vector<std::unique_ptr<QQmlComponent>> m_pages;
};

} // namespace pegsheet
