#include <algorithm>
#include <map>
#include <string>

#include <gtest/gtest.h>

#include "engine/scene/pose.h"
#include "game/table/names/map_names.h"
#include "game/table/pieces/mirror.h"
#include "game/wotr/figures/figure_kinds.h"
#include "game/wotr/table/pieces.h"
#include "game/wotr/table/shapes.h"
#include "id_picture.h"
#include "letter_boxes.h"
#include "rules/wotr/state/board.h"
#include "rules/wotr/state/rules.h"
#include "world.h"

namespace {

using namespace table_test;
using wotr::Nation;
using wotr::RegionId;
using wotr_table::PieceKind;

constexpr float kReading = 60;
constexpr float kTilted = 1.16F;
constexpr glm::vec2 kSeenAt{1280, 720};
constexpr float kAround = 18;         // of the region's middle: all that the picture holds of it
constexpr int kLeastPixels = 30;      // of a figure
constexpr float kLeastShare = 0.29F;  // of what would be seen of it alone
constexpr float kMostNameHidden = 0.12F;

wotr::Figures free_host() {
  wotr::Figures host;
  wotr::add(host, wotr::regular_of(Nation::kGondor), 3);
  wotr::add(host, wotr::elite_of(Nation::kGondor), 1);
  wotr::add(host, wotr::regular_of(Nation::kRohan), 2);
  wotr::add(host, wotr::elite_of(Nation::kRohan), 2);
  wotr::add(host, wotr::regular_of(Nation::kElves), 1);
  wotr::add(host, wotr::elite_of(Nation::kDwarves), 1);
  wotr::add(host, wotr::leader_of(Nation::kGondor), 1);
  wotr::add(host, wotr::leader_of(Nation::kRohan), 1);
  wotr::add(host, wotr::figure_of(wotr::Character::kStrider));
  wotr::add(host, wotr::figure_of(wotr::Character::kGimli));
  return host;
}

wotr::Figures shadow_host() {
  wotr::Figures host;
  wotr::add(host, wotr::regular_of(Nation::kSauron), 4);
  wotr::add(host, wotr::elite_of(Nation::kSauron), 2);
  wotr::add(host, wotr::regular_of(Nation::kSouthrons), 2);
  wotr::add(host, wotr::elite_of(Nation::kSouthrons), 1);
  wotr::add(host, wotr::elite_of(Nation::kIsengard), 1);
  wotr::add(host, wotr::kNazgul, 2);
  wotr::add(host, wotr::figure_of(wotr::Character::kWitchKing));
  return host;
}

wotr::Board empty_board() {
  wotr::Board board = opening().board;
  for (wotr::Figures& figures : board.regions) figures = {};
  for (wotr::Figures& figures : board.garrisons) figures = {};
  return board;
}

const figures::FigureModels& figures() {
  static const figures::FigureModels models = wotr_figures::load_figures(FIGURE_FOLDER);
  return models;
}

/// Meshes are made once.
const engine::Mesh& mesh_of(const table::PieceModel& model) {
  static std::map<table::PieceModel, engine::Mesh> meshes;
  const table::PieceModel shape = wotr_table::traits_of(rules(), model, {}).shape;
  const auto [found, is_new] = meshes.try_emplace(shape);
  if (is_new) found->second = wotr_table::mesh_of(rules(), figures(), shape).model.full;
  return found->second;
}

engine::CameraView camera_on(RegionId region) {
  const table::RegionLayout& place = wotr_table::layout_of(layout(), region);
  return engine::view_from({.target = (place.north_west + place.south_east) / 2.0F,
                            .distance = kReading,
                            .tilt = kTilted},
                           kSeenAt);
}

/// What is seen of one region: its pieces, numbered from 1, on their ground.
struct Sight {
  engine::CameraView camera;
  std::vector<table::Piece> pieces;
  std::vector<table::Formation> formations;
  IdPicture picture;
};

Sight look_at(RegionId region, const wotr::Board& where) {
  const table::Mirror mirror = wotr_table::mirror(world(), where);
  Sight sight{camera_on(region), {}, {}, IdPicture(camera_on(region))};
  for (const table::Piece& piece : mirror.pieces) {
    const bool here = piece.is_on_map && wotr::region_of(wotr::Place{piece.spot.value}) == region;
    if (here) sight.pieces.push_back(piece);
  }
  for (const table::Formation& formation : mirror.formations) {
    if (formation.region == wotr_table::on_table(region)) sight.formations.push_back(formation);
  }
  sight.picture.draw_ground(board().ground, sight.camera.target, kAround);
  int id = 0;
  for (const table::Piece& piece : sight.pieces) {
    sight.picture.draw(mesh_of(piece.model), engine::to_matrix(piece.pose, piece.scale), ++id);
  }
  return sight;
}

int pixels_alone(const Sight& sight, const table::Piece& piece) {
  IdPicture alone(sight.camera);
  alone.draw(mesh_of(piece.model), engine::to_matrix(piece.pose, piece.scale), 0);
  return alone.count(1).front();
}

void expect_each_figure_is_seen(const Sight& sight, const std::string& name) {
  const std::vector<int> seen = sight.picture.count(static_cast<int>(sight.pieces.size()) + 1);
  for (std::size_t i = 0; i < sight.pieces.size(); ++i) {
    const table::Piece& piece = sight.pieces[i];
    if (wotr_table::kind_of(piece.model) != PieceKind::kFigure) continue;
    EXPECT_GE(seen[i + 1], kLeastPixels) << name << ", figure " << int{piece.model.a};
    const auto alone = static_cast<float>(pixels_alone(sight, piece));
    EXPECT_GE(static_cast<float>(seen[i + 1]), kLeastShare * alone)
        << name << ", figure " << int{piece.model.a} << " of scale " << piece.scale;
  }
}

void expect_all_are_shown(const Sight& sight, const wotr::Figures& host, wotr::Side side,
                          const std::string& name) {
  int figures = 0;
  wotr::for_each_figure(host, side, [&](wotr::Figure, int amount) { figures += amount; });
  for (const table::Formation& formation : sight.formations) {
    if (formation.side != wotr::byte_of(side) ||
        formation.spot !=
            wotr_table::on_map(wotr::in_region(wotr_table::in_rules(formation.region))))
      continue;
    EXPECT_EQ(formation.shown, figures) << name;
  }
}

/// The letters of the region's own name, as the camera sees them.
std::vector<LetterBox> name_of(RegionId region, const engine::CameraView& camera) {
  static engine::GlyphAtlas atlas = open_atlas();
  static const std::vector<engine::Label> labels = table::map_names(layout(), {});
  const auto label = std::find_if(
      labels.begin() + static_cast<std::ptrdiff_t>(layout().labels.size()), labels.end(),
      [&](const engine::Label& each) { return each.text == region_of(rules(), region).name; });
  return on_screen(letter_boxes(*label, atlas, board().ground), camera);
}

void expect_the_name_is_read(const Sight& sight, RegionId region, const std::string& name) {
  int pixels = 0;
  int hidden = 0;
  for (const LetterBox& letter : name_of(region, sight.camera)) {
    const glm::ivec2 from(glm::min(letter[0], letter[3]));
    const glm::ivec2 to(glm::max(letter[1], letter[2]));
    for (int y = from.y; y <= to.y; ++y) {
      for (int x = from.x; x <= to.x; ++x) {
        ++pixels;
        hidden += sight.picture.at({x, y}) > IdPicture::kGround;
      }
    }
  }
  EXPECT_LE(static_cast<float>(hidden), kMostNameHidden * static_cast<float>(pixels)) << name;
}

void expect_all_is_seen(RegionId region, const wotr::Board& where, const std::string& host) {
  const std::string name = region_of(rules(), region).id + ", " + host;
  const Sight sight = look_at(region, where);
  expect_each_figure_is_seen(sight, name);
  expect_the_name_is_read(sight, region, name);
}

TEST(Visibility, AFullArmyAndItsLeadersAreSeenInEveryRegion) {
  for (int i = 0; i < wotr::kRegionCount; ++i) {
    const auto region = static_cast<RegionId>(i);
    for (const wotr::Side side : {wotr::Side::kFree, wotr::Side::kShadow}) {
      const bool free = side == wotr::Side::kFree;
      wotr::Board where = empty_board();
      const wotr::Figures host = free ? free_host() : shadow_host();
      wotr::figures_in(where, region) = host;
      expect_all_is_seen(region, where, free ? "a host of the West" : "a host of Mordor");
      expect_all_are_shown(look_at(region, where), host, side, region_of(rules(), region).id);
    }
  }
}

TEST(Visibility, TheBesiegedAndTheirBesiegersAreSeen) {
  for (int i = 0; i < wotr::kRegionCount; ++i) {
    const auto region = static_cast<RegionId>(i);
    const std::uint8_t stronghold = region_of(rules(), region).stronghold;
    wotr::Board where = empty_board();
    if (stronghold >= where.garrisons.size()) continue;
    wotr::Figures garrison;
    wotr::add(garrison, wotr::regular_of(Nation::kGondor), 3);
    wotr::add(garrison, wotr::elite_of(Nation::kGondor), 2);
    where.garrisons[stronghold] = garrison;
    wotr::figures_in(where, region) = shadow_host();
    expect_all_is_seen(region, where, "a siege");
    expect_all_are_shown(look_at(region, where), shadow_host(), wotr::Side::kShadow,
                         region_of(rules(), region).id);
  }
}

}  // namespace
