#include "game/match/note.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <string_view>

namespace match {
namespace {

using nlohmann::json;

constexpr std::size_t kMostFacts = 16;
constexpr std::size_t kLongestName = 40;

/// As keys of sentences are written.
bool is_name(std::string_view text) {
  const auto belongs = [](char letter) {
    return (letter >= 'a' && letter <= 'z') || letter == '-';
  };
  return !text.empty() && text.size() <= kLongestName &&
         std::all_of(text.begin(), text.end(), belongs);
}

bool is_fact(const json& value) {
  using Limits = std::numeric_limits<int>;
  if (!value.is_number_integer()) return false;
  return value >= Limits::min() && value <= Limits::max();
}

}  // namespace

json facts_json(const Note& note) { return note.facts; }

json note_json(const Note& note) { return {{"topic", note.topic}, {"facts", facts_json(note)}}; }

bool is_note(const json& json) {
  if (!json.is_object() || json.size() != 2) return false;
  const auto topic = json.find("topic");
  const auto facts = json.find("facts");
  if (topic == json.end() || facts == json.end() || !topic->is_string()) return false;
  if (!is_name(topic->get_ref<const std::string&>())) return false;
  if (!facts->is_object() || facts->size() > kMostFacts) return false;
  for (const auto& [name, value] : facts->items()) {
    if (!is_name(name) || !is_fact(value)) return false;
  }
  return true;
}

Note note_of(const json& json) {
  return {json["topic"].get<std::string>(), json["facts"].get<std::map<std::string, int>>()};
}

}  // namespace match
