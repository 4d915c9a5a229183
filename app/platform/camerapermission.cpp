// SPDX-License-Identifier: Apache-2.0
#include "app/platform/camerapermission.h"

#include <QCoreApplication>
#include <QtGlobal>
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
#include <QPermissions>
#endif

namespace pegsheet::app {

#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
void askForCamera(QObject *context, std::function<void(bool granted)> answer)
{
    const QCameraPermission camera;
    const Qt::PermissionStatus status = qApp->checkPermission(camera);
    if (status != Qt::PermissionStatus::Undetermined)
        return answer(status == Qt::PermissionStatus::Granted);
    qApp->requestPermission(camera, context, [answer = std::move(answer)](const QPermission &permission) {
        answer(permission.status() == Qt::PermissionStatus::Granted);
    });
}
#else
// A desktop of this age lets every program have the camera.
void askForCamera(QObject *, std::function<void(bool granted)> answer)
{
    answer(true);
}
#endif

} // namespace pegsheet::app
