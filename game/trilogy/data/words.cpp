#include "game/trilogy/data/words.h"

#include <nlohmann/json.hpp>

#include <asked_words.h>

#include "game/trilogy/players/judgement/features.h"
#include "game/trilogy/players/trilogy_players.h"
#include "rules/trilogy/game.h"
#include "rules/trilogy/json/schema.h"
#include "rules/trilogy/load/option_table.h"
#include "rules/trilogy/load/seating.h"
#include "rules/trilogy/names/names.h"
#include "rules/trilogy/names/read_names.h"
#include "rules/trilogy/state/decisions.h"
#include "rules/trilogy/state/event_kind.h"
#include "rules/trilogy/state/reasons.h"
#include "rules/trilogy/state/rules.h"
#include "rules/trilogy/view/view.h"

namespace trilogy_data {
namespace {

using lang::Vocabulary;
using Ids = std::vector<std::string>;

Ids listed(trilogy::Ids ids) { return {ids.begin(), ids.end()}; }

template <class Rows>
Ids ids_of(const Rows& rows) {
  Ids ids;
  for (const auto& row : rows) ids.push_back(row.id);
  return ids;
}

Ids cards(const trilogy::Rules& rules) {
  Ids ids;
  for (std::size_t card = 0; card < trilogy::kCardCount; ++card) {
    ids.emplace_back(trilogy::card_id(rules, trilogy::CardId{static_cast<std::uint8_t>(card)}));
  }
  return ids;
}

Ids machines() { return trilogy_players::player_names(); }

Ids players_of_seats() {
  Ids names{std::string(players::kHuman)};
  for (const std::string& name : machines()) names.push_back(name);
  return names;
}

/// Those that may be told how long to think.
Ids timed_players() {
  Ids timed = trilogy_players::offered_players();
  const auto has_no_choice = [](const std::string& player) {
    return players::player_name(player) != trilogy_players::kWizard;
  };
  std::erase_if(timed, has_no_choice);
  return timed;
}

/// Each option, and each value that is a word.
Ids option_ids() {
  Ids ids;
  for (const trilogy::OptionRow& row : trilogy::option_table()) {
    const std::string id(row.id);
    ids.push_back(id);
    if (row.type != core::OptionType::kChoice) continue;
    for (const std::string_view word : row.words) ids.push_back(id + "." + std::string(word));
  }
  ids.emplace_back(trilogy::kSeatsOption);
  return ids;
}

/// With all four seats, and with the neutral army between two.
void add_schemas(const trilogy::Rules& rules, Vocabulary& vocabulary) {
  trilogy::Rules table = rules;
  for (const int players : {2, 4}) {
    nlohmann::json none = nlohmann::json::object();
    base::Fault fault{"options"};
    table.seating =
        trilogy::read_seating(base::JsonReader(none, fault), players, table.options.three_shares);
    lang::add_schema(vocabulary, "action", trilogy::action_schema(), [&](auto row, auto byte) {
      return trilogy::action_json(table, core::Action{row, byte, byte, byte});
    });
    lang::add_schema(vocabulary, "event", trilogy::event_schema(), [&](auto row, auto byte) {
      core::Event event{row, {}};
      event.args.fill(byte);
      return trilogy::event_json(table, event);
    });
    lang::add_schema(vocabulary, "refusal", trilogy::refusal_schema(), [&](auto row, auto byte) {
      core::Refusal refusal;
      refusal.reason = row;
      refusal.args.fill(byte);
      return trilogy::refusal_json(table, refusal);
    });
  }
}

/// Where a set is told its three cards are one list.
void gather_sets(Vocabulary& vocabulary) {
  std::vector<lang::Argument>& told = vocabulary.sentences["action.turn-in"];
  if (!told.empty()) told = {{"cards", told.front().ids}};
}

void add_questions(const trilogy::Rules& rules, Vocabulary& vocabulary) {
  for (int kind = 0; kind < static_cast<int>(trilogy::DecisionKind::kCount); ++kind) {
    vocabulary.questions.emplace_back(
        trilogy::row_of(static_cast<trilogy::DecisionKind>(kind)).name);
  }
  vocabulary.sentences["decision.over"] = {};
  const trilogy::View view = trilogy::view(rules, trilogy::Game::new_state(rules), core::kAll);
  const nlohmann::json told = trilogy::Game::question_json(rules, view);
  for (const auto& [name, value] : told.items()) {
    vocabulary.told_questions.push_back(
        {name, name == "card" ? cards(rules) : ids_of(rules.territories)});
  }
}

void add_names(const trilogy::Rules& rules, Vocabulary& vocabulary) {
  vocabulary.names = {{"seat", listed(trilogy::kColourIds)},
                      {"territory", ids_of(rules.territories)},
                      {"region", ids_of(rules.regions)},
                      {"card", cards(rules)},
                      {"bridge", ids_of(rules.bridges)},
                      {"deck", listed(trilogy::kDeckIds)},
                      {"phase", listed(trilogy::kPhaseIds)},
                      {"step", listed(trilogy::kTurnStepIds)},
                      {"cause", listed(trilogy::kCauseIds)},
                      {"roll-off", listed(trilogy::kRollOffIds)},
                      {"victory", listed(trilogy::kVictoryIds)},
                      {"leader", {"true", "false"}},
                      {"option", option_ids()},
                      {"player", players_of_seats()},
                      {"screen.seated", players_of_seats()},
                      {"screen.plays", machines()},
                      {"screen.thinks", timed_players()}};
}

/// Whatever a player may give as its reason; the facts are numbers.
void add_reasons(Vocabulary& vocabulary) {
  namespace judgement = trilogy_players::judgement;
  std::vector<lang::Argument> told;
  told.reserve(judgement::kFactNames.size());
  for (const std::string_view fact : judgement::kFactNames) told.push_back({std::string(fact), {}});
  for (const std::string_view topic : judgement::topic_names()) {
    vocabulary.sentences["reason." + std::string(topic)] = told;
  }
}

}  // namespace

Vocabulary vocabulary(const trilogy::Rules& rules) {
  Vocabulary vocabulary;
  add_schemas(rules, vocabulary);
  gather_sets(vocabulary);
  add_questions(rules, vocabulary);
  add_names(rules, vocabulary);
  add_reasons(vocabulary);
  vocabulary.asked.assign(kAskedWords.begin(), kAskedWords.end());
  vocabulary.given.assign(kGivenArguments.begin(), kGivenArguments.end());
  return vocabulary;
}

std::vector<std::string> word_faults(const lang::Sentences& words, const trilogy::Rules& rules,
                                     const Vocabulary& vocabulary) {
  Ids faults = lang::word_faults(words, vocabulary);
  for (const auto& territory : rules.territories) {
    lang::compare_name(words, "territory", territory.id, territory.name, "territories.json",
                       faults);
  }
  for (const auto& region : rules.regions) {
    lang::compare_name(words, "region", region.id, region.name, "regions.json", faults);
  }
  for (const trilogy::AdventureCard& card : rules.adventures) {
    lang::compare_name(words, "card", card.id, card.title, "cards.json", faults);
  }
  return faults;
}

}  // namespace trilogy_data
