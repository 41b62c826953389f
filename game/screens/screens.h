#pragma once

#include <array>
#include <glm/vec2.hpp>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/ui/theme.h"
#include "game/lang/sentences.h"
#include "game/match/any_view.h"
#include "game/match/log_line.h"
#include "game/players/thoughts.h"
#include "game/screens/game_panels.h"
#include "game/screens/moment.h"
#include "game/screens/new_game.h"
#include "game/screens/settings.h"
#include "game/table/board/frame_thing.h"
#include "game/table/board/region.h"
#include "game/table/gesture.h"

namespace engine {
class InkPictures;
}

namespace screens {

/// The moment that is told now.
struct MomentShown {
  const Moment* moment = nullptr;
  float left = 1;  ///< share of its time
  bool is_held = false;
  bool is_coming = false;  ///< its dice still fall: no word yet of what they show
};

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
  GamePanels& panels;
  engine::InkPictures* engravings = nullptr;
  std::optional<NewGame> chosen_last{};  ///< on an earlier evening
  int turn_left = 0;  ///< of the game of it that was left and is not on the table; 0: there is none
};

/// What the screens show in one frame. Everything is read-only but what the game's panels remember.
struct ScreenState {
  const match::AnyView& view;  ///< of whoever sits before the screen
  GamePanels& game;            ///< of the game that the view is of
  const lang::Sentences& words;
  std::span<const match::LogLine> log;         ///< oldest first
  std::string notice;                          ///< one sentence that waits to be read, or nothing
  std::vector<std::string> players;            ///< by seat: "human", "random", …
  const NewGameChoices* choices = nullptr;     ///< needed while the menu or a sheet of it is open
  std::span<const GameOffer> offers{};         ///< more than one: the new-game screen asks which
  const Settings* settings = nullptr;          ///< those that hold; without them there is no sheet
  engine::InkPictures* engravings = nullptr;   ///< of the cards; without them they have none
  table::RegionId pointed = table::kNoRegion;  ///< the region under the pointer
  table::FrameThing thing{};                   ///< of the table, under the pointer
  const table::Touches* touches = nullptr;     ///< what a touch can do
  std::span<const table::Touchable> held{};    ///< what the person has taken up
  bool can_undo = false;
  bool is_flat = false;
  bool is_thinking = false;                 ///< a machine decides; nothing can be answered
  bool is_rolling = false;                  ///< dice fall: what they answer is not asked any more
  std::optional<ThinkingShown> thinking{};  ///< the machine that decides, once it was asked
  HintShown hint{};
  std::span<const TurnShown> turning_points{};  ///< of a game that is over
  std::optional<MomentShown> moment{};
};

/// What is asked in this frame; a question that nobody asks while dice fall.
const core::Decision& decision_of(const ScreenState& state);
/// Whether the person before the screen is asked: the view holds options and nobody thinks.
bool is_asked(const ScreenState& state);

enum class Command {
  kNone,
  kUndo,
  kHint,       ///< or puts it away
  kAnswerNow,  ///< the machine that thinks
  kNewGame,
  kGoOn,  ///< with what was left of another game
  kToggleFlat,
  kCloseNotice,
  kNextMoment,
  kHoldMoments,  ///< or lets them go on by themselves
  kQuit
};

/// An option of the pending decision that is on the screen in this frame, as a button.
struct ShownOption {
  core::Action action;
  glm::vec2 from{0};      ///< left top, in points
  glm::vec2 to{0};        ///< right bottom
  float label_width = 0;  ///< what the button says must fit between its edges
  std::string label{};
  bool has_keys = false;  ///< Enter presses it
};

/// Something else to press, by the words on it; what has none is an icon.
struct ShownControl {
  std::string label;
  glm::vec2 from{0};
  glm::vec2 to{0};
  float label_width = 0;
  bool is_in_view = true;  ///< not scrolled away, not even in part
  bool has_keys = false;   ///< Enter presses it
};

/// A card that lies open to read, or shows in a hand.
struct ShownCard {
  CardId card = kNoCard;
  glm::vec2 from{0};
  glm::vec2 to{0};
};

