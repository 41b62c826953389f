#include "rules/wotr/control.h"
#include "rules/wotr/figures_json.h"
#include "rules/wotr/position_parts.h"
#include "rules/wotr/read_id.h"

namespace wotr {
namespace {

using core::JsonReader;

void read_control(const Rules& rules, const JsonReader& control, RegionId region, Board& board) {
  if (!rules.all_settlements.contains(region)) {
    return control.fail("there is no Settlement to control");
  }
  if (read_id<Side>(control, "side") != side_of(region_of(rules, region).nation)) {
    board.captured.insert(region);
  }
}

Figures& standing(const Rules& rules, const JsonReader& group, RegionId region, Side owner,
                  Board& board) {
  const std::string name = group.text();
  if (name == "normal") return figures_in(board, region);
  if (name != "besieged") group.fail("a group is \"normal\" or \"besieged\"");
  const std::uint8_t stronghold = region_of(rules, region).stronghold;
  if (stronghold >= kStrongholdCount || !controls(rules, board, owner, region)) {
    group.fail("only who controls a Stronghold can be besieged in it");
    return figures_in(board, region);
  }
  return board.garrisons[stronghold];
}

void read_deployment(const Rules& rules, const JsonReader& entry, RegionId region, Board& board) {
  entry.allow({"group", "owner", "units", "leaders", "nazgul", "characters"});
  const Side owner = read_id<Side>(entry.at("owner"), "seat");
  const Figures figures = read_figures(entry);
  if (part_of(figures, owner) != figures) entry.fail("some of these figures are of the other side");
  Figures& here = entry.has("group") ? standing(rules, entry.at("group"), region, owner, board)
                                     : figures_in(board, region);
  if (has_figure(here, owner)) entry.fail("this owner has another deployment of the same group");
  here = plus(here, figures);
}

void clear(const Rules& rules, RegionId region, Board& board) {
  figures_in(board, region) = {};
  board.captured.erase(region);
  const std::uint8_t stronghold = region_of(rules, region).stronghold;
  if (stronghold < kStrongholdCount) board.garrisons[stronghold] = {};
}

void read_region(const Rules& rules, const JsonReader& entry, RegionId region, Board& board) {
  entry.allow({"control", "deployments"});
  clear(rules, region, board);
  if (const auto control = entry.find("control")) read_control(rules, *control, region, board);
  const auto deployments = entry.find("deployments");
  if (!deployments) return;
  for (const JsonReader& deployment : deployments->list()) {
    read_deployment(rules, deployment, region, board);
  }
}

}  // namespace

void read_map(const Rules& rules, const JsonReader& top, Board& board) {
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
