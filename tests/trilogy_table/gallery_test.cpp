// The pictures of this game's gallery show sheets that it has.

#include "game/app/offscreen/gallery.h"

#include <gtest/gtest.h>

#include "game/app/shelf/loaded_game.h"
#include "game/app/start/check_command_line.h"
#include "game/match/folders/files.h"
#include "game/match/folders/gallery_list.h"
#include "game/trilogy/trilogy_module.h"

namespace {

TEST(TrilogyGallery, ShowsOnlySheetsThatThereAre) {
  const std::unique_ptr<app::GameModule> module = trilogy_module::make_module();
  const auto game = app::load_game(*module, DATA_FOLDER);
  ASSERT_TRUE(game) << game.error();
  const std::filesystem::path folder = match::gallery_folder(DATA_FOLDER, "trilogy");
  const auto text = match::read_file((folder / match::kGalleryList).string());
  ASSERT_TRUE(text) << text.error();
  const auto pictures = app::parse_gallery(*text, folder);
  ASSERT_TRUE(pictures) << pictures.error();
  for (const app::GalleryPicture& picture : *pictures) {
    const auto done = app::check_picture(**game, picture.command);
    EXPECT_TRUE(done) << picture.name << ": " << done.error();
  }
  app::CommandLine command = pictures->front().command;
  command.sheet = "played";
  EXPECT_FALSE(app::check_picture(**game, command)) << "it is another game's";
}

}  // namespace
