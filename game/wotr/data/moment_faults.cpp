#include "game/wotr/data/moment_faults.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "rules/wotr/game.h"

namespace wotr_data {
namespace {

using Arguments = std::vector<lang::Argument>;

/// What the screens say of events beside their fields, in words that are already chosen.
constexpr std::array<std::string_view, 5> kSaid{"who", "values", "hits", "faces", "score"};

/// The facts that rows may ask for, beside the fields, and their values; none: true or false.
Arguments more_facts() {
  const auto settlements = wotr::ids<wotr::Settlement>();
  return {{"settlement", {settlements.begin(), settlements.end()}},
          {"kind", {"units", "companion", "minion"}},
          {"fromMap", {}}};
}

const lang::Argument* named(const Arguments& arguments, std::string_view name) {
  const auto found = std::find_if(arguments.begin(), arguments.end(),
                                  [&](const lang::Argument& one) { return one.name == name; });
  return found == arguments.end() ? nullptr : &*found;
}

bool may_be(const lang::Argument& fact, const nlohmann::json& value) {
  if (!value.is_string()) return true;
  const auto& text = value.get_ref<const std::string&>();
  return std::find(fact.ids.begin(), fact.ids.end(), text) != fact.ids.end();
}

std::string fault_of(const moments::Row& row, const Arguments& fields) {
  const Arguments more = more_facts();
  for (const auto& [name, values] : row.when.items()) {
    const lang::Argument* fact = named(fields, name);
    if (fact == nullptr) fact = named(more, name);
    if (fact == nullptr) return "nothing tells \"" + name + "\" of \"" + row.event + "\"";
    for (const nlohmann::json& value : values) {
      if (!may_be(*fact, value)) return "\"" + name + "\" is never " + value.dump();
    }
  }
  return {};
}

}  // namespace

void add_moments(const moments::Table& table, lang::Vocabulary& vocabulary) {
  for (const moments::Row& row : table) {
    const auto event = vocabulary.sentences.find("event." + row.event);
    Arguments told = event == vocabulary.sentences.end() ? Arguments{} : event->second;
    for (const std::string_view name : kSaid) {
      if (named(told, name) == nullptr) told.push_back({std::string(name), {}});
    }
    vocabulary.sentences["moment." + row.id] = std::move(told);
  }
}

std::vector<std::string> moment_faults(const moments::Table& table,
                                       const lang::Vocabulary& vocabulary) {
  std::vector<std::string> faults;
  for (const moments::Row& row : table) {
    const auto event = vocabulary.sentences.find("event." + row.event);
    const bool is_event = event != vocabulary.sentences.end();
    const std::string fault =
        is_event ? fault_of(row, event->second) : "there is no event \"" + row.event + "\"";
    if (fault.empty()) continue;
    faults.push_back(std::string(kMomentsFile) + ", " + row.id + ": " + fault);
  }
  return faults;
}

}  // namespace wotr_data
