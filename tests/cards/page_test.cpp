// docs/cards.md tells how a card is written; it must name everything, and its examples be true.

#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "rules/wotr/cards/table_card.h"
#include "rules/wotr/cards/verb.h"
#include "tests/cli/document.h"
#include "tests/rules/wotr/data_set.h"

namespace cards {
namespace {

using nlohmann::json;

std::string page(const std::string& name) {
  std::ostringstream text;
  text << std::ifstream(AMONHEN_DOCS "/" + name).rdbuf();
  return text.str();
}
std::string the_page() { return page("cards.md"); }

/// Each is the first cell of a row: "| `recruit` |".
void expect_rows(std::span<const std::string_view> names, const std::string& what) {
  const std::string text = the_page();
  for (const std::string_view name : names) {
    EXPECT_NE(text.find("\n| `" + std::string(name) + "` |"), std::string::npos)
        << "docs/cards.md has no row for the " << what << " " << name;
  }
}

json entry_of(std::string_view file, std::string_view id) {
  wotr::DataSet data;
  for (const json& entry : json::parse(data.file(file).text)) {
    if (entry["id"] == id) return entry;
  }
  return json::object();
}

/// The parts of an entry that are its program.
json program_of(const json& entry) {
  json program = json::object();
  for (const char* const field : {"if", "do", "table"}) {
    if (entry.contains(field)) program[field] = entry[field];
  }
  return program;
}

TEST(CardPage, NamesEveryVerb) { expect_rows(wotr::ids<wotr::Verb>(), "verb"); }

TEST(CardPage, EveryVerbHasItsParagraph) {
  const std::string text = the_page();
  for (const std::string_view verb : wotr::ids<wotr::Verb>()) {
    EXPECT_NE(text.find("\n### " + std::string(verb) + "\n"), std::string::npos) << verb;
  }
}

TEST(CardPage, NamesEveryCondition) { expect_rows(wotr::condition_names(), "condition"); }

TEST(CardPage, NamesWhatACardDoesOnTheTable) {
  expect_rows(wotr::lasting_names().subspan(1), "lasting effect");  // without "none"
}

/// The examples of a page: "entry" and the id of a card, "half" and that of a combat half, anything
/// else and the card that it is a part of.
int check_examples(const std::string& name) {
  int entries = 0;
  for (const cli::Block& block : cli::json_blocks(page(name))) {
    const std::size_t space = block.kind.find(' ');
    const std::string what = block.kind.substr(0, space);
    const std::string file = what == "half" ? "combat-cards.json" : "cards.json";
    const json program = program_of(entry_of(file, block.kind.substr(space + 1)));
    const json example = json::parse(block.text);
    if (what == "entry" || what == "half") {
      ++entries;
      EXPECT_EQ(example, program) << "docs/" << name << ":" << block.line;
    } else {
      EXPECT_NE(program.dump().find(example.dump()), std::string::npos)
          << "docs/" << name << ":" << block.line << ": " << program;
    }
  }
  return entries;
}

TEST(CardPage, TheEntriesItExplainsAreThoseOfTheGame) {
  EXPECT_EQ(check_examples("cards.md"), 2);
  EXPECT_EQ(check_examples("combat-cards.md"), 1);
}

// The page of the combat halves writes a verb as `"strike": 1`, a condition as `siege`.
TEST(CardPage, NamesEveryFieldThatACombatHalfUses) {
  const std::string text = page("combat-cards.md");
  wotr::DataSet data;
  for (const json& half : json::parse(data.file("combat-cards.json").text)) {
    for (const char* const list : {"if", "do"}) {
      for (const json& one : half.value(list, json::array())) {
        for (const auto& [field, value] : one.items()) {
          const bool named = text.find('`' + field + '`') != std::string::npos ||
                             text.find('"' + field + '"') != std::string::npos;
          EXPECT_TRUE(named) << "docs/combat-cards.md does not name " << field;
        }
      }
    }
  }
}

}  // namespace
}  // namespace cards
