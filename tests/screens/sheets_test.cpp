// The sheets that can be opened, and the hands that stay hidden.

#include <algorithm>

#include <gtest/gtest.h>
#include <imgui_internal.h>

#include "game/players/random_player.h"
#include "game/screens/log_panel.h"
#include "rules/wotr/board/victory.h"
#include "rules/wotr/game.h"
#include "rules/wotr/names/names.h"
#include "rules/wotr/names/read_id.h"
#include "tests/screens/looks.h"
#include "tests/screens/samples.h"

namespace screen {
namespace {

/// A position in which the seat is asked and holds some cards.
wotr::State with_cards(core::Seat seat) {
  const auto s = static_cast<std::size_t>(core::index(seat));
  const Sample* best = nullptr;
  int most = 0;
  for (const Sample& sample : samples()) {
    if (sample.players != 2) continue;
    const wotr::View view = view_of(sample.state);
    if (view.decision.seat != seat || wotr::total_of(view.hands[s]) <= most) continue;
    most = wotr::total_of(view.hands[s]);
    best = &sample;
  }
  EXPECT_GE(most, 6);
  return best->state;
}

wotr::State finished(int players = 2) {
  Match match = begin(3, players);
  players::RandomChoice choice(3);
  while (!match.pending().is_over()) {
    if (match.pending().is_chance()) {
      match.roll();
    } else {
      match.play(choice.pick(match.pending()));
    }
  }
  return match.state();
}

class Sheets : public testing::TestWithParam<Format> {
 protected:
  Screen screen{GetParam()};
  wotr::View view = view_of(with_cards(core::Seat{0}));

  static float screen_width() { return ImGui::GetIO().DisplaySize.x; }

