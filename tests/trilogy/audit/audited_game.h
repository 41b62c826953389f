#pragma once

#include <string>
#include <vector>

#include "game/players/random_player.h"
#include "rules/trilogy/state/rules.h"
#include "rules/trilogy/state/state.h"
#include "tests/trilogy/audit/recount.h"

namespace trilogy_tests {

/// One random game under the eyes of all its viewers: what they are told never shows a card that
/// they may not know and, folded, gives every view that they have; what is counted again from the
/// whole state adds up.
class AuditedGame {
 public:
  /// From `begun` on.
  AuditedGame(const trilogy::Rules& rules, const Recount& recount, const trilogy::State& begun,
              std::uint64_t seed, int looks_apart);

  /// The first fault and when it was found; "" for a good game.
  std::string play();

  int turns() const { return state_.board.turn; }
  std::uint64_t steps() const { return steps_; }
  core::Outcome outcome() const;

 private:
  struct Follower {
    core::Viewer viewer;
    json view;
    trilogy::CardSet known;  ///< cards that it saw at the last step
  };

  core::Action choose(const core::Decision& pending);
  void watch(const core::Decision& pending);
  void tell(Follower& follower, const std::vector<json>& unmasked);
  void look(const Follower& follower);
  void fail(const std::string& fault);

  const trilogy::Rules& rules_;
  const Recount& recount_;
  std::uint64_t seed_;
  std::uint64_t looks_apart_;
  trilogy::State state_;
  players::RandomChoice choice_;
  core::EventSink events_;  ///< since the last step
  std::vector<Follower> followers_;
  std::uint64_t steps_ = 0;
  std::string fault_;
};

}  // namespace trilogy_tests
