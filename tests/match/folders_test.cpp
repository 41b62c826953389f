#include "game/match/folders/folders.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include <gtest/gtest.h>

#include "game/match/folders/program_folders.h"
#include "tests/harness/own_folder.h"

namespace match {
namespace {

namespace fs = std::filesystem;

class FoldersTest : public ::testing::Test {
 protected:
  FoldersTest() {
    fs::create_directories(base_ / "data" / "lang");
    std::ofstream(base_ / "data" / "lang" / "en.json") << "{}";
  }
  ~FoldersTest() override {
    for (const char* name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "AMONHEN_DATA"}) unsetenv(name);
  }
  const harness::OwnFolder base_;
};

TEST_F(FoldersTest, SavesAndSettingsLiveInTheXdgFolders) {
  setenv("XDG_DATA_HOME", (base_ / "share").c_str(), 1);
  setenv("XDG_CONFIG_HOME", (base_ / "config").c_str(), 1);
  EXPECT_EQ(*save_folder(""), (base_ / "share" / "amonhen").string());
  EXPECT_EQ(*config_folder(""), (base_ / "config" / "amonhen").string());
  EXPECT_TRUE(fs::is_directory(base_ / "share" / "amonhen"));
}

TEST_F(FoldersTest, AnOptionOverridesThem) {
  setenv("XDG_DATA_HOME", (base_ / "share").c_str(), 1);
  const std::string mine = (base_ / "mine").string();
  EXPECT_EQ(*save_folder(mine), mine);
  EXPECT_EQ(*config_folder(mine), mine);
}

TEST_F(FoldersTest, ARelativeXdgPathIsIgnored) {
  setenv("XDG_DATA_HOME", "share", 1);
  setenv("HOME", base_.path().c_str(), 1);
  EXPECT_EQ(*save_folder(""), (base_ / ".local" / "share" / "amonhen").string());
}

TEST_F(FoldersTest, TheDataFolderIsNamedOrFound) {
  const std::string data = (base_ / "data").string();
  EXPECT_EQ(*data_folder(data), data);
  setenv("AMONHEN_DATA", data.c_str(), 1);
  EXPECT_EQ(*data_folder(""), data);
  setenv("AMONHEN_DATA", "/nowhere", 1);
  EXPECT_NE(data_folder("").error().find("/nowhere"), std::string::npos);
}

TEST_F(FoldersTest, ABuiltProgramKnowsItsSourceFolder) {
  const ProgramFolders folders = folders_of(base_ / "elsewhere" / "game" / "amonhen");
  EXPECT_TRUE(fs::equivalent(folders.share, AMONHEN_SOURCE_DIR)) << folders.share;
  setenv("HOME", base_.path().c_str(), 1);
  EXPECT_TRUE(fs::equivalent(*data_folder(""), AMONHEN_SOURCE_DIR "/data"));
}

TEST_F(FoldersTest, AnInstalledProgramKnowsItsShareFolder) {
  fs::create_directories(base_ / "share" / "amonhen" / "data");
  for (const char* programs : {"bin", "games"}) {
    const ProgramFolders folders = folders_of(base_ / programs / "amonhen");
    EXPECT_EQ(folders.share, base_ / "share" / "amonhen");
    EXPECT_EQ(folders.baked, base_ / "share" / "amonhen" / "assets");
  }
}

TEST_F(FoldersTest, AMissingDataFileIsNamed) {
  const std::vector<std::string> names{"regions.json"};
  const auto files = read_data_files((base_ / "data").string(), "wotr", names);
  ASSERT_FALSE(files.ok());
  EXPECT_NE(files.error().find("wotr/regions.json"), std::string::npos);
}

}  // namespace
}  // namespace match
