#include "game/wotr/players/steward/beliefs.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string>

#include "base/json_reader.h"
#include "game/wotr/players/squire/weights_reader.h"

namespace wotr_players::steward {
namespace {

constexpr std::string_view kFree = "free";
constexpr std::string_view kShadow = "shadow";

struct Row {
  std::string_view group;
  std::string_view name;
  float& (*belief)(Beliefs&);
  float most;
};

constexpr float kChance = 1;
constexpr float kDice = 100;
constexpr float kWorth = 1000;

constexpr std::array kRows{
    Row{"road", "found", [](Beliefs& b) -> float& { return b.road_found; }, kChance},
    Row{"road", "eyes", [](Beliefs& b) -> float& { return b.road_eyes; }, kDice},
    Row{"road", "track-hunters", [](Beliefs& b) -> float& { return b.track_hunters; }, kDice},
    Row{"road", "track-eyes", [](Beliefs& b) -> float& { return b.track_eyes; }, kDice},
    Row{"road", "unseen", [](Beliefs& b) -> float& { return b.unseen; }, kChance},
    Row{"road", "heir", [](Beliefs& b) -> float& { return b.heir; }, kChance},
    Row{"road", "grey", [](Beliefs& b) -> float& { return b.grey; }, kChance},
    Row{"road", "white", [](Beliefs& b) -> float& { return b.white; }, kChance},
    Row{"march", "step", [](Beliefs& b) -> float& { return b.step; }, kWorth},
    Row{"march", "track-step", [](Beliefs& b) -> float& { return b.track_step; }, kWorth},
    Row{"march", "prospects", [](Beliefs& b) -> float& { return b.prospects; }, kWorth},
    Row{"march", "turn", [](Beliefs& b) -> float& { return b.turn; }, kChance},
    Row{"march", "turn-at-war", [](Beliefs& b) -> float& { return b.turn_at_war; }, kChance},
    Row{"march", "hide", [](Beliefs& b) -> float& { return b.hide; }, kWorth},
    Row{"march", "desperate", [](Beliefs& b) -> float& { return b.desperate; }, kDice},
    Row{"hunt", "always", [](Beliefs& b) -> float& { return b.hunt_always; }, kDice},
    Row{"hunt", "near", [](Beliefs& b) -> float& { return b.hunt_near; }, kDice},
    Row{"hunt", "near-steps", [](Beliefs& b) -> float& { return b.near_steps; }, kWorth},
    Row{"hunt", "track", [](Beliefs& b) -> float& { return b.hunt_track; }, kDice},
    Row{"hunt", "burdened", [](Beliefs& b) -> float& { return b.hunt_burdened; }, kDice},
    Row{"rings", "kept", [](Beliefs& b) -> float& { return b.ring; }, kWorth},
    Row{"rings", "decisive", [](Beliefs& b) -> float& { return b.ring_decisive; }, kWorth},
};

bool is_group(std::string_view name) {
  if (name == kFree || name == kShadow) return true;
  return std::any_of(kRows.begin(), kRows.end(), [&](const Row& row) { return row.group == name; });
}

bool is_belief(std::string_view group, std::string_view name) {
  return std::any_of(kRows.begin(), kRows.end(),
                     [&](const Row& row) { return row.group == group && row.name == name; });
}

void refuse_strangers(const base::JsonReader& all) {
  for (const auto& [group, beliefs] : all.members()) {
    if (group == "note") continue;
    if (!is_group(group)) {
      beliefs.fail("no beliefs are called so");
      continue;
    }
    if (group == kFree || group == kShadow) continue;  // read by the squire
    for (const auto& [name, belief] : beliefs.members()) {
      if (!is_belief(group, name)) belief.fail("no belief is called so");
    }
  }
}

}  // namespace

base::Result<Beliefs> parse_beliefs(std::string_view text, std::string_view file) {
  base::Fault fault{std::string(file)};
  const auto json = base::parse_text(text, fault);
  if (!json) return fault.error();
  const base::JsonReader all(*json, fault);
  refuse_strangers(all);
  Beliefs beliefs;
  for (const Row& row : kRows)
    row.belief(beliefs) = all.at(row.group).at(row.name).number(0, row.most);
  beliefs.free = squire::read_weights(all.at(kFree));
  beliefs.shadow = squire::read_weights(all.at(kShadow));
  if (fault.any()) return fault.error();
  return beliefs;
}

}  // namespace wotr_players::steward
