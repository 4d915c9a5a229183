// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <random>

/// A file system below SQLite whose power can be cut: what was not synced by then is there, gone, or torn.
namespace pegsheet::storage::test::power {

/// From now on SQLite's files go through it. What is synced, by SQLite or by whomever in this process, only counts as such.
void install();

/// The `countdown`-th change of a file from now on (1 is the next: writing, cutting, syncing, deleting) and all that follow fail,
/// and nothing of them happens.
void arm(int countdown);
/// Whether that came to pass. Nothing fails any more.
bool disarm();

/// Leaves of the files in that folder what a disk could hold: of each sector that was written and not synced the old bytes, the
/// new ones or some of both, of each length the old one, the new one or one between them; of a new file that was never synced
/// perhaps nothing. The shared index of a log is gone. Nobody may have them open.
void cut(const std::filesystem::path &folder, std::mt19937 &random);

} // namespace pegsheet::storage::test::power
