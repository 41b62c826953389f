#include "game/app/offscreen/gallery.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "game/app/start/check_command_line.h"
#include "game/match/folders/files.h"
#include "tests/table/loaded_game.h"

namespace {

namespace fs = std::filesystem;

const fs::path kFolder = fs::path(DATA_FOLDER) / "wotr" / "gallery";

TEST(Gallery, TheShippedListShowsWhatItPromises) {
  const auto text = match::read_file((kFolder / "gallery.json").string());
  ASSERT_TRUE(text) << text.error();
  const auto pictures = app::parse_gallery(*text, kFolder);
  ASSERT_TRUE(pictures) << pictures.error();
  for (const char* name : {"opening", "battle", "mordor", "war", "siege", "flat", "gondor"}) {
    EXPECT_TRUE(std::any_of(pictures->begin(), pictures->end(), [&](const auto& picture) {
      return picture.name == name;
    })) << name;
  }
  for (const app::GalleryPicture& picture : *pictures) {
    const std::string& file = picture.command.beginning.position;
    EXPECT_TRUE(file.empty() || fs::is_regular_file(file)) << picture.name;
  }
}

TEST(Gallery, TheOtherGameShowsItsCourseFromSetUpToScore) {
  const fs::path folder = fs::path(DATA_FOLDER) / "trilogy" / "gallery";
  const auto text = match::read_file((folder / "gallery.json").string());
  ASSERT_TRUE(text) << text.error();
  const auto pictures = app::parse_gallery(*text, folder);
  ASSERT_TRUE(pictures) << pictures.error();
  for (const char* name :
       {"opening", "claiming", "reinforcing", "invasion", "missions", "score", "new-game"}) {
    EXPECT_TRUE(std::ranges::any_of(*pictures, [&](const auto& picture) {
      return picture.name == name;
    })) << name;
  }
  for (const app::GalleryPicture& picture : *pictures) {
    const session::Beginning& beginning = picture.command.beginning;
    EXPECT_TRUE(beginning.position.empty() || fs::is_regular_file(beginning.position))
        << picture.name;
    const fs::path scenario = folder.parent_path() / "scenarios" / (beginning.scenario + ".json");
    EXPECT_TRUE(beginning.scenario.empty() || fs::is_regular_file(scenario)) << picture.name;
  }
}

/// Only the window knows what sheets there are.
TEST(Gallery, ShowsOnlySheetsThatThereAre) {
  const auto text = match::read_file((kFolder / "gallery.json").string());
  const auto pictures = app::parse_gallery(*text, kFolder);
  ASSERT_TRUE(pictures);
  for (const app::GalleryPicture& picture : *pictures) {
    const auto done = app::check_picture(table_test::loaded_game(), picture.command);
    EXPECT_TRUE(done) << picture.name << ": " << done.error();
  }
  app::CommandLine command = pictures->front().command;
  for (const char* sheet : {"played", "played-free", "pools", "hand", "menu"}) {
    command.sheet = sheet;
    EXPECT_TRUE(app::check_picture(table_test::loaded_game(), command)) << sheet;
  }
  command.sheet = "score";
  const auto done = app::check_picture(table_test::loaded_game(), command);
  ASSERT_FALSE(done);
  EXPECT_TRUE(done.error().starts_with("--sheet score: there are start, ")) << done.error();
}

TEST(Gallery, SaysWhichPictureIsWrong) {
  const auto pictures = app::parse_gallery(
      R"({"pictures": [{"name": "dusk", "size": "1280x720", "quality": "best"}]})", kFolder);
  ASSERT_FALSE(pictures);
  EXPECT_NE(pictures.error().find("gallery.json"), std::string::npos) << pictures.error();
  EXPECT_NE(pictures.error().find("dusk"), std::string::npos) << pictures.error();
  EXPECT_NE(pictures.error().find("--quality"), std::string::npos) << pictures.error();
}

}  // namespace
