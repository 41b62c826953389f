#include "game/trilogy/players/steward.h"

#include <algorithm>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <span>
#include <string>

#include "game/players/named_numbers.h"

namespace trilogy_players {
namespace {

constexpr std::array<std::string_view, 3> kBelievers{"2", "3", "4"};
using Belief = players::NamedNumber<squire::Weights, double>;
using Count = players::NamedNumber<squire::Weights, int>;

constexpr std::array kBeliefs{
    Belief{"unit-at-last", &squire::Weights::unit_at_last},
    Belief{"unit", &squire::Weights::unit},
    Belief{"many-turns", &squire::Weights::many_turns},
    Belief{"race", &squire::Weights::race},
    Belief{"held", &squire::Weights::held},
    Belief{"hope", &squire::Weights::hope},
    Belief{"hope-at-last", &squire::Weights::hope_at_last},
    Belief{"hope-decay", &squire::Weights::hope_decay, 1},
    Belief{"two-borders", &squire::Weights::two_borders},
    Belief{"more-borders", &squire::Weights::more_borders},
    Belief{"joined", &squire::Weights::joined},
    Belief{"only-rival", &squire::Weights::only_rival},
    Belief{"first-rival", &squire::Weights::first_rival},
    Belief{"other-rival", &squire::Weights::other_rival},
    Belief{"last-standing", &squire::Weights::last_standing},
    Belief{"eliminated", &squire::Weights::eliminated},
    Belief{"captured-card", &squire::Weights::captured_card},
    Belief{"territory-card", &squire::Weights::territory_card},
    Belief{"adventure-card", &squire::Weights::adventure_card},
    Belief{"leader", &squire::Weights::leader},
    Belief{"least", &squire::Weights::least},
    Belief{"threat", &squire::Weights::threat},
    Belief{"support", &squire::Weights::support},
    Belief{"next-turn", &squire::Weights::next_turn},
    Belief{"tempo", &squire::Weights::tempo},
};

constexpr std::array kCounts{
    Count{"few-territories", &squire::Weights::few_territories},
    Count{"set-worth-turning-in", &squire::Weights::set_worth_turning_in},
    Count{"muster", &squire::Weights::muster},
};

/// How far it thinks: not beliefs, since every one would win by more thought.
constexpr std::array kThought{
    Count{"depth", &squire::Weights::depth, 12},
    Count{"breadth", &squire::Weights::breadth, 16},
    Count{"depth-of-glance", &squire::Weights::depth_of_glance, 12},
};

bool is_belief(std::string_view name) {
  return players::has_name(kBeliefs, name) || players::has_name(kCounts, name);
}

bool is_thought(std::string_view name) { return players::has_name(kThought, name); }

bool is_one_of(std::span<const std::string_view> names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// Each member that is neither a table nor one of these is a fault.
void refuse_other_tables(const base::JsonReader& from,
                         std::initializer_list<std::string_view> beside) {
  for (const auto& [name, member] : from.members()) {
    if (is_one_of(kBelievers, name) || is_one_of({beside.begin(), beside.size()}, name)) continue;
    member.fail("there is no table of so many players");
  }
}

squire::Weights weights_in(const base::JsonReader& beliefs, const base::JsonReader& thought) {
  players::refuse_others(beliefs, is_belief);
  players::refuse_others(thought, is_thought);
  squire::Weights weights;
  players::read_numbers(beliefs, std::span(kBeliefs), weights);
  players::read_numbers(beliefs, std::span(kCounts), weights);
  players::read_numbers(thought, std::span(kThought), weights);
  return weights;
}

}  // namespace

base::Result<Beliefs> parse_beliefs(std::string_view text, std::string_view file) {
  base::Fault fault{std::string(file)};
  const auto json = base::parse_text(text, fault);
  if (!json) return fault.error();
  const base::JsonReader all(*json, fault);
  refuse_other_tables(all, {"note", "thought"});
  const base::JsonReader thought = all.at("thought");
  refuse_other_tables(thought, {});
  Beliefs beliefs;
  for (std::size_t i = 0; i < kBelievers.size(); ++i)
    beliefs[i] = weights_in(all.at(kBelievers[i]), thought.at(kBelievers[i]));
  if (fault.any()) return fault.error();
  return beliefs;
}

core::Action Steward::choose(const trilogy::Rules& rules, const trilogy::View& view,
                             const core::Decision& decision, const std::stop_token& stop) {
  if (!squire_) squire_.emplace(seed_, (*beliefs_)[table_of(rules)]);
  return squire_->choose(rules, view, decision, stop);
}

}  // namespace trilogy_players
