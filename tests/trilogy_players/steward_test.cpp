// The steward: what it believes is read with care, and makes it stronger than the squire.

#include "game/trilogy/players/steward.h"

#include "game/match/folders/files.h"
#include "rules/trilogy/state/rules.h"
#include "rules/trilogy/state/state.h"
#include "tests/trilogy_players/whole_game.h"

namespace trilogy_players {
namespace {

const std::string kFile = AMONHEN_DATA "/trilogy/players/steward.json";

std::shared_ptr<const Beliefs> beliefs() {
  const auto parsed = parse_beliefs(*match::read_file(kFile), kFile);
  EXPECT_TRUE(parsed) << parsed.error();
  return std::make_shared<const Beliefs>(*parsed);
}

/// How many of some games the steward wins from each seat in turn, with squires around it.
int won_among_squires(int players, int games) {
  const auto shared = beliefs();
  const trilogy::Rules& rules = rules_for(players);
  int won = 0;
  for (int game = 0; game < games; ++game) {
    const core::Seat own{static_cast<std::uint8_t>(game % players)};
    const auto seed = static_cast<std::uint64_t>(game);
    Steward steward(shared, seed);
    Squire squire(seed);
    const trilogy::State end = play(rules, seed, [&](const auto& state, const auto& pending) {
      return pending.seat == own ? ask(steward, rules, state, own)
                                 : ask(squire, rules, state, pending.seat);
    });
    won += end.board.winner == own;
  }
  return won;
}

TEST(TrilogySteward, WinsMoreThanItsShareAmongSquires) {
  EXPECT_GE(won_among_squires(2, 40), 24);
  EXPECT_GE(won_among_squires(3, 30), 15);
  EXPECT_GE(won_among_squires(4, 40), 20);
}

TEST(TrilogySteward, RefusesBeliefsThatItDoesNotKnow) {
  const std::string good = *match::read_file(kFile);
  const auto fault = [&](const std::string& from, const std::string& to) {
    std::string text = good;
    text.replace(text.find(from), from.size(), to);
    const auto parsed = parse_beliefs(text, "s.json");
    return parsed ? std::string() : parsed.error();
  };
  EXPECT_EQ(fault("\"threat\"", "\"treat\""), "s.json, 2.treat: no belief is called so");
  EXPECT_EQ(fault("\"3\": {\n", "\"5\": {\n"), "s.json, 5: there is no table of so many players");
  EXPECT_EQ(fault("\"3\": {\"", "\"5\": {\""),
            "s.json, thought.5: there is no table of so many players");
  EXPECT_EQ(fault("\"breadth\"", "\"width\""), "s.json, thought.2.width: no belief is called so");
  EXPECT_NE(fault("\"depth\": 10", "\"depth\": 99"), "");
  EXPECT_NE(fault("\"few-territories\": 9", "\"few-territories\": 9.5"), "");
  EXPECT_NE(fault("\"hope-decay\": 0", "\"hope-decay\": 7"), "");
}

}  // namespace
}  // namespace trilogy_players
