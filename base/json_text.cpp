#include "base/json_text.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/hash.h"
#include "base/json_reader.h"

namespace base {
namespace {

using nlohmann::json;

/// What nlohmann says is wrong, without the place in front and what it read last: that may be no
/// text at all.
std::string reason_in(std::string_view sentence) {
  constexpr std::string_view kReason = "syntax error";
  constexpr std::string_view kRead = "; last read: ";
  constexpr std::string_view kExpected = "; expected ";
  const std::size_t start = sentence.find(kReason);
  if (start == std::string_view::npos) return {};
  const std::string reason(sentence.substr(start, sentence.find(kRead, start) - start));
  const std::size_t expected = sentence.rfind(kExpected);
  const bool is_left = expected != std::string_view::npos && reason.find(kExpected) == reason.npos;
  return is_left ? reason + std::string(sentence.substr(expected)) : reason;
}

/// Builds the value while the text is read, and stops at the first fault. nlohmann calls it by
/// these names. Json is json, or ordered_json, which keeps the fields as they stand.
template <class Json>
// NOLINTNEXTLINE(bugprone-exception-escape): it looks into the assertions of json's moves
class Builder {
 public:
  bool null() { return add(nullptr); }
  bool boolean(bool value) { return add(value); }
  bool number_integer(json::number_integer_t number) { return add(number); }
  bool number_unsigned(json::number_unsigned_t number) { return add(number); }
  bool number_float(json::number_float_t number, const json::string_t&) { return add(number); }
  bool string(json::string_t& text) { return add(std::move(text)); }
  bool binary(json::binary_t&) { return false; }
  bool start_object(std::size_t) { return open(Json::object()); }
  bool end_object() { return close(); }
  bool start_array(std::size_t) { return open(Json::array()); }
  bool end_array() { return close(); }
  bool key(json::string_t& name) {
    auto& fields = open_.back()->template get_ref<typename Json::object_t&>();
    const auto [field, is_new] = fields.emplace(name, nullptr);
    field_ = &field->second;
    if (!is_new) twice_ = name;
    return is_new;
  }
  bool parse_error(std::size_t position, const std::string&, const json::exception& error) {
    position_ = position;
    sentence_ = reason_in(error.what());
    is_out_of_range_ = dynamic_cast<const json::out_of_range*>(&error) != nullptr;
    return false;
  }

  Json& value() { return value_; }
  std::size_t position() const { return position_; }
  const std::string& sentence() const { return sentence_; }
  bool is_out_of_range() const { return is_out_of_range_; }
  bool is_too_deep() const { return is_too_deep_; }
  const std::optional<std::string>& twice() const { return twice_; }

 private:
  Json* place(Json&& value) {
    Json* there = &value_;
    if (!open_.empty() && open_.back()->is_array()) {
      return &open_.back()->template get_ref<typename Json::array_t&>().emplace_back(
          std::move(value));
    }
    if (!open_.empty()) there = field_;
    *there = std::move(value);
    return there;
  }
  bool add(Json value) {
    place(std::move(value));
    return true;
  }
  /// Stops before a line of brackets becomes a tree.
  bool open(Json&& value) {
    is_too_deep_ = open_.size() == kMaxJsonDepth;
    if (!is_too_deep_) open_.push_back(place(std::move(value)));
    return !is_too_deep_;
  }
  bool close() {
    open_.pop_back();
    return true;
  }

  Json value_;
  std::vector<Json*> open_;  ///< the object or list that is being read, and those around it
  Json* field_ = nullptr;    ///< whose name was read last
  std::size_t position_ = 0;
  std::string sentence_;
  bool is_out_of_range_ = false;
  bool is_too_deep_ = false;
  std::optional<std::string> twice_;
};

/// Where a letter stands, from 1.
struct Place {
  std::ptrdiff_t line = 0;
  std::ptrdiff_t column = 0;
};

/// Of the letter that was read last.
Place place_in(std::string_view text, std::size_t bytes_read) {
  const std::string_view read = text.substr(0, std::min(bytes_read, text.size()));
  const std::string_view before = read.substr(0, read.empty() ? 0 : read.size() - 1);
  const std::size_t newline = before.rfind('\n');
  const std::string_view line = newline == before.npos ? read : read.substr(newline + 1);
  const auto is_letter = [](unsigned char byte) { return (byte & 0xC0U) != 0x80U; };
  return {
      .line = 1 + std::count(before.begin(), before.end(), '\n'),
      .column = std::max<std::ptrdiff_t>(1, std::count_if(line.begin(), line.end(), is_letter))};
}

std::string words_of(const Place& place) {
  return "line " + std::to_string(place.line) + ", column " + std::to_string(place.column);
}

/// Of editors that write two bytes for each letter: a mark in front, or every other byte is zero.
bool is_utf16(std::string_view text) {
  return text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff") ||
         (text.size() > 1 && (text[0] == '\0') != (text[1] == '\0'));
}

/// What is wrong with a text: where, in short, and what the parser says of it.
struct TextFault {
  std::string reason;
  std::optional<Place> place{};
  std::string detail{};
};

/// The value goes to `value`, and stays empty if there is a fault.
template <class Json>
std::optional<TextFault> read_into(Json& value, std::string_view text) {
  if (text.size() > kMaxJsonBytes) return TextFault{"it is longer than 4 MB"};
  Builder<Json> builder;
  if (Json::sax_parse(text, &builder)) {
    value = std::move(builder.value());
    return std::nullopt;
  }
  if (builder.is_too_deep()) return TextFault{"it is nested more than 64 deep"};
  if (builder.twice()) {
    const std::string field = quoted(std::string_view(*builder.twice()));
    return TextFault{"the field " + field + " stands twice"};
  }
  if (builder.is_out_of_range()) return TextFault{"it holds a number too large to read"};
  if (const Result<void> done = check_encoding(text); !done) return TextFault{done.error()};
  return TextFault{"it is not JSON", place_in(text, builder.position()), builder.sentence()};
}

enum class Extent { kText, kLine };

template <class Json>
Result<Json> parse_as(std::string_view text, Extent extent) {
  Json value;
  const std::optional<TextFault> wrong = read_into(value, text);
  if (!wrong) return value;
  std::string sentence = wrong->reason;
  if (wrong->place && extent == Extent::kText) sentence += " at " + words_of(*wrong->place);
  if (wrong->place && extent == Extent::kLine) {
    sentence += " at column " + std::to_string(wrong->place->column);
  }
  if (!wrong->detail.empty()) sentence += ": " + wrong->detail;
  return Error{std::move(sentence)};
}

}  // namespace

Result<void> check_encoding(std::string_view text) {
  if (is_utf16(text))
    return Error{"it is text in UTF-16, as some editors write it; UTF-8 is needed"};
  return {};
}

std::optional<json> parse_text(std::string_view text, Fault& fault) {
  json value;
  const std::optional<TextFault> wrong = read_into(value, text);
  if (!wrong) return value;
  fault.report(wrong->place ? words_of(*wrong->place) : "", wrong->reason);
  return std::nullopt;
}

Result<json> parse_json(std::string_view text) { return parse_as<json>(text, Extent::kText); }

Result<json> parse_json_line(std::string_view line) { return parse_as<json>(line, Extent::kLine); }

Result<nlohmann::ordered_json> parse_ordered_json(std::string_view text) {
  return parse_as<nlohmann::ordered_json>(text, Extent::kText);
}

std::string canonical_text(const json& value) {
  return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

std::string canonical_hash(const json& value) { return hash_text(fnv1a(canonical_text(value))); }

}  // namespace base
