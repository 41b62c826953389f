// Seats and their Nations.

#include "rules/wotr/state/team_layout.h"

namespace wotr {
namespace {

constexpr auto kTwo = std::to_array<std::string_view>({"free", "shadow"});
constexpr auto kThree = std::to_array<std::string_view>({"free", "witch-king", "saruman"});
constexpr auto kFour =
    std::to_array<std::string_view>({"gondor", "rohan", "witch-king", "saruman"});

void seat_alone(TeamLayout& layout, Side side, Seat seat) {
  const auto s = static_cast<std::size_t>(core::index(seat));
  layout.side[s] = side;
  layout.teammate[s] = seat;
  layout.first[at(side)] = seat;
  for (int n = 0; n < kNationCount; ++n) {
    if (side_of(static_cast<Nation>(n)) == side) layout.owner[static_cast<std::size_t>(n)] = seat;
  }
}

void seat_team(TeamLayout& layout, Side side, Seat first, Seat second) {
  seat_alone(layout, side, second);
  seat_alone(layout, side, first);
  layout.team[at(side)] = true;
  layout.teammate[static_cast<std::size_t>(core::index(first))] = second;
  layout.teammate[static_cast<std::size_t>(core::index(second))] = first;
  const auto belongs = [&](Nation nation) {
    layout.owner[static_cast<std::size_t>(nation)] = second;
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

TeamLayout team_layout_for(int players) {
  TeamLayout layout;
  if (players == 4) {
    layout.names = kFour;
    seat_team(layout, Side::kFree, Seat{0}, Seat{1});
    seat_team(layout, Side::kShadow, Seat{2}, Seat{3});
  } else if (players == 3) {
    layout.names = kThree;
    seat_alone(layout, Side::kFree, Seat{0});
    seat_team(layout, Side::kShadow, Seat{1}, Seat{2});
  } else {
    layout.names = kTwo;
    seat_alone(layout, Side::kFree, Seat{0});
    seat_alone(layout, Side::kShadow, Seat{1});
  }
  return layout;
}

}  // namespace wotr
