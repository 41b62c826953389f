#pragma once

#include <functional>
#include <optional>

#include "game/wotr/players/squire/situation/situation.h"

namespace wotr_players::squire {

// One action: which die, and what for. Nothing is remembered between the questions: the same board
// gives the same plan, so each question follows the plan that the first one made.

/// Where another player thinks otherwise of what to spend.
struct Counsel {
  std::function<double(Use use, double worth)> opinion;  ///< of a use that is worth so much here
  std::optional<double> ring{};                          ///< an Elven Ring kept
};

Answer choose_die(const Situation& now, const Counsel& counsel = {});
Answer choose_use(const Situation& now, const Counsel& counsel = {});
Answer choose_ring_die(const Situation& now, const Counsel& counsel = {});
Answer choose_ring_face(const Situation& now, const Counsel& counsel = {});

}  // namespace wotr_players::squire
