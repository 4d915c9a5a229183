// SPDX-License-Identifier: Apache-2.0
#include "tests/qml/pages/exchange.h"

#include "app/share/sharing.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QTest>
#include <QUrl>

namespace pegsheet::tests {

using namespace Qt::StringLiterals;

namespace {

// The page that was open last is open again after a start.
bool openScanner(Table &table)
{
    if (table.find(u"openFile"_s) != nullptr)
        return true;
    return table.find(u"code"_s) != nullptr ? table.secondary()
        : table.match() != nullptr          ? table.openMenu() && table.click(u"menuScan"_s)
                                            : table.click(u"takeOver"_s);
}

// Without a system there is Qt's own dialog, in the window.
bool showFolder(Table &table, const QString &folder)
{
    QObject *dialog = nullptr;
    for (QObject *object : table.window()->findChildren<QObject *>())
        if (object->inherits("QQuickFileDialog") && object->property("visible").toBool())
            dialog = object;
    return dialog != nullptr && dialog->setProperty("currentFolder", QUrl::fromLocalFile(folder));
}

} // namespace

QString shownCode(Table &table, bool whole)
{
    if (table.find(u"code"_s) == nullptr && !(table.openMenu() && table.click(u"menuShare"_s)))
        return {};
    if (whole)
        table.application().sharing()->setWhole(true);
    table.settle();
    return table.application().sharing()->text();
}

bool pasteCode(Table &table, const QString &text)
{
    QGuiApplication::clipboard()->setText(text);
    return openScanner(table) && table.click(u"paste"_s);
}

bool chooseFile(Table &table, const QString &path)
{
    return openScanner(table) && table.click(u"openFile"_s) && pickFile(table, path);
}

bool openFiles(Table &table, const QString &folder)
{
    return openScanner(table) && table.click(u"openFile"_s) && showFolder(table, folder);
}

bool pickFile(Table &table, const QString &path)
{
    const QFileInfo file(path);
    if (!showFolder(table, file.path()))
        return false;
    const auto clicked = [&](const char *property, const QString &wanted) {
        QQuickItem *found = nullptr;
        const auto isThere = [&] {
            // From Qt 6.8 on in a window of its own.
            for (QWindow *window : QGuiApplication::topLevelWindows())
                if (auto *shown = qobject_cast<QQuickWindow *>(window); found == nullptr && shown != nullptr && shown->isVisible())
                    found = table.findIf(shown->contentItem(), [&](QQuickItem *item) {
                        return item->inherits("QQuickAbstractButton") && item->isEnabled() && item->property(property) == wanted;
                    });
            return found != nullptr;
        };
        if (!QTest::qWaitFor(isThere))
            return false;
        if (found->window() == table.window())
            return table.click(found);
        QTest::mouseClick(found->window(), Qt::LeftButton, {},
                          found->mapToScene({found->width() / 2, found->height() / 2}).toPoint());
        return true;
    };
    return clicked("fileName", file.fileName()) && clicked("text", u"Open"_s);
}

std::uint64_t stateOf(Table &table)
{
    const app::TableMatch *match = table.application().match();
    return match == nullptr ? 0 : match->session().match().stateHash();
}

} // namespace pegsheet::tests
