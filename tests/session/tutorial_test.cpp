// The tutorial: what a chapter may ask, and that each can be played to its end by what it says.

#include <gtest/gtest.h>

#include "base/json_pattern.h"
#include "game/tutorial/guide.h"
#include "tests/session/sessions.h"

namespace session_test {
namespace {

using nlohmann::json;
using tutorial::Chapter;
using tutorial::Guide;

const std::string kData = AMONHEN_SOURCE_DIR "/data";

lang::Sentences words_of_a_race() {
  lang::Sentences words;
  words.put("prose.tutorial.1-run.title", "Run", "x");
  words.put("prose.tutorial.1-run.text", "How to run", "x");
  for (const char* step : {"look", "roll", "again"}) {
    words.put("prose.tutorial.1-run." + std::string(step) + ".say", step, "x");
  }
  return words;
}

const char* const kRun = R"({"format": 1, "title": "Run", "text": "How to run", "players": 2,
  "seed": 3, "learner": "red", "others": {"blue": [{"do": "roll"}]},
  "steps": [{"id": "look", "say": "look", "at": "region:start", "before": true},
            {"id": "roll", "say": "roll", "do": {"do": ["roll", "peek"]}},
            {"id": "again", "say": "again", "do": [{"do": "roll"}, {"do": "play"}]}]})";

Chapter run() { return tutorial::parse_chapter(kRun, "1-run.json", words_of_a_race()).value(); }

TEST(Tutorial, AnActionFitsThatHasAllFieldsWithOneOfTheirValues) {
  const json action{{"do", "die"}, {"face", "army"}, {"seats", {"red", "blue"}}};
  EXPECT_TRUE(base::fits(action, json::object()));
  EXPECT_TRUE(base::fits(action, {{"do", "die"}, {"face", {"muster", "army"}}}));
  EXPECT_TRUE(base::fits(action, {{"seats", {"red", "blue"}}}));
  EXPECT_FALSE(base::fits(action, {{"do", "die"}, {"face", "muster"}}));
  EXPECT_FALSE(base::fits(action, {{"to", "harbour"}}));
}

TEST(Pattern, AsksForFieldsWithinFieldsAndForNumbersInARange) {
  const json position = {{"turn", 7}, {"regions", {{"harbour", {{"control", "free"}}}}}};
  EXPECT_TRUE(base::fits(position, {{"regions", {{"harbour", {{"control", "free"}}}}}}));
  EXPECT_TRUE(base::fits(position, {{"turn", {{"atLeast", 7}, {"atMost", 7}}}}));
  EXPECT_FALSE(base::fits(position, {{"turn", {{"atLeast", 8}}}}));
  EXPECT_FALSE(base::fits(position, {{"regions", {{"atMost", 8}}}})) << "an object is no number";
  const json either = json::array({{{"turn", 1}}, {{"turn", 7}}});
  EXPECT_TRUE(base::fits(position, either));
}

TEST(Tutorial, TheGuideTakesNothingButWhatTheStepAsksFor) {
  const Chapter chapter = run();
  Guide guide(chapter);
  EXPECT_TRUE(guide.is_to_be_read());
  EXPECT_TRUE(guide.holds_others());
  EXPECT_FALSE(guide.allows({{"do", "roll"}})) << "it is to be read first";
  guide.read();
  EXPECT_FALSE(guide.is_to_be_read());
  EXPECT_FALSE(guide.allows({{"do", "play"}}));
  EXPECT_TRUE(guide.allows({{"do", "peek"}}));
  guide.take();
  EXPECT_EQ(guide.step().id, "again");
  guide.take();
  EXPECT_EQ(guide.step().id, "again") << "it asks for two answers";
  EXPECT_FALSE(guide.allows({{"do", "roll"}}));
  EXPECT_TRUE(guide.allows({{"do", "play"}}));
  guide.take();
  EXPECT_TRUE(guide.is_done());
  EXPECT_TRUE(guide.allows({{"do", "roll"}})) << "afterwards everything may be tried";
}

