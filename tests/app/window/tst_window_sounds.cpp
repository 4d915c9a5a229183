// SPDX-License-Identifier: Apache-2.0
#include "app/sound/sounds.h"
#include "tests/registry.h"

#include <QTest>
#include <cstring>
#include <vector>

namespace tst_window_sounds {

using namespace pegsheet::app;

namespace {

std::vector<std::int16_t> heard(Sound sound)
{
    const QByteArray bytes = samplesOf(sound);
    std::vector<std::int16_t> samples(static_cast<std::size_t>(bytes.size()) / sizeof(std::int16_t));
    std::memcpy(samples.data(), bytes.constData(), samples.size() * sizeof(std::int16_t));
    return samples;
}

int loudest(const std::vector<std::int16_t> &samples, std::size_t from, std::size_t to)
{
    int most = 0;
    for (std::size_t at = from; at < to; ++at)
        most = std::max(most, std::abs(int{samples[at]}));
    return most;
}

} // namespace

class SoundsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsSilent() { QVERIFY(samplesOf(Sound::None).isEmpty()); }

    void soundsAreShortSoftAndEndInSilence_data()
    {
        QTest::addColumn<int>("sound");
        QTest::addColumn<int>("milliseconds");
        QTest::newRow("dice") << static_cast<int>(Sound::Dice) << 400;
        QTest::newRow("tick") << static_cast<int>(Sound::Tick) << 150;
        QTest::newRow("peg") << static_cast<int>(Sound::Peg) << 250;
        QTest::newRow("disaster") << static_cast<int>(Sound::Disaster) << 1500;
    }
    void soundsAreShortSoftAndEndInSilence()
    {
        QFETCH(int, sound);
        QFETCH(int, milliseconds);
        const auto samples = heard(static_cast<Sound>(sound));
        const std::size_t count = samples.size();
        QVERIFY(count > kSampleRate / 50);
        QVERIFY(count <= static_cast<std::size_t>(kSampleRate * milliseconds / 1000));
        const int most = loudest(samples, 0, count);
        QVERIFY(most > 4000); // to be heard
        QVERIFY(most < 32767 * 3 / 10);
        QVERIFY(std::abs(int{samples.front()}) < most / 20); // no crack
        QVERIFY(loudest(samples, count - count / 50, count) < most / 10);
    }

    void eachIsItsOwnAndTheSameEveryTime()
    {
        const QList<Sound> all{Sound::Dice, Sound::Tick, Sound::Peg, Sound::Disaster};
        for (const Sound one : all)
            for (const Sound other : all)
                QCOMPARE(samplesOf(one) == samplesOf(other), one == other);
    }
};

} // namespace tst_window_sounds

PEGSHEET_TEST(tst_window_sounds, SoundsTest)
#include "tst_window_sounds.moc"
