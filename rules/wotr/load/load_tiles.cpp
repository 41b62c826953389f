// data/wotr/hunt-tiles.json: R-141. What a tile does is in board/hunt_pool.cpp.

#include "rules/wotr/load/load_parts.h"
#include "rules/wotr/names/read_id.h"

namespace wotr {
namespace {

constexpr int kStandardTiles = 16;

}  // namespace

void load_tiles(const base::JsonReader& file, Rules& rules) {
  int standard = 0;
  for (const base::JsonReader& entry : file.list()) {
    entry.allow({"id", "count", "card"});
    const Tile tile = read_id<Tile>(entry.at("id"), "tile");
    std::uint8_t& count = rules.tiles[static_cast<std::size_t>(tile)];
    const bool is_standard = index(tile) < kStandardTileKinds;
    if (count != 0) entry.fail("this tile stands here twice");
    count = static_cast<std::uint8_t>(entry.at("count").integer(1, is_standard ? 16 : 1));
    if (is_standard) standard += count;
    const auto card = entry.find("card");
    if (is_standard == card.has_value()) {
      entry.fail(is_standard ? "no card brings a standard tile" : "the field \"card\" is missing");
    }
    if (card && card->text() != id_of(tile)) card->fail("a special tile has the id of its card");
  }
  for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
    if (rules.tiles[kind] != 0) continue;
    file.fail("the tile \"" + std::string(id_of(static_cast<Tile>(kind))) + "\" is missing");
  }
  if (standard != kStandardTiles) {
    file.fail("the standard tiles add up to " + std::to_string(standard) + " instead of 16");
  }
}

}  // namespace wotr
