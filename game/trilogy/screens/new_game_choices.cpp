#include "game/trilogy/screens/new_game_choices.h"

#include <array>
#include <nlohmann/json.hpp>

#include "rules/trilogy/game.h"
#include "rules/trilogy/load/option_table.h"
#include "rules/trilogy/load/seating.h"
#include "rules/trilogy/names/names.h"

namespace trilogy_screens {
namespace {

using Seating = std::vector<std::string>;

/// Who may play, the usual ones first (T-014): of two one of each side, of three two of one.
const std::map<int, std::vector<Seating>> kSeatings{
    {2, {{"yellow", "red"}, {"yellow", "black"}, {"green", "red"}, {"green", "black"}}},
    {3,
     {{"yellow", "red", "black"},
      {"green", "red", "black"},
      {"yellow", "red", "green"},
      {"yellow", "black", "green"}}},
    {4, {{"yellow", "red", "green", "black"}}}};

screens::RuleValue value_of(const trilogy::OptionRow& row, std::uint8_t value) {
  switch (row.type) {
    case core::OptionType::kInteger: return int{value};
    case core::OptionType::kFlag: return value != 0;
    case core::OptionType::kChoice: return std::string(row.words[value]);
  }
  return int{value};
}

screens::RuleChoice choice_of(const trilogy::OptionDescription& option) {
  const trilogy::OptionRow& row = *option.row;
  screens::RuleChoice choice{.id = std::string(row.id),
                             .ruling = option.ruling,
                             .values = {},
                             .by_profile = {value_of(row, option.published)},
                             .players = {2, 3, 4}};
  for (int value = option.from; value <= option.to; ++value) {
    choice.values.push_back(value_of(row, static_cast<std::uint8_t>(value)));
  }
  return choice;
}

/// Whom one who plays alone is offered, from the first opponent to the strongest.
const std::vector<screens::OpponentChoice> kOpponents{
    {.id = "newcomer", .stars = 1, .player = "squire"},
    {.id = "even", .stars = 2, .player = "steward"},
    {.id = "strongest", .stars = 3, .player = "wizard:5s"}};

}  // namespace

screens::NewGameChoices new_game_choices(const trilogy::Rules& rules,
                                         const std::vector<std::string>& machines) {
  screens::NewGameChoices choices;
  choices.game = trilogy::Game::kId;
  choices.picture = "power-the-enemy-is-at-hand";
  choices.opponents = kOpponents;
  choices.alone = {2, 3, 4};
  for (const auto& [seats, seatings] : kSeatings) {
    for (const std::string& id : seatings.front()) choices.tables[seats].push_back({id, machines});
    if (seatings.size() > 1) choices.seatings.emplace(seats, seatings);
  }
  for (const trilogy::OptionDescription& option : rules.option_descriptions) {
    if (option.row->id != trilogy::kPlayersOption) choices.rules.push_back(choice_of(option));
  }
  choices.profiles = {{.title_key = "screen.published"}};
  return choices;
}

screens::RuleValues rule_values(const trilogy::Options& options) {
  screens::RuleValues values;
  for (const trilogy::OptionRow& row : trilogy::option_table()) {
    if (row.id == trilogy::kPlayersOption) continue;
    values[std::string(row.id)] = value_of(row, row.get(options));
  }
  return values;
}

nlohmann::json options_json(const screens::NewGame& game) {
  nlohmann::json json{{trilogy::kPlayersOption, screens::seats_of(game)}};
  if (!game.seats.empty()) json[std::string(trilogy::kSeatsOption)] = game.seats;
  for (const auto& [id, value] : game.rules) {
    std::visit([&, &rule = id](const auto& plain) { json[rule] = plain; }, value);
  }
  return json;
}

}  // namespace trilogy_screens
