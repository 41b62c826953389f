#include "game/table/board/load_layout.h"

#include <algorithm>
#include <array>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/json_reader.h"

namespace table {
namespace {

using base::JsonReader;

constexpr std::string_view kRegions = "map/regions-layout.json";
constexpr std::string_view kBorders = "map/borders.json";
constexpr std::string_view kLabels = "map/labels.json";
constexpr std::string_view kMotion = "motion.json";
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

RegionId region_named(const MapPlan& plan, std::string_view id) {
  for (std::size_t i = 0; i < plan.regions.size(); ++i) {
    if (plan.regions[i].id == id) return static_cast<RegionId>(i);
  }
  return kNoRegion;
}

/// A slot that no region has would stand nowhere.
void check_slots(const JsonReader& slots, const MapPlan& plan) {
  const auto has = [](const std::vector<std::string>& names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
  };
  for (const auto& [name, place] : slots.members()) {
    if (!has(plan.army_slots, name) && !has(plan.slots, name)) place.fail("there is no such slot");
  }
}

void read_region(const JsonReader& reader, const MapPlan& plan, RegionLayout& region) {
  reader.allow({"label", "settlement", "points", "slots"});
  const JsonReader label = reader.at("label");
  label.allow({"x", "y", "angle", "length", "size", "afar"});
  region.label = {number(label.at("x")), number(label.at("y"))};
  region.label_angle = glm::radians(number(label.at("angle")));
  region.label_length = number(label.at("length"));
  region.label_size = number(label.at("size"));
  region.settlement = point(reader.at("settlement"));
  const auto afar = label.find("afar");
  region.label_afar = afar ? point(*afar) : region.label;
  const JsonReader slots = reader.at("slots");
  check_slots(slots, plan);
  for (const std::string& slot : plan.army_slots) region.armies.push_back(point(slots.at(slot)));
  for (const std::string& slot : plan.slots) region.slots.push_back(point(slots.at(slot)));
}

void read_regions(const JsonReader& root, const MapPlan& plan, Layout& layout) {
  root.allow({"note", "regions"});
  RegionSet seen;
  for (const auto& [id, reader] : root.at("regions").members()) {
    const RegionId region = region_named(plan, id);
    if (region == kNoRegion) {
      reader.fail("there is no such region");
      continue;
    }
    seen.insert(region);
    read_region(reader, plan, layout.regions[static_cast<std::size_t>(region)]);
  }
  for (std::size_t i = 0; i < plan.regions.size(); ++i) {
    if (seen.contains(static_cast<RegionId>(i))) continue;
    root.at("regions").fail("the region " + base::quoted(std::string_view(plan.regions[i].id)) +
                            " is missing");
  }
}

Arcs read_arcs(const JsonReader& root) {
  Arcs arcs;
  for (const JsonReader& arc : root.at("arcs").list()) {
    arc.allow({"id", "kind", "sides", "points"});
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
  set_border(region, std::move(ring));
}

void read_borders(const JsonReader& root, Layout& layout) {
  root.allow({"note", "arcs", "rings", "wilds"});  // the wilds are the baker's
  const Arcs arcs = read_arcs(root);
  for (RegionLayout& region : layout.regions) {
    read_ring(root.at("rings").at(region.id), arcs, region);
  }
}

void read_labels(const JsonReader& root, Layout& layout) {
  root.allow({"note", "labels"});
  for (const JsonReader& each : root.at("labels").list()) {
    each.allow({"id", "text", "kind", "size", "line", "nation"});
    MapLabel label;
    label.id = each.at("id").text();
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

void read_track(const JsonReader& root, const MapPlan::Track& track, Layout& layout) {
  root.allow({"note", "spaces", "line"});  // the line is the baker's
  const std::vector<JsonReader> spaces = root.at("spaces").list();
  if (spaces.size() != track.spaces) {
    root.at("spaces").fail("this track has " + std::to_string(track.spaces) + " spaces");
    return;
  }
  std::vector<glm::vec2>& places = layout.tracks[track.name];
  for (const JsonReader& space : spaces) places.push_back(point(space));
}

/// What stands in a region must not stand in its neighbour.
void check_places(const MapPlan& plan, const Layout& layout, base::Fault& fault) {
  for (const RegionLayout& region : layout.regions) {
    std::vector<std::pair<std::string, glm::vec2>> places{{"label", region.label},
                                                          {"settlement", region.settlement}};
    for (std::size_t i = 0; i < plan.army_slots.size(); ++i) {
      places.emplace_back("slots." + plan.army_slots[i], region.armies[i]);
    }
    for (std::size_t i = 0; i < plan.slots.size(); ++i) {
      places.emplace_back("slots." + plan.slots[i], region.slots[i]);
    }
    for (const auto& [name, place] : places) {
      if (is_inside(region.border, place)) continue;
      fault.report("regions." + region.id + "." + name, "it lies outside of the region's border");
    }
  }
}

/// The regions as the game has them, with nothing drawn yet.
Layout planned(const MapPlan& plan) {
  Layout layout;
  for (const MapPlan::Region& row : plan.regions) {
    RegionLayout region;
    region.id = row.id;
    region.name = row.name;
    region.is_great = row.is_great;
    region.neighbours = row.neighbours;
    for (const RegionId next : row.neighbours) region.adjacent.insert(next);
    layout.regions.push_back(std::move(region));
  }
  return layout;
}

void read_file(std::string_view name, const JsonReader& root, const MapPlan& plan, Layout& layout) {
  if (name == kRegions) read_regions(root, plan, layout);
  if (name == kBorders) read_borders(root, layout);
  if (name == kLabels) read_labels(root, layout);
  if (name == kMotion) layout.motion = read_motion_style(root);
  for (const MapPlan::Track& track : plan.tracks) {
    if (name == track.file) read_track(root, track, layout);
  }
}

/// Reads them all, whatever is wrong with one; a sentence for each that is no good.
std::vector<std::string> read_layout(std::span<const core::DataFile> files, const MapPlan& plan,
                                     Layout& layout) {
  std::vector<std::string> faults;
  for (const std::string& name : layout_files(plan.tracks)) {
    const auto file = std::find_if(files.begin(), files.end(),
                                   [&](const core::DataFile& each) { return each.name == name; });
    base::Fault fault(name);
    const auto json = file == files.end() ? std::nullopt : base::parse_text(file->text, fault);
    if (file == files.end()) fault.report("", "the file is missing");
    if (json) read_file(name, JsonReader(*json, fault), plan, layout);
    if (fault.any()) faults.push_back(fault.error().message);
  }
  if (!faults.empty()) return faults;
  base::Fault fault{std::string(kRegions)};
  check_places(plan, layout, fault);
  if (fault.any()) faults.push_back(fault.error().message);
  return faults;
}

}  // namespace

std::vector<std::string> layout_files(std::span<const MapPlan::Track> tracks) {
  std::vector<std::string> files{std::string(kRegions), std::string(kBorders),
                                 std::string(kLabels)};
  for (const MapPlan::Track& track : tracks) files.push_back(track.file);
  files.emplace_back(kMotion);
  return files;
}

base::Result<Layout> load_layout(std::span<const core::DataFile> files, const MapPlan& plan) {
  Layout layout = planned(plan);
  if (auto faults = read_layout(files, plan, layout); !faults.empty()) {
    return base::Error{std::move(faults.front())};
  }
  clear_names(layout);
  return layout;
}

std::vector<std::string> layout_faults(std::span<const core::DataFile> files, const MapPlan& plan) {
  Layout layout = planned(plan);
  return read_layout(files, plan, layout);
}

}  // namespace table
