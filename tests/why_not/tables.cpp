#include "tests/why_not/tables.h"

#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>

#include "rules/wotr/game.h"

namespace intents {

const wotr::Rules& tables(const nlohmann::json& options) {
  static std::map<std::string, wotr::Rules> made;
  const std::string key = options.dump();
  if (const auto found = made.find(key); found != made.end()) return found->second;
  std::vector<core::DataFile> files;
  for (const std::string& name : wotr::Game::data_files()) {
    std::ostringstream text;
    text << std::ifstream(std::string(AMONHEN_DATA) + "/wotr/" + name).rdbuf();
    files.push_back({name, text.str()});
  }
  auto rules = wotr::Game::make_rules(files, options);
  if (!rules) throw std::runtime_error(rules.error());
  return made.emplace(key, std::move(*rules)).first->second;
}

nlohmann::json guide_options(int players) {
  return {{"players", players}, {"rules.profile", "guide"}};
}

}  // namespace intents
