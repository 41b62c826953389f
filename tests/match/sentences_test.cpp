#include "game/lang/sentences.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include "tests/harness/done.h"

namespace lang {
namespace {

using nlohmann::json;

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

TEST(Sentences, AFractionHasOneDigitAndThePointOfTheLanguage) {
  const Sentences english = *Sentences::load(R"({"s":"{left} stay"})", "test");
  EXPECT_EQ(english.say("s", {{"left", 13.84}}), "13.8 stay");
  EXPECT_EQ(english.say("s", {{"left", 0.0}}), "0.0 stay");
  const Sentences german = *Sentences::load(R"({"s":"{left} bleiben","number.point":","})", "test");
  EXPECT_EQ(german.say("s", {{"left", 1.96}}), "2,0 bleiben");
  EXPECT_EQ(german.say("s", {{"left", -0.25}}), "-0,3 bleiben");
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
            "en.json, line 3, column 1: it is not JSON");
  EXPECT_EQ(Sentences::load(R"({"a": "b", "a": "c"})", "en.json").error(),
            "en.json: the field \"a\" stands twice");
  EXPECT_EQ(Sentences::load(R"({"action.go": 1})", "en.json").error(),
            "en.json, action.go: 1 is not a text");
}

TEST(Sentences, ASecondFileAdds) {
  auto loaded = Sentences::load(R"({"screen.menu": "Menu"})", "lang/en.json");
  ASSERT_TRUE(loaded) << loaded.error();
  EXPECT_TRUE(harness::is_done(loaded->add(R"({"region.bree": "Bree"})", "lang/race/en.json")));
  EXPECT_EQ(loaded->say("screen.menu"), "Menu");
  EXPECT_EQ(loaded->name("region", "bree"), "Bree");
}

TEST(Sentences, AKeyInBothFilesIsAFault) {
  auto loaded = Sentences::load(R"({"screen.menu": "Menu"})", "lang/en.json");
  ASSERT_TRUE(loaded) << loaded.error();
  const auto added = loaded->add(R"({"screen.menu": "List"})", "lang/race/en.json");
  EXPECT_EQ(harness::failure_of(added),
            "lang/race/en.json, screen.menu: the same key stands in lang/en.json");
}

TEST(Sentences, TheShippedGameFindsItsWordsInTwoFiles) {
  const auto loaded = load_sentences(AMONHEN_SOURCE_DIR "/data", "wotr");
  ASSERT_TRUE(loaded) << loaded.error();
  EXPECT_EQ(loaded->say("screen.menu"), "Menu");
  EXPECT_EQ(loaded->name("region", "bree"), "Bree");
}

TEST(Sentences, AGameWithoutItsFileIsNotPlayed) {
  const std::string data = AMONHEN_SOURCE_DIR "/data";
  const auto loaded = load_sentences(data, "race");
  ASSERT_FALSE(loaded);
  EXPECT_EQ(loaded.error(),
            data + "/lang/race/en.json: it cannot be read, and nothing is said without it");
}

TEST(Sentences, APlaceIsOneOfThree) {
  const auto fault_of = [](const std::string& place) {
    const auto loaded = Sentences::load(json{{"a", "to " + place}}.dump(), "en.json");
    return loaded ? "" : loaded.error();
  };
  for (const char* good : {"{to}", "{to:region}", "{n|mile|miles}", "{n|mile to go|miles to go}"}) {
    EXPECT_EQ(fault_of(good), "") << good;
  }
  for (const char* bad : {"{}", "{to:}", "{n|mile}", "{n|mile|}", "{n||miles}", "{n|a|b|c}",
                          "{to region}", "{:region}"}) {
    EXPECT_EQ(fault_of(bad), "en.json, a: " + std::string(bad) +
                                 " is none of {field}, {field:type} and {field|one|many}");
  }
}

}  // namespace
}  // namespace lang
