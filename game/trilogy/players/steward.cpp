#include "game/trilogy/players/steward.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

#include "base/json_reader.h"

namespace trilogy_players {
namespace {

constexpr std::array<std::string_view, 3> kBelievers{"2", "3", "4"};
constexpr float kMostBelief = 100;

struct BeliefRow {
  std::string_view name;
  void (*believe)(squire::Weights& weights, double number);
};

constexpr std::array kBeliefRows{
    BeliefRow{"unit-at-last", [](squire::Weights& w, double number) { w.unit_at_last = number; }},
    BeliefRow{"unit", [](squire::Weights& w, double number) { w.unit = number; }},
    BeliefRow{"many-turns", [](squire::Weights& w, double number) { w.many_turns = number; }},
    BeliefRow{"race", [](squire::Weights& w, double number) { w.race = number; }},
    BeliefRow{"held", [](squire::Weights& w, double number) { w.held = number; }},
    BeliefRow{"hope", [](squire::Weights& w, double number) { w.hope = number; }},
    BeliefRow{"hope-at-last", [](squire::Weights& w, double number) { w.hope_at_last = number; }},
    BeliefRow{"hope-decay", [](squire::Weights& w, double number) { w.hope_decay = number; }},
    BeliefRow{"two-borders", [](squire::Weights& w, double number) { w.two_borders = number; }},
    BeliefRow{"more-borders", [](squire::Weights& w, double number) { w.more_borders = number; }},
    BeliefRow{"joined", [](squire::Weights& w, double number) { w.joined = number; }},
    BeliefRow{"only-rival", [](squire::Weights& w, double number) { w.only_rival = number; }},
    BeliefRow{"first-rival", [](squire::Weights& w, double number) { w.first_rival = number; }},
    BeliefRow{"other-rival", [](squire::Weights& w, double number) { w.other_rival = number; }},
    BeliefRow{"last-standing", [](squire::Weights& w, double number) { w.last_standing = number; }},
    BeliefRow{"eliminated", [](squire::Weights& w, double number) { w.eliminated = number; }},
    BeliefRow{"captured-card", [](squire::Weights& w, double number) { w.captured_card = number; }},
    BeliefRow{
        "few-territories",
        [](squire::Weights& w, double number) { w.few_territories = static_cast<int>(number); }},
    BeliefRow{"territory-card",
              [](squire::Weights& w, double number) { w.territory_card = number; }},
    BeliefRow{"adventure-card",
              [](squire::Weights& w, double number) { w.adventure_card = number; }},
    BeliefRow{"leader", [](squire::Weights& w, double number) { w.leader = number; }},
    BeliefRow{"set-worth-turning-in",
              [](squire::Weights& w, double number) {
                w.set_worth_turning_in = static_cast<int>(number);
              }},
    BeliefRow{"least", [](squire::Weights& w, double number) { w.least = number; }},
    BeliefRow{"threat", [](squire::Weights& w, double number) { w.threat = number; }},
    BeliefRow{"support", [](squire::Weights& w, double number) { w.support = number; }},
    BeliefRow{"next-turn", [](squire::Weights& w, double number) { w.next_turn = number; }},
    BeliefRow{"muster",
              [](squire::Weights& w, double number) { w.muster = static_cast<int>(number); }},
    BeliefRow{"tempo", [](squire::Weights& w, double number) { w.tempo = number; }},
};

bool is_belief(std::string_view name) {
  return std::any_of(kBeliefRows.begin(), kBeliefRows.end(),
                     [&](const BeliefRow& row) { return row.name == name; });
}

squire::Weights weights_in(const base::JsonReader& beliefs) {
  for (const auto& [name, belief] : beliefs.members()) {
    if (!is_belief(name)) belief.fail("no belief is called so");
  }
  squire::Weights weights;
  for (const BeliefRow& row : kBeliefRows) {
    row.believe(weights, static_cast<double>(beliefs.at(row.name).number(0, kMostBelief)));
  }
  return weights;
}

}  // namespace

base::Result<Beliefs> parse_beliefs(std::string_view text, std::string_view file) {
  base::Fault fault{std::string(file)};
  const auto json = base::parse_text(text, fault);
  if (!json) return fault.error();
  const base::JsonReader all(*json, fault);
  for (const auto& [table, beliefs] : all.members()) {
    if (table == "note" ||
        std::find(kBelievers.begin(), kBelievers.end(), table) != kBelievers.end()) {
      continue;
    }
    beliefs.fail("there is no table of so many players");
  }
  Beliefs beliefs;
  for (std::size_t i = 0; i < kBelievers.size(); ++i)
    beliefs[i] = weights_in(all.at(kBelievers[i]));
  if (fault.any()) return fault.error();
  return beliefs;
}

core::Action Steward::choose(const trilogy::Rules& rules, const trilogy::View& view,
                             const core::Decision& decision, const std::stop_token& stop) {
  if (!squire_) squire_.emplace(seed_, (*beliefs_)[table_of(rules)]);
  return squire_->choose(rules, view, decision, stop);
}

}  // namespace trilogy_players
