#pragma once

#include <array>
#include <glm/vec2.hpp>
#include <optional>
#include <span>
#include <string>

#include "engine/ui/theme.h"
#include "game/lang/sentences.h"
#include "rules/wotr/rules.h"
#include "rules/wotr/view.h"

namespace screens {

/// What the screens show in one frame. Everything is read-only: a panel lists the options of
/// `view.decision` and never asks what is legal.
struct Model {
  const wotr::Rules& rules;
  const wotr::View& view;  ///< of whoever sits before the screen
  const lang::Sentences& words;
  std::span<const std::string> log;  ///< sentences, oldest first
  std::string notice;                ///< one sentence that waits to be read; empty for none
  std::array<std::string, 2> players;  ///< by side: "human", "random", …
  wotr::RegionId pointed = wotr::kNoRegion;  ///< the region under the pointer
  bool can_undo = false;
  bool is_flat = false;
  bool is_thinking = false;  ///< a machine decides; nothing can be answered
};

enum class Command {
  kNone, kUndo, kNewGame, kToggleFlat, kFasterAnimation, kCloseNotice, kQuit
};

/// What the person did in this frame.
struct Answer {
  std::optional<core::Action> action;  ///< one of the options of the pending decision
  Command command = Command::kNone;
  std::array<std::string, 2> new_players;  ///< with kNewGame
  std::optional<wotr::RegionId> look_at;   ///< the camera should go there
  wotr::RegionSet lit;                     ///< regions a panel is pointing at
};

/// What the screens remember between frames: open panels, the typed region, the shown hand.
struct Memory {
  std::string typed_region;
  std::array<bool, 2> hand_shown{};
  bool log_open = true;
  bool pools_open = false;
  bool menu_open = false;
};

/// Draws every panel for the frame. Call between Ui::begin_frame and Ui::end_frame.
Answer draw(const engine::Theme& theme, glm::vec2 screen, const Model& model, Memory& memory);

/// Points at the edges where the board should not lie, for TableCamera::set_margins.
struct Margins {
  glm::vec2 left_top{0};
  glm::vec2 right_bottom{0};
};
Margins margins(const engine::Theme& theme, glm::vec2 screen);

}  // namespace screens
