#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/app/start/game_offers.h"
#include "game/match/chart.h"
#include "game/screens/screens.h"
#include "game/session/session.h"

namespace app {

/// What panels show of the match beside its view: its goals and, once it is over, its course; and
/// what else can be played. What takes a while is read when it is first needed.
class MatchShown {
 public:
  /// `game` outlives it.
  explicit MatchShown(const LoadedGame& game);
  /// What was chosen on earlier evenings is known from the folder of the saves.
  void know_saves_in(std::string folder) { saves_ = std::move(folder); }
  /// `is_over`: the end has been seen.
  void follow(const session::Session& session, bool is_over);
  /// Adds it to what a frame shows, which it outlives.
  void show(screens::ScreenState& state, const screens::Memory& memory);

 private:
  const screens::NewGameChoices& choices();
  std::span<const screens::GameOffer> offers();

  const LoadedGame* game_;
  std::string saves_;
  std::optional<screens::NewGameChoices> choices_;
  std::optional<GameOffers> offers_;
  std::vector<screens::ChapterShown> chapters_;
  std::vector<screens::GoalShown> goals_;
  std::optional<std::vector<screens::TurnShown>> turning_points_;
  std::optional<std::vector<match::Chart>> course_;
};

}  // namespace app
