#include "tests/film/games.h"

#include <array>
#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include "game/session/open_game.h"
#include "game/trilogy/trilogy_module.h"
#include "game/wotr/wotr_module.h"
#include "tests/harness/take.h"

namespace film_test {
namespace {

using harness::take;

struct Loaded {
  std::unique_ptr<app::GameModule> module;
  std::unique_ptr<const app::LoadedGame> game;
};

Loaded load(std::unique_ptr<app::GameModule> module) {
  Loaded loaded{.module = std::move(module), .game = {}};
  loaded.game = take(app::load_game(*loaded.module, DATA_FOLDER));
  return loaded;
}

}  // namespace

const app::LoadedGame& loaded_game(std::string_view id) {
  static const std::array<Loaded, 2> kGames{load(wotr_module::make_module()),
                                            load(trilogy_module::make_module())};
  return *kGames[id == "wotr" ? 0 : 1].game;
}

film::Studio studio_of(std::string_view id) {
  return take(app::film_studio(loaded_game(id), engine::Level::kLow));
}

std::unique_ptr<session::Session> played(std::string_view id, const std::string& player,
                                         std::uint64_t seed, int most_steps, int players) {
  match::Setup setup;
  setup.seed = seed;
  setup.options["players"] = players;
  auto session = take(loaded_game(id).opener->begin(std::move(setup), player));
  for (int i = 0; i < most_steps && !session->is_over(); ++i) session->advance_and_wait();
  return session;
}

std::unique_ptr<session::Session> golden(std::string_view id, const std::string& name) {
  const std::string path = std::string(SAVE_FOLDER) + "/" + name + ".save";
  return take(session::open_save(*loaded_game(id).opener, path)).session;
}

}  // namespace film_test
