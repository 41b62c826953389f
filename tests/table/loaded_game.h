#pragma once

#include <gtest/gtest.h>

#include "game/app/shelf/loaded_game.h"
#include "game/wotr/wotr_module.h"

namespace table_test {

/// War of the Ring as the window loads it, once for all tests of a program.
inline const app::LoadedGame& loaded_game() {
  static const std::unique_ptr<app::GameModule> kModule = wotr_module::make_module();
  static const std::unique_ptr<const app::LoadedGame> kGame = [] {
    auto loaded = app::load_game(*kModule, DATA_FOLDER);
    EXPECT_TRUE(loaded) << loaded.error();
    return loaded.take();
  }();
  return *kGame;
}

}  // namespace table_test
