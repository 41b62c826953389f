#include "rules/wotr/card_effects/on_armies/the_eagles_are_coming.h"

#include <algorithm>

#include "rules/wotr/board/control.h"
#include "rules/wotr/cards/card_die.h"
#include "rules/wotr/cards/read_field.h"

namespace wotr {
namespace {

/// The questions of this card.
constexpr int kArmy = 0;
constexpr int kDie = 1;  ///< a: dice still to be thrown
constexpr int kHome = 2;

constexpr int kMostDice = 5;

/// Not the Witch-king, whom this card leaves out.
int nazgul_there(const Rules& rules, const Board& board) {
  return figures_at(rules, board, board.event.place).nazgul;
}

void offer_regions(const Rules& rules, const State& state, const Where& where, Side side,
                   Decision& decision) {
  ask(decision, state.board.event.player, DecisionKind::kCardRegion, 72);
  for (const RegionId region : regions_where(rules, state.board, side, where)) {
    decision.offer(act(ActionKind::kRegion, region));
  }
}

void attack_nazgul(Play& play, const CardStep& step, RegionId region) {
  CardInPlay& event = play.board().event;
  event.region = region;
  event.place = place_of_army(play.rules, play.board(), Side::kShadow, region);
  event.successes = 0;
  report<EventKind::kCardTarget>(play, {step.card, region});
  const int dice = std::min(kMostDice, nazgul_there(play.rules, play.board()));
  push_question(play, step.at(kDie, dice));
}

void send_home(Play& play, RegionId home) {
  const CardInPlay& event = play.board().event;
  const Place place = place_of_army(play.rules, play.board(), Side::kShadow, home);
  const int left = nazgul_there(play.rules, play.board());
  if (place != event.place) relocate(play, kNazgul, left, event.place, place, Cause::kMove);
}

}  // namespace

TheEaglesAreComing read_eagles(const Rules& rules, const base::JsonReader& entry, CardProgram&) {
  entry.allow({"the-eagles-are-coming", "in", "home", "success", "if"});
  TheEaglesAreComing data;
  data.in = read_where(rules, entry.at("in"));
  data.home = read_where(rules, entry.at("home"));
  data.success = static_cast<std::uint8_t>(entry.at("success").integer(2, 6));
  return data;
}

void run_eagles(Play& play, const TheEaglesAreComing&, const CardStep& step) {
  push_question(play, step.at(kArmy));
}

void ask_eagles(const Rules& rules, const State& state, const TheEaglesAreComing& data,
                const CardStep& step, Decision& decision) {
  if (step.stage == kDie) return ask_card_die(decision, step.a);
  const Where& where = step.stage == kArmy ? data.in : data.home;
  offer_regions(rules, state, where, side_of_card(rules, step), decision);
}

void answer_eagles(Play& play, const TheEaglesAreComing& data, const CardStep& step,
                   Action action) {
  if (step.stage == kArmy) return attack_nazgul(play, step, region_of(action));
  if (step.stage == kHome) return send_home(play, region_of(action));
  CardInPlay& event = play.board().event;
  if (throw_card_die(play, step.card, action.a, data.success)) ++event.successes;
  if (step.a > 1) return push_question(play, step.at(kDie, step.a - 1));
  if (event.successes != 0) {
    eliminate(play, kNazgul, event.successes, event.place, Cause::kCard);
  }
  if (nazgul_there(play.rules, play.board()) != 0) push_question(play, step.at(kHome));
}

}  // namespace wotr
