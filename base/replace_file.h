#pragma once

#include <string>
#include <string_view>

#include "base/file.h"
#include "base/result.h"

namespace base {

/// Saves, reports and pictures show hands and the seed: nobody else reads them.
inline constexpr int kNewFileMode = 0600;

/// Where a file of that name may be written: it is a regular file, or free in a folder that is
/// there; what a link leads to counts. An Error says what lies there instead. Nothing is opened.
Result<std::string> place_for_file(const std::string& path);

/// A new file with `text` in it, on the disk whole or not at all, and open at its end; an older
/// regular file of that name is replaced, nothing else is.
Result<FileHandle> replace_file(const std::string& path, std::string_view text);

}  // namespace base
