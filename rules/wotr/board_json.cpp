#include "rules/wotr/board_json.h"

#include <nlohmann/json.hpp>

#include "rules/wotr/control.h"
#include "rules/wotr/figures_json.h"
#include "rules/wotr/load.h"
#include "rules/wotr/names.h"
#include "rules/wotr/place.h"

namespace wotr {
namespace {

using nlohmann::json;

std::string key_of(auto value) { return std::string(id_of(value)); }

void add_deployments(const Figures& here, std::string_view group, json& deployments) {
  for (const Side side : {Side::kFree, Side::kShadow}) {
    const Figures own = part_of(here, side);
    if (is_empty(own)) continue;
    json deployment = figures_json(own);
    deployment["group"] = group;
    deployment["owner"] = id_of(side);
    deployments.push_back(std::move(deployment));
  }
}

json region_json(const Rules& rules, const Board& board, RegionId region) {
  json deployments = json::array();
  add_deployments(figures_in(board, region), "normal", deployments);
  const std::uint8_t stronghold = region_of(rules, region).stronghold;
  if (stronghold < kStrongholdCount) {
    add_deployments(board.garrisons[stronghold], "besieged", deployments);
  }
  const bool has_settlement = rules.all_settlements.contains(region);
  return {{"control", has_settlement ? json(id_of(controller_of(rules, board, region))) : json()},
          {"deployments", std::move(deployments)}};
}

json regions_json(const Rules& rules, const Board& board) {
  json regions = json::object();
  for (std::size_t i = 0; i < kRegionCount; ++i) {
    regions[rules.regions[i].id] = region_json(rules, board, static_cast<RegionId>(i));
  }
  return regions;
}

/// Gollum has no figure of his own on the map: he is in the Fellowship while he guides it.
json whereabouts(const Rules& rules, const Board& board, Character who) {
  if (who == Character::kGollum) {
    return board.fellowship.guide == Character::kGollum ? "fellowship" : "aside";
  }
  const Place place = place_of(rules, board, who);
  if (place == kInFellowship) return "fellowship";
  if (place == kSetAside) return "aside";
  if (place == kCasualties) return "eliminated";
  return region_of(rules, region_of(place)).id;
}

json all_characters_json(const Rules& rules, const Board& board) {
  json characters = json::object();
  for (std::size_t i = 0; i < kCharacterCount; ++i) {
    const auto who = static_cast<Character>(i);
    characters[key_of(who)] = whereabouts(rules, board, who);
  }
  return characters;
}

json fellowship_json(const Rules& rules, const Fellowship& fellowship) {
  return {{"region", region_of(rules, fellowship.region).id},
          {"progress", fellowship.progress},
          {"hidden", fellowship.hidden != 0},
          {"corruption", fellowship.corruption},
          {"guide", id_of(fellowship.guide)},
          {"companions", characters_json(fellowship.companions)},
          {"mordorStep", in_mordor(fellowship) ? json(fellowship.mordor_step) : json()}};
}

json politics_json(const Board& board) {
  json track = json::object();
  for (std::size_t n = 0; n < kNationCount; ++n) {
    track[key_of(static_cast<Nation>(n))] = {{"step", board.politics[n].step},
                                             {"active", board.politics[n].active != 0}};
  }
  return track;
}

json tiles_json(const std::array<std::uint8_t, kTileKinds>& tiles) {
  json list = json::array();
  for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
    for (int n = 0; n < tiles[kind]; ++n) list.push_back(id_of(static_cast<Tile>(kind)));
  }
  return list;
}

json faces_json(const DicePool& pool) {
  json list = json::array();
  for (std::size_t face = 0; face < kFaceCount; ++face) {
    for (int n = 0; n < pool.faces[face]; ++n) list.push_back(id_of(static_cast<DieFace>(face)));
  }
  return list;
}

template <class One>
json by_side(One one) {
  return {{"free", one(std::size_t{0})}, {"shadow", one(std::size_t{1})}};
}

json off_board_json(const Board& board) {
  return {{"free",
           {{"reinforcements", pool_json(board.reinforcements, Side::kFree)},
            {"graveyard", pool_json(board.casualties, Side::kFree)}}},
          {"shadow",
           {{"reinforcements", pool_json(board.reinforcements, Side::kShadow)},
            {"removed", pool_json(board.casualties, Side::kShadow)}}}};
}

json dice_json(const Board& board) {
  const auto to_roll = [&](std::size_t side) { return board.dice[side].to_roll; };
  const auto rings = [&](std::size_t side) { return board.elven_rings[side]; };
  const auto used = [&](std::size_t side) { return board.ring_used[side] != 0; };
  return {{"dice", by_side([&](std::size_t side) { return faces_json(board.dice[side]); })},
          {"diceToRoll", by_side(to_roll)},
          {"huntBox", {{"free", board.hunt_box.free}, {"shadow", board.hunt_box.shadow}}},
          {"elvenRings", by_side(rings)},
          {"ringUsed", by_side(used)},
          {"freeDieReturned", board.free_die_returned != 0},
          {"messengerUsed", board.messenger_used != 0},
          {"mordorAttempt", board.mordor_attempt != 0}};
}

}  // namespace

std::optional<Winner> winner_of(const Board& board) {
  switch (board.victory) {
    case Victory::kNone: return std::nullopt;
    case Victory::kRingDestroyed:
    case Victory::kFreeMilitary: return Winner{Side::kFree, board.victory};
    case Victory::kCorruption:
    case Victory::kShadowMilitary: return Winner{Side::kShadow, board.victory};
  }
  return std::nullopt;
}

json board_json(const Rules& rules, const Board& board) {
  const std::optional<Winner> winner = winner_of(board);
  json object = dice_json(board);
  object.update(json{
      {"turn", board.turn},
      {"phase", id_of(board.phase)},
      {"toAct", id_of(board.to_act)},
      {"options", options_json(rules)},
      {"regions", regions_json(rules, board)},
      {"characters", all_characters_json(rules, board)},
      {"minionsSeen", characters_json(board.minions_seen)},
      {"returning", characters_json(board.returning)},
      {"politicalTrack", politics_json(board)},
      {"fellowship", fellowship_json(rules, board.fellowship)},
      {"huntPool", tiles_json(board.hunt_pool)},
      {"drawnTiles", tiles_json(board.drawn_tiles)},
      {"removedTiles", tiles_json(board.removed_tiles)},
      {"specialTiles", tiles_json(board.waiting_tiles)},
      {"offBoard", off_board_json(board)},
      {"victoryPoints", by_side([&](std::size_t side) {
         return victory_points(rules, board, static_cast<Side>(side));
       })},
      {"battle", battle_json(rules, board.battle)},
      {"inProgress", progress_json(rules, board)},
      {"winner", winner ? json(id_of(winner->side)) : json()},
      {"victory", winner ? json(id_of(winner->victory)) : json()},
  });
  return object;
}

}  // namespace wotr
