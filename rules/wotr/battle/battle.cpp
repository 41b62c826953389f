// P-BATTLE: the rounds of a battle, and the White Rider.
#include "rules/wotr/battle/battle.h"

#include <algorithm>

#include "rules/wotr/battle/advance.h"
#include "rules/wotr/battle/casualties.h"
#include "rules/wotr/battle/combat_moments.h"
#include "rules/wotr/battle/event_card_terms.h"
#include "rules/wotr/battle/force.h"
#include "rules/wotr/battle/retreat.h"
#include "rules/wotr/battle/siege.h"
#include "rules/wotr/politics/politics.h"

namespace wotr {
namespace {

enum class Throw : std::uint8_t { kRoll, kReroll };

/// A new round: no card has been chosen, and those of the last one mean nothing any more.
void clear_combat_cards(Battle& battle) {
  battle.cards = {};
  battle.cards_revealed = 0;
  battle.leaderless = 0;
  battle.silenced = 0;
  battle.nazgul_forfeited = 0;
}

/// Both batches lie ready; the attacker's is thrown first.
Side throwing(const Battle& battle) {
  return battle.dice[at(battle.attacker)] != 0 ? battle.attacker : defender_of(battle);
}

bool dice_left(const Battle& battle) { return (battle.dice[0] | battle.dice[1]) != 0; }

void offer_die(Decision& decision) {
  for (int value = 1; value <= 6; ++value) decision.outcome(act(ActionKind::kRoll, value), 1);
}

/// a 1 misses and a 6 hits, whatever is added.
bool is_hit(const Rules& rules, const Battle& battle, Side side, int value, Throw kind) {
  if (value == 1 || value == 6) return value == 6;
  const CombatTerms& cards = battle.cards[at(side)];
  const int bonus =
      kind == Throw::kRoll ? cards.roll_bonus - cards.roll_penalty : cards.reroll_bonus;
  return value + bonus >= hit_number(rules, battle, side);
}

void throw_die(Play& play, int value, Throw kind) {
  Battle& battle = play.board().battle;
  const Side side = throwing(battle);
  const bool hit = is_hit(play.rules, battle, side, value, kind);
  --battle.dice[at(side)];
  if (hit) ++battle.hits[at(side)];
  CombatTerms& cards = battle.cards[at(side)];
  if (kind == Throw::kReroll) {
    if (hit) ++cards.reroll_hits;
  } else {
    if (!hit) ++battle.misses[at(side)];
    if (value == 1) ++cards.ones;
  }
  report<EventKind::kCombatDie>(play, {side, value, hit, kind == Throw::kReroll});
}

/// R-221, by option: a battle in the field has its last round, a sortie too. Whoever may
/// not cease goes on.
bool may_go_on(const Rules& rules, const Battle& battle) {
  const int last = rules.options.max_rounds;
  return last == 0 || battle.round < last || !may_cease(battle);
}

/// R-221, by option, as an assault is extended.
void offer_another_round(const Rules& rules, const Board& board, Decision& decision) {
  if (!rules.options.extend_field) return;
  const Side attacker = board.battle.attacker;
  for_each_figure(force_of(rules, board, attacker), attacker, [&](Figure figure, int) {
    if (can_be_reduced(rules, board, figure)) decision.offer(act(ActionKind::kReduce, figure));
  });
}

}  // namespace

void begin_battle(Play& play, Side attacker, BattleKind kind, bool relief) {
  Board& board = play.board();
  const Figures rearguard = board.battle.rearguard;
  board.battle = Battle{};
  board.battle.kind = kind;
  board.battle.attacker = attacker;
  board.battle.from = region_of(board.group.from);
  board.battle.target = board.group.to;
  board.battle.rearguard = rearguard;
  board.battle.relief = relief ? 1 : 0;
  board.group = Group{};
  push(play, StepKind::kBattle);
}

void run_battle(Play& play, const Step&) {
  const Battle& battle = play.board().battle;
  const Side defender = defender_of(battle);
  report<EventKind::kBattleBegan>(play, {battle.attacker, battle.from, battle.target, battle.kind});
  for_each_figure(battle.rearguard, battle.attacker, [&play](Figure figure, int amount) {
    report<EventKind::kRearguard>(play, {figure, amount});
  });
  on_attacked(play, force_of(play.rules, play.board(), defender), defender,
              battle.target);  // R-264a
  push(play, StepKind::kBattleEnd);
  push(play, StepKind::kRound);
  push(play, StepKind::kWhiteRider);
}

void ask_white_rider(const Rules& rules, const State& state, const Step&, Decision& decision) {
  const Figures shadow = force_of(rules, state.board, Side::kShadow);
  const Figures free = force_of(rules, state.board, Side::kFree);
  const bool nazgul = shadow.nazgul != 0 || contains(shadow.characters, Character::kWitchKing);
  if (!nazgul || !contains(free.characters, Character::kGandalfTheWhite)) return;
  ask(decision, seat_of_force(rules, state.board, Side::kFree), DecisionKind::kWhiteRider, 107);
  decision.offer(act(ActionKind::kForfeit));
  decision.offer(act(ActionKind::kStop));
}

void answer_white_rider(Play& play, const Step&, Action action) {
  if (!is(action, ActionKind::kForfeit)) return;
  play.board().battle.nazgul_cancelled = 1;
  report(play, EventKind::kNazgulCancelled);
}

void run_round(Play& play, const Step&) {
  Battle& battle = play.board().battle;
  clear_combat_cards(battle);
  if (battle.round < 0xFF) ++battle.round;
  report<EventKind::kRound>(play, {battle.round});
  if (can_withdraw(play.rules, play.board())) {
    push(play, StepKind::kWithdraw);  // P-BATTLE 2a; goes on with fight_round
  } else {
    fight_round(play);
  }
}

void fight_round(Play& play) {
  Battle& battle = play.board().battle;
  battle.hits = {};
  battle.misses = {};
  battle.rerolls = {};
  push(play, StepKind::kRoundResult);  // 2e, 2f, 2g; R-002: casualties come after the re-roll
  push_moment(play, CombatMoment::kAfterReroll);
  push(play, StepKind::kLeaderReroll);  // 2d
  push_moment(play, CombatMoment::kBeforeReroll);
  push(play, StepKind::kCombatDice);  // 2c
  push_moment(play, CombatMoment::kBeforeRoll);
  push(play, StepKind::kRevealCombatCards);  // 2b, R-212
  if (play.rules.options.card_declaration == CardDeclaration::kTogether) {
    return push(play, StepKind::kDeclareCombatCards);
  }
  push<StepKind::kCombatCard>(play, {defender_of(battle)});
  push<StepKind::kCombatCard>(play, {battle.attacker});
}

void run_combat_dice(Play& play, const Step&) {
  if (!is_fought(play.rules, play.board())) return;  // a card has ended the battle
  Battle& battle = play.board().battle;
  for (const Side side : {Side::kFree, Side::kShadow}) {
    const int dice = combat_dice(play.rules, play.board(), side);
    const int left = std::max(std::min(1, dice), dice - battle.fewer_dice[at(side)]);
    battle.dice[at(side)] = static_cast<std::uint8_t>(left);
  }
  push(play, StepKind::kCombatRoll);
}

void ask_combat_roll(const Rules&, const State& state, const Step&, Decision& decision) {
  const Battle& battle = state.board.battle;
  const Side side = throwing(battle);
  const auto purpose =
      side == Side::kFree ? DecisionKind::kCombatRollFree : DecisionKind::kCombatRollShadow;
  ask_chance(decision, purpose, 208, battle.dice[at(side)]);
  offer_die(decision);
}

void answer_combat_roll(Play& play, const Step&, Action action) {
  throw_die(play, action.a, Throw::kRoll);
  if (dice_left(play.board().battle)) push(play, StepKind::kCombatRoll);
}

void run_leader_reroll(Play& play, const Step&) {
  Board& board = play.board();
  Battle& battle = board.battle;
  for (const Side side : {Side::kFree, Side::kShadow}) {
    const bool may = battle.cards[at(side)].no_reroll == 0;
    const int most = may ? leadership(play.rules, board, side) : 0;
    battle.rerolls[at(side)] =
        static_cast<std::uint8_t>(std::min<int>(most, battle.misses[at(side)]));
  }
  battle.dice = battle.rerolls;
  if (dice_left(battle)) push(play, StepKind::kRerollRoll);
}

void ask_reroll_roll(const Rules&, const State& state, const Step&, Decision& decision) {
  const Battle& battle = state.board.battle;
  const Side side = throwing(battle);
  const auto purpose =
      side == Side::kFree ? DecisionKind::kCombatRerollFree : DecisionKind::kCombatRerollShadow;
  ask_chance(decision, purpose, 216, battle.dice[at(side)]);
  offer_die(decision);
}

void answer_reroll_roll(Play& play, const Step&, Action action) {
  throw_die(play, action.a, Throw::kReroll);
  if (dice_left(play.board().battle)) push(play, StepKind::kRerollRoll);
}

void run_round_result(Play& play, const Step&) {
  if (!is_fought(play.rules, play.board())) return;
  const Battle battle = play.board().battle;
  const Side attacker = battle.attacker;
  const Side defender = defender_of(battle);
  for (const Side side : {attacker, defender}) {
    report<EventKind::kHits>(play, {side, battle.hits[at(side)]});
  }
  const bool siege = battle.kind == BattleKind::kSiege;
  if (siege) {
    push(play, StepKind::kExtendSiege);
  } else {
    push(play, StepKind::kCeaseOrContinue);
  }
  push_moment(play, CombatMoment::kAfterCasualties);
  // all hits were scored; the attacker only chooses first.
  for (const Side side : {defender, attacker}) {
    const int hits = battle.hits[at(enemy_of(side))] + battle.cards[at(side)].hits_on_itself;
    take_hits(play, side, hits, place_of_force(battle, side));
  }
}

void ask_cease_or_continue(const Rules& rules, const State& state, const Step&,
                           Decision& decision) {
  if (!is_fought(rules, state.board)) return;
  const Side attacker = state.board.battle.attacker;
  ask(decision, seat_of_force(rules, state.board, attacker), DecisionKind::kCeaseOrContinue, 220);
  if (may_go_on(rules, state.board.battle)) {
    decision.offer(act(ActionKind::kContinue));
  } else {
    offer_another_round(rules, state.board, decision);
  }
  if (may_cease(state.board.battle)) decision.offer(act(ActionKind::kCease));
}

void answer_cease_or_continue(Play& play, const Step&, Action action) {
  if (is(action, ActionKind::kCease)) {
    report<EventKind::kCeased>(play, {play.board().battle.attacker});
    return;
  }
  if (is(action, ActionKind::kReduce)) {
    reduce_elite(play, figure_of(action), attackers_place(play.board().battle));
  }
  push(play, StepKind::kRetreat);  // goes on with the next round
}

/// for politics a defeat is nothing but the attack that it was.
void run_battle_end(Play& play, const Step&) {
  end_siege_if_decided(play);
  if (can_advance(play.rules, play.board())) {
    begin_advance(play);
  } else {
    close_battle(play);
  }
}

void close_battle(Play& play) {
  Board& board = play.board();
  const Battle& battle = board.battle;
  report<EventKind::kBattleEnded>(
      play, {battle.attacker, battle.target, battle.kind, outcome_of_battle(play.rules, board)});
  board.battle = Battle{};
  board.group = Group{};
}

}  // namespace wotr
