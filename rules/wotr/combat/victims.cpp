#include "rules/wotr/combat/victims.h"

#include "rules/wotr/board/place.h"
#include "rules/wotr/cards/read_field.h"
#include "rules/wotr/combat/hits.h"

namespace wotr {
namespace {

using base::JsonReader;

std::uint8_t read_need(const JsonReader& kinds, std::string_view kind) {
  const auto need = kinds.find(kind);
  return need ? static_cast<std::uint8_t>(need->integer(1, 5)) : std::uint8_t{0};
}

bool is_enough(int hits, int needed) { return needed != 0 && hits >= needed; }

/// The Witch-king is a Minion here, not one of the Nazgûl figures.
bool may_be_struck(const Rules& rules, const StrikeDown& data, Figure figure, int hits) {
  if (figure == kNazgul) return is_enough(hits, data.nazgul);
  if (is_leader(figure)) return is_enough(hits, data.leader);
  if (!is_character(figure)) return false;
  const Character who = character_of(figure);
  if (contains(kMinions, who)) return is_enough(hits, data.minion);
  return data.companion_by_level && hits > 0 && row_of(rules, who).level <= hits;
}

void kill(Play& play, Side side, Figure figure) {
  eliminate(play, figure, 1, place_of_force(play.board().battle, side), Cause::kCasualty);
}

}  // namespace

StrikeDown read_strike_down(const JsonReader& entry) {
  entry.allow({"eliminate", "spends-hit", "optional", "if", "second"});
  const JsonReader kinds = entry.at("eliminate");
  kinds.allow({"nazgul", "minion", "leader", "companion"});
  StrikeDown data;
  data.nazgul = read_need(kinds, "nazgul");
  data.minion = read_need(kinds, "minion");
  data.leader = read_need(kinds, "leader");
  if (const auto companion = kinds.find("companion")) {
    data.companion_by_level = companion->text() == "level";
    if (!data.companion_by_level) companion->fail("a Companion falls by his \"level\" only");
  }
  data.spends_hit = read_flag(entry, "spends-hit");
  data.optional = read_flag(entry, "optional");
  return data;
}

void run_strike_down(Play& play, const StrikeDown&, const CombatStep& step) {
  push_combat_question(play, step);
}

void ask_strike_down(const Rules& rules, const State& state, const StrikeDown& data,
                     const CombatStep& step, Decision& decision) {
  const Side enemy = enemy_of(step.side);
  const int hits = cards_of(state.board.battle, step.side).reroll_hits;
  ask_card_owner(rules, state, step, DecisionKind::kVictim, decision);
  for_each_figure(force_of(rules, state.board, enemy), enemy, [&](Figure figure, int) {
    if (may_be_struck(rules, data, figure, hits)) {
      decision.offer(act(ActionKind::kRemove, figure));
    }
  });
  if (data.optional && !decision.actions.empty()) decision.offer(act(ActionKind::kStop));
}

void answer_strike_down(Play& play, const StrikeDown& data, const CombatStep& step, Action action) {
  if (is(action, ActionKind::kStop)) return;
  if (data.spends_hit) cancel_hits(play, enemy_of(step.side), 1);
  kill(play, enemy_of(step.side), figure_of(action));
}

Sacrifice read_sacrifice(const JsonReader& entry) {
  entry.allow({"sacrifice", "if", "second"});
  return {};
}

void run_sacrifice(Play& play, const Sacrifice&, const CombatStep& step) {
  push_combat_question(play, step);
}

void ask_sacrifice(const Rules& rules, const State& state, const Sacrifice&, const CombatStep& step,
                   Decision& decision) {
  const Battle& battle = state.board.battle;
  ask_card_owner(rules, state, step, DecisionKind::kSacrifice, decision);
  if (battle.hits[static_cast<std::size_t>(enemy_of(step.side))] == 0) return;
  for_each_figure(force_of(rules, state.board, step.side), step.side, [&](Figure figure, int) {
    if (!is_unit(figure) && figure != kNazgul) decision.offer(act(ActionKind::kRemove, figure));
  });
  if (!decision.actions.empty()) decision.offer(act(ActionKind::kStop));
}

void answer_sacrifice(Play& play, const Sacrifice&, const CombatStep& step, Action action) {
  if (is(action, ActionKind::kStop)) return;
  const Figure figure = figure_of(action);
  const int worth = is_character(figure) ? row_of(play.rules, character_of(figure)).level : 1;
  cancel_hits(play, step.side, worth);
  kill(play, step.side, figure);
}

}  // namespace wotr
