// What reaches the table of keys and pads: commands and the usual keys, whatever was chosen.

#include "game/commands/key_reader.h"

#include <algorithm>
#include <cmath>
#include <random>

#include <gtest/gtest.h>

#include "game/commands/ids.h"

namespace commands {
namespace {

using engine::Input;
using engine::Key;
using engine::key_of;
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

Read read_once(const Input& input, const Bindings& bindings, const Grant& grant = {}) {
  return KeyReader(table()).read(input, bindings, grant, kFrame);
}

TEST(KeyReader, TheUsualKeysMeanThemselves) {
  const Bindings usual = bindings_of(KeySet::kUsual);
  EXPECT_TRUE(read_once(pressing(key_of('u')), usual).is_pressed(kTakeBack));
  EXPECT_TRUE(read_once(pressing(Key::kLeft, true), usual).is_pressed(kWest));
}

TEST(KeyReader, EveryCommandIsReachedUnderAnyPermutationOfItsKeys) {
  std::mt19937 luck(11);
  std::vector<Chord> chords;
  for (const Row& row : table()) {
    if (is_bindable(row)) chords.push_back(row.key);
  }
  for (int round = 0; round < 50; ++round) {
    std::ranges::shuffle(chords, luck);
    Bindings bindings;
    std::size_t number = 0;
    for (const Row& row : table()) {
      if (is_bindable(row)) bindings.keys[std::string(row.id)] = chords[number++];
    }
    for (const Row& row : table()) {
      if (!is_bindable(row)) continue;
      const Chord chord = chord_of(bindings, row);
      Input input = pressing(chord.key, chord.alt);
      input.keys.front().shift = input.shift = chord.shift;
      const Read read = read_once(input, bindings);
      EXPECT_TRUE(read.is_pressed(row.id)) << row.id;
      ASSERT_EQ(read.input.keys.size(), 1U);
      EXPECT_EQ(read.input.keys.front().key, row.key.key) << "panels know the usual keys";
    }
  }
}

TEST(KeyReader, AKeyThatWasGivenAwayDoesNothing) {
  const Bindings left = bindings_of(KeySet::kLeftHand);
  EXPECT_TRUE(read_once(pressing(key_of('u')), left).input.keys.empty());
  EXPECT_TRUE(read_once(pressing(key_of('e')), left).is_pressed(kConfirm));
}

TEST(KeyReader, LettersForAFieldAreLeftAlone) {
  const Bindings left = bindings_of(KeySet::kLeftHand);
  Input input = pressing(key_of('e'));
  input.text = "e";
  const Read read = read_once(input, left, {.types = true});
  EXPECT_EQ(read.input.text, "e");
  EXPECT_FALSE(read.is_pressed(kConfirm));
  EXPECT_EQ(read_once(input, left).input.text, "") << "it stands for a command";
}

TEST(KeyReader, AStepBySomethingHeldDoesNotPanTheMap) {
  const Bindings left = bindings_of(KeySet::kLeftHand);
  const Read read = read_once(pressing(key_of('a')), left);
  EXPECT_TRUE(read.is_pressed(kWest));
  EXPECT_FALSE(engine::is_held(read.input, Key::kLeft));
}

TEST(KeyReader, AStepStillDoesNotPanWhileItsKeyIsHeldOn) {
  const Bindings left = bindings_of(KeySet::kLeftHand);
  Input input;
  input.held = {key_of('a')};
  EXPECT_TRUE(read_once(input, left).input.held.empty());
}

TEST(KeyReader, AKeyIsChosenWithWhatIsHeldBesideIt) {
  Bindings bindings = bindings_of(KeySet::kUsual);
  bind_key(bindings, table(), kTakeBack, Chord{.key = key_of('k'), .ctrl = true});
  bind_key(bindings, table(), kPanLeft, Chord{.key = key_of('j'), .alt = true});
  Input input = pressing(key_of('k'));
  EXPECT_FALSE(read_once(input, bindings).is_pressed(kTakeBack));
  input.keys.front().ctrl = input.ctrl = true;
  const Read read = read_once(input, bindings);
  EXPECT_TRUE(read.is_pressed(kTakeBack));
  EXPECT_FALSE(read.input.ctrl) << "it belongs to the command";
  const Read pans = read_once(pressing(key_of('j'), true), bindings);
  EXPECT_TRUE(engine::is_held(pans.input, Key::kLeft));
  EXPECT_FALSE(pans.input.alt) << "with Alt an arrow would not pan";
}

TEST(KeyReader, WhileSomebodyWritesKeysAreWhatIsWrittenOnThem) {
  const Bindings right = bindings_of(KeySet::kRightHand);
  for (const Key key : {Key::kBackspace, Key::kLeft, Key::kHome, Key::kEscape}) {
    const Read read = read_once(pressing(key), right, {.types = true});
    EXPECT_TRUE(is_pressed(read.input, key));
    EXPECT_TRUE(is_held(read.input, key));
  }
  Input copies = pressing(key_of('c'));
  copies.keys.front().ctrl = copies.ctrl = true;
  const Read read = read_once(copies, right, {.types = true});
  EXPECT_TRUE(read.input.ctrl);
  EXPECT_TRUE(is_pressed(read.input, key_of('c')));
}

TEST(KeyReader, ButtonsOfAPadAreKeys) {
  const Bindings usual = bindings_of(KeySet::kUsual);
  const Read read = read_once(with_pad({.id = 1, .pressed = {PadButton::kA}}), usual);
  EXPECT_TRUE(read.is_pressed(kConfirm));
}

TEST(KeyReader, AStickStepsOnceAndGoesOnAfterAWhile) {
  const Bindings usual = bindings_of(KeySet::kUsual);
  KeyReader keys(table());
  const auto steps_in = [&](const Pad& pad, double seconds) {
    std::size_t steps = 0;
    const auto frames = static_cast<int>(std::ceil(seconds / kFrame - 1e-9));
    for (int frame = 0; frame < frames; ++frame) {
      steps += keys.read(with_pad(pad), usual, {}, kFrame).pressed.size();
    }
    return steps;
  };
  const Pad west{.id = 1, .left = {-1, 0.2F}};
  EXPECT_EQ(steps_in(west, 0.3), 1U);
  EXPECT_GE(steps_in(west, 1), 3U);
  EXPECT_EQ(steps_in({.id = 1}, 0.2), 0U) << "it is back in the middle";
  EXPECT_EQ(steps_in(west, 0.3), 1U);
}

TEST(KeyReader, LettersOfANameStandForNothingElse) {
  const Grant types{.types_letters = true};
  EXPECT_FALSE(read_once(pressing(key_of('u')), {}, types).is_pressed(kTakeBack));
  EXPECT_TRUE(read_once(pressing(Key::kF1), {}, types).is_pressed(kRules));
  Input input = pressing(key_of('z'));
  input.keys.front().ctrl = input.ctrl = true;
  EXPECT_TRUE(read_once(input, {}, types).is_pressed(kTakeBack)) << "nothing is written by it";
}

TEST(KeyReader, AKeyThatWorksTooDoesSoUntilItIsChosenForSomethingElse) {
  EXPECT_TRUE(read_once(pressing(key_of('a')), {}).is_held(kPanLeft));
  Bindings bindings;
  bind_key(bindings, table(), kHint, Chord{key_of('a')});
  EXPECT_FALSE(read_once(pressing(key_of('a')), bindings).is_held(kPanLeft));
  EXPECT_TRUE(read_once(pressing(key_of('a')), bindings).is_pressed(kHint));
}

TEST(KeyReader, WithAPadForEachSeatOnlyTheOneThatIsAskedAnswers) {
  const Bindings usual = bindings_of(KeySet::kUsual);
  Input input;
  input.pads = {{.id = 1, .pressed = {PadButton::kA}}, {.id = 2}};
  EXPECT_FALSE(read_once(input, usual, {.asked_pad = 1}).is_pressed(kConfirm));
  EXPECT_TRUE(read_once(input, usual, {.asked_pad = 0}).is_pressed(kConfirm));
}

}  // namespace
}  // namespace commands
