// A new game is put together and begun with the mouse, with a finger, with the keys.

#include <algorithm>

#include <gtest/gtest.h>
#include <imgui_internal.h>

#include "game/match/scenario.h"
#include "game/screens/state/player_names.h"
#include "game/wotr/screens/new_game_choices.h"
#include "rules/wotr/game.h"
#include "rules/wotr/load/option_table.h"
#include "tests/screens/looks.h"

namespace desk {
namespace {

using screens::NewGamePage;
using screens::ShownControl;

constexpr std::size_t kPublished = 0;
constexpr std::size_t kGuide = 1;

class NewGame : public testing::TestWithParam<Format> {
 protected:
  Desk desk{GetParam()};
  wotr::View view = view_of(begin(1).state());

  void SetUp() override {
    desk.frame(view);  // closed, whatever the test before left open
    desk.memory.new_game_open = true;
  }

  const ShownControl* find(const screens::Answer& answer, const std::string& label) {
    for (const ShownControl& one : answer.controls) {
      if (one.label == label) return &one;
    }
    return nullptr;
  }

  /// Drags the page up until the control is in view, and clicks it.
  screens::Answer press(const std::string& label) {
    for (int tries = 0; tries < 40; ++tries) {
      const screens::Answer answer = desk.settle(view);
      const ShownControl* control = find(answer, label);
      if (control == nullptr) break;
      if (control->is_in_view) return desk.click(view, (control->from + control->to) / 2.0F);
      const float middle = desk.format().size.y / 2;
      const glm::vec2 on_page((control->from.x + control->to.x) / 2, middle);
      const float way = control->from.y > middle ? -1.0F : 1.0F;
      desk.drag(view, on_page, on_page + glm::vec2(0, way * 90 * desk.format().scale));
    }
    ADD_FAILURE() << "there is no \"" << label << "\" to press";
    return {};
  }

