#pragma once

#include <memory>
#include <string>
#include <vector>

#include <imgui.h>

#include "game/match/match.h"
#include "game/screens/screens.h"
#include "rules/wotr/game.h"

namespace desk {

using Match = match::Match<wotr::Game>;

const std::vector<core::DataFile>& files();
const wotr::Rules& rules(int players = 2);
const lang::Sentences& words();
/// What a new game may be made of: the shipped scenarios and options.
const screens::Offer& offer();

/// A new game of so many players.
Match begin(std::uint64_t seed, int players = 2);
/// What the one sees who decides; with nobody asked, what all see.
wotr::View view_of(const wotr::State& state, int players = 2);

/// A screen to draw on, its size in pixels and the interface's scale.
struct Format {
  glm::vec2 size;
  float scale;
};
std::vector<Format> formats();
std::string name_of(const Format& format);

/// So many lines of what happened.
std::vector<std::string> long_log(std::size_t lines);

/// A screen without a display: panels are laid out as on a real one, and a made-up mouse and
/// keyboard act on them.
class Desk {
 public:
  explicit Desk(Format format);

  screens::Memory memory;
  std::vector<std::string> log;
  std::string notice;
  std::vector<std::string> players{"human", "random"};  ///< their number says which rules hold
  wotr::RegionId pointed = wotr::kNoRegion;
  table::FrameThing thing;
  screens::Settings settings;  ///< what is pressed on their sheet holds

  /// One frame; the mouse stays where it is.
  screens::Answer frame(const wotr::View& view);
  /// Frames until sheets that fit their content have done so.
  screens::Answer settle(const wotr::View& view);
  /// Moves to the place, presses and lets go; the answer of the last frame.
  screens::Answer click(const wotr::View& view, glm::vec2 place);
  screens::Answer click(const wotr::View& view, const screens::ShownOption& shown) {
    return click(view, (shown.from + shown.to) / 2.0F);
  }
  /// The mouse goes there and stays.
  screens::Answer point(const wotr::View& view, glm::vec2 place);
  /// Presses at the place for so many seconds before it lets go.
  screens::Answer hold(const wotr::View& view, glm::vec2 place, float seconds);
  /// Presses at the one place, moves to the other, lets go there.
  screens::Answer drag(const wotr::View& view, glm::vec2 from, glm::vec2 to);
  /// Any key of ImGui's.
  screens::Answer press(const wotr::View& view, int key);
  screens::Answer type(const wotr::View& view, const std::string& text);
  screens::Answer press_enter(const wotr::View& view);

  const Format& format() const { return format_; }

 private:
  Format format_;
  engine::Theme theme_;
  glm::vec2 mouse_{-1e6F};
  bool is_down_ = false;
};

}  // namespace desk