  void expect_good() {
    screen.settle(view);
    expect_good_sheets(GetParam());
  }
};

/// The view that the panels keep while dice fall: there is nothing to press or to confirm.
TEST_P(Sheets, NothingIsAskedWhileDiceFall) {
  screen.settle(view);
  ASSERT_TRUE(is_open("prompt"));
  view.decision.clear();
  view.decision.seat = core::kChance;
  const Shown answer = screen.settle(view);
  EXPECT_FALSE(is_open("prompt"));
  EXPECT_TRUE(answer.shown.empty());
  EXPECT_FALSE(answer.action.has_value());
}

/// No sheet lies over what the screens call clear.
TEST_P(Sheets, TheClearPartIsClear) {
  const Shown answer = screen.settle(view);
  ASSERT_TRUE(is_open("prompt"));
  for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows) {
    const bool is_sheet =
        window->Active && !window->Hidden && window->Size.x < 0.9F * screen_width();
    if (!is_sheet) continue;
    const bool apart = window->Pos.x >= answer.clear_to.x - 1 ||
                       window->Pos.y >= answer.clear_to.y - 1 ||
                       window->Pos.x + window->Size.x <= answer.clear_from.x + 1 ||
                       window->Pos.y + window->Size.y <= answer.clear_from.y + 1;
    EXPECT_TRUE(apart) << window->Name;
  }
}

TEST_P(Sheets, GameOverTellsHowItEnded) {
  view = view_of(finished());
  expect_good();
  EXPECT_TRUE(is_open("over"));
  expect_apart(GetParam());
}

TEST_P(Sheets, GameOverHasNoGoalMissedByWhoeverWon) {
  view = view_of(finished());
  const auto winner = wotr::winner_of(view.board);
  ASSERT_TRUE(winner);
  screen.goals = {{.party = std::string(wotr::id_of(winner->side)),
                   .text = "Hold Edoras.",
                   .mark = match::GoalState::kMissed}};
  screen.settle(view);
  EXPECT_EQ(written().find("missed"), std::string::npos);
  EXPECT_NE(written().find("nolongerneeded"), std::string::npos);
  screen.goals[0].party = std::string(wotr::id_of(wotr::enemy_of(winner->side)));
  screen.settle(view);
  EXPECT_NE(written().find("missed"), std::string::npos);
}

TEST_P(Sheets, GameOverOffersWhatCanBeDoneThen) {
  view = view_of(finished());
  const Shown answer = screen.settle(view);
  for (const char* label : {"Another game", "Look at it again"}) {
    EXPECT_TRUE(std::ranges::any_of(answer.controls, [&](const screens::ShownControl& one) {
      return one.label.starts_with(label);
    })) << label;
  }
}

/// Where a window lies among those of this frame; -1 where it is not drawn.
int rank_of(std::string_view name) {
  const ImVector<ImGuiWindow*>& windows = ImGui::GetCurrentContext()->Windows;
  for (int i = 0; i < windows.Size; ++i) {
    if (windows[i]->Name == name && windows[i]->WasActive) return i;
  }
  return -1;
}

/// Neither a tip of the map nor what is told lies over a sheet that somebody opened; a sentence
/// that waits to be read lies on it.
TEST_P(Sheets, NothingFloatsOverASheetThatWasOpened) {
  screens::Moment told;
  told.title = "Minas Tirith is besieged";
  told.weight = 7;
  screen.moment = screens::MomentShown{&told, 1, true, false};
  screen.pointed = wotr::find_region(rules(), "minas-tirith");
  for (int i = 0; i < 60; ++i) screen.frame(view);
  ASSERT_NE(rank_of("##Tooltip_00"), -1) << "the tip of the land";
  screen.memory.sheets.open("menu");
  screen.notice = "The game could not be saved.";
  screen.settle(view);
  ASSERT_NE(rank_of("menu-sheet"), -1);
  EXPECT_EQ(rank_of("##Tooltip_00"), -1);
  for (const char* below : {"prompt", "moment", "left-bar", "free", "shadow", "help"}) {
    EXPECT_LT(rank_of(below), rank_of("menu-sheet")) << below;
  }
  EXPECT_GT(rank_of("notice"), rank_of("menu-sheet"));
  EXPECT_EQ(ImGui::GetForegroundDrawList()->VtxBuffer.Size, 0) << "letters that lie over all";
}

/// What each side holds can be pressed, with news or without.
TEST_P(Sheets, NewsCoversNoButton) {
  screen.settings.folded = {{"free", true}, {"shadow", true}};
  screen.log = long_log(6);
  screen.memory.own<screens::LogMemory>().read = 2;
  screen.memory.own<screens::LogMemory>().is_open = false;
  const Shown answer = screen.settle(view);
  EXPECT_TRUE(std::ranges::any_of(
      answer.controls, [](const screens::ShownControl& one) { return one.label == "recent"; }));
  expect_good_controls(answer.controls, GetParam());
}

TEST_P(Sheets, GameOverOfTeamsFits) {
  for (const int players : {3, 4}) {
    screen.players.assign(static_cast<std::size_t>(players), "human");
    view = view_of(finished(players), players);
    expect_good();
    EXPECT_TRUE(is_open("over"));
    expect_apart(GetParam());
  }
}

TEST_P(Sheets, NoticeWaitsToBeRead) {
  screen.notice =
      "The save \"wotr-autosave.jsonl\" could not be read: line 214: the position was edited.";
  expect_good();
  EXPECT_TRUE(is_open("notice"));
}

TEST_P(Sheets, MenuFits) {
  screen.memory.sheets.open("menu");
  expect_good();
  EXPECT_TRUE(is_open("menu-sheet"));
}

TEST_P(Sheets, RulesOfThisGameFit) {
  screen.memory.sheets.open("rules");
  expect_good();
  EXPECT_TRUE(is_open("rules-sheet"));
}

TEST_P(Sheets, SettingsFit) {
  screen.memory.sheets.open("settings");
  expect_good();
  EXPECT_TRUE(is_open("settings-sheet"));
}

TEST_P(Sheets, StartFits) {
  screen.memory.sheets.open("start");
  expect_good();
  EXPECT_TRUE(is_open("start-sheet"));
  EXPECT_FALSE(is_open("prompt")) << "nobody plays yet";
}

TEST_P(Sheets, KeysFit) {
  screen.memory.sheets.open("keys");
  expect_good();
  EXPECT_TRUE(is_open("keys-sheet"));
}

TEST_P(Sheets, CreditsFit) {
  screen.memory.sheets.open("credits");
  expect_good();
  EXPECT_TRUE(is_open("credits-sheet"));
}

TEST_P(Sheets, SavesFit) {
  screen.memory.sheets.open("saves");
  expect_good();
  EXPECT_TRUE(is_open("saves-sheet"));
}

TEST_P(Sheets, HandsFit) {
  screen.settle(view);
  screen.memory.hand_shown = {true};
  expect_good();
  EXPECT_TRUE(is_open("free-hand"));
  view = view_of(with_cards(core::Seat{1}));
  screen.settle(view);
  screen.memory.hand_shown = {false, true};
  expect_good();
  EXPECT_TRUE(is_open("shadow-hand"));
}

TEST_P(Sheets, PoolsFit) {
  for (const wotr::State& state : {with_cards(core::Seat{0}), finished()}) {
    view = view_of(state);
    screen.memory.game_sheets.open("pools");
    expect_good();
    EXPECT_TRUE(is_open("pools"));
  }
}

TEST_P(Sheets, LogStandsAtItsEnd) {
  screen.memory.own<screens::LogMemory>().is_over_board = true;
  screen.log = long_log(60);
  expect_good();
  ASSERT_TRUE(is_open("log"));
  const auto at_end = [] {
    for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows) {
      if (std::string_view(window->Name).starts_with("log/lines")) {
        EXPECT_GT(window->ScrollMax.y, 0);
        return window->Scroll.y >= window->ScrollMax.y - 1;
      }
    }
    return false;
  };
  EXPECT_TRUE(at_end());
  for (int line = 0; line < 5; ++line) screen.log.push_back({"The Fellowship moves.", {}});
  screen.settle(view);
  EXPECT_TRUE(at_end());
}

