// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTest>

namespace pegsheet::tests {

/// The application object that a test class runs in.
enum class Application {
    None, ///< none; the test makes its own where it needs one
    Core,
    Window
};

/// Runs a test class with the arguments of Qt Test and returns its exit status.
using RunTest = int (*)(int argc, char **argv);

/// A test class of this program, known by its name while an object of this type lives.
class Registration
{
public:
    Registration(const char *name, Application application, RunTest run);
};

/// Runs an object of that test class.
template <typename Test>
int runTest(int argc, char **argv)
{
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace pegsheet::tests

/// Stands once at the end of a file of tests: its ctest entry NAME, which is also the namespace of the file, runs the class
/// CLASS in a QCoreApplication. PEGSHEET_WINDOW_TEST runs it in a QGuiApplication. PEGSHEET_TEST_MAIN runs a function of that
/// namespace, which makes the application itself.
#define PEGSHEET_TEST(NAME, CLASS) PEGSHEET_REGISTER(NAME, Core, &pegsheet::tests::runTest<NAME::CLASS>)
#define PEGSHEET_WINDOW_TEST(NAME, CLASS) PEGSHEET_REGISTER(NAME, Window, &pegsheet::tests::runTest<NAME::CLASS>)
#define PEGSHEET_TEST_MAIN(NAME, FUNCTION) PEGSHEET_REGISTER(NAME, None, &NAME::FUNCTION)

#define PEGSHEET_REGISTER(NAME, APPLICATION, RUN)                                                                                  \
    namespace NAME {                                                                                                               \
    const pegsheet::tests::Registration registration(#NAME, pegsheet::tests::Application::APPLICATION, RUN);                       \
    }
