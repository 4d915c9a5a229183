// SPDX-License-Identifier: Apache-2.0
// Where a library may live, and what is said where it may not.
#include "tests/registry.h"
#include "tests/storage/support.h"

#include <QFile>

namespace tst_storage_files {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

namespace {

QString openingSays(const std::filesystem::path &file)
{
    return codeOf([&] { const Library library(file); });
}

void setMode(const std::filesystem::path &file, int permissions)
{
    QFile::setPermissions(nameOf(file), QFile::Permissions(permissions));
}

} // namespace

class FilesTest : public QObject
{
    Q_OBJECT

private slots:
    void aMissingFileIsMadeWithItsFolders()
    {
        const Folder folder;
        QCOMPARE(openingSays(folder / "new/deep/a.db"), QString());
        QVERIFY(QFile::exists(nameOf(folder / "new/deep/a.db")));
    }

    void aClosedLibraryIsOneFile()
    {
        const Folder folder;
        makeLibrary(folder / "a.db", 10);
        QCOMPARE(folder.names(), QString("a.db"));
    }

    void anEmptyFileIsANewOne()
    {
        const Folder folder;
        writeBytes(folder / "a.db", {});
        makeLibrary(folder / "a.db", 2);
        QCOMPARE(Library(folder / "a.db").list().size(), std::size_t(1));
    }

    void namesMayHoldAnything()
    {
        const Folder folder;
        for (const char *name : {"sp ace.db", "hash#?x=1&immutable=1%20.db", "äöü🎲.db", ":memory:", "file:a.db", "'quote\".db"}) {
            makeLibrary(folder / name, 3);
            QCOMPARE(Library(folder / name).load(MatchId{1}).nodes.size(), std::size_t(3));
        }
    }

    void aRelativeNameIsFromTheCurrentFolder()
    {
        const Folder folder;
        const auto before = std::filesystem::current_path();
        std::filesystem::current_path(folder.path());
        makeLibrary("a.db", 1);
        std::filesystem::current_path(before);
        QCOMPARE(folder.names(), QString("a.db"));
    }

    void aLinkLeadsToTheFile()
    {
        const Folder folder;
        makeLibrary(folder / "real/a.db", 2);
        std::filesystem::create_symlink(folder / "real/a.db", folder / "link.db");
        {
            Library library(folder / "link.db");
            playOn(library, MatchId{1}, 1);
            QVERIFY(QFile::exists(nameOf(folder / "real/a.db-wal")));
            Library direct(folder / "real/a.db");
            playOn(direct, MatchId{1}, 1);
        }
        QCOMPARE(Library(folder / "real/a.db").load(MatchId{1}).nodes.size(), std::size_t(4));
    }

    void aDirectoryIsNoLibrary()
    {
        const Folder folder;
        QCOMPARE(openingSays(folder.path()), QString("storage.isDirectory"));
        QCOMPARE(openingSays("/"), QString("storage.isDirectory"));
    }

    void whatIsNoPlainFileIsNoLibrary()
    {
        QCOMPARE(openingSays("/dev/null"), QString("storage.cannotOpen"));
        QCOMPARE(openingSays("/dev/null/a.db"), QString("storage.cannotOpen"));
        QCOMPARE(openingSays(std::string(300, 'x') + ".db"), QString("storage.cannotOpen"));
    }

    void aFileInThePlaceOfTheFolderIsLeft()
    {
        const Folder folder;
        writeBytes(folder / "file", "mine");
        QCOMPARE(openingSays(folder / "file/a.db"), QString("storage.cannotOpen"));
        QCOMPARE(bytesOf(folder / "file"), QByteArray("mine"));
    }

    void theRefusalNamesTheFile()
    {
        const Folder folder;
        try {
            const Library library(folder.path());
            QFAIL("opened a directory");
        } catch (const Error &error) {
            QCOMPARE(error.refusal().values, (Object{{"file", folder.path().string()}}));
        }
    }

    void aReadOnlyFileIsSaidAndLeft()
    {
        const Folder folder;
        makeLibrary(folder / "a.db", 3);
        const QByteArray before = bytesOf(folder / "a.db");
        setMode(folder / "a.db", 0x4444);
        QVERIFY(asOrdinaryUser([&] { return openingSays(folder / "a.db") == "storage.readOnly"; }));
        QCOMPARE(bytesOf(folder / "a.db"), before);
        QCOMPARE(folder.names(), QString("a.db"));
    }

    void aReadOnlyFolderIsSaid()
    {
        const Folder folder;
        makeLibrary(folder / "sub/a.db", 3);
        setMode(folder / "sub/a.db", 0x6666);
        setMode(folder / "sub", 0x5555);
        QVERIFY(asOrdinaryUser([&] { return openingSays(folder / "sub/a.db") == "storage.readOnly"; }));
        QVERIFY(asOrdinaryUser([&] { return openingSays(folder / "sub/new.db") == "storage.readOnly"; }));
        setMode(folder / "sub", 0x7777);
    }

    void aFolderThatMayNotBeMadeIsSaid()
    {
        const Folder folder;
        std::filesystem::create_directory(folder / "sub");
        setMode(folder / "sub", 0x5555);
        QVERIFY(asOrdinaryUser([&] { return openingSays(folder / "sub/new/a.db") == "storage.cannotOpen"; }));
        setMode(folder / "sub", 0x7777);
    }

    void aFileThatMayNotBeReadIsSaid()
    {
        const Folder folder;
        makeLibrary(folder / "a.db", 3);
        setMode(folder / "a.db", 0x2222);
        QVERIFY(asOrdinaryUser([&] { return openingSays(folder / "a.db") == "storage.cannotOpen"; }));
    }

    void aLibraryMayBeMoved()
    {
        const Folder folder;
        auto library = std::make_unique<Library>(folder / "a.db");
        Library taken = std::move(*library);
        library.reset();
        playOn(taken, taken.create("bronze", 1, someSetup(), {}), 2);
        QCOMPARE(taken.list().size(), std::size_t(1));
    }
};

} // namespace tst_storage_files

PEGSHEET_TEST(tst_storage_files, FilesTest)
#include "tst_storage_files.moc"
