// SPDX-License-Identifier: Apache-2.0
#include "tests/model/contract.h"
#include "tests/model/tapestry/invariants.h"
#include "tests/model/tapestry/mixedgame.h"

PEGSHEET_CONTRACT_TEST(tst_tapestry_contract, pegsheet::tapestry::MixedGame, pegsheet::tapestry::Invariants)
