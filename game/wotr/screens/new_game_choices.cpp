#include "game/wotr/screens/new_game_choices.h"

#include <nlohmann/json.hpp>

#include "rules/wotr/game.h"
#include "rules/wotr/load/option_table.h"

namespace wotr_screens {
namespace {

constexpr std::string_view kPlayers = "players";

screens::RuleValue value_of(const wotr::OptionRow& row, std::uint8_t value) {
  switch (row.type) {
    case wotr::OptionType::kInteger: return int{value};
    case wotr::OptionType::kFlag: return value != 0;
    case wotr::OptionType::kChoice: return std::string(row.words[value]);
  }
  return int{value};
}

/// Some options ask something only where a side is shared.
std::vector<int> players_of(std::string_view id) {
  if (id.starts_with("mp3.")) return {3};
  if (id.starts_with("mp4.")) return {4};
  if (id.starts_with("mp.") || id == "hunt.eliteRerollsMultiplayer") return {3, 4};
  return {2, 3, 4};
}

screens::RuleChoice choice_of(const wotr::OptionDescription& option) {
  const wotr::OptionRow& row = *option.row;
  screens::RuleChoice choice{
      .id = std::string(row.id),
      .ruling = option.ruling,
      .values = {},
      .by_profile = {value_of(row, option.published), value_of(row, option.guide)},
      .players = players_of(row.id)};
  for (int value = option.from; value <= option.to; ++value) {
    choice.values.push_back(value_of(row, static_cast<std::uint8_t>(value)));
  }
  return choice;
}

/// Whom one who plays alone is offered, from the first opponent to the strongest.
const std::vector<screens::OpponentChoice> kOpponents{
    {.id = "newcomer", .stars = 1, .player = "squire"},
    {.id = "even", .stars = 2, .player = "captain"},
    {.id = "strongest", .stars = 3, .player = "wizard:5s"}};

}  // namespace

screens::NewGameChoices new_game_choices(const wotr::Rules& rules, const Machines& machines) {
  screens::NewGameChoices choices;
  choices.game = wotr::Game::kId;
  choices.picture = "the-lidless-eye";
  choices.opponents = kOpponents;
  for (const int seats : {2, 3, 4}) {
    const wotr::TeamLayout teams = wotr::team_layout_for(seats);
    for (std::size_t seat = 0; seat < teams.names.size(); ++seat) {
      choices.tables[seats].push_back(
          {.id = std::string(teams.names[seat]),
           .machines = machines[static_cast<std::size_t>(teams.side[seat])]});
    }
  }
  for (const wotr::OptionDescription& option : rules.option_descriptions) {
    if (option.row->id != kPlayers) choices.rules.push_back(choice_of(option));
  }
  choices.profiles = {{.title_key = "screen.published"}, {.title_key = "screen.guide-rules"}};
  return choices;
}

screens::RuleValues rule_values(const wotr::Options& options) {
  screens::RuleValues values;
  for (const wotr::OptionRow& row : wotr::option_table()) {
    if (row.id != kPlayers) values[std::string(row.id)] = value_of(row, row.get(options));
  }
  return values;
}

nlohmann::json options_json(const screens::NewGame& game) {
  nlohmann::json json{{kPlayers, screens::seats_of(game)}};
  for (const auto& [id, value] : game.rules) {
    std::visit([&, &rule = id](const auto& plain) { json[rule] = plain; }, value);
  }
  return json;
}

}  // namespace wotr_screens
