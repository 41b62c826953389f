#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "game/app/features/films/film_studio.h"
#include "game/app/shelf/loaded_game.h"
#include "game/session/session.h"

namespace film_test {

/// "wotr" or "trilogy" as the window loads it, once for all tests of a program.
const app::LoadedGame& loaded_game(std::string_view id);

/// What its films are made with.
film::Studio studio_of(std::string_view id);

/// A game that machines play to its end, or so many steps of it.
std::unique_ptr<session::Session> played(std::string_view id, const std::string& player,
                                         std::uint64_t seed, int most_steps = 1 << 20,
                                         int players = 2);

/// The saved game of that name beside the golden tests.
std::unique_ptr<session::Session> golden(std::string_view id, const std::string& name);

}  // namespace film_test
