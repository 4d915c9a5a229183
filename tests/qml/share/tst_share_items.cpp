// SPDX-License-Identifier: Apache-2.0
// The code on the screen, pixel by pixel, and the types that read codes, found by the engine as the program finds them.
#include "app/share/qrcode.h"
#include "app/share/qrreader.h"
#include "qml/modules.h"
#include "tests/registry.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_share_items {

using namespace pegsheet;
using namespace Qt::StringLiterals;

namespace {

constexpr const char *kPage = R"qml(
import QtQuick
import Pegsheet.Share

Rectangle {
    color: "#203040"
    property alias code: code
    CodePicture {
        id: code
        x: 13.3
        y: 7.7
        width: 201
        height: 260
    }
}
)qml";

constexpr const char *kScan = R"qml(
import QtQuick
import QtMultimedia
import Pegsheet.Scan

Item {
    id: root
    property alias files: files
    property string read
    property bool looks: scanner.active && scanner.videoSink === output.videoSink
    VideoOutput {
        id: output
    }
    Scanner {
        id: scanner
        videoSink: output.videoSink
        active: true
    }
    CameraFeed {
        videoSink: output.videoSink
        active: true
    }
    CodeImporter {
        id: files
        videoSink: output.videoSink
        onFound: text => root.read = text
        onNothingFound: why => root.read = why === CodeImporter.Unreadable ? "unreadable" : "nothing"
    }
}
)qml";

} // namespace

class ShareItems : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { QCOMPARE(m_warnings, QStringList()); }

    void everyModuleHasTheSamePixels_data();
    void everyModuleHasTheSamePixels();
    void aTextWithoutACodeDrawsNothing();
    void tooSmallForACodeDrawsNothing();
    void theTypesThatReadAreFound();

private:
    QImage shown() { return m_view->grabWindow().convertToFormat(QImage::Format_RGB32); }
    QQuickItem *code() const { return qvariant_cast<QQuickItem *>(m_view->rootObject()->property("code")); }

    QStringList m_warnings;
    std::unique_ptr<QQuickView> m_view;
};

void ShareItems::init()
{
    m_warnings.clear();
    m_view = std::make_unique<QQuickView>();
    connect(m_view->engine(), &QQmlEngine::warnings, this, [this](const QList<QQmlError> &warnings) {
        for (const QQmlError &warning : warnings)
            m_warnings << warning.toString();
    });
    addModules(*m_view->engine());
    auto *component = new QQmlComponent(m_view->engine(), m_view.get());
    component->setData(kPage, QUrl(u"qrc:/Page.qml"_s));
    m_view->setContent(component->url(), component, component->create());
    QCOMPARE(component->errorString(), QString());
    m_view->resize(240, 280);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void ShareItems::everyModuleHasTheSamePixels_data()
{
    QTest::addColumn<int>("length");
    QTest::newRow("version 1") << 15;
    QTest::newRow("version 5") << 120;
    QTest::newRow("version 10") << 300;
}

void ShareItems::everyModuleHasTheSamePixels()
{
    QFETCH(const int, length);
    const QString text = u"PEGSHEET:"_s + QString(length - 9, u'7').replace(3, 1, u"A"_s);
    code()->setProperty("text", text);
    const auto expected = app::qrCode(text.toStdString());
    QVERIFY(code()->property("fits").toBool());
    QCOMPARE(code()->property("version").toInt(), expected->version());
    QCOMPARE(code()->property("modules").toInt(), expected->modules());
    const int pixels = code()->property("pixelsAModule").toInt();
    const qreal ratio = m_view->effectiveDevicePixelRatio();
    const int modules = expected->modulesWithQuietZone();
    QCOMPARE(pixels, static_cast<int>(201 * ratio / modules));

    const QImage picture = shown();
    QCOMPARE(picture.width(), qRound(240 * ratio));
    QCOMPARE(app::readCode(picture), text);
    // Somewhere near the middle every pixel stands as in a picture of whole pixels: never grey, never a row too many.
    const QImage wanted = app::codeImage(*expected, pixels).convertToFormat(QImage::Format_RGB32);
    const QPoint about(qRound((13.3 + 100.5) * ratio - wanted.width() / 2.0), qRound((7.7 + 130) * ratio - wanted.height() / 2.0));
    bool same = false;
    for (int at = 0; at < 25 && !same; ++at)
        same = picture.copy(QRect(about + QPoint(at % 5 - 2, at / 5 - 2), wanted.size())) == wanted;
    QVERIFY(same);
}

void ShareItems::aTextWithoutACodeDrawsNothing()
{
    const QImage empty = shown();
    code()->setProperty("text", u"PEGSHEET:1"_s);
    QTRY_VERIFY(shown() != empty);
    for (const QString &text : {QString(), u"Würfel"_s, QString(5000, u'A')}) {
        code()->setProperty("text", text);
        QVERIFY(!code()->property("fits").toBool());
        QCOMPARE(code()->property("version").toInt(), 0);
        QCOMPARE(code()->property("pixelsAModule").toInt(), 0);
        QTRY_COMPARE(shown(), empty);
    }
}

void ShareItems::tooSmallForACodeDrawsNothing()
{
    code()->setProperty("text", u"PEGSHEET:1"_s);
    code()->setWidth(8);
    QVERIFY(code()->property("fits").toBool());
    QCOMPARE(code()->property("pixelsAModule").toInt(), static_cast<int>(8 * m_view->effectiveDevicePixelRatio()) / 29);
    code()->setWidth(0);
    QCOMPARE(code()->property("pixelsAModule").toInt(), 0);
    code()->setWidth(201);
    QTRY_COMPARE(app::readCode(shown()), u"PEGSHEET:1"_s);
}

void ShareItems::theTypesThatReadAreFound()
{
    QQmlComponent component(m_view->engine());
    component.setData(kScan, QUrl(u"qrc:/Scan.qml"_s));
    const std::unique_ptr<QObject> page(component.create());
    QCOMPARE(component.errorString(), QString());
    QVERIFY(page->property("looks").toBool());

    code()->setProperty("text", u"PEGSHEET:ROUND"_s);
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"code.png"_s);
    QVERIFY(shown().save(file));
    auto *files = qvariant_cast<QObject *>(page->property("files"));
    QVERIFY(QMetaObject::invokeMethod(files, "read", Q_ARG(QUrl, QUrl::fromLocalFile(file))));
    QTRY_COMPARE(page->property("read").toString(), u"PEGSHEET:ROUND"_s);
    QVERIFY(QMetaObject::invokeMethod(files, "read", Q_ARG(QUrl, QUrl(u"https://example.org"_s))));
    QCOMPARE(page->property("read").toString(), u"unreadable"_s);
}

} // namespace tst_share_items

PEGSHEET_WINDOW_TEST(tst_share_items, ShareItems)
#include "tst_share_items.moc"
