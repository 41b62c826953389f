// The frame around the map: where its counters lie, and that they slide there.

#include "game/wotr/table/frame/frame.h"

#include <algorithm>
#include <functional>
#include <glm/geometric.hpp>
#include <ostream>

#include <gtest/gtest.h>

#include "game/table/motion/stage.h"
#include "game/wotr/table/frame/frame_things.h"
#include "game/wotr/table/frame/frame_tracks.h"
#include "game/wotr/table/pieces.h"
#include "rules/wotr/view/view.h"
#include "world.h"

namespace {

using namespace table_test;
using wotr_table::PieceKind;

constexpr glm::vec2 kMapSize{145, 100};

const table::Piece& piece_of(const table::Mirror& mirror, PieceKind kind, std::uint8_t a = 0) {
  const auto found =
      std::find_if(mirror.pieces.begin(), mirror.pieces.end(), [&](const table::Piece& piece) {
        return wotr_table::kind_of(piece.model) == kind && piece.model.a == a;
      });
  EXPECT_NE(found, mirror.pieces.end());
  return *found;
}

TEST(Frame, CountersStandWhereTheViewSays) {
  wotr::Board board = opening().board;
  for (std::uint8_t space = 0; space < wotr_table::kFellowshipSpaces; ++space) {
    board.fellowship.progress = space;
    board.fellowship.corruption = space;
    const table::Mirror mirror = wotr_table::mirror(world(), board);
    EXPECT_EQ(piece_of(mirror, PieceKind::kProgress).pose.position,
              wotr_table::progress_place(space));
    EXPECT_EQ(piece_of(mirror, PieceKind::kCorruption).pose.position,
              wotr_table::corruption_place(space));
  }
}

TEST(Frame, ANationsCounterLiesOnItsRungAndSideUp) {
  wotr::Board board = opening().board;
  for (const bool active : {false, true}) {
    for (std::uint8_t step = 1; step <= wotr::kAtWar; ++step) {
      for (auto& position : board.politics) {
        position.step = step;
        position.active = active;
      }
      const table::Mirror mirror = wotr_table::mirror(world(), board);
      for (std::uint8_t nation = 0; nation < wotr::kNationCount; ++nation) {
        const table::Piece& piece = piece_of(mirror, PieceKind::kPolitical, nation);
        EXPECT_EQ(piece.model.b != 0, active);
        const glm::vec3 way = glm::abs(piece.pose.position - wotr_table::rung_place(step));
        EXPECT_LE(way.x, wotr_table::kRungHalf.x - 1.6F);
        EXPECT_LE(way.z, wotr_table::kRungHalf.y - 1.6F);
      }
    }
  }
}

/// On the sea or on the oak.
TEST(Frame, NothingOfItLiesOnTheLandOrOverTheEdge) {
  for (const table::FramePlace& thing : wotr_table::frame_places()) {
    const glm::vec2 middle = (thing.from + thing.to) / 2.0F;
    for (const glm::vec2 place :
         {glm::vec2(thing.from.x, middle.y), glm::vec2(thing.to.x, middle.y),
          glm::vec2(middle.x, thing.from.y), glm::vec2(middle.x, thing.to.y)}) {
      EXPECT_EQ(board().regions.at(place), table::kNoRegion)
          << int{thing.thing.part} << " at " << place.x << ", " << place.y;
      EXPECT_TRUE(glm::all(glm::greaterThan(place, wotr_table::kFrameNorthWest + 1.0F)));
      EXPECT_TRUE(glm::all(glm::lessThan(place, wotr_table::kFrameSouthEast - 1.0F)));
    }
  }
}

TEST(Frame, NoTwoThingsOfItLieOnEachOther) {
  const std::vector<table::FramePlace> things = wotr_table::frame_places();
  for (std::size_t one = 0; one < things.size(); ++one) {
    for (std::size_t other = 0; other < one; ++other) {
      if (things[one].thing == things[other].thing) continue;
      const bool apart = glm::any(glm::lessThan(things[one].to, things[other].from + 0.2F)) ||
                         glm::any(glm::lessThan(things[other].to, things[one].from + 0.2F));
      EXPECT_TRUE(apart) << int{things[one].thing.part} << " on " << int{things[other].thing.part};
    }
  }
}

TEST(Frame, AFullTrayHoldsItsDiceApart) {
  for (const auto side : {wotr::Side::kFree, wotr::Side::kShadow}) {
    for (int one = 0; one < wotr_table::kDiceInTray; ++one) {
      for (int other = 0; other < one; ++other) {
        EXPECT_GT(
            glm::distance(wotr_table::tray_place(side, one), wotr_table::tray_place(side, other)),
            2);
      }
    }
  }
}

TEST(Frame, PilesAreAsHighAsTheyHaveCards) {
  wotr_table::CardStacks cards;
  cards.decks[0][0] = 24;
  cards.decks[0][1] = 3;
  const table::Mirror mirror = wotr_table::mirror(world(), opening().board, cards);
  std::vector<float> heights;
  for (const table::Piece& piece : mirror.pieces) {
    EXPECT_NE(wotr_table::kind_of(piece.model), PieceKind::kDiscards) << "no card was played";
    if (wotr_table::kind_of(piece.model) != PieceKind::kDeck) continue;
    heights.push_back(piece.pose.position.y + wotr_table::kDeckHeight - wotr_table::kFrameTop);
  }
  ASSERT_EQ(heights.size(), 2U) << "two decks are empty";
  EXPECT_FLOAT_EQ(heights[0], wotr_table::kDeckHeight);
  EXPECT_GT(heights[1], 0.1F);
  EXPECT_LT(heights[1], heights[0] / 4);
}

TEST(Frame, TheFirstViewHasAllItsCards) {
  const wotr_table::CardStacks cards = wotr_table::card_stacks(opening(), rules());
  int decks = 0;
  for (const auto& side : cards.decks) decks += wotr::total_of(side);
  int held = 0;
  for (const auto& hand : opening().hands) held += wotr::total_of(hand);
  EXPECT_EQ(decks + held, static_cast<int>(wotr::kCardCount));
}

struct Change {
  const char* what;
  std::function<void(wotr::Board&)> make;
  PieceKind kind;
  std::uint8_t a = 0;
};

std::ostream& operator<<(std::ostream& out, const Change& change) { return out << change.what; }

class Counters : public ::testing::TestWithParam<Change> {};

/// From where it lay to where it belongs, in a quarter of a second.
TEST_P(Counters, Slide) {
  const table::Mirror before = wotr_table::mirror(world(), opening().board);
  wotr::Board board = opening().board;
  GetParam().make(board);
  const table::Mirror after = wotr_table::mirror(world(), board);
  const glm::vec3 from = piece_of(before, GetParam().kind, GetParam().a).pose.position;
  const glm::vec3 to = piece_of(after, GetParam().kind, GetParam().a).pose.position;
  ASSERT_GT(glm::distance(from, to), 1);
  table::Stage stage(world());
  stage.reset(before);
  stage.tell({.cues = {}, .after = after});
  const auto seen = [&] {
    for (const table::Actor& actor : stage.actors()) {
      const table::PieceModel& model = actor.piece.model;
      if (wotr_table::kind_of(model) != GetParam().kind || model.a != GetParam().a) continue;
      return table::look_at(actor, stage.clock()).pose.position;
    }
    return glm::vec3(0);
  };
  EXPECT_LT(glm::distance(seen(), from), 0.01F);
  stage.update(0.125);
  EXPECT_GT(glm::distance(seen(), from), 0.2F);
  EXPECT_GT(glm::distance(seen(), to), 0.2F);
  stage.update(0.13);
  EXPECT_LT(glm::distance(seen(), to), 0.01F);
}

INSTANTIATE_TEST_SUITE_P(
    Frame, Counters,
    ::testing::Values(
        Change{"progress", [](wotr::Board& b) { b.fellowship.progress += 2; },
               PieceKind::kProgress},
        Change{"corruption", [](wotr::Board& b) { b.fellowship.corruption += 3; },
               PieceKind::kCorruption},
        Change{"nation", [](wotr::Board& b) { ++b.politics[0].step; }, PieceKind::kPolitical},
        Change{"turned",
               [](wotr::Board& b) {
                 ++b.politics[1].step;
                 b.politics[1].active = b.politics[1].active == 0;
               },
               PieceKind::kPolitical, 1},
        Change{"points", [](wotr::Board& b) { b.captured.insert(rules().places.minas_tirith); },
               PieceKind::kPeg, 1}),
    [](const auto& change) { return std::string(change.param.what); });

}  // namespace
