#include "rules/wotr/combat/effects.h"

#include <algorithm>
#include <array>

#include "rules/wotr/combat/dice.h"
#include "rules/wotr/combat/hits.h"
#include "rules/wotr/combat/leadership.h"
#include "rules/wotr/combat/leave_field.h"
#include "rules/wotr/combat/victims.h"

namespace wotr {
namespace {

using base::JsonReader;

struct CombatVerbRow {
  std::string_view id;
  CombatEffectData (*read)(const JsonReader&) = nullptr;
  void (*run)(Play&, const CombatEffect&, const CombatStep&) = nullptr;
  void (*ask)(const Rules&, const State&, const CombatEffect&, const CombatStep&,
              Decision&) = nullptr;
  void (*answer)(Play&, const CombatEffect&, const CombatStep&, Action) = nullptr;
};

/// A verb that asks nothing.
template <class Data, auto read, auto run>
constexpr CombatVerbRow verb(std::string_view id) {
  CombatVerbRow row;
  row.id = id;
  row.read = [](const JsonReader& entry) -> CombatEffectData { return read(entry); };
  row.run = [](Play& play, const CombatEffect& effect, const CombatStep& step) {
    run(play, std::get<Data>(effect.data), step);
  };
  return row;
}

/// A verb with questions.
template <class Data, auto read, auto run, auto ask_it, auto answer_it>
constexpr CombatVerbRow verb(std::string_view id) {
  CombatVerbRow row = verb<Data, read, run>(id);
  row.ask = [](const Rules& rules, const State& state, const CombatEffect& effect,
               const CombatStep& step, Decision& decision) {
    ask_it(rules, state, std::get<Data>(effect.data), step, decision);
  };
  row.answer = [](Play& play, const CombatEffect& effect, const CombatStep& step, Action action) {
    answer_it(play, std::get<Data>(effect.data), step, action);
  };
  return row;
}

CancelCard read_cancel_card(const JsonReader& entry) {
  entry.allow({"cancel-card", "if", "second"});
  return {};
}

/// it has no effect, not even later in the round.
void run_cancel_card(Play& play, const CancelCard&, const CombatStep& step) {
  CombatTerms& enemy = cards_of(play.board().battle, enemy_of(step.side));
  if (enemy.card == kNoCard) return;
  enemy.cancelled = 1;
  report<EventKind::kCardCancelled>(play, {enemy.card});
}

/// In the order of CombatEffectData.
constexpr std::array<CombatVerbRow, kCombatVerbCount> kVerbs{
    verb<ModifyDice, read_modify, run_modify>("modify"),
    verb<LimitDice, read_dice, run_dice>("dice"),
    verb<PreventReroll, read_no_reroll, run_no_reroll>("no-reroll"),
    verb<ForfeitNazgul, read_forfeit, run_forfeit, ask_forfeit, answer_forfeit>("forfeit-nazgul"),
    verb<TurnMisses, read_turn_misses, run_turn_misses, ask_turn_misses, answer_turn_misses>(
        "turn-misses"),
    verb<Silence, read_silence, run_silence, ask_silence, answer_silence>("silence"),
    verb<CancelCard, read_cancel_card, run_cancel_card>("cancel-card"),
    verb<ExtraAttack, read_extra_attack, run_extra_attack, ask_extra_attack, answer_extra_attack>(
        "attack"),
    verb<TakeHits, read_take_hits, run_take_hits, ask_take_hits, answer_take_hits>("take-hits"),
    verb<AddHits, read_add_hits, run_add_hits>("add-hits"),
    verb<Strike, read_strike, run_strike>("strike"),
    verb<CancelHits, read_cancel_hits, run_cancel_hits>("cancel-hits"),
    verb<StrikeDown, read_strike_down, run_strike_down, ask_strike_down, answer_strike_down>(
        "eliminate"),
    verb<Sacrifice, read_sacrifice, run_sacrifice, ask_sacrifice, answer_sacrifice>("sacrifice"),
    verb<LeaveField, read_leave_field, run_leave_field, ask_leave_field, answer_leave_field>(
        "leave-field"),
    verb<OnesHitThemselves, read_ones, run_ones>("ones-hit-themselves"),
};

const CombatVerbRow& row_of(const CombatEffect& effect) { return kVerbs[effect.data.index()]; }

/// The one field of the entry that is a verb.
const CombatVerbRow* find_verb(const JsonReader& entry) {
  const CombatVerbRow* found = nullptr;
  for (const auto& member : entry.members()) {
    const std::string_view name = member.first;
    const auto* const row = std::find_if(kVerbs.begin(), kVerbs.end(),
                                         [&](const CombatVerbRow& one) { return one.id == name; });
    if (row == kVerbs.end()) continue;
    if (found != nullptr) entry.fail("an effect has one verb");
    found = row;
  }
  if (found == nullptr) entry.fail("none of these fields is a verb (docs/combat-cards.md)");
  return found;
}

CombatEffect read_combat_effect(const Rules& rules, const JsonReader& entry) {
  CombatEffect effect;
  effect.conditions = read_combat_conditions(rules, entry, "if");
  const auto second = entry.find("second");
  effect.second = second && second->boolean();
  if (const CombatVerbRow* const row = find_verb(entry)) effect.data = row->read(entry);
  return effect;
}

/// The initiative numbers of a moment.
struct Numbers {
  int first, last;
};
constexpr std::array<Numbers, 4> kNumbers{Numbers{0, 3}, {4, 4}, {5, 6}, {7, 9}};

/// Whose card is looked at, and for which initiative number.
struct Turn {
  Side side;
  int initiative;
};

/// R-213, by option: the lower number first and the defender's on a tie, or all of the defender's.
Turn turn_at(const Rules& rules, const Battle& battle, Numbers numbers, int turn) {
  const int length = numbers.last - numbers.first + 1;
  const bool by_side = rules.options.card_order == CardOrder::kDefenderFirst;
  const bool defender = by_side ? turn < length : turn % 2 == 0;
  const int offset = by_side ? turn % length : turn / 2;
  return {defender ? defender_of(battle) : battle.attacker, numbers.first + offset};
}

bool acts_at(const Rules& rules, const CombatTerms& cards, int initiative, bool second) {
  if (cards.card == kNoCard || cards.cancelled != 0) return false;
  if (second && !combat_program_of(rules, cards.card).has_second) return false;
  const CombatHalf& half = rules.combat_halves[card_of(rules, cards.card).combat];
  return half.initiative[second ? 1 : 0] == initiative;
}

const CombatEffect& effect_of(const Rules& rules, const State& state, const CombatStep& step) {
  const CardId card = cards_of(state.board.battle, step.side).card;
  return combat_program_of(rules, card).effects[step.effect];
}

}  // namespace

CombatProgram read_combat_program(const Rules& rules, const JsonReader& entry) {
  CombatProgram program;
  program.conditions = read_combat_conditions(rules, entry, "if");
  for (const JsonReader& effect : entry.at("do").list()) {
    program.effects.push_back(read_combat_effect(rules, effect));
    program.has_second = program.has_second || program.effects.back().second;
  }
  return program;
}

bool is_moment(int number) { return number < static_cast<int>(kNumbers.size()); }

bool asks_something(const Rules& rules, CardId card, int effect) {
  const std::vector<CombatEffect>& effects = combat_program_of(rules, card).effects;
  if (effect >= static_cast<int>(effects.size())) return false;
  return row_of(effects[static_cast<std::size_t>(effect)]).ask != nullptr;
}

void run_combat_moment(Play& play, const Step& step) {
  const Battle& battle = play.board().battle;
  if (cards_of(battle, Side::kFree).card == kNoCard &&
      cards_of(battle, Side::kShadow).card == kNoCard) {
    return;
  }
  const auto [moment, begun] = fields_of<StepKind::kCombatMoment>(step);
  const Numbers numbers = kNumbers[static_cast<std::size_t>(moment)];
  const int turns = 2 * (numbers.last - numbers.first + 1);
  if (!is_fought(play.rules, play.board())) return;
  for (int turn = begun; turn < turns; ++turn) {
    const Turn now = turn_at(play.rules, battle, numbers, turn);
    for (const bool second : {false, true}) {
      if (!acts_at(play.rules, cards_of(battle, now.side), now.initiative, second)) continue;
      push<StepKind::kCombatMoment>(play, {moment, turn + 1});
      return push<StepKind::kCombatEffect>(play, {now.side, 0, second});
    }
  }
}

void run_combat_effect(Play& play, const Step& step) {
  const auto [side, at, second] = fields_of<StepKind::kCombatEffect>(step);
  const CardId card = cards_of(play.board().battle, side).card;
  const std::vector<CombatEffect>& effects = combat_program_of(play.rules, card).effects;
  if (at >= static_cast<int>(effects.size())) return;
  push<StepKind::kCombatEffect>(play, {side, at + 1, second});
  const CombatEffect& effect = effects[static_cast<std::size_t>(at)];
  if (effect.second != second || !all_hold(play.rules, play.board(), side, effect.conditions))
    return;
  row_of(effect).run(play, effect, {side, static_cast<std::uint8_t>(at)});
}

void ask_combat_question(const Rules& rules, const State& state, const Step& step,
                         Decision& decision) {
  const CombatStep now = combat_step_of(step);
  const CombatEffect& effect = effect_of(rules, state, now);
  row_of(effect).ask(rules, state, effect, now, decision);
}

void answer_combat_question(Play& play, const Step& step, Action action) {
  const CombatStep now = combat_step_of(step);
  const CombatEffect& effect = effect_of(play.rules, play.state, now);
  row_of(effect).answer(play, effect, now, action);
}

}  // namespace wotr
