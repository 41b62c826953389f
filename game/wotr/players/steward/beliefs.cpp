#include "game/wotr/players/steward/beliefs.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string>

#include "base/json_reader.h"

namespace wotr_players::steward {
namespace {

struct Row {
  std::string_view group;
  std::string_view name;
  float& (*belief)(Beliefs&);
  float most;
};

constexpr float kChance = 1;
constexpr float kDice = 10;
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
    Row{"hunt", "burdened", [](Beliefs& b) -> float& { return b.hunt_burdened; }, kDice * 2},
    Row{"war", "point-free", [](Beliefs& b) -> float& { return b.point.free; }, kWorth},
    Row{"war", "point-shadow", [](Beliefs& b) -> float& { return b.point.shadow; }, kWorth},
    Row{"war", "hope-free", [](Beliefs& b) -> float& { return b.hope.free; }, kChance},
    Row{"war", "hope-shadow", [](Beliefs& b) -> float& { return b.hope.shadow; }, kChance},
    Row{"war", "risk-free", [](Beliefs& b) -> float& { return b.risk.free; }, kChance},
    Row{"war", "risk-shadow", [](Beliefs& b) -> float& { return b.risk.shadow; }, kChance},
    Row{"war", "exposure-free", [](Beliefs& b) -> float& { return b.exposure.free; }, kChance},
    Row{"war", "exposure-shadow", [](Beliefs& b) -> float& { return b.exposure.shadow; }, kChance},
    Row{"war", "free-step", [](Beliefs& b) -> float& { return b.free_step; }, kWorth},
    Row{"war", "siege-free", [](Beliefs& b) -> float& { return b.siege.free; }, kChance},
    Row{"war", "siege-shadow", [](Beliefs& b) -> float& { return b.siege.shadow; }, kChance},
    Row{"war", "assault-free", [](Beliefs& b) -> float& { return b.assault.free; }, kChance},
    Row{"war", "assault-shadow", [](Beliefs& b) -> float& { return b.assault.shadow; }, kChance},
    Row{"war", "go-on-free", [](Beliefs& b) -> float& { return b.go_on.free; }, kChance},
    Row{"war", "go-on-shadow", [](Beliefs& b) -> float& { return b.go_on.shadow; }, kChance},
    Row{"rings", "kept", [](Beliefs& b) -> float& { return b.ring; }, kWorth},
    Row{"rings", "decisive", [](Beliefs& b) -> float& { return b.ring_decisive; }, kWorth},
};

bool is_group(std::string_view name) {
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
  if (fault.any()) return fault.error();
  return beliefs;
}

}  // namespace wotr_players::steward
