#include <algorithm>
#include <array>
#include <glm/geometric.hpp>
#include <vector>

#include "game/table/board/border_stand.h"
#include "game/table/board/ranks.h"
#include "game/trilogy/figures/palette.h"
#include "game/trilogy/table/mirror.h"
#include "game/trilogy/table/pieces.h"
#include "game/trilogy/table/places.h"
#include "game/trilogy/table/seals.h"
#include "rules/trilogy/state/board.h"

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
constexpr float kPlaceRadius = 1.75F;
constexpr float kPlaceShade = 0.7F;  // walls hide what is behind them

/// Where an army stands, and where it looks.
struct Stand {
  glm::vec2 slot;
  glm::vec2 ahead{0, 1};
};

/// Where the ships lie on their ways, and where they sail, as facing() has it.
struct Anchorage {
  glm::vec2 place;
  float yaw;
};
constexpr std::array<Anchorage, 5> kShips{{{{11.4F, 9.6F}, 1.9F},
                                           {{7.8F, 35.8F}, 0.5F},
                                           {{33.4F, 60.0F}, -0.1F},
                                           {{16.6F, 73.8F}, -0.6F},
                                           {{71.4F, 86.6F}, 0.6F}}};

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
  TerritoryBuilder(const World& world, const Board& board, Territory territory, table::Mirror& into)
      : world_(world),
        board_(board),
        territory_(territory),
        layout_(layout_of(world.layout, territory)),
        into_(into) {}

  void build() {
    const Seat owner = trilogy::owner_of(board_, territory_);
    add_place(owner);
    if (owner != trilogy::kNobody) add_army(owner);
  }

 private:
  /// Nobody stands behind the place or on a name while there is room elsewhere.
  table::Ranks stand(const table::RankRequest& request) const {
    std::vector<Disc> clear_of_name = table::ground_before_name(layout_);
    clear_of_name.insert(clear_of_name.end(), taken_.begin(), taken_.end());
    std::vector<Disc> clear_of_all = layout_.before_other_names;
    clear_of_all.insert(clear_of_all.end(), clear_of_name.begin(), clear_of_name.end());
    for (const std::vector<Disc>* kept_clear : {&clear_of_all, &clear_of_name}) {
      table::Ranks ranks = table::form_ranks(request, *kept_clear);
      if (ranks.places.size() == static_cast<std::size_t>(request.count)) return ranks;
    }
    return table::form_ranks(request, taken_);
  }

  void add_place(Seat owner);
  void add_army(Seat owner);
  Stand stand_of() const;
  Formation formation(Seat owner) const;

  const World& world_;
  const Board& board_;
  Territory territory_;
  const RegionLayout& layout_;
  table::Mirror& into_;
  std::vector<Disc> taken_;
};

void TerritoryBuilder::add_place(Seat owner) {
  if (!has_place(world_.rules, territory_)) return;
  const std::uint8_t holder =
      owner == trilogy::kNobody ? kUnowned : trilogy::byte_of(colour_of(world_.rules, owner));
  into_.pieces.push_back(piece_of(
      model_of(PieceKind::kPlace, trilogy::byte_of(territory_), holder), on_map(territory_),
      {world_.ground.on_surface(layout_.settlement), table::facing(0)}));
  taken_.push_back({layout_.settlement - glm::vec2(0, kPlaceShade), kPlaceRadius});
}

/// Hosts that fight have come up to the border between them; else they look to the south.
Stand TerritoryBuilder::stand_of() const {
  const trilogy::Invasion& invasion = board_.invasion;
  const bool attacks = invasion.from == territory_;
  const glm::vec2 usual = army_slot(layout_);
  if (!trilogy::is_invading(board_) || (!attacks && invasion.to != territory_) ||
      invasion.from == trilogy::kNoTerritory) {
    return {usual};
  }
  const RegionLayout& other = layout_of(world_.layout, attacks ? invasion.to : invasion.from);
  const glm::vec2 place = table::stand_at_border(layout_, other, usual, army_slot(other));
  return {place, glm::normalize(army_slot(other) - usual)};
}

Formation TerritoryBuilder::formation(Seat owner) const {
  Formation formation = seal_of(colour_of(world_.rules, owner));
  formation.spot = on_map(territory_);
  formation.region = on_table(territory_);
  formation.units = trilogy::battalions_in(board_, territory_);
  formation.leaders = trilogy::has_leader(board_, territory_) ? 1 : 0;
  formation.kinds.pennants = formation.leaders;
  formation.ground = trilogy_figures::ground_colour(colour_of(world_.rules, owner));
  return formation;
}

void TerritoryBuilder::add_army(Seat owner) {
  const Colour colour = colour_of(world_.rules, owner);
  std::vector<Rank> pieces = pieces_for(trilogy::battalions_in(board_, territory_));
  if (trilogy::has_leader(board_, territory_)) pieces.insert(pieces.begin(), Rank::kLeader);
  if (pieces.empty()) return;
  const auto [slot, ahead] = stand_of();
  const table::Ranks ranks = stand({.region = layout_,
                                    .slot = slot,
                                    .ahead = ahead,
                                    .radius = kRadius,
                                    .count = static_cast<int>(pieces.size())});
  const std::size_t shown = std::min(ranks.places.size(), pieces.size());
  if (shown == 0) return;
  const float yaw = table::yaw_towards(ahead);
  for (std::size_t i = 0; i < shown; ++i) {
    const float scale = ranks.scale * (pieces[i] == Rank::kLeader ? kLeaderScale : 1);
    into_.pieces.push_back(piece_of(figure_of(colour, pieces[i]), on_map(territory_),
                                    {world_.ground.on_surface(ranks.places[i]), table::facing(yaw)},
                                    scale));
    into_.pieces.back().speaks_for_all = i == 0;
    taken_.push_back({ranks.places[i], kRadius * scale});
  }
  Formation force = formation(owner);
  force.figures = static_cast<int>(pieces.size());
  force.shown = static_cast<int>(shown);
  force.speaker = world_.ground.on_surface(ranks.places[0]);
  into_.formations.push_back(force);
}

/// A ship on each way over the sea, where it lies open.
void mirror_ships(const World& world, table::Mirror& into) {
  for (std::size_t i = 0; i < kShips.size(); ++i) {
    const auto [place, yaw] = kShips[i];
    const auto route = static_cast<std::uint8_t>(i);
    into.pieces.push_back(piece_of(model_of(PieceKind::kShip, route), spot_in(Zone::kSea, route),
                                   {world.ground.on_surface(place), table::facing(yaw)}));
  }
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
  mirror_ships(world, into);
  mirror_ring(world, board, into);
}

}  // namespace trilogy_table
