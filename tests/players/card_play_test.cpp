// What a person would notice of the way the squire plays its cards.

#include "game/match/luck.h"
#include "game/players/random_player.h"
#include "game/wotr/players/squire/answers.h"
#include "rules/wotr/game.h"
#include "tests/cards/hunt_cards.h"
#include "tests/players/opponent.h"

namespace wotr_players {
namespace {

using cards::on_table;
using rulings::Game;
using rulings::json;
using rulings::Setting;

bool is_among(const std::vector<std::string>& answers, std::string_view word) {
  return std::find(answers.begin(), answers.end(), word) != answers.end();
}

TEST(SquireCards, PlaysAGoodCardWithAnEventDie) {
  Setting setting;
  Game game(
      cards::holding(setting, "shadow", {"the-ring-is-mine"}).dice("shadow", {"event", "event"}));
  EXPECT_TRUE(is_among(Opponent().act(game), "use play-card"));
}

TEST(SquireCards, PlaysTheBetterOfTwo) {
  Setting setting;
  Game game(cards::holding(setting, "free", {"bilbos-song", "elven-cloaks"})
                .dice("free", {"event", "event"})
                .fellowship({{"corruption", 1}}));
  EXPECT_TRUE(is_among(Opponent().act(game), "play elven-cloaks"));
}

TEST(SquireCards, HealsWhenTheBurdenIsHeavy) {
  Setting setting;
  Game game(cards::holding(setting, "free", {"bilbos-song", "guards-of-the-citadel"})
                .dice("free", {"event", "event"})
                .fellowship({{"corruption", 11}}));
  EXPECT_TRUE(is_among(Opponent().act(game), "play bilbos-song"));
}

TEST(SquireCards, LooksIntoTheMirrorWhenAKingIsToBeCrowned) {
  Setting setting = Setting()
                        .fellowship({{"companions", {"gandalf-the-grey", "boromir"}}})
                        .army("minas-tirith", "gondor 3R 1E 1L, strider");
  Game game(cards::holding(setting, "free", {"mirror-of-galadriel"}));
  EXPECT_TRUE(is_among(Opponent().act(game), "use play-card"));
}

TEST(SquireCards, DoesNotAttackWithACardWhereItWouldLose) {
  Setting setting = Setting()
                        .empty_map()
                        .at_war({"sauron", "gondor"})
                        .army("minas-tirith", "sauron 1R, witch-king")
                        .garrison("minas-tirith", "gondor 5E 3L");
  Game game(cards::holding(setting, "shadow", {"grond-hammer-of-the-underworld"})
                .dice("shadow", {"event", "event"}));
  EXPECT_FALSE(is_among(Opponent().act(game), "use play-card"));
}

TEST(SquireCards, ThrowsTheWorthlessAwayFirst) {
  Game game(Setting().phase("recover").set(
      "/hands/free", {"guards-of-the-citadel", "imrahil-of-dol-amroth", "dain-ironfoots-guard",
                      "eomer-son-of-eomund", "there-and-back-again"}));
  game.play({"draw elven-cloaks", "draw cirdans-ships"});
  ASSERT_EQ(game.question(), "discard");
  EXPECT_EQ(Opponent().answer(game), "discard there-and-back-again");
}

Setting hunted(std::initializer_list<std::string_view> table) {
  Setting setting = rulings::hunting(1)
                        .fellowship({{"region", "hollin"}, {"corruption", 4}})
                        .fellowship(rulings::company({"gimli", "boromir"}, "gimli"));
  return on_table(setting, "free", table);
}

TEST(SquireCards, BlowsTheHornAgainstDamage) {
  Game game(hunted({"horn-of-gondor"}));
  rulings::move_into_tile(game, "2");
  ASSERT_EQ(game.question(), "lower-damage");
  EXPECT_EQ(Opponent().answer(game), "card horn-of-gondor");
}

TEST(SquireCards, WearsTheMithrilCoatAgainstAGrievousWoundOnly) {
  Game grievous(hunted({"mithril-coat-and-sting"}));
  rulings::move_into_tile(grievous, "3");
  EXPECT_EQ(Opponent().answer(grievous), "card mithril-coat-and-sting");
  Game slight(hunted({"mithril-coat-and-sting"}));
  rulings::move_into_tile(slight, "1");
  EXPECT_EQ(Opponent().answer(slight), "stop");
}

TEST(SquireCards, FightsWithACardWhereAStrongholdIsAtStake) {
  Game game(Setting()
                .empty_map()
                .at_war({"sauron", "gondor"})
                .army("minas-tirith", "sauron 6R 2E, 2N")
                .garrison("minas-tirith", "gondor 3R 1E 1L")
                .set("/hands/free", {"book-of-mazarbul", "fear-fire-foes"})
                .set("/hands/shadow", json::array())
                .to_act("shadow")
                .dice("shadow", {"army"}));
  game.play({"use attack", "go"});
  ASSERT_EQ(game.question(), "combat-card");
  EXPECT_NE(Opponent().answer(game), "stop");
}

bool is_about_cards(const core::Decision& decision) {
  using wotr::DecisionKind;
  const auto kind = static_cast<DecisionKind>(decision.kind);
  return (kind >= DecisionKind::kCombatCard && kind <= DecisionKind::kLeaveField) ||
         (kind >= DecisionKind::kPlayCard && kind <= DecisionKind::kScatter);
}

// Every question about cards is met by a rule of thumb, none by chance.
TEST(SquireCards, NoQuestionAboutThemIsLeftToTheSeed) {
  const wotr::Rules& rules = rulings::tables({{"players", 2}});
  const squire::Atlas atlas = squire::make_atlas(rules);
  squire::Notes notes(rules);
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    wotr::State state = wotr::Game::new_state(rules);
    match::Luck luck(seed);
    players::RandomChoice choice(seed);
    static constexpr squire::Weights kWeights{};
    for (;;) {
      const core::Decision pending = wotr::Game::decision(rules, state);
      if (pending.is_over()) break;
      if (pending.is_chance()) {
        const core::Action drawn = luck.draw(pending, wotr::Game::stream_name(pending));
        wotr::Game::apply(rules, state, drawn, nullptr);
        continue;
      }
      const wotr::View view = wotr::Game::view(rules, state, core::viewer_of(pending.seat));
      const squire::Situation now{rules, view,    view.board,   view.decision,
                                  atlas, notes,   pending.seat, wotr::side_of(rules, pending.seat),
                                  seed,  kWeights};
      const squire::Answer answer = squire::think(now);
      EXPECT_TRUE(answer.has_value() || !is_about_cards(pending))
          << wotr::Game::decision_name(pending);
      const bool plays = answer.has_value() && seed % 2 == 0;
      wotr::Game::apply(rules, state, plays ? *answer : choice.pick(pending), nullptr);
    }
  }
}

}  // namespace
}  // namespace wotr_players
