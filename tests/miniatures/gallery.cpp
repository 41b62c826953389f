#include <cstdio>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/geometry/mesh_edit.h"
#include "game/figures/siege_works.h"
#include "game/places/places.h"
#include "game/wotr/figures/card_stacks.h"
#include "game/wotr/figures/counters.h"
#include "game/wotr/figures/dice.h"
#include "game/wotr/figures/emblems.h"
#include "tests/miniatures/figures.h"
#include "tests/miniatures/raster.h"

// miniature_gallery OUT.png SHEET [PIXELS]: a contact sheet of the models at the playing angle.
// SHEET is units or characters, from the files of figures (also as middle-… and reduced-…), places
// or towns (also as reduced-…), things, or the id of a figure, turned all round; PIXELS is the
// width of a cell.

namespace {

using engine::Mesh;
using figures::Detail;
using figures::die_rest_rotation;
using figures::kDieEdge;
using figures::kDieFaces;
using namespace wotr_figures;
using places::great_places;
using places::place_model;

struct Sheet {
  std::vector<Mesh> models;
  float span;  ///< board units across one cell
  int columns;
  float ground = 0.8F;  ///< where in a cell the models stand
};

enum class Who { kUnits, kCharacters };

Mesh of_level(engine::Model model, std::string_view sheet) {
  if (sheet.starts_with("reduced")) return std::move(model.coarse);
  return sheet.starts_with("middle") ? std::move(model.middle) : std::move(model.full);
}

Sheet figure_sheet(Who who, std::string_view name) {
  Sheet sheet{{}, 3.2F, 8};
  for (table_test::Figure& each : table_test::figures()) {
    const bool is_unit = each.recipe.rank < wotr_figures::Rank::kCharacter;
    if (is_unit == (who == Who::kUnits)) {
      sheet.models.push_back(of_level(std::move(each.model), name));
    }
  }
  return sheet;
}

/// One figure from four sides, and close.
Sheet all_round(std::string_view id) {
  Sheet sheet{{}, 2.7F, 4, 0.84F};
  for (const table_test::Figure& each : table_test::figures()) {
    if (each.recipe.id != id) continue;
    for (const float turn : {0.0F, 60.0F, 150.0F, -70.0F}) {
      sheet.models.push_back(engine::turned(each.model.full, turn, {0, 1, 0}));
    }
  }
  return sheet;
}

void add_dice(Sheet& sheet) {
  for (const DiceSet set : {DiceSet::kFree, DiceSet::kShadow}) {
    for (int face = 0; face < kDieFaces; ++face) {
      const glm::mat4 rest = glm::mat4_cast(die_rest_rotation(face));
      const glm::vec3 lift{0.0F, kDieEdge / 2.0F, 0.0F};
      sheet.models.push_back(engine::moved(engine::transformed(action_die_mesh(set), rest), lift));
    }
    for (const int face : {4, 5}) {
      const glm::mat4 rest = glm::mat4_cast(die_rest_rotation(face));
      sheet.models.push_back(engine::transformed(combat_die_mesh(set), rest));
    }
  }
}

Sheet things() {
  Sheet sheet{{}, 3.2F, 8};
  add_dice(sheet);
  for (const char* nation :
       {"gondor", "rohan", "elves", "dwarves", "north", "isengard", "sauron", "southrons"}) {
    sheet.models.push_back(political_counter_mesh(nation, PoliticalFace::kActive));
  }
  sheet.models.push_back(political_counter_mesh("north", PoliticalFace::kPassive));
  sheet.models.push_back(hunt_tile_mesh());
  sheet.models.push_back(elven_ring_mesh());
  sheet.models.push_back(control_marker_mesh(DiceSet::kFree));
  sheet.models.push_back(control_marker_mesh(DiceSet::kShadow));
  sheet.models.push_back(corruption_counter_mesh());
  sheet.models.push_back(progress_counter_mesh());
  for (int work = 0; work < figures::kSiegeWorkKinds; ++work) {
    sheet.models.push_back(figures::siege_work_mesh(static_cast<figures::SiegeWork>(work)));
  }
  sheet.models.push_back(deck_mesh(DiceSet::kFree, {1.7F, 2.4F}, 0.5F));
  sheet.models.push_back(deck_mesh(DiceSet::kShadow, {1.7F, 2.4F}, 0.3F));
  return sheet;
}

Mesh of_detail(engine::Model model, Detail detail) {
  return detail == Detail::kFull ? std::move(model.full) : std::move(model.coarse);
}

Sheet places(Detail detail) {
  Sheet sheet{{}, 5.2F, 6, 0.72F};
  for (const std::string_view id : great_places()) {
    sheet.models.push_back(of_detail(place_model(id, "", ""), detail));
  }
  return sheet;
}

Sheet towns(Detail detail) {
  Sheet sheet{{}, 3.6F, 4, 0.6F};
  for (const char* nation :
       {"gondor", "rohan", "dwarves", "north", "isengard", "sauron", "southrons"}) {
    sheet.models.push_back(of_detail(place_model("", "town", nation), detail));
  }
  return sheet;
}

Sheet sheet_named(std::string_view name) {
  if (name.ends_with("characters")) return figure_sheet(Who::kCharacters, name);
  if (name.ends_with("units")) return figure_sheet(Who::kUnits, name);
  if (name == "things") return things();
  if (name == "places") return places(Detail::kFull);
  if (name == "reduced-places") return places(Detail::kReduced);
  if (name == "towns") return towns(Detail::kFull);
  if (name == "reduced-towns") return towns(Detail::kReduced);
  return all_round(name);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    std::fputs("usage: miniature_gallery OUT.png SHEET [PIXELS]\n", stderr);
    return 2;
  }
  const Sheet sheet = sheet_named(argv[2]);
  const int cell = argc > 3 ? std::stoi(argv[3]) : 200;
  const int count = static_cast<int>(sheet.models.size());
  const int rows = (count + sheet.columns - 1) / sheet.columns;
  table_test::Picture all = table_test::blank(cell * sheet.columns, cell * rows, {205, 185, 143});
  for (int i = 0; i < count; ++i) {
    table_test::Picture one = table_test::blank(cell, cell, {205, 185, 143});
    const float side = static_cast<float>(cell);
    const Mesh& mesh = sheet.models[static_cast<std::size_t>(i)];
    table_test::draw(one, mesh, {50.0F, side / sheet.span, side * 0.5F, side * sheet.ground});
    for (int y = 0; y < cell; ++y) {
      for (int x = 0; x < cell; ++x) {
        const int at = (i / sheet.columns * cell + y) * all.width + i % sheet.columns * cell + x;
        all.pixels[static_cast<std::size_t>(at)] =
            one.pixels[static_cast<std::size_t>(y * cell + x)];
      }
    }
    std::printf("%d: %zu triangles\n", i, engine::triangle_count(mesh));
  }
  return table_test::write_png(all, argv[1]) ? 0 : 1;
}
