// A hand that does anything at all for minutes: clicks, drags, keys, sizes, scales, focus. Whatever
// it does, the game goes on by the rules, every question can be answered, no covered card is named,
// and nothing is answered before it could be read.

#include <algorithm>
#include <array>
#include <cstdlib>
#include <random>
#include <set>
#include <utility>

#include <gtest/gtest.h>

#include "engine/platform/scripted_input.h"
#include "engine/speech/recording_speaker.h"
#include "game/app/run.h"
#include "game/app/screen/table_screen.h"
#include "game/session/session.h"
#include "game/wotr/wotr_module.h"
#include "rules/wotr/game.h"
#include "tests/harness/done.h"
#include "tests/harness/own_folder.h"

namespace {

constexpr double kFrame = 1.0 / 20;

/// In simulated minutes; more by hand.
double minutes_to_play() {
  const char* asked = std::getenv("AMONHEN_MINUTES");
  return asked == nullptr ? 4 : std::atof(asked);
}

/// What the hand has: all of it, pads with a keyboard, or as many fingers as sit around a table.
enum class Device { kAll, kPads, kFingers };

class RandomHand final : public app::InputSource {
 public:
  RandomHand(std::uint32_t seed, double seconds, Device device)
      : luck_(seed), left_(seconds), device_(device) {
    if (device_ == Device::kFingers) hand_.filter_touches(96 / 25.4F);
  }

  void set_hit_test(engine::HitTest test) override { hand_.set_hit_test(std::move(test)); }
  engine::Input next_input(double) override { return hand_.next_input(now_ += kFrame); }
  double tick() override { return kFrame; }
  glm::ivec2 pixel_size() const override { return hand_.window_size(); }
  void present() override {}
  bool is_blind() const override { return true; }
  engine::Speaker* speaker() override { return &ear_; }
  bool look(const app::Seen& seen) override;

  double left() const { return left_; }
  int questions() const { return questions_; }
  int covered() const { return covered_; }
  const std::set<int>& letters() const { return letters_; }

 private:
  int any(int limit) { return std::uniform_int_distribution<int>(0, limit - 1)(luck_); }
  glm::vec2 anywhere() {
    const glm::ivec2 size = hand_.window_size();
    return {static_cast<float>(any(size.x)), static_cast<float>(any(size.y))};
  }
  void click(glm::vec2 place);
  void drag(glm::vec2 from, glm::vec2 to);
  void do_anything(const app::Seen& seen);
  void change_letters(const app::Seen& seen);
  void press_some_button(const app::Seen& seen);
  void use_pads();
  void use_fingers(const app::Seen& seen);
  void check(const app::Seen& seen);
  void check_covered_hand(const app::Seen& seen);

