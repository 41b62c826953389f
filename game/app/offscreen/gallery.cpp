#include "game/app/offscreen/gallery.h"

#include <cstdio>
#include <system_error>

#include "game/app/offscreen/offscreen.h"
#include "game/app/start/check_command_line.h"
#include "game/cli/arguments/picture_options.h"
#include "game/match/folders/files.h"
#include "game/match/folders/gallery_list.h"

namespace app {
namespace {

namespace fs = std::filesystem;

/// The list of the game that is shown.
base::Result<std::vector<GalleryPicture>> load_gallery(const Resources& resources) {
  const fs::path folder = match::gallery_folder(resources.data, resources.game);
  const base::Result<std::string> text = match::read_file((folder / match::kGalleryList).string());
  if (!text) return text.failure();
  return parse_gallery(*text, folder);
}

}  // namespace

base::Result<std::vector<GalleryPicture>> parse_gallery(std::string_view text,
                                                        const fs::path& folder) {
  const std::string file(match::kGalleryList);
  const auto entries = match::parse_gallery_list(text, file);
  if (!entries) return entries.failure();
  std::vector<GalleryPicture> pictures;
  for (const match::GalleryEntry& entry : *entries) {
    std::vector<std::string> words = entry.words(folder);
    const auto picture = cli::parse_picture(words);
    words.emplace_back("--offscreen");
    base::Result<CommandLine> command = picture ? parse_command_line(words) : picture.failure();
    if (!command) return base::Error{file + ", " + entry.name + ": " + command.error()};
    pictures.push_back({.name = entry.name, .command = std::move(*command)});
  }
  return pictures;
}

int draw_gallery(const LoadedGame& game, const CommandLine& command) {
  const auto pictures = load_gallery(game.resources);
  if (!pictures) return refuse(pictures.error());
  std::error_code error;
  fs::create_directories(command.gallery, error);
  if (error) return refuse(command.gallery + ": cannot make it: " + error.message());
  for (GalleryPicture picture : *pictures) {
    const base::Result<void> done = check_picture(game, picture.command);
    if (!done) return refuse(picture.name + ": " + done.error());
    picture.command.out = (fs::path(command.gallery) / (picture.name + ".png")).string();
    if (const int status = draw_picture(game, picture.command); status != 0) return status;
    std::printf("%s\n", picture.command.out.c_str());
    std::fflush(stdout);
  }
  return 0;
}

}  // namespace app
