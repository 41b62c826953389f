#include "game/wotr/players/squire/journey.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "game/wotr/players/squire/situation/weights.h"
#include "game/wotr/players/squire/wounds.h"
#include "rules/wotr/board/control.h"
#include "rules/wotr/board/victory.h"

namespace wotr_players::squire {
namespace {

constexpr int kLastProgress = 12;

bool is_haven_here(const Situation& now) {
  const Fellowship& fellowship = now.board.fellowship;
  return !in_mordor(fellowship) && is_haven(now.rules, now.board, fellowship.region);
}

/// Points that the Shadow will have when the Ring could reach the Fire, if it goes on so.
double points_by_then(const Situation& now) {
  constexpr int kFirstBattles = 5;  // of no meaning for the pace
  constexpr double kStepsATurn = 1.5;
  constexpr double kTurnsOnTrack = 4;
  const double points = victory_points(now.rules, now.board, Side::kShadow);
  const double pace = points / std::max<int>(kFirstBattles, now.board.turn);
  return points + pace * (steps_left(now) / kStepsATurn + kTurnsOnTrack);
}

/// From 0, when every turn counts, to 1, when there is time to heal.
double patience(const Situation& now) {
  constexpr double kLost = 10;
  return std::clamp(1 - points_by_then(now) / kLost, 0.0, 1.0);
}

/// Corruption that is not worth a turn of rest.
int bearable(const Situation& now) {
  return static_cast<int>(
      std::lround(now.weights.rest_to + now.weights.haste * (1 - patience(now))));
}

/// Resting in a haven heals a point each turn.
bool should_rest(const Situation& now) {
  const Fellowship& fellowship = now.board.fellowship;
  const bool burdened = fellowship.corruption > bearable(now);
  return is_haven_here(now) && fellowship.progress == 0 && burdened && patience(now) > 0;
}

/// What a stay in a haven can do for the Ring-bearers.
double worth_of_rest(const Situation& now) {
  const int corruption = now.board.fellowship.corruption;
  if (corruption == 0) return 0;
  const int most = bearable(now);
  const double later = corruption > most ? cost_of_corruption(now, most, corruption - most) : 0;
  return cost_of_corruption(now, corruption - 1, 1) + now.weights.rest_long * patience(now) * later;
}

double worth_of_mordor_step(const Situation& now) {
  const HuntBox& box = now.board.hunt_box;
  constexpr int kUsualEyes = 2;  // early in the next turn
  constexpr double kEnd = 250;
  const int eyes = box.shadow + box.free;
  const double risk = chance_of_death(now, eyes);
  if (now.board.mordor_attempt == 0) return now.weights.mordor_step - 0.2 * kEnd * risk;
  const double more = risk - chance_of_death(now, std::min(eyes, kUsualEyes));
  const double wounds = damage_of_tile(now, eyes) - damage_of_tile(now, kUsualEyes);
  return now.weights.mordor_step - kEnd * more - now.weights.wound * 2 * std::max(0.0, wounds);
}

/// Where the Hunt finds it easily, or draws a tile at once.
double peril_of(const Situation& now, RegionId region) {
  constexpr double kTile = 15;
  constexpr double kReroll = 4;
  const Figures& here = figures_in(now.board, region);
  const bool stronghold = controls(now.rules, now.board, Side::kShadow, region) &&
                          now.rules.stronghold_regions.contains(region);
  return (stronghold ? kTile : 0) + (has_unit(here, Side::kShadow) ? kReroll : 0) +
         (here.nazgul != 0 ? kReroll : 0);
}

bool is_gate(const Situation& now, RegionId region) {
  return steps_to_mordor(now.rules, now.atlas, region) == 0;
}

double worth_of_declaring(const Situation& now, RegionId region) {
  const Fellowship& fellowship = now.board.fellowship;
  if (is_gate(now, region)) return now.weights.enter;
  const int lost = steps_to_mordor(now.rules, now.atlas, region) - steps_left(now);
  const bool haven = is_haven(now.rules, now.board, region);
  const double healed = haven ? worth_of_rest(now) : 0;
  const Nation nation = region_of(now.rules, region).nation;
  const bool wakes = haven && politics_of(now.board, nation).active == 0;
  constexpr double kWaking = 8;
  // A counter that can go no further stands still.
  const double full = fellowship.progress >= kLastProgress ? now.weights.step : 0;
  return healed + (wakes ? kWaking : 0) + full - now.weights.lost_step * std::max(0, lost) -
         peril_of(now, region) - 1;
}

}  // namespace

int steps_left(const Situation& now) {
  const Fellowship& fellowship = now.board.fellowship;
  const int all = steps_to_mordor(now.rules, now.atlas, fellowship.region);
  return std::max(0, all - fellowship.progress);
}

double worth_of_step(const Situation& now) {
  if (in_mordor(now.board.fellowship)) return worth_of_mordor_step(now);
  if (steps_left(now) == 0) return now.weights.needless_step;
  const Fellowship& fellowship = now.board.fellowship;
  const double damage = damage_of_tile(now, 1);
  const double wound =
      damage * cost_of_corruption(now, std::min<int>(fellowship.corruption, 10), 1);
  const double rest = should_rest(now) ? now.weights.rest : 0;
  const double calm = now.weights.calm * patience(now);
  const double care = 1 + now.weights.care * patience(now);
  return now.weights.step * (1 - calm) - rest -
         chance_of_tile(now) * (care * wound + now.weights.revealed);
}

double worth_of_hiding(const Situation& now) {
  return in_mordor(now.board.fellowship) ? now.weights.mordor_step : now.weights.hide;
}

Answer choose_declaration(const Situation& now) {
  return best_offered(now, [&](Action action) -> std::optional<double> {
    if (is(action, ActionKind::kStop)) return 0;
    return worth_of_declaring(now, region_of(action));
  });
}

Answer choose_in_fellowship_phase(const Situation& now) {
  if (const Answer enter = offered(now, act(ActionKind::kEnterMordor))) return enter;
  const Fellowship& fellowship = now.board.fellowship;
  // Strider hides the Company with any die; Gandalf can be spared, for he comes back.
  const Character wanted =
      fellowship.hidden != 0 ? Character::kGandalfTheGrey : Character::kStrider;
  if (const Answer guide = offered(now, act(ActionKind::kCharacter, wanted))) return guide;
  return offered(now, act(ActionKind::kStop));
}

Answer choose_guide(const Situation& now) {
  for (const Character who :
       {Character::kGandalfTheGrey, Character::kStrider, Character::kGimli, Character::kLegolas,
        Character::kBoromir, Character::kMeriadoc, Character::kPeregrin}) {
    if (const Answer guide = offered(now, act(ActionKind::kCharacter, who))) return guide;
  }
  return std::nullopt;
}

Answer choose_reveal_to(const Situation& now) {
  return best_offered(now, [&](Action action) -> std::optional<double> {
    const RegionId region = region_of(action);
    return -now.weights.lost_step * steps_to_mordor(now.rules, now.atlas, region) -
           peril_of(now, region);
  });
}

}  // namespace wotr_players::squire
