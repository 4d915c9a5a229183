// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QList>
#include <QProcess>
#include <QString>
#include <QStringList>

#include <functional>

/// The built program from outside, as a script drives it.
namespace pegsheet::cli::test {

/// What came of a command.
struct Run
{
    int status = -1;
    QList<QByteArray> lines; ///< of standard output
    QByteArray error;        ///< standard error

    /// The value of that line; empty when there is no such line or it is no object.
    [[nodiscard]] QJsonObject answer(qsizetype line = 0) const;
    /// The values of all lines.
    [[nodiscard]] QList<QJsonObject> answers() const;
};

/// Runs a command to its end; `inChild` runs in its process before it begins.
[[nodiscard]] Run run(const QStringList &arguments, const QByteArray &input = {}, const std::function<void()> &inChild = {});

/// A sitting that is asked line by line.
class Sitting
{
public:
    /// `play bronze`, and further arguments.
    explicit Sitting(const QStringList &further = {}, const std::function<void()> &inChild = {});
    ~Sitting() { end(); }

    /// The answer to one line, which is sent with a newline.
    QJsonObject ask(const QByteArray &line);
    /// What `{"export":true}` brings.
    QJsonObject exported() { return ask(R"({"export":true})")[QLatin1String("saved")].toObject(); }
    QJsonObject move(const QByteArray &move) { return ask("{\"move\":" + move + '}'); }
    /// Closes the input and returns the exit status.
    int end();
    [[nodiscard]] QProcess &process() { return m_process; }
    [[nodiscard]] static QString program();

private:
    QProcess m_process;
};

/// A set-up line for that many players.
[[nodiscard]] QByteArray setupLine(int players = 2);

/// A whole match of the random player.
struct RandomMatch
{
    QJsonObject setup;
    QJsonArray log;
    QJsonArray scores;
    QJsonArray winners;

    [[nodiscard]] QByteArray saved() const;
};
[[nodiscard]] RandomMatch randomMatch(int players, int seed);

[[nodiscard]] QByteArray compact(const QJsonObject &object);
[[nodiscard]] QJsonObject object(const QByteArray &json);
/// What of a state answer is the same wherever the match is kept.
[[nodiscard]] QJsonObject withoutId(QJsonObject answer);
[[nodiscard]] QString code(const QJsonObject &answer);

} // namespace pegsheet::cli::test
