// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QUrl>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet::app {

/// Asks the browser for a file of this device, in the words and signals of Qt's FileDialog. What is chosen is copied into the
/// memory of the page, until the next one is chosen.
class FilePicker : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    /// The copy of the file that was chosen last.
    Q_PROPERTY(QUrl selectedFile READ selectedFile NOTIFY selectedFileChanged FINAL)

public:
    explicit FilePicker(QObject *parent = nullptr);
    ~FilePicker() override;

    [[nodiscard]] QUrl selectedFile() const { return m_file; }

    /// Lets the user choose; browsers allow that only in answer to a touch or a key.
    Q_INVOKABLE void open();
    /// The browser's answer; an empty path where nothing was chosen.
    void chosen(const QString &path);

Q_SIGNALS:
    void selectedFileChanged();
    void accepted();
    void rejected();

private:
    QUrl m_file;
};

} // namespace pegsheet::app
