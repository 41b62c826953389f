#include "base/json_text.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "base/hash.h"
#include "base/json_reader.h"

namespace base {
namespace {

using nlohmann::json;

/// nlohmann's sentence without its own number in front.
std::string without_number(std::string_view sentence) {
  const std::size_t start = sentence.find("] ");
  return std::string(start == std::string_view::npos ? sentence : sentence.substr(start + 2));
}

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
  bool parse_error(std::size_t position, const std::string&, const json::exception& error) {
    position_ = position;
    sentence_ = without_number(error.what());
    is_out_of_range_ = dynamic_cast<const json::out_of_range*>(&error) != nullptr;
    return false;
  }

  std::size_t position() const { return position_; }
  const std::string& sentence() const { return sentence_; }
  bool is_out_of_range() const { return is_out_of_range_; }
  const std::string& twice() const { return twice_; }

 private:
  std::vector<std::set<std::string>> open_;
  std::size_t position_ = 0;
  std::string sentence_;
  bool is_out_of_range_ = false;
  std::string twice_;
};

std::string line_at(std::string_view text, std::size_t position) {
  const std::string_view before = text.substr(0, std::min(position, text.size()));
  return "line " + std::to_string(1 + std::count(before.begin(), before.end(), '\n'));
}

/// Counted before parsing, so that a line of brackets never becomes a tree.
int depth_of(std::string_view text) {
  int depth = 0;
  int deepest = 0;
  bool in_string = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (in_string) {
      if (c == '\\') ++i;
      if (c == '"') in_string = false;
    } else if (c == '"') {
      in_string = true;
    } else if (c == '[' || c == '{') {
      deepest = std::max(deepest, ++depth);
    } else if (c == ']' || c == '}') {
      --depth;
    }
  }
  return deepest;
}

/// What is wrong with a text: where, in short, and what the parser says of it.
struct TextFault {
  std::string place;
  std::string reason;
  std::string detail;
};

std::optional<TextFault> fault_of(std::string_view text) {
  if (text.size() > kMaxJsonBytes) return TextFault{"", "it is longer than 4 MB", ""};
  if (depth_of(text) > kMaxJsonDepth) return TextFault{"", "it is nested more than 64 deep", ""};
  Scan scan;
  if (json::sax_parse(text, &scan)) return std::nullopt;
  if (!scan.twice().empty()) {
    const std::string field = quoted(std::string_view(scan.twice()));
    return TextFault{"", "the field " + field + " stands twice", ""};
  }
  if (scan.is_out_of_range()) return TextFault{"", "it holds a number too large to read", ""};
  return TextFault{line_at(text, scan.position()), "it is not JSON", scan.sentence()};
}

}  // namespace

std::optional<json> parse_text(std::string_view text, Fault& fault) {
  if (const std::optional<TextFault> wrong = fault_of(text)) {
    fault.report(wrong->place, wrong->reason);
    return std::nullopt;
  }
  return json::parse(text);
}

Result<json> parse_json(std::string_view text) {
  if (const std::optional<TextFault> wrong = fault_of(text)) {
    return Error{wrong->reason + (wrong->detail.empty() ? "" : ": " + wrong->detail)};
  }
  return json::parse(text);
}

std::string canonical_text(const json& value) {
  return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

std::string canonical_hash(const json& value) { return hash_text(fnv1a(canonical_text(value))); }

}  // namespace base
