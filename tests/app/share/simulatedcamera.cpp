// SPDX-License-Identifier: Apache-2.0
#include "tests/app/share/simulatedcamera.h"

#include <QTransform>
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace pegsheet::tests {

namespace {

constexpr int kSamples = 3; ///< a side of a pixel

double fraction(Random &random)
{
    return static_cast<double>(random.next() >> 11U) * 0x1p-53;
}

// Between -most and most.
double around(Random &random, double most)
{
    return (2 * fraction(random) - 1) * most;
}

// Grey with fractions, row by row.
struct Plane
{
    int width;
    int height;
    std::vector<float> values;

    float &at(int x, int y)
    {
        return values[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x)];
    }
};

QPolygonF cornersOf(const app::QrCode &code, const Shot &shot, Random &random)
{
    const double side = code.modulesWithQuietZone() * shot.pixelsAModule;
    QTransform turn;
    turn.translate(shot.frame.width() / 2.0, shot.frame.height() / 2.0);
    turn.rotate(fraction(random) * 360);
    turn.translate(-side / 2, -side / 2);
    QPolygonF corners;
    for (const QPointF &corner : {QPointF(0, 0), QPointF(side, 0), QPointF(side, side), QPointF(0, side)})
        corners << turn.map(corner) + QPointF(around(random, side * shot.jitter), around(random, side * shot.jitter));
    return corners;
}

void expose(const app::QrCode &code, const Shot &shot, const QTransform &toModules, const QRect &seen, Plane &plane)
{
    const int modules = code.modulesWithQuietZone();
    const auto sample = [&](double x, double y) {
        const QPointF module = toModules.map(QPointF(x, y));
        if (module.x() < 0 || module.y() < 0 || module.x() >= modules || module.y() >= modules)
            return static_cast<float>(shot.ground);
        const bool isDark = code.dark(static_cast<int>(module.x()) - app::kQuietZone,
                                      static_cast<int>(module.y()) - app::kQuietZone);
        return static_cast<float>(isDark ? shot.ink : shot.paper);
    };
    for (int y = seen.top(); y <= seen.bottom(); ++y) {
        for (int x = seen.left(); x <= seen.right(); ++x) {
            float sum = 0;
            for (int part = 0; part < kSamples * kSamples; ++part)
                sum += sample(x + (part % kSamples + 0.5) / kSamples, y + (part / kSamples + 0.5) / kSamples);
            plane.at(x, y) = sum / (kSamples * kSamples);
        }
    }
}

void blur(Plane &plane, const QRect &seen, double sigma)
{
    const int reach = static_cast<int>(std::ceil(3 * sigma));
    std::vector<float> kernel;
    for (int step = -reach; step <= reach; ++step)
        kernel.push_back(static_cast<float>(std::exp(-step * step / (2 * sigma * sigma))));
    float whole = 0;
    for (const float weight : kernel)
        whole += weight;
    for (const bool across : {true, false}) {
        Plane before = plane;
        for (int y = seen.top(); y <= seen.bottom(); ++y) {
            for (int x = seen.left(); x <= seen.right(); ++x) {
                float sum = 0;
                for (int step = -reach; step <= reach; ++step) {
                    const int fromX = std::clamp(across ? x + step : x, 0, plane.width - 1);
                    const int fromY = std::clamp(across ? y : y + step, 0, plane.height - 1);
                    sum += kernel[static_cast<std::size_t>(step + reach)] * before.at(fromX, fromY);
                }
                plane.at(x, y) = sum / whole;
            }
        }
    }
}

// Values of a standard normal distribution, drawn from a table that is large enough not to be seen.
const std::vector<float> &normals()
{
    static const std::vector<float> kNormals = [] {
        Random random(1);
        std::vector<float> values(65536);
        for (float &value : values)
            value = static_cast<float>(std::sqrt(-2 * std::log(1 - fraction(random)))
                                       * std::cos(2 * std::numbers::pi * fraction(random)));
        return values;
    }();
    return kNormals;
}

QImage developed(Plane &plane, double noise, Random &random)
{
    QImage image(plane.width, plane.height, QImage::Format_Grayscale8);
    const auto sigma = static_cast<float>(noise);
    std::uint64_t drawn = 0;
    for (int y = 0; y < plane.height; ++y) {
        uchar *line = image.scanLine(y);
        for (int x = 0; x < plane.width; ++x) {
            if (x % 4 == 0)
                drawn = random.next();
            const float value = plane.at(x, y) + sigma * normals()[drawn & 0xFFFFU];
            drawn >>= 16U;
            line[x] = static_cast<uchar>(std::clamp(std::lround(value), 0L, 255L));
        }
    }
    return image;
}

} // namespace

double largestPixels(const app::QrCode &code, const Shot &shot)
{
    const double reach = 1 / std::numbers::sqrt2 + shot.jitter * std::numbers::sqrt2; // of a corner, in sides
    return std::min(shot.frame.width(), shot.frame.height()) / 2.0 / reach / code.modulesWithQuietZone();
}

QImage photograph(const app::QrCode &code, const Shot &shot, Random &random)
{
    const int modules = code.modulesWithQuietZone();
    const QPolygonF corners = cornersOf(code, shot, random);
    const QPolygonF flat({QPointF(0, 0), QPointF(modules, 0), QPointF(modules, modules), QPointF(0, modules)});
    QTransform toModules;
    QTransform::quadToQuad(corners, flat, toModules);
    const QRect frame(QPoint(), shot.frame);
    const QRect seen = corners.boundingRect().toAlignedRect().adjusted(-4, -4, 4, 4) & frame;
    Plane plane{frame.width(), frame.height(),
                std::vector<float>(static_cast<std::size_t>(frame.width()) * static_cast<std::size_t>(frame.height()),
                                   static_cast<float>(shot.ground))};
    expose(code, shot, toModules, seen, plane);
    blur(plane, seen, shot.blur);
    return developed(plane, shot.noise, random);
}

std::string fullText(int version, Random &random)
{
    // Most alphanumeric characters at error correction M, by ISO/IEC 18004.
    static constexpr std::array<std::size_t, 20> kMost{20,  38,  61,  90,  122, 154, 178, 221, 262, 311,
                                                       366, 419, 483, 528, 600, 656, 734, 816, 909, 970};
    std::string text = "PEGSHEET:";
    while (text.size() < kMost.at(static_cast<std::size_t>(version - 1)))
        text += "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$*+-./:"[random.next() % 43];
    return text;
}

} // namespace pegsheet::tests
