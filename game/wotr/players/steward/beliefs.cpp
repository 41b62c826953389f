#include "game/wotr/players/steward/beliefs.h"

#include <array>
#include <nlohmann/json.hpp>
#include <string>

#include "game/players/named_numbers.h"
#include "game/wotr/players/squire/situation/weights_reader.h"

namespace wotr_players::steward {
namespace {

using Belief = players::NamedNumber<Beliefs, float>;

constexpr float kChance = 1;

constexpr std::array kRoad{
    Belief{"found", &Beliefs::road_found, kChance},   Belief{"eyes", &Beliefs::road_eyes},
    Belief{"track-hunters", &Beliefs::track_hunters}, Belief{"track-eyes", &Beliefs::track_eyes},
    Belief{"unseen", &Beliefs::unseen, kChance},      Belief{"heir", &Beliefs::heir, kChance},
    Belief{"grey", &Beliefs::grey, kChance},          Belief{"white", &Beliefs::white, kChance},
};
constexpr std::array kMarch{
    Belief{"step", &Beliefs::step},
    Belief{"track-step", &Beliefs::track_step},
    Belief{"prospects", &Beliefs::prospects},
    Belief{"turn", &Beliefs::turn, kChance},
    Belief{"turn-at-war", &Beliefs::turn_at_war, kChance},
    Belief{"hide", &Beliefs::hide},
    Belief{"desperate", &Beliefs::desperate},
};
constexpr std::array kHunt{
    Belief{"always", &Beliefs::hunt_always},     Belief{"near", &Beliefs::hunt_near},
    Belief{"near-steps", &Beliefs::near_steps},  Belief{"track", &Beliefs::hunt_track},
    Belief{"burdened", &Beliefs::hunt_burdened},
};
constexpr std::array kRings{
    Belief{"kept", &Beliefs::ring},
    Belief{"decisive", &Beliefs::ring_decisive},
};

struct Group {
  std::string_view name;
  std::span<const Belief> beliefs;
};
constexpr std::array kGroups{Group{"road", kRoad}, Group{"march", kMarch}, Group{"hunt", kHunt},
                             Group{"rings", kRings}};

/// Those of the squire's rooms.
constexpr std::string_view kFree = "free";
constexpr std::string_view kShadow = "shadow";

bool is_member(std::string_view name) {
  return name == "note" || name == kFree || name == kShadow || players::has_name(kGroups, name);
}

}  // namespace

base::Result<Beliefs> parse_beliefs(std::string_view text, std::string_view file) {
  base::Fault fault{std::string(file)};
  const auto json = base::parse_text(text, fault);
  if (!json) return fault.error();
  const base::JsonReader all(*json, fault);
  players::refuse_others(all, is_member);
  Beliefs beliefs;
  for (const Group& group : kGroups) {
    const base::JsonReader members = all.at(group.name);
    players::refuse_others(
        members, [&](std::string_view name) { return players::has_name(group.beliefs, name); });
    players::read_numbers(members, group.beliefs, beliefs);
  }
  beliefs.free = squire::read_weights(all.at(kFree));
  beliefs.shadow = squire::read_weights(all.at(kShadow));
  if (fault.any()) return fault.error();
  return beliefs;
}

}  // namespace wotr_players::steward
