#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "game/players/budget.h"

namespace players {

inline constexpr int kFullStrength = 100;

/// How a player thinks, as it is said behind its name: "wizard:5s", "wizard:400", "wizard:1s:60".
struct Manner {
  std::optional<Budget> budget;  ///< for an action with all its questions; none: the player's own
  unsigned threads = 1;          ///< where there is a budget
  int strength = kFullStrength;  ///< from 1
};

/// The name of a player without its manner.
std::string_view player_name(std::string_view player);

/// What stands behind the name; nothing is the player's own manner. An Error is one sentence, with
/// the whole text in it.
base::Result<Manner> manner_of(std::string_view player);

/// What a person may choose from at a seat: those who play at once, from the plainest to the
/// strongest, and how long the thinker shall think, the usual first.
std::vector<std::string> offered(std::initializer_list<std::string_view> plain_to_strong,
                                 std::string_view thinker);

}  // namespace players
