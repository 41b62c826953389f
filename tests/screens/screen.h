#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <imgui.h>

#include "game/match/match.h"
#include "game/screens/screens.h"
#include "game/wotr/screens/context/context.h"
#include "game/wotr/screens/game_screens.h"
#include "rules/wotr/game.h"
#include "tests/screens/headless.h"

namespace screen {

using Match = match::Match<wotr::Game>;

const std::vector<core::DataFile>& files();
const wotr::Rules& rules(int players = 2);
const lang::Sentences& words();
const lang::Sentences& german_words();
/// What a new game may be made of: the shipped scenarios and options.
const screens::NewGameChoices& choices();

/// A new game of so many players.
Match begin(std::uint64_t seed, int players = 2);
/// What the one sees who decides; with nobody asked, what all see.
wotr::View view_of(const wotr::State& state, int players = 2);

/// So many lines of what happened.
std::vector<match::LogLine> long_log(std::size_t lines);

/// What the rules and a view are for the neutral screens.
match::AnyView any_view(const wotr::View& view, int players = 2);

/// A sheet that nobody sees, for the words that panels say of a view.
class Paper {
 public:
  explicit Paper(const wotr::View& view, int players = 2, const lang::Sentences& spoken = words());
  wotr_screens::Context& context() { return context_; }
  screens::Situation situation() { return game_.words.situation(neutral_); }

 private:
  match::AnyView view_;
  screens::GameScreens game_ = wotr_screens::game_screens();
  engine::Theme theme_;
  screens::ScreenState state_;
  screens::Memory memory_;
  Shown shown_;
  screens::Context neutral_;
  wotr_screens::Context context_;
};

using wotr_screens::own;

/// A screen without a display: panels are laid out as on a real one, and a made-up mouse and
/// keyboard act on them.
class Screen {
 public:
  explicit Screen(Format format);

  screens::Memory memory;
  screens::GameScreens game = wotr_screens::game_screens();
  std::vector<match::LogLine> log;
  std::string notice;
  std::vector<std::string> players{"human", "random"};  ///< their number says which rules hold
  wotr::RegionId pointed = wotr::kNoRegion;
  table::FrameThing thing;
  const table::Touches* touches = nullptr;  ///< without them every answer is a button
  std::vector<table::Touchable> held;       ///< what the person has taken up
  std::optional<screens::MomentShown> moment;
  std::optional<screens::ThinkingShown> thinking;  ///< the machine that decides
  screens::HintShown hint;
  std::vector<screens::TurnShown> turning_points;
  std::vector<match::Chart> course;
  std::vector<screens::GoalShown> goals;
  std::optional<screens::ReplayShown> replay;
  bool can_undo = false;
  std::function<void(const Shown&)> watch;  ///< sees every frame
  const lang::Sentences* spoken = &words();
  screens::Settings settings;  ///< what is pressed on their sheet holds

  /// One frame; the mouse stays where it is.
  Shown frame(const wotr::View& view);
  /// Frames until sheets that fit their content have done so.
  Shown settle(const wotr::View& view);
  /// Moves to the place, presses and lets go; the answer of the last frame.
  Shown click(const wotr::View& view, glm::vec2 place);
  Shown click(const wotr::View& view, const screens::ShownOption& shown) {
    return click(view, (shown.from + shown.to) / 2.0F);
  }
  /// The mouse goes there and stays.
  Shown point(const wotr::View& view, glm::vec2 place);
  /// Presses at the place for so many seconds before it lets go.
  Shown hold(const wotr::View& view, glm::vec2 place, float seconds);
  /// Presses at the one place, moves to the other, lets go there.
  Shown drag(const wotr::View& view, glm::vec2 from, glm::vec2 to);
  /// Any key of ImGui's.
  Shown press(const wotr::View& view, int key);
  Shown type(const wotr::View& view, const std::string& text);
  Shown press_enter(const wotr::View& view);

  const Format& format() const { return format_; }
  /// What the panels of the game remember.
  wotr_screens::Memory& own() { return memory.own<wotr_screens::Memory>(); }

 private:
  Format format_;
  glm::vec2 mouse_{-1e6F};
  bool is_down_ = false;
};

}  // namespace screen
