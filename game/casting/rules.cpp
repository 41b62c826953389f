#include "game/casting/rules.h"

#include <nlohmann/json.hpp>
#include <string>

#include "base/json_reader.h"

namespace director {
namespace {

using base::JsonReader;

constexpr float kFarthest = 1000;  // board units
constexpr float kSteepest = 1.5F;  // radians

void read_shots(const JsonReader& reader, Rules& rules) {
  reader.allow({"hold", "whole", "follow", "duel", "dice", "card"});
  for (std::size_t i = 0; i < kShotNames.size(); ++i) {
    const JsonReader shot = reader.at(kShotNames[i]);
    shot.allow({"near", "tilt"});
    rules.shots[i] = {.near = shot.at("near").number(10, kFarthest),
                      .tilt = shot.at("tilt").number(0.3F, kSteepest)};
  }
}

}  // namespace

base::Result<Rules> read_rules(std::string_view text, std::string_view name) {
  base::Fault fault{std::string(name)};
  const auto file = base::parse_text(text, fault);
  if (!file) return fault.error();
  const JsonReader top(*file, fault);
  top.allow({"note", "leastShot", "mostShot", "lingers", "mostCuts", "mostPan", "farGlide", "lead",
             "opens", "settles", "together", "margin", "land", "figure", "battle", "seen",
             "shots"});
  Rules rules;
  rules.least_shot = top.at("leastShot").number(0.5F, 20);
  rules.most_shot = top.at("mostShot").number(1, 60);
  rules.lingers = top.at("lingers").number(1, 60);
  rules.most_cuts = top.at("mostCuts").integer(1, 60);
  rules.most_pan = top.at("mostPan").number(0.05F, 5);
  rules.far_glide = top.at("farGlide").number(0.1F, 20);
  rules.lead = top.at("lead").number(0, 5);
  rules.opens = top.at("opens").number(1, 4);
  rules.settles = top.at("settles").number(0.1F, 20);
  rules.together = top.at("together").number(1, 10);
  rules.margin = top.at("margin").number(0, 0.3F);
  rules.land = top.at("land").number(0, 1);
  rules.figure = top.at("figure").number(0, 1);
  rules.battle = top.at("battle").number(0, 1);
  rules.seen = top.at("seen").integer(1, 10);
  read_shots(top.at("shots"), rules);
  if (fault.any()) return fault.error();
  return rules;
}

}  // namespace director
