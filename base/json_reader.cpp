#include "base/json_reader.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

namespace base {
namespace {

using nlohmann::json;

constexpr std::size_t kLongestQuote = 40;
const json kMissing;

/// A field's name as it may stand in a sentence, in quotation marks only where it has to.
std::string plain(std::string_view name) {
  const auto is_plain = [](unsigned char letter) { return letter >= ' ' && letter != 0x7f; };
  const bool fits = name.size() <= kLongestQuote && std::all_of(name.begin(), name.end(), is_plain);
  return fits ? std::string(name) : quoted(name);
}

}  // namespace

void Fault::report(std::string_view place, std::string_view reason) {
  if (any()) return;
  sentence_ = source_;
  if (!place.empty()) sentence_ += ", " + std::string(place);
  sentence_ += ": " + std::string(reason);
}

std::string quoted(const json& value) {
  std::string text = value.dump(-1, ' ', /*ensure_ascii=*/true, json::error_handler_t::replace);
  if (text.size() > kLongestQuote) text = text.substr(0, kLongestQuote) + "…";
  return text;
}

std::string quoted(std::string_view text) {
  const bool is_short = text.size() <= kLongestQuote;
  return json(text.substr(0, kLongestQuote)).dump(-1, ' ', false, json::error_handler_t::replace) +
         (is_short ? "" : "…");
}

JsonReader JsonReader::below(const json& value, std::string_view name) const {
  std::string place = place_;
  if (!place.empty()) place += ".";
  place += plain(name);
  return JsonReader(value, *fault_, std::move(place));
}

JsonReader JsonReader::at(std::string_view field) const {
  if (!value_->is_object()) {
    if (!fault_->any()) fail("an object is expected");
    return below(kMissing, field);
  }
  const auto found = value_->find(std::string(field));
  if (found == value_->end()) {
    fail("the field " + quoted(field) + " is missing");
    return below(kMissing, field);
  }
  return below(*found, field);
}

std::optional<JsonReader> JsonReader::find(std::string_view field) const {
  if (!value_->is_object()) return std::nullopt;
  const auto found = value_->find(std::string(field));
  if (found == value_->end() || found->is_null()) return std::nullopt;
  return below(*found, field);
}

void JsonReader::allow(std::initializer_list<std::string_view> fields) const {
  if (!value_->is_object()) {
    fail("an object is expected");
    return;
  }
  for (const auto& [name, value] : value_->items()) {
    if (std::find(fields.begin(), fields.end(), name) == fields.end()) {
      fail("there is no field " + quoted(std::string_view(name)) + " here");
    }
  }
}

int JsonReader::integer(int low, int high) const {
  const bool is_whole = value_->is_number_integer();
  const bool is_huge =
      value_->is_number_unsigned() && value_->get<std::uint64_t>() > 1'000'000'000u;
  if (!is_whole || is_huge || value_->get<std::int64_t>() < low ||
      value_->get<std::int64_t>() > high) {
    fail(quoted(*value_) + " is not a number from " + std::to_string(low) + " to " +
         std::to_string(high));
    return low;
  }
  return value_->get<int>();
}

float JsonReader::number(float low, float high) const {
  const bool is_number = value_->is_number();
  const float number = is_number ? value_->get<float>() : low;
  if (is_number && number >= low && number <= high) return number;
  std::ostringstream reason;
  reason << quoted(*value_) << " is not a number from " << low << " to " << high;
  fail(reason.str());
  return low;
}

bool JsonReader::boolean() const {
  if (!value_->is_boolean()) fail(quoted(*value_) + " is neither true nor false");
  return value_->is_boolean() && value_->get<bool>();
}

std::string JsonReader::text() const {
  if (!value_->is_string()) {
    fail(quoted(*value_) + " is not a text");
    return {};
  }
  return value_->get<std::string>();
}

std::vector<JsonReader> JsonReader::list() const {
  std::vector<JsonReader> entries;
  if (!value_->is_array()) {
    fail(quoted(*value_) + " is not a list");
    return entries;
  }
  for (const json& entry : *value_) {
    std::string name = std::to_string(entries.size() + 1);
    if (entry.is_object() && entry.contains("id") && entry["id"].is_string()) {
      name = entry["id"].get<std::string>();
    }
    entries.push_back(below(entry, name));
  }
  return entries;
}

std::vector<std::pair<std::string, JsonReader>> JsonReader::members() const {
  std::vector<std::pair<std::string, JsonReader>> fields;
  if (!value_->is_object()) {
    fail(quoted(*value_) + " is not an object");
    return fields;
  }
  for (const auto& [name, value] : value_->items()) fields.emplace_back(name, below(value, name));
  return fields;
}

bool JsonReader::is_null() const { return value_->is_null(); }
bool JsonReader::is_text() const { return value_->is_string(); }
bool JsonReader::is_list() const { return value_->is_array(); }
bool JsonReader::is_object() const { return value_->is_object(); }

}  // namespace base
