#include "rules/wotr/card_effects/verbs.h"

#include <array>
#include <string>

#include "rules/wotr/card_effects/change_die.h"
#include "rules/wotr/card_effects/choose.h"
#include "rules/wotr/card_effects/discard_dice.h"
#include "rules/wotr/card_effects/discard_from_table.h"
#include "rules/wotr/card_effects/draw_cards.h"
#include "rules/wotr/card_effects/move_politics.h"
#include "rules/wotr/card_effects/on_armies/card_attack.h"
#include "rules/wotr/card_effects/on_armies/dead_men_of_dunharrow.h"
#include "rules/wotr/card_effects/on_armies/eliminate.h"
#include "rules/wotr/card_effects/on_armies/gather.h"
#include "rules/wotr/card_effects/on_armies/hits.h"
#include "rules/wotr/card_effects/on_armies/lose_figure.h"
#include "rules/wotr/card_effects/on_armies/move_armies.h"
#include "rules/wotr/card_effects/on_armies/recruit.h"
#include "rules/wotr/card_effects/on_armies/sail.h"
#include "rules/wotr/card_effects/on_armies/the_eagles_are_coming.h"
#include "rules/wotr/card_effects/on_armies/upgrade.h"
#include "rules/wotr/card_effects/on_fellowship/challenge_of_the_king.h"
#include "rules/wotr/card_effects/on_fellowship/corruption.h"
#include "rules/wotr/card_effects/on_fellowship/draw_tile.h"
#include "rules/wotr/card_effects/on_fellowship/fellowship_effects.h"
#include "rules/wotr/card_effects/on_fellowship/move_companions.h"
#include "rules/wotr/card_effects/on_fellowship/move_nazgul.h"
#include "rules/wotr/card_effects/on_fellowship/send.h"
#include "rules/wotr/card_effects/on_fellowship/separate.h"
#include "rules/wotr/card_effects/on_fellowship/special_tile.h"
#include "rules/wotr/card_effects/on_fellowship/tempt.h"
#include "rules/wotr/card_effects/play_another.h"
#include "rules/wotr/card_effects/set_back.h"
#include "rules/wotr/names/names.h"

