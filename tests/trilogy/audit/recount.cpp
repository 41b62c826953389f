#include "tests/trilogy/audit/recount.h"

#include <algorithm>

namespace trilogy_tests {
namespace {

json printed(std::string_view name) {
  for (const core::DataFile& file : data_files()) {
    if (file.name == name) return json::parse(file.text);
  }
  throw std::runtime_error("no such file");
}

std::set<std::string> names_of(const json& list) { return {list.begin(), list.end()}; }

int battalions_at_start(std::size_t players) {
  return std::map<std::size_t, int>{{2, 60}, {3, 52}, {4, 45}}.at(players);
}

std::string side_of(const std::string& seat) {
  return seat == "yellow" || seat == "green" ? "good" : "evil";
}

int on_board(const json& state, const std::string& seat) {
  int sum = 0;
  for (const json& territory : state["territories"]) {
    if (territory["owner"] == seat) sum += territory["battalions"].get<int>();
  }
  return sum;
}

/// Conquered, while its victor still chooses how many move in.
std::string being_entered(const json& state) {
  if (!state.contains("pending") || state["pending"].empty()) return {};
  const json& next = state["pending"].front();
  return next["do"] == "move-in" ? next["to"].get<std::string>() : std::string();
}

}  // namespace

Recount::Recount(const json& options) {
  for (const json& territory : printed("territories.json")) {
    const std::string id = territory["id"];
    region_of_[id] = territory["region"];
    decks_["territory"].insert(id);
    const bool is_erebor = territory["stronghold"] == "Erebor";  // T-001
    const bool site = is_erebor && options.value("board.erebor", "stronghold") == "site";
    if (!territory["stronghold"].is_null() && !site) strongholds_.insert(id);
  }
  for (const json& region : printed("regions.json")) bonus_of_[region["id"]] = region["bonus"];
  decks_["territory"].insert({"wild-1", "wild-2"});
  for (const json& card : printed("cards.json")) {
    decks_["adventure"].insert(card["id"].get<std::string>());
    if (card.contains("points")) points_of_[card["id"]] = card["points"];
  }
}

std::vector<std::string> Recount::faults(const json& state) const {
  Faults faults;
  count_battalions(state, faults);
  count_territories(state, faults);
  count_cards(state, faults);
  if (state["phase"] == "over") count_points(state, faults);
  return faults;
}

void Recount::count_battalions(const json& state, Faults& faults) const {
  for (const json& name : state["seats"]) {
    const std::string seat = name;
    const int came = battalions_at_start(state["seats"].size()) + state["raised"][seat].get<int>();
    const int supply = state["supply"][seat]["battalions"];
    const int now = supply + on_board(state, seat) + state["lost"][seat].get<int>();
    if (came != now) {
      faults.push_back(seat + " should have " + std::to_string(came) + " battalions, and has " +
                       std::to_string(now));
    }
    if (supply < 0) faults.push_back(seat + " owes battalions");
  }
  if (!state["neutral"].is_string()) return;
  const std::string neutral = state["neutral"];  // whose battalions all come from the box
  const int came = state["raised"][neutral];
  const int now = on_board(state, neutral) + state["lost"][neutral].get<int>();
  if (came != now) faults.push_back("the neutral army has " + std::to_string(now) + " battalions");
}

void Recount::count_territories(const json& state, Faults& faults) const {
  const std::string entered = being_entered(state);
  for (const auto& [id, territory] : state["territories"].items()) {
    const bool is_owned = !territory["owner"].is_null();
    const bool is_begun = state["phase"] == "turn" || state["phase"] == "over";
    if (is_begun && !is_owned) faults.push_back(id + " is free");
    const bool stands = territory["battalions"] > 0;
    if (id != entered && stands != is_owned) faults.push_back(id + " has half an owner");
    if (!territory["leader"].is_null() && territory["leader"] != territory["owner"]) {
      faults.push_back(id + " has the Leader of another");
    }
  }
  if (state["territories"].size() != region_of_.size()) faults.emplace_back("a territory is lost");
}

void Recount::count_cards(const json& state, Faults& faults) const {
  std::map<std::string, std::vector<std::string>> found;
  const auto take = [&](const json& pile) {
    for (const json& card : pile) {
      const bool is_adventure = decks_.at("adventure").contains(card.get<std::string>());
      found[is_adventure ? "adventure" : "territory"].push_back(card);
    }
  };
  for (const char* pile : {"territoryCards", "adventureCards", "secretCards", "playedCards"}) {
    for (const json& of_seat : state[pile]) take(of_seat);
  }
  take(state["turnedCards"]);
  for (const auto& [deck, cards] : decks_) {
    take(state["decks"][deck]);
    take(state["discards"][deck]);
  }
  for (const auto& [deck, cards] : decks_) {
    const std::set<std::string> all(found[deck].begin(), found[deck].end());
    if (all != cards || found[deck].size() != cards.size()) {
      faults.push_back("the " + deck + " deck is " + std::to_string(found[deck].size()) +
                       " cards, " + std::to_string(all.size()) + " of them different");
    }
  }
}

std::vector<int> Recount::rank(const json& state, const std::string& seat) const {
  std::set<std::string> held;
  for (const auto& [id, territory] : state["territories"].items()) {
    if (territory["owner"] == seat) held.insert(id);
  }
  std::set<std::string> broken;  // regions that somebody else holds a part of
  for (const auto& [id, region] : region_of_) {
    if (!held.contains(id)) broken.insert(region);
  }
  int regions = 0;
  for (const auto& [region, bonus] : bonus_of_) regions += broken.contains(region) ? 0 : bonus;
  int strongholds = 0;
  for (const std::string& id : held) strongholds += strongholds_.contains(id) ? 1 : 0;
  int cards = 0;
  for (const json& card : state["playedCards"][seat]) {
    cards += points_of_.at(card.get<std::string>())[side_of(seat)].get<int>();
  }
  if (names_of(state["eliminated"]).contains(seat)) cards = 0;  // T-050
  const int territories = static_cast<int>(held.size());
  return {territories + 2 * strongholds + regions + cards, territories, strongholds, cards};
}

int Recount::score(const json& state, const std::string& seat) const {
  return rank(state, seat).front();
}

void Recount::count_points(const json& state, Faults& faults) const {
  std::vector<int> best;
  std::set<std::string> leading;
  for (const json& name : state["seats"]) {
    const std::string seat = name;
    const std::vector<int> reached = rank(state, seat);
    const json told = state["score"].value(seat, json());
    if (told != reached.front()) {
      faults.push_back(seat + " has " + std::to_string(reached.front()) + " points, not " +
                       told.dump());
    }
    if (names_of(state["eliminated"]).contains(seat)) continue;
    if (reached > best) leading.clear();
    if (reached >= best) leading.insert(seat);
    best = std::max(best, reached);
  }
  const std::string winner = state["winner"];
  if (!leading.contains(winner)) faults.push_back(winner + " has won and was not the first");
}

}  // namespace trilogy_tests
