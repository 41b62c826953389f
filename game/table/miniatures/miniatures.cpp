#include "game/table/miniatures/miniatures.h"

#include <algorithm>
#include <array>

#include "engine/geometry/shapes.h"
#include "game/table/miniatures/clay.h"
#include "game/table/miniatures/figures.h"
#include "game/table/miniatures/palette.h"

namespace table {
namespace {

struct UnitRow {
  std::string_view nation;
  std::string_view kind;
  FigureMaker make;
  float base = kUnitBase;
};

constexpr std::array<UnitRow, 23> kUnits{{{"gondor", "regular", gondor_regular},
                                          {"gondor", "elite", gondor_elite},
                                          {"gondor", "leader", gondor_leader},
                                          {"rohan", "regular", rohan_regular},
                                          {"rohan", "elite", rohan_elite},
                                          {"rohan", "leader", rohan_leader},
                                          {"elves", "regular", elves_regular},
                                          {"elves", "elite", elves_elite},
                                          {"elves", "leader", elves_leader},
                                          {"dwarves", "regular", dwarves_regular},
                                          {"dwarves", "elite", dwarves_elite},
                                          {"dwarves", "leader", dwarves_leader},
                                          {"north", "regular", north_regular},
                                          {"north", "elite", north_elite},
                                          {"north", "leader", north_leader},
                                          {"isengard", "regular", isengard_regular},
                                          {"isengard", "elite", isengard_elite},
                                          {"sauron", "regular", sauron_regular},
                                          {"sauron", "elite", sauron_elite, kLargeBase},
                                          {"sauron", "nazgul", nazgul, kLargeBase},
                                          {"sauron", "leader", nazgul, kLargeBase},
                                          {"southrons", "regular", southrons_regular},
                                          {"southrons", "elite", southrons_elite, kLargeBase}}};

engine::Mesh company(Detail detail) { return fellowship_mesh(FellowshipLook::Revealed, detail); }

struct CharacterRow {
  std::string_view id;
  FigureMaker make;
};

constexpr std::array<CharacterRow, 14> kCharacters{{{"ring-bearers", company},
                                                    {"gandalf-the-grey", gandalf_the_grey},
                                                    {"strider", strider},
                                                    {"boromir", boromir},
                                                    {"legolas", legolas},
                                                    {"gimli", gimli},
                                                    {"meriadoc", meriadoc},
                                                    {"peregrin", peregrin},
                                                    {"gandalf-the-white", gandalf_the_white},
                                                    {"aragorn", aragorn},
                                                    {"gollum", gollum},
                                                    {"saruman", saruman},
                                                    {"witch-king", witch_king},
                                                    {"mouth-of-sauron", mouth_of_sauron}}};

const UnitRow* find_unit(std::string_view nation, std::string_view kind) {
  const auto* row = std::find_if(kUnits.begin(), kUnits.end(), [&](const UnitRow& each) {
    return each.nation == nation && each.kind == kind;
  });
  return row == kUnits.end() ? nullptr : row;
}

}  // namespace

engine::Mesh unit_mesh(std::string_view nation, std::string_view kind, Detail detail) {
  const UnitRow* row = find_unit(nation, kind);
  return row == nullptr ? pawn_mesh() : row->make(detail);
}

engine::Mesh character_mesh(std::string_view id, Detail detail) {
  for (const CharacterRow& row : kCharacters) {
    if (row.id == id) return row.make(detail);
  }
  return pawn_mesh();
}

engine::Mesh pawn_mesh() {
  Clay clay{Detail::Reduced};
  const std::array<glm::vec2, 5> turned{
      {{0.4F, 0.0F}, {0.26F, 0.2F}, {0.14F, 0.9F}, {0.24F, 1.0F}, {0.0F, 1.5F}}};
  add(clay, engine::lathe(turned, 8, paints::kPine));
  return finished(std::move(clay), {paints::kPine, kUnitBase});
}

float unit_base_radius(std::string_view nation, std::string_view kind) {
  const UnitRow* row = find_unit(nation, kind);
  return row == nullptr ? kUnitBase : row->base;
}

float character_base_radius(std::string_view id) {
  return id == "ring-bearers" ? kFellowshipBaseRadius : kLargeBase;
}

std::vector<UnitId> unit_ids() {
  std::vector<UnitId> ids;
  for (const UnitRow& row : kUnits) {
    const bool alias = row.nation == "sauron" && row.kind == "leader";
    if (!alias) ids.push_back({row.nation, row.kind});
  }
  return ids;
}

std::vector<std::string_view> character_ids() {
  std::vector<std::string_view> ids;
  for (const CharacterRow& row : kCharacters) ids.push_back(row.id);
  return ids;
}

}  // namespace table
