// SPDX-License-Identifier: Apache-2.0
#include "app/sound/sounds.h"

#include <QList>
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <vector>

namespace pegsheet::app {

namespace {

// Soft: a table talks louder.
constexpr double kLoudest = 0.25;

using Wave = std::vector<double>;

std::size_t samplesIn(double seconds)
{
    return static_cast<std::size_t>(seconds * kSampleRate);
}

// Noise that is the same every time.
class Noise
{
public:
    double next()
    {
        m_state = m_state * 1664525U + 1013904223U;
        return static_cast<double>(m_state >> 8U) / (1U << 23U) - 1;
    }

private:
    std::uint32_t m_state = 1;
};

// A struck body: some tones that die away, and the click of the stroke.
struct Stroke
{
    double at;    ///< seconds from the beginning
    double tone;  ///< Hz
    double decay; ///< seconds until a third is left
    double volume;
    double click; ///< part of noise at the beginning
};

void add(Wave &wave, const Stroke &stroke)
{
    Noise noise;
    double low = 0;
    const std::size_t from = samplesIn(stroke.at);
    const std::size_t length = samplesIn(stroke.decay * 6);
    wave.resize(std::max(wave.size(), from + length));
    for (std::size_t sample = 0; sample < length; ++sample) {
        const double time = static_cast<double>(sample) / kSampleRate;
        const double turn = 2 * std::numbers::pi * stroke.tone * time;
        const double body = std::sin(turn) + 0.4 * std::sin(2.76 * turn) * std::exp(-time / stroke.decay);
        low += 0.35 * (noise.next() - low);
        const double click = low * std::exp(-time / 0.006);
        const double rise = std::min(1.0, time / 0.001); // no crack at the beginning
        wave[from + sample] += stroke.volume * rise * (body * std::exp(-time / stroke.decay) + stroke.click * click);
    }
}

// Breath over paper.
Wave scratch()
{
    Noise noise;
    Wave wave(samplesIn(0.09));
    double low = 0;
    for (std::size_t sample = 0; sample < wave.size(); ++sample) {
        const double part = static_cast<double>(sample) / static_cast<double>(wave.size());
        low += 0.5 * (noise.next() - low);
        wave[sample] = 0.5 * low * std::sin(std::numbers::pi * part);
    }
    return wave;
}

Wave waveOf(Sound sound)
{
    Wave wave;
    switch (sound) {
    case Sound::None: break;
    case Sound::Dice:
        for (const Stroke &stroke : {Stroke{0, 410, 0.018, 0.8, 1.4}, Stroke{0.07, 520, 0.016, 0.6, 1.2},
                                     Stroke{0.13, 450, 0.016, 0.5, 1.0}, Stroke{0.21, 560, 0.014, 0.3, 0.8}})
            add(wave, stroke);
        break;
    case Sound::Tick: return scratch();
    case Sound::Peg: add(wave, {0, 300, 0.03, 0.8, 0.9}); break;
    case Sound::Disaster:
        add(wave, {0, 98, 0.16, 0.9, 0.3});
        add(wave, {0.24, 73, 0.2, 0.9, 0.3});
        break;
    }
    return wave;
}

} // namespace

QByteArray samplesOf(Sound sound)
{
    const Wave wave = waveOf(sound);
    double loudest = 0;
    for (const double value : wave)
        loudest = std::max(loudest, std::abs(value));
    QByteArray samples;
    samples.reserve(static_cast<qsizetype>(wave.size() * sizeof(std::int16_t)));
    for (const double value : wave) {
        const auto sample = static_cast<std::int16_t>(std::lround(value / loudest * kLoudest * 32767));
        samples.append(reinterpret_cast<const char *>(&sample), sizeof sample);
    }
    return samples;
}

} // namespace pegsheet::app
