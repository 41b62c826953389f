// A new game is put together and begun with the mouse, with a finger, with the keys.

#include <algorithm>
#include <map>

#include <gtest/gtest.h>
#include <imgui_internal.h>

#include "game/commands/ids.h"
#include "game/match/scenario.h"
#include "game/screens/new_game/new_game_sheet.h"
#include "game/screens/state/player_names.h"
#include "game/wotr/screens/new_game_choices.h"
#include "rules/wotr/game.h"
#include "rules/wotr/load/option_table.h"
#include "tests/harness/done.h"
#include "tests/screens/looks.h"

namespace screen {
namespace {

using screens::NewGamePage;
using screens::ShownControl;

constexpr std::size_t kPublished = 0;
constexpr std::size_t kGuide = 1;

class NewGame : public testing::TestWithParam<Format> {
 protected:
  Screen screen{GetParam()};
  wotr::View view = view_of(begin(1).state());

  void SetUp() override {
    screen.frame(view);  // closed, whatever the test before left open
    screen.memory.sheets.open("new-game");
  }

  const ShownControl* find(const Shown& answer, const std::string& label) {
    for (const ShownControl& one : answer.controls) {
      if (one.label == label) return &one;
    }
    return nullptr;
  }

  /// Drags the page up until the control is in view, and clicks it.
  Shown press(const std::string& label) {
    for (int tries = 0; tries < 40; ++tries) {
      const Shown answer = screen.settle(view);
      const ShownControl* control = find(answer, label);
      if (control == nullptr) break;
      if (control->is_in_view) return screen.click(view, (control->from + control->to) / 2.0F);
      const float middle = screen.format().size.y / 2;
      const glm::vec2 on_page((control->from.x + control->to.x) / 2, middle);
      const float way = control->from.y > middle ? -1.0F : 1.0F;
      screen.drag(view, on_page, on_page + glm::vec2(0, way * 90 * screen.format().scale));
    }
    ADD_FAILURE() << "there is no \"" << label << "\" to press";
    return {};
  }

  /// What is chosen between the two arrows of that name.
  std::string chosen_of(const std::string& name) {
    const Shown answer = screen.settle(view);
    const ShownControl* arrow = find(answer, name + " –");
    return arrow == nullptr ? "" : (arrow + 1)->label;
  }

  /// Turns it until it is this.
  void turn(const std::string& name, const std::string& wanted) {
    for (int turns = 0; turns < 12 && chosen_of(name) != wanted; ++turns) press(name + " +");
    EXPECT_EQ(chosen_of(name), wanted);
  }

  /// All that it can be turned to.
  std::vector<std::string> offered_to(const std::string& name) {
    std::vector<std::string> offered{chosen_of(name)};
    if (offered.front().empty()) return {};
    for (press(name + " +"); chosen_of(name) != offered.front(); press(name + " +")) {
      offered.push_back(chosen_of(name));
    }
    return offered;
  }

