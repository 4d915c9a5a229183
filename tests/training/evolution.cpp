// SPDX-License-Identifier: Apache-2.0
#include "tests/training/evolution.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace pegsheet::training {

double normal(Random &random)
{
    const auto uniform = [&] { return (static_cast<double>(random.next() >> 11U) + 0.5) * 0x1p-53; };
    const double radius = std::sqrt(-2 * std::log(uniform()));
    return radius * std::cos(2 * std::numbers::pi * uniform());
}

Evolution::Evolution(Numbers mean, Numbers scale, int samples, Random &random)
    : m_random(random), m_mean(std::move(mean)), m_scale(std::move(scale)), m_variance(m_mean.size(), 1),
      m_variancePath(m_mean.size(), 0), m_widthPath(m_mean.size(), 0), m_samples(samples)
{
    const int parents = samples / 2;
    double sum = 0;
    for (int i = 0; i < parents; ++i) {
        m_weights.push_back(std::log(parents + 0.5) - std::log(i + 1.0));
        sum += m_weights.back();
    }
    double squares = 0;
    for (double &weight : m_weights) {
        weight /= sum;
        squares += weight * weight;
    }
    m_effective = 1 / squares;
}

std::vector<Evolution::Sample> Evolution::sampled()
{
    std::vector<Sample> samples(static_cast<std::size_t>(m_samples));
    for (std::size_t k = 0; k < samples.size(); ++k) {
        Sample &sample = samples[k];
        sample.normal.resize(m_mean.size());
        sample.numbers.resize(m_mean.size());
        for (std::size_t i = 0; i < m_mean.size(); ++i) {
            sample.normal[i] = k % 2 == 1 ? -samples[k - 1].normal[i] : normal(m_random);
            sample.numbers[i] = m_mean[i] + m_width * m_scale[i] * std::sqrt(m_variance[i]) * sample.normal[i];
        }
    }
    return samples;
}

// The names of the paper: mu_eff, c_sigma, d_sigma, c_c, c_1, c_mu, chi_n.
void Evolution::adapt(const std::vector<Sample> &samples)
{
    const auto n = static_cast<double>(m_mean.size());
    const double forWidth = (m_effective + 2) / (n + m_effective + 5);
    const double damping = 1 + forWidth + 2 * std::max(0.0, std::sqrt((m_effective - 1) / (n + 1)) - 1);
    const double forPath = (4 + m_effective / n) / (n + 4 + 2 * m_effective / n);
    const double separable = (n + 2) / 3;
    const double one = separable * 2 / ((n + 1.3) * (n + 1.3) + m_effective);
    const double rank = std::min(1 - one, separable * 2 * (m_effective - 2 + 1 / m_effective) / ((n + 2) * (n + 2) + m_effective));
    const double expected = std::sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n));

    Numbers step(m_mean.size(), 0);
    for (std::size_t k = 0; k < m_weights.size(); ++k)
        for (std::size_t i = 0; i < step.size(); ++i)
            step[i] += m_weights[k] * samples[k].normal[i];
    double length = 0;
    for (std::size_t i = 0; i < step.size(); ++i) {
        m_mean[i] += m_width * m_scale[i] * std::sqrt(m_variance[i]) * step[i];
        m_widthPath[i] = (1 - forWidth) * m_widthPath[i] + std::sqrt(forWidth * (2 - forWidth) * m_effective) * step[i];
        length += m_widthPath[i] * m_widthPath[i];
    }
    length = std::sqrt(length);
    const bool steady = length / std::sqrt(1 - std::pow(1 - forWidth, 2.0 * m_generation)) < (1.4 + 2 / (n + 1)) * expected;
    for (std::size_t i = 0; i < step.size(); ++i) {
        const double moved = steady ? std::sqrt(forPath * (2 - forPath) * m_effective) * std::sqrt(m_variance[i]) * step[i] : 0;
        m_variancePath[i] = (1 - forPath) * m_variancePath[i] + moved;
        double spread = 0;
        for (std::size_t k = 0; k < m_weights.size(); ++k)
            spread += m_weights[k] * m_variance[i] * samples[k].normal[i] * samples[k].normal[i];
        m_variance[i] = (1 - one - rank) * m_variance[i] + one * m_variancePath[i] * m_variancePath[i] + rank * spread;
    }
    m_width *= std::exp(std::min(1.0, forWidth / damping * (length / expected - 1)));
}

double Evolution::step(const std::function<double(const Numbers &)> &rate)
{
    ++m_generation;
    std::vector<Sample> samples = sampled();
    for (Sample &sample : samples)
        sample.rating = rate(sample.numbers);
    std::stable_sort(samples.begin(), samples.end(), [](const Sample &a, const Sample &b) { return a.rating > b.rating; });
    adapt(samples);
    return samples.front().rating;
}

} // namespace pegsheet::training
