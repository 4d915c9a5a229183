// SPDX-License-Identifier: Apache-2.0
#pragma once

/// A file system below SQLite that fails when told to.
namespace pegsheet::storage::test::faults {

/// From now on SQLite's files go through it, and nothing fails.
void install();
/// The `countdown`-th change of a file from now on (1 is the next: opening for writing, writing, syncing,
/// cutting, deleting) fails with SQLite's `code`, and so do all after it.
void arm(int countdown, int code);
/// The `countdown`-th call of any kind from now on (opening, reading, asking for a size, locking and sharing too, but not giving
/// up a lock) fails with `code`, that one alone.
void armOnce(int countdown, int code);
/// Nothing fails any more; whether anything did.
bool disarm();

} // namespace pegsheet::storage::test::faults
