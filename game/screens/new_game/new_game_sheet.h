#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "game/screens/controls/context.h"

namespace screens {

struct NewGameMemory {
  NewGamePage page = NewGamePage::kPlayers;
  std::optional<NewGame> chosen;  ///< the last one that was put together
  /// What was put together of other games on the screen that is open, by their ids.
  std::map<std::string, NewGame, std::less<>> others;
  bool any_opponent = false;  ///< all machines are offered to one who plays alone
};

/// The screen on which a new game is put together. It covers the table.
void draw_new_game(Context& context);
/// It begins with those who play.
void prepare_new_game(Context& context, AskedAt);
/// The pages that the command line opens.
inline constexpr std::array<std::string_view, 3> kNewGamePages{"players", "start", "rules"};
void turn_new_game_to(Memory& memory, std::size_t page);

/// A new game like the one on the table.
NewGame new_game_like(const ScreenState& state);

/// Another game of the program is to be played; nothing of what was chosen for this one holds.
void choose_game(Memory& memory, NewGame& game, const GameOffer& offer);

// Its pages.
void draw_game_page(Context& context, NewGame& game);
void draw_players_page(Context& context, NewGame& game);
void draw_start_page(Context& context, NewGame& game);
void draw_rules_page(Context& context, NewGame& game);

/// What a rule's value is called, "All standard tiles", and which rules these are.
std::string value_name(const Context& context, const RuleChoice& rule, const RuleValue& value);
std::string rules_name(const Context& context, const RuleValues& rules, int seats);

}  // namespace screens
