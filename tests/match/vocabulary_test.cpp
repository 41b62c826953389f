// Words and what asks for them, compared: game/lang/vocabulary.h.

#include "game/lang/vocabulary.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include "tests/toy/race.h"

namespace lang {
namespace {

using nlohmann::json;
using Faults = std::vector<std::string>;

constexpr core::SchemaRow kRows[] = {{"pass", {}}, {"move", {{{"count", 1}, {"to", 2}}}}};

/// A march of so many to a region, asked about, and shown on a screen.
Vocabulary vocabulary() {
  Vocabulary vocabulary;
  add_schema(vocabulary, "action", kRows, [](std::uint8_t, std::uint8_t byte) -> json {
    return {{"count", byte}, {"to", byte < 2 ? json(byte == 0 ? "bree" : "moria") : json()}};
  });
  vocabulary.questions = {"march"};
  vocabulary.told_questions = {{"from", {"bree", "moria"}}};
  vocabulary.forms = {"again"};
  vocabulary.names = {{"side", {"free", "shadow"}}};
  vocabulary.asked = {"screen.menu", "screen.turn", "tip."};
  vocabulary.given = {"turn"};
  return vocabulary;
}

const json kGood = {{"action.pass", "Pass"},
                    {"action.pass.march", "Stay"},
                    {"action.pass.march.move+pass", "Stay, do not move"},
                    {"action.move", "Move {count|figure|figures} to {to}"},
                    {"field.to", "region"},
                    {"field.from", "region"},
                    {"region.bree", "Bree"},
                    {"region.moria", "Moria"},
                    {"side.free", "Free"},
                    {"side.shadow", "Shadow"},
                    {"decision.march", "Who marches?"},
                    {"decision.march.again", "Who marches on from {from}?"},
                    {"decision.march.move+pass", "March or pass?"},
                    {"screen.menu", "Menu"},
                    {"screen.turn.free", "Turn {turn} of the Free Peoples"},
                    {"screen.turn.shadow", "Turn {turn} of the Shadow"},
                    {"tip.pass", "Nothing happens."}};

Faults faults(const json& words) {
  return word_faults(Sentences::load(words.dump(), "en.json").value(), vocabulary());
}
Faults with(const std::string& key, const std::string& sentence) {
  json words = kGood;
  words[key] = sentence;
  return faults(words);
}
Faults without(const std::string& key) {
  json words = kGood;
  words.erase(key);
  return faults(words);
}

TEST(Vocabulary, AgreesWithGoodWords) { EXPECT_EQ(faults(kGood), Faults{}); }

TEST(Vocabulary, AMissingKeyIsNamed) {
  for (const char* key : {"action.pass", "action.move", "decision.march", "region.moria",
                          "side.shadow", "screen.menu", "screen.turn.shadow"}) {
    EXPECT_EQ(without(key),
              Faults{"en.json: the sentence \"" + std::string(key) + "\" is missing"});
  }
}

TEST(Vocabulary, AKeyThatNobodyAsksForIsNamed) {
  for (const char* key :
       {"action.fly", "action.pass.flight", "action.pass.march.pass+move", "decision.flight",
        "region.brree", "decision.march.agian", "decision.march.pass+move", "screen.meun",
        "side.neutral", "screen.turn.neither", "words"}) {
    EXPECT_EQ(with(key, "x"), Faults{"en.json, " + std::string(key) + ": nobody asks for it"});
  }
}

TEST(Vocabulary, APlaceThatNothingFillsIsNamed) {
  EXPECT_EQ(with("action.move", "Move to {too}"),
            Faults{"en.json, action.move: nothing fills {too}"});
  EXPECT_EQ(with("action.pass.march", "Stay in {to}"),
            Faults{"en.json, action.pass.march: nothing fills {to}"});
  EXPECT_EQ(with("decision.march.again", "From {form}?"),
            Faults{"en.json, decision.march.again: nothing fills {form}"});
  EXPECT_EQ(with("screen.turn.free", "Turn {trun}"),
            Faults{"en.json, screen.turn.free: nothing fills {trun}"});
  EXPECT_EQ(with("region.bree", "Bree {to}"),
            Faults{"en.json, region.bree: it is a name, and nothing fills its places"});
}

TEST(Vocabulary, AThingIsNoNumber) {
  EXPECT_EQ(with("action.move", "Move to {to|region|regions}"),
            Faults{"en.json, action.move: {to|region|regions} is no number"});
}

TEST(Vocabulary, TheToyGameSaysEverything) {
  const auto words = load_sentences(AMONHEN_SOURCE_DIR "/tests/toy/data", "race");
  ASSERT_TRUE(words.ok()) << words.error();
  const auto write = [](core::Schema schema) {
    return [schema](std::uint8_t row, std::uint8_t byte) {
      const std::array<std::uint8_t, 2> both{static_cast<std::uint8_t>(byte % 2), byte};
      return core::write_row(schema, row, both, toy::write);
    };
  };
  Vocabulary race;
  add_schema(race, "action", toy::kActions, write(toy::kActions));
  add_schema(race, "event", toy::kEvents.schema, write(toy::kEvents.schema));
  add_schema(race, "refusal", toy::kRefusals, write(toy::kRefusals));
  race.questions.assign(std::begin(toy::kPhases), std::end(toy::kPhases));
  race.names = {{"card", {"hidden"}}};
  race.sentences["reason.lead"] = {{"steps", {}}};
  race.asked = {"screen.thinking", "screen.decides"};
  EXPECT_EQ(word_faults(*words, race), Faults{});
}

}  // namespace
}  // namespace lang
