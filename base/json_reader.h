#pragma once

#include <initializer_list>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"

namespace base {

/// Collects what is wrong with one text from outside; the first fault is the one that is told.
class Fault {
 public:
  /// `source` is a file ("regions.json") or what the text is ("position").
  explicit Fault(std::string source) : source_(std::move(source)) {}

  void report(std::string_view place, std::string_view reason);
  bool any() const { return !sentence_.empty(); }
  /// "regions.json, harbour.nation: there is no nation \"x\"".
  Error error() const { return Error{sentence_}; }

 private:
  std::string source_;
  std::string sentence_;
};

/// Checked access to JSON that somebody else wrote. A wrong type or a missing field is reported and
/// reads as an empty value, so that a loader is written straight on and asks for faults once.
class JsonReader {
 public:
  JsonReader(const nlohmann::json& value, Fault& fault, std::string place = {})
      : value_(&value), fault_(&fault), place_(std::move(place)) {}

  /// A field that must be there.
  JsonReader at(std::string_view field) const;
  /// Nothing when the field is missing or null.
  std::optional<JsonReader> find(std::string_view field) const;
  bool has(std::string_view field) const { return find(field).has_value(); }
  /// Any other field than these is a fault.
  void allow(std::initializer_list<std::string_view> fields) const;

  /// The value must lie in low … high.
  int integer(int low, int high) const;
  /// With or without a fraction; the value must lie in low … high.
  float number(float low, float high) const;
  bool boolean() const;
  std::string text() const;
  /// An entry with an "id" is called by it in faults, any other by its number from 1.
  std::vector<JsonReader> list() const;
  std::vector<std::pair<std::string, JsonReader>> members() const;
  bool is_null() const;
  bool is_text() const;
  bool is_list() const;
  bool is_object() const;

  void fail(std::string_view reason) const { fault_->report(place_, reason); }
  const nlohmann::json& value() const { return *value_; }

 private:
  JsonReader below(const nlohmann::json& value, std::string_view name) const;

  const nlohmann::json* value_;
  Fault* fault_;
  std::string place_;
};

/// In quotation marks, short, and fit to stand in a sentence whatever the value is.
std::string quoted(const nlohmann::json& value);
std::string quoted(std::string_view text);
inline std::string quoted(const std::string& text) { return quoted(std::string_view(text)); }

/// parse_json (json_text.h) where a Fault is at hand; it names the line.
std::optional<nlohmann::json> parse_text(std::string_view text, Fault& fault);

}  // namespace base
