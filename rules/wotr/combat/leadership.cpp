#include "rules/wotr/combat/leadership.h"

#include <algorithm>

#include "rules/wotr/names/read_id.h"

namespace wotr {
namespace {

using base::JsonReader;

CharacterSet companions_in_battle(const Rules& rules, const Board& board) {
  return force_of(rules, board, Side::kFree).characters;
}

enum class Silenced : std::uint8_t { kLeadership, kAbilitiesToo };

void lose_leadership(Play& play, CharacterSet companions, Silenced silenced) {
  CharacterSet& leaderless = play.board().battle.leaderless;
  leaderless = join(leaderless, companions);
  const bool abilities = silenced == Silenced::kAbilitiesToo;
  for_each_character(companions, [&](Character who) {
    report<EventKind::kSilenced>(play, {who, abilities});
  });
}

std::uint8_t& misses_of(Battle& battle, Side side) { return battle.misses[at(side)]; }

void offer_characters(CharacterSet characters, Decision& decision) {
  for_each_character(
      characters, [&decision](Character who) { decision.offer(act(ActionKind::kCharacter, who)); });
}

}  // namespace

ForfeitNazgul read_forfeit(const JsonReader& entry) {
  entry.allow({"forfeit-nazgul", "or-more", "if", "second"});
  ForfeitNazgul data;
  data.points = static_cast<std::uint8_t>(entry.at("forfeit-nazgul").integer(1, 5));
  const auto more = entry.find("or-more");
  data.or_more = more && more->boolean();
  return data;
}

void run_forfeit(Play& play, const ForfeitNazgul&, const CombatStep& step) {
  push_combat_question(play, step);
}

void ask_forfeit(const Rules& rules, const State& state, const ForfeitNazgul& data,
                 const CombatStep& step, Decision& decision) {
  const int all = nazgul_leadership(rules, state.board);
  const int most = data.or_more ? all : std::min<int>(data.points, all);
  ask_card_owner(rules, state, step, DecisionKind::kForfeitPoints, decision);
  for (int points = data.points; points <= most; ++points) {
    decision.offer(act(ActionKind::kAmount, points));
  }
}

void answer_forfeit(Play& play, const ForfeitNazgul&, const CombatStep& step, Action action) {
  Battle& battle = play.board().battle;
  add_to(battle.nazgul_forfeited, action.a);
  add_to(cards_of(battle, step.side).spent, action.a);
  report<EventKind::kForfeited>(play, {step.side, action.a});
}

TurnMisses read_turn_misses(const JsonReader& entry) {
  entry.allow({"turn-misses", "if", "second"});
  TurnMisses data;
  for (const auto& [id, number] : entry.at("turn-misses").members()) {
    const auto misses = static_cast<std::uint8_t>(number.integer(1, 5));
    const auto who = find_id<Character>(id);
    if (!who && id != "companion") number.fail("this is no Companion");
    for_each_character(who ? only(*who) : kCompanions,
                       [&](Character one) { data.misses[static_cast<std::size_t>(one)] = misses; });
  }
  return data;
}

void run_turn_misses(Play& play, const TurnMisses&, const CombatStep& step) {
  push_combat_question(play, step);
}

/// Leadership that is cancelled cannot be given up.
void ask_turn_misses(const Rules& rules, const State& state, const TurnMisses& data,
                     const CombatStep& step, Decision& decision) {
  const Battle& battle = state.board.battle;
  ask_card_owner(rules, state, step, DecisionKind::kForfeitLeadership, decision);
  const bool missed = battle.misses[static_cast<std::size_t>(step.side)] != 0;
  if (!missed || cards_of(battle, step.side).no_reroll != 0) return;
  for_each_character(leading_companions(rules, state.board), [&](Character who) {
    if (data.misses[static_cast<std::size_t>(who)] == 0) return;
    decision.offer(act(ActionKind::kCharacter, who));
  });
}

void answer_turn_misses(Play& play, const TurnMisses& data, const CombatStep& step, Action action) {
  Battle& battle = play.board().battle;
  lose_leadership(play, only(character_of(action)), Silenced::kLeadership);
  std::uint8_t& misses = misses_of(battle, step.side);
  const int turned = std::min<int>(data.misses[action.a], misses);
  misses = static_cast<std::uint8_t>(misses - turned);
  add_to(hits_of(battle, step.side), turned);
  report<EventKind::kCardHits>(play,
                               {cards_of(battle, step.side).card, enemy_of(step.side), turned});
}

Silence read_silence(const JsonReader& entry) {
  entry.allow({"silence", "abilities", "if", "second"});
  Silence data;
  const std::string who = entry.at("silence").text();
  data.one_of_choice = who == "one-companion";
  if (!data.one_of_choice && who != "companions") entry.at("silence").fail("nobody falls silent");
  const auto abilities = entry.find("abilities");
  data.abilities = abilities && abilities->boolean();
  return data;
}

void run_silence(Play& play, const Silence& data, const CombatStep& step) {
  if (data.one_of_choice) return push_combat_question(play, step);
  lose_leadership(play, companions_in_battle(play.rules, play.board()), Silenced::kLeadership);
}

void ask_silence(const Rules& rules, const State& state, const Silence&, const CombatStep& step,
                 Decision& decision) {
  ask_card_owner(rules, state, step, DecisionKind::kSilence, decision);
  offer_characters(companions_in_battle(rules, state.board), decision);
}

void answer_silence(Play& play, const Silence& data, const CombatStep&, Action action) {
  const CharacterSet one = only(character_of(action));
  lose_leadership(play, one, data.abilities ? Silenced::kAbilitiesToo : Silenced::kLeadership);
  CharacterSet& silenced = play.board().battle.silenced;
  if (data.abilities) silenced = join(silenced, one);
}

}  // namespace wotr
