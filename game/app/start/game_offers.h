#pragma once

#include <memory>
#include <string>
#include <vector>

#include "game/app/shelf/loaded_game.h"
#include "game/screens/screens.h"

namespace app {

/// What the new-game screen offers: every game of the program, with its words, marks and pictures,
/// what was last chosen for it, and what was left of it.
class GameOffers {
 public:
  /// `folder` is that of the saves; empty: nothing is known of earlier evenings. `on_table`, and
  /// the games beside it, outlive the offers.
  GameOffers(const LoadedGame& on_table, const std::string& folder);
  ~GameOffers();
  GameOffers(GameOffers&&) noexcept;
  GameOffers& operator=(GameOffers&&) noexcept;

  std::span<const screens::GameOffer> all() const { return offers_; }

 private:
  struct Parts;
  std::vector<std::unique_ptr<Parts>> parts_;
  std::vector<screens::GameOffer> offers_;
};

}  // namespace app
