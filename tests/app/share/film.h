// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QImage>
#include <QList>

namespace pegsheet::tests {

/// A film of these pictures, all of one size, as the bytes of an AVI file of JPEG pictures.
[[nodiscard]] QByteArray filmOf(const QList<QImage> &pictures, int framesASecond);

} // namespace pegsheet::tests
