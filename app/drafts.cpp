// SPDX-License-Identifier: Apache-2.0
#include "app/drafts.h"

#include <QGuiApplication>
#include <QJsonDocument>
#include <QJsonObject>

namespace pegsheet::app {

namespace {

constexpr int kVersion = 1;
const QString kVersionKey = QStringLiteral("v");

QString stored(const QString &key)
{
    return QStringLiteral("draft.") + key;
}

} // namespace

Drafts::Drafts(Read read, Write write, QObject *parent) : QObject(parent), m_read(std::move(read)), m_write(std::move(write))
{
    if (auto *application = qobject_cast<QGuiApplication *>(QCoreApplication::instance()))
        connect(application, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
            if (state != Qt::ApplicationActive)
                flush();
        });
}

void Drafts::save(const QString &key, const QVariantMap &content)
{
    keepLater(key, [content] { return content; });
}

void Drafts::keepLater(const QString &key, const Content &content)
{
    m_open.insert(key, content);
    later();
}

void Drafts::later()
{
    if (m_waits)
        return;
    m_waits = true;
    QMetaObject::invokeMethod(this, &Drafts::flush, Qt::QueuedConnection);
}

QString &Drafts::known(const QString &key)
{
    auto found = m_known.find(key);
    if (found == m_known.end())
        found = m_known.insert(key, m_read(stored(key)));
    return *found;
}

QVariantMap Drafts::load(const QString &key)
{
    return m_open.contains(key) ? m_open.value(key)() : written(key);
}

QVariantMap Drafts::written(const QString &key)
{
    QVariantMap content = QJsonDocument::fromJson(known(key).toUtf8()).object().toVariantMap();
    return content.take(kVersionKey).toInt() == kVersion ? content : QVariantMap();
}

void Drafts::reload()
{
    m_open.clear();
    m_known.clear();
}

void Drafts::flush()
{
    m_waits = false;
    const auto open = std::exchange(m_open, {});
    for (auto draft = open.begin(); draft != open.end(); ++draft) {
        QJsonObject object = QJsonObject::fromVariantMap(draft.value()());
        if (!object.isEmpty())
            object.insert(kVersionKey, kVersion);
        const QString text = object.isEmpty() ? QString() : QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
        QString &before = known(draft.key());
        if (text == before)
            continue;
        if (m_write(stored(draft.key()), text))
            before = text;
        else if (!m_open.contains(draft.key()))
            m_open.insert(draft.key(), draft.value()); // goes with the next that can be written
    }
}

} // namespace pegsheet::app
