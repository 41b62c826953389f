#include "rules/wotr/card_effects/on_fellowship/separate.h"

#include "rules/wotr/fellowship/fellowship.h"

namespace wotr {

Separate read_separate(const Rules&, const base::JsonReader& entry, CardProgram&) {
  entry.allow({"separate", "further", "level", "enters-sieges", "if"});
  if (entry.at("separate").text() != "group") entry.fail("whoever separates is a \"group\"");
  Separate data;
  if (const auto further = entry.find("further")) {
    data.further = static_cast<std::uint8_t>(further->integer(1, 12));
  }
  if (const auto level = entry.find("level")) {
    data.level = static_cast<std::uint8_t>(level->integer(1, 12));
  }
  if (const auto sieges = entry.find("enters-sieges")) data.enters_sieges = sieges->boolean();
  return data;
}

void run_separate(Play& play, const Separate& data, const CardStep&) {
  const AtSieges at_sieges = data.enters_sieges ? AtSieges::kMayEnter : AtSieges::kStayOut;
  push_separation(play, {data.further, data.level, at_sieges});
}

}  // namespace wotr
