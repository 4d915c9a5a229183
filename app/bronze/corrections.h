// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/corrections.h"

#include <QString>
#include <optional>
#include <string_view>
#include <vector>

namespace pegsheet::app {

/// The last correction of a field of that player's sheet as pages name it: "goods.wood"; "developments.caravans", whether it was
/// owned; "monuments.temple", its boxes or else its points. Nothing where there is none.
[[nodiscard]] std::optional<CorrectedField> correctedAt(const std::vector<CorrectedField> &fields, int seat, std::string_view path);

/// "Corrected by the table: it was 2 (“forgot one”)."
[[nodiscard]] QString correctionNote(const CorrectedField &field);

} // namespace pegsheet::app
