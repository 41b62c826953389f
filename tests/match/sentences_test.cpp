#include "game/lang/sentences.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include "tests/toy/race.h"

namespace lang {
namespace {

Sentences sentences() {
  return Sentences::load(R"({
    "action.move": "Move {count|figure|figures} from {from:region} to {to}",
    "action.pass": "Pass",
    "field.to": "region",
    "region.bree": "Bree",
    "region.rohan": "Rohan",
    "die.will": "Will of the West",
    "event.dice": "Rolled {die}"
  })",
                         "en.json")
      .value();
}

TEST(Sentences, ArgumentsAreNamed) {
  EXPECT_EQ(sentences().say("action.move", {{"count", 3}, {"from", "bree"}, {"to", "rohan"}}),
            "Move 3 figures from Bree to Rohan");
  EXPECT_EQ(sentences().say("action.move", {{"count", 1}, {"from", "shire"}, {"to", "bree"}}),
            "Move 1 figure from shire to Bree");
  EXPECT_EQ(sentences().say("event.dice", {{"die", {"will", "eye"}}}),
            "Rolled Will of the West, eye");
}

TEST(Sentences, NothingHasAName) {
  const auto loaded =
      Sentences::load(R"({"event.won": "They won.{best}", "best.rohan": " Rohan did best.",
                          "best.none": ""})",
                      "en.json");
  EXPECT_EQ(loaded->say("event.won", {{"best", "rohan"}}), "They won. Rohan did best.");
  EXPECT_EQ(loaded->say("event.won", {{"best", nullptr}}), "They won.");
}

TEST(Sentences, WhatIsMissingShows) {
  EXPECT_EQ(sentences().say("action.fly"), "action.fly");
  EXPECT_EQ(sentences().say("event.dice"), "Rolled {die}");
  EXPECT_EQ(sentences().name("region", "moria"), "moria");
}

TEST(Sentences, ABadFileIsAnError) {
  EXPECT_NE(Sentences::load("[]", "en.json").error().find("en.json"), std::string::npos);
  EXPECT_NE(Sentences::load(R"({"a": 1})", "en.json").error().find("a: 1"), std::string::npos);
  EXPECT_NE(Sentences::load(R"({"a": "to {x"})", "en.json").error().find("not closed"),
            std::string::npos);
}

TEST(Sentences, AFaultIsToldWithFilePlaceAndReason) {
  EXPECT_EQ(Sentences::load("{\n\"a\": \"b\",\n}", "en.json").error(),
            "en.json, line 3: it is not JSON");
  EXPECT_EQ(Sentences::load(R"({"a": "b", "a": "c"})", "en.json").error(),
            "en.json: the field \"a\" stands twice");
  EXPECT_EQ(Sentences::load(R"({"action.go": 1})", "en.json").error(),
            "en.json, action.go: 1 is not a text");
}

TEST(Sentences, ASecondFileAdds) {
  auto loaded = Sentences::load(R"({"screen.menu": "Menu"})", "lang/en.json");
  ASSERT_TRUE(loaded) << loaded.error();
  EXPECT_FALSE(loaded->add(R"({"region.bree": "Bree"})", "lang/race/en.json"));
  EXPECT_EQ(loaded->say("screen.menu"), "Menu");
  EXPECT_EQ(loaded->name("region", "bree"), "Bree");
}

TEST(Sentences, AKeyInBothFilesIsAFault) {
  auto loaded = Sentences::load(R"({"screen.menu": "Menu"})", "lang/en.json");
  ASSERT_TRUE(loaded) << loaded.error();
  const auto fault = loaded->add(R"({"screen.menu": "List"})", "lang/race/en.json");
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->message, "lang/race/en.json, screen.menu: the same key stands in lang/en.json");
}

TEST(Sentences, TheShippedGameFindsItsWordsInTwoFiles) {
  const auto loaded = load_sentences(AMONHEN_SOURCE_DIR "/data", "wotr");
  ASSERT_TRUE(loaded) << loaded.error();
  EXPECT_EQ(loaded->say("screen.menu"), "Menu");
  EXPECT_EQ(loaded->name("region", "bree"), "Bree");
  const auto neutral = load_sentences(AMONHEN_SOURCE_DIR "/data", "race");
  ASSERT_TRUE(neutral) << neutral.error();
  EXPECT_FALSE(neutral->has("region.bree"));
}

TEST(Sentences, ASchemaIsCheckedWordByWord) {
  constexpr core::SchemaRow kRows[] = {
      {"pass", {}}, {"fly", {}}, {"move", {{{"from", 1}, {"to", 1}}}}};
  EXPECT_EQ(missing_sentences(sentences(), "action", kRows),
            (std::vector<std::string>{"action.fly has no sentence",
                                      "action.move has no field for {count|figure|figures}"}));
}

TEST(Sentences, TheToyGameSaysEverything) {
  const auto loaded = load_sentences(AMONHEN_SOURCE_DIR "/tests/toy/data", "race");
  ASSERT_TRUE(loaded.ok()) << loaded.error();
  EXPECT_EQ(missing_sentences(*loaded, "action", toy::kActions), std::vector<std::string>{});
  EXPECT_EQ(missing_sentences(*loaded, "event", toy::kEvents), std::vector<std::string>{});
  EXPECT_EQ(missing_sentences(*loaded, "refusal", toy::kRefusals), std::vector<std::string>{});
}

}  // namespace
}  // namespace lang
