#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "game/screens/cards/announced_card.h"
#include "game/screens/cards/card_preview.h"
#include "game/screens/controls/context.h"
#include "rules/wotr/odds/battle_odds.h"
#include "rules/wotr/odds/mordor_odds.h"
#include "rules/wotr/view/view.h"

namespace wotr_screens {

// The neutral widgets under their own names.
using screens::bar_height;
using screens::CardLook;
using screens::column_width;
using screens::gap;
using screens::key_for;
using screens::limit_height;
using screens::middle_width;
using screens::name_of;
using screens::say;
using screens::tab_width;
using screens::width_of;
using screens::write;

/// A card of the hand that is to be played with a die, while the questions on the way are answered.
struct CardToPlay {
  wotr::CardId card = wotr::kNoCard;
  wotr::DieFace die = wotr::DieFace::kEvent;
  wotr::DecisionKind answered = wotr::DecisionKind::kNone;  ///< the last question
};

/// What can be done with a card of the hand while a die is chosen.
struct CardPlay {
  wotr::CardId card = wotr::kNoCard;
  std::vector<wotr::DieFace> dice;  ///< that play it, what is missed least first
  core::Refusal refusal;            ///< why none does; not refused: the dice are missing
  bool is_in_vain = false;          ///< nothing would follow from it (R-072)
};

/// The same of the whole hand, asked of the rules once for each question.
struct HandPlays {
  std::optional<wotr::View> asked_of;  ///< the answers hold as long as the view is the same
  std::vector<CardPlay> cards;
  int questions = 0;  ///< how often the rules were asked, ever
};

/// What a battle would come to, reckoned once for each question.
struct OddsKnown {
  std::optional<wotr::Board> asked_of;
  wotr::BattleOdds odds;
};

/// The same of the walk on the Mordor Track.
struct WalkKnown {
  std::optional<wotr::Walk> asked_of;
  double chance = 0;
};

// The ids of the sheets of this game.
inline constexpr std::string_view kPlayedSheet = "played";  ///< cards on the table and discards
inline constexpr std::string_view kPoolsSheet = "pools";

/// The pages of the sheet of played cards.
enum class PlayedPage { kTable, kFree, kShadow };
inline constexpr std::array<std::string_view, 3> kPlayedPages{"table", "free", "shadow"};

/// What the panels of War of the Ring remember between frames.
struct Memory {
  PlayedPage played_page = PlayedPage::kTable;
  std::optional<CardToPlay> card_play;
  double lifted_since = 0;                      ///< the card of the hand that was pressed
  std::size_t hand_open = screens::kMostSeats;  ///< whose hand lies at the edge
  std::array<bool, screens::kMostSeats> hands_were{};
  HandPlays plays;
  OddsKnown odds;
  WalkKnown walk;
  std::array<wotr::CardPlace, wotr::kCardCount> card_places{};  ///< in the last frame
  bool knows_places = false;
  screens::AnnouncedCard announced;          ///< that has just been played, or drawn
  std::vector<wotr::CardId> drawn;           ///< are shown one after the other
  wotr::CardId played_last = wotr::kNoCard;  ///< whoever did it
};

/// What every panel of War of the Ring gets to draw with: what the neutral panels get, and the view
/// with its types.
struct Context {
  explicit Context(screens::Context& on);

  screens::Context& neutral;
  const wotr::View& view;
  const wotr::Rules& rules;
  const core::Decision& decision;
  const lang::Sentences& words;
  const engine::Theme& theme;
  glm::vec2 screen;
  screens::Answer& answer;
  screens::Drawn& drawn;
  Memory& memory;

  float unit(float points) const { return neutral.unit(points); }
  bool compact() const { return neutral.compact(); }
  // A panel passes its context to the neutral widgets.
  operator screens::Context&() const { return neutral; }  // NOLINT(google-explicit-constructor)
};

/// The names of the sheets of the sides, as Settings::folded has them.
std::string_view panel_of(wotr::Side side);
bool is_folded(const Context& context, wotr::Side side);

/// The key of a sentence that each side has its own words for.
std::string key_for(std::string_view key, wotr::Side side);

std::string_view id_of(const wotr::Rules& rules, core::Seat seat);
/// The seats of a side, the one first that led on turn 1.
std::vector<core::Seat> seats_of(const wotr::Rules& rules, wotr::Side side);

/// The names of things as data/lang and the map give them.
std::string name_of(const Context& context, wotr::RegionId region);
std::string name_of(const Context& context, wotr::Nation nation);
std::string name_of(const Context& context, wotr::Character who);
std::string name_of(const Context& context, wotr::Figure figure);
/// "Legolas (2)"; nobody has a Level who needs none.
std::string with_level(const Context& context, wotr::Character who);
std::string name_of(const Context& context, wotr::Side side);
std::string name_of(const Context& context, wotr::CardId card);
std::string name_of(const Context& context, const wotr::CombatHalf& half);

/// What fits into a column.
std::string short_name(const Context& context, wotr::Nation nation);

/// "3 Gondor Regulars, Gandalf the Grey": what stands together, of one side.
std::string list_of(const Context& context, const wotr::Figures& figures, wotr::Side side);

/// The numbers of cards are the same for the neutral screens.
constexpr screens::CardId shown(wotr::CardId card) { return static_cast<screens::CardId>(card); }
constexpr wotr::CardId own(screens::CardId card) { return static_cast<wotr::CardId>(card); }
static_assert(shown(wotr::kNoCard) == screens::kNoCard);

inline void read_card(const Context& context, wotr::CardId card,
                      CardLook look = CardLook::kAsPrinted) {
  screens::read_card(context, shown(card), look);
}
inline void read_pointed_card(const Context& context, wotr::CardId card,
                              CardLook look = CardLook::kAsPrinted) {
  screens::read_pointed_card(context, shown(card), look);
}

/// A refusal of the rules in words, with its ruling.
std::string words_of(const Context& context, const core::Refusal& refusal);

}  // namespace wotr_screens
