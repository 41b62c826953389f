#pragma once

#include <memory>
#include <stdexcept>
#include <utility>

#include "game/players/registry.h"
#include "tests/session/gate.h"

namespace session_test {

/// Takes its time and does not care whether it was asked to stop.
template <core::Game G>
class SlowPlayer final : public players::Player<G> {
 public:
  explicit SlowPlayer(std::shared_ptr<Gate> gate) : gate_(std::move(gate)) {}

  core::Action choose(const typename G::Rules&, const typename G::View&,
                      const core::Decision& decision, const std::stop_token& stop) override {
    gate_->pass();
    const core::Action action = decision.actions[0];
    gate_->leave(stop.stop_requested());
    return action;
  }

 private:
  std::shared_ptr<Gate> gate_;
};

/// Gives a reason for what it does.
template <core::Game G>
class Wordy final : public players::Player<G> {
 public:
  core::Action choose(const typename G::Rules&, const typename G::View&,
                      const core::Decision& decision, const std::stop_token&) override {
    return decision.actions[0];
  }
  players::Thoughts thoughts() const override {
    players::Thoughts thoughts;
    thoughts.reason = players::Reason{"lead", {{"steps", 5}}};
    return thoughts;
  }
};

/// Thinks until it is asked to stop, or the gate opens; then the last answer is its best, and the
/// first the next.
template <core::Game G>
class Thinker final : public players::Player<G> {
 public:
  explicit Thinker(std::shared_ptr<Gate> gate) : gate_(std::move(gate)) {}

  core::Action choose(const typename G::Rules&, const typename G::View&,
                      const core::Decision& decision, const std::stop_token& stop) override {
    gate_->pass(stop);
    const core::Action best = decision.actions[decision.actions.size() - 1];
    thoughts_ = {.candidates = {{best, 0.7, 0.8}, {decision.actions[0], 0.4, 0.2}},
                 .reason = players::Reason{"gold", {{"pieces", 7}}},
                 .playouts = 10};
    gate_->leave(stop.stop_requested());
    return best;
  }
  players::Thoughts thoughts() const override { return thoughts_; }
  std::optional<std::chrono::duration<double>> time_for(const core::Decision&) const override {
    return std::chrono::seconds(3);
  }

 private:
  std::shared_ptr<Gate> gate_;
  players::Thoughts thoughts_;
};

/// Answers what is never offered.
template <core::Game G>
class Cheat final : public players::Player<G> {
 public:
  core::Action choose(const typename G::Rules&, const typename G::View&, const core::Decision&,
                      const std::stop_token&) override {
    return {250, 250, 250, 250};
  }
};

template <core::Game G>
class Failing final : public players::Player<G> {
 public:
  core::Action choose(const typename G::Rules&, const typename G::View&, const core::Decision&,
                      const std::stop_token&) override {
    throw std::runtime_error("it has no idea");
  }
};

/// random, slow, wizard (a Thinker), cheat, failing.
template <core::Game G>
players::Registry<G> test_players(const std::shared_ptr<Gate>& gate) {
  players::Registry<G> registry = players::standard_players<G>();
  registry.emplace("slow", [gate](std::uint64_t) { return std::make_unique<SlowPlayer<G>>(gate); });
  registry.emplace("wizard", [gate](const players::Manner&, std::uint64_t) {
    return std::make_unique<Thinker<G>>(gate);
  });
  registry.emplace("cheat", [](std::uint64_t) { return std::make_unique<Cheat<G>>(); });
  registry.emplace("wordy", [](std::uint64_t) { return std::make_unique<Wordy<G>>(); });
  registry.emplace("failing", [](std::uint64_t) { return std::make_unique<Failing<G>>(); });
  return registry;
}

}  // namespace session_test
