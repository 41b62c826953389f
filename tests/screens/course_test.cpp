// The charts at the end of a game: all that is written on them can be read, at every size and in
// every language.

#include <algorithm>
#include <cctype>
#include <stdexcept>

#include <gtest/gtest.h>
#include <imgui_internal.h>

#include "game/players/random_player.h"
#include "game/screens/log_panel.h"
#include "rules/wotr/view/view.h"
#include "tests/screens/looks.h"
#include "tests/screens/screen.h"

namespace screen {
namespace {

using screens::ShownChart;

wotr::View finished_view() {
  Match match = begin(3);
  players::RandomChoice choice(3);
  while (!match.pending().is_over()) {
    if (match.pending().is_chance()) {
      match.roll();
    } else {
      match.play(choice.pick(match.pending()));
    }
  }
  return view_of(match.state());
}

/// A long war in which everything happens at once.
std::vector<match::Chart> long_war() {
  std::vector<int> shadow, free, none;
  for (int turn = 0; turn <= 17; ++turn) {
    shadow.push_back(turn * 10 / 17);
    free.push_back(turn / 6);
    none.push_back(0);
  }
  return {{"course.points", 0, {{"free", free, 4}, {"shadow", shadow, 10}}},
          {"course.corruption", 0, {{"free", shadow, 12}}},
          {"course.road", 0, {{"free", shadow}}, {{12, "course.mordor"}}},
          {"course.dice",
           1,
           {{"free", none}, {"shadow", shadow}},
           {{2, "character.saruman"},
            {3, "character.witch-king"},
            {3, "character.mouth-of-sauron"},
            {3, "character.gandalf-the-white"},
            {4, "character.aragorn"}}},
          {"course.losses", 0, {{"free", shadow}, {"shadow", shadow}}}};
}

/// Four who end alike, after many turns.
std::vector<match::Chart> four_players() {
  std::vector<int> values;
  for (int turn = 0; turn <= 96; ++turn) values.push_back(10 + turn % 7);
  const std::vector<match::Series> series{
      {"gondor", values}, {"rohan", values}, {"witch-king", values}, {"saruman", values}};
  return {{"course.points", 0, series}, {"course.dice", 0, series}, {"course.losses", 0, series}};
}

/// One turn, nothing done.
std::vector<match::Chart> short_war() {
  return {{"course.points", 0, {{"free", {0, 0}, 4}, {"shadow", {0, 0}, 10}}},
          {"course.dice", 1, {{"free", {4}}, {"shadow", {7}}}},
          {"course.corruption", 0, {{"free", {0, 12}, 12}}}};
}

bool overlap(const engine::ChartText& one, const engine::ChartText& other) {
  constexpr float kTouch = 0.5F;
  return one.from.x + kTouch < other.to.x && other.from.x + kTouch < one.to.x &&
         one.from.y + kTouch < other.to.y && other.from.y + kTouch < one.to.y;
}

bool says(const ShownChart& chart, const std::string& words) {
  return std::any_of(chart.texts.begin(), chart.texts.end(),
                     [&](const engine::ChartText& text) { return text.words.starts_with(words); });
}

void expect_readable(const ShownChart& chart, const Format& format) {
  SCOPED_TRACE(chart.title);
  EXPECT_GE(chart.from.x, 0);
  EXPECT_LE(chart.to.x, format.size.x);
  for (std::size_t i = 0; i < chart.texts.size(); ++i) {
    const engine::ChartText& text = chart.texts[i];
    SCOPED_TRACE(text.words);
    EXPECT_FALSE(text.words.empty());
    EXPECT_GE(text.from.x, chart.from.x - 1);
    EXPECT_GE(text.from.y, chart.from.y - 1);
    EXPECT_LE(text.to.x, chart.to.x + 1);
    EXPECT_LE(text.to.y, chart.to.y + 1);
    for (std::size_t j = 0; j < i; ++j) {
      EXPECT_FALSE(overlap(text, chart.texts[j])) << "lies over " << chart.texts[j].words;
    }
  }
}

struct Spoken {
  Format format;
  bool is_german;
};

class Course : public testing::TestWithParam<Spoken> {
 protected:
  void SetUp() override {
    if (GetParam().is_german) screen.spoken = &german_words();
    screen.players = {"random", "random"};
    screen.memory.own<screens::LogMemory>().is_open = false;
    screen.settings.folded = {{"free", true}, {"shadow", true}};
  }

  /// By the button of the ending.
  Shown open(std::vector<match::Chart> course) {
    screen.course = std::move(course);
    const Shown before = screen.settle(view);
    const screens::ShownControl* button = control(before, screen.spoken->say("course.title"));
    if (button == nullptr) throw std::runtime_error("the ending has no such button");
    EXPECT_LE(button->label_width, button->to.x - button->from.x);
    screen.click(view, (button->from + button->to) / 2.0F);
    EXPECT_TRUE(screen.memory.sheets.is_open("course"));
    return screen.settle(view);
  }

