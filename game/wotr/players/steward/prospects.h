#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "game/wotr/players/squire/situation/atlas.h"
#include "game/wotr/players/steward/beliefs.h"
#include "rules/wotr/state/board.h"
#include "rules/wotr/state/rules.h"

namespace wotr_players::steward {

using namespace wotr;  // a player of this one game

/// Who walks with the Ring, as far as wounds are concerned: Companions are told apart by how much
/// they bear.
struct Walkers {
  int corruption = 0;
  int great = 0;   ///< Level 3 and more
  int middle = 0;  ///< Level 2
  int small = 0;   ///< Level 1 and less

  int companions() const { return great + middle + small; }
  friend bool operator==(const Walkers&, const Walkers&) = default;
};
Walkers walkers_of(const Rules& rules, const Fellowship& fellowship);
/// Without this Companion.
Walkers without(const Rules& rules, Walkers company, Character who);

/// What one tile does to who draws it.
struct Wound {
  int damage = 0;
  bool reveals = false;
};

/// How likely the Ring reaches the Fire from every step of the way, if the Company bears each wound
/// as well as it can and nobody wins by the sword before. Reckoned tile by tile from what is left
/// in the Hunt pool, for the Company as it is and for whatever is left of it.
class Prospects {
 public:
  /// `steps` lie before the Company at most.
  Prospects(const Rules& rules, const Board& board, int steps, const Beliefs& beliefs);

  /// Nothing has changed that they were reckoned from.
  bool hold_for(const Board& board, int steps) const;

  /// From so many steps before the Fire: five of them lie on the Mordor Track.
  double at(int steps, const Walkers& company) const;
  /// The same when this wound is to be borne first.
  double after(int steps, const Walkers& company, const Wound& wound) const;
  /// The same when a tile is drawn now for a move that leads there, an Eye doing so much.
  double after_tile(int steps, const Walkers& company, int eye_damage) const;

 private:
  using Tiles = std::array<std::uint8_t, kTileKinds>;

  Tiles tiles_to_come(const Board& board) const;
  void reckon_step(int steps);
  double reckon(int steps, const Walkers& company) const;
  std::size_t cell(int steps, const Walkers& company) const;
  double suffered(int steps, Walkers company, int damage) const;
  double after_casualty(int steps, const Walkers& company, const Wound& wound) const;
  int eyes_for(int steps, const Walkers& company) const;

  const Rules* rules_;
  const Beliefs* beliefs_;
  int steps_;
  Walkers whole_;  ///< as many of each kind as there may be
  Tiles tiles_{};
  int tile_count_ = 0;
  std::vector<double> cells_;
};

/// Steps between the Fellowship and the Fire, the counter taken as walked.
int steps_to_fire(const Rules& rules, const squire::Atlas& atlas, const Fellowship& fellowship);

}  // namespace wotr_players::steward
