// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/cli.h"
#include "tests/places.h"

#include <QJsonDocument>
#include <QtTest>

namespace pegsheet::cli::test {

namespace {

constexpr int kPatience = 60'000; // milliseconds; only a program that hangs takes that long

} // namespace

QJsonObject Run::answer(qsizetype line) const
{
    return line < lines.size() ? object(lines[line]) : QJsonObject();
}

QList<QJsonObject> Run::answers() const
{
    QList<QJsonObject> answers;
    for (const QByteArray &line : lines)
        answers.append(object(line));
    return answers;
}

Run run(const QStringList &arguments, const QByteArray &input, const std::function<void()> &inChild)
{
    QProcess process;
    if (inChild)
        process.setChildProcessModifier(inChild);
    process.start(Sitting::program(), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(kPatience))
        qFatal("pegsheet-cli did not come to an end");
    Run result;
    result.status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    QByteArray output = process.readAllStandardOutput();
    if (output.endsWith('\n'))
        output.chop(1);
    if (!output.isEmpty())
        result.lines = output.split('\n');
    result.error = process.readAllStandardError();
    return result;
}

Sitting::Sitting(const QStringList &further, const std::function<void()> &inChild)
{
    if (inChild)
        m_process.setChildProcessModifier(inChild);
    m_process.start(program(), QStringList{QStringLiteral("play"), QStringLiteral("bronze")} + further);
}

QJsonObject Sitting::ask(const QByteArray &line)
{
    m_process.write(line + '\n');
    while (!m_process.canReadLine())
        if (!m_process.waitForReadyRead(kPatience))
            return {};
    return object(m_process.readLine());
}

int Sitting::end()
{
    m_process.closeWriteChannel();
    if (m_process.state() != QProcess::NotRunning && !m_process.waitForFinished(kPatience))
        return -1;
    return m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
}

QString Sitting::program()
{
    return pegsheet::tests::programPath(QStringLiteral("pegsheet-cli"));
}

QByteArray setupLine(int players)
{
    const QByteArrayList names = QByteArrayList{"\"Ann\"", "\"Bo\"", "\"Cleo\"", "\"Dov\""}.mid(0, players);
    return "{\"setup\":{\"players\":[" + names.join(',') + "]}}";
}

QByteArray RandomMatch::saved() const
{
    return compact(
        {{QStringLiteral("game"), QStringLiteral("bronze")}, {QStringLiteral("setup"), setup}, {QStringLiteral("log"), log}});
}

RandomMatch randomMatch(int players, int seed)
{
    const QJsonObject line = run({QStringLiteral("simulate"), QStringLiteral("bronze"), QStringLiteral("--players"),
                                  QString::number(players), QStringLiteral("--games"), QStringLiteral("1"),
                                  QStringLiteral("--seed"), QString::number(seed), QStringLiteral("--log")})
                                 .answer();
    return {line[QLatin1String("setup")].toObject(), line[QLatin1String("log")].toArray(), line[QLatin1String("scores")].toArray(),
            line[QLatin1String("winners")].toArray()};
}

QByteArray compact(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QJsonObject object(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

QJsonObject withoutId(QJsonObject answer)
{
    answer.remove(QLatin1String("id"));
    return answer;
}

QString code(const QJsonObject &answer)
{
    return answer[QLatin1String("ok")] == false ? answer[QLatin1String("code")].toString() : QString();
}

} // namespace pegsheet::cli::test
