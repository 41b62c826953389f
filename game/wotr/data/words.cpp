#include "game/wotr/data/words.h"

#include <array>
#include <nlohmann/json.hpp>
#include <variant>

#include <asked_words.h>

#include "game/wotr/players/judgement/facts.h"
#include "game/wotr/players/judgement/features.h"
#include "game/wotr/players/wotr_players.h"
#include "rules/wotr/cards/program.h"
#include "rules/wotr/flow/setup.h"
#include "rules/wotr/game.h"
#include "rules/wotr/json/schema.h"
#include "rules/wotr/load/option_table.h"
#include "rules/wotr/names/names.h"
#include "rules/wotr/names/read_id.h"
#include "rules/wotr/state/cause.h"
#include "rules/wotr/state/decisions.h"
#include "rules/wotr/state/event_kind.h"
#include "rules/wotr/state/reasons.h"
#include "rules/wotr/view/view.h"

namespace wotr_data {
namespace {

using lang::Vocabulary;
using Ids = std::vector<std::string>;

template <class Enum>
Ids ids() {
  const auto all = wotr::ids<Enum>();
  return {all.begin(), all.end()};
}

Ids seats() {
  Ids ids;
  for (const int players : {2, 3, 4}) {
    for (const std::string_view seat : wotr::team_layout_for(players).names) ids.emplace_back(seat);
  }
  return ids;
}

/// Every figure has an id, and most kinds of figure more than one Nation.
Ids figures() {
  Ids ids;
  for (int byte = 0; byte < 256; ++byte) {
    const std::string_view id = wotr::id_of(static_cast<wotr::Figure>(byte));
    if (!id.empty()) ids.emplace_back(id);
  }
  return ids;
}

template <class Rows>
Ids ids_of(const Rows& rows) {
  Ids ids;
  for (const auto& row : rows) ids.push_back(row.id);
  return ids;
}

/// What a card lets its player choose from is called by the first verb of each branch.
Ids verbs(const wotr::Rules& rules) {
  Ids ids;
  for (const wotr::CardProgram& program : rules.programs->of) {
    for (const wotr::Effect& effect : program.effects) {
      const auto* const choice = std::get_if<wotr::Choose>(&effect.data);
      if (choice == nullptr) continue;
      for (const wotr::Choose::Branch& branch : choice->branches) {
        ids.emplace_back(wotr::id_of(program.effects[branch.first].verb()));
      }
    }
  }
  return ids;
}

Ids less(Ids ids, std::string_view one) {
  std::erase(ids, one);
  return ids;
}

Ids machines() { return wotr_players::player_names(); }

Ids players_of_seats() {
  Ids names{std::string(players::kHuman)};
  for (const std::string& name : machines()) names.push_back(name);
  return names;
}

/// Those that may be told how long to think.
Ids timed_players() {
  Ids timed = wotr_players::offered_players();
  const auto has_no_choice = [](const std::string& player) {
    return players::player_name(player) != wotr_players::kWizard;
  };
  std::erase_if(timed, has_no_choice);
  return timed;
}

/// How many play is asked in other words than the rest.
constexpr std::string_view kPlayers = "players";

/// Each option, and each value that is a word.
Ids option_ids() {
  Ids ids;
  for (const wotr::OptionRow& row : wotr::option_table()) {
    const std::string id(row.id);
    if (id != kPlayers) ids.push_back(id);
    if (row.type != wotr::OptionType::kChoice) continue;
    for (const std::string_view word : row.words) ids.push_back(id + "." + std::string(word));
  }
  return ids;
}

/// The forms that question_json can name.
constexpr auto kForms = std::to_array<std::string_view>(
    {"on-the-way", "from", "in-place", "taken-alive", "past-stronghold", "revealed", "recruit",
     "gather", "strike", "lose", "upgrade", "set-back", "advance", "sorcerer"});

/// What a question may name; at the beginning of a game there is none of it.
Ids what_is_named(const wotr::Rules& rules, std::string_view place) {
  if (place == "card") return ids_of(rules.cards);
  if (place == "tile") return ids<wotr::Tile>();
  return ids_of(rules.regions);
}

void add_questions(const wotr::Rules& rules, Vocabulary& vocabulary) {
  vocabulary.questions = ids<wotr::DecisionKind>();
  vocabulary.sentences["decision.over"] = {};
  vocabulary.forms.assign(kForms.begin(), kForms.end());
  const wotr::View view = wotr::view(rules, wotr::new_state(rules), core::kAll);
  const nlohmann::json told = wotr::Game::question_json(rules, view);
  for (const auto& [name, value] : told.items()) {
    vocabulary.told_questions.push_back(
        {name, value.is_null() ? what_is_named(rules, name) : Ids{}});
  }
}

/// Not every byte that a place could be is one: only a Stronghold has a garrison.
void leave_out_garrisons(const wotr::Rules& rules, Ids& ids) {
  std::erase_if(ids, [&](const std::string& id) {
    const std::size_t dot = id.find(".garrison");
    if (dot == std::string::npos) return false;
    return !rules.stronghold_regions.contains(wotr::find_region(rules, id.substr(0, dot)));
  });
}

/// With 2 to 4 players, so that every seat is met.
void add_schemas(const wotr::Rules& rules, Vocabulary& vocabulary) {
  wotr::Rules table = rules;
  for (const int players : {2, 3, 4}) {
    table.teams = wotr::team_layout_for(players);
    lang::add_schema(vocabulary, "action", wotr::action_schema(), [&](auto row, auto byte) {
      return wotr::action_json(table, core::Action{row, byte, byte, byte});
    });
    lang::add_schema(vocabulary, "event", wotr::event_schema(), [&](auto row, auto byte) {
      core::Event event{row, {}};
      event.args.fill(byte);
      return wotr::event_json(table, event);
    });
    lang::add_schema(vocabulary, "refusal", wotr::refusal_schema(), [&](auto row, auto byte) {
      core::Refusal refusal;
      refusal.reason = row;
      refusal.args.fill(byte);
      return wotr::refusal_json(table, refusal);
    });
  }
  for (auto& [key, arguments] : vocabulary.sentences) {
    for (lang::Argument& argument : arguments) leave_out_garrisons(rules, argument.ids);
  }
  for (lang::Argument& argument : vocabulary.sentences["action.option"]) {
    argument.ids = verbs(rules);
  }
}

void add_names(const wotr::Rules& rules, Vocabulary& vocabulary) {
  vocabulary.names = {{"side", ids<wotr::Side>()},
                      {"seat", seats()},
                      {"best", seats()},
                      {"nation", ids<wotr::Nation>()},
                      {"character", ids<wotr::Character>()},
                      {"figure", figures()},
                      {"deck", ids<wotr::Deck>()},
                      {"face", ids<wotr::DieFace>()},
                      {"paid-with", less(ids<wotr::DieFace>(), "eye")},
                      {"tile", ids<wotr::Tile>()},
                      {"phase", ids<wotr::Phase>()},
                      {"victory", ids<wotr::Victory>()},
                      {"use", ids<wotr::Use>()},
                      {"tip", less(ids<wotr::Use>(), "none")},
                      {"cause", ids<wotr::Cause>()},
                      {"battle", ids<wotr::BattleKind>()},
                      {"settlement", ids<wotr::Settlement>()},
                      {"card-type", ids<wotr::CardIcon>()},
                      {"region", ids_of(rules.regions)},
                      {"card", ids_of(rules.cards)},
                      {"half", ids_of(rules.combat_halves)},
                      {"option", option_ids()},
                      {"player", players_of_seats()},
                      {"screen.seated", players_of_seats()},
                      {"screen.plays", machines()},
                      {"screen.thinks", timed_players()}};
}

/// Whatever a player may give as its reason; the facts are numbers.
void add_reasons(const wotr::Rules& rules, Vocabulary& vocabulary) {
  namespace judgement = wotr_players::judgement;
  std::vector<lang::Argument> told;
  for (const players::Fact& fact : judgement::public_facts(
           rules, wotr_players::squire::make_atlas(rules), wotr::new_state(rules).board)) {
    told.push_back({std::string(fact.name), {}});
  }
  for (const std::string_view topic : judgement::topic_names()) {
    vocabulary.sentences["reason." + std::string(topic)] = told;
  }
}

}  // namespace

Vocabulary vocabulary(const wotr::Rules& rules) {
  Vocabulary vocabulary;
  add_schemas(rules, vocabulary);
  add_questions(rules, vocabulary);
  add_names(rules, vocabulary);
  add_reasons(rules, vocabulary);
  vocabulary.asked.assign(kAskedWords.begin(), kAskedWords.end());
  for (const wotr::OptionRow& row : wotr::option_table()) {  // a number may have a name
    const bool is_number = row.type == wotr::OptionType::kInteger && row.id != kPlayers;
    if (is_number) vocabulary.asked.push_back("option." + std::string(row.id) + ".");
  }
  vocabulary.given.assign(kGivenArguments.begin(), kGivenArguments.end());
  return vocabulary;
}

std::vector<std::string> word_faults(const lang::Sentences& words, const wotr::Rules& rules,
                                     const Vocabulary& vocabulary) {
  Ids faults = lang::word_faults(words, vocabulary);
  for (const wotr::Region& region : rules.regions) {
    lang::compare_name(words, "region", region.id, region.name, "regions.json", faults);
  }
  for (const wotr::Card& card : rules.cards) {
    lang::compare_name(words, "card", card.id, card.title, "cards.json", faults);
  }
  return faults;
}

}  // namespace wotr_data
