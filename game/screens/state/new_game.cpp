#include "game/screens/state/new_game.h"

#include <algorithm>

#include "game/screens/state/player_names.h"

namespace screens {
namespace {

/// Another way of the same player, else the plain one.
const std::string& in_place_of(const std::string& player,
                               const std::vector<std::string>& machines) {
  const auto same = std::ranges::find_if(
      machines, [&](const std::string& one) { return plain_player(one) == plain_player(player); });
  return same == machines.end() ? machines.front() : *same;
}

/// Who is not offered for that seat gives way.
void seat_who_is_offered(const NewGameChoices& choices, NewGame& game) {
  const std::vector<SeatChoice> seats = seats_at(choices, game);
  game.players.resize(std::max(game.players.size(), seats.size()));
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    const auto& machines = seats[seat].machines;
    std::string& player = game.players[seat];
    const bool offered =
        std::find(machines.begin(), machines.end(), way_of(player)) != machines.end();
    if (!offered && player != kPerson && !machines.empty()) player = in_place_of(player, machines);
  }
}

/// A machine that sits at the table, where there is one.
std::string some_machine(const NewGame& game) {
  const auto machine = std::ranges::find_if(
      game.players, [](const std::string& one) { return !one.empty() && one != kPerson; });
  return machine == game.players.end() ? "" : *machine;
}

}  // namespace

std::vector<SeatChoice> seats_at(const NewGameChoices& choices, const NewGame& game) {
  const auto table = choices.tables.find(seats_of(game));
  if (table == choices.tables.end()) return {};
  std::vector<SeatChoice> seats = table->second;
  if (game.seats.size() != seats.size()) return seats;
  for (std::size_t seat = 0; seat < seats.size(); ++seat) seats[seat].id = game.seats[seat];
  return seats;
}

bool matters(const RuleChoice& rule, int seats) {
  return std::find(rule.players.begin(), rule.players.end(), seats) != rule.players.end();
}

const RuleValue& value_of(const RuleChoice& rule, const RuleValues& rules) {
  const auto chosen = rules.find(rule.id);
  return chosen == rules.end() ? rule.by_profile.front() : chosen->second;
}

void use_profile(const NewGameChoices& choices, std::size_t profile, RuleValues& rules) {
  for (const RuleChoice& rule : choices.rules) rules[rule.id] = rule.by_profile[profile];
}

int differing_from(const NewGameChoices& choices, std::size_t profile, const RuleValues& rules,
                   int seats) {
  const auto differs = [&](const RuleChoice& rule) {
    return matters(rule, seats) && value_of(rule, rules) != rule.by_profile[profile];
  };
  return static_cast<int>(std::count_if(choices.rules.begin(), choices.rules.end(), differs));
}

NewGame plain_new_game(const NewGameChoices& choices) {
  NewGame game;
  game.game = choices.game;
  game.people = 0;
  if (!choices.opponents.empty()) game.players = {"", choices.opponents.front().player};
  set_people(choices, game, 1);
  return game;
}

void set_people(const NewGameChoices& choices, NewGame& game, int people) {
  const auto seats = static_cast<std::size_t>(people == 1 ? game.table : people);
  game.players.resize(std::max(game.players.size(), seats));
  if (game.people == people) return;
  const bool was_alone = game.people == 1;
  game.people = people;
  game.seats.clear();
  if (people == 1) {
    play_alone_as(choices, game, core::Seat{0});
  } else {
    for (std::string& player : game.players) {
      if (was_alone || player.empty()) player = kPerson;
    }
    seat_who_is_offered(choices, game);
  }
  const auto chosen = std::find_if(choices.scenarios.begin(), choices.scenarios.end(),
                                   [&](const auto& one) { return one.id == game.scenario; });
  if (chosen != choices.scenarios.end() && !is_for(*chosen, game)) game.scenario.clear();
}

void set_table(const NewGameChoices& choices, NewGame& game, int table) {
  if (game.table == table) return;
  const std::size_t own = own_seat(game);
  game.table = table;
  game.seats.clear();
  play_alone_as(choices, game,
                static_cast<core::Seat>(own < static_cast<std::size_t>(table) ? own : 0));
  const auto scenario = std::ranges::find(choices.scenarios, game.scenario, &ScenarioChoice::id);
  if (scenario != choices.scenarios.end() && !is_for(*scenario, game)) game.scenario.clear();
}

std::size_t own_seat(const NewGame& game) {
  const auto own = std::ranges::find(game.players, kPerson);
  return own == game.players.end() ? 0 : static_cast<std::size_t>(own - game.players.begin());
}

void play_alone_as(const NewGameChoices& choices, NewGame& game, core::Seat seat) {
  const auto own = static_cast<std::size_t>(core::index(seat));
  const auto seats = static_cast<std::size_t>(seats_of(game));
  game.players.resize(std::max(game.players.size(), seats));
  const std::string& mine = game.players[own];
  const std::string machine = mine.empty() || mine == kPerson ? some_machine(game) : mine;
  for (std::size_t other = 0; other < seats; ++other) {
    std::string& player = game.players[other];
    if (other != own && (player.empty() || player == kPerson)) player = machine;
  }
  game.players[own] = kPerson;
  seat_who_is_offered(choices, game);
}

void choose_scenario(const NewGameChoices& choices, NewGame& game, const ScenarioChoice* scenario) {
  game.scenario = scenario == nullptr ? "" : scenario->id;
  if (scenario == nullptr) return;
  game.seats.clear();  // it says who plays
  if (scenario->rules) game.rules = *scenario->rules;
  const std::vector<SeatChoice> seats = seats_at(choices, game);
  const auto suggested = std::find_if(
      seats.begin(), seats.end(), [&](const auto& seat) { return seat.id == scenario->suggested; });
  if (game.people == 1 && suggested != seats.end()) {
    play_alone_as(choices, game, static_cast<core::Seat>(suggested - seats.begin()));
  }
}

bool is_for(const ScenarioChoice& scenario, const NewGame& game) {
  const auto& players = scenario.players;
  return std::find(players.begin(), players.end(), seats_of(game)) != players.end();
}

}  // namespace screens
