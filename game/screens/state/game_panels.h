#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <imgui.h>

#include "engine/ui/theme.h"
#include "game/lang/sentences.h"
#include "game/match/any_view.h"
#include "game/match/chart.h"
#include "game/screens/state/card_id.h"
#include "game/screens/state/moment.h"
#include "game/screens/state/new_game.h"
#include "game/table/board/frame_thing.h"
#include "game/table/board/region.h"
#include "game/table/gesture.h"
#include "rules/core/decision.h"
#include "rules/core/event.h"

namespace screens {

struct Settings;
struct Sheet;

/// One answer to the question.
struct Option {
  core::Action action;
  std::string label;  ///< what its button says
  std::string tip;    ///< more about it while it is pointed at; may be empty
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

/// Where a row of a bundle stands among the others. Rows of one place stand side by side; where
/// there are many places, those of one section are a page.
struct RowPlace {
  std::string section;
  std::string place;  ///< empty: the rows of the bundle are a plain list
  std::string
      words;  ///< what is chosen there; empty where there is nothing to choose but the place
  std::string tip;
  table::RegionId region = table::kNoRegion;
};

/// What is told of a bundle most often, to be counted by one press.
struct UsualCounts {
  std::vector<int> counts{};  ///< by row; none: there is nothing usual
  std::string words{};
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

/// A panel at the left or right edge: none, folded to a slim tab, or open.
enum class Column { kNone, kTab, kOpen };
struct Columns {
  Column left = Column::kNone;
  Column right = Column::kNone;
};

/// Why something cannot be done: one sentence, empty where nothing speaks against it, and the
/// ruling behind it.
struct WhyNot {
  std::string words{};
  core::Ruling ruling{};
};

enum class BarEnd { kLeft, kRight };

/// What a game brings to the screens: one object for one table. It holds what its panels remember
/// between frames. A game that leaves a function out has nothing to show there.
class GamePanels {
 public:
  virtual ~GamePanels() = default;

  // As data.

  /// The seats by number, as data/lang names them.
  virtual std::span<const std::string_view> seats(const match::AnyView& view) const = 0;
  virtual Situation situation(Sheet& sheet) = 0;
  /// The rules that this match is played by, for the sheet that tells them.
  virtual RuleValues rules_of(const match::AnyView& view) const = 0;
  /// What is told about the place and the thing under the pointer; empty for nothing.
  virtual std::string words_about(Sheet&, table::RegionId, const table::FrameThing&) { return {}; }
  /// The ruling that the rules begin with about what is under the pointer; none: it is nothing of
  /// theirs.
  virtual core::Ruling ruling_about(Sheet&, table::RegionId, const table::FrameThing&) {
    return {};
  }
  /// What is told about a region to whoever plays by ear: its name first.
  virtual std::string heard_about(Sheet& sheet, table::RegionId region) {
    return words_about(sheet, region, {});
  }
  /// What a row of a bundle, or the answer that ends it, is called.
  virtual std::string row_words(Sheet&, core::Action) { return {}; }
  virtual RowPlace place_of_row(Sheet&, core::Action) { return {}; }
  /// What the counts of a bundle still leave open, in short; may be empty.
  virtual std::string words_of_rest(Sheet&, const core::Bundle&, std::span<const int> /*counts*/) {
    return {};
  }
  /// What the counts of a bundle that is no whole yet still lack, for the button that will answer;
  /// empty where there is no short word for it.
  virtual std::string words_of_lack(Sheet&, const core::Bundle&, std::span<const int> /*counts*/) {
    return {};
  }
  virtual UsualCounts usual_counts(Sheet&, const core::Bundle&) { return {}; }
  /// What is held (ScreenState::held), and what may be done with it.
  virtual std::string held_words(Sheet&) { return {}; }
  /// Of a thing that may join what is held; empty for what has no name there.
  virtual std::string touchable_words(Sheet&, const table::Touchable&) { return {}; }
  /// More about it, while it is pointed at.
  virtual std::string touchable_tip(Sheet&, const table::Touchable&) { return {}; }
  /// What a gesture does; draw_picture shows what it costs.
  virtual std::string gesture_words(Sheet&, const table::Gesture&) { return {}; }
  /// Why what was touched does nothing now.
  virtual WhyNot why_not(Sheet&, const table::Touchable&) { return {}; }
  /// The card that the event tells of, or kNoCard.
  virtual CardId card_of(const core::Event&) const { return kNoCard; }
  /// What is told by itself of events that led to the view, both as the same viewer knows them.
  virtual std::vector<Moment> moments(const match::AnyView&, const lang::Sentences&,
                                      std::span<const core::Event>) {
    return {};
  }
  /// Where the event happened, for a line of the log that is pressed.
  virtual table::RegionSet places_of(const core::Event&) { return {}; }
  /// How weighty it is, as a Moment has it; 0 for what is not told by itself.
  virtual int weight_of(const match::AnyView&, const lang::Sentences&, const core::Event&) {
    return 0;
  }
  /// The colour of a side or a seat, as match::Series names it.
  virtual ImU32 party_ink(std::string_view /*party*/) const { return engine::ink::kInk; }
  /// What is counted and all may know, for charts that grow: each has one value for each line.
  virtual std::vector<match::Chart> counted(const match::AnyView&) const { return {}; }
  /// What the battle or the danger at hand may come to, as far as all may know; empty where nothing
  /// is at stake.
  virtual std::string odds_words(Sheet&) { return {}; }
  /// The columns at the edges, and the names of the panels that fold.
  virtual Columns columns(const Settings&) const { return {}; }
  virtual std::span<const std::string_view> folding() const { return {}; }

