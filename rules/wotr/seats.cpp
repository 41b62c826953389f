// Seats and their Nations.

#include "rules/wotr/seats.h"

namespace wotr {
namespace {

constexpr auto kTwo = std::to_array<std::string_view>({"free", "shadow"});
constexpr auto kThree = std::to_array<std::string_view>({"free", "witch-king", "saruman"});
constexpr auto kFour =
    std::to_array<std::string_view>({"gondor", "rohan", "witch-king", "saruman"});

void seat_alone(Seating& seating, Side side, Seat seat) {
  const auto s = static_cast<std::size_t>(core::index(seat));
  seating.side[s] = side;
  seating.teammate[s] = seat;
  seating.first[static_cast<std::size_t>(side)] = seat;
  for (int n = 0; n < kNationCount; ++n) {
    if (side_of(static_cast<Nation>(n)) == side) seating.owner[static_cast<std::size_t>(n)] = seat;
  }
}

void seat_team(Seating& seating, Side side, Seat first, Seat second) {
  seat_alone(seating, side, second);
  seat_alone(seating, side, first);
  seating.team[static_cast<std::size_t>(side)] = true;
  seating.teammate[static_cast<std::size_t>(core::index(first))] = second;
  seating.teammate[static_cast<std::size_t>(core::index(second))] = first;
  const auto belongs = [&](Nation nation) {
    seating.owner[static_cast<std::size_t>(nation)] = second;
  };
  if (side == Side::kFree) {
    belongs(Nation::kRohan);
    belongs(Nation::kNorth);
    belongs(Nation::kDwarves);
  } else {
    belongs(Nation::kIsengard);
    belongs(Nation::kSouthrons);
  }
}

}  // namespace

Seating seating_for(int players) {
  Seating seating;
  if (players == 4) {
    seating.names = kFour;
    seat_team(seating, Side::kFree, Seat{0}, Seat{1});
    seat_team(seating, Side::kShadow, Seat{2}, Seat{3});
  } else if (players == 3) {
    seating.names = kThree;
    seat_alone(seating, Side::kFree, Seat{0});
    seat_team(seating, Side::kShadow, Seat{1}, Seat{2});
  } else {
    seating.names = kTwo;
    seat_alone(seating, Side::kFree, Seat{0});
    seat_alone(seating, Side::kShadow, Seat{1});
  }
  return seating;
}

}  // namespace wotr
