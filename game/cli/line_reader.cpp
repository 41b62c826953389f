#include "game/cli/line_reader.h"

#include <istream>

namespace cli {

LineState read_line(std::istream& in, std::size_t limit, std::string& line) try {
  using Traits = std::istream::traits_type;
  line.clear();
  bool too_long = false;
  bool any = false;
  std::streambuf& buffer = *in.rdbuf();
  while (true) {
    const Traits::int_type next = buffer.sbumpc();
    if (Traits::eq_int_type(next, Traits::eof())) {
      if (!any) return LineState::kEnd;
      break;
    }
    any = true;
    if (Traits::to_char_type(next) == '\n') break;
    if (line.size() < limit) {
      line.push_back(Traits::to_char_type(next));
    } else {
      too_long = true;
    }
  }
  if (!too_long) return LineState::kLine;
  line = {};
  return LineState::kTooLong;
} catch (const std::ios_base::failure&) {  // it is closed, or a folder
  return LineState::kUnreadable;
}

}  // namespace cli
