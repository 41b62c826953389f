// docs/trilogy-cards.md: its entries are those of the data, and it leaves no word of them out.

#include <gtest/gtest.h>

#include "game/match/folders/files.h"
#include "tests/cli/document.h"
#include "tests/trilogy/game.h"

namespace trilogy_tests {
namespace {

const std::string kEntry = "entry ";

std::string page() { return *match::read_file(AMONHEN_DATA "/../docs/trilogy-cards.md"); }

json cards() { return json::parse(*match::read_file(AMONHEN_DATA "/trilogy/cards.json")); }

TEST(TrilogyCardPage, ItsEntriesStandInTheData) {
  int entries = 0;
  for (const cli::Block& block : cli::json_blocks(page())) {
    if (!block.kind.starts_with(kEntry)) continue;
    ++entries;
    for (json card : cards()) {
      if (card["id"] != block.kind.substr(kEntry.size())) continue;
      card.erase("text");
      EXPECT_EQ(json::parse(block.text), card) << "line " << block.line;
    }
  }
  EXPECT_EQ(entries, 2);
}

TEST(TrilogyCardPage, EveryVerbFieldAndMomentIsExplained) {
  const std::string text = page();
  const auto expect_told = [&](const std::string& word) {
    EXPECT_NE(text.find("`" + word + "`"), std::string::npos) << word;
  };
  for (const json& card : cards()) {
    expect_told(card["do"]["verb"]);
    for (const auto& [field, value] : card["do"].items()) {
      if (field != "verb") expect_told(field);
    }
    if (card.contains("when")) expect_told(card["when"]);
    for (const auto& [field, value] : card.items()) expect_told(field);
    const json conditions = card.value("if", json::object());
    for (const auto& [field, value] : conditions.items()) {
      EXPECT_NE(text.find("\"" + field + "\""), std::string::npos) << field;
    }
  }
}

}  // namespace
}  // namespace trilogy_tests
