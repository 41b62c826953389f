#pragma once

#include <string>
#include <vector>

#include "game/match/match.h"
#include "game/trilogy/screens/context/context.h"
#include "game/trilogy/screens/game_screens.h"
#include "rules/trilogy/game.h"
#include "tests/screens/headless.h"
#include "tests/screens/looks.h"

namespace trilogy_screens_tests {

using Match = match::Match<trilogy::Game>;

const trilogy::Rules& rules(int players = 2);
const lang::Sentences& words();
Match begin(std::uint64_t seed, int players = 2);
/// What the one sees who decides; with nobody asked, what all see.
trilogy::View view_of(const trilogy::State& state, int players = 2);
/// A position as JSON has it, of yellow and red.
trilogy::State position(const nlohmann::json& json);
trilogy::Territory territory(std::string_view id);
trilogy::CardId card(std::string_view id);

/// Somebody at a screen without a display, with a made-up mouse and keyboard.
class Seat {
 public:
  explicit Seat(screen::Format format = {{1280, 720}, 1});

  screens::Memory memory;
  screens::GameScreens game = trilogy_screens::game_screens();
  std::vector<std::string> players{"human", "random"};  ///< their number says which rules hold
  std::vector<match::LogLine> log;
  std::vector<screens::GoalShown> goals;
  screens::Settings settings;
  const table::Touches* touches = nullptr;
  std::vector<table::Touchable> held;
  table::RegionId pointed = table::kNoRegion;

  screen::Shown frame(const trilogy::View& view);
  /// Frames until sheets that fit their content have done so.
  screen::Shown settle(const trilogy::View& view);
  screen::Shown click(const trilogy::View& view, glm::vec2 place);
  screen::Shown click(const trilogy::View& view, const screens::ShownOption& shown);
  /// The control of this name, which must be there.
  screen::Shown press(const trilogy::View& view, const std::string& label);
  screen::Shown point(const trilogy::View& view, glm::vec2 place);
  screen::Shown type(const trilogy::View& view, const std::string& text);
  screen::Shown press_enter(const trilogy::View& view);
  /// A touch on the map, as the table tells of it where territories are laid out.
  void touch(trilogy::Territory territory);

  const screen::Format& format() const { return format_; }
  /// What the panels of the game remember.
  trilogy_screens::Memory& own() { return memory.own<trilogy_screens::Memory>(); }

 private:
  screen::Format format_;
  screen::Pointer pointer_;
};

/// Everything that can be read on buttons, cards and controls.
std::vector<std::string> labels_of(const screen::Shown& answer);

}  // namespace trilogy_screens_tests
