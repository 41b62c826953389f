#include "game/app/features/films/film_studio.h"

#include "game/app/features/films/rendered_sound.h"
#include "game/app/screen/table_settings.h"
#include "game/casting/encoding.h"
#include "game/casting/load.h"

namespace app {

base::Result<film::Studio> film_studio(const LoadedGame& game, engine::Level level) {
  const Resources& resources = game.resources;
  const std::vector<std::string_view> events = game.module.event_names();
  if (events.empty()) return base::Error{"There are no films of " + resources.game + "."};
  auto options = director::load_encoding(resources.data);
  if (!options) return options.failure();
  auto rules = director::load_rules(resources.data);
  if (!rules) return rules.failure();
  auto cast = director::load_cast(resources.data, resources.game, events);
  if (!cast) return cast.failure();
  const std::shared_ptr<const table::GameTable> table = game.module.table(resources);
  return film::Studio{.table = table,
                      .settings = table_settings(resources, level),
                      .screens = [&game] { return game.module.screens(game.resources); },
                      .words = resources.words,
                      .rules = rules.take(),
                      .cast = cast.take(),
                      .options = options.take(),
                      .sound = [&resources, table] { return rendered_sound(resources, table); }};
}

}  // namespace app
