#pragma once

#include <cstdint>

#include "game/match/luck.h"
#include "game/players/player.h"

namespace players {

/// Any option, each as likely, from a generator of its own: one seed, one game.
class RandomChoice {
 public:
  explicit RandomChoice(std::uint64_t seed) : stream_(seed, "random-player") {}

  core::Action pick(const core::Decision& decision) {
    const auto count = static_cast<std::uint32_t>(decision.actions.size());
    return decision.actions[count == 1 ? 0 : stream_.below(count)];
  }

 private:
  match::Stream stream_;
};

template <core::Game G>
class RandomPlayer final : public Player<G> {
 public:
  explicit RandomPlayer(std::uint64_t seed) : choice_(seed) {}
  core::Action choose(const typename G::Rules&, const typename G::View&,
                      const core::Decision& decision, const std::stop_token&) override {
    return choice_.pick(decision);
  }

  /// It looks at nothing, so playouts may ask without making a view.
  core::Action pick(const core::Decision& decision) { return choice_.pick(decision); }

 private:
  RandomChoice choice_;
};

}  // namespace players