  std::mt19937 luck_;
  engine::ScriptedInput hand_{{1280, 720}};
  engine::RecordingSpeaker ear_;  ///< what it switches on must not be heard
  double now_ = 0;
  double left_;
  Device device_;
  bool was_asked_ = false;
  std::size_t cursor_ = 0;
  int questions_ = 0;
  match::AnyView covered_view_;
  int covered_for_ = 0;  ///< frames
  int covered_ = 0;
  std::set<int> letters_;
};

/// Something that can be pressed says these words, alone or among others.
bool is_said(const screens::Drawn& shown, const std::string& words) {
  const auto says = [&](const auto& one) { return one.label.find(words) != std::string::npos; };
  return std::ranges::any_of(shown.shown, says) || std::ranges::any_of(shown.controls, says);
}

/// Who plays, who is asked, and what can be pressed.
std::string told(const app::Seen& seen) {
  std::string words;
  for (const std::string& player : seen.session.players()) words += player + " ";
  const core::Decision& decision = seen.session.screen().view().decision();
  words += "\nseat " + std::to_string(core::index(decision.seat)) +
           (decision.is_over() ? ", the game is over" : "") + "\n";
  for (const screens::ShownControl& one : seen.shown.controls) words += one.label + " | ";
  return words;
}

/// Two persons before one screen: a frame names no card of a hand that nobody has turned up.
void RandomHand::check_covered_hand(const app::Seen& seen) {
  if (seen.screen.has_stations()) return;  // each holds their own hand
  const match::AnyView& any = seen.session.screen().view();
  const core::Seat seat = any.decision().seat;
  const screens::Memory& memory = seen.screen.memory();
  const std::vector<std::string> players = seen.session.players();
  const bool is_shared = std::ranges::count(players, "human") > 1;
  const bool is_covered = is_shared && core::index(seat) < 2 && !memory.options_shown &&
                          !memory.hand_shown[static_cast<std::size_t>(core::index(seat))];
  // Frames are laid out when something has changed: what is seen may be a little older.
  constexpr int kSettled = 1;
  const bool is_same = is_covered && any.is_same(covered_view_);
  covered_for_ = is_same ? covered_for_ + 1 : 0;
  covered_view_ = is_covered ? any : match::AnyView();
  if (covered_for_ > kSettled) {
    ++covered_;
    const wotr::View& view = any.as<wotr::Game>();
    const wotr::Rules& rules = any.rules<wotr::Game>();
    SCOPED_TRACE(told(seen));
    EXPECT_TRUE(seen.shown.hand.empty());
    for (std::size_t card = 0; card < view.cards.size(); ++card) {
      const bool is_held = view.cards[card] == wotr::hand_of(seat);
      EXPECT_FALSE(is_held && is_said(seen.shown, rules.cards[card].title))
          << rules.cards[card].title;
    }
  }
}

bool RandomHand::look(const app::Seen& seen) {
  left_ -= kFrame;
  check(seen);
  if (!hand_.is_idle()) {
    return left_ > 0 && !::testing::Test::HasFailure();
  }
  switch (device_) {
    case Device::kAll: do_anything(seen); break;
    case Device::kPads: use_pads(); break;
    case Device::kFingers: use_fingers(seen); break;
  }
  return left_ > 0 && !::testing::Test::HasFailure();
}

/// What is pressed before a question could be read answers nothing.
void RandomHand::check(const app::Seen& seen) {
  check_covered_hand(seen);
  letters_.insert(seen.screen.settings().letters);
  const std::size_t cursor = seen.session.screen().cursor();
  const bool is_pressed_too_early =
      seen.given.action && !seen.lets_answer && !seen.given.by_itself && was_asked_;
  EXPECT_TRUE(!is_pressed_too_early || cursor == cursor_);
  questions_ += cursor != cursor_ ? 1 : 0;
  cursor_ = cursor;
  was_asked_ = !seen.session.is_machine_next();
}

void RandomHand::click(glm::vec2 place) {
  hand_.move_mouse(place);
  hand_.press_left();
  hand_.release_left();
}

void RandomHand::drag(glm::vec2 from, glm::vec2 to) {
  hand_.move_mouse(from);
  hand_.press_left();
  for (int step = 1; step <= 4; ++step) {
    hand_.move_mouse(from + (to - from) * (static_cast<float>(step) / 4));
  }
  hand_.release_left();
}

void RandomHand::press_some_button(const app::Seen& seen) {
  const auto& shown = seen.shown.shown;
  const auto& controls = seen.shown.controls;
  if (!shown.empty() && any(3) > 0) {
    const auto& option = shown[static_cast<std::size_t>(any(static_cast<int>(shown.size())))];
    click((option.from + option.to) / 2.0F);
  } else if (!controls.empty()) {
    const auto& one = controls[static_cast<std::size_t>(any(static_cast<int>(controls.size())))];
    click((one.from + one.to) / 2.0F);
  }
}

void RandomHand::change_letters(const app::Seen& seen) {
  screens::Settings settings = seen.screen.settings();
  settings.letters = 75 + 25 * any(6);
  EXPECT_TRUE(harness::is_done(seen.screen.apply(settings)));
}

void RandomHand::do_anything(const app::Seen& seen) {
  constexpr std::array kKeys{"Return", "Tab",  "Escape", "Space", "u", "f", "p", ".",
                             "Left",   "Down", "Home",   "+",     "-", "a", "m", "Backspace"};
  constexpr std::array<glm::ivec2, 4> kSizes{{{1280, 720}, {1920, 1080}, {800, 600}, {1024, 640}}};
  using Focus = engine::ScriptedInput::Focus;
  const int what = any(100);
  if (what < 55) return press_some_button(seen);
  if (what < 70) return click(anywhere());
  if (what < 78) return drag(anywhere(), anywhere());
  if (what < 90)
    return void(hand_.press_key((any(8) == 0 ? "ctrl+" : "") +
                                std::string(kKeys[static_cast<std::size_t>(any(16))])));
  if (what < 92) return hand_.type(std::string(1, static_cast<char>('a' + any(26))));
  if (what < 94) return hand_.turn_wheel(static_cast<float>(any(7) - 3));
  if (what < 95) return hand_.resize(kSizes[static_cast<std::size_t>(any(4))]);
  if (what < 96) return change_letters(seen);
  if (what < 98) return hand_.change_focus(any(2) == 0 ? Focus::kLost : Focus::kGained);
  hand_.finger_down(anywhere());
  hand_.rest(1);
  hand_.finger_up(anywhere());
}

/// Two pads; one of them is pulled out now and then.
void RandomHand::use_pads() {
  const int pad = 1 + any(2);
  const int what = any(100);
  if (what < 25) {
    hand_.pad_stick(pad, {static_cast<float>(any(3) - 1), static_cast<float>(any(3) - 1)});
    hand_.rest(any(8));
    return hand_.pad_stick(pad, {0, 0});
  }
  if (what < 27) return hand_.unplug_pad(pad);
  // Most of all it goes on and takes what it comes to.
  using engine::PadButton;
  const auto button =
      what < 50   ? PadButton::kA
      : what < 70 ? PadButton::kX
      : what < 80 ? PadButton::kRightShoulder
                  : static_cast<PadButton>(any(static_cast<int>(engine::kPadButtonNames.size())));
  hand_.pad_button(pad, button, true);
  hand_.rest(1);
  if (any(20) > 0) hand_.pad_button(pad, button, false);
}

/// Taps, fingers that rest and slide, and palms.
void RandomHand::use_fingers(const app::Seen& seen) {
  const int finger = 1 + any(10);
  const int what = any(100);
  if (what < 80) {
    const auto& controls = seen.shown.controls;
    const auto& shown = seen.shown.shown;
    glm::vec2 place = anywhere();
    if (!shown.empty() && any(2) == 0) {
      const auto& one = shown[static_cast<std::size_t>(any(static_cast<int>(shown.size())))];
      place = (one.from + one.to) / 2.0F;
    } else if (!controls.empty() && any(3) > 0) {
      const auto& one = controls[static_cast<std::size_t>(any(static_cast<int>(controls.size())))];
      place = (one.from + one.to) / 2.0F;
    }
    hand_.finger_down(place, finger);
    hand_.rest(2);
    return hand_.finger_up(place, finger);
  }
  if (what < 83) return hand_.finger_down(anywhere(), finger);
  if (what < 87) return hand_.finger_moves(anywhere(), finger);
  if (what < 96) return hand_.finger_up(anywhere(), finger);
  const glm::vec2 palm = anywhere();
  for (int i = 1; i <= 5; ++i) hand_.finger_down(palm + glm::vec2(12 * i, 8 * (i % 3)), 10 + i);
  for (int i = 1; i <= 5; ++i) hand_.finger_up(palm + glm::vec2(12 * i, 8 * (i % 3)), 10 + i);
}

struct Played {
  int questions = 0;
  int covered = 0;
  std::set<int> letters;
};

/// So many simulated minutes; whoever finds the way out begins again.
void play_for(double minutes, Device device, const std::vector<std::string>& more, Played& played) {
  const harness::OwnFolder folder;
  const auto module = wotr_module::make_module();
  const auto game = app::load_game(*module, DATA_FOLDER);
  ASSERT_TRUE(game) << game.error();
  auto window = engine::Window::open(
      {.title = "test", .size = {1280, 720}, .mode = engine::WindowMode::kOffscreen});
  ASSERT_TRUE(window) << window.error();
  double left = minutes * 60;
  for (std::uint32_t seed = 1; left > 0 && !testing::Test::HasFailure(); ++seed) {
    std::vector<std::string> words{"--new", "--seed",     std::to_string(seed),  "--quality",
                                   "low",   "--data-dir", folder.path().string()};
    words.insert(words.end(), more.begin(), more.end());
    const auto command = app::parse_command_line(words);
    ASSERT_TRUE(command) << command.error();
    RandomHand hand(seed, left, device);
    ASSERT_EQ(app::play(*window, hand, **game, *command), 0);
    left = hand.left();
    played.questions += hand.questions();
    played.covered += hand.covered();
    played.letters.insert(hand.letters().begin(), hand.letters().end());
  }
}

const std::vector<std::string> kBothByHand{"--seats", "free=human,shadow=human"};

TEST(RandomHand, PlaysOnWithTwoPads) {
  Played played;
  play_for(minutes_to_play() / 2, Device::kPads, kBothByHand, played);
  EXPECT_GT(played.questions, static_cast<int>(minutes_to_play())) << "the game does not go on";
}

TEST(RandomHand, PlaysOnAroundATouchTable) {
  Played played;
  play_for(minutes_to_play() / 2, Device::kFingers,
           {"--table", "--players", "4", "--seats",
            "gondor=human,rohan=human,witch-king=human,saruman=human"},
           played);
  EXPECT_GT(played.questions, static_cast<int>(minutes_to_play() * 2)) << "the game does not go on";
}

TEST(RandomHand, PlaysOnWhateverItDoes) {
  Played played;
  play_for(minutes_to_play(), Device::kAll, kBothByHand, played);
  EXPECT_GT(played.letters.size(), 1U) << "sizes of letters";
  EXPECT_GT(played.covered, 0) << "frames with a hand face down; how many is luck";
  EXPECT_GT(played.questions, static_cast<int>(minutes_to_play() * 8)) << "the game does not go on";
}

}  // namespace
