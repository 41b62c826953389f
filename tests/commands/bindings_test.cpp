// Which key stands for what: every command keeps a key of its own, whatever a person chooses.

#include "game/commands/bindings.h"

#include <algorithm>
#include <random>
#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "game/commands/ids.h"

namespace commands {
namespace {

void expect_each_has_its_own(const Bindings& bindings) {
  std::set<std::string> names;
  for (const Row& row : table()) {
    const Chord chord = chord_of(bindings, row);
    if (!is_bindable(row) && chord == Chord{}) continue;
    const std::string name = name_of(chord);
    EXPECT_TRUE(names.insert(name).second) << name << " stands for two commands";
    EXPECT_EQ(chord_called(name), std::optional(chord)) << name;
  }
}

TEST(Bindings, EverySetGivesEachCommandAKeyOfItsOwn) {
  for (const KeySet set : {KeySet::kUsual, KeySet::kLeftHand, KeySet::kRightHand}) {
    expect_each_has_its_own(bindings_of(set));
  }
}

Chord key_for(const Bindings& bindings, Id id) {
  return chord_of(bindings, *find_row(table(), id));
}

TEST(Bindings, AKeyThatIsTakenIsExchanged) {
  Bindings bindings;
  bind_key(bindings, table(), kHint, Chord{engine::key_of('u')});
  EXPECT_EQ(key_for(bindings, kHint).key, engine::key_of('u'));
  EXPECT_EQ(key_for(bindings, kTakeBack).key, engine::key_of('h'));
}

TEST(Bindings, WhatIsGivenBackIsAsUsualAgain) {
  Bindings bindings;
  bind_key(bindings, table(), kHint, Chord{engine::key_of('u')});
  bind_button(bindings, table(), kHint, engine::PadButton::kA);
  EXPECT_NE(bindings, Bindings());
  bind_key(bindings, table(), kHint, Chord{engine::key_of('h')});
  bind_button(bindings, table(), kHint, engine::PadButton::kLeftStick);
  EXPECT_EQ(bindings, Bindings());
}

TEST(Bindings, StayWholeUnderAnyChoices) {
  std::mt19937 luck(5);
  std::vector<Row> rows(table().begin(), table().end());
  std::erase_if(rows, [](const Row& row) { return !is_bindable(row); });
  Bindings bindings;
  for (int i = 0; i < 1000; ++i) {
    const Id id = rows[luck() % rows.size()].id;
    bind_key(bindings, rows, id, chord_of(bindings, rows[luck() % rows.size()]));
    const auto button = static_cast<engine::PadButton>(luck() % engine::kPadButtonNames.size());
    bind_button(bindings, rows, id, button);
    for (std::size_t number = 0; number < engine::kPadButtonNames.size(); ++number) {
      const std::optional one(static_cast<engine::PadButton>(number));
      EXPECT_LE(std::ranges::count_if(
                    rows, [&](const Row& row) { return button_of(bindings, row) == one; }),
                1);
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
}  // namespace commands
