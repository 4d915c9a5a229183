// SPDX-License-Identifier: Apache-2.0
// The main function of every program of tests: PROGRAM NAME [OPTION OF QT TEST...] runs the test class of that name.
#include "tests/registry.h"

#ifdef QT_GUI_LIB
#include <QGuiApplication>
#endif

#include <cstdio>
#include <cstring>
#include <map>
#include <memory>
#include <string>

namespace pegsheet::tests {

namespace {

struct Entry
{
    Application application;
    RunTest run;
};

std::map<std::string, Entry> &entries()
{
    static std::map<std::string, Entry> all;
    return all;
}

std::unique_ptr<QCoreApplication> make(Application application, int &argc, char **argv)
{
    if (application == Application::None)
        return nullptr;
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
#ifdef QT_GUI_LIB
    if (application == Application::Window) {
        // A window waits before it draws for what else may change; a test has made its change, and waits for the window.
        qputenv("QT_QPA_UPDATE_IDLE_TIME", "0");
        return std::make_unique<QGuiApplication>(argc, argv);
    }
#endif
    return std::make_unique<QCoreApplication>(argc, argv);
}

int run(int argc, char **argv)
{
    const auto found = argc < 2 ? entries().end() : entries().find(argv[1]);
    if (found == entries().end()) {
        std::fprintf(stderr, "usage: %s NAME [OPTION OF QT TEST...]; the names are:\n", argv[0]);
        for (const auto &[name, entry] : entries())
            std::fprintf(stderr, "    %s\n", name.c_str());
        return 2;
    }
    // Without the name; the null pointer at the end moves too.
    std::memmove(argv + 1, argv + 2, static_cast<std::size_t>(argc - 1) * sizeof *argv);
    --argc;
    const auto application = make(found->second.application, argc, argv);
    return found->second.run(argc, argv);
}

} // namespace

Registration::Registration(const char *name, Application application, RunTest run)
{
#ifndef QT_GUI_LIB
    if (application == Application::Window)
        qFatal("%s needs a window, and its program links no Qt Gui.", name);
#endif
    if (!entries().emplace(name, Entry{application, run}).second)
        qFatal("Two tests of this program are called %s.", name);
}

} // namespace pegsheet::tests

int main(int argc, char **argv)
{
    return pegsheet::tests::run(argc, argv);
}
