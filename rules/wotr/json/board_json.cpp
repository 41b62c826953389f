#include "rules/wotr/json/board_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

#include "rules/wotr/board/control.h"
#include "rules/wotr/board/mixed_armies.h"
#include "rules/wotr/board/place.h"
#include "rules/wotr/board/scores.h"
#include "rules/wotr/board/victory.h"
#include "rules/wotr/json/figures_json.h"
#include "rules/wotr/load/load.h"
#include "rules/wotr/names/names.h"
#include "rules/wotr/names/read_id.h"

namespace wotr {
namespace {

using nlohmann::json;

std::string key_of(auto value) { return std::string(id_of(value)); }

template <class One>
json by_side(One one) {
  return {{"free", one(std::size_t{0})}, {"shadow", one(std::size_t{1})}};
}

/// What one of a team owns himself; Nazgûl and Companions are of either.
Figures without_common(const Figures& own, Side side) {
  Figures figures = own;
  figures.nazgul = 0;
  const CharacterSet common = side == Side::kFree ? kCompanions : only(Character::kWitchKing);
  figures.characters = without(own.characters, common);
  return figures;
}

struct Deployment {
  Seat owner{};
  Figures figures;
};

/// A mixed Army is one, its controller's; separate Armies of teammates are two, and the first of
/// them has what is of either.
std::vector<Deployment> deployments_of(const Rules& rules, const Board& board, Side side,
                                       Place place) {
  const Figures all = part_of(figures_at(rules, board, place), side);
  if (is_empty(all)) return {};
  const Seat one = first_seat_of(rules, side);
  if (!is_team(rules, side)) return {{one, all}};
  // A mixed Army of the enemy's makes nothing of the Characters that it meets there.
  if (is_mixed(rules, board, place) && has_two_owners(rules, all, side)) {
    return {{controller_of_army(rules, board, side, all), all}};
  }
  const Seat other = teammate_of(rules, one);
  const Figures others = without_common(own_part(rules, all, other), side);
  const bool all_others =
      !is_empty(others) && is_empty(without_common(own_part(rules, all, one), side));
  if (is_empty(others)) return {{one, all}};
  if (all_others) return {{other, all}};
  return {{one, own_part(rules, all, one)}, {other, others}};
}

void add_deployments(const Rules& rules, const Board& board, Place place, std::string_view group,
                     json& deployments) {
  for (const Side side : {Side::kFree, Side::kShadow}) {
    for (const Deployment& one : deployments_of(rules, board, side, place)) {
      json deployment = figures_json(one.figures);
      deployment["group"] = group;
      deployment["owner"] = seat_id(rules, one.owner);
      deployments.push_back(std::move(deployment));
    }
  }
}

/// whom of a team a captured Settlement is credited to.
json captor_json(const Rules& rules, const Board& board, RegionId region) {
  if (!board.captured.contains(region)) return nullptr;
  const Side side = controller_of(rules, board, region);
  const Seat first = first_seat_of(rules, side);
  return seat_id(rules, board.by_second.contains(region) ? teammate_of(rules, first) : first);
}

json region_json(const Rules& rules, const Board& board, RegionId region) {
  json deployments = json::array();
  add_deployments(rules, board, in_region(region), "normal", deployments);
  if (rules.stronghold_regions.contains(region)) {
    add_deployments(rules, board, in_garrison(region), "besieged", deployments);
  }
  const bool has_settlement = rules.all_settlements.contains(region);
  json object{
      {"control", has_settlement ? json(id_of(controller_of(rules, board, region))) : json()},
      {"deployments", std::move(deployments)}};
  if (rules.options.players > 2) object["capturedBy"] = captor_json(rules, board, region);
  return object;
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
  if (place == kLandingForce) return "landing";
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

json off_board_json(const Board& board) {
  return {{"free",
           {{"reinforcements", pool_json(board.reinforcements, Side::kFree)},
            {"graveyard", pool_json(board.casualties, Side::kFree)}}},
          {"shadow",
           {{"reinforcements", pool_json(board.reinforcements, Side::kShadow)},
            {"removed", pool_json(board.casualties, Side::kShadow)}}}};
}

json rings_used_json(const Rules& rules, const Board& board) {
  json used = json::object();
  for (std::size_t s = 0; s < rules.teams.names.size(); ++s) {
    used[std::string(rules.teams.names[s])] = board.ring_used[s] != 0;
  }
  return used;
}

json nations_json(std::uint8_t nations) {
  json list = json::array();
  for (int n = 0; n < kNationCount; ++n) {
    if ((nations >> n & 1) != 0) list.push_back(id_of(static_cast<Nation>(n)));
  }
  return list;
}

/// what the Free Peoples did with an action.
json acted_with_json(const Rules& rules, const ActedWith& acted) {
  json armies = json::array();
  for (const MixedArmy& army : acted.armies) {
    if (army.region == kNoRegion) continue;
    Figures units;
    std::copy(army.regular.begin(), army.regular.end(), units.regular.begin());
    std::copy(army.elite.begin(), army.elite.end(), units.elite.begin());
    armies.push_back(
        {{"region", region_of(rules, army.region).id}, {"units", figures_json(units).at("units")}});
  }
  return {{"nations", nations_json(acted.nations)}, {"armies", std::move(armies)}};
}

/// Who leads, who is next, and what restricts the next action.
json turn_order_json(const Rules& rules, const Board& board) {
  const auto of_side = [&rules](const std::array<Seat, 2>& seats) {
    return by_side([&](std::size_t side) { return seat_id(rules, seats[side]); });
  };
  json object{{"leading", of_side(board.leading)}, {"next", of_side(board.next)}};
  if (rules.options.players == 3) {
    object["midCycle"] = board.mid_cycle != 0;
    object["deeds"] = acted_with_json(rules, board.acted_with);
    object["lastNations"] = acted_with_json(rules, board.last_acted_with);
  }
  return object;
}

json dice_json(const Rules& rules, const Board& board) {
  const auto to_roll = [&](std::size_t side) { return board.dice[side].to_roll; };
  const auto rings = [&](std::size_t side) { return board.elven_rings[side]; };
  return {{"dice", by_side([&](std::size_t side) { return faces_json(board.dice[side]); })},
          {"diceToRoll", by_side(to_roll)},
          {"huntBox", {{"free", board.hunt_box.free}, {"shadow", board.hunt_box.shadow}}},
          {"elvenRings", by_side(rings)},
          {"ringUsed", rings_used_json(rules, board)},
          {"freeDieReturned", board.free_die_returned != 0},
          {"messengerUsed", board.messenger_used != 0},
          {"mordorAttempt", board.mordor_attempt != 0},
          {"declared", board.declared != 0}};
}

/// null while nobody has won, or when two share the victory.
json winner_seat_json(const Rules& rules, const Board& board) {
  const std::string_view id = seat_id(rules, best_seat(rules, board));
  return id.empty() ? json() : json(id);
}

}  // namespace

json board_json(const Rules& rules, const Board& board) {
  const std::optional<Winner> winner = winner_of(board);
  json object = dice_json(rules, board);
  object.update(turn_order_json(rules, board));
  object.update(json{
      {"turn", board.turn},
      {"phase", id_of(board.phase)},
      {"toAct", seat_id(rules, board.to_act)},
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
      {"battle", battle_json(rules, board)},
      {"inProgress", progress_json(rules, board)},
      {"winner", winner ? json(id_of(winner->side)) : json()},
      {"victory", winner ? json(id_of(winner->victory)) : json()},
      {"winnerSeat", winner_seat_json(rules, board)},
  });
  return object;
}

}  // namespace wotr
