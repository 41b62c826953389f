#include "game/app/resources.h"

#include <system_error>
#include <utility>

#include "game/match/append_file.h"
#include "game/match/folders.h"
#include "game/wotr/table/map_plan.h"

namespace app {
namespace {

namespace fs = std::filesystem;

/// The first folder of that name, beside or above the program, that holds the file.
fs::path find_above_program(const fs::path& folder, std::string_view file) {
  std::error_code ignored;
  fs::path place = fs::read_symlink("/proc/self/exe", ignored).parent_path();
  while (!place.empty()) {
    for (const fs::path& below : {folder, "share/amonhen" / folder}) {
      if (fs::is_regular_file(place / below / file, ignored)) return place / below;
    }
    if (place == place.root_path()) break;
    place = place.parent_path();
  }
  return {};
}

/// Beside the data, as in the source tree and where the program is installed.
fs::path find_beside(const fs::path& data, const fs::path& folder, std::string_view file) {
  std::error_code ignored;
  fs::path beside = data.parent_path() / folder;
  if (fs::is_directory(beside, ignored)) return beside;
  const fs::path above = find_above_program(folder, file);
  return above.empty() ? beside : above;
}

base::Result<lang::Sentences> load_words(const std::string& data) {
  const std::string path = (fs::path(data) / "lang" / "en.json").string();
  base::Result<std::string> text = match::read_file(path);
  if (!text) return base::Error{text.error()};
  return lang::Sentences::load(*text, path);
}

}  // namespace

base::Result<Resources> load_resources(std::string_view data_option) {
  base::Result<std::string> data = match::data_folder(data_option);
  if (!data) return base::Error{data.error()};
  base::Result<lang::Sentences> words = load_words(*data);
  if (!words) return base::Error{words.error()};
  const std::string_view game = wotr::Game::kId;
  auto rules = match::read_data_files(*data, game, wotr::Game::data_files());
  if (!rules) return base::Error{rules.error()};
  auto layout = match::read_data_files(*data, game, wotr_table::layout_files());
  if (!layout) return base::Error{layout.error()};
  return Resources{.data = *data,
                   .shaders = find_beside(*data, "shaders", "terrain.vert"),
                   .figures = find_beside(*data, "assets/figures", "fellowship.glb"),
                   .baked = find_above_program(fs::path("assets") / game, "map-meta.json"),
                   .rules = std::move(*rules),
                   .layout = std::move(*layout),
                   .words = std::move(*words)};
}

}  // namespace app