INSTANTIATE_TEST_SUITE_P(Every, Sheets, testing::ValuesIn(formats()), id_of);

TEST(Hands, AreHiddenWhenAnotherSeatBeginsToDecide) {
  Screen screen(formats().front());
  screen.players = {"human", "human"};
  const wotr::View free = view_of(with_cards(core::Seat{0}));
  const wotr::View shadow = view_of(with_cards(core::Seat{1}));
  screen.settle(free);
  EXPECT_FALSE(is_open("free-hand")) << "nobody has asked";
  screen.memory.hand_shown[0] = true;
  screen.settle(free);
  EXPECT_TRUE(is_open("free-hand"));
  screen.settle(shadow);
  EXPECT_FALSE(is_open("free-hand"));
  screen.settle(free);
  EXPECT_FALSE(is_open("free-hand"));
}

TEST(Hands, StayOpenForTheOnlyPerson) {
  Screen screen(formats().front());
  const wotr::View free = view_of(with_cards(core::Seat{0}));
  screen.settle(free);
  screen.memory.hand_shown[0] = true;
  screen.settle(
      wotr::Game::view(rules(), with_cards(core::Seat{1}), core::viewer_of(core::Seat{0})));
  EXPECT_TRUE(is_open("free-hand"));
}

TEST(Leaving, ClosesWhatLiesOnTopAndThenOpensTheMenu) {
  Screen screen(formats().front());
  screen.memory.sheets.open("rules");
  screen.memory.hand_shown[0] = true;
  screen.memory.game_sheets.open("played");
  screens::leave_sheet(screen.memory);
  EXPECT_FALSE(screen.memory.sheets.is_open("rules"));
  EXPECT_TRUE(screen.memory.game_sheets.is_open("played"));
  screens::leave_sheet(screen.memory);
  EXPECT_FALSE(screen.memory.game_sheets.is_open("played"));
  EXPECT_TRUE(screen.memory.hand_shown[0]);
  screens::leave_sheet(screen.memory);
  EXPECT_FALSE(screen.memory.hand_shown[0]);
  EXPECT_FALSE(screen.memory.sheets.is_open("menu"));
  screens::leave_sheet(screen.memory);
  EXPECT_TRUE(screen.memory.sheets.is_open("menu"));
}

TEST(Folding, PutsAllAwayIfOneIsOpen) {
  Screen screen(formats().front());
  screen.settings.folded = {{"free", false}, {"shadow", true}};
  screens::fold_all(screen.settings, screen.game);
  EXPECT_TRUE(screens::is_folded(screen.settings, "free"));
  EXPECT_TRUE(screens::is_folded(screen.settings, "shadow"));
  screens::fold_all(screen.settings, screen.game);
  EXPECT_FALSE(screens::is_folded(screen.settings, "free"));
  EXPECT_FALSE(screens::is_folded(screen.settings, "shadow"));
}

}  // namespace
}  // namespace screen
