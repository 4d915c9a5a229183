// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>

class QMimeData;
class QObject;

namespace pegsheet::app {

/// Answers with what was copied, null where that is nothing or nobody may read it: at once, or once the user has agreed. There is
/// no answer where `context` is gone by then.
void readClipboard(QObject *context, std::function<void(const QMimeData *)> answer);

} // namespace pegsheet::app
