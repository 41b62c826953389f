#include "rules/wotr/json/figures_json.h"

#include <nlohmann/json.hpp>

#include "rules/wotr/names/read_id.h"

namespace wotr {
namespace {

using base::JsonReader;
using nlohmann::json;

std::string key_of(Nation nation) { return std::string(id_of(nation)); }

void read_units(const JsonReader& units, Figures& figures) {
  for (const auto& [id, entry] : units.members()) {
    const auto nation = find_id<Nation>(id);
    if (!nation) return entry.fail("there is no such Nation");
    entry.allow({"regular", "elite"});
    if (const auto n = entry.find("regular"))
      add(figures, regular_of(*nation), n->integer(0, kMostFigures));
    if (const auto n = entry.find("elite"))
      add(figures, elite_of(*nation), n->integer(0, kMostFigures));
  }
}

void read_leaders(const JsonReader& leaders, Figures& figures) {
  for (const auto& [id, entry] : leaders.members()) {
    const auto nation = find_id<Nation>(id);
    if (!nation || side_of(*nation) == Side::kShadow) {
      return entry.fail("no Free Peoples Nation of this name has Leaders");
    }
    add(figures, leader_of(*nation), entry.integer(0, kMostFigures));
  }
}

}  // namespace

json characters_json(CharacterSet characters) {
  json list = json::array();
  for (std::size_t i = 0; i < kCharacterCount; ++i) {
    const auto who = static_cast<Character>(i);
    if (contains(characters, who)) list.push_back(id_of(who));
  }
  return list;
}

CharacterSet read_characters(const JsonReader& list) {
  CharacterSet characters = 0;
  for (const JsonReader& entry : list.list()) {
    const auto who = read_id<Character>(entry, "character");
    if (contains(characters, who)) entry.fail("he stands here twice");
    characters = join(characters, only(who));
  }
  return characters;
}

json figures_json(const Figures& figures) {
  json units = json::object();
  json leaders = json::object();
  for (std::size_t n = 0; n < kNationCount; ++n) {
    const std::string nation = key_of(static_cast<Nation>(n));
    if (figures.regular[n] + figures.elite[n] > 0) {
      units[nation] = {{"regular", figures.regular[n]}, {"elite", figures.elite[n]}};
    }
    if (n < kFreeNationCount && figures.leader[n] > 0) leaders[nation] = figures.leader[n];
  }
  return {{"units", units},
          {"leaders", leaders},
          {"nazgul", figures.nazgul},
          {"characters", characters_json(figures.characters)}};
}

Figures read_figures(const JsonReader& reader) {
  Figures figures;
  if (const auto units = reader.find("units")) read_units(*units, figures);
  if (const auto leaders = reader.find("leaders")) read_leaders(*leaders, figures);
  if (const auto nazgul = reader.find("nazgul")) add(figures, kNazgul, nazgul->integer(0, 8));
  if (const auto list = reader.find("characters")) figures.characters = read_characters(*list);
  return figures;
}

json pool_json(const Figures& pool, Side side) {
  json object = json::object();
  const std::size_t first = side == Side::kFree ? 0 : kFreeNationCount;
  const std::size_t last = side == Side::kFree ? kFreeNationCount : kNationCount;
  for (std::size_t n = first; n < last; ++n) {
    object[key_of(static_cast<Nation>(n))] = {
        {"regular", pool.regular[n]},
        {"elite", pool.elite[n]},
        {"leader", side == Side::kFree ? int{pool.leader[n]} : 0}};
  }
  if (side == Side::kShadow) object["nazgul"] = pool.nazgul;
  object["characters"] = characters_json(characters_of(pool, side));
  return object;
}

Figures read_pool(const JsonReader& reader, Side side) {
  Figures pool;
  for (const auto& member : reader.members()) {
    const std::string& name = member.first;
    const JsonReader& entry = member.second;
    if (name == "characters") {
      pool.characters = read_characters(entry);
    } else if (name == "nazgul" && side == Side::kShadow) {
      add(pool, kNazgul, entry.integer(0, 8));
    } else if (const auto nation = find_id<Nation>(name); nation && side_of(*nation) == side) {
      entry.allow({"regular", "elite", "leader"});
      const auto read = [&](std::string_view field, Figure figure, int most) {
        if (const auto count = entry.find(field)) add(pool, figure, count->integer(0, most));
      };
      read("regular", regular_of(*nation), kMostFigures);
      read("elite", elite_of(*nation), kMostFigures);
      const bool free = side == Side::kFree;
      read("leader", free ? leader_of(*nation) : kNazgul, free ? kMostFigures : 0);
    } else {
      entry.fail("there is no such field here");
    }
  }
  return pool;
}

}  // namespace wotr
