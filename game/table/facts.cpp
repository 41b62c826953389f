#include "game/table/facts.h"

#include <nlohmann/json.hpp>

namespace table {

Facts facts_from(const nlohmann::json& object) {
  Facts facts;
  for (const auto& [name, value] : object.items()) {
    if (value.is_string()) {
      facts[name] = value.get<std::string>();
    } else if (value.is_number() || value.is_boolean()) {
      facts[name] = value.dump();
    }
  }
  return facts;
}

}  // namespace table
