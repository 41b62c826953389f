#include "game/screens/new_game.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace screens {
namespace {

using nlohmann::json;

constexpr std::string_view kPerson = "human";

std::uint8_t value_of(const json& value, const wotr::OptionRow& row) {
  switch (row.type) {
    case wotr::OptionType::kInteger: return value.get<std::uint8_t>();
    case wotr::OptionType::kFlag: return value.get<bool>() ? 1 : 0;
    case wotr::OptionType::kChoice: return value == row.words[1] ? 1 : 0;
  }
  return 0;
}

int differing(const Offer& offer, const wotr::Options& options,
              std::uint8_t OfferedOption::*profile) {
  const auto differs = [&](const OfferedOption& option) {
    return matters(option, options.players) && option.row->get(options) != option.*profile;
  };
  return static_cast<int>(std::count_if(offer.options.begin(), offer.options.end(), differs));
}

/// Who is not offered on that side gives way to the plain one.
void seat_who_is_offered(const Offer& offer, NewGame& wish) {
  const wotr::TeamLayout seating = wotr::team_layout_for(seats_of(wish));
  for (std::size_t seat = 0; seat < seating.names.size(); ++seat) {
    const auto& machines = offer.machines[static_cast<std::size_t>(seating.side[seat])];
    std::string& player = wish.players[seat];
    const bool offered = std::find(machines.begin(), machines.end(), player) != machines.end();
    if (!offered && player != kPerson) player = machines.front();
  }
}

}  // namespace

std::vector<OfferedOption> read_offered_options(std::string_view text) {
  std::vector<OfferedOption> options;
  for (const json& entry : json::parse(text)) {
    const wotr::OptionRow* row = wotr::find_option(entry.at("id").get<std::string>());
    if (row == nullptr || row->id == "players") continue;
    options.push_back({.row = row,
                       .from = entry.value("from", 0),
                       .to = entry.value("to", 1),
                       .published = value_of(entry.at("default"), *row),
                       .guide = value_of(entry.at("guide"), *row),
                       .text = entry.at("text").get<std::string>()});
  }
  return options;
}

bool matters(const OfferedOption& option, int players) {
  const std::string_view id = option.row->id;
  if (id.starts_with("mp3.")) return players == 3;
  if (id.starts_with("mp4.")) return players == 4;
  const bool asks_of_teams = id.starts_with("mp.") || id == "hunt.eliteRerollsMultiplayer";
  return !asks_of_teams || players > 2;
}

void use_published(const Offer& offer, wotr::Options& options) {
  for (const OfferedOption& option : offer.options) option.row->set(options, option.published);
}

void use_guide(const Offer& offer, wotr::Options& options) {
  for (const OfferedOption& option : offer.options) option.row->set(options, option.guide);
}

int differing_from_published(const Offer& offer, const wotr::Options& options) {
  return differing(offer, options, &OfferedOption::published);
}

int differing_from_guide(const Offer& offer, const wotr::Options& options) {
  return differing(offer, options, &OfferedOption::guide);
}

void set_people(const Offer& offer, NewGame& wish, int people) {
  if (wish.people == people) return;
  const bool was_alone = wish.people == 1;
  wish.people = people;
  wish.options.players = static_cast<std::uint8_t>(seats_of(wish));
  if (people == 1) {
    play_alone_as(offer, wish, core::Seat{0});
  } else {
    for (std::string& player : wish.players) {
      if (was_alone || player.empty()) player = kPerson;
    }
    seat_who_is_offered(offer, wish);
  }
  const auto chosen = std::find_if(offer.scenarios.begin(), offer.scenarios.end(),
                                   [&](const auto& one) { return one.id == wish.scenario; });
  if (chosen != offer.scenarios.end() && !is_for(*chosen, wish)) wish.scenario.clear();
}

void play_alone_as(const Offer& offer, NewGame& wish, core::Seat seat) {
  const auto own = static_cast<std::size_t>(core::index(seat));
  std::string& other = wish.players[1 - own];
  const std::string& mine = wish.players[own];
  if (other.empty() || other == kPerson) other = mine == kPerson ? "" : mine;
  wish.players[own] = kPerson;
  seat_who_is_offered(offer, wish);
}

void choose_scenario(const Offer& offer, NewGame& wish, const OfferedScenario* scenario) {
  wish.scenario = scenario == nullptr ? "" : scenario->id;
  if (scenario == nullptr) return;
  const std::uint8_t players = wish.options.players;
  if (scenario->options) wish.options = *scenario->options;
  wish.options.players = players;
  const auto names = wotr::team_layout_for(seats_of(wish)).names;
  const auto suggested = std::find(names.begin(), names.end(), scenario->suggested);
  if (wish.people == 1 && suggested != names.end()) {
    play_alone_as(offer, wish, static_cast<core::Seat>(suggested - names.begin()));
  }
}

bool is_for(const OfferedScenario& scenario, const NewGame& wish) {
  const auto& players = scenario.players;
  return std::find(players.begin(), players.end(), seats_of(wish)) != players.end();
}

}  // namespace screens
