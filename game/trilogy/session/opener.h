#pragma once

#include <memory>
#include <string>
#include <vector>

#include "game/lang/sentences.h"
#include "game/players/registry.h"
#include "game/session/opener.h"
#include "rules/trilogy/game.h"

namespace trilogy_session {

/// Opens games of the Trilogy Edition. `files` are those of trilogy::data_files(),
/// `registry` who can be seated; `words` outlives the opener and its sessions.
std::unique_ptr<session::Opener> opener(const std::string& data, std::vector<core::DataFile> files,
                                        players::Registry<trilogy::Game> registry,
                                        const lang::Sentences& words);

}  // namespace trilogy_session
