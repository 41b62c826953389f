// The rows of sheets, and the stack of those that lie open.

#include <algorithm>

#include <gtest/gtest.h>

#include "game/commands/ids.h"
#include "tests/screens/looks.h"
#include "tests/screens/samples.h"

namespace screen {
namespace {

using screens::Covers;
using screens::OpenSheets;
using screens::SheetRow;

TEST(OpenSheets, LieOnEachOtherAsTheyWereOpened) {
  OpenSheets open;
  EXPECT_FALSE(open.back());
  open.open("settings");
  open.open("ruler");
  open.open_below("start");
  EXPECT_EQ(open.top(), "ruler");
  open.open("settings");
  EXPECT_EQ(open.top(), "settings") << "it is brought on top";
  EXPECT_TRUE(open.back());
  EXPECT_TRUE(open.back());
  EXPECT_EQ(open.top(), "start");
  open.turn("start");
  EXPECT_TRUE(open.is_empty());
}

/// Those of every window, and those of this game.
std::vector<SheetRow> all_sheets() {
  return screens::sheets_with(screens::usual_sheets(), wotr_screens::game_screens());
}

TEST(SheetRows, HaveANameEach) {
  std::vector<std::string> names = screens::sheet_names(all_sheets());
  std::ranges::sort(names);
  EXPECT_EQ(std::ranges::adjacent_find(names), names.end());
  EXPECT_TRUE(std::ranges::binary_search(names, std::string("played-shadow")));
}

TEST(SheetRows, HaveWordsInTheMenuAndCommandsOfTheTable) {
  for (const SheetRow& row : screens::usual_sheets()) EXPECT_NE(row.draw, nullptr) << row.id;
  for (const SheetRow& row : all_sheets()) {
    SCOPED_TRACE(row.id);
    EXPECT_TRUE(row.title.empty() || words().has(row.title)) << row.title;
    EXPECT_FALSE(row.menu && row.title.empty());
    EXPECT_TRUE(row.pages.empty() || row.turn_to != nullptr);
    EXPECT_TRUE(row.command.empty() ||
                commands::find_row(commands::table(), row.command) != nullptr);
  }
  for (const commands::Row& row : commands::table()) {
    EXPECT_TRUE(!row.menu || words().has(row.menu->words)) << row.id;
  }
}

/// Whatever stands in the menu has a place of its own there.
TEST(SheetRows, StandInTheMenuInOneOrder) {
  std::vector<int> orders;
  for (const SheetRow& row : all_sheets()) {
    if (row.menu) orders.push_back(row.menu->order);
  }
  for (const commands::Row& row : commands::table()) {
    if (row.menu) orders.push_back(row.menu->order);
  }
  std::ranges::sort(orders);
  EXPECT_EQ(std::ranges::adjacent_find(orders), orders.end());
  EXPECT_EQ(orders.size(), 14U);
}

TEST(SheetRows, TheCommandLineOpensASheetOrAPageOfIt) {
  screens::Memory memory;
  screens::open_named(memory, screens::usual_sheets(), "new-game-rules");
  EXPECT_EQ(memory.sheets.top(), "new-game");
  screens::open_named(memory, screens::usual_sheets(), "no-such-sheet");
  EXPECT_EQ(memory.sheets.all().size(), 1U);
}

TEST(SheetRows, TheCommandLineOpensASheetOfTheGame) {
  Screen screen({{1280, 720}, 1});
  const wotr::View view = view_of(samples().front().state);
  screens::open_named(screen.memory, all_sheets(), "played-shadow");
  screen.settle(view);
  EXPECT_TRUE(is_open("played"));
  EXPECT_EQ(screen.own().played_page, wotr_screens::PlayedPage::kShadow);
  EXPECT_FALSE(screens::is_sheet_open(screen.memory)) << "the game goes on beside it";
  screens::open_named(screen.memory, all_sheets(), "pools");
  screen.settle(view);
  EXPECT_TRUE(is_open("pools"));
}

TEST(SheetRows, BackClosesThoseOfTheGameToo) {
  screens::Memory memory;
  screens::open_named(memory, all_sheets(), "played");
  screens::open_named(memory, all_sheets(), "pools");
  screens::open_named(memory, all_sheets(), "keys");
  screens::leave_sheet(memory);
  EXPECT_TRUE(memory.sheets.is_empty());
  screens::leave_sheet(memory);
  EXPECT_EQ(memory.game_sheets.top(), "played");
  screens::leave_sheet(memory);
  EXPECT_TRUE(memory.game_sheets.is_empty());
}

TEST(SheetRows, AnotherMatchClosesThoseThatTellOfThisOne) {
  screens::Memory memory;
  for (const char* id : {"goals", "keys", "recent", "course"}) memory.sheets.open(id);
  screens::forget(memory, wotr_screens::game_screens(), all_sheets());
  EXPECT_EQ(memory.sheets.all(), std::vector<std::string>{"keys"});
}

TEST(SheetRows, SayWhatMustBeReadForThem) {
  using screens::Needs;
  const auto needed_by = [](std::initializer_list<const char*> ids) {
    OpenSheets open;
    for (const char* id : ids) open.open(id);
    return screens::most_needed(open, screens::usual_sheets());
  };
  EXPECT_EQ(needed_by({"start", "saves"}), Needs::kNothing);
  EXPECT_EQ(needed_by({"menu"}), Needs::kChoices);
  EXPECT_EQ(needed_by({"tutorial", "rules"}), Needs::kOffers);
}

TEST(SheetRows, TellWhatASheetCovers) {
  const auto rows = screens::usual_sheets();
  OpenSheets open;
  open.open("recent");
  EXPECT_FALSE(screens::is_game_covered(open, rows)) << "it is read beside the game";
  open.open("keys");
  EXPECT_TRUE(screens::is_game_covered(open, rows));
  EXPECT_EQ(screens::find_covering(open, rows, Covers::kTable), nullptr);
  open.open("new-game");
  ASSERT_NE(screens::find_covering(open, rows, Covers::kTable), nullptr);
  EXPECT_EQ(screens::find_covering(open, rows, Covers::kTable)->id, "new-game");
}

class SheetCommands : public testing::Test {
 protected:
  Screen screen{{{1280, 720}, 1}};
  wotr::View view = view_of(samples().front().state);
};

TEST_F(SheetCommands, OpenASheetAndCloseItAgain) {
  EXPECT_EQ(screens::sheet_of_command(screens::usual_sheets(), commands::kKeys)->id, "keys");
  screen.memory.sheets.command("keys");
  screen.settle(view);
  EXPECT_TRUE(is_open("keys-sheet"));
  screen.memory.sheets.command("keys");
  screen.settle(view);
  EXPECT_FALSE(is_open("keys-sheet"));
}

TEST_F(SheetCommands, OpenNothingThatHasNothingToShow) {
  screen.memory.sheets.command("rule-book");
  screen.settle(view);
  EXPECT_TRUE(screen.memory.sheets.is_empty()) << "this game has no book of rules here";
}

TEST_F(SheetCommands, WhatHasNothingToShowAnyMoreIsClosed) {
  screen.goals = {{.party = "free", .text = "Hold Edoras.", .mark = match::GoalState::kOpen}};
  screen.memory.sheets.open("goals");
  screen.settle(view);
  EXPECT_TRUE(is_open("goals-sheet"));
  screen.goals.clear();
  screen.settle(view);
  EXPECT_TRUE(screen.memory.sheets.is_empty());
}

TEST_F(SheetCommands, AtTheStartTheMenuStaysAway) {
  screen.memory.sheets.open("start");
  screen.memory.sheets.command("menu");
  screen.settle(view);
  EXPECT_FALSE(is_open("menu-sheet")) << "the start has the same ways";
}

}  // namespace
}  // namespace screen
