// Every question that a seat can be asked, on every size of screen: it has words, all its options
// can be pressed, and nothing is cut off or lies over anything else.

#include <algorithm>

#include "rules/trilogy/json/schema.h"
#include "rules/trilogy/state/actions.h"
#include "rules/trilogy/view/view.h"
#include "tests/trilogy_screens/samples.h"

namespace trilogy_screens_tests {
namespace {

using trilogy::ActionKind;
using trilogy::DecisionKind;

std::string title_of(const Sample& sample, const screen::Format& format) {
  return name_of(sample) + ", " + screen::name_of(format);
}

/// These are chosen with a stepper, stand on several pages, are put together from
/// cards, or laid out on the map: their tests stand in composed_test.cpp.
bool is_composed(const Sample& sample, core::Action action) {
  switch (sample.kind) {
    case DecisionKind::kPlaceCount:
    case DecisionKind::kMoveIn:
    case DecisionKind::kFortify:
    case DecisionKind::kCardAmount:
    case DecisionKind::kCardBridge: return true;
    default: return trilogy::is(action, ActionKind::kTurnIn);
  }
}

TEST(TrilogyDecisions, AreAllReachedByTheGames) {
  std::string missing;
  for (const std::string& kind : never_asked()) missing += kind + " ";
  EXPECT_EQ(missing, "");
}

TEST(TrilogyDecisions, EachHasWordsAndAButtonForEveryAnswerOnEveryScreen) {
  for (const screen::Format& format : screen::formats()) {
    for (const Sample& sample : samples()) {
      SCOPED_TRACE(title_of(sample, format));
      Seat seat(format);
      sit_down(seat, sample);
      const trilogy::View view = view_of(sample);
      const screen::Shown answer = seat.settle(view);
      EXPECT_FALSE(answer.question.empty());
      EXPECT_EQ(answer.question.find("screen."), std::string::npos) << answer.question;
      for (const core::Action action : view.decision.actions) {
        const auto there = trilogy_screens::chosen_on_map(view.decision, action);
        if (there != trilogy::kNoTerritory && sample.kind != DecisionKind::kAttack) continue;
        if (is_composed(sample, action)) continue;
        const auto times = std::ranges::count(answer.shown, action, &screens::ShownOption::action);
        EXPECT_EQ(times, 1) << trilogy::action_json(rules(sample.players), action);
      }
      screen::expect_good_buttons(answer.shown, format);
      screen::expect_good_controls(answer.controls, format);
      screen::expect_good_sheets(format);
      screen::expect_apart(format);
    }
  }
}

TEST(TrilogyDecisions, EachAnswerIsGivenByAClickOnItsButton) {
  for (const screen::Format& format : {screen::formats().front(), screen::formats()[1]}) {
    for (const Sample& sample : samples()) {
      SCOPED_TRACE(title_of(sample, format));
      Seat seat(format);
      sit_down(seat, sample);
      const trilogy::View view = view_of(sample);
      for (const screens::ShownOption& option : seat.settle(view).shown) {
        if (trilogy::is(option.action, ActionKind::kTerritory)) continue;
        const screen::Shown answer = seat.click(view, option);
        ASSERT_TRUE(answer.action.has_value()) << option.label;
        EXPECT_EQ(*answer.action, option.action) << option.label;
        EXPECT_TRUE(view.decision.offers(*answer.action));
        seat.memory.typed_region.clear();
      }
    }
  }
}

}  // namespace
}  // namespace trilogy_screens_tests
