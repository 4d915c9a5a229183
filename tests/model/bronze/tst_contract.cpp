// SPDX-License-Identifier: Apache-2.0
#include "tests/model/bronze/invariants.h"
#include "tests/model/contract.h"

PEGSHEET_CONTRACT_TEST(tst_bronze_contract, pegsheet::bronze::Bronze, pegsheet::bronze::Invariants)
