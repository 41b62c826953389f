#include "game/app/offscreen/gallery.h"

#include <cstdio>
#include <nlohmann/json.hpp>
#include <system_error>

#include "base/json_reader.h"
#include "game/app/offscreen/offscreen.h"
#include "game/match/files.h"

namespace app {
namespace {

namespace fs = std::filesystem;
using base::JsonReader;

constexpr std::string_view kList = "gallery.json";

bool names_a_file(std::string_view field) { return field == "position" || field == "load"; }

std::vector<std::string> words_of(const JsonReader& picture, const fs::path& folder) {
  std::vector<std::string> words;
  for (const auto& [field, reader] : picture.members()) {
    const nlohmann::json& value = reader.value();
    if (field == "name") continue;
    if (value == false) continue;
    words.push_back("--" + field);
    if (value == true) continue;
    const std::string text = value.is_string() ? value.get<std::string>() : value.dump();
    words.push_back(names_a_file(field) ? (folder / text).string() : text);
  }
  return words;
}

GalleryPicture read_picture(const JsonReader& reader, const fs::path& folder) {
  GalleryPicture picture{.name = reader.at("name").text(), .command = {}};
  base::Result<CommandLine> command = parse_command_line(words_of(reader, folder));
  if (command) {
    picture.command = std::move(*command);
  } else {
    reader.fail(picture.name + ": " + command.error());
  }
  return picture;
}

/// The list of the game that is shown.
base::Result<std::vector<GalleryPicture>> load_gallery(const Resources& resources) {
  const fs::path folder = fs::path(resources.data) / resources.game / "gallery";
  const base::Result<std::string> text = match::read_file((folder / kList).string());
  if (!text) return base::Error{text.error()};
  return parse_gallery(*text, folder);
}

}  // namespace

base::Result<std::vector<GalleryPicture>> parse_gallery(std::string_view text,
                                                        const fs::path& folder) {
  base::Fault fault{std::string(kList)};
  const auto json = base::parse_text(text, fault);
  if (!json) return fault.error();
  std::vector<GalleryPicture> pictures;
  for (const JsonReader& each : JsonReader(*json, fault).at("pictures").list()) {
    pictures.push_back(read_picture(each, folder));
  }
  if (fault.any()) return fault.error();
  return pictures;
}

int draw_gallery(const LoadedGame& game, const CommandLine& command) {
  const auto pictures = load_gallery(game.resources);
  if (!pictures) return refuse(pictures.error());
  std::error_code error;
  fs::create_directories(command.gallery, error);
  if (error) return refuse(command.gallery + ": cannot make it: " + error.message());
  for (GalleryPicture picture : *pictures) {
    picture.command.out = (fs::path(command.gallery) / (picture.name + ".png")).string();
    if (const int status = draw_picture(game, picture.command); status != 0) return status;
    std::printf("%s\n", picture.command.out.c_str());
    std::fflush(stdout);
  }
  return 0;
}

}  // namespace app
