// what each viewer may know.

#include "rules/wotr/view/view.h"

#include <nlohmann/json.hpp>

#include "rules/wotr/json/view_json.h"
#include "tests/rules/wotr/random_play.h"

namespace wotr {
namespace {

using nlohmann::json;

constexpr core::Viewer kFreeEyes = core::viewer_of(core::Seat{0});
constexpr core::Viewer kShadowEyes = core::viewer_of(core::Seat{1});

std::size_t first_card(Side side, Deck deck) {
  std::size_t i = 0;
  while (rules().cards[i].side != side || rules().cards[i].deck != deck) ++i;
  return i;
}

struct Hands : ::testing::Test {
  Position position;
  std::size_t free_card = first_card(Side::kFree, Deck::kCharacter);
  std::size_t shadow_card = first_card(Side::kShadow, Deck::kStrategy);

  Hands() {
    position.state.cards[free_card] = hand_of(seat_of(Side::kFree));
    position.state.cards[shadow_card] = hand_of(seat_of(Side::kShadow));
    position.state.cards[shadow_card + 1] = hidden_discard_of(seat_of(Side::kShadow));
    position.state.cards[shadow_card + 2] = CardPlace::kDiscard;
  }
  json seen_by(core::Viewer viewer) const {
    return view_json(rules(), view(rules(), position.state, viewer));
  }
};

TEST_F(Hands, OnlyAllSeesTheDecks) {
  EXPECT_EQ(seen_by(core::kAll)["decks"]["shadow"]["character"].size(), 24u);
  const core::Viewer both{0b11};
  EXPECT_EQ(seen_by(both)["decks"]["shadow"]["character"], 24);
  EXPECT_EQ(seen_by(both)["hands"]["shadow"], json::array({rules().cards[shadow_card].id}));
}

TEST_F(Hands, AViewIsTheSameWhateverIsHidden) {
  State other = position.state;
  std::swap(other.cards[shadow_card], other.cards[shadow_card + 5]);
  std::swap(other.cards[shadow_card + 1], other.cards[shadow_card + 7]);
  for (const core::Viewer viewer : {kFreeEyes, core::kPublic}) {
    EXPECT_EQ(view_json(rules(), view(rules(), other, viewer)), seen_by(viewer));
  }
}

TEST(View, OptionsAreForTheDecidingSeat) {
  Position position;
  position.begin_step(StepKind::kHuntAllocation);
  position.board().dice[1].to_roll = 7;
  const auto options = [&](core::Viewer viewer) {
    return view(rules(), position.state, viewer).decision.actions.size();
  };
  position.state.pending.clear();
  position.state.pending.push(Step{StepKind::kHuntAllocation, {}});
  EXPECT_EQ(options(kShadowEyes), 8u);
  EXPECT_EQ(options(kFreeEyes), 0u);
  EXPECT_EQ(options(core::kPublic), 0u);
}

TEST(View, ADrawShowsNoCard) {
  const State state = new_state(rules());
  for (const core::Viewer viewer : {kFreeEyes, kShadowEyes, core::kPublic}) {
    const View seen = view(rules(), state, viewer);
    EXPECT_TRUE(seen.decision.is_chance());
    EXPECT_TRUE(seen.decision.actions.empty());
    EXPECT_EQ(seen.decks[0][0], 24);
  }
}

TEST(View, EventsHideCardsFromTheOtherSide) {
  const core::Event drawn{byte_of(EventKind::kCardDrawn), {1, 1, 0, 50}};
  EXPECT_EQ(mask(drawn, kShadowEyes), drawn);
  EXPECT_EQ(mask(drawn, kFreeEyes).args[3], core::kHiddenArgument);
  EXPECT_EQ(mask(drawn, core::kPublic).args[3], core::kHiddenArgument);
  EXPECT_TRUE(reveals(drawn));
  const core::Event moved{byte_of(EventKind::kFigures), {1, 0, 50}};
  EXPECT_EQ(mask(moved, core::kPublic), moved);
  EXPECT_FALSE(reveals(moved));
}

/// No view holds a card of the other hand, at any moment of a game.
TEST(View, NeverShowsAHiddenCard) {
  play_random_game(5, [](const State& state, int step) {
    if (step % 50 != 0) return;
    for (const core::Viewer viewer : {core::kPublic, kFreeEyes, kShadowEyes}) {
      const View seen = view(rules(), state, viewer);
      for (std::size_t i = 0; i < kCardCount; ++i) {
        const bool open = state.cards[i] >= CardPlace::kDiscard;
        const bool own =
            viewer.includes(seat_of(rules().cards[i].side)) && state.cards[i] != CardPlace::kDeck;
        ASSERT_EQ(seen.cards[i], open || own ? state.cards[i] : kUnseen);
      }
    }
  });
}

}  // namespace
}  // namespace wotr