/// What the person did in this frame.
struct Answer {
  std::optional<core::Action> action;       ///< one of the options of the pending decision
  std::vector<core::Action> followed_by;    ///< said in one with it
  std::optional<table::Touchable> touched;  ///< a thing of a panel was pressed
  std::optional<table::Touchable> carried;  ///< a thing of a panel is dragged
  std::optional<core::Action> by_itself;    ///< the question decides nothing
  bool lets_go = false;                     ///< of what is held
  Command command = Command::kNone;
  std::optional<NewGame> new_game;         ///< with kNewGame
  std::string go_on_with;                  ///< with kGoOn: a game's id
  std::optional<Settings> settings;        ///< that shall hold from now on
  std::string question;                    ///< what is asked, in words; or what is held
  bool offers_hint = false;                ///< it may be asked for, or be put away
  bool takes_letters = false;              ///< what is typed names a region: letters steer nothing
  std::optional<table::RegionId> look_at;  ///< the place of a line that was pressed
  table::RegionSet lit;                    ///< regions a panel is pointing at
  std::vector<ShownOption> shown;          ///< what could be pressed; the map is not in it
  std::optional<ShownOption> reveal;       ///< the button that turns secret options up; no action
  std::vector<ShownControl> controls;      ///< what else could be pressed
  std::optional<ShownCard> read;           ///< the card that is laid out to read
  std::vector<ShownCard> hand;             ///< what shows of each card of the open hand
  glm::vec2 clear_from{0};                 ///< what the columns, the battle and the prompt leave
  glm::vec2 clear_to{0};                   ///< free of the board, in points
};

/// A viewer is a set of at most so many seats.
inline constexpr std::size_t kMostSeats = 8;

/// What the screens remember between frames: open panels, the typed region, the shown hand. What a
/// game's own panels remember is in its GamePanels.
struct Memory {
  std::string typed_region;
  std::vector<std::uint8_t> never_asked;    ///< kinds of question, until another game
  std::optional<table::Touchable> refused;  ///< the last touch that did nothing
  double refused_since = 0;
  core::Decision gathered_for;                    ///< the question that `gathered` answers
  std::vector<int> gathered;                      ///< by row of its bundle
  std::string gathered_page;                      ///< the section of its rows that is laid open
  table::RegionId counted_in = table::kNoRegion;  ///< touched on the map for the bundle
  bool splits = false;                            ///< who stays behind is being said
  std::vector<int> staying;                       ///< of what is held, by row of its split
  std::array<bool, kMostSeats> hand_shown{};
  bool options_shown = false;          ///< secret ones, on a shared screen
  core::Seat decider = core::kChance;  ///< the seat that was asked last
  CardId card = kNoCard;               ///< the one that was pressed to look at
  bool log_open = false;
  bool log_sheet_open = false;  ///< where there is no room for it beside the board
  std::size_t log_lines = 0;
  std::size_t log_read = 0;  ///< lines that there were when the person last decided
  bool recent_open = false;  ///< what has happened since then
  int log_follows = 0;       ///< frames in which the log still runs to its end
  table::RegionId pointed = table::kNoRegion;  ///< the pointer has been there since
  table::FrameThing thing;                     ///< the same of the table's
  double pointed_since = 0;
  glm::vec2 pointer{0};
  bool menu_open = false;
  bool rules_open = false;  ///< the rules of this game
  bool settings_open = false;
  bool new_game_open = false;  ///< nothing else is drawn then
  NewGamePage page = NewGamePage::kGame;
  std::optional<NewGame> new_game;  ///< the last one that was put together
  /// What was put together of other games on the screen that is open, by their ids.
  std::map<std::string, NewGame, std::less<>> other_games;
};

/// Draws every panel for the frame. Call between Ui::begin_frame and Ui::end_frame.
Answer draw(const engine::Theme& theme, glm::vec2 screen, const ScreenState& state, Memory& memory);

/// What lies on top goes first; the menu comes where nothing is open.
void leave_sheet(Memory& memory, GamePanels& game);
/// Another game, other people.
void forget(Memory& memory, GamePanels& game);
/// Folds every panel that folds if one is open, else opens them all.
void fold_all(Settings& settings, const GamePanels& game);

/// Points at the edges where the board should not lie, for TableCamera::set_margins.
struct Margins {
  glm::vec2 left_top{0};
  glm::vec2 right_bottom{0};
};
Margins margins(const engine::Theme& theme, glm::vec2 screen, const Settings& settings,
                const GamePanels& game);

}  // namespace screens
