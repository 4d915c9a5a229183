// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/random.h"

#include <cstddef>
#include <functional>
#include <vector>

namespace pegsheet::training {

using Numbers = std::vector<double>;

/// A normally distributed number, mean 0 and deviation 1.
[[nodiscard]] double normal(Random &random);

/// Looks for the numbers that are rated highest: the separable CMA evolution strategy (Ros and Hansen, PPSN 2008), with mirrored
/// samples.
class Evolution
{
public:
    /// Begins at `mean`; `scale` is by how much each number is changed at first, `samples` how many are tried a generation (even).
    Evolution(Numbers mean, Numbers scale, int samples, Random &random);

    /// One generation. `rate` is asked once for each sample, higher is better; returns the best rating.
    double step(const std::function<double(const Numbers &)> &rate);

    [[nodiscard]] const Numbers &mean() const { return m_mean; }
    /// How far samples lie from the mean now, as a part of the scale.
    [[nodiscard]] double width() const { return m_width; }

private:
    struct Sample
    {
        Numbers normal; ///< before scaling
        Numbers numbers;
        double rating = 0;
    };
    [[nodiscard]] std::vector<Sample> sampled();
    void adapt(const std::vector<Sample> &samples);

    Random &m_random;
    Numbers m_mean;
    Numbers m_scale;
    Numbers m_variance;
    Numbers m_variancePath;
    Numbers m_widthPath;
    Numbers m_weights; ///< of the better half, best first
    double m_width = 0.5;
    double m_effective = 1; ///< how many samples the weights amount to
    int m_samples;
    int m_generation = 0;
};

} // namespace pegsheet::training
