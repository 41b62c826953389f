// Every question that a seat can be asked, on every size of screen: all its options can be pressed,
// and nothing is cut off or lies over anything else.

#include <algorithm>
#include <set>

#include <gtest/gtest.h>
#include <imgui_internal.h>

#include "game/screens/controls/bundle_rows.h"
#include "game/wotr/table/touches.h"
#include "rules/wotr/game.h"
#include "tests/screens/looks.h"
#include "tests/screens/samples.h"

namespace screen {
namespace {

std::string_view name_of(const Sample& sample) {
  return wotr::Game::decision_name(wotr::Game::decision(rules(sample.players), sample.state));
}

std::string title_of(const Sample& sample, const Format& format) {
  return std::string(name_of(sample)) + " of " + std::to_string(sample.players) + ", " +
         screen::name_of(format);
}

/// Such a question has a sheet of its own (bundles_test.cpp).
bool is_asked_in_one(const Sample& sample) {
  const auto touches = wotr_table::touches_of(rules(sample.players), view_of(sample), {});
  return touches.bundle && touches.bundle->wholes.size() > 1 &&
         touches.bundle->rows.size() <= screens::kMostRows;
}

void expect_all_shown(const core::Decision& decision, const Shown& answer) {
  for (const core::Action action : decision.actions) {
    if (wotr::is(action, wotr::ActionKind::kRegion)) continue;
    const auto times = std::count_if(answer.shown.begin(), answer.shown.end(),
                                     [&](const auto& shown) { return shown.action == action; });
    EXPECT_EQ(times, 1) << wotr::Game::action_json(rules(), action);
  }
}

TEST(EveryDecision, IsReachedByTheGames) {
  std::string missing;
  for (const wotr::DecisionKind kind : never_asked()) {
    core::Decision decision;
    decision.kind = static_cast<std::uint8_t>(kind);
    decision.seat = core::Seat{0};
    missing += std::string(wotr::Game::decision_name(decision)) + " ";
  }
  EXPECT_EQ(missing, "");
}

TEST(EveryDecision, ShowsEveryOptionOnEveryScreen) {
  for (const Format& format : formats()) {
    for (const Sample& sample : samples()) {
      if (is_asked_in_one(sample)) continue;
      SCOPED_TRACE(title_of(sample, format));
      Screen screen(format);
      sit_down(screen, sample);
      screen.log = long_log(30);
      const wotr::View view = view_of(sample);
      const Shown answer = screen.settle(view);
      expect_all_shown(view.decision, answer);
      expect_good_buttons(answer.shown, format);
      expect_good_sheets(format);
      expect_apart(format);
    }
  }
}

TEST(EveryDecision, IsAnsweredByAClickOnEachOption) {
  for (const Format& format : {formats().front(), formats()[1]}) {
    for (const Sample& sample : samples()) {
      if (is_asked_in_one(sample)) continue;
      SCOPED_TRACE(title_of(sample, format));
      Screen screen(format);
      sit_down(screen, sample);
      const wotr::View view = view_of(sample);
      const std::vector<screens::ShownOption> shown = screen.settle(view).shown;
      for (const screens::ShownOption& option : shown) {
        const Shown answer = screen.click(view, option);
        ASSERT_TRUE(answer.action.has_value()) << wotr::Game::action_json(rules(), option.action);
        EXPECT_EQ(*answer.action, option.action);
        screen.memory = {};
      }
    }
  }
}

}  // namespace
}  // namespace screen
