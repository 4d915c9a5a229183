// SPDX-License-Identifier: Apache-2.0
#include "tests/model/contract.h"
#include "tests/model/nations/invariants.h"

PEGSHEET_CONTRACT_TEST(tst_nations_contract, pegsheet::nations::Nations, pegsheet::nations::Invariants)
