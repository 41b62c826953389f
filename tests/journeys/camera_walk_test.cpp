// Two thousand questions of random games, and the moments that are told between them: every place
// that answers, or that is told of, lies where it can be seen, and the board is never lost.
// AMONHEN_CAMERA_WALK=2000 says how many questions are asked of each walk.

#include <algorithm>
#include <cstdlib>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <imgui_internal.h>

#include "engine/platform/scripted_input.h"
#include "game/app/run.h"
#include "game/app/screen/places.h"
#include "game/app/screen/table_hand.h"
#include "game/app/screen/table_screen.h"
#include "game/app/script/screen_look.h"
#include "game/session/session.h"
#include "game/trilogy/trilogy_module.h"
#include "game/wotr/wotr_module.h"
#include "tests/harness/own_folder.h"

namespace {

constexpr double kFrame = 1.0 / 20;

struct Walk {
  const char* name;
  const char* game;
  glm::ivec2 size;
  const char* seats;
  const char* open = "";  ///< a button that is pressed first, of what then lies beside the board
};

constexpr const char* kAsFree = "free=human,shadow=squire";
constexpr const char* kAsShadow = "free=squire,shadow=human";
constexpr const char* kAsYellow = "yellow=human,red=squire";
constexpr const char* kLog = "log";
constexpr Walk kWalks[] = {{"War720p", "wotr", {1280, 720}, kAsFree},
                           {"War720pWithHand", "wotr", {1280, 720}, kAsFree, "cards-free"},
                           {"War1080p", "wotr", {1920, 1080}, kAsShadow},
                           {"War1080pWithLog", "wotr", {1920, 1080}, kAsFree, kLog},
                           {"Shadow720p", "wotr", {1280, 720}, kAsShadow},
                           {"Shadow720pWithLog", "wotr", {1280, 720}, kAsShadow, kLog},
                           {"Trilogy720p", "trilogy", {1280, 720}, kAsYellow},
                           {"Trilogy720pWithLog", "trilogy", {1280, 720}, kAsYellow, kLog},
                           {"Trilogy1080p", "trilogy", {1920, 1080}, kAsYellow}};

/// Of each walk.
int questions_wanted() {
  const char* more = std::getenv("AMONHEN_CAMERA_WALK");
  return more != nullptr ? std::atoi(more) : 225;
}

void PrintTo(const Walk& walk, std::ostream* out) { *out << walk.name; }

std::string name_of_window(unsigned id) {
  for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows) {
    if (window->ID == id) return window->Name;
  }
  return "the table";
}

/// It goes by, and lies over the land for so long.
bool is_banner_shown() {
  const ImGuiWindow* banner = ImGui::FindWindowByName("moment");
  return banner != nullptr && banner->Active;
}

/// Answers at random, at the table's own pace, and looks where the camera stands before each
/// answer.
class Walker final : public app::InputSource {
 public:
  Walker(const Walk& walk, std::uint32_t seed, int wanted)
      : walk_(walk), wanted_(wanted), luck_(seed), hand_(walk.size) {}

  void set_hit_test(engine::HitTest test) override { hand_.set_hit_test(std::move(test)); }
  engine::Input next_input(double) override {
    engine::Input input = hand_.next_input(now_ += kFrame);
    input.exposed = true;
    return input;
  }
  double tick() override { return kFrame; }
  glm::ivec2 pixel_size() const override { return walk_.size; }
  void present() override {}
  bool is_blind() const override { return true; }
  bool look(const app::Seen& seen) override;

  int questions() const { return questions_; }
  int moments() const { return moments_; }

 private:
  void open_beside(const app::Seen& seen);
  void check(const app::Seen& seen);
  void look_at_moment(const app::Seen& seen);
  void check_moment(const app::Seen& seen, const screens::Moment& moment);
  void check_standing(const app::Seen& seen);
  void check_places(const app::Seen& seen);
  void check_edges(const app::Seen& seen, float wood, const std::string& at);
  void press_something(const app::Seen& seen);
  void click(glm::vec2 place);

