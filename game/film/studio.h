#pragma once

#include <functional>
#include <memory>
#include <string>

#include "engine/film/film_writer.h"
#include "game/director/cast.h"
#include "game/director/rules.h"
#include "game/lang/sentences.h"
#include "game/screens/state/game_panels.h"
#include "game/table/tabletop.h"

namespace film {

/// What films of one game are made with. What it refers to outlives the film.
struct Studio {
  std::shared_ptr<const table::GameTable> table;
  table::TabletopSettings settings;  ///< of the table that is drawn
  std::function<std::unique_ptr<screens::GamePanels>()> panels;
  const lang::Sentences& words;
  director::Rules rules;
  director::Cast cast;
  engine::FilmOptions options;
};

/// What the encoder is told: the file film.json of the folder `data`.
base::Result<engine::FilmOptions> read_options(const std::string& data);
/// How films are directed: the file director.json of the folder `data`.
base::Result<director::Rules> read_rules(const std::string& data);
/// What a game's events are worth: the file of that name in its folder there.
base::Result<director::Cast> read_cast(const std::string& data, std::string_view game,
                                       std::span<const std::string_view> events);

}  // namespace film
