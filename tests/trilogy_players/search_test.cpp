// Players who search: that they answer everything at tables of every size, and can be repeated.

#include "game/match/folders/files.h"
#include "game/players/random_player.h"
#include "game/trilogy/players/trilogy_players.h"
#include "rules/trilogy/state/rules.h"
#include "rules/trilogy/state/state.h"
#include "tests/trilogy_players/whole_game.h"

namespace trilogy_players {
namespace {

const players::Registry<Trilogy>& registry() {
  static const auto kMade = [] {
    std::vector<core::DataFile> files;
    for (const std::string& name : roster().files) {
      files.push_back({name, *match::read_file(AMONHEN_DATA "/trilogy/" + name)});
    }
    auto made = roster().make(files);
    EXPECT_TRUE(made) << made.error();
    return made.take();
  }();
  return kMade;
}

std::unique_ptr<players::Player<Trilogy>> seated(const std::string& name, std::uint64_t seed) {
  const auto maker = players::maker_of<Trilogy>(registry(), name);
  EXPECT_TRUE(maker.ok());
  return (*maker)(seed);
}

/// Sees each so-many-th question of a random game.
template <class Visit>
void random_game(int players, int every, Visit visit) {
  const trilogy::Rules& rules = rules_for(players);
  players::RandomChoice choice(4);
  int number = 0;
  play(rules, 17, [&](const trilogy::State& state, const core::Decision& pending) {
    if (pending.actions.size() > 1 && ++number % every == 0) visit(rules, state, pending);
    return choice.pick(pending);
  });
  EXPECT_GT(number, 10 * every);
}

TEST(TrilogySearch, AnswersEveryQuestionAtTwoThreeAndFourSeats) {
  for (const int players : {2, 3, 4}) {
    const auto wizard = seated("wizard:4", 5);
    random_game(players, 3, [&](const auto& rules, const auto& state, const auto& pending) {
      EXPECT_TRUE(pending.offers(ask(*wizard, rules, state, pending.seat)))
          << Trilogy::decision_name(pending);
    });
  }
}

TEST(TrilogySearch, ChoosesTheSameWithTheSameSeedAndNumberOfPlayouts) {
  const auto one = seated("wizard:40", 7);
  const auto other = seated("wizard:40", 7);
  random_game(3, 20, [&](const auto& rules, const auto& state, const auto& pending) {
    EXPECT_EQ(ask(*one, rules, state, pending.seat), ask(*other, rules, state, pending.seat));
  });
}

TEST(TrilogySearch, SaysWhatItThoughtOfItsAnswer) {
  const auto wizard = seated("wizard:60", 3);
  int reasons = 0;
  random_game(4, 10, [&](const auto& rules, const auto& state, const auto& pending) {
    const core::Action answer = ask(*wizard, rules, state, pending.seat);
    const players::Thoughts thoughts = wizard->thoughts();
    ASSERT_FALSE(thoughts.candidates.empty());
    EXPECT_EQ(thoughts.candidates.front().action, answer);
    reasons += thoughts.reason ? 1 : 0;
  });
  EXPECT_GT(reasons, 5);
}

/// One look ahead, all the same to a game of four.
TEST(TrilogySearch, RangersPlayAWholeGame) {
  const trilogy::Rules& rules = rules_for(4);
  const auto ranger = seated("ranger:6", 2);
  const trilogy::State end = play(rules, 3, [&](const auto& state, const auto& pending) {
    return ask(*ranger, rules, state, pending.seat);
  });
  EXPECT_TRUE(Trilogy::outcome(rules, end).has_value());
}

}  // namespace
}  // namespace trilogy_players
