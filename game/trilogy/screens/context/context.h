#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "game/screens/cards/announced_card.h"
#include "game/screens/cards/card_preview.h"
#include "game/screens/controls/context.h"
#include "game/trilogy/map/map_plan.h"
#include "rules/trilogy/odds/invasion_odds.h"
#include "rules/trilogy/view/view.h"

namespace trilogy_screens {

// The neutral widgets under their own names.
using screens::bar_height;
using screens::CardLook;
using screens::column_width;
using screens::gap;
using screens::key_for;
using screens::limit_height;
using screens::name_of;
using screens::say;
using screens::tab_width;
using screens::width_of;
using screens::write;
using trilogy::Territory;

/// The id of the sheet of this game.
inline constexpr std::string_view kScoreSheet = "score";

/// Battalions that are laid out on the map and not yet placed.
struct Placing {
  core::Decision asked;             ///< the question that they answer
  std::map<Territory, int> counts;  ///< those that get some
  Territory last = trilogy::kNoTerritory;
};

/// What is chosen at a question for a number.
struct ChosenCount {
  core::Decision asked;
  int count = 0;
  bool with_leader = false;
};

/// Territory cards that are laid out to be turned in.
struct ChosenSet {
  core::Decision asked;
  trilogy::CardSet cards;
};

/// Battle after battle against one territory, until a rule stops it.
struct Assault {
  Territory from = trilogy::kNoTerritory;
  Territory to = trilogy::kNoTerritory;
  int stop_at = 1;  ///< battalions left where it comes from
};

/// What an invasion would come to, reckoned once for each position.
struct OddsKnown {
  std::optional<trilogy::Board> asked_of;
  trilogy::InvasionOdds odds;
};

/// What the panels of the Trilogy Edition remember between frames.
struct Memory {
  Placing placing;
  ChosenCount count;
  ChosenSet set;
  std::optional<Assault> assault;
  core::Seat rest_placed_for = trilogy::kNobody;  ///< whose set-up is placed for them
  core::Decision turn_to_end;  ///< the question at which the whole turn is to be given up
  core::Decision stop_asked;   ///< the question at which `stop_at` was chosen
  int stop_at = 1;
  OddsKnown odds;
  std::size_t bridge_page = 0;
  std::optional<double> over_since;  ///< when the final score began to be told
  double lifted_since = 0;           ///< the card of the hand that was pressed
  screens::AnnouncedCard announced;  ///< somebody else has just shown it
  trilogy::CardSet open_cards;       ///< in the last frame
  bool knows_open_cards = false;
};

/// What every panel of the game gets to draw with: what the neutral panels get, and the view with
/// its types.
struct Context {
  explicit Context(screens::Context& on);

  screens::Context& neutral;
  const trilogy::View& view;
  const trilogy::Rules& rules;
  const trilogy::Board& board;
  const core::Decision& decision;
  const lang::Sentences& words;
  const engine::Theme& theme;
  glm::vec2 screen;
  screens::Answer& answer;
  screens::Drawn& drawn;
  Memory& memory;

  float unit(float points) const { return neutral.unit(points); }
  bool compact() const { return neutral.compact(); }
  trilogy::DecisionKind asked() const { return static_cast<trilogy::DecisionKind>(decision.kind); }
  bool is_asked() const { return screens::is_asked(neutral.state); }
  // A panel passes its context to the neutral widgets.
  operator screens::Context&() const { return neutral; }  // NOLINT(google-explicit-constructor)
};

/// The seats that play, in their order.
std::vector<core::Seat> seats_of(const trilogy::Rules& rules);
trilogy::Colour colour_of(const trilogy::Rules& rules, core::Seat seat);
/// The neutral army has the name of its colour.
std::string name_of(const Context& context, core::Seat seat);
std::string name_of(const Context& context, Territory territory);
std::string name_of(const Context& context, trilogy::CardId card);

/// The territory that an answer chooses on the map, or kNoTerritory.
Territory chosen_on_map(const core::Decision& decision, core::Action action);

/// A refusal in one sentence, with its ruling.
std::string words_of(const Context& context, const core::Refusal& refusal);

/// The board with the cards, as far as they are known: what scores are reckoned with.
trilogy::State open_state(const trilogy::View& view);

/// Enter or Space is pressed, and no field and no button has the keys.
bool presses_enter(const Context& context);

/// Strict play tells no odds.
bool is_helped(const Context& context);

using trilogy_table::on_table;
/// kNoTerritory for what is none.
constexpr Territory territory_at(table::RegionId region) {
  const auto number = static_cast<std::size_t>(region);
  return number < trilogy::kTerritoryCount ? static_cast<Territory>(region) : trilogy::kNoTerritory;
}
/// The numbers of cards are the same for the neutral screens.
constexpr screens::CardId shown(trilogy::CardId card) { return static_cast<screens::CardId>(card); }
constexpr trilogy::CardId own(screens::CardId card) { return static_cast<trilogy::CardId>(card); }
static_assert(shown(trilogy::kNoCard) == screens::kNoCard);

}  // namespace trilogy_screens
