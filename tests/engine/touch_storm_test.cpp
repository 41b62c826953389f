#include "tests/engine/hands.h"

namespace engine {
namespace {

using hands::between;
using hands::Luck;
using hands::one_of;
using hands::Outcome;
using hands::Table;

/// Whatever devices may say, in any order: lost words, fingers that nobody saw land, ids used
/// twice.
ContactChange any_change(Luck& luck) {
  switch (one_of(luck, 0, 9)) {
    case 0:
    case 1:
    case 2: return ContactChange::kDown;
    case 3:
    case 4: return ContactChange::kUp;
    case 5: return ContactChange::kCancelled;
    default: return ContactChange::kMoves;
  }
}

TEST(TouchStorm, EveryPressHasADownAndNobodyStays) {
  for (unsigned seed = 0; seed < 60; ++seed) {
    Luck luck(seed);
    Table table(between(luck, 1, 7));
    double now = 0.1;
    const float pause = seed % 2 == 0 ? 0.01F : 0.2F;
    const float room = seed % 3 == 0 ? 150 : 1200;  // a crowded table makes palms
    for (int i = 0; i < 1000; ++i) {
      now += between(luck, 0, pause);
      table.add(any_change(luck), {one_of(luck, 1, 2), one_of(luck, 1, 8)},
                {between(luck, 0, room), between(luck, 0, room / 2)}, now);
    }
    for (int device = 1; device <= 2; ++device) {
      for (int id = 1; id <= 8; ++id) table.up({device, id}, {0, 0}, now + 0.1);
    }
    const Outcome outcome = table.run(now + 1);
    EXPECT_EQ(outcome.pressed, outcome.released + outcome.cancelled) << "seed " << seed;
    EXPECT_TRUE(table.input().pointers.empty()) << "seed " << seed;
    EXPECT_GT(outcome.pressed, 0);
    EXPECT_FALSE(table.filter().next_change());
  }
}

TEST(TouchStorm, OfContactsWhoseUpsAreLostTheOldestAreForgotten) {
  Table table;
  for (int i = 0; i < 1000; ++i) {
    table.down({1, i}, {static_cast<float>(i % 30) * 70, static_cast<float>(i / 30) * 70},
               i * 0.001);
  }
  const Outcome outcome = table.run(1.5);
  EXPECT_LE(outcome.left, 256);
  EXPECT_EQ(table.run(8).left, 0) << "they rest";
}

}  // namespace
}  // namespace engine
