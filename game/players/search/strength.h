#pragma once

#include <cstddef>

#include "game/match/luck.h"
#include "game/players/search/tree.h"

namespace players {

/// How a player errs: it takes a choice as often as the tries of it, to the power of
/// 1 / temperature, but none that promises less than the floor: the best one's mean less
/// `most_lost`.
struct Slack {
  double temperature = 0;
  double most_lost = 0;
};

/// None at full strength; `strength` is of 100.
Slack slack_of(int strength);

/// The index of the choice that a player of that strength takes: at full strength the one tried
/// most often.
std::size_t taken(const Node& node, int strength, match::Stream& stream);

}  // namespace players
