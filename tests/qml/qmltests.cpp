// SPDX-License-Identifier: Apache-2.0
#include "app/screenreader.h"
#include "qml/modules.h"
#include "qml/theme/applicationfont.h"

#include <QQmlEngine>
#include <QtQuickTest>

namespace {

/// Prepares each test file's engine as the application does, and lets no warning pass.
class Setup : public QObject
{
    Q_OBJECT

public slots: // NOLINT: Qt Quick Test calls them by name
    void applicationAvailable()
    {
        // What a screen reader is told is tested, too.
        pegsheet::app::ScreenReader::expect();
        // PEGSHEET_STRETCH=100 tests with the normal cut, a tenth wider.
        bool given = false;
        const int stretch = qEnvironmentVariableIntValue("PEGSHEET_STRETCH", &given);
        pegsheet::setApplicationFont(given ? stretch : pegsheet::kCondensedStretch);
    }

    void qmlEngineAvailable(QQmlEngine *engine)
    {
        pegsheet::addModules(*engine);
        connect(engine, &QQmlEngine::warnings, engine, [](const QList<QQmlError> &warnings) {
            for (const QQmlError &warning : warnings)
                QTest::qFail(qPrintable(warning.toString()), __FILE__, __LINE__);
        });
    }
};

} // namespace

QUICK_TEST_MAIN_WITH_SETUP(qml, Setup)

#include "qmltests.moc"
