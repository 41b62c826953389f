// docs/cards.md tells how a card is written; it must name everything, and its examples be true.

#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "rules/wotr/cards/table_card.h"
#include "rules/wotr/names.h"
#include "tests/cli/document.h"
#include "tests/rules/wotr/data_set.h"

namespace cards {
namespace {

using nlohmann::json;

std::string the_page() {
  std::ostringstream text;
  text << std::ifstream(AMONHEN_DOCS "/cards.md").rdbuf();
  return text.str();
}

/// Each is the first cell of a row: "| `recruit` |".
void expect_rows(std::span<const std::string_view> names, const std::string& what) {
  const std::string page = the_page();
  for (const std::string_view name : names) {
    EXPECT_NE(page.find("\n| `" + std::string(name) + "` |"), std::string::npos)
        << "docs/cards.md has no row for the " << what << " " << name;
  }
}

json entry_of(std::string_view card) {
  wotr::DataSet data;
  for (const json& entry : json::parse(data.file("cards.json").text)) {
    if (entry["id"] == card) return entry;
  }
  return json::object();
}

/// The parts of a card's entry that are its program.
json program_of(const json& entry) {
  json program = json::object();
  for (const char* const field : {"if", "do", "table"}) {
    if (entry.contains(field)) program[field] = entry[field];
  }
  return program;
}

TEST(CardPage, NamesEveryVerb) { expect_rows(wotr::ids<wotr::Verb>(), "verb"); }

TEST(CardPage, EveryVerbHasItsParagraph) {
  const std::string page = the_page();
  for (const std::string_view verb : wotr::ids<wotr::Verb>()) {
    EXPECT_NE(page.find("\n### " + std::string(verb) + "\n"), std::string::npos) << verb;
  }
}

TEST(CardPage, NamesEveryCondition) { expect_rows(wotr::condition_names(), "condition"); }

TEST(CardPage, NamesWhatACardDoesOnTheTable) {
  expect_rows(wotr::lasting_names().subspan(1), "lasting effect");  // without "none"
}

TEST(CardPage, TheEntriesItExplainsAreThoseOfTheGame) {
  int entries = 0;
  for (const cli::Block& block : cli::json_blocks(the_page())) {
    const std::string card = block.kind.substr(block.kind.find(' ') + 1);
    const json program = program_of(entry_of(card));
    const json example = json::parse(block.text);
    if (block.kind.starts_with("entry ")) {
      ++entries;
      EXPECT_EQ(example, program) << "docs/cards.md:" << block.line;
    } else {  // a part of it
      EXPECT_NE(program.dump().find(example.dump()), std::string::npos)
          << "docs/cards.md:" << block.line << ": " << program;
    }
  }
  EXPECT_GE(entries, 2);
}

}  // namespace
}  // namespace cards
