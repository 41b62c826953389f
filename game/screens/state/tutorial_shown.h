#pragma once

#include <cstddef>
#include <functional>
#include <glm/vec2.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "game/table/board/region.h"
#include "rules/core/action.h"

namespace screens {

/// A chapter of the tutorial as a list shows it.
struct ChapterShown {
  std::string id;
  std::string title;
  std::string text;
};

/// The step of the tutorial that is taught now.
struct TutorialShown {
  std::string chapter;  ///< its title
  std::size_t number = 0;
  std::size_t of = 1;
  std::string words;
  bool is_about_a_place = false;     ///< of the table, or a button
  std::optional<glm::vec2> place{};  ///< where that is on the screen, if it is seen
  glm::vec2 extent{0};               ///< from there to its edges; 0: of a place of the table
  unsigned window = 0;               ///< that it lies in, as Ui::window_at has it; 0: the table
  std::optional<table::RegionId> land{};  ///< where it is a place of the board
  bool is_to_be_read = false;             ///< it waits for "Go on"
  bool is_done = false;                   ///< the chapter is over
  bool has_next = false;                  ///< another chapter follows
  bool is_wrong = false;                  ///< something else was just answered
  bool asks_besides = false;              ///< what is asked is none of the step's business
  std::vector<core::Action> expected{};   ///< of the answers that are offered
  /// Whether answers that are given one after the other are what the step asks for.
  std::function<bool(std::span<const core::Action>)> asks_for{};
};

}  // namespace screens