  const Walk& walk_;
  const int wanted_;
  std::mt19937 luck_;
  engine::ScriptedInput hand_;
  double now_ = 0;
  int questions_ = 0;
  int moments_ = 0;
  std::string told_;     ///< the moment that was shown in the last frame
  int told_frames_ = 0;  ///< for how many, with the camera at rest
  std::size_t cursor_ = static_cast<std::size_t>(-1);
  int at_rest_ = 0;
  bool is_open_ = false;          ///< what lies beside the board
  bool was_held_ = false;         ///< who lets go answers anew
  engine::CameraPose stands_at_;  ///< when something was pressed last
};

/// Every place that answers the question is seen, and no panel lies over it.
void Walker::check_places(const app::Seen& seen) {
  const table::Tabletop& tabletop = seen.screen.tabletop();
  const match::AnyView& view = seen.session.screen().view();
  for (const table::RegionId region : tabletop.game().in_question(view)) {
    if (!tabletop.game().action_at(view, region)) continue;  // it is only what is spoken of
    const std::string& id = table::layout_of(tabletop.layout(), region).id;
    const auto place = place_of_region(seen.screen, id);
    ASSERT_TRUE(place.has_value()) << id << " is off the screen: " << seen.shown.question;
    const std::string above = name_of_window(seen.screen.ui().window_at(*place));
    const bool is_open = above == "the table";
    EXPECT_TRUE(is_open) << above << " lies over " << id << ": " << seen.shown.question;
  }
}

// Points of bare wood that may show above a question, as in the view of the whole; and above a
// banner, which is up to so high and has gone by before the camera comes back.
constexpr float kWood = 60;
constexpr float kWoodAtBanner = 100;

/// Half a screen of bare wood is a lost board.
void Walker::check_edges(const app::Seen& seen, float wood, const std::string& at) {
  const engine::ScreenPart filled = seen.screen.camera().filled();
  const float bottom = screens::clear_of_sheets(seen.shown).to.y;
  EXPECT_GE(filled.to.y, bottom - wood) << "wood below the board: " << at;
  EXPECT_LE(filled.from.y, 60 + wood) << "wood above the board: " << at;
}

/// A second click of one answer finds what was seen at the first where it was; unless a question
/// that has grown would lie over what can be chosen now.
void Walker::check_standing(const app::Seen& seen) {
  if (seen.screen.camera().goal() == stands_at_) return;
  engine::TableCamera before = seen.screen.camera();
  before.set_goal(stands_at_);
  std::vector<glm::vec2> places;
  for (const table::RegionId region : regions_to_choose(seen.screen)) {
    const auto& layout = table::layout_of(seen.screen.tabletop().layout(), region);
    places.push_back(layout.settlement);
    places.insert(places.end(), layout.armies.begin(), layout.armies.end());
  }
  if (places.empty()) return;  // what is pressed next is no place
  EXPECT_FALSE(before.shows(places, screens::clear_of_sheets(seen.shown)))
      << "the camera went elsewhere between two clicks: " << seen.shown.question;
}

void Walker::check(const app::Seen& seen) {
  check_places(seen);
  check_edges(seen, kWood, seen.shown.question);
}

/// Where something happened that is told to who only looks on: it is seen, and no panel lies over
/// it.
void Walker::check_moment(const app::Seen& seen, const screens::Moment& moment) {
  for (const table::RegionId region : moment.places) {
    const std::string& id = table::layout_of(seen.screen.tabletop().layout(), region).id;
    const auto place = place_of_region(seen.screen, id);
    ASSERT_TRUE(place.has_value()) << id << " is off the screen: " << moment.title;
    const std::string above = name_of_window(seen.screen.ui().window_at(*place));
    const bool is_open = above == "the table";
    EXPECT_TRUE(is_open) << above << " lies over " << id << ": " << moment.title;
  }
  check_edges(seen, kWoodAtBanner, moment.title);
}

/// Once for each, where the camera has come to rest.
void Walker::look_at_moment(const app::Seen& seen) {
  const bool is_told = seen.moment && !seen.moment->is_coming && seen.moment->left > 0 &&
                       seen.shown.question_top <= 0;
  const std::string now = is_told ? seen.moment->moment->title : std::string();
  if (now != told_) told_frames_ = 0;
  told_ = now;
  constexpr int kLedAndLaidOut = 8;  // frames
  const bool is_at_rest = !seen.screen.camera().is_moving();
  if (!is_told || !is_at_rest || ++told_frames_ != kLedAndLaidOut) return;
  if (seen.moment->moment->places.empty()) return;
  ++moments_;
  check_moment(seen, *seen.moment->moment);
}

