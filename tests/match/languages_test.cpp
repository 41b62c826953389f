#include "game/lang/languages.h"

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include "game/lang/prose.h"

namespace lang {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

/// A folder of data with these languages, each with the words of a game.
class Languages : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / "amonhen-languages";
    fs::remove_all(folder_);
    fs::create_directories(folder_ / "lang" / "race");
  }
  void TearDown() override { fs::remove_all(folder_); }

  void write(const std::string& language, const json& words) {
    std::ofstream(folder_ / "lang" / (language + ".json")) << json{{"screen.menu", "x"}};
    std::ofstream(folder_ / "lang" / "race" / (language + ".json")) << words;
  }
  std::string data() const { return folder_.string(); }

  fs::path folder_;
};

TEST_F(Languages, AreThoseOfTheDataWithEnglishFirst) {
  for (const char* language : {"de", "en", "cy"}) write(language, json::object());
  EXPECT_EQ(languages_in(data()), (std::vector<std::string>{"en", "cy", "de"}));
}

TEST(Language, IsTheOneRequestedElseTheComputersElseEnglish) {
  const std::vector<std::string> there{"en", "de"};
  EXPECT_EQ(language_for(there, "en", "de_DE.UTF-8"), "en");
  EXPECT_EQ(language_for(there, "", "de_AT.UTF-8@euro"), "de");
  EXPECT_EQ(language_for(there, "", "fr_FR.UTF-8"), "en");
  EXPECT_EQ(language_for(there, "fr", "de"), "de");
  EXPECT_EQ(language_for(there, "pseudo", ""), "pseudo");
  EXPECT_EQ(language_for(there, "", ""), "en");
}

TEST_F(Languages, TellWhatATranslationLacksOrAddsOrIsNotTold) {
  write("en", {{"a", "The {seat} goes to {to:region}."}, {"b", "{hits|hit|hits}"}, {"c", "None"}});
  write("de",
        {{"a", "{seat}: nach {to:region}."}, {"b", "{hits|Treffer|Treffer}"}, {"c", "Nichts"}});
  EXPECT_TRUE(translation_faults(data(), "race").empty());
  write("de", {{"a", "{seat} zieht."}, {"b", "{hits}"}, {"d", "Etwas"}});
  const std::string file = (folder_ / "lang" / "race" / "de.json").string();
  EXPECT_EQ(translation_faults(data(), "race"),
            (std::vector<std::string>{file + ", a: it is not told the same as in English",
                                      file + ", b: it is not told the same as in English",
                                      file + ": the sentence \"c\" is missing",
                                      file + ", d: English has no such key"}));
}

TEST_F(Languages, ThePseudoLanguageIsLongerStrangeAndToldTheSame) {
  write("en", {{"event.passed", "The player {seat} scored {hits|hit|hits} in vain."},
               {"field.to", "region"},
               {"seat.red", "Red"}});
  const Sentences english = load_sentences(data(), "race").value();
  const Sentences pseudo = in_pseudo(english);
  EXPECT_EQ(*pseudo.words("field.to"), "region");
  const json args{{"seat", "red"}, {"hits", 1}};
  const std::string plain = english.say("event.passed", args);
  const std::string strange = pseudo.say("event.passed", args);
  EXPECT_EQ(strange.find("player"), std::string::npos);
  EXPECT_NE(strange.find(pseudo.say("seat.red")), std::string::npos);
  EXPECT_NE(strange.find("1 "), std::string::npos);
  EXPECT_GE(strange.size(), plain.size() * 14 / 10);
}

TEST_F(Languages, SayInEnglishWhatStandsInTheDataAndElseInTheirOwnFile) {
  fs::create_directories(folder_ / "race" / "scenarios");
  std::ofstream(folder_ / "race" / "options.json")
      << json::array({{{"id", "laps"}, {"text", "How often around."}}, {{"id", "plain"}}});
  std::ofstream(folder_ / "race" / "scenarios" / "short.json")
      << json{{"title", "A short race"}, {"text", "Once around."}};
  write("en", json::object());
  write("de", {{"prose.options.laps.text", "Wie oft herum."},
               {"prose.scenarios.short.title", "Ein kurzes Rennen"}});
  const Sentences english = load_sentences(data(), "race").value();
  const Sentences german = load_sentences(data(), "race", "de").value();
  EXPECT_EQ(prose(english, "options", "laps", "text"), "How often around.");
  EXPECT_EQ(prose(german, "options", "laps", "text"), "Wie oft herum.");
  EXPECT_EQ(prose(english, "scenarios", "short", "text"), "Once around.");
  EXPECT_EQ(prose(english, "options", "plain", "text"), "");
  const std::string file = (folder_ / "lang" / "race" / "de.json").string();
  EXPECT_EQ(translation_faults(data(), "race"),
            (std::vector<std::string>{file +
                                      ": the sentence \"prose.scenarios.short.text\" is missing"}));
}

TEST(Language, OfTheProgramSaysAllThatEnglishSays) {
  for (const char* game : {"wotr", "trilogy"}) {
    for (const std::string& fault : translation_faults(AMONHEN_SOURCE_DIR "/data", game))
      ADD_FAILURE() << fault;
  }
}

}  // namespace
}  // namespace lang
