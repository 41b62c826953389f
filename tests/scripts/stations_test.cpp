// Two people at a touch table: both act in the same moment, and neither loses a finger.

#include "game/app/screen/stations.h"

#include <algorithm>
#include <optional>

#include <gtest/gtest.h>

#include "engine/platform/scripted_input.h"
#include "game/app/run.h"
#include "game/app/screen/table_screen.h"
#include "game/session/session.h"
#include "game/wotr/wotr_module.h"
#include "tests/harness/own_folder.h"

namespace {

constexpr double kStationFrame = 1.0 / 60;
constexpr double kLongestGame = 60;  // seconds

/// Whose button it is, by the half of the table that it lies in.
enum class Half { kNear, kFar };

std::optional<glm::vec2> button_of(const screens::Drawn& shown, const std::string& label, Half half,
                                   float height) {
  for (const screens::ShownControl& one : shown.controls) {
    const glm::vec2 middle = (one.from + one.to) / 2.0F;
    const bool is_near = middle.y > height / 2;
    if (one.label == label && is_near == (half == Half::kNear)) return middle;
  }
  return std::nullopt;
}

std::ptrdiff_t count_of(const screens::Drawn& shown, const std::string& label) {
  return std::ranges::count(shown.controls, label, &screens::ShownControl::label);
}

/// Once a question is asked: the one holds their hand open while the other folds their place away.
class TwoPeople final : public app::InputSource {
 public:
  void set_hit_test(engine::HitTest test) override { hand_.set_hit_test(std::move(test)); }
  engine::Input next_input(double) override { return hand_.next_input(now_ += kStationFrame); }
  double tick() override { return kStationFrame; }
  glm::ivec2 pixel_size() const override { return hand_.window_size(); }
  void present() override {}
  bool is_blind() const override { return true; }

  bool look(const app::Seen& seen) override {
    if (now_ > kLongestGame) return false;
    if (!hand_.is_idle()) return true;
    if (has_pressed_) return note(seen);
    const float height = static_cast<float>(hand_.window_size().y);
    const auto mine = button_of(seen.shown, "hand", Half::kNear, height);
    const auto theirs = button_of(seen.shown, "fold", Half::kFar, height);
    if (!seen.lets_answer || !mine || !theirs) return true;
    before_ = count_of(seen.shown, "hand");
    hand_.finger_down(*mine, 1);
    hand_.finger_down(*theirs, 2);
    hand_.rest(3);
    hand_.finger_up(*theirs, 2);
    hand_.rest(40);  // the other finger holds the hand open
    has_pressed_ = true;
    return true;
  }

  std::ptrdiff_t before() const { return before_; }
  std::ptrdiff_t after() const { return after_; }
  std::size_t cards() const { return cards_; }

 private:
  bool note(const app::Seen& seen) {
    after_ = count_of(seen.shown, "hand");
    cards_ = seen.shown.hand.size();
    return false;
  }

  engine::ScriptedInput hand_{{1280, 720}};
  double now_ = 0;
  bool has_pressed_ = false;
  std::ptrdiff_t before_ = 0;
  std::ptrdiff_t after_ = 0;
  std::size_t cards_ = 0;
};

/// A scenario at a touch table, until the source ends it.
void play_at_table(app::InputSource& source, const std::string& seats) {
  const harness::OwnFolder folder;
  const auto module = wotr_module::make_module();
  const auto game = app::load_game(*module, DATA_FOLDER);
  ASSERT_TRUE(game) << game.error();
  auto window = engine::Window::open(
      {.title = "test", .size = {1280, 720}, .mode = engine::WindowMode::kOffscreen});
  ASSERT_TRUE(window) << window.error();
  const std::vector<std::string> words{
      "--scenario", "at-the-gates-of-mordor", "--seed",  "3",   "--quality", "low",
      "--data-dir", folder.path().string(),   "--seats", seats, "--table"};
  const auto command = app::parse_command_line(words);
  ASSERT_TRUE(command) << command.error();
  ASSERT_EQ(app::play(*window, source, **game, *command), 0);
}

TEST(Stations, TwoPeopleActAtOnce) {
  TwoPeople people;
  play_at_table(people, "free=human,shadow=human");
  EXPECT_EQ(people.before(), 2) << "a place for each";
  EXPECT_EQ(people.after(), 1) << "the other has folded theirs away";
  EXPECT_GT(people.cards(), 0U) << "the one sees their hand";
}

/// Watches until something has been answered.
class Spectator final : public app::InputSource {
 public:
  void set_hit_test(engine::HitTest test) override { hand_.set_hit_test(std::move(test)); }
  engine::Input next_input(double) override { return hand_.next_input(now_ += kStationFrame); }
  double tick() override { return kStationFrame; }
  glm::ivec2 pixel_size() const override { return hand_.window_size(); }
  void present() override {}
  bool is_blind() const override { return true; }

  bool look(const app::Seen& seen) override {
    answered_ = seen.session.screen().cursor();
    has_stations_ |= seen.screen.has_stations();
    return now_ < kLongestGame && answered_ < 3;
  }

  std::size_t answered() const { return answered_; }
  bool has_stations() const { return has_stations_; }

 private:
  engine::ScriptedInput hand_{{1280, 720}};
  double now_ = 0;
  std::size_t answered_ = 0;
  bool has_stations_ = false;
};

TEST(Stations, MachinesAloneAreWatchedWithoutAny) {
  Spectator spectator;
  play_at_table(spectator, "free=random,shadow=random");
  EXPECT_GE(spectator.answered(), 3U) << "the game does not go on";
  EXPECT_FALSE(spectator.has_stations());
}

TEST(Stations, AnAnswerLiesWhereItIsDrawn) {
  screens::Drawn answer;
  answer.controls.push_back({.label = "hand", .from = {10, 700}, .to = {54, 744}});
  const screens::Drawn turned = app::in_window(answer, engine::Edge::kWest, {1280, 720});
  EXPECT_LT(turned.controls[0].from.x, turned.controls[0].to.x);
  EXPECT_EQ(turned.controls[0].from, glm::vec2(536, 10));
  EXPECT_EQ(turned.controls[0].to, glm::vec2(580, 54));
}

}  // namespace
