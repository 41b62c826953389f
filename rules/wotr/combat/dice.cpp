#include "rules/wotr/combat/dice.h"

#include <algorithm>

namespace wotr {
namespace {

using base::JsonReader;

constexpr std::string_view kEnemy = "enemy";

Whose read_whose(const JsonReader& reader) {
  const std::string text = reader.text();
  if (text == "own") return Whose::kOwn;
  if (text == kEnemy) return Whose::kEnemy;
  if (text != "both") reader.fail("it is \"own\", \"enemy\" or \"both\"");
  return Whose::kBoth;
}

/// Most of these can only be said of the enemy; the word stands there for the reader.
void expect_enemy(const JsonReader& reader) {
  if (reader.text() != kEnemy) reader.fail("only \"enemy\" can stand here");
}

int read_number(const JsonReader& entry, std::string_view field) {
  const auto number = entry.find(field);
  return number ? number->integer(-5, 5) : 0;
}

LimitDice::Fewer read_fewer(const JsonReader& reader) {
  const std::string text = reader.text();
  if (text == "for-each-companion") return LimitDice::Fewer::kForEachCompanion;
  if (text != "for-each-spent") reader.fail("there are fewer dice for nothing of this name");
  return LimitDice::Fewer::kForEachSpent;
}

void modify_side(CombatTerms& cards, int roll, int reroll) {
  add_to(cards.roll_bonus, std::max(0, roll));
  add_to(cards.roll_penalty, std::max(0, -roll));
  add_to(cards.reroll_bonus, reroll);
}

int fewer_dice(const Play& play, const LimitDice& data, Side side) {
  const Board& board = play.state.board;
  switch (data.fewer) {
    case LimitDice::Fewer::kNone: return 0;
    case LimitDice::Fewer::kForEachCompanion:
      return count(force_of(play.rules, board, side).characters);
    case LimitDice::Fewer::kForEachSpent: return cards_of(board.battle, side).spent;
  }
  return 0;
}

}  // namespace

ModifyDice read_modify(const JsonReader& entry) {
  entry.allow({"modify", "roll", "reroll", "if", "second"});
  ModifyDice data;
  data.whose = read_whose(entry.at("modify"));
  const auto roll = entry.find("roll");
  data.roll_by_spent = roll && roll->is_text() && roll->text() == "spent";
  if (!data.roll_by_spent) data.roll = read_number(entry, "roll");
  const auto reroll = entry.find("reroll");
  if (reroll) data.reroll = reroll->integer(0, 5);
  return data;
}

void run_modify(Play& play, const ModifyDice& data, const CombatStep& step) {
  Battle& battle = play.board().battle;
  const int roll = data.roll_by_spent ? cards_of(battle, step.side).spent : data.roll;
  if (data.whose != Whose::kEnemy) modify_side(cards_of(battle, step.side), roll, data.reroll);
  if (data.whose != Whose::kOwn) {
    modify_side(cards_of(battle, enemy_of(step.side)), roll, data.reroll);
  }
}

LimitDice read_dice(const JsonReader& entry) {
  entry.allow({"dice", "most", "fewer", "if", "second"});
  expect_enemy(entry.at("dice"));
  LimitDice data;
  if (const auto most = entry.find("most")) {
    data.most = static_cast<std::uint8_t>(most->integer(1, 5));
  }
  if (const auto fewer = entry.find("fewer")) data.fewer = read_fewer(*fewer);
  return data;
}

void run_dice(Play& play, const LimitDice& data, const CombatStep& step) {
  CombatTerms& enemy = cards_of(play.board().battle, enemy_of(step.side));
  enemy.most_dice = std::min(enemy.most_dice, data.most);
  add_to(enemy.fewer_dice, fewer_dice(play, data, step.side));
}

PreventReroll read_no_reroll(const JsonReader& entry) {
  entry.allow({"no-reroll", "if", "second"});
  expect_enemy(entry.at("no-reroll"));
  return {};
}

void run_no_reroll(Play& play, const PreventReroll&, const CombatStep& step) {
  cards_of(play.board().battle, enemy_of(step.side)).no_reroll = 1;
}

OnesHitThemselves read_ones(const JsonReader& entry) {
  entry.allow({"ones-hit-themselves", "if", "second"});
  return {};
}

void run_ones(Play& play, const OnesHitThemselves&, const CombatStep& step) {
  Battle& battle = play.board().battle;
  const Side enemy = enemy_of(step.side);
  CombatTerms& cards = cards_of(battle, enemy);
  if (cards.ones == 0) return;
  std::uint8_t& misses = battle.misses[static_cast<std::size_t>(enemy)];
  misses = static_cast<std::uint8_t>(misses - cards.ones);
  add_to(cards.hits_on_itself, cards.ones);
  report<EventKind::kCardHits>(play, {cards_of(battle, step.side).card, enemy, cards.ones});
}

}  // namespace wotr
