// What reaches the table of keys and pads: always the usual keys, whatever was chosen.

#include "game/hands/hands.h"

#include <algorithm>
#include <cmath>
#include <random>

#include <gtest/gtest.h>

namespace hands {
namespace {

using engine::Input;
using engine::Key;
using engine::key_of;
using engine::KeyPress;
using engine::Pad;
using engine::PadButton;

constexpr double kFrame = 1.0 / 60;

Input pressing(Key key, bool alt = false) {
  Input input;
  input.keys.push_back({.key = key, .alt = alt});
  input.held.push_back(key);
  input.alt = alt;
  return input;
}

Input with_pad(const Pad& pad) {
  Input input;
  input.pads.push_back(pad);
  return input;
}

bool does(const Input& input, Deed deed) {
  const Chord usual = row_of(deed).usual;
  return std::ranges::any_of(input.keys, [&](const KeyPress& press) {
    return press.key == usual.key && press.shift == usual.shift && press.alt == usual.alt;
  });
}

TEST(Hands, TheUsualKeysMeanThemselves) {
  const Bindings usual = bindings_of(KeySet::kUsual);
  EXPECT_TRUE(does(Hands().read(pressing(key_of('u')), usual, {}, kFrame), Deed::kTakeBack));
  EXPECT_TRUE(does(Hands().read(pressing(Key::kLeft, true), usual, {}, kFrame), Deed::kWest));
}

TEST(Hands, EveryDeedIsReachedUnderAnyPermutationOfItsKeys) {
  std::mt19937 luck(11);
  for (int round = 0; round < 50; ++round) {
    Bindings bindings = bindings_of(KeySet::kUsual);
    std::ranges::shuffle(bindings.keys, luck);
    for (const DeedRow& row : kDeeds) {
      const Chord chord = bindings.keys[static_cast<std::size_t>(row.deed)];
      Input input = pressing(chord.key, chord.alt);
      input.keys.front().shift = input.shift = chord.shift;
      const Input read = Hands().read(input, bindings, {}, kFrame);
      EXPECT_TRUE(does(read, row.deed)) << row.id;
      EXPECT_EQ(read.keys.size(), 1U);
    }
  }
}

TEST(Hands, AKeyThatWasGivenAwayDoesNothing) {
  const Bindings left = bindings_of(KeySet::kLeftHand);
  EXPECT_TRUE(Hands().read(pressing(key_of('u')), left, {}, kFrame).keys.empty());
  EXPECT_TRUE(does(Hands().read(pressing(key_of('e')), left, {}, kFrame), Deed::kConfirm));
}

TEST(Hands, LettersForAFieldAreLeftAlone) {
  const Bindings left = bindings_of(KeySet::kLeftHand);
  Input input = pressing(key_of('e'));
  input.text = "e";
  const Input read = Hands().read(input, left, {.types = true}, kFrame);
  EXPECT_EQ(read.text, "e");
  EXPECT_FALSE(does(read, Deed::kConfirm));
  EXPECT_EQ(Hands().read(input, left, {}, kFrame).text, "") << "it stands for a deed";
}

TEST(Hands, AStepBySomethingHeldDoesNotPanTheMap) {
  const Bindings left = bindings_of(KeySet::kLeftHand);
  const Input read = Hands().read(pressing(key_of('a')), left, {}, kFrame);
  EXPECT_TRUE(does(read, Deed::kWest));
  EXPECT_FALSE(engine::is_held(read, Key::kLeft));
}

TEST(Hands, AStepStillDoesNotPanWhileItsKeyIsHeldOn) {
  const Bindings left = bindings_of(KeySet::kLeftHand);
  Input input;
  input.held = {key_of('a')};
  EXPECT_TRUE(Hands().read(input, left, {}, kFrame).held.empty());
}

TEST(Hands, AKeyIsChosenWithWhatIsHeldBesideIt) {
  Bindings bindings = bindings_of(KeySet::kUsual);
  bind(bindings, Deed::kTakeBack, Chord{.key = key_of('k'), .ctrl = true});
  bind(bindings, Deed::kPanLeft, Chord{.key = key_of('j'), .alt = true});
  Input input = pressing(key_of('k'));
  EXPECT_FALSE(does(Hands().read(input, bindings, {}, kFrame), Deed::kTakeBack));
  input.keys.front().ctrl = input.ctrl = true;
  const Input read = Hands().read(input, bindings, {}, kFrame);
  EXPECT_TRUE(does(read, Deed::kTakeBack));
  EXPECT_FALSE(read.ctrl) << "it belongs to the deed";
  const Input pans = Hands().read(pressing(key_of('j'), true), bindings, {}, kFrame);
  EXPECT_TRUE(engine::is_held(pans, Key::kLeft));
  EXPECT_FALSE(pans.alt) << "with Alt an arrow would not pan";
}

TEST(Hands, WhileSomebodyWritesKeysAreWhatIsWrittenOnThem) {
  const Bindings right = bindings_of(KeySet::kRightHand);
  for (const Key key : {Key::kBackspace, Key::kLeft, Key::kHome, Key::kEscape}) {
    const Input read = Hands().read(pressing(key), right, {.types = true}, kFrame);
    EXPECT_TRUE(is_pressed(read, key));
    EXPECT_TRUE(is_held(read, key));
  }
  Input copies = pressing(key_of('c'));
  copies.keys.front().ctrl = copies.ctrl = true;
  const Input read = Hands().read(copies, right, {.types = true}, kFrame);
  EXPECT_TRUE(read.ctrl);
  EXPECT_TRUE(is_pressed(read, key_of('c')));
}

TEST(Hands, ButtonsOfAPadAreKeys) {
  const Bindings usual = bindings_of(KeySet::kUsual);
  const Input read =
      Hands().read(with_pad({.id = 1, .pressed = {PadButton::kA}}), usual, {}, kFrame);
  EXPECT_TRUE(does(read, Deed::kConfirm));
}

TEST(Hands, AStickStepsOnceAndGoesOnAfterAWhile) {
  const Bindings usual = bindings_of(KeySet::kUsual);
  Hands hands;
  const auto steps_in = [&](const Pad& pad, double seconds) {
    std::size_t steps = 0;
    const auto frames = static_cast<int>(std::ceil(seconds / kFrame - 1e-9));
    for (int frame = 0; frame < frames; ++frame) {
      steps += hands.read(with_pad(pad), usual, {}, kFrame).keys.size();
    }
    return steps;
  };
  const Pad west{.id = 1, .left = {-1, 0.2F}};
  EXPECT_EQ(steps_in(west, 0.3), 1U);
  EXPECT_GE(steps_in(west, 1), 3U);
  EXPECT_EQ(steps_in({.id = 1}, 0.2), 0U) << "it is back in the middle";
  EXPECT_EQ(steps_in(west, 0.3), 1U);
}

TEST(Hands, WithAPadForEachSeatOnlyTheOneThatIsAskedAnswers) {
  const Bindings usual = bindings_of(KeySet::kUsual);
  Input input;
  input.pads = {{.id = 1, .pressed = {PadButton::kA}}, {.id = 2}};
  EXPECT_FALSE(does(Hands().read(input, usual, {.asked_pad = 1}, kFrame), Deed::kConfirm));
  EXPECT_TRUE(does(Hands().read(input, usual, {.asked_pad = 0}, kFrame), Deed::kConfirm));
}

}  // namespace
}  // namespace hands
