// SPDX-License-Identifier: Apache-2.0
/// gallery <folder> [dark|contrast] [normal]: draws every QML file beside this one into the folder, as it would be on a screen of
/// two pixels a unit; dark and contrast for the other themes, normal for a wide sans in its normal cut.
#include "qml/modules.h"
#include "qml/theme/applicationfont.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFont>
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>

#include <cstdio>

namespace {

bool draw(const QFileInfo &file, const QDir &folder, const QString &theme)
{
    QQuickView view;
    pegsheet::addModules(*view.engine());
    QQmlComponent setTheme(view.engine());
    setTheme.setData(QByteArray("import QtQml; import Pegsheet.Theme; QtObject { Component.onCompleted: {"
                                "Theme.reducedMotion = true; Theme.pixelRatio = 2; Theme.mode = Theme.")
                         + (theme == QLatin1String("dark") ? "Dark }}"
                                : theme.isEmpty()          ? "Light }}"
                                                           : "HighContrast }}"),
                     {});
    delete setTheme.create();
    QElapsedTimer timer;
    timer.start();
    view.setSource(QUrl::fromLocalFile(file.absoluteFilePath()));
    if (view.status() != QQuickView::Ready)
        return false;
    const double created = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    view.show();
    timer.restart();
    const QImage picture = view.grabWindow();
    const double drawn = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    const QString path = folder.filePath(file.completeBaseName().toLower() + (theme.isEmpty() ? theme : u'-' + theme)
                                         + QStringLiteral(".png"));
    std::printf("%s: created %.1f ms, drawn %.1f ms\n", qPrintable(path), created, drawn);
    return picture.save(path);
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_SCALE_FACTOR", "2");
    const QGuiApplication app(argc, argv);
    const QStringList words = QGuiApplication::arguments();
    if (words.size() < 2)
        return 2;
    if (words.contains(QStringLiteral("normal")))
        QGuiApplication::setFont(QFont(QStringLiteral("DejaVu Sans")));
    else
        pegsheet::setApplicationFont();
    const QDir folder(words.at(1));
    if (!folder.mkpath(QStringLiteral(".")))
        return 1;
    QString theme;
    for (const QString &other : {QStringLiteral("dark"), QStringLiteral("contrast")})
        if (words.contains(other))
            theme = other;
    bool good = true;
    const QDir sources(QStringLiteral(GALLERY_SOURCES));
    for (const QFileInfo &file : sources.entryInfoList({QStringLiteral("*.qml")}, QDir::Files, QDir::Name))
        good = draw(file, folder, theme) && good;
    return good ? 0 : 1;
}
