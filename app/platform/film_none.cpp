// SPDX-License-Identifier: Apache-2.0
#include "app/platform/film.h"

namespace pegsheet::app {

struct Film::Player
{
};

Film::Film(QObject *parent) : QObject(parent) {}

Film::~Film() = default;

bool Film::isPossible()
{
    return false;
}

bool Film::playing() const
{
    return false;
}

void Film::play(const QString &, QObject *)
{
    QMetaObject::invokeMethod(this, &Film::failed, Qt::QueuedConnection);
}

void Film::stop() {}

} // namespace pegsheet::app
