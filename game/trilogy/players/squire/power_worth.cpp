// What powers would do now, verb by verb.

#include "game/trilogy/players/squire/power_worth.h"

#include <algorithm>

#include "game/trilogy/players/squire/conquest.h"
#include "game/trilogy/players/squire/fights.h"
#include "game/trilogy/players/squire/placing.h"
#include "rules/trilogy/board/links.h"
#include "rules/trilogy/odds/invasion_odds.h"

namespace trilogy_players::squire {
namespace {

constexpr int kSuccess = 4;

bool is_at_mount_doom(const Board& board) { return board.fellowship.place + 1u == kPathSteps; }

/// The best attack over a range that could not be made otherwise (T-057).
double worth_of_crossing(const Situation& now) {
  double most = 0;
  for (const Territory from : own_land(now)) {
    const Stack stack = stack_in(now, from);
    if (stack.battalions < 2) continue;
    const TerritorySet across = now.rules.across[static_cast<std::size_t>(from)];
    const double else_won = best_march(now, stack, now.weights.depth_of_glance).worth;
    for (const Territory to : across - own_land(now) - barred_from_invasions(now.board)) {
      const double won = worth_of_attack(now, stack, to, now.weights.depth_of_glance);
      most = std::max(most, won - else_won);
    }
  }
  return most;
}

class Effects {
 public:
  explicit Effects(const Situation& now) : now_(now) {}

  double operator()(const Steal& effect) const {
    const int target = battalions_in(now_.board, invasion().to);
    const int stolen = std::min(int{effect.most}, target - 1);
    return stolen * unit() + worth_of_aid(now_, {.attackers = stolen, .defenders = stolen});
  }
  double operator()(const Reinforce& effect) const {
    if (!effect.invaded) {
      return effect.count * unit() + worth_of_aid(now_, {.attackers = effect.count});
    }
    const double held = danger(now_) - danger_with(-effect.count, 0);
    return held * loss_of(now_, invasion().to) +
           effect.count * unit() * (1 - danger_with(-effect.count, 0));
  }
  double operator()(const CancelStronghold&) const { return worth_of_aid(now_, {.bonus = 1}); }
  double operator()(const AttackBonus& effect) const {
    return worth_of_aid(now_, {.bonus = effect.count});
  }
  double operator()(const DestroyAttackers&) const {
    const int dice = invasion().attack_dice;
    const double rivalry = now_.outlook.rivalry[at(now_.board.to_act)];
    const double held = danger(now_) - danger_with(0, dice);
    return held * loss_of(now_, invasion().to) + dice * unit() * rivalry;
  }
  /// What stays is lost the sooner: saved are those who would have fallen with it.
  double operator()(const Withdraw&) const {
    const int spare = battalions_in(now_.board, invasion().to) - 1;
    return std::max(0.0, (danger(now_) - 0.5) * spare * unit());
  }
  double operator()(const BlockBridge&) const {
    double most = 0;
    for (std::size_t b = 0; b < kBridgeCount; ++b) {
      most = std::max(most, worth_of_closing(now_, static_cast<Bridge>(b)));
    }
    return most;
  }
  double operator()(const CarryLeader&) const {
    double most = 0;
    const TerritorySet& leaders = now_.board.leaders[at(now_.seat)];
    for (const Territory from : leaders) {
      for (const Territory to : own_land(now_) - leaders) {
        most = std::max(most, worth_of_carrying(now_, from, to));
      }
    }
    return most;
  }
  double operator()(const Hunt& effect) const {
    const Territory place = now_.rules.path[now_.board.fellowship.place];
    if (own_land(now_).contains(place)) return effect.count * unit();
    return -effect.steps * worth_of_delay(now_);
  }
  double operator()(const FortifyAgain&) const {
    constexpr double kMoves = 0.2;
    return kMoves;
  }
  double operator()(const CrossMountains&) const { return worth_of_crossing(now_); }
  double operator()(const HoldFellowship&) const { return worth_of_delay(now_); }
  double operator()(const RequireRoll&) const { return worth_of_delay(now_) / 2; }
  double operator()(const ChangeRoll& effect) const {
    double most = worth_of_change(now_, effect.by[0]);
    for (std::size_t i = 1; i < effect.choices; ++i) {
      most = std::max(most, worth_of_change(now_, effect.by[i]));
    }
    return most;
  }
  template <class NoPower>
  double operator()(const NoPower&) const {
    return 0;
  }

 private:
  const Invasion& invasion() const { return now_.board.invasion; }
  double unit() const { return now_.outlook.unit; }
  double danger_with(int fewer_defenders, int fewer_attackers) const {
    Forces forces = forces_of(now_, stack_in(now_, invasion().from), invasion().to);
    forces.defenders -= fewer_defenders;
    forces.attackers -= fewer_attackers;
    return fight_of(forces).won;
  }

  const Situation& now_;
};

}  // namespace

double worth_of_effect(const Situation& now, const AdventureCard& power) {
  return std::visit(Effects(now), power.effect);
}

double worth_of_delay(const Situation& now) {
  return std::clamp(-now.outlook.lead * now.weights.tempo, -now.weights.most_tempo,
                    now.weights.most_tempo);
}

double worth_of_change(const Situation& now, int by) {
  const Fellowship& fellowship = now.board.fellowship;
  const bool before = fellowship.roll + fellowship.change >= kSuccess;
  const bool after = fellowship.roll + fellowship.change + by >= kSuccess;
  if (before == after || fellowship.held != 0) return 0;
  if (is_at_mount_doom(now.board)) {
    const double end = now.outlook.lead > 0 ? now.weights.last_roll : -now.weights.last_roll;
    return after ? end : -end;
  }
  return after ? -worth_of_delay(now) : worth_of_delay(now);
}

double worth_of_closing(const Situation& now, Bridge bridge) {
  const BridgeRow& row = now.rules.bridges[static_cast<std::size_t>(bridge)];
  const auto guarded = [&](Territory own, Territory foe) {
    const bool between = own_land(now).contains(own) && !own_land(now).contains(foe);
    if (!between || at(owner_of(now.board, foe)) >= kMostSeats) return 0.0;
    if (has_leader(now.board, foe)) return 0.0;  // T-056
    const Stack stack = stack_in(now, own);
    const double attack =
        stack.leader ? 0 : worth_of_attack(now, stack, foe, now.weights.depth_of_glance);
    return risk_of(now, own, stack.battalions) - std::max(0.0, attack);
  };
  return guarded(row.one, row.other) + guarded(row.other, row.one);
}

double worth_of_carrying(const Situation& now, Territory from, Territory to) {
  return worth_of_leader_at(now, to) - worth_of_leader_at(now, from);
}

double danger(const Situation& now) {
  const Invasion& invasion = now.board.invasion;
  return fight_of(forces_of(now, stack_in(now, invasion.from), invasion.to)).won;
}

}  // namespace trilogy_players::squire
