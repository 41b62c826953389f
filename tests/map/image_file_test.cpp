#include "engine/assets/image_file.h"

#include <fstream>

#include <gtest/gtest.h>

#include "tests/harness/done.h"

namespace {

namespace fs = std::filesystem;

class ImageFile : public testing::Test {
 protected:
  void SetUp() override {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    path_ = fs::temp_directory_path() / ("amonhen-image-" + std::string(test->name()) + ".img");
  }
  void TearDown() override { fs::remove(path_); }
  fs::path path_;
};

engine::Image small_image() {
  engine::Image image{5, 3, engine::PixelFormat::kRg8, {{}}};
  for (std::uint8_t i = 0; i < 30; ++i) image.levels[0].push_back(i);
  engine::build_mip_levels(image);
  return image;
}

TEST_F(ImageFile, ComesBackAsItWas) {
  const engine::Image image = small_image();
  ASSERT_TRUE(harness::is_done(engine::write_image_file(path_, image)));
  const auto back = engine::read_image_file(path_);
  ASSERT_TRUE(harness::is_done(back));
  EXPECT_EQ(back->width, 5u);
  EXPECT_EQ(back->height, 3u);
  EXPECT_EQ(back->format, image.format);
  EXPECT_EQ(back->levels, image.levels);
}

TEST_F(ImageFile, MipLevelsGoDownToOnePixel) {
  const engine::Image image = small_image();
  ASSERT_EQ(image.levels.size(), 3u);
  EXPECT_EQ(image.levels[1].size(), 4u);
  EXPECT_EQ(image.levels[2].size(), 2u);
  // The mean of pixels 0, 1, 5 and 6, whose first channels are 0, 2, 10 and 12.
  EXPECT_EQ(image.levels[1][0], 6);
}

TEST_F(ImageFile, SixteenBitsAreAveragedAsNumbers) {
  engine::Image image{2, 1, engine::PixelFormat::kR16, {{0x00, 0x01, 0x00, 0x03}}};
  engine::build_mip_levels(image);
  EXPECT_EQ(image.levels[1], (std::vector<std::uint8_t>{0x00, 0x02}));
}

TEST_F(ImageFile, TornFileIsRefused) {
  ASSERT_TRUE(harness::is_done(engine::write_image_file(path_, small_image())));
  fs::resize_file(path_, fs::file_size(path_) - 3);
  const auto back = engine::read_image_file(path_);
  ASSERT_FALSE(back);
  EXPECT_NE(back.error().find(path_.filename().string()), std::string::npos);
  EXPECT_NE(back.error().find("ends inside mip level"), std::string::npos);
}

TEST_F(ImageFile, OtherFilesAreRefused) {
  std::ofstream(path_) << "this is a letter, not a picture of anything at all";
  const auto why_not = [](const fs::path& path) {
    return harness::failure_of(engine::read_image_file(path));
  };
  EXPECT_NE(why_not(path_).find("not an image file"), std::string::npos);
  EXPECT_NE(why_not(path_ / "gone").find("could not be opened"), std::string::npos);
}

TEST_F(ImageFile, LevelsOfTheWrongSizeAreNotWritten) {
  engine::Image image = small_image();
  image.levels[1].pop_back();
  const std::string why_not = harness::failure_of(engine::write_image_file(path_, image));
  EXPECT_NE(why_not.find("mip level 1 has the wrong size"), std::string::npos);
}

}  // namespace
