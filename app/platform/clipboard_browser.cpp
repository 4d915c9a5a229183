// SPDX-License-Identifier: Apache-2.0
// A page asks the browser, which may ask the user.
#include "app/platform/clipboard.h"

#include <QMimeData>
#include <QObject>
#include <QPointer>

#include <emscripten/em_macros.h>

#include <utility>

extern "C" {
// platform/browser/library.js.
void pegsheet_readClipboard();
}

namespace pegsheet::app {

namespace {

// Who asked last, and what is done with the answer.
QPointer<QObject> s_asked;
std::function<void(const QMimeData *)> s_answer;

} // namespace

void readClipboard(QObject *context, std::function<void(const QMimeData *)> answer)
{
    s_asked = context;
    s_answer = std::move(answer);
    pegsheet_readClipboard();
}

} // namespace pegsheet::app

// Called by the page with the bytes of a picture, or those of a text in UTF-8; none where nothing was copied.
extern "C" EMSCRIPTEN_KEEPALIVE void pegsheet_copied(const char *bytes, int length, bool isPicture)
{
    QMimeData data;
    if (isPicture)
        data.setData(QStringLiteral("image/png"), QByteArray(bytes, length)); // of whatever kind: that is found by the content
    else if (length > 0)
        data.setText(QString::fromUtf8(bytes, length));
    const auto answer = std::exchange(pegsheet::app::s_answer, nullptr);
    if (answer && pegsheet::app::s_asked)
        answer(length > 0 ? &data : nullptr);
}
