#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "game/session/opener.h"

namespace session {

/// How a game is to begin, as a command line says it. All may be left out.
struct Beginning {
  std::string load{};  ///< a saved game's file
  std::string
      position{};  ///< the file of a scenario, of a request for a new game, or of a position
  std::string scenario{};  ///< its id
  std::string seats{};     ///< "SEAT=PLAYER,…"
  std::string options{};   ///< of the rules, as JSON
  int players = 0;         ///< 0 follows from the seats that are named
  std::optional<std::uint64_t> seed{};
  bool is_new = false;  ///< not the game that was left

  /// Something else than to go on with what was left.
  bool asks_for_own_game() const;
};

/// The set-up of a new game; an Error names the argument, or file and place, and the reason.
base::Result<match::Setup> setup_of(const Opener& opener, const Beginning& beginning);

/// For games whose seed nobody chose.
std::uint64_t fresh_seed();

}  // namespace session
