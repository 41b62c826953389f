// The settings outlive the program, and a bad file is never lost without a word.

#include "game/app/screen/settings.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include "game/app/screen/first_settings.h"
#include "game/screens/settings/settings_text.h"
#include "tests/harness/done.h"
#include "tests/harness/own_folder.h"

namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using screens::Settings;

class KeptSettings : public ::testing::Test {
 protected:
  app::KeptSettings recall() const { return app::recall_settings(folder_.string()); }
  fs::path file() const { return folder_ / "settings.json"; }
  void write(const std::string& text) const { std::ofstream(file()) << text; }
  std::string written() const {
    std::ifstream stream(file());
    return {std::istreambuf_iterator<char>(stream), {}};
  }

  const harness::OwnFolder folder_;
};

Settings unusual() {
  Settings settings;
  screens::choose_level(settings, engine::Level::kMedium);
  screens::switch_effect(settings, 1);
  screens::switch_effect(settings, 8);
  settings.resolution = 67;
  settings.letters = 150;
  settings.reduced_motion = true;
  settings.ambient_life = false;
  settings.follow_action = false;
  settings.animation_speed = 400;
  settings.folded = {{"free", false}, {"shadow", true}};
  settings.language = "de";
  settings.spoken = true;
  settings.ruler = 412;
  return settings;
}

std::vector<screens::SettingRequest> requests(const std::vector<std::string>& texts) {
  std::vector<screens::SettingRequest> read;
  read.reserve(texts.size());
  for (const std::string& text : texts) read.push_back(screens::read_setting_request(text).value());
  return read;
}

TEST_F(KeptSettings, NothingIsKeptAtFirst) {
  const app::KeptSettings kept = recall();
  EXPECT_FALSE(kept.settings);
  EXPECT_EQ(kept.fault, "");
}

TEST_F(KeptSettings, AreRecalledAsTheyWere) {
  app::KeptSettings kept = recall();
  for (const Settings& settings : {unusual(), Settings{}}) {
    ASSERT_TRUE(harness::is_done(app::keep_settings(kept, settings)));
    const app::KeptSettings again = recall();
    ASSERT_TRUE(again.settings) << again.fault;
    EXPECT_EQ(*again.settings, settings);
  }
}

TEST_F(KeptSettings, AFileFromBeforeSheetsCouldFoldIsGood) {
  app::KeptSettings kept = recall();
  ASSERT_TRUE(harness::is_done(app::keep_settings(kept, unusual())));
  json older = json::parse(written());
  older.erase("folded");
  write(older.dump());
  const app::KeptSettings again = recall();
  ASSERT_TRUE(again.settings) << again.fault;
  EXPECT_EQ(again.settings->folded, Settings{}.folded);
  EXPECT_EQ(again.settings->resolution, unusual().resolution);
}

TEST_F(KeptSettings, WhatIsMeantForOnceIsNotKeptWhenSomethingElseChanges) {
  app::KeptSettings kept = recall();
  Settings settings;
  ASSERT_TRUE(harness::is_done(app::keep_settings(kept, settings)));
  app::take_for_once(
      kept, requests({"full-screen=on", "touch-table=on", "spoken=on", "resolution=50"}), settings);
  EXPECT_TRUE(settings.touch_table && settings.full_screen && settings.spoken) << "it holds now";
  settings.letters = 150;
  ASSERT_TRUE(harness::is_done(app::keep_settings(kept, settings)));
  Settings again = recall().settings.value();
  EXPECT_EQ(again.letters, 150);
  EXPECT_FALSE(again.touch_table || again.full_screen || again.spoken);
  EXPECT_EQ(again.resolution, 100);
  settings.spoken = false;  // the person does not want it, and later does
  ASSERT_TRUE(harness::is_done(app::keep_settings(kept, settings)));
  settings.spoken = true;
  ASSERT_TRUE(harness::is_done(app::keep_settings(kept, settings)));
  EXPECT_TRUE(recall().settings->spoken);
}

TEST_F(KeptSettings, RefuseABadFileInOneSentenceThatNamesIt) {
  app::KeptSettings kept = recall();
  ASSERT_TRUE(harness::is_done(app::keep_settings(kept, unusual())));
  const json good = json::parse(written());
  const auto changed = [&](const char* pointer, const json& value) {
    json text = good;
    text[json::json_pointer(pointer)] = value;
    return text.dump();
  };
  json short_of_one = good;
  short_of_one.erase("letters");
  for (const std::string& text : {std::string(),
                                  std::string("{"),
                                  std::string("[]"),
                                  std::string(1u << 20, ' '),
                                  short_of_one.dump(),
                                  std::string(R"({"format": 1, "format": 1})"),
                                  changed("/format", 2),
                                  changed("/level", "ultra"),
                                  changed("/level", 1),
                                  changed("/effects", 3),
                                  changed("/effects/sparks", true),
                                  changed("/effects/fog", "on"),
                                  changed("/resolution", 60),
                                  changed("/resolution", 0),
                                  changed("/letters", -2),
                                  changed("/colour-vision", "red"),
                                  changed("/keys", json{{"hint", "Nowhere"}}),
                                  changed("/buttons", json{{"fly", "a"}}),
                                  changed("/practice", 1),
                                  changed("/pace", "slow"),
                                  changed("/ruler", 12),
                                  changed("/sound/all", 101),
                                  changed("/sound/horns", 50),
                                  changed("/sound", json{{"all", 50}}),
                                  changed("/animation-speed", 3),
                                  changed("/reduced-motion", 1),
                                  changed("/more", 1)}) {
    write(text);
    const app::KeptSettings bad = recall();
    EXPECT_FALSE(bad.settings) << text.substr(0, 200);
    EXPECT_TRUE(bad.fault.starts_with(file().string())) << bad.fault;
    EXPECT_EQ(bad.fault.find('\n'), std::string::npos) << bad.fault;
    EXPECT_EQ(written(), text) << "reading changes nothing";
  }
}

