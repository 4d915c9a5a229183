// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/bench.h"

#include <QByteArray>
#include <chrono>
#include <stdexcept>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace pegsheet::bench {

namespace {

std::vector<QByteArray> commandLine(const QString &program, const QStringList &arguments)
{
    std::vector<QByteArray> words{program.toLocal8Bit()};
    for (const QString &argument : arguments)
        words.push_back(argument.toLocal8Bit());
    return words;
}

// Runs the program to its end; `firstOutput` is when its first byte came.
QByteArray run(const QString &program, const QStringList &arguments, std::chrono::steady_clock::time_point &firstOutput,
               rusage &usage)
{
    std::vector<QByteArray> words = commandLine(program, arguments);
    std::vector<char *> argv;
    for (QByteArray &word : words)
        argv.push_back(word.data());
    argv.push_back(nullptr);

    int ends[2] = {};
    if (pipe(ends) != 0)
        throw std::runtime_error("no pipe");
    const pid_t child = fork();
    if (child == 0) {
        dup2(ends[1], STDOUT_FILENO);
        close(ends[0]);
        close(ends[1]);
        execv(argv.front(), argv.data());
        _exit(127);
    }
    close(ends[1]);
    QByteArray printed;
    char buffer[65536];
    for (ssize_t got = 0; (got = read(ends[0], buffer, sizeof buffer)) > 0;) {
        if (printed.isEmpty())
            firstOutput = std::chrono::steady_clock::now();
        printed.append(buffer, static_cast<qsizetype>(got));
    }
    close(ends[0]);
    int status = 0;
    wait4(child, &status, 0, &usage);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        throw std::runtime_error(words.front().toStdString() + " failed");
    return printed;
}

} // namespace

Run timed(const QString &program, const QStringList &arguments)
{
    rusage usage{};
    const auto start = std::chrono::steady_clock::now();
    auto ready = start;
    run(program, arguments, ready, usage);
    return {std::chrono::duration<double, std::milli>(ready - start).count(), static_cast<double>(usage.ru_maxrss) / 1024.0};
}

QString output(const QString &program, const QStringList &arguments)
{
    rusage usage{};
    std::chrono::steady_clock::time_point ready;
    return QString::fromUtf8(run(program, arguments, ready, usage));
}

} // namespace pegsheet::bench