  // Panels, in the order of drawing.

  virtual void draw_bar(Sheet&, BarEnd) {}
  /// What must be seen all the time, in one row below the turn. 0: nothing.
  virtual float tally_width(Sheet&) { return 0; }
  virtual void draw_tally(Sheet&, ImDrawList&, ImVec2 /*left_middle*/) {}
  /// At the edges. Answers where the one on the right ends, in points from above.
  virtual float draw_columns(Sheet&) = 0;
  /// Everything between the columns, below the prompt: battles, hands, tracks.
  virtual void draw_boards(Sheet&) {}
  /// What the cards are called that a seat holds, as far as the viewer knows them.
  virtual std::vector<std::string> hand_titles(Sheet&, core::Seat) { return {}; }
  /// The hand of one seat alone, while it is shown.
  virtual void draw_hand_of(Sheet&, core::Seat) {}
  virtual void draw_card_in_play(Sheet&) {}
  /// What stands above the buttons of the question, with the buttons it draws itself.
  virtual void draw_question(Sheet&) {}
  virtual void draw_picture(Sheet&, core::Action, ImVec2 /*centre*/, float /*size*/) {}
  /// After all panels: what is shown for a while, and answers that follow by themselves.
  virtual void finish(Sheet&) {}

  /// A card laid out to read.
  virtual float card_height(Sheet&, CardId, float /*width*/) { return 0; }
  virtual void draw_card(Sheet&, ImDrawList&, CardId, bool /*is_missing*/, ImVec2 /*from*/,
                         float /*width*/) {}
  virtual void draw_card_back(Sheet&, ImDrawList&, CardId, ImVec2 /*from*/, ImVec2 /*to*/) {}
  /// The die or the sign of what a moment tells of.
  virtual void draw_moment_sign(Sheet&, ImDrawList&, const Moment&, ImVec2 /*centre*/,
                                float /*size*/) {}
  /// Whose doing a line of the log tells of, told apart without colour; nothing for nobody's.
  virtual void draw_side_mark(Sheet&, ImDrawList&, const core::Event&, ImVec2 /*centre*/,
                              float /*size*/) {}
  /// What marks a seat of a new game, below its name.
  virtual void draw_seat_marks(Sheet&, int /*seats*/, core::Seat) {}

  // From outside the frame.

  /// False if no sheet of the game is open.
  virtual bool close_top_sheet() { return false; }
  /// The names of the sheets that the command line may ask for.
  virtual std::span<const std::string_view> sheets() const { return {}; }
  /// One of them; any other name closes them all.
  virtual void open_sheet(std::string_view) {}
  /// Another game, other people.
  virtual void forget() {}
};

}  // namespace screens