namespace wotr {
namespace {

using base::JsonReader;

struct VerbRow {
  EffectData (*read)(const Rules&, const JsonReader&, CardProgram&) = nullptr;
  void (*run)(Play&, const Effect&, const CardStep&) = nullptr;
  void (*ask)(const Rules&, const State&, const Effect&, const CardStep&, Decision&) = nullptr;
  void (*answer)(Play&, const Effect&, const CardStep&, Action) = nullptr;
  bool (*is_possible)(const Rules&, const State&, const Effect&, const CardStep&) = nullptr;
};

/// A verb that asks nothing: `read(rules, entry, program)` gives Data, `run(play, data, step)`.
template <class Data, auto read, auto run>
constexpr VerbRow verb() {
  VerbRow row;
  row.read = [](const Rules& rules, const JsonReader& entry, CardProgram& program) -> EffectData {
    return read(rules, entry, program);
  };
  row.run = [](Play& play, const Effect& effect, const CardStep& step) {
    run(play, std::get<Data>(effect.data), step);
  };
  return row;
}

/// A verb with questions.
template <class Data, auto read, auto run, auto ask_it, auto answer_it>
constexpr VerbRow verb() {
  VerbRow row = verb<Data, read, run>();
  row.ask = [](const Rules& rules, const State& state, const Effect& effect, const CardStep& step,
               Decision& decision) {
    ask_it(rules, state, std::get<Data>(effect.data), step, decision);
  };
  row.answer = [](Play& play, const Effect& effect, const CardStep& step, Action action) {
    answer_it(play, std::get<Data>(effect.data), step, action);
  };
  return row;
}

/// A verb that is no choice where it would do nothing.
template <class Data, auto is_possible>
constexpr VerbRow if_possible(VerbRow row) {
  row.is_possible = [](const Rules& rules, const State& state, const Effect& effect,
                       const CardStep& step) {
    return is_possible(rules, state, std::get<Data>(effect.data), step);
  };
  return row;
}

constexpr std::array<std::string_view, kVerbCount> kVerbIds{
    "tile",
    "corruption",
    "roll",
    "draw",
    "politics",
    "set-back",
    "lose-figure",
    "send",
    "gather",
    "sail",
    "discard-dice",
    "recruit",
    "separate",
    "move-nazgul",
    "hide-fellowship",
    "move-fellowship",
    "reveal-fellowship",
    "move-figure",
    "hunt-roll",
    "draw-tile",
    "scatter",
    "tempt",
    "change-die",
    "discard-from-table",
    "choose",
    "hits",
    "eliminate",
    "upgrade",
    "move-companions",
    "move-armies",
    "attack",
    "play",
    "challenge-of-the-king",
    "the-eagles-are-coming",
    "dead-men-of-dunharrow",
};

/// In the order of EffectData.
constexpr std::array<VerbRow, kVerbCount> kVerbs{
    verb<BringTile, read_tile, run_tile>(),
    verb<ChangeCorruption, read_corruption, run_corruption>(),
    verb<RollForCorruption, read_roll, run_roll, ask_roll, answer_roll>(),
    verb<DrawCards, read_draw, run_draw>(),
    verb<MovePolitics, read_politics, run_politics, ask_politics, answer_politics>(),
    verb<SetBack, read_set_back, run_set_back, ask_set_back, answer_set_back>(),
    verb<LoseFigure, read_lose_figure, run_lose_figure, ask_lose_figure, answer_lose_figure>(),
    verb<SendCharacter, read_send, run_send>(),
    verb<Gather, read_gather, run_gather, ask_gather, answer_gather>(),
    verb<Sail, read_sail, run_sail, ask_sail, answer_sail>(),
    verb<DiscardDice, read_discard_dice, run_discard_dice>(),
    verb<Recruit, read_recruit, run_recruit, ask_recruit, answer_recruit>(),
    verb<Separate, read_separate, run_separate>(),
    verb<MoveNazgul, read_move_nazgul, run_move_nazgul>(),
    if_possible<HideFellowship, can_hide_by_card>(verb<HideFellowship, read_hide, run_hide>()),
    if_possible<MoveFellowship, can_move_by_card>(
        verb<MoveFellowship, read_move_fellowship, run_move_fellowship>()),
    verb<RevealFellowship, read_reveal, run_reveal>(),
    verb<MoveFigure, read_move_figure, run_move_figure, ask_move_figure, answer_move_figure>(),
    if_possible<HuntRoll, can_roll_hunt>(verb<HuntRoll, read_hunt_roll, run_hunt_roll>()),
    verb<DrawTile, read_draw_tile, run_draw_tile>(),
    verb<Scatter, read_scatter, run_scatter, ask_scatter, answer_scatter>(),
    verb<Tempt, read_tempt, run_tempt, ask_tempt, answer_tempt>(),
    verb<ChangeDie, read_change_die, run_change_die, ask_change_die, answer_change_die>(),
    if_possible<DiscardFromTable, can_discard_from_table>(
        verb<DiscardFromTable, read_discard_from_table, run_discard_from_table,
             ask_discard_from_table, answer_discard_from_table>()),
    verb<Choose, read_choose, run_choose, ask_choose, answer_choose>(),
    verb<DealHits, read_hits, run_hits, ask_hits, answer_hits>(),
    verb<Eliminate, read_eliminate, run_eliminate, ask_eliminate, answer_eliminate>(),
    verb<Upgrade, read_upgrade, run_upgrade, ask_upgrade, answer_upgrade>(),
    if_possible<MoveCompanions, can_travel_by_card>(
        verb<MoveCompanions, read_move_companions, run_move_companions>()),
    if_possible<MoveArmies, can_move_armies>(
        verb<MoveArmies, read_move_armies, run_move_armies, ask_move_armies, answer_move_armies>()),
    if_possible<CardAttack, can_attack_by_card>(
        verb<CardAttack, read_attack, run_attack, ask_attack, answer_attack>()),
    verb<PlayAnother, read_play, run_play, ask_play, answer_play>(),
    verb<ChallengeOfTheKing, read_challenge, run_challenge, ask_challenge, answer_challenge>(),
    verb<TheEaglesAreComing, read_eagles, run_eagles, ask_eagles, answer_eagles>(),
    verb<DeadMenOfDunharrow, read_dead_men, run_dead_men, ask_dead_men, answer_dead_men>(),
};

const VerbRow& row_of(const Effect& effect) { return kVerbs[effect.data.index()]; }

/// The one field of the entry that is a verb.
std::optional<Verb> read_verb(const JsonReader& entry) {
  std::optional<Verb> found;
  for (const auto& [name, value] : entry.members()) {
    const auto verb = find_id<Verb>(name);
    if (verb && found) entry.fail("an effect has one verb");
    if (verb) found = verb;
  }
  if (!found) entry.fail("none of these fields is a verb (docs/cards.md)");
  return found;
}

}  // namespace

template <>
std::span<const std::string_view> ids<Verb>() {
  return kVerbIds;
}

Effect read_effect(const Rules& rules, const JsonReader& entry, CardProgram& program) {
  Effect effect;
  const std::optional<Verb> verb = read_verb(entry);
  if (!verb) return effect;
  effect.conditions = read_conditions(rules, entry, "if");
  effect.data = kVerbs[static_cast<std::size_t>(*verb)].read(rules, entry, program);
  return effect;
}

void read_effects(const Rules& rules, const JsonReader& list, CardProgram& program) {
  const std::vector<JsonReader> entries = list.list();
  const std::size_t first = program.effects.size();
  program.effects.resize(first + entries.size());  // branches of these follow behind them
  for (std::size_t i = 0; i < entries.size(); ++i) {
    Effect effect = read_effect(rules, entries[i], program);
    program.effects[first + i] = std::move(effect);
  }
}

void run_effect(Play& play, const CardStep& step) {
  const Effect& effect = effect_of(play.rules, step);
  row_of(effect).run(play, effect, step);
}

void ask_effect(const Rules& rules, const State& state, const CardStep& step, Decision& decision) {
  const Effect& effect = effect_of(rules, step);
  row_of(effect).ask(rules, state, effect, step, decision);
}

void answer_effect(Play& play, const CardStep& step, Action action) {
  const Effect& effect = effect_of(play.rules, step);
  row_of(effect).answer(play, effect, step, action);
}

bool can_begin(const Rules& rules, const State& state, const CardStep& step) {
  const Effect& effect = effect_of(rules, step);
  if (!all_hold(rules, state.board, side_of_card(rules, step), effect.conditions)) return false;
  const auto is_possible = row_of(effect).is_possible;
  return is_possible == nullptr || is_possible(rules, state, effect, step);
}

NationSet nations_of(const Effect& effect) {
  if (const auto* politics = std::get_if<MovePolitics>(&effect.data)) {
    return politics->one_of_choice ? NationSet{0} : politics->nations;
  }
  NationSet nations = 0;
  if (const auto* recruit = std::get_if<Recruit>(&effect.data)) {
    for (const Recruited& one : recruit->figures) {
      nations = static_cast<NationSet>(nations | bit_of(nation_of(one.figure)));
    }
  }
  return nations;
}

}  // namespace wotr
