#include "game/checked_data/event_arguments.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace checked_data {

const lang::Argument* named(const std::vector<lang::Argument>& arguments, std::string_view name) {
  const auto found = std::find_if(arguments.begin(), arguments.end(),
                                  [&](const lang::Argument& one) { return one.name == name; });
  return found == arguments.end() ? nullptr : &*found;
}

bool may_be(const lang::Argument& fact, const nlohmann::json& value) {
  if (!value.is_string()) return true;
  const auto& text = value.get_ref<const std::string&>();
  return std::find(fact.ids.begin(), fact.ids.end(), text) != fact.ids.end();
}

}  // namespace checked_data
