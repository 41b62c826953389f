// What the log of War of the Ring says beside the plain events.

#include <algorithm>

#include <gtest/gtest.h>

#include "rules/wotr/game.h"
#include "rules/wotr/state/event_kind.h"
#include "tests/session/sessions.h"

namespace session_test {
namespace {

using nlohmann::json;

/// What is said when the Free Peoples play their only card, without being asked which, with an
/// Event die.
std::vector<std::string> said_of(const char* card, const json& dice) {
  match::Setup setup;
  setup.position = json{{"turn", 3},
                        {"phase", "action"},
                        {"toAct", "free"},
                        {"hands", {{"free", {card}}}},
                        {"dice", {{"free", dice}, {"shadow", {"army", "event"}}}}};
  const auto session = wotr_opener()->begin(std::move(setup), players::kHuman);
  EXPECT_TRUE(session) << session.error();
  const wotr::Rules& rules = match_of<wotr::Game>(**session).rules();
  for (const json& action :
       {json{{"do", "die"}, {"face", "event"}}, json{{"do", "use"}, {"use", "play-card"}}}) {
    EXPECT_TRUE((*session)->submit(*wotr::Game::parse_action(rules, action))) << action;
  }
  std::vector<std::string> said;
  for (const match::LogLine& line : (*session)->screen().log()) said.push_back(line.sentence);
  return said;
}

bool says_in_vain(const std::vector<std::string>& said) {
  return std::find(said.begin(), said.end(), "It changed nothing.") != said.end();
}

TEST(WotrLog, ACardThatChangedNothingIsToldSo) {
  EXPECT_TRUE(says_in_vain(said_of("mirror-of-galadriel", {"event", "muster"})));
}

TEST(WotrLog, ACardThatDidSomethingIsNot) {
  EXPECT_FALSE(says_in_vain(said_of("mirror-of-galadriel", {"event", "character"})));
  EXPECT_FALSE(says_in_vain(said_of("wisdom-of-elrond", {"event", "muster"})));
  EXPECT_FALSE(says_in_vain(said_of("axe-and-bow", {"event", "muster"})));
}

TEST(WotrLog, NamesACardByItsIdBesideTheSentence) {
  const auto session = begin(*wotr_opener(), {{"free", "squire"}, {"shadow", "squire"}}, 2);
  const auto played = wotr::byte_of(wotr::EventKind::kCardPlayed);
  int cards = 0;
  for (int beat = 0; beat < 600 && !session->is_over(); ++beat) session->advance_and_wait();
  const auto& match = match_of<wotr::Game>(*session);
  for (const match::LogLine& line : session->screen().log()) {
    if (line.event.kind != played || line.event.args[1] >= wotr::kCardCount) continue;
    const json row = wotr::Game::event_json(match.rules(), line.event);
    EXPECT_TRUE(row.contains("card"));
    ++cards;
  }
  EXPECT_GT(cards, 0);
}

}  // namespace
}  // namespace session_test
