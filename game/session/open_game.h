#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "game/session/beginning.h"
#include "game/session/opener.h"
#include "game/session/save_slot.h"

namespace session {

/// The saved game in a file.
base::Result<OpenedGame> open_save(const Opener& opener, const std::string& path);

/// A saved game, a position, or a new game, as is asked for. `fallback` decides at seats that
/// nobody named. An Error names the file, the place and the reason.
base::Result<OpenedGame> open_game(const Opener& opener, const Beginning& beginning,
                                   std::string_view fallback);

/// The same for a window, where nothing may stop the game: what cannot be opened becomes a notice
/// and a new game. Goes on with the game that was left, in the slot that is claimed below
/// `data_dir`, if nothing else is asked for; and keeps the game there.
base::Result<OpenedGame> open_kept_game(const Opener& opener, const Beginning& beginning,
                                        std::string_view data_dir, std::string_view fallback,
                                        std::optional<SaveSlot>& slot);

}  // namespace session
