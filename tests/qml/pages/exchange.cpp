// SPDX-License-Identifier: Apache-2.0
#include "tests/qml/pages/exchange.h"

#include "app/share/sharing.h"

#include <QClipboard>
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
        : table.match() != nullptr ? table.openMenu() && table.click(u"menuScan"_s) : table.click(u"takeOver"_s);
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
    if (!openScanner(table) || !table.click(u"openFile"_s))
        return false;
    // The dialog belongs to the system, or to Qt where it has none: its answer is given for it.
    QObject *dialog = nullptr;
    const auto isOpen = [&] {
        for (QObject *object : table.window()->findChildren<QObject *>())
            if (object->inherits("QQuickFileDialog") && object->property("visible").toBool())
                dialog = object;
        return dialog != nullptr;
    };
    return QTest::qWaitFor(isOpen) && dialog->setProperty("selectedFile", QUrl::fromLocalFile(path))
        && QMetaObject::invokeMethod(dialog, "accept");
}

std::uint64_t stateOf(Table &table)
{
    return table.match() == nullptr ? 0 : table.match()->session().match().stateHash();
}

} // namespace pegsheet::tests
