// Sounds as a file: written and read again, and harmless whatever its bytes are.

#include "engine/audio/clip_file.h"

#include <random>

#include <gtest/gtest.h>

namespace engine {
namespace {

Clips some() {
  Clips clips;
  clips["bell.0"] = std::make_shared<const Clip>(Clip{.rate = 24000, .samples = {1, -2, 32767}});
  clips["bell.1"] = std::make_shared<const Clip>(Clip{.rate = 48000, .samples = {-32768, 0}});
  return clips;
}

TEST(ClipFile, IsReadAsItWasWritten) {
  const std::string text = clip_file_text(some());
  const auto read = parse_clips(text);
  ASSERT_TRUE(read) << read.error();
  ASSERT_EQ(read->size(), 2U);
  for (const auto& [name, clip] : some()) EXPECT_EQ(*read->at(name), *clip);
}

TEST(ClipFile, ThatEndsTooEarlyOrGoesOnIsRefused) {
  const std::string text = clip_file_text(some());
  for (std::size_t length = 0; length < text.size(); ++length) {
    EXPECT_FALSE(parse_clips(std::string_view(text).substr(0, length))) << length;
  }
  EXPECT_FALSE(parse_clips(text + "x"));
}

TEST(ClipFile, OfAnyBytesDoesNoHarm) {
  std::mt19937 luck(3);
  for (int i = 0; i < 20000; ++i) {
    std::string text = clip_file_text(some());
    for (int k = 0; k < 3; ++k) text[luck() % text.size()] = static_cast<char>(luck());
    const auto read = parse_clips(text);
    if (!read) {
      EXPECT_FALSE(read.error().empty());
    }
  }
}

TEST(ClipFile, ThatIsNotThereIsNamed) {
  const auto read = read_clips("/nowhere/sounds.clips");
  ASSERT_FALSE(read);
  EXPECT_NE(read.error().find("/nowhere/sounds.clips"), std::string::npos);
}

}  // namespace
}  // namespace engine
