#pragma once

#include <cstring>
#include <functional>
#include <map>
#include <string>

#include "rules/wotr/board/control.h"
#include "rules/wotr/board/hunt_pool.h"
#include "rules/wotr/fellowship/mordor.h"
#include "rules/wotr/flow/step_table.h"
#include "rules/wotr/hunt/hunt.h"
#include "rules/wotr/names/read_id.h"
#include "rules/wotr/odds/battle_odds.h"
#include "rules/wotr/odds/card_odds.h"
#include "rules/wotr/odds/hunt_odds.h"
#include "rules/wotr/odds/mordor_odds.h"
#include "rules/wotr/odds/road_odds.h"
#include "rules/wotr/state/rules.h"
#include "rules/wotr/state/state.h"

namespace rulings {

/// What a seat does where it is asked.
using Choice = std::function<core::Action(const wotr::State&, const core::Decision&)>;
/// What has come of it, in a word; empty while it goes on.
using Ending = std::function<std::string(const wotr::State&, const core::Decision&)>;

/// How likely each ending is, by playing every roll and every draw on the rules themselves; equal
/// positions are played once. What is still open after so many answers counts as "".
inline std::map<std::string, double> chances_by_playing(const wotr::Rules& rules,
                                                        const wotr::State& start,
                                                        const Choice& choice, const Ending& ending,
                                                        int most_answers) {
  const auto key = [](const wotr::State& state) {
    std::string bytes(sizeof state, '\0');
    std::memcpy(bytes.data(), &state, sizeof state);
    return bytes;
  };
  struct Open {
    wotr::State state;
    double chance;
  };
  std::map<std::string, Open> open{{key(start), {start, 1}}};
  std::map<std::string, double> ended;
  for (int answers = 0; answers < most_answers && !open.empty(); ++answers) {
    std::map<std::string, Open> next;
    for (const auto& found : open) {
      const Open& at = found.second;
      const core::Decision decision = wotr::decision(rules, at.state);
      if (const std::string end = ending(at.state, decision); !end.empty()) {
        ended[end] += at.chance;
        continue;
      }
      const auto go_on = [&](core::Action action, double share) {
        wotr::State after = at.state;
        wotr::apply(rules, after, action, nullptr);
        auto [there, is_new] = next.try_emplace(key(after), Open{after, 0});
        there->second.chance += at.chance * share;
      };
      if (!decision.is_chance()) {
        go_on(choice(at.state, decision), 1);
        continue;
      }
      double weights = 0;
      for (std::size_t i = 0; i < decision.actions.size(); ++i) weights += decision.weights[i];
      for (std::size_t i = 0; i < decision.actions.size(); ++i) {
        go_on(decision.actions[i], decision.weights[i] / weights);
      }
    }
    open = std::move(next);
  }
  for (const auto& [bytes, at] : open) ended[""] += at.chance;
  return ended;
}

}  // namespace rulings
