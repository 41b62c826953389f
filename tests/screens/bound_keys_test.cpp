// What the screens say of a key is what is written on the one that a person has chosen.

#include <algorithm>

#include <gtest/gtest.h>

#include "game/commands/ids.h"
#include "tests/screens/looks.h"
#include "tests/screens/samples.h"

namespace screen {
namespace {

class BoundKeys : public testing::Test {
 protected:
  Screen screen{{{1280, 720}, 1}};
  wotr::View view = view_of(samples().front().state);
  screens::Moment told;

  void bind(commands::Id id, char letter) {
    commands::bind_key(screen.settings.bindings, commands::table(), id, {engine::key_of(letter)});
  }
  void unbind(commands::Id id) { screen.settings.bindings.keys[std::string(id)] = {}; }

  void tell_something() {
    told.title = "Minas Tirith is besieged";
    screen.moment = screens::MomentShown{&told, 1, true, false};
  }

  /// What is written while the pointer rests on the control.
  std::string written_at(const std::string& label) {
    const Shown answer = screen.settle(view);
    const auto found = std::ranges::find(answer.controls, label, &screens::ShownControl::label);
    if (found == answer.controls.end()) return "there is no " + label;
    for (int i = 0; i < 60; ++i) screen.point(view, (found->from + found->to) / 2.0F);
    return written();
  }
  bool has(const std::string& words) { return written().find(words) != std::string::npos; }
  bool has_control(const std::string& label) {
    const Shown answer = screen.settle(view);
    return std::ranges::count(answer.controls, label, &screens::ShownControl::label) > 0;
  }
};

TEST_F(BoundKeys, StandsOnTheButtonOfAMoment) {
  tell_something();
  EXPECT_NE(written_at("next").find("Next(Space)"), std::string::npos);
  bind(commands::kPlay, 'k');
  EXPECT_NE(written_at("next").find("Next(K)"), std::string::npos);
}

TEST_F(BoundKeys, IsTheOneThatWasExchanged) {
  tell_something();
  commands::bind_key(screen.settings.bindings, commands::table(), commands::kHint,
                     {engine::Key::kSpace});
  EXPECT_NE(written_at("next").find("Next(H)"), std::string::npos);
}

TEST_F(BoundKeys, NothingIsSaidOfAKeyThatIsNotThere) {
  tell_something();
  unbind(commands::kPlay);
  const std::string words = written_at("next");
  EXPECT_NE(words.find("Next"), std::string::npos) << words;
  EXPECT_EQ(words.find("Next("), std::string::npos) << words;
}

TEST_F(BoundKeys, StandsOnTheButtonsOfAReplay) {
  screen.replay = screens::ReplayShown{.length = 9, .turns = {}, .marks = {}, .eyes = {"all"}};
  bind(commands::kPlay, 'k');
  EXPECT_NE(written_at("play").find("Playit(K)"), std::string::npos);
  screen.replay->is_playing = true;
  EXPECT_NE(written_at("play").find("Halt(K)"), std::string::npos);
  bind(commands::kPanRight, 'j');
  EXPECT_NE(written_at("step-on").find("Onestepon(J)"), std::string::npos);
}

TEST_F(BoundKeys, StandsWithTheSettingThatItTurns) {
  screen.memory.sheets.open("settings");
  EXPECT_TRUE(has_control("Full screen (F11): off"));
  bind(commands::kFullScreen, 'k');
  EXPECT_TRUE(has_control("Full screen (K): off"));
  unbind(commands::kFullScreen);
  EXPECT_TRUE(has_control("Full screen: off"));
}

TEST_F(BoundKeys, WakesALockedTable) {
  screen.memory.locked_for = 5;
  bind(commands::kBack, 'k');
  screen.settle(view);
  EXPECT_TRUE(has("Konakeyboardwakesit."));
  unbind(commands::kBack);
  screen.settle(view);
  EXPECT_TRUE(has("canbewiped."));
  EXPECT_FALSE(has("wakesit"));
}

}  // namespace
}  // namespace screen
