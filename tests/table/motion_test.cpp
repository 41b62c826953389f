#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <set>

#include <gtest/gtest.h>

#include "game/table/motion/march_path.h"
#include "game/table/motion/stage.h"
#include "rules/wotr/state/cause.h"
#include "rules/wotr/state/event_kind.h"
#include "rules/wotr/state/rules.h"
#include "rules/wotr/state/state.h"
#include "world.h"

namespace {

using namespace table_test;
using table::Actor;
using table::MotionKind;
using wotr::Cause;
using wotr::EventKind;
using wotr::RegionId;

constexpr float kFrame = 0.02F;
constexpr float kBeside = 0.3F;  // of a border: the width of a brush

RegionId region_named(std::string_view id) {
  const auto found = std::find_if(rules().regions.begin(), rules().regions.end(),
                                  [&](const wotr::Region& region) { return region.id == id; });
  return static_cast<RegionId>(found - rules().regions.begin());
}

core::Event moved(wotr::Figure figure, wotr::Place from, wotr::Place to, Cause cause) {
  return {wotr::byte_of(EventKind::kFigures),
          {wotr::byte_of(figure), 1, wotr::byte_of(from), wotr::byte_of(to), wotr::byte_of(cause)}};
}

bool is_on(RegionId region, glm::vec2 place) {
  const auto& border = wotr_table::layout_of(layout(), region).border;
  return table::is_inside(border, place) || table::is_border_within(kBeside, border, place);
}

glm::vec2 army_in(RegionId region) { return wotr_table::layout_of(layout(), region).armies[0]; }

const Actor* find(const table::Stage& stage, MotionKind gait) {
  const auto found = std::find_if(stage.actors().begin(), stage.actors().end(),
                                  [gait](const Actor& actor) { return actor.motion.kind == gait; });
  return found == stage.actors().end() ? nullptr : &*found;
}

/// Osgiliath attacks Minas Tirith: ten orcs against four spearmen.
wotr::Board battle_board() {
  wotr::Board board = opening().board;
  const RegionId from = region_named("osgiliath");
  const RegionId target = region_named("minas-tirith");
  wotr::add(wotr::figures_in(board, from), wotr::regular_of(wotr::Nation::kSauron), 5);
  board.battle.kind = wotr::BattleKind::kField;
  board.battle.attacker = wotr::Side::kShadow;
  board.battle.from = from;
  board.battle.target = target;
  board.battle.round = 1;
  return board;
}

core::Event combat_die(wotr::Side side, std::uint8_t value, bool hit) {
  return {wotr::byte_of(EventKind::kCombatDie),
          {wotr::byte_of(side), value, static_cast<std::uint8_t>(hit), 0}};
}

TEST(Way, LeadsFromEachRegionToItsNeighboursOverTheirOwnLand) {
  for (std::size_t i = 0; i < rules().regions.size(); ++i) {
    const auto from = static_cast<RegionId>(i);
    for (const RegionId to : rules().regions[i].neighbours) {
      const auto way = table::path_between(world(), army_in(from), army_in(to));
      ASSERT_NE(way, nullptr) << rules().regions[i].id;
      for (const glm::vec3& point : way->points) {
        const glm::vec2 place{point.x, point.z};
        EXPECT_TRUE(is_on(from, place) || is_on(to, place))
            << rules().regions[i].id << " to " << region_of(rules(), to).id << " by " << point.x
            << ", " << point.z;
      }
    }
  }
}

/// From Rivendell one walks around by the High Pass; nobody walks over the sea at all.
TEST(Way, GoesAroundWhatCannotBeCrossed) {
  const RegionId rivendell = region_named("rivendell");
  const RegionId old_ford = region_named("old-ford");
  const auto way = table::path_between(world(), army_in(rivendell), army_in(old_ford));
  ASSERT_NE(way, nullptr);
  RegionId here = rivendell;
  int borders = 0;
  for (int i = 0; i <= 400; ++i) {
    const glm::vec3 point = way->at(static_cast<float>(i) / 400);
    const RegionId next = wotr_table::in_rules(table::region_at(layout(), {point.x, point.z}));
    if (next == here || next == wotr::kNoRegion) continue;
    EXPECT_TRUE(region_of(rules(), here).adjacent.contains(next))
        << region_of(rules(), here).id << " to " << region_of(rules(), next).id << " at " << point.x
        << ", " << point.z;
    here = next;
    ++borders;
  }
  EXPECT_EQ(here, old_ford);
  EXPECT_GE(borders, 2);
  EXPECT_EQ(table::path_between(world(), {10, 60}, army_in(rivendell)), nullptr);
}

/// The whole army, and not only its middle, stays on the land of the two regions.
TEST(March, KeepsToTheWayAndLastsAsLongAsItShould) {
  wotr::Board army = opening().board;
  const RegionId from = region_named("morannon");
  const RegionId to = region_named("dagorlad");
  const wotr::Figure orc = wotr::regular_of(wotr::Nation::kSauron);
  std::vector<core::Event> events;
  table::Stage stage(world());
  stage.reset(wotr_table::mirror(world(), army));
  while (wotr::count_of(wotr::figures_in(army, from), orc) > 0) {
    wotr::remove(wotr::figures_in(army, from), orc);
    wotr::add(wotr::figures_in(army, to), orc);
    events.push_back(moved(orc, wotr::in_region(from), wotr::in_region(to), Cause::kMove));
  }
  stage.tell({.cues = cues(events), .after = wotr_table::mirror(world(), army)});
  std::set<float> starts;
  float end = 0;
  for (const Actor& actor : stage.actors()) {
    if (actor.motion.kind != MotionKind::kMarch) continue;
    starts.insert(actor.motion.start);
    end = std::max(end, actor.motion.end());
    for (float t = actor.motion.start; t < actor.motion.end(); t += kFrame) {
      const glm::vec3 place = table::look_at(actor, t).pose.position;
      EXPECT_TRUE(is_on(from, {place.x, place.z}) || is_on(to, {place.x, place.z}));
      EXPECT_GT(place.y, board().ground.height_at({place.x, place.z}) - 0.1F);
    }
    const Actor::Look at_last = table::look_at(actor, actor.motion.end());
    EXPECT_LT(glm::distance(at_last.pose.position, actor.piece.pose.position), 1e-3F);
    EXPECT_NEAR(at_last.squash, 1, 1e-3F);
  }
  EXPECT_GE(starts.size(), 4U);  // one after the other
  EXPECT_GE(end, 0.6F);
  EXPECT_LE(end, 0.9F + 1e-3F);
}

TEST(Battle, TheFallenToppleBeforeTheyAreGone) {
  wotr::Board board = battle_board();
  table::Stage stage(world());
  stage.reset(wotr_table::mirror(world(), board));
  const wotr::Figure spearman = wotr::regular_of(wotr::Nation::kGondor);
  const RegionId target = region_named("minas-tirith");
  wotr::remove(wotr::figures_in(board, target), spearman);
  const core::Event fallen =
      moved(spearman, wotr::in_region(target), wotr::kCasualties, Cause::kCasualty);
  const auto standing = stage.actors().size();
  stage.tell({.cues = cues({fallen}), .after = wotr_table::mirror(world(), board)});
  ASSERT_NE(find(stage, MotionKind::kFall), nullptr);
  const Actor falls = *find(stage, MotionKind::kFall);
  EXPECT_EQ(stage.actors().size(), standing);

  const Actor::Look lying = table::look_at(falls, falls.motion.start + falls.motion.seconds);
  EXPECT_FLOAT_EQ(lying.opacity, 1);
  EXPECT_LT((lying.pose.rotation * glm::vec3(0, 1, 0)).y, 0.3F);
  const glm::vec3 head = lying.pose.rotation * glm::vec3(0, 1, 0);
  const glm::vec2 enemy = army_in(region_named("osgiliath"));
  const glm::vec2 away =
      glm::vec2(falls.piece.pose.position.x, falls.piece.pose.position.z) - enemy;
  EXPECT_GT(glm::dot(glm::vec2(head.x, head.z), away), 0);  // away from the blow

  while (stage.is_moving()) stage.update(kFrame);
  EXPECT_EQ(stage.actors().size(), standing - 1);
  EXPECT_EQ(find(stage, MotionKind::kFall), nullptr);
}

TEST(Battle, WhoThrewTheDiceLungesAfterThemAndWhoIsHitIsLit) {
  const wotr::Board board = battle_board();
  const table::Mirror mirror = wotr_table::mirror(world(), board);
  table::Stage stage(world());
  stage.reset(mirror);
  const auto shadow = wotr::Side::kShadow;
  stage.tell(
      {.cues = cues({combat_die(shadow, 6, true), combat_die(shadow, 2, false)}), .after = mirror});
  int lunging = 0;
  int lit = 0;
  float rest = 0;
  for (const Actor& actor : stage.actors()) {
    if (actor.motion.kind != MotionKind::kThrow) continue;
    rest = std::max(rest, actor.motion.start + actor.motion.seconds);
  }
  for (const Actor& actor : stage.actors()) {
    if (actor.flash.until > 0) {
      ++lit;
      EXPECT_EQ(wotr::side_of(wotr::Figure{actor.piece.model.a}), wotr::Side::kFree);
      EXPECT_GT(actor.flash.start, rest);
    }
    if (actor.motion.kind != MotionKind::kLunge) continue;
    ++lunging;
    EXPECT_EQ(wotr::side_of(wotr::Figure{actor.piece.model.a}), shadow);
    EXPECT_GE(actor.motion.start, rest);
    EXPECT_LT(glm::length(actor.motion.reach), 2);
    const Actor::Look after = table::look_at(actor, actor.motion.end());
    EXPECT_LT(glm::distance(after.pose.position, actor.piece.pose.position), 1e-3F);
  }
  EXPECT_GE(lunging, 1);
  EXPECT_LE(lunging, 5);
  EXPECT_EQ(lit, 1);
}

TEST(Battle, BothRegionsAreLitWhileItIsFought) {
  table::Stage stage(world());
  stage.reset(wotr_table::mirror(world(), opening().board));
  EXPECT_TRUE(stage.lights().empty());
  stage.tell({.cues = {}, .after = wotr_table::mirror(world(), battle_board())});
  stage.update(0.1);
  ASSERT_EQ(stage.lights().size(), 2U);
  EXPECT_GT(stage.lights()[0].strength, 0);
  EXPECT_LT(stage.lights()[0].strength, 1);
  stage.update(1);
  EXPECT_FLOAT_EQ(stage.lights()[0].strength, 1);
  stage.tell({.cues = {}, .after = wotr_table::mirror(world(), opening().board)});
  stage.update(1);
  EXPECT_TRUE(stage.lights().empty());
}

TEST(Battle, ADieOfACardIsThrownByTheSideOfTheCard) {
  const table::Mirror mirror = wotr_table::mirror(world(), opening().board);
  table::Stage stage(world());
  stage.reset(mirror);
  const auto card = std::find_if(rules().cards.begin(), rules().cards.end(),
                                 [](const auto& each) { return each.side == wotr::Side::kShadow; });
  const auto id = static_cast<std::uint8_t>(card - rules().cards.begin());
  stage.tell({.cues = cues({{wotr::byte_of(EventKind::kCardDie), {id, 4, 1}}}), .after = mirror});
  const Actor* die = find(stage, MotionKind::kThrow);
  ASSERT_NE(die, nullptr);
  EXPECT_EQ(die->piece.model.a, wotr::byte_of(wotr::Side::kShadow));
  EXPECT_EQ(die->piece.model.b, 4);
  EXPECT_TRUE(stage.is_rolling());
}

/// Whatever happens in a game: no piece is seen on its way from one place to another.
TEST(ReducedMotion, NothingTravels) {
  table::Stage stage(world());
  stage.set_reduced(true);
  stage.reset(wotr_table::mirror(world(), opening().board));
  play_randomly(5, 300, [&](const wotr::State& state, const core::EventSink& events) {
    stage.tell({.cues = cues(events), .after = wotr_table::mirror(world(), state.board)});
    for (const Actor& actor : stage.actors()) {
      const Actor::Look first = table::look_at(actor, 0);
      for (float t = 0; t < 3; t += 0.1F) {
        const Actor::Look look = table::look_at(actor, t);
        ASSERT_EQ(look.pose.position, first.pose.position);
        ASSERT_EQ(look.pose.rotation, first.pose.rotation);
      }
    }
    stage.skip();
  });
}

TEST(ReducedMotion, AMovedFigureFadesOutThereAndInHere) {
  wotr::Board board = opening().board;
  const RegionId from = region_named("edoras");
  const RegionId to = rules().regions[static_cast<std::size_t>(from)].neighbours.front();
  const wotr::Figure rider = wotr::regular_of(wotr::Nation::kRohan);
  table::Stage stage(world());
  stage.set_reduced(true);
  stage.reset(wotr_table::mirror(world(), board));
  wotr::remove(wotr::figures_in(board, from), rider);
  wotr::add(wotr::figures_in(board, to), rider);
  stage.tell(
      {.cues = cues({moved(rider, wotr::in_region(from), wotr::in_region(to), Cause::kMove)}),
       .after = wotr_table::mirror(world(), board)});
  const Actor* goes = find(stage, MotionKind::kFade);
  const Actor* comes = find(stage, MotionKind::kAppear);
  ASSERT_NE(goes, nullptr);
  ASSERT_NE(comes, nullptr);
  EXPECT_NEAR(goes->motion.seconds, 0.25F, 1e-4F);
  EXPECT_NEAR(table::look_at(*goes, 0.125F).opacity, 0.5F, 0.01F);
  EXPECT_NEAR(table::look_at(*comes, 0.125F).opacity, 0.5F, 0.01F);
}

}  // namespace
