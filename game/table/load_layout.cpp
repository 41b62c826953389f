#include "game/table/load_layout.h"

#include <algorithm>
#include <array>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/json_reader.h"
#include "game/table/ranks.h"

namespace table {
namespace {

using base::JsonReader;

constexpr std::array<std::string_view, 5> kFiles{"map/regions-layout.json", "map/borders.json",
                                                 "map/labels.json", "map/mordor-track.json",
                                                 "motion.json"};
constexpr std::array<std::string_view, 11> kLabelKinds{
    "sea", "bay", "lake", "island", "range", "peak", "river", "wood", "waste", "road", "realm"};
constexpr float kLargestCoordinate = 1000;
constexpr float kClosed = 0.02F;  // ends of arcs are rounded to a hundredth

using Arcs = std::map<int, std::vector<glm::vec2>>;

float number(const JsonReader& reader) {
  if (!reader.value().is_number()) {
    reader.fail(base::quoted(reader.value()) + " is not a number");
    return 0;
  }
  const auto value = reader.value().get<double>();
  if (!(value > -kLargestCoordinate && value < kLargestCoordinate)) {
    reader.fail("the number is out of all bounds");
    return 0;
  }
  return static_cast<float>(value);
}

glm::vec2 point(const JsonReader& reader) {
  const std::vector<JsonReader> parts = reader.list();
  if (parts.size() != 2) {
    reader.fail("a point is two numbers");
    return {0, 0};
  }
  return {number(parts[0]), number(parts[1])};
}

std::vector<glm::vec2> line(const JsonReader& reader) {
  std::vector<glm::vec2> points;
  for (const JsonReader& each : reader.list()) points.push_back(point(each));
  if (points.size() < 2) reader.fail("a line has at least two points");
  return points;
}

wotr::RegionId region_named(const wotr::Rules& rules, std::string_view id) {
  for (std::size_t i = 0; i < rules.regions.size(); ++i) {
    if (rules.regions[i].id == id) return static_cast<wotr::RegionId>(i);
  }
  return wotr::kNoRegion;
}

void read_region(const JsonReader& reader, RegionLayout& region) {
  const JsonReader label = reader.at("label");
  region.label = {number(label.at("x")), number(label.at("y"))};
  region.label_angle = glm::radians(number(label.at("angle")));
  region.label_length = number(label.at("length"));
  region.label_size = number(label.at("size"));
  region.settlement = point(reader.at("settlement"));
  const auto afar = label.find("afar");
  region.label_afar = afar ? point(*afar) : region.label;
  const JsonReader slots = reader.at("slots");
  region.armies = {point(slots.at("free")), point(slots.at("shadow"))};
  region.characters = point(slots.at("characters"));
  region.control = point(slots.at("control"));
}

void read_regions(const JsonReader& root, const wotr::Rules& rules, Layout& layout) {
  wotr::RegionSet seen;
  for (const auto& [id, reader] : root.at("regions").members()) {
    const wotr::RegionId region = region_named(rules, id);
    if (region == wotr::kNoRegion) {
      reader.fail("there is no such region");
      continue;
    }
    seen.insert(region);
    read_region(reader, layout.regions[static_cast<std::size_t>(region)]);
  }
  for (std::size_t i = 0; i < rules.regions.size(); ++i) {
    if (seen.contains(static_cast<wotr::RegionId>(i))) continue;
    root.at("regions").fail("the region " + base::quoted(std::string_view(rules.regions[i].id)) +
                            " is missing");
  }
}

Arcs read_arcs(const JsonReader& root) {
  Arcs arcs;
  for (const JsonReader& arc : root.at("arcs").list()) {
    const int id = arc.at("id").integer(1, 100000);
    if (!arcs.emplace(id, line(arc.at("points"))).second) arc.fail("this arc stands here twice");
  }
  return arcs;
}

/// Appends the arc; its first point is the ring's last one already.
void follow(const JsonReader& reader, const Arcs& arcs, std::vector<glm::vec2>& ring) {
  const int number = reader.integer(-100000, 100000);
  const auto found = arcs.find(std::abs(number));
  if (found == arcs.end()) {
    reader.fail("there is no arc " + std::to_string(std::abs(number)));
    return;
  }
  std::vector<glm::vec2> points = found->second;
  if (number < 0) std::reverse(points.begin(), points.end());
  if (!ring.empty()) {
    if (glm::distance(ring.back(), points.front()) > kClosed) {
      reader.fail("the arc does not begin where the one before it ends");
    }
    points.erase(points.begin());
  }
  ring.insert(ring.end(), points.begin(), points.end());
}

void read_ring(const JsonReader& reader, const Arcs& arcs, RegionLayout& region) {
  std::vector<glm::vec2> ring;
  for (const JsonReader& arc : reader.list()) follow(arc, arcs, ring);
  if (ring.size() < 4 || glm::distance(ring.front(), ring.back()) > kClosed) {
    reader.fail("the border does not close");
    return;
  }
  ring.pop_back();
  if (area_of(ring) < 0) std::reverse(ring.begin(), ring.end());
  region.north_west = region.south_east = ring.front();
  for (const glm::vec2& corner : ring) {
    region.north_west = glm::min(region.north_west, corner);
    region.south_east = glm::max(region.south_east, corner);
  }
  region.border = std::move(ring);
}

void read_borders(const JsonReader& root, const wotr::Rules& rules, Layout& layout) {
  const Arcs arcs = read_arcs(root);
  for (std::size_t i = 0; i < rules.regions.size(); ++i) {
    read_ring(root.at("rings").at(rules.regions[i].id), arcs, layout.regions[i]);
  }
}

void read_labels(const JsonReader& root, Layout& layout) {
  for (const JsonReader& each : root.at("labels").list()) {
    MapLabel label;
    label.text = each.at("text").text();
    const std::string kind = each.at("kind").text();
    const auto found = std::find(kLabelKinds.begin(), kLabelKinds.end(), kind);
    if (found == kLabelKinds.end()) {
      each.at("kind").fail(base::quoted(std::string_view(kind)) + " is not a kind of label");
      continue;
    }
    label.kind = static_cast<LabelKind>(found - kLabelKinds.begin());
    label.size = number(each.at("size"));
    label.line = line(each.at("line"));
    layout.labels.push_back(std::move(label));
  }
}

void read_track(const JsonReader& root, Layout& layout) {
  const std::vector<JsonReader> spaces = root.at("spaces").list();
  if (spaces.size() != layout.mordor_track.size()) {
    root.at("spaces").fail("the Mordor Track has " + std::to_string(kMordorSpaces) + " spaces");
    return;
  }
  for (std::size_t i = 0; i < spaces.size(); ++i) layout.mordor_track[i] = point(spaces[i]);
}

/// What stands in a region must not stand in its neighbour.
void check_places(const wotr::Rules& rules, const Layout& layout, base::Fault& fault) {
  for (std::size_t i = 0; i < layout.regions.size(); ++i) {
    const RegionLayout& region = layout.regions[i];
    const std::pair<std::string_view, glm::vec2> places[] = {
        {"label", region.label},
        {"settlement", region.settlement},
        {"slots.free", region.armies[0]},
        {"slots.shadow", region.armies[1]},
        {"slots.characters", region.characters},
        {"slots.control", region.control}};
    for (const auto& [name, place] : places) {
      if (is_inside(region.border, place)) continue;
      fault.report("regions." + rules.regions[i].id + "." + std::string(name),
                   "it lies outside of the region's border");
    }
  }
}

}  // namespace

std::vector<std::string> layout_files() { return {kFiles.begin(), kFiles.end()}; }

base::Result<Layout> load_layout(std::span<const core::DataFile> files, const wotr::Rules& rules) {
  Layout layout;
  for (const std::string_view name : kFiles) {
    const auto file = std::find_if(files.begin(), files.end(),
                                   [&](const core::DataFile& each) { return each.name == name; });
    if (file == files.end()) return base::Error{std::string(name) + " is missing"};
    base::Fault fault(file->name);
    const auto json = base::parse_text(file->text, fault);
    if (!json) return fault.error();
    const JsonReader root(*json, fault);
    if (name == kFiles[0]) read_regions(root, rules, layout);
    if (name == kFiles[1]) read_borders(root, rules, layout);
    if (name == kFiles[2]) read_labels(root, layout);
    if (name == kFiles[3]) read_track(root, layout);
    if (name == kFiles[4]) layout.motion = read_motion_style(root);
    if (fault.any()) return fault.error();
  }
  base::Fault fault{std::string(kFiles[0])};
  check_places(rules, layout, fault);
  if (fault.any()) return fault.error();
  for (RegionLayout& region : layout.regions) {
    region.before_other_names = ground_before_other_names(layout, region);
  }
  return layout;
}

}  // namespace table
