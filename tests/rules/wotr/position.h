#pragma once

#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "rules/wotr/board/place.h"
#include "rules/wotr/board/victory.h"
#include "rules/wotr/flow/step_table.h"

namespace wotr {

/// The tables of data/wotr with the published options, made once.
const Rules& rules();
/// The only seat of the side: these tests are of the two-player game.
inline Seat seat_of(Side side) { return first_seat_of(rules(), side); }
/// The region with this id.
RegionId region(std::string_view id);

inline constexpr Figure kIsengardElite = elite_of(Nation::kIsengard);

/// A position set up by hand, and the one door through which it changes. It begins as the starting
/// position of the game with nothing pending.
struct Position {
  State state;
  core::EventSink events;

  Position();

  Board& board() { return state.board; }
  Figures& figures(std::string_view id) { return figures_in(board(), region(id)); }
  void clear_map();  ///< no figure in any region or garrison

  /// Starts something the way a chapter would, and settles.
  template <class Begin>
  void begin(Begin chapter) {
    index_figures(board());  // figures may have been set by hand
    Play play{rules(), state, &events};
    chapter(play);
    settle(play);
  }
  template <class... Args>
  void begin_step(StepKind kind, Args... args) {
    begin([&](Play& play) {
      play.state.pending.push(Step{kind, {static_cast<std::uint8_t>(args)...}});
    });
  }

  Decision asked() const { return decision(rules(), state); }
  /// What is being asked; kNone when nothing is pending.
  DecisionKind question() const { return static_cast<DecisionKind>(asked().kind); }
  bool offers(ActionKind kind) const { return asked().offers(act(kind)); }
  template <class Value>
  bool offers(ActionKind kind, Value value) const {
    return asked().offers(act(kind, value));
  }

  void apply_ok(Action action);
  void answer(ActionKind kind) { apply_ok(act(kind)); }
  template <class Value>
  void answer(ActionKind kind, Value value) {
    apply_ok(act(kind, value));
  }
  void answer_region(std::string_view id) { answer(ActionKind::kRegion, region(id)); }
  /// Chance brings this.
  template <class Value>
  void force(ActionKind kind, Value value) {
    EXPECT_TRUE(asked().is_chance());
    apply_ok(act(kind, value));
  }
  void roll(int value) { force(ActionKind::kRoll, value); }
};

}  // namespace wotr
