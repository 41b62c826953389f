// A setting is one row: its file, its sheet and the command line follow.

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include "game/screens/settings/setting_request.h"
#include "game/screens/settings/settings_text.h"
#include "game/screens/sheets/settings_sheet.h"
#include "tests/harness/done.h"
#include "tests/screens/samples.h"
#include "tests/screens/screen.h"

namespace screen {
namespace {

using screens::Settings;

constexpr std::array kToyNumbers{1, 2, 3};

/// It stands where the ruler does, so that no member has to be added here.
std::vector<screens::SettingRow> rows_with_toy() {
  std::vector<screens::SettingRow> rows{
      {.id = "toy",
       .kind =
           screens::NumberSetting{
               .member = &Settings::ruler, .numbers = kToyNumbers, .sentence = "settings.percent"},
       .sentence = "settings.toy"}};
  for (const screens::SettingRow& row : screens::setting_rows()) {
    if (row.id != "ruler") rows.push_back(row);
  }
  return rows;
}

TEST(AToySetting, IsInTheFile) {
  const std::vector<screens::SettingRow> rows = rows_with_toy();
  Settings settings;
  settings.ruler = 2;
  nlohmann::json text = nlohmann::json::parse(screens::settings_text(settings, rows));
  EXPECT_EQ(text["toy"], 2);
  EXPECT_FALSE(text.contains("ruler"));
  const auto again = screens::read_settings(text.dump(), "F", rows);
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(*again, settings);
  text["toy"] = 4;
  EXPECT_EQ(screens::read_settings(text.dump(), "F", rows).error(),
            "F, toy: 4 is not a number from 1 to 3");
  text.erase("toy");
  EXPECT_TRUE(screens::read_settings(text.dump(), "F", rows)) << "older files know no toy";
}

TEST(AToySetting, IsOnTheCommandLine) {
  const std::vector<screens::SettingRow> rows = rows_with_toy();
  const auto request = screens::read_setting_request("toy=3", rows);
  ASSERT_TRUE(request) << request.error();
  Settings settings;
  fulfil(std::array{*request}, settings);
  EXPECT_EQ(settings.ruler, 3);
  EXPECT_EQ(screens::read_setting_request("toy=5", rows).error(), "it may be 1, 2, 3");
  EXPECT_NE(
      screens::read_setting_request("ball=5", rows).error().find("there are toy, plain-words"),
      std::string::npos);
}

/// The sheet with the toy on it, and what is pressed there.
class SheetWithToy {
 public:
  SheetWithToy() {
    EXPECT_TRUE(harness::is_done(words_.add(R"({"settings.toy": "Toy"})", "toy.json")));
    memory_.sheets.open("settings");
  }

  /// The place of the control.
  std::optional<glm::vec2> find(const std::string& label) {
    for (int i = 0; i < 4; ++i) frame({});
    for (const screens::ShownControl& control : frame({}).controls) {
      if (control.label == label && control.is_in_view) return (control.from + control.to) / 2.0F;
    }
    return std::nullopt;
  }
  void click(glm::vec2 at) {
    frame({at});
    frame({at, true});
    frame({at});
  }
  const Settings& settings() const { return settings_; }

 private:
  Shown frame(const Pointer& pointer) {
    const screens::ScreenState state{.view = view_,
                                     .game = game_,
                                     .words = words_,
                                     .log = {},
                                     .notice = {},
                                     .players = {},
                                     .settings = &settings_};
    Shown answer = draw_frame(kFormat, pointer, [&](const engine::Theme& theme) {
      Shown drawn;
      screens::Context context{theme, kFormat.size, state, memory_, drawn, drawn};
      draw_settings(context, rows_);
      return drawn;
    });
    screen::keep_settings(answer, settings_);
    return answer;
  }

  static constexpr Format kFormat{{1280, 720}, 1};
  std::vector<screens::SettingRow> rows_ = rows_with_toy();
  match::AnyView view_ = any_view(view_of(samples().front().state));
  screens::GameScreens game_ = wotr_screens::game_screens();
  lang::Sentences words_ = words();
  screens::Memory memory_;
  Settings settings_;
};

TEST(AToySetting, IsOnTheSheet) {
  use_scale(1);
  SheetWithToy context;
  for (const char* number : {"1%", "2%"}) EXPECT_TRUE(context.find(number)) << number;
  const auto third = context.find("3%");
  ASSERT_TRUE(third);
  context.click(*third);
  EXPECT_EQ(context.settings().ruler, 3);
  EXPECT_FALSE(context.find("5%"));
}

/// What the sheet shows has words in every language.
TEST(SettingRows, HaveTheirSentences) {
  for (const lang::Sentences* language : {&words(), &german_words()}) {
    for (const screens::SettingRow& row : screens::setting_rows()) {
      const std::string_view where = screens::kSettingGroups[static_cast<std::size_t>(row.group)];
      const std::string group = "settings.group." + std::string(where);
      for (const std::string_view key : {row.sentence, std::string_view(group)}) {
        EXPECT_TRUE(key.empty() || language->has(key)) << key;
      }
      const auto* names = std::get_if<screens::NameSetting>(&row.kind);
      if (names == nullptr) continue;
      for (const std::string_view name : names->names) {
        EXPECT_TRUE(language->has(std::string(row.sentence) + "-" + std::string(name))) << row.id;
      }
    }
  }
}

TEST(SettingRows, OtherWordsAloneNeedANewTable) {
  const Settings before;
  Settings plain;
  plain.plain_words = true;
  Settings german;
  german.language = "de";
  Settings louder;
  louder.sound.all = 100;
  EXPECT_TRUE(screens::need_new_table(before, plain));
  EXPECT_TRUE(screens::need_new_table(before, german));
  EXPECT_FALSE(screens::need_new_table(before, louder));
  EXPECT_FALSE(screens::need_new_table(before, before));
}

}  // namespace
}  // namespace screen
