#include "game/sound/book/bodies_file.h"

#include <nlohmann/json.hpp>

#include "base/json_reader.h"

namespace sound {
namespace {

using base::JsonReader;

constexpr std::size_t kMostModes = 24;

engine::Mode read_mode(const JsonReader& field) {
  const std::vector<JsonReader> numbers = field.list();
  if (numbers.size() != 3) {
    field.fail("a mode is [hertz, seconds, gain]");
    return {};
  }
  return {.hertz = numbers[0].number(20, 20000),
          .seconds = numbers[1].number(0.002F, 20),
          .gain = numbers[2].number(0, 1)};
}

engine::StruckBody read_body(const JsonReader& field) {
  field.allow({"contact", "modes"});
  engine::StruckBody body{.modes = {}, .contact = field.at("contact").number(0.00005F, 0.05F)};
  const std::vector<JsonReader> modes = field.at("modes").list();
  if (modes.empty() || modes.size() > kMostModes) field.fail("it has 1 to 24 modes");
  for (const JsonReader& mode : modes) body.modes.push_back(read_mode(mode));
  return body;
}

}  // namespace

base::Result<Bodies> parse_bodies(std::string_view text, std::string_view name) {
  base::Fault fault{std::string(name)};
  const std::optional<nlohmann::json> file = base::parse_text(text, fault);
  if (!file) return fault.error();
  const JsonReader top(*file, fault);
  top.allow({"note", "bodies"});
  Bodies bodies;
  for (const auto& [id, body] : top.at("bodies").members()) bodies[id] = read_body(body);
  if (fault.any()) return fault.error();
  return bodies;
}

}  // namespace sound
