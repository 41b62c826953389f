#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/ui/tip_picture.h"
#include "game/table/board/region.h"
#include "game/table/gesture.h"
#include "rules/core/decision.h"

namespace screens {

/// One answer to the question.
struct Option {
  core::Action action;
  std::string label;                 ///< what its button says
  std::string tip;                   ///< more about it while it is pointed at; may be empty
  engine::TipPicture tip_picture{};  ///< at the head of the tip, drawn in the same frame
  table::RegionId region = table::kNoRegion;  ///< it is chosen on the map, or by its name
  table::Touchable carried{};                 ///< its button can be dragged onto the table as this
  std::string typed;              ///< the region's name in small letters, with dashes for blanks
  bool is_primary = false;        ///< a person takes it most often; Enter takes it too
  bool gives_up = false;          ///< something is lost by it; it stands apart
  bool has_picture = false;       ///< its button shows what GamePanels::draw_picture draws
  bool is_drawn_by_game = false;  ///< its button is one of GamePanels::draw_question
  bool is_secret = false;         ///< its words show what only its seat may know
};

/// A place that a question names: pressed, it is shown.
struct NamedPlace {
  std::string name;
  table::RegionId region = table::kNoRegion;
};

/// What the pending decision asks. A panel lists the options of the decision and never asks what
/// is legal.
struct Question {
  std::string words;               ///< empty: nothing is said, the prompt is not shown
  std::string more;                ///< what follows from the answers, below it; may be empty
  std::vector<NamedPlace> places;  ///< that `words` names
  std::vector<Option> options;
  bool has_card = false;  ///< GamePanels::draw_card_in_play shows what the question is about
  /// Nothing is decided by it: given without asking, unless settings ask everything.
  std::optional<core::Action> by_itself;
  /// Where a person may tell that it shall be given from now on: what the button says.
  std::string words_for_always;
  bool is_secret = false;  ///< the options show what only their seat may know
};

/// How the game ended.
struct Ending {
  std::string title;     ///< who has won
  std::string how{};     ///< may be empty
  std::string praise{};  ///< the same
  std::string turn;
  std::string picture{};  ///< of ScreenState::engravings; may be empty
  std::string winner{};   ///< the party, as a goal has it; empty where no goals are
};

/// All that the neutral panels say in one frame, in words.
struct Situation {
  std::string turn;  ///< of the bar at the upper edge
  Question question;
  std::optional<Ending> ending;
};

}  // namespace screens
