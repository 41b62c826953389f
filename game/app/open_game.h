#pragma once

#include <optional>
#include <string>

#include "game/app/options.h"
#include "game/app/resources.h"
#include "game/app/save_slot.h"
#include "game/app/session.h"

namespace app {

/// A session and the sentence its players must read first, if there is one.
struct OpenedGame {
  Session session;
  std::string notice;
};

/// What the options say: a saved game, a position, or a new game. `fallback` decides at seats that
/// the options do not name. An Error names the file, the place and the reason.
base::Result<OpenedGame> open_game(const Resources& resources, const Options& options,
                                   const std::string& fallback);

/// The same for the window, where nothing may stop the game: what cannot be opened becomes a notice
/// and a new game. Goes on with the autosave if nothing else is asked for, and keeps the game in
/// it.
base::Result<OpenedGame> open_kept_game(const Resources& resources, const Options& options,
                                        std::optional<SaveSlot>& slot);

/// A new game. `fallback` decides at seats that the set-up does not name.
base::Result<Session> new_session(const Resources& resources, match::Setup setup,
                                  const std::string& fallback);

/// For games whose seed nobody chose.
std::uint64_t fresh_seed();

}  // namespace app
