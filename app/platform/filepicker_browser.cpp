// SPDX-License-Identifier: Apache-2.0
#include "app/platform/filepicker_browser.h"

#include <QPointer>

#include <emscripten/em_macros.h>

extern "C" {
// platform/browser/library.js.
void pegsheet_pickFile();
}

namespace pegsheet::app {

namespace {

QPointer<FilePicker> s_picker; // the one that asked last

} // namespace

FilePicker::FilePicker(QObject *parent) : QObject(parent) {}

FilePicker::~FilePicker() = default;

void FilePicker::open()
{
    s_picker = this;
    pegsheet_pickFile();
}

void FilePicker::chosen(const QString &path)
{
    if (path.isEmpty())
        return Q_EMIT rejected();
    m_file = QUrl::fromLocalFile(path);
    Q_EMIT selectedFileChanged();
    Q_EMIT accepted();
}

} // namespace pegsheet::app

// Called by the page.
extern "C" EMSCRIPTEN_KEEPALIVE void pegsheet_picked(const char *path)
{
    if (pegsheet::app::s_picker)
        pegsheet::app::s_picker->chosen(QString::fromUtf8(path));
}
