#include "game/screens/state/player_names.h"

#include <algorithm>

#include "game/players/manner.h"

namespace screens {
namespace {

/// Who counts playouts waits for no clock.
double seconds_of(std::string_view player) {
  const auto manner = players::manner_of(player);
  const bool has_clock = manner && manner->budget && manner->budget->goes_by_the_clock();
  return has_clock ? manner->budget->time.count() : 0;
}

}  // namespace

std::string_view plain_player(std::string_view player) {
  return player.substr(0, player.find(':'));
}

std::string_view way_of(std::string_view player) {
  const std::size_t budget = player.find(':');
  if (budget == std::string_view::npos) return player;
  return player.substr(0, player.find(':', budget + 1));
}

int strength_of(std::string_view player) {
  const auto manner = players::manner_of(player);
  return manner ? manner->strength : players::kFullStrength;
}

std::string with_strength(std::string_view way, int strength) {
  std::string player(way);
  return strength == players::kFullStrength ? player : player + ":" + std::to_string(strength);
}

std::vector<std::string> plain_players(const std::vector<std::string>& players) {
  std::vector<std::string> names;
  for (const std::string& player : players) {
    const std::string_view name = plain_player(player);
    if (std::find(names.begin(), names.end(), name) == names.end()) names.emplace_back(name);
  }
  return names;
}

std::vector<std::string> ways_of(const std::vector<std::string>& players, std::string_view name) {
  std::vector<std::string> ways;
  std::copy_if(players.begin(), players.end(), std::back_inserter(ways),
               [&](const std::string& player) { return plain_player(player) == name; });
  std::ranges::stable_sort(ways, {}, seconds_of);
  return ways;
}

}  // namespace screens
