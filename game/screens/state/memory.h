#pragma once

#include <array>
#include <cstdint>
#include <glm/vec2.hpp>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/one_of_each.h"
#include "game/screens/state/card_id.h"
#include "game/screens/state/new_game.h"
#include "game/table/board/frame_thing.h"
#include "game/table/board/region.h"
#include "game/table/gesture.h"
#include "rules/core/decision.h"

namespace screens {

/// A viewer is a set of at most so many seats.
inline constexpr std::size_t kMostSeats = 8;

/// The next key, or button of a pad, is to stand for this.
struct KeyAsked {
  std::string id;  ///< of the command
  bool of_pad = false;

  friend bool operator==(const KeyAsked&, const KeyAsked&) = default;
};

/// What the screens remember between frames: open panels, the typed region, the shown hand.
struct Memory {
  /// What one sheet or the panels of a game remember, by the type that they keep it in.
  template <class T>
  T& own() {
    return owned.of<T>();
  }

  base::OneOfEach owned{};
  std::string typed_region;
  std::vector<std::uint8_t> never_asked;         ///< kinds of question, until another game
  std::optional<table::Touchable> refused;       ///< the last touch that did nothing
  std::optional<table::Touchable> refused_from;  ///< what was dragged there
  double refused_since = 0;
  double refused_card_since = 0;
  std::size_t keys_asked_after = 0;  ///< so many lines of the log
  std::size_t held_from = 0;         ///< the first shown of what can be done with it
  std::size_t log_lines = 0;
  std::size_t log_read = 0;     ///< lines that there were when the person last decided
  std::size_t rule_entry = 0;   ///< that was read last
  core::Decision keys_asked;    ///< the question that the keys were moved for
  core::Decision prompt_asks;   ///< the question that `prompt_height` is of
  int prompt_since = 0;         ///< the frame in which it was first asked
  float prompt_height = 0;      ///< the most it has taken, in points at 1x
  core::Decision gathered_for;  ///< the question that `gathered` answers
  std::vector<int> gathered;    ///< by row of its bundle
  std::string gathered_page;    ///< the section of its rows that is laid open
  std::vector<int> staying;     ///< of what is held, by row of its split
  std::array<bool, kMostSeats> hand_shown{};
  table::RegionId counted_in = table::kNoRegion;  ///< touched on the map for the bundle
  bool splits = false;                            ///< who stays behind is being said
  bool options_shown = false;                     ///< secret ones, on a shared screen
  core::Seat decider = core::kChance;             ///< the seat that was asked last
  CardId card = kNoCard;                          ///< the one that was pressed to look at
  CardId refused_card = kNoCard;  ///< the last one that was slid onto the board in vain
  bool recent_open = false;       ///< what has happened since then
  bool log_open = false;
  bool log_yields = false;      ///< it would lie over what is asked about
  bool log_sheet_open = false;  ///< where there is no room for it beside the board
  int log_follows = 0;          ///< frames in which the log still runs to its end
  int locked_for = 0;           ///< seconds until the table can be touched again
  std::string sign;             ///< of the bar, that the pointer is on: what it means
  double pointed_since = 0;
  double hand_until = 0;      ///< it stays open for so long
  double hand_tapped = -1e3;  ///< in vain
  double touched_at = 0;      ///< the place, last
  glm::vec2 pointer{0};
  table::RegionId listened_to = table::kNoRegion;  ///< where whoever plays by ear is on the map
  table::RegionId pointed = table::kNoRegion;      ///< the pointer has been there since
  table::FrameThing thing;                         ///< the same of the table's
  bool start_open = false;                         ///< the table lies there, and nobody plays yet
  bool station_folded = false;
  bool hand_held = false;   ///< a finger holds the hand open
  CardId peeked = kNoCard;  ///< that the finger has slid onto
  bool menu_open = false;
  bool rules_open = false;  ///< the rules of this game
  bool settings_open = false;
  bool keys_open = false;
  bool ruler_open = false;
  bool credits_open = false;
  bool films_open = false;
  bool outputs_open = false;
  bool commentator_asked = false;  ///< the button was pressed once
  std::optional<KeyAsked> key_asked;
  bool keys_on_map = false;    ///< Enter is for a region
  bool goals_open = false;     ///< of the scenario
  bool course_open = false;    ///< the charts of a game that is over
  bool tutorial_open = false;  ///< the list of its chapters
  bool rule_book_open = false;
  bool rule_wished = false;     ///< it is to be laid open where it tells of the question
  bool rule_page_open = false;  ///< where there is no room for list and page
  bool rule_turned = false;     ///< another entry in this frame
  bool saves_open = false;
  std::string save_name;       ///< as it is typed
  std::string save_to_delete;  ///< the button was pressed once
  std::string rule_search;
  bool new_game_open = false;  ///< nothing else is drawn then
  bool any_opponent = false;   ///< all machines are offered to one who plays alone
  NewGamePage page = NewGamePage::kPlayers;
  std::optional<NewGame> new_game;  ///< the last one that was put together
  /// What was put together of other games on the screen that is open, by their ids.
  std::map<std::string, NewGame, std::less<>> other_games;
};

}  // namespace screens
