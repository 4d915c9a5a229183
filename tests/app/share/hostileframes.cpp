// SPDX-License-Identifier: Apache-2.0
#include "tests/app/share/hostileframes.h"

#include "app/share/qrcode.h"
#include "tests/app/share/simulatedcamera.h"

#include <QPainter>

namespace pegsheet::tests {

HostileFrames::HostileFrames(std::uint64_t seed) : m_random(seed)
{
    for (int code = 0; code < 100; ++code) {
        const std::string text = fullText(1 + code % 4, m_random);
        m_codes.push_back({QString::fromStdString(text), app::codeImage(*app::qrCode(text), 1)});
    }
}

const QImage &HostileFrames::next()
{
    m_texts.clear();
    m_frame = QImage(1 + below(160), 1 + below(160), QImage::Format_Grayscale8);
    m_frame.fill(static_cast<uint>(below(2) == 0 ? 255 : below(256)));
    for (int layers = 1 + below(3); layers > 0; --layers) {
        switch (below(8)) {
        case 0: noise(); break;
        case 1: bars(); break;
        case 2:
        case 3: finders(); break;
        default: pasteCode(); break;
        }
    }
    if (below(2) == 0)
        damage();
    return m_frame;
}

void HostileFrames::noise()
{
    const int coarse = 1 + below(8);
    const bool blackAndWhite = below(2) == 0;
    for (int y = 0; y < m_frame.height(); ++y) {
        uchar *line = m_frame.scanLine(y);
        for (int x = 0; x < m_frame.width(); ++x) {
            const int value = x % coarse != 0 ? line[x - 1]
                : y % coarse != 0             ? m_frame.constScanLine(y - 1)[x]
                : blackAndWhite               ? below(2) * 255
                                              : below(256);
            line[x] = static_cast<uchar>(value);
        }
    }
}

void HostileFrames::bars()
{
    QPainter painter(&m_frame);
    const bool upright = below(2) == 0;
    for (int at = 0; at < 200; at += 1 + below(9))
        painter.fillRect(upright ? QRect(at, 0, 1 + below(4), 200) : QRect(0, at, 200, 1 + below(4)),
                         below(2) == 0 ? Qt::black : Qt::white);
}

void HostileFrames::finders()
{
    QPainter painter(&m_frame);
    painter.setRenderHint(QPainter::Antialiasing, below(2) == 0);
    for (int count = 1 + below(12); count > 0; --count) {
        const double module = 1 + below(40) / 8.0;
        painter.resetTransform();
        painter.translate(below(m_frame.width()), below(m_frame.height()));
        painter.rotate(below(360));
        painter.scale(module, module * (0.6 + below(8) / 10.0));
        painter.fillRect(-3, -3, 7, 7, Qt::black);
        painter.fillRect(-2, -2, 5, 5, Qt::white);
        painter.fillRect(-1, -1, 3, 3, Qt::black);
    }
}

void HostileFrames::pasteCode()
{
    const auto &[text, code] = m_codes[static_cast<std::size_t>(below(static_cast<int>(m_codes.size())))];
    m_texts << text;
    QPainter painter(&m_frame);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, below(2) == 0);
    painter.translate(m_frame.width() / 2.0 + below(40) - 20, m_frame.height() / 2.0 + below(40) - 20);
    painter.rotate(below(360));
    painter.shear(below(20) / 20.0 - 0.5, below(20) / 20.0 - 0.5);
    const double module = 1 + below(40) / 10.0;
    painter.scale(module, module);
    painter.translate(-code.width() / 2.0, -code.height() / 2.0);
    painter.drawImage(0, 0, code);
}

void HostileFrames::damage()
{
    for (int spots = below(40); spots > 0; --spots) {
        const int x = below(m_frame.width());
        const int y = below(m_frame.height());
        const int side = 1 + below(6);
        const auto grey = static_cast<uchar>(below(256));
        for (int row = y; row < std::min(m_frame.height(), y + side); ++row)
            std::fill_n(m_frame.scanLine(row) + x, std::min(side, m_frame.width() - x), grey);
    }
}

} // namespace pegsheet::tests
