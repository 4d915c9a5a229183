// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string_view>

/// What storage asks of the file system itself (POSIX). Every function throws Error.
namespace pegsheet::storage::files {

/// The file's own name in full, links followed: SQLite keeps its side files beside that one.
[[nodiscard]] std::filesystem::path resolved(const std::filesystem::path &file);
/// `<file><suffix>`.
[[nodiscard]] std::filesystem::path beside(const std::filesystem::path &file, std::string_view suffix);
[[nodiscard]] bool isThere(const std::filesystem::path &file);
/// In bytes; 0 for a file that is not there.
[[nodiscard]] std::uintmax_t size(const std::filesystem::path &file);

/// By which a file is told from another one that takes its name.
struct Identity
{
    std::uint64_t device;
    std::uint64_t number;

    bool operator==(const Identity &) const = default;
};
struct Look
{
    Identity identity;
    bool hasHoles; ///< parts of it were never written
};
/// Looks at a file without asking for its times, which would make whoever writes it next slower. Nothing for a file that is not
/// there.
[[nodiscard]] std::optional<Look> look(const std::filesystem::path &file);

/// When its content last changed, in seconds since 1970; 0 for a file that is not there.
[[nodiscard]] std::int64_t changedAt(const std::filesystem::path &file);

/// Makes the folder of `file` where it is missing, and sees that a file can be written in it:
/// else storage.cannotOpen or storage.readOnly.
void prepareFolder(const std::filesystem::path &file);
/// Refuses what could never be a database: a directory, a device, a file that may not be read, or one with a pipe or device in the
/// place of a side file. Nothing is opened for it.
void requireReadable(const std::filesystem::path &file);
/// Refuses a file or folder that may not be written (SQLite writes beside the file, too).
void requireWritable(const std::filesystem::path &file);

/// Creates an empty file where there is none, and allows only its owner to read and write it, whatever was allowed before.
void makeOurs(const std::filesystem::path &file);

/// Removes unfinished files beside `file` (see scratchName) of a process that ended more than a day before `now`.
void sweep(const std::filesystem::path &file, std::int64_t now);

/// Returns a name beside `file` that nobody else uses, for an unfinished file.
[[nodiscard]] std::filesystem::path scratchName(const std::filesystem::path &file);
/// Returns when the file's content is on the disk, its name included.
void sync(const std::filesystem::path &file);
/// Gives `file` a second name, `<wished>` or `<wished>-2`, `-3`, … where that is taken; what is on
/// the disk under the first name stays. Returns the name.
std::filesystem::path setAside(const std::filesystem::path &file, const std::filesystem::path &wished);
/// The same, unless one of those names is that of a file with the same content.
void setAsideOnce(const std::filesystem::path &file, const std::filesystem::path &wished);
/// Renames the finished `scratch` to `file`; storage.exists when the name is taken.
void nameNew(const std::filesystem::path &scratch, const std::filesystem::path &file);
/// Renames the finished `scratch` to `file`, whose former content is lost; at no moment is there no file of that name.
void replace(const std::filesystem::path &scratch, const std::filesystem::path &file);

/// An unfinished file: it is removed with this object, and what SQLite left beside it, unless it was given its name.
class Scratch
{
public:
    explicit Scratch(const std::filesystem::path &file) : m_file(scratchName(file)) {}
    ~Scratch();
    Scratch(const Scratch &) = delete;
    Scratch &operator=(const Scratch &) = delete;

    [[nodiscard]] const std::filesystem::path &path() const { return m_file; }

private:
    std::filesystem::path m_file;
};

} // namespace pegsheet::storage::files
