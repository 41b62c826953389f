#include "game/wotr/table/siege.h"

#include <algorithm>
#include <glm/trigonometric.hpp>

#include "game/places/garrisons.h"
#include "game/table/board/terrain_fit.h"
#include "rules/wotr/battle/force.h"

namespace wotr_table {
namespace {

using wotr::Figure;

/// Posts of one kind, in the order in which they are manned.
class Posts {
 public:
  explicit Posts(std::span<const places::Post> posts) : left_(posts) {}
  bool are_manned() const { return left_.empty(); }
  const places::Post& next() {
    const places::Post& post = left_.front();
    left_ = left_.subspan(1);
    return post;
  }

 private:
  std::span<const places::Post> left_;
};

}  // namespace

std::vector<Manned> man_the_walls(const World& world, wotr::RegionId region,
                                  std::span<const Figure> figures) {
  const places::Garrison* garrison = places::garrison_of(region_of(world.rules, region).id);
  if (garrison == nullptr) return {};
  const glm::vec2 place = layout_of(world.layout, region).settlement;
  Posts walls(garrison->units);
  Posts towers(garrison->leaders);
  std::vector<Manned> manned;
  const auto man = [&](Figure figure, const places::Post& post) {
    manned.push_back({figure, table::fitted_to_terrain(post.at, world.ground, place),
                      glm::radians(post.facing)});
  };
  std::vector<Figure> without_post;
  for (const Figure figure : figures) {
    Posts& own = wotr::is_unit(figure) ? walls : towers;
    if (own.are_manned()) {
      without_post.push_back(figure);
    } else {
      man(figure, own.next());
    }
  }
  for (const Figure figure : without_post) {
    Posts& other = walls.are_manned() ? towers : walls;
    if (!other.are_manned()) man(figure, other.next());
  }
  return manned;
}

bool is_besieging(const World& world, const wotr::Board& board, wotr::RegionId region,
                  wotr::Side side) {
  const std::uint8_t stronghold = region_of(world.rules, region).stronghold;
  return stronghold < board.garrisons.size() &&
         wotr::has_unit(board.garrisons[stronghold], wotr::enemy_of(side));
}

}  // namespace wotr_table
