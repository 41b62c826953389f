#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "rules/wotr/fellowship/mordor.h"
#include "rules/wotr/odds/bearers.h"

namespace wotr {

// What the walk through Mordor is worth, exactly (rulings 10): the Fellowship goes on with every
// die that moves it, hides with one when it must, and bears its wounds as odds/bearers.h says.
// Nobody uses a card or an Elven Ring.

/// How many tiles of each kind.
using Tiles = std::array<std::uint8_t, kTileKinds>;

/// Dice of a turn: those that hunt, and those that move or hide the Fellowship.
struct Pace {
  int hunters = 2;
  int movers = 2;

  friend bool operator==(const Pace&, const Pace&) = default;
};

/// The walk that lies ahead.
struct Walk {
  Tiles pool{};
  Tiles refill{};            ///< the standard tiles that come back when the pool is empty (R-142)
  int steps = kCrackOfDoom;  ///< still to be taken, 0 to 5
  Bearers bearers;
  Pace now;           ///< of this turn: the Shadow's dice in the box, the dice still unused
  int moves = 0;      ///< dice of the Free Peoples in the box (R-176)
  bool tried = true;  ///< nothing is lost by R-179 if no die is left in this turn
  Pace later;         ///< of every turn that follows; somebody moves in each

  friend bool operator==(const Walk&, const Walk&) = default;
};

/// From where the Fellowship stands on the Track; elsewhere as if it entered now, at the
/// beginning of a turn. So it is on the Track before the dice of a turn are rolled.
Walk walk_of(const Rules& rules, const Board& board, const Pace& later = {});

/// With how much Corruption it reaches the Crack of Doom. What is missing to 1 is the Shadow's.
using Arrival = std::array<float, kMostCorruption>;
double chance_of(const Arrival& arrival);
/// Of those who arrive, on average.
double mean_corruption(const Arrival& arrival);

/// Works out walks, and remembers as many parts of them as it has room for: what was asked before,
/// or lay on the way of what was asked, costs one look. It never allocates again. One for each
/// thread.
class WalkTable {
 public:
  /// For so many parts, of 64 bytes each; a power of two.
  explicit WalkTable(std::size_t room = std::size_t{1} << 16);

  Arrival arrival(const Walk& walk);

  /// A part of a walk, as bits.
  struct Key {
    std::uint64_t place = 0;
    std::uint64_t terms = 0;

    friend bool operator==(const Key&, const Key&) = default;
  };
  struct Entry {
    Key key;
    Arrival arrival{};
  };

 private:
  std::vector<Entry> entries_;
};

/// Of one walk alone.
Arrival walk_odds(const Walk& walk);

}  // namespace wotr
