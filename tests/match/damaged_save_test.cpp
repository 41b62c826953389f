// A save that is damaged or edited by hand: one sentence with file, line and reason.

#include <algorithm>

#include <gtest/gtest.h>

#include "game/match/saves/load.h"
#include "tests/harness/sanitized.h"
#include "tests/match/played_race.h"

namespace match {
namespace {

std::string sentence_for(const std::string& text) {
  const auto loaded = load_save<toy::Race>(text, "race.save", toy::data());
  return loaded.ok() ? "it loads" : loaded.error();
}

std::string whole_save() { return save_text(toy::played_match(5)); }

/// The save with the first `from` after `start` replaced.
std::string edited(const std::string& from, const std::string& to, std::size_t start = 0) {
  std::string text = whole_save();
  const std::size_t at = text.find(from, start);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

void expect_sentence(const std::string& text, const std::string& place, const std::string& reason) {
  const std::string sentence = sentence_for(text);
  EXPECT_EQ(sentence.rfind("race.save, " + place + ": ", 0), 0u) << sentence;
  EXPECT_NE(sentence.find(reason), std::string::npos) << sentence;
  EXPECT_EQ(sentence.find('\n'), std::string::npos) << "one sentence, one line";
}

TEST(DamagedSave, NamesFileLineAndReason) {
  expect_sentence("", "line 1", "empty");
  expect_sentence("hello", "line 1", "not JSON");
  expect_sentence("{}\n", "line 1", "not the header");
  expect_sentence("[1]\n", "line 1", "not the header");
  expect_sentence(edited("\"format\":1", "\"format\":9"), "line 1", "newer program");
  expect_sentence(edited("\"format\":1", "\"format\":0"), "line 1", "no format 0");
  expect_sentence(edited("\"game\":\"race\"", "\"game\":\"chess\""), "line 1", "chess");
  expect_sentence(edited("\"seed\":5", "\"seed\":-5"), "line 1", "\"seed\"");
  expect_sentence(edited("\"seed\":5,", ""), "line 1", "\"seed\" is missing");
  expect_sentence(edited("\"seed\":5", "\"seed\":5,\"speed\":6"), "line 1", "\"speed\"");
  expect_sentence(edited("\"goal\":20", "\"goal\":1000"), "line 1", "goal");
  expect_sentence(edited("},\"turn\":2}", "},\"turn\":3}"), "line 7", "\"turn\"");
  expect_sentence(edited("{\"action\"", "{action"), "line 2", "not JSON");
  expect_sentence(edited("\"action\"", "\"acting\""), "line 2", "neither an action");
  expect_sentence(edited("\"n\":2", "\"n\":3"), "line 3", "line is missing");
  expect_sentence(edited("\"seat\":\"chance\"", "\"seat\":\"red\""), "line 2", "\"chance\"");
  expect_sentence(edited("\"do\":\"card\"", "\"do\":\"cart\""), "line 2", "cart");
  expect_sentence(edited("\"stream\":\"deal\"", "\"stream\":\"dial\""), "line 2", "another stream");
  expect_sentence(edited(",\"stream\":\"deal\"", ""), "line 2", "go together");
  expect_sentence(edited("\"stream\":\"deal\"", "\"n\":1"), "line 2", "stands twice");
  expect_sentence(edited(",\"value\":", ",\"value\":6,\"worth\":"), "line 2", "\"worth\"");
}

TEST(DamagedSave, BlankLinesAtTheEndAreNoDamage) {
  for (const char* more : {"\n", "\n\n\n", "  \n", "\r\n", " "}) {
    const auto loaded = load_save<toy::Race>(whole_save() + more, "race.save", toy::data());
    ASSERT_TRUE(loaded) << loaded.error();
    EXPECT_TRUE(loaded->notices.empty());
    EXPECT_FALSE(loaded->exact) << "what comes next would stand behind a gap";
    EXPECT_EQ(save_text(loaded->match), whole_save());
  }
  const auto lines = std::ranges::count(whole_save(), '\n');
  expect_sentence(whole_save() + "\n{}\n", "line " + std::to_string(1 + lines), "not JSON");
}

TEST(DamagedSave, TextInUtf16IsCalledSo) {
  std::string wide = "\xff\xfe";
  for (const char letter : whole_save()) wide += {letter, '\0'};
  expect_sentence(wide, "line 1", "UTF-16");
}

TEST(DamagedSave, NoGameIsSoLong) {
  const std::string sentence = sentence_for(whole_save() + std::string(kMostSaveBytes, '\n'));
  EXPECT_EQ(sentence, "race.save: it is longer than 16 MB, and no game is");
}

TEST(DamagedSave, AnEditedThrowLeadsToAnotherPosition) {
  const std::string text = whole_save();
  const std::size_t line = text.find("\"do\":\"pips\"");
  const std::size_t value = text.find("\"value\":", line) + 8;
  std::string edited_text = text;
  edited_text[value] = text[value] == '1' ? '2' : '1';
  const std::string sentence = sentence_for(edited_text);
  EXPECT_NE(sentence.find("another position"), std::string::npos) << sentence;
}

TEST(DamagedSave, AnEditedPositionIsFoundByItsHash) {
  const std::string text = edited("\"phase\":\"choose\"", "\"phase\":\"roll\"");
  EXPECT_NE(sentence_for(text).find("was edited"), std::string::npos) << sentence_for(text);
}

TEST(DamagedSave, AnUndoMustBePossible) {
  std::string text = save_text(toy::dealt_match());
  expect_sentence(text + "{\"undo\":2}\n", "line 4", "not played");
  expect_sentence(text + "{\"undo\":1}\n", "line 4", "may not be undone");
  expect_sentence(text + "{\"undo\":1,\"practice\":false}\n", "line 4", "practice");
  EXPECT_EQ(sentence_for(text + "{\"undo\":1,\"practice\":true}\n"), "it loads");
}

constexpr std::size_t kStride = harness::kIsSanitized ? 5 : 1;  ///< bytes

TEST(DamagedSave, NoSingleByteCrashesTheLoader) {
  const std::string text = whole_save();
  Stream noise(1, "noise");
  for (std::size_t i = 0; i < text.size(); i += kStride) {
    std::string damaged = text;
    damaged[i] = static_cast<char>(noise.below(256));
    sentence_for(damaged);
    sentence_for(text.substr(0, i));
  }
}

TEST(DamagedSave, DeepAndHugeLinesAreRefused) {
  const std::string header = whole_save().substr(0, whole_save().find('\n') + 1);
  expect_sentence(header + std::string(100'000, '[') + "\n", "line 2", "nested");
  expect_sentence(header + std::string(base::kMaxJsonBytes + 1, '1') + "\n", "line 2", "4 MB");
  expect_sentence(header + "{\"n\":1e999}\n", "line 2", "too large");
  expect_sentence(header + "{\"seat\":\"\xff\xfe\"}\n", "line 2", "not JSON");
}

}  // namespace
}  // namespace match
