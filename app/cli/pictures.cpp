// SPDX-License-Identifier: Apache-2.0
#include "app/cli/pictures.h"

#include "app/cli/failure.h"
#include "app/share/filekind.h"

#include <QSaveFile>

#include <filesystem>

namespace pegsheet::cli {

std::string numbered(const std::string &out, std::size_t number, std::size_t count)
{
    if (count == 1)
        return out;
    const std::filesystem::path path(out);
    const std::string name = path.stem().string() + '-' + std::to_string(number) + path.extension().string();
    return (path.parent_path() / name).string();
}

void writePicture(const app::QrCode &code, const std::string &file)
{
    constexpr int kPixelsAModule = 8;
    const QString name = QString::fromStdString(file);
    if (app::isTaken(file) && !app::isCodePicture(name))
        throw Refused({"storage.exists", {{"file", file}}});
    const QByteArray bytes = app::codePng(code, kPixelsAModule);
    QSaveFile out(name);
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size() || !out.commit())
        throw Unclear(file, {"input.fileUnwritable", {{"file", file}}});
}

} // namespace pegsheet::cli
