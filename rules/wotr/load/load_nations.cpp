// data/wotr/nations.json: R-011 (figures in the box), R-016 (Political Track).

#include <string>

#include "rules/wotr/load/load_parts.h"
#include "rules/wotr/names/read_id.h"

namespace wotr {
namespace {

using base::JsonReader;

void load_figures(const JsonReader& entry, Nation nation, Figures& box) {
  entry.allow({"regular", "elite", "leader", "nazgul"});
  const auto count = [&](std::string_view field, bool may_have) {
    return entry.at(field).integer(0, may_have ? kMostFigures : 0);
  };
  add(box, regular_of(nation), count("regular", true));
  add(box, elite_of(nation), count("elite", true));
  const int leaders = count("leader", side_of(nation) == Side::kFree);
  if (side_of(nation) == Side::kFree) add(box, leader_of(nation), leaders);
  add(box, kNazgul, count("nazgul", nation == Nation::kSauron));
}

void load_nation(const JsonReader& entry, Nation nation, Rules& rules) {
  entry.allow({"id", "name", "side", "startBox", "active", "figures"});
  NationRow& row = rules.nations[static_cast<std::size_t>(nation)];
  row.id = entry.at("id").text();
  row.name = entry.at("name").text();
  row.start_box = static_cast<std::uint8_t>(entry.at("startBox").integer(1, 3));
  row.starts_active = entry.at("active").boolean() ? 1 : 0;
  if (read_id<Side>(entry.at("side"), "side") != side_of(nation)) {
    entry.at("side").fail("this Nation is of the other side");
  }
  if (side_of(nation) == Side::kShadow && row.starts_active == 0) {
    entry.at("active").fail("Shadow Nations are always active (R-262)");
  }
  load_figures(entry.at("figures"), nation, rules.in_the_box);
}

}  // namespace

void load_nations(const JsonReader& file, Rules& rules) {
  for (const JsonReader& entry : file.list()) {
    const auto nation = read_id<Nation>(entry.at("id"), "nation");
    if (!rules.nations[static_cast<std::size_t>(nation)].id.empty()) {
      entry.fail("this Nation stands here twice");
      return;
    }
    load_nation(entry, nation, rules);
  }
  for (int n = 0; n < kNationCount; ++n) {
    const std::string id(id_of(static_cast<Nation>(n)));
    if (rules.nations[static_cast<std::size_t>(n)].id.empty()) {
      file.fail("the Nation \"" + id + "\" is missing");
    }
  }
}

}  // namespace wotr
