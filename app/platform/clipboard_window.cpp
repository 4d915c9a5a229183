// SPDX-License-Identifier: Apache-2.0
#include "app/platform/clipboard.h"

#include <QClipboard>
#include <QGuiApplication>

namespace pegsheet::app {

void readClipboard(QObject *, std::function<void(const QMimeData *)> answer)
{
    answer(QGuiApplication::clipboard()->mimeData());
}

} // namespace pegsheet::app
