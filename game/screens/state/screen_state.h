#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "game/commands/table.h"
#include "game/lang/sentences.h"
#include "game/match/any_view.h"
#include "game/match/chart.h"
#include "game/match/log_line.h"
#include "game/players/thoughts.h"
#include "game/screens/state/caption_shown.h"
#include "game/screens/state/films_shown.h"
#include "game/screens/state/game_screens.h"
#include "game/screens/state/goal_shown.h"
#include "game/screens/state/moment.h"
#include "game/screens/state/new_game.h"
#include "game/screens/state/outputs_shown.h"
#include "game/screens/state/replay_shown.h"
#include "game/screens/state/said.h"
#include "game/screens/state/save_shown.h"
#include "game/screens/state/settings.h"
#include "game/screens/state/sheet_row.h"
#include "game/screens/state/shown_parts.h"
#include "game/screens/state/tutorial_shown.h"
#include "game/table/board/frame_thing.h"
#include "game/table/board/region.h"
#include "game/table/gesture.h"

namespace engine {
class InkPictures;
}
namespace lang {
struct RuleBook;
}

namespace screens {

/// How far somebody is who thinks.
struct ThinkingShown {
  double seconds = 0;            ///< so far
  std::optional<double> most{};  ///< that it may take, where that is known
  bool is_hurried = false;       ///< it has been asked to answer now
};

/// What a player that thinks would do for the person who is asked.
struct HintShown {
  bool is_offered = false;
  std::optional<ThinkingShown> thinking{};
  const players::Thoughts* thoughts = nullptr;  ///< once it has come to some
};

/// A moment of the game that is over where the expected result swung far.
struct TurnShown {
  int turn = 0;
  std::string what;  ///< happened, as the log has it; may be empty
  std::string who;   ///< gained by it, as data/lang names a seat
  double before = 0;
  double after = 0;
};

/// A game of the program as the new-game screen offers it, with what it is shown by.
struct GameOffer {
  const NewGameChoices& choices;
  const lang::Sentences& words;
  const GameScreens& game;
  engine::InkPictures* engravings = nullptr;
  const lang::RuleBook* rule_book = nullptr;
  std::optional<NewGame> chosen_last{};  ///< on an earlier evening
  int turn_left = 0;  ///< of the game of it that was left and is not on the table; 0: there is none
};

/// What the screens show in one frame. Everything is read-only.
struct ScreenState {
  const match::AnyView& view;  ///< of whoever sits before the screen
  const GameScreens& game;     ///< of the game that the view is of
  const lang::Sentences& words;
  std::span<const match::LogLine> log;        ///< oldest first
  std::string notice;                         ///< one sentence that waits to be read, or nothing
  std::vector<std::string> players;           ///< by seat: "human", "random", …
  const NewGameChoices* choices = nullptr;    ///< needed while the menu or a sheet of it is open
  std::span<const GameOffer> offers{};        ///< more than one: new game and lessons ask which
  std::span<const std::string> languages{};   ///< that could be spoken
  const lang::RuleBook* rule_book = nullptr;  ///< of this game
  std::span<const commands::Row> commands = commands::table();
  std::span<const SheetRow> sheets = usual_sheets();
  const Settings* settings = nullptr;          ///< those that hold; without them there is no sheet
  engine::InkPictures* engravings = nullptr;   ///< of the cards; without them they have none
  table::RegionId pointed = table::kNoRegion;  ///< the region under the pointer
  table::FrameThing thing{};                   ///< of the table, under the pointer
  const table::Touches* touches = nullptr;     ///< what a touch can do
  std::span<const table::Touchable> held{};    ///< what the person has taken up
  int turn = 0;  ///< of the game on the table; 0 before its first decision
  bool can_undo = false;
  bool is_flat = false;
  bool has_stations = false;  ///< each person has their own question and hand (screens/station.h)
  bool has_corners = false;   ///< people sit around the corner of each other
  float ends_of_edge = 0;     ///< left to them at both ends, in points
  bool is_thinking = false;   ///< a machine decides; nothing can be answered
  bool is_rolling = false;    ///< dice fall: what they answer is not asked any more
  std::optional<ThinkingShown> thinking{};  ///< the machine that decides, once it was asked
  HintShown hint{};
  std::span<const TurnShown> turning_points{};  ///< of a game that is over
  std::span<const match::Chart> course{};       ///< the same
  std::span<const GoalShown> goals{};           ///< of the scenario that is played
  std::optional<MomentShown> moment{};
  ShownParts parts{};                        ///< what the features of the window show
  std::span<const ChapterShown> chapters{};  ///< of the tutorial, where the game has one

  /// Null where no feature shows it.
  template <class T>
  const T* find() const {
    return parts.find<T>();
  }
};

/// What is asked in this frame; a question that nobody asks while dice fall.
const core::Decision& decision_of(const ScreenState& state);
/// Whether the person before the screen is asked: the view holds options and nobody thinks.
bool is_asked(const ScreenState& state);

}  // namespace screens