  static const screens::ShownControl* control(const Shown& answer, const std::string& label) {
    const auto found =
        std::find_if(answer.controls.begin(), answer.controls.end(),
                     [&](const screens::ShownControl& one) { return one.label == label; });
    return found == answer.controls.end() ? nullptr : &*found;
  }

  /// The other panels are not made for such little room as some of these formats have.
  void expect_sheet_fits(const Shown& shown) const {
    const ImGuiWindow* sheet = ImGui::FindWindowByName("course-sheet");
    ASSERT_NE(sheet, nullptr);
    const Format& format = GetParam().format;
    EXPECT_TRUE(ImRect(0, 0, format.size.x, format.size.y).Contains(sheet->Rect()));
    EXPECT_LE(sheet->ContentSize.x, sheet->WorkRect.GetWidth() + 1);
    EXPECT_FALSE(sheet->ScrollbarY);
    for (const ShownChart& chart : shown.charts) {
      EXPECT_GE(chart.from.x, sheet->WorkRect.Min.x);
      EXPECT_LE(chart.to.x, sheet->WorkRect.Max.x);
      const bool has_room = format.size.y >= 360 * format.scale;
      if (has_room) {
        EXPECT_LE(chart.to.y - chart.from.y, sheet->WorkRect.GetHeight());
      }
    }
    const screens::ShownControl* close = control(shown, screen.spoken->say("screen.close"));
    ASSERT_NE(close, nullptr);
    EXPECT_LE(close->label_width, close->to.x - close->from.x);
  }

  void expect_good(const std::vector<match::Chart>& course) {
    const Shown shown = open(course);
    ASSERT_EQ(shown.charts.size(), course.size());
    expect_sheet_fits(shown);
    for (std::size_t i = 0; i < course.size(); ++i) {
      expect_readable(shown.charts[i], GetParam().format);
      EXPECT_EQ(shown.charts[i].title, screen.spoken->say(course[i].title));
      EXPECT_TRUE(says(shown.charts[i], screen.spoken->say("course.turn")));
      for (const match::Series& series : course[i].series) {
        const std::string name = screen.spoken->name("seat", series.party);
        EXPECT_EQ(says(shown.charts[i], name), course[i].series.size() > 1) << name;
        EXPECT_TRUE(says(shown.charts[i], std::to_string(series.values.back())));
      }
    }
  }

  Screen screen{GetParam().format};
  wotr::View view = finished_view();
};

TEST_P(Course, OfALongWarCanBeRead) { expect_good(long_war()); }
TEST_P(Course, OfFourPlayersCanBeRead) { expect_good(four_players()); }
TEST_P(Course, OfAShortWarCanBeRead) { expect_good(short_war()); }

TEST_P(Course, IsClosedByEscapeAndByItsButton) {
  open(long_war());
  EXPECT_TRUE(screens::is_sheet_open(screen.memory));
  screens::leave_sheet(screen.memory);
  EXPECT_FALSE(screen.memory.sheets.is_open("course"));
  EXPECT_FALSE(screen.memory.sheets.is_open("menu"));
}

TEST_P(Course, IsNotThereWhereNothingIsCounted) {
  screen.memory.sheets.open("course");
  const Shown shown = screen.settle(view);
  EXPECT_TRUE(shown.charts.empty());
  EXPECT_EQ(control(shown, screen.spoken->say("course.title")), nullptr);
}

/// As a title, where the words stand within a sentence elsewhere.
TEST_P(Course, TheEndingBeginsWithACapital) {
  for (const wotr::Victory victory :
       {wotr::Victory::kRingDestroyed, wotr::Victory::kCorruption, wotr::Victory::kFreeMilitary,
        wotr::Victory::kShadowMilitary}) {
    view.board.victory = victory;
    Paper paper(view, 2, *screen.spoken);
    const auto ending = paper.situation().ending;
    ASSERT_TRUE(ending);
    EXPECT_TRUE(std::isupper(static_cast<unsigned char>(ending->title[0]))) << ending->title;
  }
}

std::vector<Spoken> every_format() {
  std::vector<Spoken> all;
  for (const Format& format :
       {Format{{1280, 720}, 0.75F}, Format{{1280, 720}, 1}, Format{{1280, 720}, 2},
        Format{{1280, 720}, 3}, Format{{1920, 1080}, 1.5F}, Format{{3840, 2160}, 3}}) {
    all.push_back({format, false});
    all.push_back({format, true});
  }
  return all;
}

INSTANTIATE_TEST_SUITE_P(Every, Course, testing::ValuesIn(every_format()), [](const auto& spoken) {
  return "Format" + std::to_string(spoken.index) + (spoken.param.is_german ? "German" : "English");
});

}  // namespace
}  // namespace screen
