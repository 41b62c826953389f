#pragma once

#include <iosfwd>
#include <string>

namespace cli {

enum class LineState { kLine, kTooLong, kEnd, kUnreadable };

/// The next line without its newline. A line of more than `limit` bytes is read to its end and
/// forgotten, so that it costs no memory.
LineState read_line(std::istream& in, std::size_t limit, std::string& line);

}  // namespace cli
