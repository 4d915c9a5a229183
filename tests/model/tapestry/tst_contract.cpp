// SPDX-License-Identifier: Apache-2.0
#include "tests/model/contract.h"
#include "tests/model/tapestry/gamebyturns.h"
#include "tests/model/tapestry/invariants.h"

PEGSHEET_CONTRACT_TEST(tst_tapestry_contract, pegsheet::tapestry::GameByTurns, pegsheet::tapestry::Invariants)
