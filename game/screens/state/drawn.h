#pragma once

#include <glm/vec2.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/scene/camera.h"
#include "engine/ui/chart.h"
#include "game/screens/state/card_id.h"
#include "game/screens/state/heard.h"
#include "game/table/board/region.h"
#include "rules/core/decision.h"

namespace screens {

/// An option of the pending decision that is on the screen in this frame, as a button.
struct ShownOption {
  core::Action action;
  glm::vec2 from{0};      ///< left top, in points
  glm::vec2 to{0};        ///< right bottom
  float label_width = 0;  ///< what the button says must fit between its edges
  std::string label{};
  bool is_open = true;    ///< its middle is not scrolled away
  bool has_keys = false;  ///< Enter presses it
  unsigned window = 0;    ///< that it lies in, as Ui::window_at has it
};

/// Something else to press, by the words on it; what has none is an icon.
struct ShownControl {
  std::string label;
  glm::vec2 from{0};
  glm::vec2 to{0};
  float label_width = 0;
  bool is_in_view = true;   ///< not scrolled away, not even in part
  bool is_open = true;      ///< its middle is not scrolled away
  bool only_shows = false;  ///< a place on the map; nothing is answered or opened
  bool has_keys = false;    ///< Enter presses it
  unsigned window = 0;      ///< that it lies in, as Ui::window_at has it
};

/// A card that lies open to read, or shows in a hand.
struct ShownCard {
  CardId card = kNoCard;
  glm::vec2 from{0};
  glm::vec2 to{0};
};

/// A chart that is drawn, with all that is written on it.
struct ShownChart {
  std::string title;
  glm::vec2 from{0};
  glm::vec2 to{0};
  std::vector<engine::ChartText> texts;
};

/// What the panels had in a frame, for whoever looks at it: the camera, a script, a voice.
struct Drawn {
  std::string question;                ///< what is asked, in words; or what is held
  unsigned question_window = 0;        ///< that it lies in, as Ui::window_at has it
  bool offers_hint = false;            ///< it may be asked for, or be put away
  bool takes_letters = false;          ///< what is typed names a region: letters steer nothing
  table::RegionSet lit;                ///< regions a panel is pointing at
  std::vector<ShownOption> shown;      ///< what could be pressed; the map is not in it
  std::optional<ShownOption> reveal;   ///< the button that turns secret options up; no action
  std::vector<ShownControl> controls;  ///< what else could be pressed
  std::optional<ShownCard> read;       ///< the card that is laid out to read
  std::vector<ShownCard> hand;         ///< what shows of each card of the open hand
  std::optional<Heard> heard;          ///< while what happens is spoken
  std::vector<ShownChart> charts;      ///< of the course of the war
  engine::ScreenPart log{};            ///< where it lies, or will again
  engine::ScreenPart help{};           ///< the small buttons above the end of the question
  float question_top = 0;              ///< where the question begins, in points; 0: there is none
  glm::vec2 clear_from{0};             ///< what the columns, the battle and the prompt leave
  glm::vec2 clear_to{0};               ///< free of the board, in points
};

/// What stays clear of the board: a banner over the question goes by.
inline engine::ScreenPart clear_of_sheets(const Drawn& drawn) {
  const bool is_asked = drawn.question_top > 0;
  return {drawn.clear_from, {drawn.clear_to.x, is_asked ? drawn.question_top : drawn.clear_to.y}};
}

}  // namespace screens
