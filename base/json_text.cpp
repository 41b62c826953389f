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

/// nlohmann's sentence without its own number in front.
std::string without_number(std::string_view sentence) {
  const std::size_t start = sentence.find("] ");
  return std::string(start == std::string_view::npos ? sentence : sentence.substr(start + 2));
}

/// Builds the value while the text is read, and stops at the first fault. nlohmann calls it by
/// these names. Json is json, or ordered_json, which keeps the fields as they stand.
template <class Json>
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
    sentence_ = without_number(error.what());
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

std::string line_at(std::string_view text, std::size_t position) {
  const std::string_view before = text.substr(0, std::min(position, text.size()));
  return "line " + std::to_string(1 + std::count(before.begin(), before.end(), '\n'));
}

/// What is wrong with a text: where, in short, and what the parser says of it.
struct TextFault {
  std::string place;
  std::string reason;
  std::string detail;
};

/// The value goes to `value`, and stays empty if there is a fault.
template <class Json>
std::optional<TextFault> read_into(Json& value, std::string_view text) {
  if (text.size() > kMaxJsonBytes) return TextFault{"", "it is longer than 4 MB", ""};
  Builder<Json> builder;
  if (Json::sax_parse(text, &builder)) {
    value = std::move(builder.value());
    return std::nullopt;
  }
  if (builder.is_too_deep()) return TextFault{"", "it is nested more than 64 deep", ""};
  if (builder.twice()) {
    const std::string field = quoted(std::string_view(*builder.twice()));
    return TextFault{"", "the field " + field + " stands twice", ""};
  }
  if (builder.is_out_of_range()) return TextFault{"", "it holds a number too large to read", ""};
  return TextFault{line_at(text, builder.position()), "it is not JSON", builder.sentence()};
}

template <class Json>
Result<Json> parse_as(std::string_view text) {
  Json value;
  const std::optional<TextFault> wrong = read_into(value, text);
  if (!wrong) return value;
  return Error{wrong->reason + (wrong->detail.empty() ? "" : ": " + wrong->detail)};
}

}  // namespace

std::optional<json> parse_text(std::string_view text, Fault& fault) {
  json value;
  const std::optional<TextFault> wrong = read_into(value, text);
  if (!wrong) return value;
  fault.report(wrong->place, wrong->reason);
  return std::nullopt;
}

Result<json> parse_json(std::string_view text) { return parse_as<json>(text); }

Result<nlohmann::ordered_json> parse_ordered_json(std::string_view text) {
  return parse_as<nlohmann::ordered_json>(text);
}

std::string canonical_text(const json& value) {
  return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

std::string canonical_hash(const json& value) { return hash_text(fnv1a(canonical_text(value))); }

}  // namespace base
