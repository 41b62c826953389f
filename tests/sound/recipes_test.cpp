// Recipes of sounds: what is wrong in one is told in a sentence, and the same gives the same bytes.

#include <cmath>

#include <gtest/gtest.h>

#include "game/makers/timbre/bake_sounds.h"
#include "game/makers/timbre/tuning.h"

namespace timbre {
namespace {

sound::Bodies bodies() {
  return {{"wood", engine::StruckBody{.modes = {{440, 0.2F, 1}}, .contact = 0.001F}}};
}

std::string sounds(const std::string& layers) {
  return R"({"sounds": [{"id": "one", "variants": 3, "rate": 24000, "layers": [)" + layers + "]}]}";
}

std::string fault_of(const std::string& layers) {
  const auto recipes = read_recipes(sounds(layers), "recipes.json");
  if (!recipes) return recipes.error();
  const auto clips = bake(*recipes, bodies());
  return clips ? "" : clips.error();
}

TEST(Recipes, TellInASentenceWhatIsWrong) {
  EXPECT_EQ(fault_of(R"({"struck": {"body": "wood"}})"), "");
  EXPECT_NE(fault_of(R"({"struck": {"body": "glass"}})").find("glass"), std::string::npos);
  EXPECT_NE(fault_of(R"({"struck": {"body": "wood", "pitch": "high"}})").find("pitch"),
            std::string::npos);
  EXPECT_NE(fault_of(R"({"played": {"instrument": "lute", "hertz": 220, "seconds": 1}})")
                .find("horn, harp, fiddle or flute"),
            std::string::npos);
  EXPECT_NE(fault_of("{").find("recipes.json"), std::string::npos);
}

TEST(Recipes, GiveTheSameBytesAndVariantsThatDiffer) {
  const auto recipes =
      read_recipes(sounds(R"({"struck": {"body": "wood"}, "times": 3, "loose": 0.5},
                {"brushed": {"low": 200, "high": 900}},
                {"played": {"instrument": "flute", "hertz": 523, "seconds": 0.3}})"),
                   "recipes.json");
  ASSERT_TRUE(recipes) << recipes.error();
  const auto once = bake(*recipes, bodies());
  const auto again = bake(*recipes, bodies());
  ASSERT_TRUE(once && again);
  EXPECT_EQ(engine::clip_file_text(*once), engine::clip_file_text(*again));
  EXPECT_NE(*once->at("one.0"), *once->at("one.1"));
  EXPECT_NE(*once->at("one.1"), *once->at("one.2"));
}

TEST(Instruments, AreInTune) {
  for (const Instrument one : {Instrument::kHarp, Instrument::kFiddle, Instrument::kFlute}) {
    for (const float hertz : {262.0F, 330.0F, 392.0F}) {
      const Samples tone = play({.instrument = one, .hertz = hertz, .seconds = 1.5F}, 1, 20000);
      const float cents = 1200 * std::log2(sharpness(tone, hertz, 20000));
      EXPECT_LT(std::abs(cents), 8) << static_cast<int>(one) << " at " << hertz;
    }
  }
  const Samples horn = blow_horn({.hertz = 147, .seconds = 1.5F}, 1, 20000);
  EXPECT_LT(std::abs(1200 * std::log2(sharpness(horn, 147, 20000))), 12);
}

}  // namespace
}  // namespace timbre
