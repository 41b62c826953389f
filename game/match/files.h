#pragma once

#include <string>
#include <string_view>

#include "base/file.h"
#include "base/result.h"

namespace match {

/// Saves, reports and pictures show hands and the seed: nobody else reads them.
inline constexpr int kNewFileMode = 0600;

/// The folder, made with those above it where it is missing, and then for its owner alone; or the
/// Error of the system.
base::Result<std::string> make_folder(const std::string& path);

using base::complaint;
using base::FileHandle;
using base::read_file;
using base::write_all;

/// Where a file of that name may be written: it is a regular file, or free in a folder that is
/// there; what a link leads to counts. An Error says what lies there instead. Nothing is opened.
base::Result<std::string> place_for_file(const std::string& path);

/// A new file with `text` in it, on the disk whole or not at all, and open at its end; an older
/// regular file of that name is replaced, nothing else is.
base::Result<FileHandle> replace_file(const std::string& path, std::string_view text);

/// The file is also called "<path>.<reason>", "<path>.<reason>-2" … from now on: whatever replaces
/// it at its own name, it stays. The new name, or the Error of the system.
base::Result<std::string> keep_aside(const std::string& path, const std::string& reason);

/// Moves a file that must not be overwritten to "<path>.<reason>", "<path>.<reason>-2" …; the new
/// name, or the Error of the system.
base::Result<std::string> put_aside(const std::string& path, const std::string& reason);

}  // namespace match
