// SPDX-License-Identifier: Apache-2.0
// Where the program brings its fonts along.
#include "app/platform/fonts.h"

#include <emscripten/emscripten.h>

#include <QDir>
#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>

extern "C" {
void pegsheet_watchLetters();

/// Takes a font with letters that few names have, once the page has it.
EMSCRIPTEN_KEEPALIVE void pegsheet_addLetters(const char *bytes, int length)
{
    QFontDatabase::addApplicationFontFromData(QByteArray(bytes, length));
}
}

namespace pegsheet::app {

void addFonts()
{
    const QDir fonts(QStringLiteral(":/fonts"));
    const QStringList names = fonts.entryList({QStringLiteral("DejaVu*.ttf")});
    for (const QString &name : names)
        QFontDatabase::addApplicationFont(fonts.filePath(name));
    QFont::insertSubstitution(QStringLiteral("serif"), QStringLiteral("DejaVu Serif"));
    QGuiApplication::setFont(QFont(QStringLiteral("DejaVu Sans")));
    pegsheet_watchLetters();
}

} // namespace pegsheet::app

// Qt's plugin for WebAssembly has fonts of its own as a resource, which say nothing that those above do not, in a megabyte. Asked
// to register it, this registers nothing; being linked before the plugin's, it keeps the resource out of the program.
int qInitResources_wasmfonts()
{
    return 0;
}
