// Which key stands for what: every deed keeps a key of its own, whatever a person chooses.

#include "game/hands/bindings.h"

#include <algorithm>
#include <random>
#include <set>

#include <gtest/gtest.h>

namespace hands {
namespace {

void expect_each_has_its_own(const Bindings& bindings) {
  std::set<std::string> names;
  for (const Chord& chord : bindings.keys) {
    const std::string name = name_of(chord);
    EXPECT_TRUE(names.insert(name).second) << name << " stands for two deeds";
    EXPECT_EQ(chord_called(name), std::optional(chord)) << name;
  }
}

TEST(Bindings, EverySetGivesEachDeedAKeyOfItsOwn) {
  for (const KeySet set : {KeySet::kUsual, KeySet::kLeftHand, KeySet::kRightHand}) {
    expect_each_has_its_own(bindings_of(set));
  }
}

TEST(Bindings, AKeyThatIsTakenIsExchanged) {
  Bindings bindings = bindings_of(KeySet::kUsual);
  bind(bindings, Deed::kHint, Chord{engine::key_of('u')});
  EXPECT_EQ(bindings.keys[static_cast<std::size_t>(Deed::kHint)].key, engine::key_of('u'));
  EXPECT_EQ(bindings.keys[static_cast<std::size_t>(Deed::kTakeBack)].key, engine::key_of('h'));
}

TEST(Bindings, StayWholeUnderAnyChoices) {
  std::mt19937 luck(5);
  Bindings bindings = bindings_of(KeySet::kUsual);
  for (int i = 0; i < 1000; ++i) {
    const auto deed = static_cast<Deed>(luck() % kDeedCount);
    bind(bindings, deed, bindings.keys[luck() % kDeedCount]);
    const auto button = static_cast<engine::PadButton>(luck() % engine::kPadButtonNames.size());
    bind(bindings, deed, button);
    for (std::size_t number = 0; number < engine::kPadButtonNames.size(); ++number) {
      const std::optional one(static_cast<engine::PadButton>(number));
      EXPECT_LE(std::ranges::count(bindings.buttons, one), 1);
    }
  }
  expect_each_has_its_own(bindings);
}

TEST(Bindings, WhatIsHeldBesideAKeyIsInItsName) {
  const Chord all{.key = engine::Key::kLeft, .shift = true, .alt = true, .ctrl = true};
  EXPECT_EQ(name_of(all), "Ctrl+Shift+Alt+Left");
  EXPECT_EQ(chord_called(name_of(all)), std::optional(all));
}

TEST(Bindings, AnUnknownKeyHasNoName) { EXPECT_EQ(chord_called("Alt+Nowhere"), std::nullopt); }

}  // namespace
}  // namespace hands
