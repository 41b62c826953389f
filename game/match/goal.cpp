#include "game/match/goal.h"

#include <set>

#include "base/json_pattern.h"
#include "game/match/folders/prepared_file.h"

namespace match {
namespace {

using base::JsonReader;
using nlohmann::json;

constexpr std::size_t kLongestText = 160;

/// One of a list, or the only one. One that asks for nothing would fit everything.
json read_pattern(const JsonReader& field) {
  const std::vector<JsonReader> all = field.is_list() ? field.list() : std::vector{field};
  for (const JsonReader& one : all) {
    if (read_object(one).empty()) one.fail("it asks for nothing");
  }
  if (all.empty()) field.fail("it asks for nothing");
  return field.value();
}

Goal read_goal(const JsonReader& reader) {
  reader.allow({"id", "party", "text", "reached", "missed"});
  Goal goal;
  goal.id = reader.at("id").text();
  if (!is_id(goal.id)) reader.at("id").fail("small letters, digits and hyphens");
  goal.party = reader.at("party").text();
  goal.text = read_words(reader.at("text"), kLongestText);
  goal.reached = read_pattern(reader.at("reached"));
  if (const auto missed = reader.find("missed")) goal.missed = read_pattern(*missed);
  return goal;
}

}  // namespace

std::vector<Goal> read_goals(const JsonReader& list) {
  std::vector<Goal> goals;
  std::set<std::string> ids;
  for (const JsonReader& reader : list.list()) {
    goals.push_back(read_goal(reader));
    if (!ids.insert(goals.back().id).second) reader.fail("the id stands there twice");
  }
  return goals;
}

json goals_json(const std::vector<Goal>& goals) {
  json list = json::array();
  for (const Goal& goal : goals) {
    json row = {{"id", goal.id}, {"party", goal.party}, {"text", goal.text}};
    row["reached"] = goal.reached;
    if (!goal.missed.is_null()) row["missed"] = goal.missed;
    list.push_back(std::move(row));
  }
  return list;
}

GoalState judge(const Goal& goal, const json& position, bool is_over) {
  if (base::fits(position, goal.reached)) return GoalState::kReached;
  const bool is_missed = !goal.missed.is_null() && base::fits(position, goal.missed);
  return is_missed || is_over ? GoalState::kMissed : GoalState::kOpen;
}

}  // namespace match
