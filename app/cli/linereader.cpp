// SPDX-License-Identifier: Apache-2.0
#include "app/cli/linereader.h"

namespace pegsheet::cli {

bool LineReader::next(std::string &line)
{
    using Traits = std::streambuf::traits_type;
    line.clear();
    auto byte = m_source.sbumpc();
    if (Traits::eq_int_type(byte, Traits::eof()))
        return false;
    for (; !Traits::eq_int_type(byte, Traits::eof()) && Traits::to_char_type(byte) != '\n'; byte = m_source.sbumpc())
        if (line.size() <= m_limit)
            line += Traits::to_char_type(byte);
    return true;
}

} // namespace pegsheet::cli
