// SPDX-License-Identifier: Apache-2.0
#include "app/cli/failure.h"

#include "app/cli/answers.h"
#include "app/text/errortext.h"
#include "storage/library.h"

#include <iostream>

namespace pegsheet::cli {

int tell(const std::exception_ptr &failure, Output &out)
{
    try {
        std::rethrow_exception(failure);
    } catch (const Refused &refused) {
        out.line(errorAnswer(refused.refusal(), refused.further()));
        return Refusing;
    } catch (const storage::Error &error) {
        out.line(errorAnswer(error.refusal()));
        return Refusing;
    } catch (const Unclear &unclear) {
        std::cerr << unclear.where() << ": " << errorText(unclear.refusal()).toStdString() << '\n';
    } catch (const std::exception &error) {
        std::cerr << errorText({"input.unexpected", {{"reason", error.what()}}}).toStdString() << '\n';
    }
    return NotUnderstood;
}

} // namespace pegsheet::cli
