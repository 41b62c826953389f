#pragma once

#include <memory>
#include <utility>

#include "game/cli/driver/game_driver.h"
#include "game/laboratory/laboratory_of.h"

namespace cli {

/// A driver and its laboratory, compiled together: for small games.
template <core::Game G>
std::unique_ptr<Driver> make_driver(players::Roster<G> roster = {}) {
  auto game = std::make_shared<set_up::PreparedGame<G>>();
  game->roster = std::move(roster);
  auto laboratory = std::make_unique<const laboratory::LaboratoryOf<G>>(game);
  return std::make_unique<GameDriver<G>>(std::move(game), std::move(laboratory), nullptr);
}

}  // namespace cli
