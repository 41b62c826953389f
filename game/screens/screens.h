#pragma once

#include <array>
#include <glm/vec2.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/ui/theme.h"
#include "game/lang/sentences.h"
#include "game/screens/new_game.h"
#include "game/screens/settings.h"
#include "game/table/frame_thing.h"
#include "rules/wotr/game.h"

namespace screens {

/// What the screens show in one frame. Everything is read-only: a panel lists the options of
/// `view.decision` and never asks what is legal.
struct Model {
  const wotr::Rules& rules;
  const wotr::View& view;  ///< of whoever sits before the screen
  const lang::Sentences& words;
  std::span<const std::string> log;          ///< sentences, oldest first
  std::string notice;                        ///< one sentence that waits to be read; empty for none
  std::vector<std::string> players;          ///< by seat: "human", "random", …
  const Offer* offer = nullptr;              ///< needed while the menu or a sheet of it is open
  const Settings* settings = nullptr;        ///< those that hold; without them there is no sheet
  wotr::RegionId pointed = wotr::kNoRegion;  ///< the region under the pointer
  table::FrameThing thing{};                 ///< of the table, under the pointer
  bool can_undo = false;
  bool is_flat = false;
  bool is_thinking = false;  ///< a machine decides; nothing can be answered
};

enum class Command { kNone, kUndo, kNewGame, kToggleFlat, kCloseNotice, kQuit };

/// An option of the pending decision that is on the screen in this frame, as a button.
struct ShownOption {
  core::Action action;
  glm::vec2 from{0};      ///< left top, in points
  glm::vec2 to{0};        ///< right bottom
  float label_width = 0;  ///< what the button says must fit between its edges
};

/// Something else to press, by the words on it; what has none is an icon.
struct ShownControl {
  std::string label;
  glm::vec2 from{0};
  glm::vec2 to{0};
  float label_width = 0;
  bool is_in_view = true;  ///< not scrolled away, not even in part
};

/// A card that lies open to read.
struct ShownCard {
  wotr::CardId card = wotr::kNoCard;
  glm::vec2 from{0};
  glm::vec2 to{0};
};

/// What the person did in this frame.
struct Answer {
  std::optional<core::Action> action;  ///< one of the options of the pending decision
  Command command = Command::kNone;
  std::optional<NewGame> new_game;        ///< with kNewGame
  std::optional<Settings> settings;       ///< that shall hold from now on
  std::optional<wotr::RegionId> look_at;  ///< the camera should go there
  wotr::RegionSet lit;                    ///< regions a panel is pointing at
  std::vector<ShownOption> shown;         ///< what could be pressed; the map is not in it
  std::optional<ShownOption> reveal;      ///< the button that turns secret options up; no action
  std::vector<ShownControl> controls;     ///< what else could be pressed
  std::optional<ShownCard> read;          ///< the card that is laid out to read
  glm::vec2 clear_from{0};                ///< what the columns, the battle and the prompt leave
  glm::vec2 clear_to{0};                  ///< free of the board, in points
};

/// A card of the hand that is to be played with a die, while the questions on the way are answered.
struct CardWish {
  wotr::CardId card = wotr::kNoCard;
  wotr::DieFace die = wotr::DieFace::kEvent;
  wotr::DecisionKind answered = wotr::DecisionKind::kNone;  ///< the last question
};

/// The pages of the sheet of played cards.
enum class PlayedPage { kTable, kFree, kShadow };

/// What the screens remember between frames: open panels, the typed region, the shown hand.
struct Memory {
  std::string typed_region;
  std::array<bool, wotr::kMostSeats> hand_shown{};
  bool secrets_shown = false;          ///< options that name cards, on a shared screen
  core::Seat decider = core::kChance;  ///< the seat that was asked last
  bool log_open = false;
  bool log_sheet_open = false;  ///< where there is no room for it beside the board
  std::size_t log_lines = 0;
  int log_follows = 0;  ///< frames in which the log still runs to its end
  bool pools_open = false;
  bool played_open = false;  ///< cards on the table and discards
  PlayedPage played_page = PlayedPage::kTable;
  wotr::CardId card = wotr::kNoCard;  ///< the one that was pressed to look at
  std::optional<CardWish> card_wish;
  std::array<wotr::CardPlace, wotr::kCardCount> card_places{};  ///< in the last frame
  bool knows_places = false;
  wotr::CardId announced = wotr::kNoCard;  ///< somebody else has just played it
  double announced_since = 0;
  wotr::RegionId pointed = wotr::kNoRegion;  ///< the pointer has been there since
  table::FrameThing thing;                   ///< the same of the table's
  double pointed_since = 0;
  glm::vec2 pointer{0};
  bool menu_open = false;
  bool rules_open = false;  ///< the rules of this game
  bool settings_open = false;
  bool new_game_open = false;  ///< nothing else is drawn then
  NewGamePage page = NewGamePage::kPlayers;
  std::optional<NewGame> wish;  ///< the last new game that was thought of
};

/// Draws every panel for the frame. Call between Ui::begin_frame and Ui::end_frame.
Answer draw(const engine::Theme& theme, glm::vec2 screen, const Model& model, Memory& memory);

/// Points at the edges where the board should not lie, for TableCamera::set_margins.
struct Margins {
  glm::vec2 left_top{0};
  glm::vec2 right_bottom{0};
};
Margins margins(const engine::Theme& theme, glm::vec2 screen, const Settings& settings);

}  // namespace screens
