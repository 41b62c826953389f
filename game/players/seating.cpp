#include "game/players/seating.h"

#include <algorithm>

#include "base/hash.h"
#include "base/json_reader.h"

namespace players {

base::Result<Seating> parse_seating(std::string_view text) {
  Seating seating;
  while (!text.empty()) {
    const std::string_view item = text.substr(0, text.find(','));
    text.remove_prefix(std::min(text.size(), item.size() + 1));
    const std::size_t equals = item.find('=');
    if (equals == 0 || equals == std::string_view::npos || equals + 1 == item.size()) {
      return base::Error{base::quoted(item) + " is not SEAT=PLAYER"};
    }
    const std::string seat(item.substr(0, equals));
    if (!seating.emplace(seat, item.substr(equals + 1)).second) {
      return base::Error{"the seat " + base::quoted(seat) + " is named twice"};
    }
  }
  return seating;
}

std::vector<std::string> seats_in_order(std::string_view text) {
  std::vector<std::string> seats;
  while (!text.empty()) {
    const std::string_view item = text.substr(0, text.find(','));
    text.remove_prefix(std::min(text.size(), item.size() + 1));
    seats.emplace_back(item.substr(0, item.find('=')));
  }
  return seats;
}

base::Result<Seating> complete_seating(Seating seating, std::span<const std::string_view> seats,
                                       std::string_view fallback) {
  for (const auto& [seat, player] : seating) {
    if (std::find(seats.begin(), seats.end(), seat) == seats.end()) {
      return base::Error{"there is no seat " + base::quoted(seat) + " in this game"};
    }
  }
  for (const std::string_view seat : seats) seating.emplace(seat, fallback);
  return seating;
}

std::uint64_t player_seed(std::uint64_t match_seed, std::string_view seat) {
  return base::fnv1a(seat, base::fnv1a("player", match_seed ^ base::fnv1a("")));
}

}  // namespace players
