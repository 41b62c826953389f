#include <algorithm>
#include <utility>
#include <vector>

#include "rules/wotr/board/control.h"
#include "rules/wotr/board/mixed_armies.h"
#include "rules/wotr/json/figures_json.h"
#include "rules/wotr/names/read_id.h"
#include "rules/wotr/positions/position_parts.h"

namespace wotr {
namespace {

using base::JsonReader;

void read_control(const Rules& rules, const JsonReader& control, RegionId region, Board& board) {
  if (!rules.all_settlements.contains(region)) {
    return control.fail("there is no Settlement to control");
  }
  if (read_id<Side>(control, "side") != side_of(region_of(rules, region).nation)) {
    board.captured.insert(region);
  }
}

///
void read_captor(const Rules& rules, const JsonReader& captor, RegionId region, Board& board) {
  const Seat seat = read_seat(rules, captor);
  const Side side = side_of(rules, seat);
  if (!board.captured.contains(region) || controller_of(rules, board, region) != side) {
    return captor.fail("this side has not captured it");
  }
  if (seat != first_seat_of(rules, side)) board.by_second.insert(region);
}

Place read_group_place(const Rules& rules, const JsonReader& group, RegionId region, Side owner,
                       const Board& board) {
  const std::string name = group.text();
  if (name == "normal") return in_region(region);
  if (name != "besieged") group.fail("a group is \"normal\" or \"besieged\"");
  if (!rules.stronghold_regions.contains(region) || !controls(rules, board, owner, region)) {
    group.fail("only who controls a Stronghold can be besieged in it");
    return in_region(region);
  }
  return in_garrison(region);
}

/// A teammate's figures stand in the same deployment only in a mixed Army.
void check_owner(const Rules& rules, const JsonReader& entry, Seat owner, const Figures& figures) {
  const Side side = side_of(rules, owner);
  if (part_of(figures, side) != figures) {
    entry.fail("some of these figures are of the other side");
  } else if (own_part(rules, figures, owner) != figures && !has_two_owners(rules, figures, side)) {
    entry.fail("some of these figures are the teammate's");
  }
}

void read_deployment(const Rules& rules, const JsonReader& entry, RegionId region, Board& board,
                     std::vector<std::pair<Place, Seat>>& known) {
  entry.allow({"group", "owner", "units", "leaders", "nazgul", "characters"});
  const Seat owner = read_seat(rules, entry.at("owner"));
  const Side side = side_of(rules, owner);
  const Figures figures = read_figures(entry);
  check_owner(rules, entry, owner, figures);
  const Place place = entry.has("group")
                          ? read_group_place(rules, entry.at("group"), region, side, board)
                          : in_region(region);
  if (std::find(known.begin(), known.end(), std::pair(place, owner)) != known.end()) {
    entry.fail("this owner has another deployment of the same group");
  }
  known.emplace_back(place, owner);
  Figures& here = figures_at(rules, board, place);
  here = plus(here, figures);
  if (has_two_owners(rules, figures, side)) set_mixed(rules, board, place, true);
}

void clear(const Rules& rules, RegionId region, Board& board) {
  figures_in(board, region) = {};
  board.captured.erase(region);
  board.by_second.erase(region);
  set_mixed(rules, board, in_region(region), false);
  const std::uint8_t stronghold = region_of(rules, region).stronghold;
  if (stronghold >= kStrongholdCount) return;
  board.garrisons[stronghold] = {};
  set_mixed(rules, board, in_garrison(region), false);
}

void read_region(const Rules& rules, const JsonReader& entry, RegionId region, Board& board) {
  entry.allow({"control", "capturedBy", "deployments"});
  clear(rules, region, board);
  if (const auto control = entry.find("control")) read_control(rules, *control, region, board);
  if (const auto captor = entry.find("capturedBy")) read_captor(rules, *captor, region, board);
  const auto deployments = entry.find("deployments");
  if (!deployments) return;
  std::vector<std::pair<Place, Seat>> known;
  for (const JsonReader& deployment : deployments->list()) {
    read_deployment(rules, deployment, region, board, known);
  }
}

}  // namespace

namespace {

/// those who fight their way ashore stand in no region.
void read_landing_force(const JsonReader& top, Board& board) {
  const auto battle = top.find("battle");
  if (!battle || !battle->has("landingForce")) return;
  board.landing = read_figures(battle->at("landingForce"));
}

}  // namespace

void read_map(const Rules& rules, const JsonReader& top, Board& board) {
  read_landing_force(top, board);
  if (const auto start = top.find("board")) {
    if (start->text() != "empty") start->fail("the only other board is \"empty\"");
    for (int r = 0; r < kRegionCount; ++r) clear(rules, static_cast<RegionId>(r), board);
  }
  const auto regions = top.find("regions");
  if (!regions) return;
  for (const auto& [id, entry] : regions->members()) {
    const RegionId region = find_region(rules, id);
    if (region == kNoRegion) return entry.fail("there is no such region");
    read_region(rules, entry, region, board);
  }
}

}  // namespace wotr
