#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <vector>

#include "game/director/plan.h"

namespace director {

/// What can be measured of a film's shots.
struct Audit {
  std::size_t shots = 0;
  std::size_t cuts = 0;
  float shortest_shot = 0;    ///< seconds
  float longest_shot = 0;     ///< the same
  std::size_t most_cuts = 0;  ///< in any minute
  float fastest_pan = 0;      ///< screens a second
  std::size_t weighty = 0;    ///< beats that must be seen, and lie on the board
  std::size_t unseen = 0;     ///< of them, those that are not inside for 95 % of their motion
  float told_apart = 0;       ///< share of them whose figures are large enough for that
  float full_battles = 0;     ///< share of battles whose hosts fill enough of the picture
  // Shares of the film's time, by how high figures seem: large enough, nearly, or smaller.
  float near = 0;
  float middle = 0;
  float far = 0;
  float land = 0;                   ///< share of all pictures that shows the board
  std::vector<std::string> faults;  ///< a sentence for each rule that is broken
};

/// Looks at every frame of the film.
Audit audit(const Plan& plan, std::span<const Beat> beats, const Set& set, const Rules& rules,
            int fps);

nlohmann::json to_json(const Audit& audit);
/// The shots and the beats that they show, as lists of objects.
nlohmann::json shot_log(const Plan& plan, std::span<const Beat> beats);

}  // namespace director
