#include <algorithm>
#include <glm/geometric.hpp>
#include <vector>

#include "game/table/board/ranks.h"
#include "game/table/pieces/badge_place.h"
#include "game/trilogy/figures/palette.h"
#include "game/trilogy/table/mirror.h"
#include "game/trilogy/table/pieces.h"

namespace trilogy_table {
namespace {

using core::Seat;
using table::Disc;
using table::Formation;
using table::RegionLayout;
using trilogy::Board;
using trilogy::Colour;
using trilogy::Territory;
using trilogy_figures::Rank;

constexpr float kRadius = 0.78F;
constexpr int kMostPieces = 8;  // the seal says how many there are
constexpr float kLeaderScale = 1.3F;

/// The pieces for so many battalions, the greatest first (T-054).
std::vector<Rank> pieces_for(int battalions) {
  std::vector<Rank> pieces;
  for (const Rank rank : {Rank::kGreat, Rank::kRider, Rank::kFoot}) {
    for (; battalions >= worth_of(rank); battalions -= worth_of(rank)) pieces.push_back(rank);
  }
  if (pieces.size() > kMostPieces) pieces.resize(kMostPieces);
  return pieces;
}

/// What one territory is filled with.
class TerritoryBuilder {
 public:
  TerritoryBuilder(const World& world, const Board& board, Territory territory,
                   table::Mirror& into)
      : world_(world),
        board_(board),
        territory_(territory),
        layout_(layout_of(world.layout, territory)),
        into_(into) {}

  void build() {
    const Seat owner = trilogy::owner_of(board_, territory_);
    if (owner == trilogy::kNobody) return;
    add_army(owner);
  }

 private:
  table::Ranks stand(const table::RankRequest& request) const {
    std::vector<Disc> clear_of_name = table::ground_before_name(layout_);
    std::vector<Disc> clear_of_all = layout_.before_other_names;
    clear_of_all.insert(clear_of_all.end(), clear_of_name.begin(), clear_of_name.end());
    for (const std::vector<Disc>* kept_clear : {&clear_of_all, &clear_of_name}) {
      table::Ranks ranks = table::form_ranks(request, *kept_clear);
      if (ranks.places.size() == static_cast<std::size_t>(request.count)) return ranks;
    }
    return table::form_ranks(request, {});
  }

  void add_army(Seat owner);
  Formation formation(Seat owner) const;

  const World& world_;
  const Board& board_;
  Territory territory_;
  const RegionLayout& layout_;
  table::Mirror& into_;
};

Formation TerritoryBuilder::formation(Seat owner) const {
  const Colour colour = colour_of(world_.rules, owner);
  Formation formation;
  formation.spot = on_map(territory_);
  formation.region = on_table(territory_);
  formation.side = trilogy::byte_of(colour);
  formation.shape = trilogy::side_of(colour) == trilogy::Side::kGood ? table::SealShape::kShield
                                                                     : table::SealShape::kDisc;
  formation.paint = trilogy_figures::colour_paint(colour);
  formation.units = trilogy::battalions_in(board_, territory_);
  formation.leaders = trilogy::has_leader(board_, territory_) ? 1 : 0;
  return formation;
}

void TerritoryBuilder::add_army(Seat owner) {
  const Colour colour = colour_of(world_.rules, owner);
  std::vector<Rank> pieces = pieces_for(trilogy::battalions_in(board_, territory_));
  if (trilogy::has_leader(board_, territory_)) pieces.insert(pieces.begin(), Rank::kLeader);
  if (pieces.empty()) return;
  const glm::vec2 ahead{0, 1};
  const table::Ranks ranks = stand({.region = layout_,
                                    .slot = army_slot(layout_),
                                    .ahead = ahead,
                                    .radius = kRadius,
                                    .count = static_cast<int>(pieces.size())});
  const std::size_t shown = std::min(ranks.places.size(), pieces.size());
  if (shown == 0) return;
  for (std::size_t i = 0; i < shown; ++i) {
    const float scale = ranks.scale * (pieces[i] == Rank::kLeader ? kLeaderScale : 1);
    into_.pieces.push_back(
        piece_of(figure_of(colour, pieces[i]), on_map(territory_),
                 {world_.ground.on_surface(ranks.places[i]), table::facing(0)}, scale));
    into_.pieces.back().speaks_for_all = i == 0;
  }
  Formation force = formation(owner);
  force.figures = static_cast<int>(pieces.size());
  force.shown = static_cast<int>(shown);
  force.speaker = world_.ground.on_surface(ranks.places[0]);
  force.badge = world_.ground.on_surface(table::badge_place({.layout = world_.layout,
                                                             .region = layout_,
                                                             .figures = ranks.places,
                                                             .radius = kRadius * ranks.scale},
                                                            {}));
  force.badge_afar = world_.ground.on_surface(
      table::badge_place_afar(world_.layout, layout_, ranks.places[0]));
  into_.formations.push_back(force);
}

/// The Ring lies on its space of the path until it is destroyed.
void mirror_ring(const World& world, const Board& board, table::Mirror& into) {
  if (board.fellowship.destroyed != 0) return;
  const glm::vec2 place = path_of_ring(world.layout)[board.fellowship.place];
  into.pieces.push_back(piece_of(model_of(PieceKind::kRing), spot_in(Zone::kRingPath),
                                 {world.ground.on_surface(place, 0.1F), table::facing(0)}));
}

}  // namespace

void mirror_map(const World& world, const Board& board, table::Mirror& into) {
  for (std::size_t i = 0; i < trilogy::kTerritoryCount; ++i) {
    TerritoryBuilder(world, board, static_cast<Territory>(i), into).build();
  }
  mirror_ring(world, board, into);
}

}  // namespace trilogy_table
