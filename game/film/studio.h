#pragma once

#include <functional>
#include <memory>
#include <string>

#include "engine/film/film_writer.h"
#include "game/casting/cast.h"
#include "game/casting/rules.h"
#include "game/film/film_sound.h"
#include "game/lang/sentences.h"
#include "game/screens/state/game_screens.h"
#include "game/table/tabletop.h"

namespace film {

/// What films of one game are made with. What it refers to outlives the film.
struct Studio {
  std::shared_ptr<const table::GameTable> table;
  table::TabletopSettings settings;  ///< of the table that is drawn
  std::function<screens::GameScreens()> screens;
  const lang::Sentences& words;
  director::Rules rules;
  director::Cast cast;
  engine::FilmOptions options;
  std::function<std::unique_ptr<FilmSound>()> sound{};  ///< without it films are silent
};

}  // namespace film
