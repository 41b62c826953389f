// The damage of a Hunt is answered on faces: each says what it leaves, as the rules carry it out,
// and answers as the button does.

#include <algorithm>
#include <optional>

#include <gtest/gtest.h>
#include <imgui_internal.h>

#include "game/screens/rules/ruling_links.h"
#include "rules/wotr/fellowship/fellowship.h"
#include "rules/wotr/game.h"
#include "rules/wotr/hunt/hunt.h"
#include "tests/screens/card_samples.h"
#include "tests/screens/looks.h"
#include "tests/screens/samples.h"

namespace screen {
namespace {

using wotr::ActionKind;

constexpr auto kLoseGuide = wotr::act(ActionKind::kLoseGuide);
constexpr auto kSuffer = wotr::act(ActionKind::kSuffer);

/// Two players, and the Guide may be lost, or the damage suffered.
std::optional<wotr::State> hunted() {
  for (const Sample& sample : samples()) {
    if (sample.kind != wotr::DecisionKind::kHuntDamage || sample.players != 2) continue;
    const core::Decision asked = wotr::Game::decision(rules(), sample.state);
    if (asked.offers(kLoseGuide) && asked.offers(kSuffer)) return sample.state;
  }
  return std::nullopt;
}

/// what is told of an answer is what it comes to.
TEST(Bearing, TellsWhatTheRulesDo) {
  const std::optional<wotr::State> state = hunted();
  ASSERT_TRUE(state);
  wotr::State suffered = *state;
  ASSERT_FALSE(wotr::Game::apply(rules(), suffered, kSuffer, nullptr).refused());
  EXPECT_EQ(suffered.board.fellowship.corruption,
            wotr::corruption_after(state->board, state->board.hunt.damage));
  wotr::State lost = *state;
  const wotr::Character guide = lost.board.fellowship.guide;
  ASSERT_FALSE(wotr::Game::apply(rules(), lost, kLoseGuide, nullptr).refused());
  EXPECT_EQ(lost.board.hunt.damage, wotr::damage_left(rules(), state->board, kLoseGuide));
  EXPECT_FALSE(wotr::contains(lost.board.fellowship.companions, guide));
}

/// The card of whoever guides, and the Ring, give the answers of their buttons.
TEST(Bearing, AFaceAnswersAsItsButtonDoes) {
  const std::optional<wotr::State> state = hunted();
  ASSERT_TRUE(state);
  const wotr::View view = view_of(*state);
  const std::string guide = words().name(
      "character", rules().characters[static_cast<std::size_t>(state->board.fellowship.guide)].id);
  for (const auto& [label, answer] :
       {std::pair(guide, kLoseGuide), std::pair(std::string("The Ring"), kSuffer)}) {
    Screen screen(formats().front());
    const Shown drawn = screen.settle(view);
    const screens::ShownControl* face = find_control(drawn, label);
    ASSERT_NE(face, nullptr) << label;
    EXPECT_EQ(screen.click(view, (face->from + face->to) / 2.0F).action, answer) << label;
  }
}

TEST(Bearing, LeavesTheFieldFreeAtEverySize) {
  const std::optional<wotr::State> state = hunted();
  ASSERT_TRUE(state);
  const wotr::View view = view_of(*state);
  for (const Format& format : formats()) {
    Screen screen(format);
    const Shown drawn = screen.settle(view);
    expect_good_sheets(format);
    expect_apart(format);
    if (!is_open("bearing")) continue;  // with the largest letters the buttons alone
    EXPECT_GT(drawn.clear_to.x - drawn.clear_from.x, format.size.x / 6);
  }
}

/// Folded to tabs, the sheets of the sides lie where the faces would, with the largest letters.
TEST(Bearing, LiesOverNoFoldedSheet) {
  const std::optional<wotr::State> state = hunted();
  ASSERT_TRUE(state);
  const wotr::View view = view_of(*state);
  int seen = 0;
  for (const Format& format : formats()) {
    Screen screen(format);
    screen.settings.folded = {{"free", true}, {"shadow", true}};
    screen.settle(view);
    if (!is_open("bearing")) continue;
    ++seen;
    expect_apart(format);
  }
  EXPECT_GT(seen, 1);
}

TEST(Citations, AreReadAsRulingsAndNotAsCodes) {
  const screens::CitedText text = screens::cited("Only one (as said) is lost (R-152).");
  EXPECT_EQ(text.words, "Only one (as said) is lost.");
  ASSERT_EQ(text.rulings.size(), 1U);
  EXPECT_EQ(text.rulings.front().number, 152);
  EXPECT_TRUE(screens::cited("nothing (R-) here (R-1x)").rulings.empty());
}

}  // namespace
}  // namespace screen
