// Dice, losses and conquest: T-028 to T-031, T-035, T-037, T-048.

#include "rules/trilogy/combat/battle.h"

#include <functional>

#include "rules/trilogy/board/counts.h"
#include "rules/trilogy/board/figures.h"
#include "rules/trilogy/combat/invasion.h"

namespace trilogy {
namespace {

void offer_die(Decision& decision) {
  for (int value = 1; value <= kDieSides; ++value) {
    decision.outcome(act(ActionKind::kRoll, value), 1);
  }
}

/// The dice are thrown one after the other; 0 is one that is still to come.
template <std::size_t size>
int thrown(const std::array<std::uint8_t, size>& dice) {
  return static_cast<int>(size) - static_cast<int>(std::count(dice.begin(), dice.end(), 0));
}

/// The highest first, with its bonus (T-028).
template <std::size_t size>
std::array<int, size> ranked(const std::array<std::uint8_t, size>& dice, int bonus) {
  std::array<int, size> sorted{};
  std::copy(dice.begin(), dice.end(), sorted.begin());
  std::sort(sorted.begin(), sorted.end(), std::greater<>());
  sorted[0] += bonus;
  return sorted;
}

struct Losses {
  int attacker = 0;
  int defender = 0;
};

Losses losses_of(Play& play) {
  const Board& board = play.board();
  const Invasion& invasion = board.invasion;
  const auto attack = ranked(invasion.attack, attack_bonus(board));
  const auto defence = ranked(invasion.defence, defence_bonus(play.rules, board));
  Losses losses;
  const std::size_t ranks = std::min(invasion.attack_dice, invasion.defence_dice);
  for (std::size_t rank = 0; rank < ranks; ++rank) {
    report<EventKind::kBattleScore>(play, {attack[rank], defence[rank]});
    ++(attack[rank] > defence[rank] ? losses.defender : losses.attacker);
  }
  return losses;
}

/// T-035, T-037: by conquest the Leader enters the territory, and takes what site is there.
void lead_in(Play& play, Territory from, Territory to) {
  Board& board = play.board();
  move_leader(play, board.to_act, from, to, Cause::kConquest);
  board.entered.insert(to);
  if (play.rules.sites.contains(to)) board.memory.site_taken = 1;
}

/// The last battalion fell: T-029, T-030.
void conquer(Play& play) {
  Board& board = play.board();
  const Invasion invasion = board.invasion;
  const Seat victim = owner_of(board, invasion.to);
  const Seat victor = board.to_act;
  lose_leader(play, invasion.to);
  set_owner(board, invasion.to, victor);
  if (board.memory.conquered < 0xFF) ++board.memory.conquered;
  report<EventKind::kConquered>(play, {victor, invasion.to, victim});
  const bool leads = has_leader(board, invasion.from);
  const bool may_stay = play.rules.options.leader_may_stay;
  if (leads && !may_stay) lead_in(play, invasion.from, invasion.to);
  end_invasion(play);
  push<StepKind::kAfterConquest>(play, {victim});
  if (leads && may_stay) push<StepKind::kLeaderFollows>(play, {invasion.from, invasion.to});
  push<StepKind::kMoveIn>(play, {invasion.from, invasion.to, invasion.attack_dice});
}

}  // namespace

int attack_bonus(const Board& board) {
  return int{has_leader(board, board.invasion.from)} + board.invasion.attack_bonus;
}

int defence_bonus(const Rules& rules, const Board& board) {
  const Territory to = board.invasion.to;
  const bool behind_walls =
      rules.strongholds.contains(to) && board.invasion.stronghold_cancelled == 0;
  return int{has_leader(board, to)} + int{behind_walls};
}

void ask_attack_roll(const Rules&, const State& state, const Step&, Decision& decision) {
  const Invasion& invasion = state.board.invasion;
  ask_chance(decision, DecisionKind::kAttackRoll, 28,
             invasion.attack_dice - thrown(invasion.attack));
  offer_die(decision);
}

void answer_attack_roll(Play& play, const Step&, Action action) {
  Invasion& invasion = play.board().invasion;
  invasion.attack[static_cast<std::size_t>(thrown(invasion.attack))] = action.a;
  report<EventKind::kBattleDie>(play, {play.board().to_act, true, action.a});
  if (thrown(invasion.attack) < invasion.attack_dice) push(play, StepKind::kAttackRoll);
}

void ask_defence_roll(const Rules&, const State& state, const Step&, Decision& decision) {
  const Invasion& invasion = state.board.invasion;
  const bool neutral = owner_of(state.board, invasion.to) == kNeutralArmy;  // T-048
  ask_chance(decision, neutral ? DecisionKind::kNeutralDefenceRoll : DecisionKind::kDefenceRoll,
             neutral ? 48 : 28, invasion.defence_dice - thrown(invasion.defence));
  offer_die(decision);
}

void answer_defence_roll(Play& play, const Step&, Action action) {
  Invasion& invasion = play.board().invasion;
  invasion.defence[static_cast<std::size_t>(thrown(invasion.defence))] = action.a;
  report<EventKind::kBattleDie>(play, {owner_of(play.board(), invasion.to), false, action.a});
  if (thrown(invasion.defence) < invasion.defence_dice) push(play, StepKind::kDefenceRoll);
}

void run_battle_result(Play& play, const Step&) {
  const Losses losses = losses_of(play);
  Board& board = play.board();
  Invasion& invasion = board.invasion;
  lose_battalions(play, invasion.from, losses.attacker, Cause::kBattle);
  lose_battalions(play, invasion.to, losses.defender, Cause::kBattle);
  if (invasion.battles < 0xFF) ++invasion.battles;
  if (battalions_in(std::as_const(board), invasion.to) == 0) return conquer(play);
  invasion.attack = {};
  invasion.defence = {};
  invasion.attack_dice = invasion.defence_dice = 0;
  push(play, StepKind::kAttack);
}

void ask_move_in(const Rules&, const State& state, const Step& step, Decision& decision) {
  const auto [from, to, least] = fields_of<StepKind::kMoveIn>(step);
  ask(decision, state.board.to_act, DecisionKind::kMoveIn, 31);
  offer_counts(least, battalions_in(state.board, from) - 1,
               [&](int count) { decision.offer(act(ActionKind::kMoveIn, count)); });
}

void answer_move_in(Play& play, const Step& step, Action action) {
  const auto [from, to, least] = fields_of<StepKind::kMoveIn>(step);
  move_battalions(play, from, to, action.a, Cause::kConquest);
}

void ask_leader_follows(const Rules&, const State& state, const Step& step, Decision& decision) {
  const auto [from, to] = fields_of<StepKind::kLeaderFollows>(step);
  ask(decision, state.board.to_act, DecisionKind::kPlaceLeader, 29);
  if (!has_leader(state.board, from)) return;
  for (const Territory there : {to, from}) decision.offer(act(ActionKind::kPlaceLeader, there));
}

void answer_leader_follows(Play& play, const Step& step, Action action) {
  const auto [from, to] = fields_of<StepKind::kLeaderFollows>(step);
  if (territory_of(action) == to) lead_in(play, from, to);
}

}  // namespace trilogy
