#pragma once

#include <memory>

#include "game/players/registry.h"
#include "tests/toy/race.h"

namespace toy {

/// Always rolls, or does what is offered last: plays its card, and peeks where it may.
class Racer final : public players::Player<Race> {
 public:
  explicit Racer(bool is_steady) : is_steady_(is_steady) {}
  core::Action choose(const Rules&, const View&, const core::Decision& decision,
                      const std::stop_token&) override {
    return is_steady_ ? decision.actions[0] : decision.actions[decision.actions.size() - 1];
  }

 private:
  bool is_steady_;
};

/// Players of the race: random, "steady", "curious".
inline players::Roster<Race> racers() {
  return {{}, [](std::span<const core::DataFile>) -> base::Result<players::Registry<Race>> {
            auto registry = players::standard_players<Race>();
            registry.emplace("steady", [](std::uint64_t) { return std::make_unique<Racer>(true); });
            registry.emplace("curious",
                             [](std::uint64_t) { return std::make_unique<Racer>(false); });
            return registry;
          }};
}

}  // namespace toy
