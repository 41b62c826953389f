#include "game/app/game_log.h"

#include <gtest/gtest.h>

#include "game/match/append_file.h"
#include "tests/table/world.h"

namespace app {
namespace {

using nlohmann::json;
using table_test::rules;

const lang::Sentences& words() {
  static const lang::Sentences sentences = lang::load_sentences(DATA_FOLDER, "wotr").value();
  return sentences;
}

/// What is said when the Free Peoples play their only card with an Event die.
std::vector<std::string> said_of(const char* card, const json& dice) {
  const json position{{"turn", 3},
                      {"phase", "action"},
                      {"toAct", "free"},
                      {"hands", {{"free", {card}}}},
                      {"dice", {{"free", dice}, {"shadow", {"army", "event"}}}}};
  wotr::State state = wotr::parse_position(rules(), position).value();
  core::EventSink events;
  for (const json& action :
       {json{{"do", "die"}, {"face", "event"}}, json{{"do", "use"}, {"use", "play-card"}},
        json{{"do", "play"}, {"card", card}}}) {
    wotr::apply(rules(), state, *wotr::Game::parse_action(rules(), action), &events);
  }
  GameLog log(rules(), words(), core::kPublic);
  log.follow(events, wotr::view(rules(), state, core::kPublic));
  return {log.sentences().begin(), log.sentences().end()};
}

TEST(GameLog, ACardThatChangedNothingIsToldSo) {
  const std::vector<std::string> said = said_of("mirror-of-galadriel", {"event", "muster"});
  ASSERT_FALSE(said.empty());
  EXPECT_EQ(said.back(), "It changed nothing.");
}

TEST(GameLog, ACardThatDidSomethingIsNot) {
  const std::vector<std::string> mirror = said_of("mirror-of-galadriel", {"event", "character"});
  EXPECT_NE(mirror.back(), "It changed nothing.");
  const std::vector<std::string> asked = said_of("wisdom-of-elrond", {"event", "muster"});
  EXPECT_NE(asked.back(), "It changed nothing.");
  const std::vector<std::string> laid = said_of("axe-and-bow", {"event", "muster"});
  EXPECT_NE(laid.back(), "It changed nothing.");
}

}  // namespace
}  // namespace app
