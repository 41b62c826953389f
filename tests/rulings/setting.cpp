#include "tests/rulings/setting.h"

#include <sstream>
#include <vector>

#include <gtest/gtest.h>

namespace rulings {
namespace {

std::vector<std::string> split(std::string_view text, char between) {
  std::vector<std::string> parts;
  std::istringstream stream{std::string(text)};
  for (std::string part; std::getline(stream, part, between);) {
    const std::size_t begin = part.find_first_not_of(' ');
    if (begin != std::string::npos) parts.push_back(part.substr(begin));
  }
  return parts;
}

bool is_shadow_nation(std::string_view nation) {
  return nation == "sauron" || nation == "isengard" || nation == "southrons";
}
bool is_minion(std::string_view id) {
  return id == "saruman" || id == "witch-king" || id == "mouth-of-sauron";
}

/// "3R": adds three to the count that the letter means.
void add_count(json& deployment, const std::string& nation, const std::string& text) {
  const int amount = std::stoi(text);
  switch (text.back()) {
    case 'R': deployment["units"][nation]["regular"] = amount; return;
    case 'E': deployment["units"][nation]["elite"] = amount; return;
    case 'L': deployment["leaders"][nation] = amount; return;
    default: ADD_FAILURE() << "no figure is written " << text;
  }
}

/// "gondor 3R 1E", "2N" or a Character.
void add_figures(json& deployment, const std::vector<std::string>& words) {
  if (words.size() > 1) {
    for (std::size_t i = 1; i < words.size(); ++i) add_count(deployment, words[0], words[i]);
  } else if (words[0].back() == 'N') {
    deployment["nazgul"] = std::stoi(words[0]);
  } else {
    deployment["characters"].push_back(words[0]);
  }
}

/// The Nation whose owner moves the Nazgûl or Character.
std::string nation_of(const std::string& figure) {
  if (figure == "saruman") return "isengard";
  return figure.back() == 'N' || is_minion(figure) ? "sauron" : "gondor";
}

}  // namespace

Setting::Setting() : position_({{"phase", "action"}, {"toAct", "free"}}) {}

Setting& Setting::empty_map() { return set("/board", "empty"); }

Setting& Setting::army(std::string_view region, std::string_view figures) {
  return deploy(region, "normal", figures);
}

Setting& Setting::garrison(std::string_view region, std::string_view figures) {
  return deploy(region, "besieged", figures);
}

Setting& Setting::control(std::string_view region, std::string_view side) {
  position_["regions"][std::string(region)]["control"] = side;
  return *this;
}

/// Each owner's figures are a deployment of their own; a Character or Nazgûl joins his side's
/// first.
Setting& Setting::deploy(std::string_view region, std::string_view group,
                         std::string_view figures) {
  json& deployments = position_["regions"][std::string(region)]["deployments"];
  if (deployments.is_null()) deployments = json::array();
  const auto of_owner = [&](const std::string& owner) -> json& {
    for (json& one : deployments) {
      if (one["owner"] == owner && one["group"] == group) return one;
    }
    deployments.push_back({{"group", group}, {"owner", owner}});
    return deployments.back();
  };
  for (const std::string& part : split(figures, ',')) {
    const std::vector<std::string> words = split(part, ' ');
    add_figures(of_owner(owner_of(words.size() > 1 ? words[0] : nation_of(words[0]))), words);
  }
  return *this;
}

Setting& Setting::mixed_army(std::string_view region, std::string_view figures) {
  return deploy_mixed(region, "normal", figures);
}

Setting& Setting::mixed_garrison(std::string_view region, std::string_view figures) {
  return deploy_mixed(region, "besieged", figures);
}

/// One deployment, of the owner of the Nation named first.
Setting& Setting::deploy_mixed(std::string_view region, std::string_view group,
                               std::string_view figures) {
  json one{{"group", group}};
  for (const std::string& part : split(figures, ',')) {
    const std::vector<std::string> words = split(part, ' ');
    if (words.size() > 1 && !one.contains("owner")) one["owner"] = owner_of(words[0]);
    add_figures(one, words);
  }
  json& deployments = position_["regions"][std::string(region)]["deployments"];
  if (deployments.is_null()) deployments = json::array();
  deployments.push_back(std::move(one));
  return *this;
}

std::string Setting::owner_of(std::string_view nation) const {
  const int players = options_.value("players", 2);
  const bool shadow = is_shadow_nation(nation);
  if (players == 2) return shadow ? "shadow" : "free";
  if (shadow) return nation == "sauron" ? "witch-king" : "saruman";
  if (players == 3) return "free";
  return nation == "gondor" || nation == "elves" ? "gondor" : "rohan";
}

Setting& Setting::at_war(std::initializer_list<std::string_view> nations) {
  for (const std::string_view nation : nations) politics(nation, 4);
  return *this;
}

Setting& Setting::politics(std::string_view nation, int step, bool active) {
  position_["politicalTrack"][std::string(nation)] = {{"step", step}, {"active", active}};
  return *this;
}

Setting& Setting::to_act(std::string_view seat) { return set("/toAct", seat); }

Setting& Setting::dice(std::string_view side, Faces faces) {
  json& dice = position_["dice"][std::string(side)] = json::array();
  for (const std::string_view face : faces) dice.push_back(face);
  return *this;
}

Setting& Setting::phase(std::string_view phase) { return set("/phase", phase); }

Setting& Setting::fellowship(const json& fields) {
  position_["fellowship"].update(fields);
  return *this;
}

Setting& Setting::set(std::string_view pointer, const json& value) {
  position_[json::json_pointer(std::string(pointer))] = value;
  return *this;
}

Setting& Setting::option(std::string_view id, const json& value) {
  options_[std::string(id)] = value;
  return *this;
}

Setting turn_of(std::string_view seat, Faces free, Faces shadow) {
  return Setting().empty_map().to_act(seat).dice("free", free).dice("shadow", shadow);
}

Setting free_to_act(std::string_view die) {
  return turn_of("free", {die, "event"}, {"army", "event"});
}

}  // namespace rulings
