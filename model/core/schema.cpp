// SPDX-License-Identifier: Apache-2.0
#include "model/core/schema.h"

namespace pegsheet {

Value setupSchema(const GameInfo &info)
{
    Object options;
    for (const OptionInfo &option : info.options)
        options.push_back({std::string(option.name), Object{{"enum", option.values}}});
    const Value name = Object{{"type", "string"}, {"minLength", 1}, {"maxLength", kNameLength}};
    const Value mark = Object{{"type", "integer"}, {"minimum", 0}, {"maximum", kMarks - 1}};
    return Object{
        {"type", "object"},
        {"properties",
         Object{
             {"players", Object{{"type", "array"}, {"items", name}, {"minItems", info.minPlayers}, {"maxItems", info.maxPlayers}}},
             {"variant", SchemaWriter::namesSchema(info.variants)},
             {"options", Object{{"type", "object"}, {"properties", std::move(options)}, {"additionalProperties", false}}},
             {"mode", Object{{"enum", Array{"play", "scoring"}}}},
             {"marks",
              Object{{"type", "array"},
                     {"items", mark},
                     {"uniqueItems", true},
                     {"minItems", info.minPlayers},
                     {"maxItems", info.maxPlayers}}}}},
        {"required", Array{"players"}},
        {"additionalProperties", false},
    };
}

} // namespace pegsheet
