#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <optional>

#include "game/figures/bases.h"
#include "game/places/garrisons.h"
#include "game/places/siege_lines.h"
#include "game/table/board/border_stand.h"
#include "game/table/board/ranks.h"
#include "game/wotr/figures/emblems.h"
#include "game/wotr/figures/figure_bases.h"
#include "game/wotr/figures/palette.h"
#include "game/wotr/table/army_facing.h"
#include "game/wotr/table/mirror.h"
#include "game/wotr/table/pieces.h"
#include "game/wotr/table/siege.h"
#include "rules/wotr/battle/force.h"
#include "rules/wotr/names/names.h"

namespace wotr_table {
namespace {

using table::Disc;
using table::Formation;
using table::Mirror;
using table::PieceModel;
using table::RankRequest;
using table::Ranks;
using table::RegionLayout;
using table::yaw_towards;
using wotr::Board;
using wotr::Figure;
using wotr::RegionId;
using wotr::Side;

constexpr float kUnitRadius = 0.66F;
constexpr float kLargeRadius = 0.78F;
constexpr float kPlaceRadius = 1.75F;
constexpr float kPlaceShade = 0.7F;  // walls hide what is behind them
constexpr float kMarkerRadius = 0.8F;
// Where the seal of a garrison is.
constexpr float kWallHeight = 0.95F;
constexpr float kWallRadius = 1.4F;
constexpr float kBesiegerScale = 0.76F;
constexpr glm::vec2 kBeforeTheGate{0, 0.7F};
constexpr glm::vec2 kBesideFellowship{1.8F, 0.4F};
constexpr PieceModel kGollum =
    model_of(PieceKind::kFigure, wotr::byte_of(wotr::figure_of(wotr::Character::kGollum)));

/// Those of one side who stand in one place.
struct Force {
  wotr::Place place = wotr::kNowhere;
  Side side = Side::kFree;
  wotr::Figures figures;  ///< of that side only
};

wotr::Nation leading_nation(const wotr::Figures& figures) {
  wotr::Nation most = wotr::kNoNation;
  int units = 0;
  for (int i = 0; i < wotr::kNationCount; ++i) {
    const auto nation = static_cast<wotr::Nation>(i);
    const int here = wotr::units_of(figures, nation);
    if (here <= units) continue;
    units = here;
    most = nation;
  }
  return most;
}

/// he has no other place on the board.
bool is_guided_by_gollum(const wotr::Fellowship& fellowship) {
  return fellowship.guide == wotr::Character::kGollum;
}

/// What a seal tells of them: a square for Regulars, a diamond for Elites, a pennant for those who
/// lead.
Formation formation_of(const World& world, const Board& board, const Force& force) {
  const wotr::Figures& all = force.figures;
  Formation formation;
  formation.spot = on_map(force.place);
  formation.region = on_table(wotr::region_of(force.place));
  formation.side = wotr::byte_of(force.side);
  formation.shape = force.side == Side::kFree ? table::SealShape::kShield : table::SealShape::kDisc;
  formation.kinds.squares = wotr::regulars_of(all, force.side);
  formation.kinds.diamonds = wotr::elites_of(all, force.side);
  formation.kinds.pennants = force.side == Side::kFree ? wotr::leaders_of(all) : int{all.nazgul};
  formation.units = formation.kinds.squares + formation.kinds.diamonds;
  formation.leaders = wotr::leadership_of(world.rules, board, all, force.side);
  formation.figures = formation.units + formation.kinds.pennants + wotr::count(all.characters);
  const wotr::Nation nation = leading_nation(all);
  if (nation != wotr::kNoNation) {
    formation.paint = wotr_figures::nation_paint(id_of(nation));
    formation.sign = &wotr_figures::nation_sign(id_of(nation));
  }
  return formation;
}

/// What one region is filled with, piece after piece.
class RegionBuilder {
 public:
  RegionBuilder(const World& world, const Board& board, RegionId region, Mirror& into)
      : world_(world),
        board_(board),
        region_(region),
        layout_(layout_of(world.layout, region)),
        into_(into) {}

  void build();

 private:
  void add_settlement();
  void add_control();
  void add_fellowship();
  void add_gollum(glm::vec2 beside);
  void add_travellers();
  void add_army(Side side);
  glm::vec2 stand_of(Side side) const;
  void add_landing();
  void add_garrison();
  void add_siege_works();
  Ranks stand(const RankRequest& request) const;
  void add_formation(std::span<const Figure> figures, const Force& force, glm::vec2 slot,
                     glm::vec2 ahead);
  void add(const PieceModel& model, wotr::Place place, glm::vec2 where, float above, float yaw,
           float scale);

