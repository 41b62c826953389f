#include "game/app/screen/table_settings.h"

#include "game/lang/prose.h"

namespace app {

table::TabletopSettings table_settings(const Resources& resources, engine::Level level) {
  const Resources* const from = &resources;
  return {
      .shader_folder = resources.shaders,
      .baked_folder = resources.baked,
      .layout = resources.layout,
      .effects = engine::effects_of(level),
      .region_name = [from](std::string_view id) { return from->words.name(from->regions, id); },
      .label_text =
          [from](std::string_view id) { return lang::prose(from->words, "labels", id, "text"); }};
}

}  // namespace app