TEST_F(KeptSettings, ABadValueIsComplainedOfWithWhatThereIs) {
  const auto told = [&](const std::string& field, const json& value) {
    json text = json::parse(screens::settings_text(unusual()));
    text[json::json_pointer(field)] = value;
    return screens::read_settings(text.dump(), "F").error();
  };
  EXPECT_EQ(told("/level", "ultra"), "F, level: it is low, medium or high");
  EXPECT_EQ(told("/colour-vision", "red"),
            "F, colour-vision: it is full, protan, deutan or tritan");
  EXPECT_EQ(told("/pace", "slow"), "F, pace: it is read, brisk or instant");
  EXPECT_EQ(told("/resolution", 60), "F, resolution: it is none of those that can be chosen");
  EXPECT_EQ(told("/letters", 400), "F, letters: 400 is not a number from -1 to 300");
  EXPECT_EQ(told("/ruler", 12), "F, ruler: no screen is so coarse");
  EXPECT_EQ(told("/sound/all", 101), "F, sound.all: 101 is not a number from 0 to 100");
  EXPECT_EQ(told("/sound/horns", 1), "F, sound: there is no field \"horns\" here");
  EXPECT_EQ(told("/buttons", json{{"hint", "z"}}), "F, buttons.hint: a pad has no such button");
  EXPECT_EQ(told("/more", 1), "F: there is no field \"more\" here");
}

/// Before the speeds had hundredths, and with no setting that came later.
TEST_F(KeptSettings, TheOldestFileIsGood) {
  json oldest{{"format", 1},          {"level", "high"},        {"effects", json::object()},
              {"resolution", 75},     {"letters", 0},           {"reduced-motion", false},
              {"ambient-life", true}, {"follow-action", false}, {"animation-speed", 2}};
  const auto read = screens::read_settings(oldest.dump(), "F");
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(read->animation_speed, 200);
  EXPECT_EQ(read->resolution, 75);
  EXPECT_EQ(read->sound, screens::SoundSettings{});
}

TEST_F(KeptSettings, ABadFileIsPutAsideBeforeNewOnesAreKept) {
  write("{ not mine");
  app::KeptSettings kept = recall();
  ASSERT_TRUE(harness::is_done(app::keep_settings(kept, unusual())));
  EXPECT_TRUE(recall().settings);
  std::ifstream aside(file().string() + ".bad");
  std::string text;
  std::getline(aside, text);
  EXPECT_EQ(text, "{ not mine");
}

TEST_F(KeptSettings, TellWhenThereIsNoPlaceForThem) {
  write("");
  const app::KeptSettings kept = app::recall_settings(file().string());
  EXPECT_NE(kept.fault, "");
  EXPECT_FALSE(kept.settings);
}

TEST(Settings, AChosenLevelForgetsWhatWasSwitchedByHand) {
  Settings settings = unusual();
  EXPECT_NE(screens::effects_of(settings), engine::effects_of(engine::Level::kMedium));
  screens::choose_level(settings, engine::Level::kHigh);
  settings.resolution = 100;
  EXPECT_EQ(screens::effects_of(settings), engine::effects_of(engine::Level::kHigh));
}

TEST(Settings, AmbientLifeIsOffOnLowAndUnderReducedMotion) {
  Settings settings;
  EXPECT_FALSE(screens::has_ambient_life(settings));
  screens::choose_level(settings, engine::Level::kMedium);
  EXPECT_TRUE(screens::has_ambient_life(settings));
  settings.reduced_motion = true;
  EXPECT_FALSE(screens::has_ambient_life(settings));
}

/// The level for a computer that draws so many frames a second at medium and at high.
engine::Level borne(double medium, double high) {
  return app::level_borne(
      [&](engine::Level level) { return level == engine::Level::kMedium ? medium : high; });
}

TEST(Settings, TheFirstLevelIsOneThatRunsWell) {
  EXPECT_EQ(borne(20, 12), engine::Level::kLow);
  EXPECT_EQ(borne(50, 12), engine::Level::kMedium);
  EXPECT_EQ(borne(100, 30), engine::Level::kMedium);
  EXPECT_EQ(borne(300, 200), engine::Level::kHigh);
}

}  // namespace
