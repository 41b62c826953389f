// A save is not believed but compared: its header with the rules, its luck with what the seed
// gives.

#include <gtest/gtest.h>

#include "game/match/saves/load.h"
#include "tests/match/played_race.h"

namespace match {
namespace {

using nlohmann::json;
using Lines = std::vector<json>;

base::Result<Loaded<toy::Race>> load(const std::string& text) {
  return load_save<toy::Race>(text, "race.save", toy::data());
}

Lines lines_of(const std::string& text) {
  Lines lines;
  for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1) {
    lines.push_back(json::parse(text.substr(at, text.find('\n', at) - at)));
  }
  return lines;
}

std::string text_of(const Lines& lines) {
  std::string text;
  for (const json& line : lines) text += base::canonical_text(line) + "\n";
  return text;
}

Lines played_lines() { return lines_of(save_text(toy::played_match(5))); }

/// The place of the first line from `from` on that the generator gave.
std::size_t drawn_line(const Lines& lines, std::size_t from = 1) {
  while (from < lines.size() && !lines[from].contains("stream")) ++from;
  return from;
}

/// The same without what would show an edited throw at once.
Lines without_positions(Lines lines) {
  std::erase_if(lines, [](const json& line) { return line.contains("hash"); });
  return lines;
}

void expect_marked_edited(const std::string& text, const std::string& place) {
  const auto loaded = load(text);
  ASSERT_TRUE(loaded.ok()) << loaded.error();
  EXPECT_TRUE(loaded->match.marks().edited);
  EXPECT_FALSE(loaded->exact) << "the old file must not be gone on with";
  ASSERT_EQ(loaded->notices.size(), 1u);
  EXPECT_EQ(loaded->notices[0].find("race.save, " + place + ": "), 0u) << loaded->notices[0];
  EXPECT_NE(loaded->notices[0].find("edited"), std::string::npos) << loaded->notices[0];
}

TEST(EditedSave, NoEditedThrowGoesThroughInSilence) {
  const Lines whole = without_positions(played_lines());
  int throws = 0;
  for (std::size_t at = drawn_line(whole); at < whole.size(); at = drawn_line(whole, at + 1)) {
    const int highest = whole[at]["stream"] == "deal" ? 3 : 6;
    for (int value = 1; value <= highest; ++value) {
      if (whole[at]["action"]["value"] == value) continue;
      Lines lines = whole;
      lines[at]["action"]["value"] = value;
      lines.resize(at + 1);  // what follows may not be legal any more
      expect_marked_edited(text_of(lines), "line " + std::to_string(at + 1));
      ++throws;
    }
  }
  EXPECT_GT(throws, 20);
}

TEST(EditedSave, AnotherSeedIsFoundOut) {
  Lines lines = played_lines();
  lines[0]["seed"] = 6;
  expect_marked_edited(text_of(lines), "line 12");
}

TEST(EditedSave, AStreamThatStandsElsewhereIsFoundOut) {
  Lines lines = played_lines();
  const std::size_t at = drawn_line(lines, 4);
  lines[at]["drawn"] = 77;
  lines.resize(at + 1);
  expect_marked_edited(text_of(lines), "line " + std::to_string(at + 1));
}

TEST(EditedSave, TheMarkStaysWithTheGame) {
  Lines lines = played_lines();
  lines[0]["seed"] = 6;
  const std::string kept = save_text(load(text_of(lines))->match);
  EXPECT_EQ(lines_of(kept)[0]["marks"], json({"edited"}));
  const auto again = load(kept);
  ASSERT_TRUE(again.ok()) << again.error();
  EXPECT_TRUE(again->exact && again->match.marks().edited && !again->edited);
  lines = lines_of(kept);
  lines[0].erase("marks");
  expect_marked_edited(text_of(lines), "line 12");
}

TEST(EditedSave, ForcedLuckIsNoEditButAMarkOfItsOwn) {
  const auto loaded = load(save_text(toy::dealt_match()));
  ASSERT_TRUE(loaded.ok()) << loaded.error();
  EXPECT_EQ(loaded->match.marks(), Marks{.forced = true});
  EXPECT_TRUE(loaded->exact && loaded->notices.empty());
  Lines lines = played_lines();
  for (json& line : lines) {
    line.erase("stream");
    line.erase("drawn");
  }
  lines[0]["streams"] = json::object();
  EXPECT_EQ(load(text_of(lines))->match.marks(), Marks{.forced = true}) << "drawn no more";
}

TEST(EditedSave, AFairGameHasNoMark) {
  const auto loaded = load(save_text(toy::played_match(5)));
  EXPECT_FALSE(loaded->match.marks().any());
  EXPECT_FALSE(played_lines()[0].contains("marks"));
}

TEST(EditedSave, ForcedLuckThatWasTakenBackDoesNotCount) {
  auto match = toy::dealt_match();
  match.undo(0, UndoKind::kPractice);
  match.roll();
  EXPECT_FALSE(match.marks().any());
}

TEST(EditedSave, UnderOtherDataLuckCannotBeCompared) {
  Lines lines = played_lines();
  lines[0]["seed"] = 6;
  lines[0]["data"] = "0000000000000000";
  const auto loaded = load(text_of(lines));
  ASSERT_TRUE(loaded.ok()) << loaded.error();
  EXPECT_EQ(loaded->match.marks(), Marks{.older = true});
  ASSERT_EQ(loaded->notices.size(), 1u);
  EXPECT_NE(loaded->notices[0].find("cannot be compared"), std::string::npos);
  const auto again = load(save_text(loaded->match));
  EXPECT_EQ(again->match.marks(), Marks{.older = true});
  EXPECT_TRUE(again->notices.empty() && again->exact) << "told once";
}

TEST(EditedSave, APositionThatWasTakenOutIsWrittenAgain) {
  const auto loaded = load(text_of(without_positions(played_lines())));
  ASSERT_TRUE(loaded.ok()) << loaded.error();
  EXPECT_FALSE(loaded->exact);
  EXPECT_EQ(save_text(loaded->match), text_of(played_lines()));
}

void expect_fault(const char* field, const json& value, const std::string& reason) {
  Lines lines = played_lines();
  lines[0][field] = value;
  const auto loaded = load(text_of(lines));
  ASSERT_FALSE(loaded.ok()) << field << " " << value;
  EXPECT_EQ(loaded.error().find("race.save, line 1: "), 0u) << loaded.error();
  EXPECT_NE(loaded.error().find(field), std::string::npos) << loaded.error();
  EXPECT_NE(loaded.error().find(reason), std::string::npos) << loaded.error();
}

TEST(EditedSave, EveryFieldOfTheHeaderIsChecked) {
  expect_fault("rules", 99, "newer program");
  expect_fault("rules", 0, "no version 0");
  expect_fault("data", "none", "not of its type");
  expect_fault("marks", {"fair"}, "not of its type");
  expect_fault("options", json::object(), "\"goal\" is missing");
  expect_fault("seats", json::object(), "nobody sits at \"red\"");
  expect_fault("seats", {{"red", "human"}}, "nobody sits at \"blue\"");
  expect_fault("seats", {{"red", "human"}, {"blue", ""}}, "has no name");
  expect_fault("seats", {{"red", "human"}, {"blue", "human"}, {"green", "human"}}, "\"green\"");
  expect_fault("streams", {{"deal", 3}}, "begins without any");
}

TEST(EditedSave, StreamsOfAPositionAreOnesThatExist) {
  match::Setup setup{.seats = {{"red", "human"}, {"blue", "human"}}, .streams = {{"deal", 2}}};
  setup.position = {{"cards", {1, 2}}, {"played", {0, 1}}, {"peeked", {0, 0}}, {"places", {15, 4}},
                    {"turn", 4},       {"toAct", 0},       {"byCard", 0},      {"phase", "choose"}};
  const auto match = Match<toy::Race>::begin(toy::tables(), setup);
  const Lines lines = lines_of(save_text(*match));
  EXPECT_TRUE(load(text_of(lines)).ok());
  for (const auto& [name, position] :
       {std::pair("tiles", 3ULL), std::pair("deal", 0ULL), std::pair("deal", ~0ULL)}) {
    Lines edited = lines;
    edited[0]["streams"] = {{name, position}};
    const auto loaded = load(text_of(edited));
    ASSERT_FALSE(loaded.ok()) << name << " " << position;
    EXPECT_NE(loaded.error().find("line 1: \"streams\": "), std::string::npos) << loaded.error();
  }
}

}  // namespace
}  // namespace match
