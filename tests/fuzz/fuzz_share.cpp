// SPDX-License-Identifier: Apache-2.0
// One fuzzer a way in; PEGSHEET_FUZZED says which: faultOfText, faultOfPayload, faultOfFile or faultOfHistory.
#include "tests/fuzz/sharebytes.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace {

[[maybe_unused]] std::string_view asText(const std::uint8_t *data, std::size_t size)
{
    return {reinterpret_cast<const char *>(data), size};
}
[[maybe_unused]] std::span<const std::uint8_t> asBytes(const std::uint8_t *data, std::size_t size)
{
    return {data, size};
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string fault = pegsheet::share::PEGSHEET_FUZZED(PEGSHEET_FUZZED_AS(data, size));
    if (!fault.empty()) {
        std::fprintf(stderr, "%s\n", fault.c_str());
        std::abort();
    }
    return 0;
}