/// The log, a hand: once, before the first answer.
void Walker::open_beside(const app::Seen& seen) {
  const std::vector<app::Pressable> all = app::pressables(seen);
  const app::Pressable* button = app::find_pressable(all, walk_.open);
  ASSERT_TRUE(button != nullptr && button->is_free) << "there is no button " << walk_.open;
  is_open_ = true;
  click(button->middle);
}

void Walker::click(glm::vec2 place) {
  hand_.move_mouse(place);
  hand_.press_left();
  hand_.rest(1);
  hand_.release_left();
  hand_.rest(7);  // two clicks within a third of a second would be a double click
}

bool Walker::look(const app::Seen& seen) {
  if (screens::is_sheet_open(seen.screen.memory())) {  // a click found the way to the rules
    screens::leave_sheet(seen.screen.memory());
    return true;
  }
  if (::testing::Test::HasFailure() || questions_ >= wanted_ || seen.session.is_over())
    return false;
  look_at_moment(seen);
  if (!hand_.is_idle() || !seen.lets_answer || seen.is_moving || seen.session.is_machine_next() ||
      seen.shown.question.empty()) {
    at_rest_ = 0;
    return true;
  }
  constexpr int kSettled = 6;  // frames: sheets find their size, the camera its place
  if (++at_rest_ < kSettled) return true;
  at_rest_ = 0;
  if (is_banner_shown()) {
    stands_at_ = seen.screen.camera().goal();  // where what is told happened
    return true;
  }
  if (!is_open_ && *walk_.open != '\0') return open_beside(seen), true;
  if (const std::size_t cursor = seen.session.screen().cursor(); cursor != cursor_) {
    cursor_ = cursor;
    ++questions_;
    check(seen);
  } else if (!std::exchange(was_held_, false) || !seen.screen.held().empty()) {
    check_standing(seen);
  }
  was_held_ = !seen.screen.held().empty();
  stands_at_ = seen.screen.camera().goal();
  press_something(seen);
  return true;
}

/// Any answer of the prompt, any place that can be chosen.
void Walker::press_something(const app::Seen& seen) {
  const std::vector<glm::vec2> places = app::places_that_answer(seen);
  if (places.empty()) return;
  std::uniform_int_distribution<std::size_t> any(0, places.size() - 1);
  click(places[any(luck_)]);
}

class CameraWalk : public testing::TestWithParam<Walk> {};

TEST_P(CameraWalk, FindsNoAnswerUnderAPanelAndNoBoardLost) {
  const Walk& walk = GetParam();
  const harness::OwnFolder folder;
  const auto module =
      std::string(walk.game) == "wotr" ? wotr_module::make_module() : trilogy_module::make_module();
  const auto game = app::load_game(*module, DATA_FOLDER);
  ASSERT_TRUE(game) << game.error();
  auto window = engine::Window::open(
      {.title = "test", .size = walk.size, .mode = engine::WindowMode::kOffscreen});
  ASSERT_TRUE(window) << window.error();
  const int wanted = questions_wanted();
  int questions = 0;
  int moments = 0;
  for (std::uint32_t seed = 1; questions < wanted && !HasFailure(); ++seed) {
    const std::vector<std::string> words{
        "--new",
        "--seed",
        std::to_string(seed),
        "--quality",
        "low",
        "--game",
        walk.game,
        "--data-dir",
        folder.path().string(),
        "--seats",
        walk.seats,
        "--size",
        std::to_string(walk.size.x) + "x" + std::to_string(walk.size.y)};
    const auto command = app::parse_command_line(words);
    ASSERT_TRUE(command) << command.error();
    Walker walker(walk, seed, wanted);
    ASSERT_EQ(app::play(*window, walker, **game, *command), 0);
    ASSERT_GT(walker.questions(), 0);
    questions += walker.questions();
    moments += walker.moments();
  }
  EXPECT_GE(questions, wanted);
  EXPECT_GE(moments, wanted / 8);
}

std::string walk_name(const testing::TestParamInfo<Walk>& walk) { return walk.param.name; }
INSTANTIATE_TEST_SUITE_P(Walks, CameraWalk, testing::ValuesIn(kWalks), walk_name);

}  // namespace
