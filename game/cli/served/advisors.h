#pragma once

#include <exception>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>

#include "game/match/match.h"
#include "game/players/registry.h"
#include "game/players/seating.h"

namespace cli {

/// What a player would do, and what it thought.
struct Advice {
  std::string player;
  core::Action action;
  players::Thoughts thoughts{};
};

/// Players that think for the seats of one match. Each is kept, for what it thought before helps
/// it on, until the match is taken back or its seat asks another one.
template <core::Game G>
class Advisors {
 public:
  explicit Advisors(const players::Registry<G>& registry) : registry_(registry) {}

  /// By the view of the seat whose decision is pending; the registry has the player. Nothing where
  /// it fails, or chooses what is not offered.
  std::optional<Advice> ask(const match::Match<G>& match, const std::string& player,
                            const std::stop_token& stop) {
    const core::Seat seat = match.pending().seat;
    const typename G::View view = match.view(core::viewer_of(seat));
    try {
      players::Player<G>& asked = seated(match, seat, player);
      const core::Action action = asked.choose(match.rules(), view, G::decision_of(view), stop);
      if (match.pending().offers(action)) return Advice{player, action, asked.thoughts()};
    } catch (const std::exception&) {  // then it is asked afresh the next time
    }
    kept_.erase(seat);
    return std::nullopt;
  }

  void forget() { kept_.clear(); }

 private:
  struct Kept {
    std::string name;
    std::unique_ptr<players::Player<G>> player;
  };

  players::Player<G>& seated(const match::Match<G>& match, core::Seat seat,
                             const std::string& name) {
    Kept& kept = kept_[seat];
    if (kept.name != name || !kept.player) {
      const std::string_view place =
          G::seats(match.rules())[static_cast<std::size_t>(core::index(seat))];
      const auto maker = players::maker_of<G>(registry_, name);
      kept = {name, (*maker)(players::player_seed(match.setup().seed, place))};
    }
    return *kept.player;
  }

  const players::Registry<G>& registry_;
  std::map<core::Seat, Kept> kept_;
};

}  // namespace cli
