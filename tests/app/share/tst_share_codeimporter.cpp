// SPDX-License-Identifier: Apache-2.0
#include "app/share/codeimporter.h"
#include "app/share/qrcode.h"
#include "tests/app/share/film.h"
#include "tests/app/share/frames.h"
#include "tests/app/share/hostilepictures.h"
#include "tests/registry.h"

#include <QBuffer>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QMimeData>
#include <QPainter>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

namespace tst_share_codeimporter {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace Qt::StringLiterals;

namespace {

const QString kOurs = u"PEGSHEET:1A2B"_s;

// What a CodeImporter said, in words.
struct Heard
{
    explicit Heard(CodeImporter &files)
    {
        QObject::connect(&files, &CodeImporter::found, &files, [this](const QString &text) { words << u"found "_s + text; });
        QObject::connect(&files, &CodeImporter::foreign, &files, [this](const QString &text) { words << u"foreign "_s + text; });
        QObject::connect(&files, &CodeImporter::document, &files, [this](const QString &text) { words << u"document "_s + text; });
        QObject::connect(&files, &CodeImporter::nothingFound, &files, [this](CodeImporter::Nothing why) {
            words << QStringList{u"no code"_s, u"unreadable"_s, u"empty"_s, u"no file"_s, u"too large"_s, u"other kind"_s}.at(why);
        });
    }
    QStringList words;
};

} // namespace

class CodeImporterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_folder.isValid()); }
    void cleanup() { QGuiApplication::clipboard()->clear(); }

    void aFileIsReadByWhatItHolds_data()
    {
        const auto picture = [](const QString &text, const char *format) {
            QByteArray bytes;
            QBuffer buffer(&bytes);
            tests::codeView(text).save(&buffer, format);
            return bytes;
        };
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("answer");
        QTest::addRow("png") << u"a.png"_s << codePng(*qrCode(kOurs.toStdString()), 4) << u"found "_s + kOurs;
        QTest::addRow("jpeg") << u"a.jpg"_s << picture(kOurs, "JPEG") << u"found "_s + kOurs;
        QTest::addRow("wrong name") << u"a.txt"_s << picture(kOurs, "PNG") << u"found "_s + kOurs;
        QTest::addRow("other code") << u"b.png"_s << picture(u"https://example.org"_s, "PNG") << u"foreign https://example.org"_s;
        QImage white(300, 300, QImage::Format_RGB32);
        white.fill(Qt::white);
        QByteArray blank;
        QBuffer buffer(&blank);
        white.save(&buffer, "PNG");
        QTest::addRow("blank") << u"c.png"_s << blank << u"no code"_s;
        QTest::addRow("tiff") << u"a.tif"_s << QByteArray("II*\0\b\0\0\0\0\0\0\0\0\0", 14) << u"other kind"_s;
        QTest::addRow("heic") << u"a.heic"_s
                              << QByteArray("\0\0\0\x18"
                                            "ftypheic\0\0\0\0mif1heic",
                                            24)
                              << u"other kind"_s;
        QTest::addRow("pdf") << u"a.pdf"_s << QByteArray("%PDF-1.7\n%\xE2\xE3\xCF\xD3\n") << u"other kind"_s;
        QTest::addRow("cut") << u"d.png"_s << picture(kOurs, "PNG").left(400) << u"no code"_s;
        QTest::addRow("code as text") << u"e.txt"_s << kOurs.toUtf8() + '\n' << u"found "_s + kOurs;
        QTest::addRow("text") << u"f.pegsheet"_s << QByteArray("{\"game\": \"bronze\"}\n") << u"document {\"game\": \"bronze\"}"_s;
        QTest::addRow("empty") << u"g.pegsheet"_s << QByteArray() << u"unreadable"_s;
        QTest::addRow("bytes") << u"h.bin"_s << QByteArray("\x00\x01\xFF\xFE\x80zzz", 8) << u"unreadable"_s;
        QTest::addRow("no film") << u"i.avi"_s
                                 << QByteArray("RIFF\x10\x00\x00\x00"
                                               "AVI LISTzzzz",
                                               20)
                                 << u"unreadable"_s;
    }

    void aFileIsReadByWhatItHolds()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, content);
        QFETCH(QString, answer);
        CodeImporter files;
        Heard heard(files);
        files.read(kept(name, content));
        QTRY_COMPARE(heard.words, QStringList{answer});
        QTRY_VERIFY(!files.busy());
    }

    void whatIsNotOnThisDeviceIsNotFetched()
    {
        CodeImporter files;
        Heard heard(files);
        files.read(QUrl(u"https://example.org/code.png"_s));
        files.read(QUrl::fromLocalFile(m_folder.filePath(u"none.png"_s)));
        files.read(QUrl());
        QCOMPARE(heard.words, QStringList(3, u"unreadable"_s));
    }

    // Nothing is read of them: a pipe would be waited for, and a device has no end.
    void foldersPipesAndDevicesAreNoFiles()
    {
        CodeImporter files;
        Heard heard(files);
        const QString pipe = m_folder.filePath(u"pipe.png"_s);
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        for (const QString &path : {m_folder.path(), pipe, u"/dev/zero"_s})
            files.read(QUrl::fromLocalFile(path));
        QCOMPARE(heard.words, QStringList(3, u"no file"_s));
    }

    // Else its locks were gone with it.
    void theOpenDatabaseIsNotOpened()
    {
        CodeImporter files;
        Heard heard(files);
        const QUrl url = kept(u"e.txt"_s, kOurs.toUtf8());
        files.setProperty("database", url.toLocalFile());
        files.read(url);
        QCOMPARE(heard.words, QStringList{u"unreadable"_s});
    }

    // A photo of 36 million pixels with a code in its middle.
    void aLargePhotoIsMadeSmallerAndRead()
    {
        CodeImporter files;
        Heard heard(files);
        files.read(QUrl::fromLocalFile(largePhoto()));
        QTRY_COMPARE_WITH_TIMEOUT(heard.words, QStringList{u"found "_s + kOurs}, 15000);
    }

    void whatIsTooLargeIsSaid()
    {
        CodeImporter files;
        Heard heard(files);
        files.read(kept(u"wide.pgm"_s, "P5 20000 20000 255\n"));
        QTRY_COMPARE(heard.words, QStringList{u"too large"_s});
        files.read(sparse(u"long.txt"_s, CodeImporter::kLongestText + 1));
        QTRY_COMPARE(heard.words, QStringList(2, u"too large"_s));
        files.read(sparse(u"long.png"_s, static_cast<qint64>(kPictureLength) + 1, codePng(*qrCode(kOurs.toStdString()), 4)));
        QTRY_COMPARE(heard.words, QStringList(3, u"too large"_s));
    }

    void aLinkIsACode()
    {
        CodeImporter files;
        Heard heard(files);
        files.read(QUrl(u"pegsheet:AB+C$D/E*F.G-H:1"_s));
        QCOMPARE(heard.words, QStringList{u"found PEGSHEET:AB+C$D/E*F.G-H:1"_s});
    }

    void picturesWaitForEachOther()
    {
        CodeImporter files;
        Heard heard(files);
        QSignalSpy busy(&files, &CodeImporter::busyChanged);
        QStringList expected;
        for (int file = 0; file < 4; ++file) {
            const QString text = kOurs + QString::number(file);
            files.read(kept(QString::number(file), codePng(*qrCode(text.toStdString()), 3)));
            QVERIFY(files.busy());
            expected << u"found "_s + text;
        }
        QTRY_COMPARE(heard.words, expected);
        QTRY_VERIFY(!files.busy());
        QVERIFY(busy.size() >= 2);
    }

    void whatWasCopiedIsRead()
    {
        CodeImporter files;
        Heard heard(files);
        const auto paste = [&](const QString &answer) {
            heard.words.clear();
            files.readClipboard();
            QTRY_COMPARE(heard.words, QStringList{answer});
        };
        QClipboard *clipboard = QGuiApplication::clipboard();
        paste(u"empty"_s);
        clipboard->setText(u"  \n"_s);
        paste(u"empty"_s);
        clipboard->setText(kOurs + u'\n');
        paste(u"found "_s + kOurs);
        clipboard->setText(u"Look: PEGSHEET:1"_s);
        paste(u"document Look: PEGSHEET:1"_s);
        clipboard->setImage(tests::codeView(kOurs));
        paste(u"found "_s + kOurs);
        auto *data = new QMimeData;
        data->setUrls({kept(u"copied"_s, codePng(*qrCode("PEGSHEET:9"), 3))});
        clipboard->setMimeData(data);
        paste(u"found PEGSHEET:9"_s);
        data = new QMimeData;
        data->setData(u"image/png"_s, codePng(*qrCode("PEGSHEET:8"), 3));
        clipboard->setMimeData(data);
        paste(u"found PEGSHEET:8"_s);
    }

    // A text in a PNG of 48 bytes that is said to have 1.8 GB: whoever lets Qt read it has them.
    void whatAPictureOnlyClaimsTakesNoMemory()
    {
        const QByteArray claiming = tests::claimingPng("tEXt");
        CodeImporter files;
        Heard heard(files);
        const qint64 before = tests::peakMemory();
        files.read(kept(u"claiming.png"_s, claiming));
        QTRY_COMPARE(heard.words, QStringList{u"no code"_s});
        auto *data = new QMimeData;
        data->setData(u"image/png"_s, claiming);
        QGuiApplication::clipboard()->setMimeData(data);
        files.readClipboard();
        QTRY_COMPARE(heard.words, QStringList(2, u"no code"_s));
        QVERIFY(tests::peakMemory() - before < qint64{100} << 20);
    }

    // The code comes into sight after some pictures, as when a film of a screen begins beside it.
    void aFilmIsReadAsItPlays()
    {
        CodeImporter files;
        Heard heard(files);
        QVideoSink sink;
        QSignalSpy shown(&sink, &QVideoSink::videoFrameChanged);
        QSignalSpy playing(&files, &CodeImporter::playingChanged);
        files.setVideoSink(&sink);
        QList<QImage> pictures(10, greyView());
        pictures += QList<QImage>(20, tests::codeView(kOurs));
        files.read(kept(u"film.avi"_s, tests::filmOf(pictures, 10)));
        QVERIFY(files.playing() && files.busy());
        QTRY_COMPARE_WITH_TIMEOUT(heard.words, QStringList{u"found "_s + kOurs}, 20000);
        QVERIFY(!files.playing());
        QCOMPARE(playing.size(), 2);
        QVERIFY(!shown.isEmpty());
    }

    void aFilmWithoutACodeIsReadUnseenToItsEnd()
    {
        CodeImporter files;
        Heard heard(files);
        files.read(kept(u"grey.avi"_s, tests::filmOf(QList<QImage>(10, greyView()), 10)));
        QTRY_COMPARE_WITH_TIMEOUT(heard.words, QStringList{u"no code"_s}, 20000);
        QVERIFY(!files.playing() && !files.busy());
    }

    void aFilmCanBeStopped()
    {
        CodeImporter files;
        Heard heard(files);
        files.read(kept(u"stopped.avi"_s, tests::filmOf(QList<QImage>(100, greyView()), 10)));
        QVERIFY(files.playing());
        files.stop();
        QVERIFY(!files.playing() && !files.busy());
        files.read(kept(u"then.png"_s, codePng(*qrCode(kOurs.toStdString()), 4)));
        QTRY_COMPARE(heard.words, QStringList{u"found "_s + kOurs});
    }

private:
    static QImage greyView()
    {
        QImage view(640, 480, QImage::Format_Grayscale8);
        view.fill(110);
        return view;
    }

    QString largePhoto() const
    {
        QImage photo(6000, 6000, QImage::Format_Grayscale8);
        photo.fill(110);
        const QImage code = codeImage(*qrCode(kOurs.toStdString()), 40);
        QPainter(&photo).drawImage(photo.rect().center() - code.rect().center(), code);
        const QString name = m_folder.filePath(u"photo.jpg"_s);
        if (!photo.save(name, "JPEG"))
            qFatal("no room");
        return name;
    }

    QUrl kept(const QString &name, const QByteArray &content)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("no room");
        return QUrl::fromLocalFile(file.fileName());
    }

    // A file of that length, which takes no room.
    QUrl sparse(const QString &name, qint64 length, const QByteArray &beginning = {})
    {
        const QUrl url = kept(name, beginning);
        if (!QFile::resize(url.toLocalFile(), length))
            qFatal("no room");
        return url;
    }

    QTemporaryDir m_folder;
};

} // namespace tst_share_codeimporter

PEGSHEET_WINDOW_TEST(tst_share_codeimporter, CodeImporterTest)
#include "tst_share_codeimporter.moc"
