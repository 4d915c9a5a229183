// SPDX-License-Identifier: Apache-2.0
// When the application asks what of the device.
#include "app/application.h"
#include "app/bronze/bronzematch.h"
#include "tests/app/bronze/touches.h"
#include "tests/registry.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_window_platform {

using namespace pegsheet::app;

namespace {

/// What was asked of the device.
struct Asked
{
    bool awake = false;
    int watched = 0;
    int listened = 0;
    int kept = 0;
    QList<QByteArray> played;
};

class FakePlatform final : public Platform
{
public:
    explicit FakePlatform(Asked &asked) : m_asked(asked) {}
    void keepAwake(bool awake) override { m_asked.awake = awake; }
    void watch() override { ++m_asked.watched; }
    void play(const QByteArray &samples) override { m_asked.played.append(samples); }
    void listen() override { ++m_asked.listened; }
    void keep() override { ++m_asked.kept; }
    using Platform::setHearing;
    using Platform::setKeeping;
    using Platform::setLessMotion;
    using Platform::setMayForget;
    using Platform::setNewerWaits;

private:
    Asked &m_asked;
};

} // namespace

class PlatformTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    Asked m_asked;
    FakePlatform *m_platform = nullptr;
    std::unique_ptr<Application> m_application;

    BronzeMatch &match() { return static_cast<BronzeMatch &>(*m_application->match()); }
    bool begin() { return m_application->begin({QStringLiteral("Ada"), QStringLiteral("Ben")}, true); }
    void enter(std::initializer_list<const char *> faces)
    {
        for (const char *face : faces)
            enterFace(match(), QString::fromLatin1(face));
        match().primary();
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_asked = {};
        auto platform = std::make_unique<FakePlatform>(m_asked);
        m_platform = platform.get();
        m_application = std::make_unique<Application>(m_folder->filePath(QStringLiteral("matches.db")), std::move(platform));
    }

    void theScreenStaysOnWhileAMatchIsOpen()
    {
        QVERIFY(!m_asked.awake);
        QVERIFY(begin());
        QVERIFY(m_asked.awake);
        m_application->settings()->setKeepAwake(false);
        QVERIFY(!m_asked.awake);
        m_application->settings()->setKeepAwake(true);
        QVERIFY(m_asked.awake);
        m_application->close();
        QVERIFY(!m_asked.awake);
    }

    void aTableThatDoesNotWantItIsLeftAlone()
    {
        m_application->settings()->setKeepAwake(false);
        QVERIFY(begin());
        QVERIFY(!m_asked.awake);
    }

    void lessMotionIsTheTablesOrTheSystemsWish()
    {
        QSignalSpy changed(m_application.get(), &Application::lessMotionChanged);
        QVERIFY(!m_application->lessMotion());
        m_platform->setLessMotion(true);
        QVERIFY(m_application->lessMotion());
        m_platform->setLessMotion(false);
        QVERIFY(!m_application->lessMotion());
        m_application->settings()->setMotion(Settings::Reduced);
        QVERIFY(m_application->lessMotion());
        QCOMPARE(changed.count(), 3);
        QTRY_COMPARE(m_asked.watched, 1);
    }

    void nothingIsHeardOrLoadedUntilItIsSwitchedOn()
    {
        QVERIFY(begin());
        enter({"coins", "coins", "coins"});
        QVERIFY(m_asked.played.isEmpty());
        QCOMPARE(m_asked.listened, 0);
    }

    void whatHappensIsHeard()
    {
        m_application->settings()->setSound(true);
        QCOMPARE(m_asked.listened, 1);
        QVERIFY(begin());
        enter({"skull", "skull", "food"}); // drought
        QCOMPARE(m_asked.played, QList<QByteArray>{samplesOf(Sound::Disaster)});
        match().undo(); // what is taken back is not heard
        QCOMPARE(m_asked.played.size(), 1);
    }

    void pencilAndPegsAreHeard()
    {
        m_application->settings()->setSound(true);
        QVERIFY(begin());
        enter({"workers", "workers", "food"});
        QCOMPARE(m_asked.played, QList<QByteArray>{samplesOf(Sound::Peg)});
        touchBuilding(match(), QStringLiteral("city4"));
        QCOMPARE(m_asked.played.size(), 1);
        match().primary();
        QCOMPARE(m_asked.played.constLast(), samplesOf(Sound::Tick));
    }

    void whyNothingIsHeardIsSaid()
    {
        QSignalSpy changed(m_application.get(), &Application::soundProblemChanged);
        m_platform->setHearing(Platform::Hearing::NoDevice);
        QVERIFY(m_application->soundProblem().isEmpty()); // nobody wants to hear anything
        m_application->settings()->setSound(true);
        const QString noDevice = m_application->soundProblem();
        QVERIFY(!noDevice.isEmpty());
        m_platform->setHearing(Platform::Hearing::NoModule);
        QVERIFY(!m_application->soundProblem().isEmpty() && m_application->soundProblem() != noDevice);
        m_platform->setHearing(Platform::Hearing::Works);
        QVERIFY(m_application->soundProblem().isEmpty());
        QVERIFY(changed.count() >= 4);
    }

    // A browser keeps later than it is written.
    void whatIsNotKeptIsSaidOnceItTakesLong()
    {
        QVERIFY(begin());
        m_platform->setKeeping(Platform::Keeping::OnTheWay);
        m_platform->setKeeping(Platform::Keeping::Kept);
        m_platform->setKeeping(Platform::Keeping::OnTheWay);
        QVERIFY(match().unsavedReason().isEmpty());
        QTRY_VERIFY(!match().unsavedReason().isEmpty());
        m_platform->setKeeping(Platform::Keeping::Kept);
        QVERIFY(match().unsavedReason().isEmpty());
    }

    void whatIsRefusedIsSaidAtOnceAndTriedAgain()
    {
        QVERIFY(begin());
        m_platform->setKeeping(Platform::Keeping::Failing, QStringLiteral("QuotaExceededError"));
        QVERIFY(match().unsavedReason().contains(QStringLiteral("QuotaExceededError")));
        match().retrySave();
        QCOMPARE(m_asked.kept, 1);
        // Another match is as little kept.
        m_application->close();
        QVERIFY(begin());
        QVERIFY(!match().unsavedReason().isEmpty());
        m_platform->setKeeping(Platform::Keeping::Kept);
        QVERIFY(match().unsavedReason().isEmpty());
    }

    void whatMayBeForgottenIsRemindedOfSooner()
    {
        QSignalSpy changed(m_application.get(), &Application::mayForgetChanged);
        QVERIFY(!m_application->mayForget());
        QCOMPARE(m_application->backups()->manyMatches(), Backups::kManyMatches);
        m_platform->setMayForget(true);
        QVERIFY(m_application->mayForget());
        QCOMPARE(m_application->backups()->manyMatches(), Backups::kManyMatchesForgetful);
        QCOMPARE(m_application->backups()->manyDays(), Backups::kManyDaysForgetful);
        m_platform->setMayForget(false);
        QCOMPARE(m_application->backups()->manyMatches(), Backups::kManyMatches);
        QCOMPARE(changed.count(), 2);
    }

    void aNewerVersionThatWaitsIsTold()
    {
        QSignalSpy changed(m_application.get(), &Application::newerWaitsChanged);
        QVERIFY(!m_application->newerWaits());
        m_platform->setNewerWaits(true);
        m_platform->setNewerWaits(true);
        QVERIFY(m_application->newerWaits());
        QCOMPARE(changed.count(), 1);
    }

    void aProgramThatIsInstalledIsNoPage()
    {
        QVERIFY(!m_application->isPage());
        QVERIFY(m_application->sources().isEmpty());
    }

    // The real one, on a machine that may have no sound and no desktop at all: an answer comes, whatever it is.
    void theRealOneAnswers()
    {
        const auto platform = Platform::make();
        QSignalSpy heard(platform.get(), &Platform::hearingChanged);
        platform->keepAwake(true);
        platform->keepAwake(false);
        platform->watch();
        platform->listen();
        QTRY_COMPARE_WITH_TIMEOUT(heard.count(), 1, 30000);
        QVERIFY(platform->hearing() != Platform::Hearing::Unknown);
    }
};

} // namespace tst_window_platform

PEGSHEET_WINDOW_TEST(tst_window_platform, PlatformTest)
#include "tst_window_platform.moc"
