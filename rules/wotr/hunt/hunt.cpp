// Moving the Fellowship and the Hunt roll: P-MOVE, R-130, R-137 to R-140.

#include "rules/wotr/hunt/hunt.h"

#include <algorithm>

#include "rules/wotr/board/control.h"
#include "rules/wotr/cards/table.h"
#include "rules/wotr/fellowship/mordor.h"

namespace wotr {
namespace {

constexpr int kMostHuntDice = 5;
constexpr int kLastProgress = 12;

void offer_die(Decision& decision) {
  for (int value = 1; value <= 6; ++value) decision.outcome(act(ActionKind::kRoll, value), 1);
}

bool is_success(const Hunt& hunt, int value) { return value >= lowest_success(hunt); }

void record_die(Play& play, int value) {
  Hunt& hunt = play.board().hunt;
  const bool success = is_success(hunt, value);
  --hunt.dice;
  ++(success ? hunt.successes : hunt.failures);
  report<EventKind::kHuntDie>(play, {value, success});
}

/// a tile is drawn at once.
void move_on_track(Play& play) {
  Board& board = play.board();
  board.mordor_attempt = 1;
  report(play, EventKind::kTrackAttempted);
  clear_hunt(board);
  board.hunt.on_track = 1;
  // the die that pays for this move is not in the box yet.
  board.hunt.eye_damage = static_cast<std::uint8_t>(board.hunt_box.shadow + board.hunt_box.free);
  draw_tile(play);
}

}  // namespace

int lowest_success(const Hunt& hunt) { return std::max(2, 6 - hunt.bonus); }

bool can_move_fellowship(const Board& board) {
  const Fellowship& fellowship = board.fellowship;
  if (fellowship.hidden == 0) return false;
  return in_mordor(fellowship) || fellowship.progress < kLastProgress;
}

void move_fellowship(Play& play) {
  Fellowship& fellowship = play.board().fellowship;
  if (in_mordor(fellowship)) return move_on_track(play);
  ++fellowship.progress;
  report<EventKind::kFellowshipMoved>(play, {fellowship.progress});
  push(play, StepKind::kHunt);
}

void run_hunt(Play& play, const Step&) {
  Board& board = play.board();
  if (board.hunt_box.shadow == 0) return;  // Hunt Level 0
  clear_hunt(board);
  board.hunt.dice = std::min<std::uint8_t>(kMostHuntDice, board.hunt_box.shadow);
  board.hunt.bonus = board.hunt_box.free;  // the die of this move is not in the box yet
  push(play, StepKind::kHuntOutcome);
  push(play, StepKind::kHuntReroll);
  push(play, StepKind::kHuntRoll);
  offer_table_card(play, Lasting::kHuntBonus);
}

void raise_hunt(Play& play) { ++play.board().hunt.bonus; }

void ask_hunt_roll(const Rules&, const State& state, const Step&, Decision& decision) {
  ask_chance(decision, DecisionKind::kHuntRoll, 137, state.board.hunt.dice);
  offer_die(decision);
}

void answer_hunt_roll(Play& play, const Step&, Action action) {
  record_die(play, action.a);
  if (play.board().hunt.dice != 0) push(play, StepKind::kHuntRoll);
}

namespace {

/// R-138, by option, with three and four players: who hunts under Saruman's eye.
int rerolls_of_elites(const Rules& rules, const Board& board, RegionId here) {
  const Options& options = rules.options;
  if (!options.elite_rerolls_multiplayer || options.players <= 2) return 0;
  if (!is_on_map(board, Character::kSaruman)) return 0;
  const auto elites = [](const Figures& figures) {
    return figures.elite[static_cast<std::size_t>(Nation::kIsengard)] +
           figures.elite[static_cast<std::size_t>(Nation::kSouthrons)];
  };
  const bool besieged = is_besieged(rules, board, here);
  const int inside = besieged ? elites(figures_at(rules, board, in_garrison(here))) : 0;
  return elites(figures_in(board, here)) + inside;
}

}  // namespace

int hunt_rerolls(const Rules& rules, const Board& board) {
  const RegionId here = board.fellowship.region;
  const Figures& outside = figures_in(board, here);
  const Figures& inside = army_in(rules, board, Side::kShadow, here);
  const CharacterSet minions = join(outside.characters, inside.characters);

  const bool stronghold =
      rules.stronghold_regions.contains(here) && controls(rules, board, Side::kShadow, here);
  const bool unit = has_unit(outside, Side::kShadow) || has_unit(inside, Side::kShadow);
  const bool nazgul = outside.nazgul != 0 || inside.nazgul != 0 ||
                      contains(minions, Character::kWitchKing);
  return int{stronghold} + int{unit} + int{nazgul} + rerolls_of_elites(rules, board, here);
}

void ask_hunt_reroll(const Rules& rules, const State& state, const Step&, Decision& decision) {
  const int most = std::min(hunt_rerolls(rules, state.board), int{state.board.hunt.failures});
  ask(decision, leading_seat(state.board, Side::kShadow), DecisionKind::kHuntReroll, 138);
  if (most == 0) return;
  for (int dice = 0; dice <= most; ++dice) decision.offer(act(ActionKind::kReroll, dice));
}

void answer_hunt_reroll(Play& play, const Step&, Action action) {
  if (action.a == 0) return;
  Hunt& hunt = play.board().hunt;
  hunt.dice = action.a;
  hunt.failures = static_cast<std::uint8_t>(hunt.failures - action.a);
  push(play, StepKind::kHuntRerollRoll);
}

void ask_hunt_reroll_roll(const Rules&, const State& state, const Step&, Decision& decision) {
  ask_chance(decision, DecisionKind::kHuntRerollRoll, 138, state.board.hunt.dice);
  offer_die(decision);
}

void answer_hunt_reroll_roll(Play& play, const Step&, Action action) {
  record_die(play, action.a);
  if (play.board().hunt.dice != 0) push(play, StepKind::kHuntRerollRoll);
}

void run_hunt_outcome(Play& play, const Step&) {
  const std::uint8_t successes = play.board().hunt.successes;
  clear_hunt(play.board());
  if (successes == 0) return;
  play.board().hunt.eye_damage = successes;
  draw_tile(play);
}

}  // namespace wotr
