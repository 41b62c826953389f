#pragma once

#include <memory>
#include <string>
#include <vector>

#include "game/lang/sentences.h"
#include "game/players/forecast.h"
#include "game/players/registry.h"
#include "game/session/opener.h"
#include "rules/wotr/game.h"

namespace wotr_session {

/// The fewest players whose seats hold all of these: who names "gondor" wants a game of four. 0 for
/// seats that no game has.
int players_for(const players::Seating& named);

/// Opens games of War of the Ring with these players. `files` are those of wotr::data_files();
/// `words` outlives the opener and its sessions.
std::unique_ptr<session::Opener> opener(const std::string& data, std::vector<core::DataFile> files,
                                        players::Registry<wotr::Game> registry,
                                        const lang::Sentences& words,
                                        players::Forecaster<wotr::Game> forecaster = {});

}  // namespace wotr_session
