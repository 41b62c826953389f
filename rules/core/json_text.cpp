#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "rules/core/json_check.h"

namespace core {
namespace {

using nlohmann::json;

/// Walks over a text without building anything; stops at the first fault. nlohmann calls it by
/// these names.
class Scan {
 public:
  bool null() { return true; }
  bool boolean(bool) { return true; }
  bool number_integer(json::number_integer_t) { return true; }
  bool number_unsigned(json::number_unsigned_t) { return true; }
  bool number_float(json::number_float_t, const json::string_t&) { return true; }
  bool string(json::string_t&) { return true; }
  bool binary(json::binary_t&) { return true; }
  bool start_object(std::size_t) {
    open_.emplace_back();
    return true;
  }
  bool end_object() {
    open_.pop_back();
    return true;
  }
  bool start_array(std::size_t) { return true; }
  bool end_array() { return true; }
  bool key(json::string_t& name) {
    if (open_.back().insert(name).second) return true;
    twice_ = name;
    return false;
  }
  bool parse_error(std::size_t position, const std::string& token, const json::exception&) {
    position_ = position;
    token_ = token;
    return false;
  }

  std::size_t position() const { return position_; }
  const std::string& token() const { return token_; }
  const std::string& twice() const { return twice_; }

 private:
  std::vector<std::set<std::string>> open_;
  std::size_t position_ = 0;
  std::string token_;
  std::string twice_;
};

std::string line_at(std::string_view text, std::size_t position) {
  const std::string_view before = text.substr(0, std::min(position, text.size()));
  return "line " + std::to_string(1 + std::count(before.begin(), before.end(), '\n'));
}

}  // namespace

std::optional<json> parse_text(std::string_view text, Fault& fault) {
  Scan scan;
  if (!json::sax_parse(text, &scan)) {
    if (!scan.twice().empty()) {
      fault.report("", "the field " + quoted(std::string_view(scan.twice())) + " stands twice");
    } else {
      fault.report(line_at(text, scan.position()), "it is not JSON");
    }
    return std::nullopt;
  }
  json value = json::parse(text, nullptr, /*allow_exceptions=*/false);
  if (value.is_discarded()) {
    fault.report("", "it is not JSON");
    return std::nullopt;
  }
  return value;
}

}  // namespace core
