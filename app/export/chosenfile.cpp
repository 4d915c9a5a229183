// SPDX-License-Identifier: Apache-2.0
#include "app/export/chosenfile.h"

#include "app/share/filekind.h"
#include "app/share/historyfile.h"
#include "app/values.h"
#include "storage/library.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace pegsheet::app {

namespace {

/// Before it is opened: a pipe would be waited for, and a device has no end.
void requireFile(const QString &name)
{
    const Value shown = QDir::toNativeSeparators(name).toStdString();
    switch (kindOf(pathOf(name))) {
    case FileKind::Special: throw storage::Error({"storage.cannotOpen", {{"file", shown}, {"kind", "special"}}});
    case FileKind::Folder: throw storage::Error({"storage.isDirectory", {{"file", shown}}});
    case FileKind::Missing: throwUnreadable(name);
    case FileKind::Regular: break;
    }
}

} // namespace

void throwUnreadable(const QString &file)
{
    throw storage::Error({"input.fileUnreadable", {{"file", QDir::toNativeSeparators(file).toStdString()}}});
}

QByteArray readAll(const QString &name, qint64 most)
{
    requireFile(name);
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        throwUnreadable(name);
    return file.read(most);
}

std::string readHistoryText(const QString &name)
{
    constexpr auto kMost = static_cast<qint64>(kHistoryLength);
    if (QFileInfo(name).size() > kMost)
        throw storage::Error({"input.tooLong", {{"limit", std::int64_t{kMost}}}});
    return readAll(name, kMost).toStdString();
}

} // namespace pegsheet::app