TEST(Tutorial, ABadChapterIsToldInOneSentence) {
  const auto fault = [](const json& change) {
    json chapter = json::parse(kRun);
    chapter.update(change);
    const auto parsed = tutorial::parse_chapter(chapter.dump(), "1-run.json", words_of_a_race());
    return parsed ? std::string() : parsed.error();
  };
  EXPECT_EQ(fault(json::object()), "");
  EXPECT_NE(fault({{"steps", json::array()}}).find("nothing is taught"), std::string::npos);
  EXPECT_NE(fault({{"steps", {{{"id", "fly"}, {"say", "fly"}}}}}).find("it has no words"),
            std::string::npos);
  EXPECT_NE(fault({{"haste", true}}).find("1-run.json"), std::string::npos);
}

TEST(Tutorial, TheLastWordsMayBeReadAndNeedNoPressing) {
  Chapter chapter = run();
  chapter.steps.push_back({.id = "end", .words = "That was a race.", .place = {}, .does = {}});
  Guide guide(chapter);
  guide.read();
  for (int i = 0; i < 3; ++i) guide.take();
  EXPECT_EQ(guide.step().id, "end");
  EXPECT_TRUE(guide.is_at_end());
  EXPECT_FALSE(guide.is_to_be_read());
  EXPECT_TRUE(guide.allows({{"do", "roll"}}));
}

/// The answers that a step leaves open: how many there were, and which is to be given.
struct Choices {
  std::size_t at = 0;                  ///< the question where another than the first is given
  std::size_t other = 0;               ///< which
  std::vector<std::size_t> allowed{};  ///< by question
};

/// Does what is asked, and nothing else, until nothing is asked any more.
void play_by_its_words(const session::Opener& opener, const Chapter& chapter, Choices& choices) {
  session::SeatScripts scripts;
  for (const auto& [seat, answers] : chapter.others) {
    for (const tutorial::Pattern& pattern : answers) {
      scripts[seat].push_back([pattern](const json& one) { return base::fits(one, pattern); });
    }
  }
  match::Setup setup = chapter.setup;
  setup.seats[chapter.learner] = players::kHuman;
  auto session = opener.begin_scripted(std::move(setup), players::kRandom, scripts);
  ASSERT_TRUE(session) << chapter.path << ": " << session.error();
  Guide guide(chapter);
  for (int i = 0; i < 10'000 && !guide.is_at_end(); ++i) {
    if (guide.is_to_be_read() && (guide.holds_others() || !(*session)->is_machine_next())) {
      guide.read();
    } else if ((*session)->is_machine_next()) {
      (*session)->advance_and_wait();
    } else {
      const core::Decision& asked = (*session)->screen().view().decision();
      ASSERT_FALSE(asked.is_over()) << chapter.path << ", " << guide.step().id;
      std::string offered;
      std::vector<core::Action> allowed;
      for (const core::Action action : asked.actions) {
        const json one = (*session)->action_json(action);
        offered += one.dump() + " ";
        if (guide.allows(one)) allowed.push_back(action);
      }
      ASSERT_FALSE(allowed.empty()) << chapter.path << ", " << guide.step().id
                                    << ": nothing of what is offered fits: " << offered;
      const bool is_other = choices.allowed.size() == choices.at;
      choices.allowed.push_back(allowed.size());
      ASSERT_TRUE((*session)->submit(allowed[is_other ? choices.other : 0]));
      guide.take();
    }
  }
  EXPECT_TRUE(guide.is_at_end()) << chapter.path << ", " << guide.step().id;
}

/// Whatever a step lets the learner choose leads on to the end.
void play_every_choice(const session::Opener& opener, const Chapter& chapter) {
  Choices first;
  play_by_its_words(opener, chapter, first);
  for (std::size_t at = 0; at < first.allowed.size(); ++at) {
    for (std::size_t other = 1; other < first.allowed[at]; ++other) {
      SCOPED_TRACE(chapter.id + ", question " + std::to_string(at) + ", answer " +
                   std::to_string(other));
      Choices choices{.at = at, .other = other};
      play_by_its_words(opener, chapter, choices);
    }
  }
}

void play_all(const session::Opener& opener, std::string_view game, std::size_t chapters) {
  const auto words = lang::load_sentences(kData, game).value();
  const auto read = tutorial::read_chapters(kData, game, words);
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(read->size(), chapters);
  for (const Chapter& chapter : *read) play_every_choice(opener, chapter);
}

TEST(Tutorial, OfTheWarCanBePlayedByItsWords) { play_all(*wotr_opener(), "wotr", 5); }

TEST(Tutorial, OfTheSecondGameCanBePlayedByItsWords) { play_all(*trilogy_opener(), "trilogy", 2); }

}  // namespace
}  // namespace session_test
