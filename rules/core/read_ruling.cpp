#include "rules/core/read_ruling.h"

#include <charconv>

namespace core {

Ruling read_ruling(const base::JsonReader& reader) {
  const std::string text = reader.text();
  const std::size_t dash = text.find('-');
  const char* end = text.data() + text.size();
  const char* begin = dash == std::string::npos ? end : text.data() + dash + 1;
  Ruling ruling;
  const auto [rest, fault] = std::from_chars(begin, end, ruling.number);
  if (fault != std::errc{} || rest != end) reader.fail("a ruling is written like R-214");
  return ruling;
}

}  // namespace core