  screens::NewGame begun() {
    const Shown answer = press(words().say("screen.begin"));
    const commands::Command* begins = screen::find_command(answer, commands::kNewGame);
    EXPECT_FALSE(screen.memory.sheets.is_open("new-game"));
    if (begins == nullptr) return ADD_FAILURE() << "nothing begins", screens::NewGame{};
    return *commands::argument_of<screens::NewGame>(*begins);
  }
};

/// The match that was chosen begins.
void expect_match(const screens::NewGame& game) {
  match::Setup setup;
  setup.options = wotr_screens::options_json(game);
  if (!game.scenario.empty()) {
    const auto scenario =
        match::read_scenario(AMONHEN_SOURCE_DIR "/data", wotr::Game::kId, game.scenario);
    ASSERT_TRUE(scenario) << scenario.error();
    ASSERT_TRUE(harness::is_done(match::take_scenario(*scenario, setup)));
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
    screen.memory.own<screens::NewGameMemory>().chosen = game;
    for (const NewGamePage page :
         {NewGamePage::kPlayers, NewGamePage::kStart, NewGamePage::kRules}) {
      SCOPED_TRACE(std::to_string(people) + " on page " + std::to_string(static_cast<int>(page)));
      screen.memory.own<screens::NewGameMemory>().page = page;
      const Shown answer = screen.settle(view);
      expect_good_controls(answer.controls, GetParam());
      expect_good_sheets(GetParam());
    }
  }
}

TEST_P(NewGame, OfFourBeginsByMouse) {
  press("4 players");
  turn(words().name(
           "seat",
           screens::seats_at(choices(), *screen.memory.own<screens::NewGameMemory>().chosen)[0].id),
       "Random player");
  const screens::NewGame game = begun();
  EXPECT_EQ(game.people, 4);
  EXPECT_EQ(game.players, (std::vector<std::string>{"random", "human", "human", "human"}));
  expect_match(game);
}

TEST_P(NewGame, AloneAsTheShadowBegins) {
  press("2 players");
  press("1 player");
  press("Shadow");
  turn("Against", "Ring-first player");
  const screens::NewGame game = begun();
  EXPECT_EQ(game.people, 1);
  EXPECT_EQ(game.players[0], "fellowship-first");
  EXPECT_EQ(game.players[1], "human");
  expect_match(game);
}

TEST_P(NewGame, WhoThinksOfTheRingIsOfferedToTheFreePeoplesOnly) {
  const std::string name = "Ring-first player";
  const auto offered = [&] {
    std::ptrdiff_t seats = 0;
    for (const screens::SeatChoice& seat :
         screens::seats_at(choices(), *screen.memory.own<screens::NewGameMemory>().chosen)) {
      seats += std::ranges::count(offered_to(words().name("seat", seat.id)), name);
    }
    return seats;
  };
  for (const int people : {2, 3, 4}) {
    press(std::to_string(people) + " players");
    EXPECT_EQ(offered(), people == 4 ? 2 : 1) << people;
  }
  press("1 player");
  EXPECT_EQ(std::ranges::count(offered_to("Against"), name), 0);
  press("Shadow");
  turn("Against", name);
  press("Free Peoples");  // his chair is the person's now, and he does not take the Shadow's
  EXPECT_EQ(begun().players[1], "random");
}

TEST_P(NewGame, WhoThinksIsToldForHowLong) {
  press("2 players");
  EXPECT_EQ(chosen_of("Shadow thinks for"), "");
  turn("Shadow", "Wizard");
  EXPECT_EQ(screen.memory.own<screens::NewGameMemory>().chosen->players[1], "wizard:1s")
      << "the usual way";
  EXPECT_EQ(std::ranges::count(offered_to("Shadow thinks for"), "A moment"), 1);
  turn("Shadow thinks for", "5 seconds");
  EXPECT_EQ(begun().players, (std::vector<std::string>{"human", "wizard:5s"}));
}

TEST_P(NewGame, WhoThinksMayBeWeaker) {
  press("2 players");
  turn("Shadow", "Wizard");
  EXPECT_EQ(screens::strength_of(screen.memory.own<screens::NewGameMemory>().chosen->players[1]),
            100);
  press("Shadow at strength –");
  press("Shadow at strength –");
  EXPECT_EQ(screen.memory.own<screens::NewGameMemory>().chosen->players[1], "wizard:1s:80");
  turn("Shadow thinks for", "5 seconds");  // as weak as before
  EXPECT_EQ(begun().players, (std::vector<std::string>{"human", "wizard:5s:80"}));
}

/// What is pressed next lies where it lay, whoever is chosen.
TEST_P(NewGame, RowsKeepTheirPlacesWhoeverIsChosen) {
  const auto places = [&] {
    std::map<std::string, float> heights;
    for (const ShownControl& one : screen.settle(view).controls) {
      const bool is_arrow = one.label.ends_with(" +") || one.label.ends_with(" –");
      const bool is_of_way = one.label.find("thinks for") != std::string::npos ||
                             one.label.find("at strength") != std::string::npos;
      if (is_arrow && !is_of_way) heights[one.label] = one.from.y;
    }
    return heights;
  };
  for (const char* people : {"2 players", "3 players", "4 players"}) {
    SCOPED_TRACE(people);
    press(people);
    const screens::SeatChoice seat =
        screens::seats_at(choices(), *screen.memory.own<screens::NewGameMemory>().chosen)[0];
    const std::string name = words().name("seat", seat.id);
    press(name + " +");  // comes into view
    const auto before = places();
    for (int turns = 0; turns < 10; ++turns) {
      press(name + " +");
      EXPECT_EQ(places(), before) << chosen_of(name);
    }
  }
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
  screen.memory.own<screens::NewGameMemory>().page = NewGamePage::kRules;
  const Shown before = screen.settle(view);
  const ShownControl* guide = find(before, "Rules of the guide");
  ASSERT_NE(guide, nullptr);
  const glm::vec2 at = (guide->from + guide->to) / 2.0F;
  screen.drag(view, at + glm::vec2(0, 15), at - glm::vec2(0, 15));
  EXPECT_EQ(screens::differing_from(choices(), kPublished,
                                    screen.memory.own<screens::NewGameMemory>().chosen->rules, 2),
            0);
  const Shown after = screen.settle(view);
  EXPECT_LT(find(after, "Rules of the guide")->from.y, guide->from.y) << "it has not moved";
}

TEST_P(NewGame, IsPutTogetherWithTheKeys) {
  screen.settle(view);
  const auto pressed_with_keys = [&](const std::string& label) {
    for (int tabs = 0; tabs < 60; ++tabs) {
      screen.press(view, ImGuiKey_Tab);
      const Shown answer = screen.frame(view);
      const ShownControl* control = find(answer, label);
      if (control == nullptr) return Shown{};
      ImGuiWindow* window = ImGui::GetCurrentContext()->NavWindow;
      const ImRect focus = ImGui::WindowRectRelToAbs(window, window->NavRectRel[0]);
      const bool there = std::abs(focus.Min.x - control->from.x) < 3 &&
                         std::abs(focus.Min.y - control->from.y) < 3;
      if (!there) continue;
      return screen.press(view, ImGuiKey_Enter);
    }
    ADD_FAILURE() << label << " is never reached";
    return Shown{};
  };
  pressed_with_keys("3 players");
  EXPECT_EQ(screen.memory.own<screens::NewGameMemory>().chosen->people, 3);
  const Shown answer = pressed_with_keys("Begin");
  EXPECT_TRUE(screen::asks(answer, commands::kNewGame));
}

TEST_P(NewGame, BeginsWithWhatWasChosenLast) {
  press("4 players");
  press("Back to the table");
  EXPECT_FALSE(screen.memory.sheets.is_open("new-game"));
  screen.memory.sheets.open("new-game");
  EXPECT_EQ(begun().people, 4);
}

TEST_P(NewGame, TakesTheClicksMeantForTheTable) {
  const Shown answer = screen.settle(view);
  EXPECT_TRUE(answer.shown.empty());
  screen.click(view, glm::vec2(4, 4));
  EXPECT_TRUE(ImGui::GetIO().WantCaptureMouse);
  EXPECT_FALSE(screen.press_enter(view).action.has_value());
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
}  // namespace screen
