#include "game/casting/cast.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

#include "base/json_reader.h"

namespace director {
namespace {

using base::JsonReader;

constexpr int kMostWeight = 10;

Part read_part(const JsonReader& reader) {
  reader.allow({"weight", "shot"});
  Part part{.weight = reader.at("weight").integer(0, kMostWeight)};
  const JsonReader shot = reader.at("shot");
  const auto found = std::find(kShotNames.begin(), kShotNames.end(), shot.text());
  if (found == kShotNames.end()) {
    shot.fail("it is hold, whole, follow, duel, dice or card");
  } else {
    part.shot = static_cast<ShotKind>(found - kShotNames.begin());
  }
  return part;
}

}  // namespace

base::Result<Cast> read_cast(std::string_view text, std::string_view name,
                             std::span<const std::string_view> events) {
  base::Fault fault{std::string(name)};
  const auto file = base::parse_text(text, fault);
  if (!file) return fault.error();
  const JsonReader top(*file, fault);
  top.allow({"note", "events"});
  const JsonReader list = top.at("events");
  for (const auto& [event, reader] : list.members()) {
    const bool is_there = std::find(events.begin(), events.end(), event) != events.end();
    if (!is_there) reader.fail("there is no such event");
  }
  Cast cast;
  for (const std::string_view event : events) cast.push_back(read_part(list.at(event)));
  if (fault.any()) return fault.error();
  return cast;
}

Part part_of(const Cast& cast, std::span<const core::Event> events) {
  Part weightiest;
  for (const core::Event& event : events) {
    if (event.kind >= cast.size()) continue;
    const Part& part = cast[event.kind];
    if (part.weight > weightiest.weight) weightiest = part;
  }
  return weightiest;
}

}  // namespace director
