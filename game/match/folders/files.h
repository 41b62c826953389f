#pragma once

#include <string>
#include <string_view>

#include "base/file.h"
#include "base/replace_file.h"
#include "base/result.h"

namespace match {

/// The folder, made with those above it where it is missing, and then for its owner alone; or the
/// Error of the system.
base::Result<std::string> make_folder(const std::string& path);

using base::complaint;
using base::FileHandle;
using base::kNewFileMode;
using base::place_for_file;
using base::read_file;
using base::replace_file;
using base::write_all;

/// The file is also called "<path>.<reason>", "<path>.<reason>-2" … from now on: whatever replaces
/// it at its own name, it stays. The new name, or the Error of the system.
base::Result<std::string> keep_aside(const std::string& path, const std::string& reason);

/// Moves a file that must not be overwritten to "<path>.<reason>", "<path>.<reason>-2" …; the new
/// name, or the Error of the system.
base::Result<std::string> put_aside(const std::string& path, const std::string& reason);

}  // namespace match
