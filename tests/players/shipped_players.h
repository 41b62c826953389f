#pragma once

#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "game/match/folders/files.h"
#include "game/match/luck.h"
#include "game/players/registry.h"
#include "game/wotr/players/wotr_players.h"
#include "rules/wotr/game.h"

namespace wotr_players {

using Wotr = wotr::Game;

/// The players of the game as they are shipped.
inline const players::Registry<Wotr>& registry() {
  static const players::Registry<Wotr> kRegistry = [] {
    std::vector<core::DataFile> files;
    for (const std::string& name : roster().files) {
      const std::string file = AMONHEN_DATA "/wotr/" + name;
      files.push_back({file, *match::read_file(file)});
    }
    auto made = roster().make(files);
    EXPECT_TRUE(made) << made.error();
    return made.take();
  }();
  return kRegistry;
}

/// Who wins from a position shortly before the end, with as many playouts for both.
inline std::string winner(const wotr::State& start, const wotr::Rules& rules,
                          const std::string& free, const std::string& shadow, std::uint64_t seed) {
  wotr::State state = start;
  match::Luck luck(seed);
  const std::array seated{(*players::maker_of<Wotr>(registry(), free))(seed),
                          (*players::maker_of<Wotr>(registry(), shadow))(seed + 1)};
  while (!Wotr::outcome(rules, state)) {
    const core::Decision pending = Wotr::decision(rules, state);
    core::Action action;
    if (pending.is_chance()) {
      action = luck.draw(pending, Wotr::stream_name(pending));
    } else {
      const wotr::View view = Wotr::view(rules, state, core::viewer_of(pending.seat));
      const auto seat = static_cast<std::size_t>(core::index(pending.seat));
      action = seated[seat]->choose(rules, view, view.decision, {});
    }
    Wotr::apply(rules, state, action, nullptr);
  }
  return std::string(Wotr::outcome(rules, state)->winner);
}

}  // namespace wotr_players
