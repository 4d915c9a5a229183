// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/screenreader.h"

#include <QObject>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet {

/// Says whether a screen reader listens. What only it needs is put into words only then: bindings of many lines ask this first, and
/// are evaluated anew when a reader comes.
class ScreenReader : public QObject, private app::ScreenReader
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool listens READ listens NOTIFY listensChanged FINAL)

public:
    explicit ScreenReader(QObject *parent = nullptr) : QObject(parent) {}

    using app::ScreenReader::listens;

Q_SIGNALS:
    void listensChanged();

private:
    void changed() override { Q_EMIT listensChanged(); }
};

} // namespace pegsheet
