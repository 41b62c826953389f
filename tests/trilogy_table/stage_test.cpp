// What stands on the table is what the view says, however it was shown.

#include "game/table/motion/stage.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "game/trilogy/figures/palette.h"
#include "game/trilogy/table/animations.h"
#include "game/trilogy/table/cues.h"
#include "game/trilogy/table/mirror.h"
#include "game/trilogy/table/pieces.h"
#include "rules/trilogy/flow/step_table.h"
#include "rules/trilogy/state/event_kind.h"
#include "rules/trilogy/view/view.h"
#include "tests/trilogy_table/world.h"

namespace trilogy_table {
namespace {

using namespace trilogy_table_test;
using trilogy::EventKind;

table::Mirror mirror_of(const trilogy::Rules& rules, const trilogy::State& state) {
  return mirror(world(rules), trilogy::view(rules, state, core::kAll));
}

std::vector<table::Piece> pieces_of(const table::Stage& stage) {
  std::vector<table::Piece> pieces;
  for (const table::Actor& actor : stage.actors()) pieces.push_back(actor.piece);
  return pieces;
}

TEST(TrilogyAnimations, EveryKindOfEventIsListed) {
  const auto rows = animation_table();
  ASSERT_EQ(rows.size(), static_cast<std::size_t>(EventKind::kCount));
  for (std::size_t i = 0; i < rows.size(); ++i) {
    EXPECT_EQ(static_cast<std::size_t>(rows[i].kind), i);
    EXPECT_EQ(rows[i].name == "none", rows[i].show == Show::kNone) << rows[i].name;
  }
}

/// What the table says is what is done.
TEST(TrilogyAnimations, EachEventIsShownAsItsRowSays) {
  for (const AnimationRow& row : animation_table()) {
    const core::Event event{trilogy::byte_of(row.kind), {}};
    const table::Cues cues = cues_of(*rules_for(2), std::vector{event});
    EXPECT_EQ(cues.has_throw(), row.show == Show::kThrow) << row.name;
    EXPECT_EQ(!cues.cards.empty(), row.show == Show::kCard) << row.name;
    EXPECT_EQ(!cues.lit.empty(), row.show == Show::kGlow) << row.name;
    EXPECT_EQ(cues.hits_suffered[0] + cues.hits_suffered[1] > 0, row.show == Show::kBlow)
        << row.name;
  }
}

/// Whatever was played, and however it was interrupted, the table ends as the view has it.
TEST(TrilogyStage, EndsEqualToTheViewThroughRandomGames) {
  for (const int players : {2, 4}) {
    const trilogy::Rules& rules = *rules_for(players);
    table::Stage stage(world(rules));
    stage.reset(mirror_of(rules, trilogy::new_state(rules)));
    int step = 0;
    const auto watch = [&](const trilogy::State& state, const core::EventSink& events) {
      table::Mirror after = mirror_of(rules, state);
      const std::vector<table::Piece> expected = after.pieces;
      stage.tell({.cues = cues_of(rules, events), .after = std::move(after)});
      if (++step % 7 == 0) stage.update(0.21);  // told again while it is still moving
      if (step % 3 != 0) return;
      if (step % 2 == 0) {
        stage.skip();
      } else {
        for (int i = 0; i < 2000 && stage.update(0.05); ++i) continue;
      }
      ASSERT_FALSE(stage.is_moving());
      ASSERT_EQ(pieces_of(stage), expected) << players << " players, step " << step;
    };
    play_randomly(rules, 5, 700, watch);
  }
}

/// T-054: pieces of 1, 3 and 5 stand for the battalions, and the seal says how many they are.
TEST(TrilogyMirror, PiecesAreWorthTheBattalionsOfTheirTerritory) {
  const trilogy::Rules& rules = *rules_for(3);
  const trilogy::State state = played(rules, 11, 900);
  const table::Mirror mirror = mirror_of(rules, state);
  std::map<table::RegionId, int> worth;
  for (const table::Piece& piece : mirror.pieces) {
    if (kind_of(piece.model) != PieceKind::kFigure) continue;
    worth[piece.region] += worth_of(static_cast<trilogy_figures::Rank>(piece.model.b));
  }
  std::size_t armies = 0;
  for (const table::Formation& force : mirror.formations) {
    if (force.region == table::kNoRegion) continue;  // points of a player
    ++armies;
    const int battalions = trilogy::battalions_in(state.board, in_rules(force.region));
    EXPECT_EQ(force.units, battalions);
    if (force.shown == force.figures && battalions <= 20) {
      EXPECT_EQ(worth[force.region], battalions) << static_cast<int>(force.region);
    }
  }
  EXPECT_EQ(armies, trilogy::kTerritoryCount);
}

/// The published six kinds, three for each side. Colour is never alone: the base and the seal tell
/// the armies of a side apart too, and the figures those of a territory by what they are worth.
TEST(TrilogyMirror, T054_TheSixKindsAreToldApartByFigureColourBaseAndSeal) {
  using trilogy::Colour;
  using trilogy_figures::Rank;
  std::set<std::string> kinds;
  std::set<std::vector<std::array<float, 3>>> paints;
  std::set<std::vector<std::array<float, 2>>> bases;
  const figures::FigureModels read = trilogy_figures::load_figures(FIGURE_FOLDER);
  EXPECT_TRUE(read.faults.empty());
  for (const Colour colour : {Colour::kYellow, Colour::kGreen, Colour::kRed, Colour::kBlack}) {
    const bool is_good = trilogy::side_of(colour) == trilogy::Side::kGood;
    for (const Rank rank : {Rank::kFoot, Rank::kRider, Rank::kGreat}) {
      const std::string id(trilogy_figures::figure_id(colour, rank));
      kinds.insert((is_good ? "good " : "evil ") + std::to_string(static_cast<int>(rank)) + id);
      EXPECT_EQ(id, trilogy_figures::figure_id(is_good ? Colour::kYellow : Colour::kRed, rank));
      const engine::Model model = trilogy_figures::figure_model(read, colour, rank);
      EXPECT_FALSE(model.full.vertices.empty());
      for (const engine::Vertex& vertex : model.full.vertices) EXPECT_GE(vertex.paint.a, 0.6F);
    }
    const glm::vec4 paint = trilogy_figures::colour_paint(colour);
    paints.insert({{paint.r, paint.g, paint.b}});
    std::vector<std::array<float, 2>> base;
    for (const glm::vec2 corner : trilogy_figures::plinth_outline(colour)) {
      base.push_back({corner.x, corner.y});
    }
    bases.insert(base);
  }
  EXPECT_EQ(kinds.size(), 6U);
  EXPECT_EQ(paints.size(), trilogy::kColourCount);
  EXPECT_EQ(bases.size(), trilogy::kColourCount);
  const trilogy::Rules& rules = *rules_for(4);
  std::map<std::uint8_t, table::SealShape> seals;
  const table::Mirror shown = mirror_of(rules, played(rules, 3, 200));
  for (const table::Formation& force : shown.formations) seals[force.side] = force.shape;
  std::set<table::SealShape> shapes;
  for (const auto& [side, shape] : seals) shapes.insert(shape);
  EXPECT_EQ(shapes.size(), trilogy::kColourCount);
}

/// Who owns what is seen in the ground: in the colour of the army that stands there, nobody's
/// land in none.
TEST(TrilogyMirror, LandIsTintedInTheColourOfItsOwner) {
  const trilogy::Rules& rules = *rules_for(2);
  const trilogy::State state = position(
      {{"phase", "set-up"},
       {"territories", {{"the-shire", {{"owner", "yellow"}}}, {"khand", {{"owner", "red"}}}}}});
  std::map<table::RegionId, glm::vec3> grounds;
  for (const table::Formation& force : mirror_of(rules, state).formations) {
    if (force.ground) grounds[force.region] = *force.ground;
  }
  const auto ground = [&](std::string_view id) {
    const auto found = grounds.find(trilogy_table::on_table(territory(id)));
    return found == grounds.end() ? std::optional<glm::vec3>() : found->second;
  };
  EXPECT_EQ(ground("the-shire"), trilogy_figures::ground_colour(trilogy::Colour::kYellow));
  EXPECT_EQ(ground("khand"), trilogy_figures::ground_colour(trilogy::Colour::kRed));
  EXPECT_EQ(ground("moria"), std::nullopt);
}

/// A march is a march: the piece goes from where it stood, and does not fall from the sky.
TEST(TrilogyStage, AMarchGoesFromWhereTheBattalionsStood) {
  const trilogy::Rules& rules = *rules_for(2);
  trilogy::State state = position({{"phase", "turn"},
                                   {"step", "fortify"},
                                   {"toAct", "yellow"},
                                   {"fill", {{"owner", "red"}, {"battalions", 1}}},
                                   {"territories",
                                    {{"the-shire", {{"owner", "yellow"}, {"battalions", 4}}},
                                     {"buckland", {{"owner", "yellow"}, {"battalions", 1}}}}}});
  table::Stage stage(world(rules));
  stage.reset(mirror_of(rules, state));
  core::EventSink events;
  const auto play = [&](core::Action action) {
    ASSERT_FALSE(trilogy::apply(rules, state, action, &events).refused());
  };
  play(trilogy::act(trilogy::ActionKind::kTerritory, territory("the-shire")));
  const core::Decision asked = trilogy::decision(rules, state);
  ASSERT_FALSE(asked.actions.empty());
  for (const core::Action action : asked.actions) {
    if (trilogy::is(action, trilogy::ActionKind::kFortify) &&
        trilogy::fortify_move(action).count == 1) {
      play(action);
      break;
    }
  }
  stage.tell({.cues = cues_of(rules, events), .after = mirror_of(rules, state)});
  const auto marching = std::count_if(
      stage.actors().begin(), stage.actors().end(),
      [](const table::Actor& actor) { return actor.motion.kind == table::MotionKind::kMarch; });
  EXPECT_GE(marching, 1);
}

}  // namespace
}  // namespace trilogy_table