  screens::NewGame begun() {
    const screens::Answer answer = press(words().say("screen.begin"));
    EXPECT_EQ(answer.command, screens::Command::kNewGame);
    EXPECT_FALSE(desk.memory.new_game_open);
    return answer.new_game.value_or(screens::NewGame{});
  }
};

/// The match of the wish begins.
void expect_match(const screens::NewGame& game) {
  match::Setup setup;
  setup.options = wotr_screens::options_json(game);
  if (!game.scenario.empty()) {
    const auto scenario =
        match::read_scenario(AMONHEN_SOURCE_DIR "/data", wotr::Game::kId, game.scenario);
    ASSERT_TRUE(scenario) << scenario.error();
    ASSERT_EQ(match::take_scenario(*scenario, setup), "");
  }
  const auto tables = match::make_tables<wotr::Game>(files(), setup.options);
  ASSERT_TRUE(tables) << tables.error();
  EXPECT_EQ(static_cast<int>(tables->rules->teams.names.size()), screens::seats_of(game));
  const auto match = Match::begin(*tables, setup);
  EXPECT_TRUE(match) << match.error();
}

TEST_P(NewGame, ShowsWholeControlsOnEveryPage) {
  for (int people = 1; people <= 4; ++people) {
    screens::NewGame game;
    screens::set_people(choices(), game, people);
    desk.memory.new_game = game;
    for (const NewGamePage page :
         {NewGamePage::kPlayers, NewGamePage::kStart, NewGamePage::kRules}) {
      SCOPED_TRACE(std::to_string(people) + " on page " + std::to_string(static_cast<int>(page)));
      desk.memory.page = page;
      const screens::Answer answer = desk.settle(view);
      expect_good_controls(answer.controls, GetParam());
      expect_good_sheets(GetParam());
    }
  }
}

TEST_P(NewGame, OfFourBeginsByMouse) {
  press("4 players");
  press("Random player");  // the first one: Gondor's
  const screens::NewGame game = begun();
  EXPECT_EQ(game.people, 4);
  EXPECT_EQ(game.players, (std::vector<std::string>{"random", "human", "human", "human"}));
  expect_match(game);
}

TEST_P(NewGame, AloneAsTheShadowBegins) {
  press("2 players");
  press("1 player");
  press("Shadow");
  press("Ring-first player");
  const screens::NewGame game = begun();
  EXPECT_EQ(game.people, 1);
  EXPECT_EQ(game.players[0], "fellowship-first");
  EXPECT_EQ(game.players[1], "human");
  expect_match(game);
}

TEST_P(NewGame, WhoThinksOfTheRingIsOfferedToTheFreePeoplesOnly) {
  const std::string name = "Ring-first player";
  const auto offered = [&] {
    const screens::Answer answer = desk.settle(view);
    return std::count_if(answer.controls.begin(), answer.controls.end(),
                         [&](const ShownControl& one) { return one.label == name; });
  };
  for (const int people : {2, 3, 4}) {
    press(std::to_string(people) + " players");
    EXPECT_EQ(offered(), people == 4 ? 2 : 1) << people;
  }
  press("1 player");
  EXPECT_EQ(offered(), 0);
  press("Shadow");
  press(name);
  press("Free Peoples");  // his chair is the person's now, and he does not take the Shadow's
  EXPECT_EQ(begun().players[1], "random");
}

TEST_P(NewGame, WhoThinksIsToldForHowLong) {
  press("2 players");
  EXPECT_EQ(find(desk.settle(view), "5 seconds"), nullptr);
  press("Wizard");
  EXPECT_EQ(desk.memory.new_game->players[1], "wizard:1s") << "the usual way";
  EXPECT_NE(find(desk.settle(view), "A moment"), nullptr);
  press("5 seconds");
  press("Wizard");  // who sits there already thinks on as long
  EXPECT_EQ(begun().players, (std::vector<std::string>{"human", "wizard:5s"}));
}

TEST_P(NewGame, WhoThinksMayBeWeaker) {
  press("2 players");
  press("Wizard");
  EXPECT_EQ(screens::strength_of(desk.memory.new_game->players[1]), 100);
  press("−");
  press("−");
  EXPECT_EQ(desk.memory.new_game->players[1], "wizard:1s:90");
  press("5 seconds");  // as weak as before
  EXPECT_EQ(desk.memory.new_game->players[1], "wizard:5s:90");
  press("at strength");  // the middle of the line
  EXPECT_EQ(begun().players, (std::vector<std::string>{"human", "wizard:5s:50"}));
}

TEST_P(NewGame, TheStrengthIsDraggedAndThePageLiesStill) {
  press("2 players");
  press("Wizard");
  press("−");  // comes into view
  const screens::Answer answer = desk.settle(view);
  const ShownControl* line = find(answer, "at strength");
  ASSERT_NE(line, nullptr);
  const glm::vec2 middle = (line->from + line->to) / 2.0F;
  desk.drag(view, middle, {line->from.x - 200, middle.y - 30});
  EXPECT_EQ(desk.memory.new_game->players[1], "wizard:1s:1");
  EXPECT_EQ(find(desk.settle(view), "at strength")->from.y, line->from.y);
  press("+");
  EXPECT_EQ(desk.memory.new_game->players[1], "wizard:1s:5");
}

TEST_P(NewGame, WithAScenarioBegins) {
  press("Beginning");
  const screens::ScenarioChoice& last = choices().scenarios.back();
  press(last.title);
  const screens::NewGame game = begun();
  EXPECT_EQ(game.scenario, last.id);
  expect_match(game);
}

TEST_P(NewGame, WithTheRulesOfTheGuideAndOneChangeBegins) {
  press("3 players");
  press("Rules");
  press("Rules of the guide");
  press("Whole turn");
  const screens::NewGame game = begun();
  EXPECT_EQ(game.rules.at("battle.maxRounds"), screens::RuleValue(5));
  EXPECT_EQ(game.rules.at("mp3.draw"), screens::RuleValue("guide"));
  EXPECT_EQ(game.rules.at("mp3.restrictionScope"), screens::RuleValue("turn"));
  EXPECT_EQ(screens::differing_from(choices(), kGuide, game.rules, 3), 1);
  expect_match(game);
}

TEST_P(NewGame, DraggingPressesNothing) {
  desk.memory.page = NewGamePage::kRules;
  const screens::Answer before = desk.settle(view);
  const ShownControl* guide = find(before, "Rules of the guide");
  ASSERT_NE(guide, nullptr);
  const glm::vec2 at = (guide->from + guide->to) / 2.0F;
  desk.drag(view, at + glm::vec2(0, 15), at - glm::vec2(0, 15));
  EXPECT_EQ(screens::differing_from(choices(), kPublished, desk.memory.new_game->rules, 2), 0);
  const screens::Answer after = desk.settle(view);
  EXPECT_LT(find(after, "Rules of the guide")->from.y, guide->from.y) << "it has not moved";
}

TEST_P(NewGame, IsPutTogetherWithTheKeys) {
  desk.settle(view);
  const auto pressed_with_keys = [&](const std::string& label) {
    for (int tabs = 0; tabs < 60; ++tabs) {
      desk.press(view, ImGuiKey_Tab);
      const screens::Answer answer = desk.frame(view);
      const ShownControl* control = find(answer, label);
      if (control == nullptr) return screens::Answer{};
      ImGuiWindow* window = ImGui::GetCurrentContext()->NavWindow;
      const ImRect focus = ImGui::WindowRectRelToAbs(window, window->NavRectRel[0]);
      const bool there = std::abs(focus.Min.x - control->from.x) < 3 &&
                         std::abs(focus.Min.y - control->from.y) < 3;
      if (!there) continue;
      return desk.press(view, ImGuiKey_Enter);
    }
    ADD_FAILURE() << label << " is never reached";
    return screens::Answer{};
  };
  pressed_with_keys("3 players");
  EXPECT_EQ(desk.memory.new_game->people, 3);
  const screens::Answer answer = pressed_with_keys("Begin");
  EXPECT_EQ(answer.command, screens::Command::kNewGame);
}

TEST_P(NewGame, BeginsWithWhatWasWishedLast) {
  press("4 players");
  press("Back to the table");
  EXPECT_FALSE(desk.memory.new_game_open);
  desk.memory.new_game_open = true;
  EXPECT_EQ(begun().people, 4);
}

TEST_P(NewGame, TakesTheClicksMeantForTheTable) {
  const screens::Answer answer = desk.settle(view);
  EXPECT_TRUE(answer.shown.empty());
  desk.click(view, glm::vec2(4, 4));
  EXPECT_TRUE(ImGui::GetIO().WantCaptureMouse);
  EXPECT_FALSE(desk.press_enter(view).action.has_value());
}

INSTANTIATE_TEST_SUITE_P(Every, NewGame, testing::ValuesIn(formats()), id_of);

TEST(Offer, TellsOfEveryOptionWhatTheRulesHaveRead) {
  ASSERT_EQ(rules().option_descriptions.size(), wotr::option_table().size());
  EXPECT_EQ(choices().rules.size(), wotr::option_table().size() - 1) << "all but the players";
  for (const screens::RuleChoice& rule : choices().rules) {
    SCOPED_TRACE(rule.id);
    EXPECT_NE(rule.ruling.number, 0) << "the book of rules tells what it decides";
    EXPECT_GE(rule.values.size(), 2U);
    for (const screens::RuleValue& value : rule.by_profile) {
      EXPECT_NE(std::find(rule.values.begin(), rule.values.end(), value), rule.values.end());
    }
  }
}

TEST(Offer, AsksOnlyWhatMattersForSoManyPlayers) {
  const auto asked = [](int players) {
    return std::count_if(choices().rules.begin(), choices().rules.end(),
                         [&](const auto& rule) { return screens::matters(rule, players); });
  };
  EXPECT_EQ(asked(2), 18);
  EXPECT_EQ(asked(3), 24);
  EXPECT_EQ(asked(4), 23);
}

TEST(Offer, WhoIsNotOfferedThereGivesWay) {
  screens::NewGame game;
  screens::set_people(choices(), game, 4);
  game.players = {"human", "fellowship-first", "human", "random"};
  screens::set_people(choices(), game, 3);  // the second seat is the Witch-king's now
  EXPECT_EQ(game.players, (std::vector<std::string>{"human", "random", "human", "random"}));
}

}  // namespace
}  // namespace desk
