// SPDX-License-Identifier: Apache-2.0
#include "tests/model/contract.h"
#include "tests/model/empires/invariants.h"

PEGSHEET_CONTRACT_TEST(tst_empires_contract, pegsheet::empires::Empires, pegsheet::empires::Invariants)