  const World& world_;
  const Board& board_;
  RegionId region_;
  const RegionLayout& layout_;
  Mirror& into_;
  std::vector<Disc> taken_;
};

/// Of the ground that figures leave to it, from its middle.
float room_for(figures::SiegeWork work) {
  switch (work) {
    case figures::SiegeWork::kTower: return 0.5F;
    case figures::SiegeWork::kTrebuchet: return 0.6F;
    case figures::SiegeWork::kRam: return 0.4F;
    case figures::SiegeWork::kLadder:
    case figures::SiegeWork::kWatchFire: return 0.3F;
  }
  return 0;
}

bool has_model(const wotr::Region& region) {
  return region.settlement != wotr::Settlement::kNone || region.fortification;
}

/// Everybody of the side, those who lead first and the strongest last: so they are ranked.
std::vector<Figure> in_order(const wotr::Figures& figures, Side side) {
  std::vector<Figure> order;
  const auto take = [&](auto belongs) {
    wotr::for_each_figure(figures, side, [&](Figure figure, int amount) {
      if (belongs(figure)) order.insert(order.end(), static_cast<std::size_t>(amount), figure);
    });
  };
  take([](Figure f) { return wotr::is_character(f); });
  take([](Figure f) { return wotr::is_leader(f) || f == wotr::kNazgul; });
  take([](Figure f) { return wotr::is_regular(f); });
  take([](Figure f) { return wotr::is_elite(f); });
  return order;
}

/// Who is seen when only one is: a banner or wings, then the strongest.
std::size_t speaker_of(std::span<const Figure> figures) {
  const auto rank = [](Figure figure) {
    if (wotr::is_leader(figure) || figure == wotr::kNazgul) return 3;
    if (wotr::is_elite(figure)) return 2;
    return wotr::is_regular(figure) ? 1 : 0;
  };
  const auto best = std::max_element(figures.begin(), figures.end(),
                                     [&](Figure a, Figure b) { return rank(a) < rank(b); });
  return static_cast<std::size_t>(best - figures.begin());
}

bool is_large(Figure figure) {
  return figure == wotr::kNazgul || wotr::is_character(figure) ||
         figure == wotr::elite_of(wotr::Nation::kSauron) ||
         figure == wotr::elite_of(wotr::Nation::kSouthrons);
}

void RegionBuilder::add(const PieceModel& model, wotr::Place place, glm::vec2 where, float above,
                        float yaw, float scale) {
  into_.pieces.push_back(piece_of(world_.rules, model, on_map(place),
                                  {world_.ground.on_surface(where, above), table::facing(yaw)},
                                  scale));
}

/// Nobody stands behind the settlement or on a name while there is room elsewhere.
Ranks RegionBuilder::stand(const RankRequest& request) const {
  std::vector<Disc> clear_of_name = table::ground_before_name(layout_);
  clear_of_name.insert(clear_of_name.end(), taken_.begin(), taken_.end());
  std::vector<Disc> clear_of_all = layout_.before_other_names;
  clear_of_all.insert(clear_of_all.end(), clear_of_name.begin(), clear_of_name.end());
  if (has_model(region_of(world_.rules, region_))) {
    clear_of_all.push_back({layout_.settlement - glm::vec2(0, kPlaceShade), kPlaceRadius});
  }
  for (const std::vector<Disc>* kept_clear : {&clear_of_all, &clear_of_name}) {
    Ranks ranks = table::form_ranks(request, *kept_clear);
    if (ranks.places.size() == static_cast<std::size_t>(request.count)) return ranks;
  }
  return table::form_ranks(request, taken_);
}

void RegionBuilder::add_settlement() {
  const wotr::Region& region = region_of(world_.rules, region_);
  if (!has_model(region)) return;
  Side holder = region.nation == wotr::kNoNation ? Side::kFree : side_of(region.nation);
  if (board_.captured.contains(region_)) holder = wotr::enemy_of(holder);
  add(model_of(PieceKind::kSettlement, wotr::byte_of(region_), wotr::byte_of(holder)),
      wotr::in_region(region_), layout_.settlement, 0, 0, 1);
  taken_.push_back({layout_.settlement, kPlaceRadius});
}

void RegionBuilder::add_control() {
  if (!board_.captured.contains(region_)) return;
  const Side captor = wotr::enemy_of(side_of(region_of(world_.rules, region_).nation));
  add(model_of(PieceKind::kControl, wotr::byte_of(captor)), wotr::in_region(region_),
      control_slot(layout_), 0.05F, 0, 1);
  taken_.push_back({control_slot(layout_), kMarkerRadius});
}

void RegionBuilder::add_fellowship() {
  const wotr::Fellowship& fellowship = board_.fellowship;
  if (wotr::in_mordor(fellowship) || fellowship.region != region_) return;
  const Ranks ranks = stand({.region = layout_,
                             .slot = characters_slot(layout_),
                             .radius = wotr_figures::kFellowshipBaseRadius,
                             .count = 1});
  const glm::vec2 place = ranks.places.empty() ? characters_slot(layout_) : ranks.places.front();
  add(model_of(PieceKind::kFellowship, fellowship.hidden), wotr::kInFellowship, place, 0, 0, 1);
  taken_.push_back({place, wotr_figures::kFellowshipBaseRadius});
  if (is_guided_by_gollum(fellowship)) add_gollum(place);
}

void RegionBuilder::add_gollum(glm::vec2 beside) {
  const Ranks ranks = stand(
      {.region = layout_, .slot = beside + kBesideFellowship, .radius = kLargeRadius, .count = 1});
  const glm::vec2 place = ranks.places.empty() ? beside + kBesideFellowship : ranks.places.front();
  add(kGollum, wotr::kInFellowship, place, 0, 0, 1);
  taken_.push_back({place, kLargeRadius});
}

void RegionBuilder::add_formation(std::span<const Figure> figures, const Force& force,
                                  glm::vec2 slot, glm::vec2 ahead) {
  const bool large = std::any_of(figures.begin(), figures.end(), is_large);
  const float radius = large ? kLargeRadius : kUnitRadius;
  const bool besieges = is_besieging(world_, board_, region_, force.side);
  if (besieges) slot = layout_.settlement + kBeforeTheGate;
  const Ranks ranks = stand({.region = layout_,
                             .slot = slot,
                             .ahead = ahead,
                             .radius = radius,
                             .count = static_cast<int>(figures.size()),
                             .largest = besieges ? kBesiegerScale : 1,
                             .gathers = !besieges});
  const std::size_t shown = ranks.places.size();
  if (shown == 0) return;
  const std::size_t speaker = speaker_of(figures.first(shown));
  for (std::size_t i = 0; i < shown; ++i) {
    const glm::vec2 place = ranks.places[i];
    // A ring of besiegers looks inwards.
    const float yaw = yaw_towards(besieges ? layout_.settlement - place : ahead);
    add(model_of(PieceKind::kFigure, wotr::byte_of(figures[i])), force.place, place, 0, yaw,
        ranks.scale);
    into_.pieces.back().speaks_for_all = i == speaker;
    taken_.push_back({place, radius * ranks.scale});
  }
  into_.formations.push_back(formation_of(world_, board_, force));
  into_.formations.back().speaker = world_.ground.on_surface(ranks.places[speaker]);
  into_.formations.back().shown = static_cast<int>(shown);
}

/// Those who are on their own, without an army around them.
void RegionBuilder::add_travellers() {
  const wotr::Figures& here = figures_in(board_, region_);
  for (const Side side : {Side::kFree, Side::kShadow}) {
    if (wotr::has_unit(here, side)) continue;
    const wotr::Figures lone = wotr::part_of(here, side);
    const std::vector<Figure> figures = in_order(lone, side);
    if (figures.empty()) continue;
    add_formation(figures, {.place = wotr::in_region(region_), .side = side, .figures = lone},
                  characters_slot(layout_), {0, 1});
  }
}

/// Where the Army stands: hosts that fight in the field have come up to the border between them.
glm::vec2 RegionBuilder::stand_of(Side side) const {
  const wotr::Battle& battle = board_.battle;
  const glm::vec2 usual = army_slot(layout_, side);
  if (battle.kind != wotr::BattleKind::kField || battle.landing != 0) return usual;
  const bool attacks = side == battle.attacker;
  if (region_ != (attacks ? battle.from : battle.target)) return usual;
  const RegionLayout& other = layout_of(world_.layout, attacks ? battle.target : battle.from);
  return table::stand_at_border(layout_, other, usual, army_slot(other, wotr::enemy_of(side)));
}

void RegionBuilder::add_army(Side side) {
  const wotr::Figures& here = figures_in(board_, region_);
  if (!wotr::has_unit(here, side)) return;
  const wotr::Figures army = wotr::part_of(here, side);
  const std::vector<Figure> figures = in_order(army, side);
  add_formation(figures, {.place = wotr::in_region(region_), .side = side, .figures = army},
                stand_of(side), army_facing(world_, board_, region_, side));
}

/// Those who come from the sea, where the attackers will stand.
void RegionBuilder::add_landing() {
  const wotr::Battle& battle = board_.battle;
  if (battle.landing == 0 || battle.target != region_) return;
  const Side side = battle.attacker;
  const std::vector<Figure> figures = in_order(board_.landing, side);
  if (figures.empty()) return;
  add_formation(figures, {.place = wotr::kLandingForce, .side = side, .figures = board_.landing},
                army_slot(layout_, side), army_facing(world_, board_, region_, side));
}

/// The besieged stand on the walls, and the works of the besiegers before them.
void RegionBuilder::add_garrison() {
  const std::uint8_t stronghold = region_of(world_.rules, region_).stronghold;
  if (stronghold >= board_.garrisons.size()) return;
  const wotr::Figures& inside = board_.garrisons[stronghold];
  for (const Side side : {Side::kFree, Side::kShadow}) {
    const std::vector<Figure> figures = in_order(inside, side);
    if (figures.empty()) continue;
    const std::vector<Manned> manned = man_the_walls(world_, region_, figures);
    for (const Manned& each : manned) {
      into_.pieces.push_back(
          piece_of(world_.rules, model_of(PieceKind::kFigure, wotr::byte_of(each.figure)),
                   on_map(wotr::in_garrison(region_)), {each.feet, table::facing(each.yaw)},
                   places::kGarrisonScale));
      into_.pieces.back().speaks_for_all = &each == &manned.front();
    }
    add(model_of(PieceKind::kPosts, wotr::byte_of(region_)), wotr::in_garrison(region_),
        layout_.settlement, 0, 0, 1);
    add_siege_works();
    Formation garrison = formation_of(world_, board_,
                                      {.place = wotr::in_garrison(region_),
                                       .side = side,
                                       .figures = wotr::part_of(inside, side)});
    garrison.speaker =
        world_.ground.on_surface(layout_.settlement + glm::vec2(0, kWallRadius), kWallHeight);
    garrison.shown = static_cast<int>(manned.size());
    into_.formations.push_back(garrison);
  }
}

void RegionBuilder::add_siege_works() {
  for (const places::SiegeLine& line : places::siege_lines(region_of(world_.rules, region_).id)) {
    const glm::vec2 foot = layout_.settlement + line.at;
    add(model_of(PieceKind::kSiege, static_cast<std::uint8_t>(line.work)),
        wotr::in_garrison(region_), foot, 0, glm::radians(line.facing), line.size);
    taken_.push_back({foot, room_for(line.work)});
  }
}

void RegionBuilder::build() {
  add_settlement();
  add_control();
  add_garrison();
  add_fellowship();
  add_army(Side::kFree);
  add_army(Side::kShadow);
  add_landing();
  add_travellers();
}

void mirror_mordor_track(const World& world, const Board& board, Mirror& into) {
  if (!wotr::in_mordor(board.fellowship)) return;
  const glm::vec2 place = mordor_track(world.layout)[board.fellowship.mordor_step];
  into.pieces.push_back(piece_of(
      world.rules, model_of(PieceKind::kFellowship, board.fellowship.hidden),
      on_map(wotr::kInFellowship), {world.ground.on_surface(place, 0.1F), table::facing(0)}));
  if (!is_guided_by_gollum(board.fellowship)) return;
  into.pieces.push_back(
      piece_of(world.rules, kGollum, on_map(wotr::kInFellowship),
               {world.ground.on_surface(place + kBesideFellowship, 0.1F), table::facing(0)}));
}

}  // namespace

void mirror_map(const World& world, const Board& board, Mirror& into) {
  for (int i = 0; i < wotr::kRegionCount; ++i) {
    RegionBuilder(world, board, static_cast<RegionId>(i), into).build();
  }
  mirror_mordor_track(world, board, into);
}

}  // namespace wotr_table
